"""`valdora play`: the game in a terminal."""

import os
import shutil
import sys
import textwrap
from argparse import RawDescriptionHelpFormatter
from pathlib import Path
from typing import Final

from valdora import bots
from valdora.bots.measured import FAIR, MEASURED
from valdora.cli.faults import edition_faults, edition_for, given_edition, record_fault
from valdora.cli.guests import tell_of_unusable_guests
from valdora.cli.parser import Arguments, Parser, add_edition, number
from valdora.cli.refuse import INTERRUPTED, Misuse, Refusal
from valdora.content import EditionError
from valdora.records import RecordError
from valdora.terminal import (
    SaveError,
    SeatError,
    Session,
    Table,
    latest_game,
    new_game,
    read_seats,
    resume_game,
)
from valdora.terminal.pages import farewell
from valdora.terminal.table import Seat
from valdora.texts import Texts

DEFAULT_SEATS: Final = f"you,{bots.USUAL},{bots.USUAL}"
LATEST: Final = ""
"""What `--resume` says without a file."""


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    known = ", ".join(bots.names(*bots.PEOPLE))
    seats = t("cli-play-seats", default=DEFAULT_SEATS, known=known)
    parser.add_argument("--seats", metavar="A,B,…", help=seats)
    parser.add_argument("--seed", type=number(t, 0, 10**15), metavar="S", help=t("cli-play-seed"))
    add_edition(parser, t, "cli-play-edition")
    parser.add_argument("--plain", action="store_true", help=t("cli-play-plain"))
    parser.add_argument(
        "--resume", nargs="?", const=LATEST, metavar="FILE", help=t("cli-play-resume")
    )
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = _portraits(t, shutil.get_terminal_size().columns - 2)


def _portraits(t: Texts, width: int) -> str:
    """Each bot that can be chosen, and how it plays."""
    guests = bots.names("guest")
    typed = {name: _typed(t, name) for name in bots.names(*bots.PEOPLE)}
    column = max(map(len, typed.values())) + 4
    lines = [t("levels-title")]
    for name in (*bots.names("level", "comparison"), *guests):
        if guests and name == guests[0]:
            lines.append(t("levels-guests"))
        lines += textwrap.wrap(
            f"{t.portrait(name)} {_strength(t, name)}".strip(),
            max(width, column + 20),
            initial_indent=f"  {typed[name]}".ljust(column),
            subsequent_indent=" " * column,
        )
    return "\n".join(lines)


def _typed(t: Texts, bot: str) -> str:
    """What one types for a bot, and what the texts call its level where that is another word."""
    word = t.level(bot)
    return bot if word == bot else t("bot-with-level", name=bot, level=word)


def _strength(t: Texts, level: str) -> str:
    """How a level fares in matches."""
    match = MEASURED.get(level)
    if match is None:
        return ""
    wins = match.winner == level
    other = t(f"level-{match.losers if wins else match.winner}")
    key = "measured-wins" if wins else "measured-beaten"
    return t(key, other=other, share=t.percent(match.share), fair=t.percent(FAIR))


def run(args: Arguments, t: Texts) -> int:
    """Play, and leave the game saved whatever happens."""
    tell_of_unusable_guests(t)
    session = _session(args, t)
    t = Texts(t.language, session.table.edition)
    on_screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if args.plain or not on_screen:
        return _play_plain(session, t)
    from valdora.terminal.screen import FullScreen  # noqa: PLC0415 - plain play needs no Textual

    try:
        FullScreen(session, t).run()
    finally:
        session.leave()
    print("\n".join(farewell(t, session)))
    return 0


def _play_plain(session: Session, t: Texts) -> int:
    from valdora.terminal.plain import Plain  # noqa: PLC0415 - see above

    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        Plain(session, t, sys.stdin, sys.stdout).run()
    except KeyboardInterrupt:  # all is saved, and said to be
        return INTERRUPTED
    return 0


def _session(args: Arguments, t: Texts) -> Session:
    try:
        seats = _seats(args.seats, t) if args.seats else None
        if args.resume is not None:
            if args.seed is not None:
                raise Misuse(t("cli-play-resume-only"))
            file = latest_game() if args.resume == LATEST else Path(args.resume)
            return _resumed(file, args, seats, t)
        seats = seats or _seats(DEFAULT_SEATS, t)
        edition = edition_for(len(seats), args.edition, t)
        name = edition.id
        if args.edition not in (None, name):
            name = str(Path(args.edition).resolve())
        return new_game(Table.new(edition, name, seats, args.seed))
    except SaveError as error:
        raise Refusal(t(error.code, **error.figures)) from None


def _resumed(file: Path, args: Arguments, seats: tuple[Seat, ...] | None, t: Texts) -> Session:
    edition = given_edition(args.edition, t)
    try:
        return resume_game(file, edition, seats)
    except RecordError as error:
        raise Refusal(record_fault(str(file), error, t)) from None
    except EditionError as error:  # of the file that the save names
        raise Refusal(edition_faults(error, t)) from None


def _seats(text: str, t: Texts) -> tuple[Seat, ...]:
    try:
        return read_seats(text, lambda number: t("terminal-person", number=number))
    except SeatError as error:
        raise Misuse(t(error.code, **error.figures)) from None
