"""`valdora export`: games as game files, which `valdora verify` accepts."""

from pathlib import Path

from valdora.cli.parser import Arguments, Parser
from valdora.cli.refuse import Refusal
from valdora.cli.settings import OF_THE_DATABASE, add_settings, given_settings
from valdora.cli.storing import tell_unread, with_storage
from valdora.server.operating.backups import export_games
from valdora.texts import Texts


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("folder", metavar="DIR", type=Path, help=t("cli-export-folder"))
    parser.add_argument("--table", metavar="ID", help=t("cli-export-table"))
    add_settings(parser, t, OF_THE_DATABASE)


def run(args: Arguments, t: Texts) -> int:
    """Write the files and say how many there are."""
    settings = given_settings(args, t)
    done = with_storage(
        settings, t, lambda storage: export_games(storage, args.folder, args.table), reading=True
    )
    tell_unread(done, t, "backup-left-out")
    if args.table and not done.games:
        raise Refusal(t("cli-export-none", table=args.table))
    print(t("cli-export-done", games=done.games, folder=str(args.folder)))
    return 0
