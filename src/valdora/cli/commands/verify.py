"""`valdora verify`: whether a game file tells a game that was played by the rules."""

from valdora.cli.faults import given_edition, open_record, record_fault
from valdora.cli.parser import Arguments, Parser, add_edition
from valdora.cli.refuse import Refusal
from valdora.records import RecordError, verify
from valdora.texts import Texts


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help=t("cli-file-help"))
    add_edition(parser, t, "cli-record-edition")


def run(args: Arguments, t: Texts) -> int:
    """Say that the file is fine, or refuse it with line and reason."""
    edition = given_edition(args.edition, t)
    reader = open_record(args.file, t)
    try:
        verdict = verify(reader, edition)
    except RecordError as error:
        raise Refusal(record_fault(args.file, error, t)) from None
    print(
        t(
            "cli-verified",
            file=args.file,
            plies=verdict.plies,
            rounds=verdict.rounds,
            finished="yes" if verdict.finished else "no",
            deal=verdict.deal,
        )
    )
    return 0
