"""`main`: finds the command, runs it, and makes one message and an exit code of what happens."""

import argparse
import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

from valdora import __version__
from valdora.cli.parser import Parser, speaking
from valdora.cli.refuse import INTERRUPTED, Misuse, Refusal
from valdora.texts import LANGUAGES, Texts, UnknownLanguage, choose

COMMANDS: Final[Mapping[str, str]] = {
    "serve": "valdora.cli.commands.serve",
    "play": "valdora.cli.commands.play",
    "simulate": "valdora.cli.commands.simulate",
    "replay": "valdora.cli.commands.replay",
    "review": "valdora.cli.commands.review",
    "verify": "valdora.cli.commands.verify",
    "edition": "valdora.cli.commands.edition",
    "arena": "valdora.cli.commands.arena",
    "bench": "valdora.cli.commands.bench",
    "backup": "valdora.cli.commands.backup",
    "export": "valdora.cli.commands.export",
    "site": "valdora.cli.commands.site",
    "import": "valdora.cli.commands.import_",
    "doctor": "valdora.cli.commands.doctor",
}
"""Each command and its module, in the order in which the help lists them."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; it never raises."""
    words = list(sys.argv[1:] if argv is None else argv)
    _show_anything()
    try:
        t = Texts(choose(_wanted_language(words), os.environ))
    except UnknownLanguage as error:
        print(error, file=sys.stderr)
        return 2
    try:
        with speaking(t):
            return _run(words, t)
    except KeyboardInterrupt:
        print(f"\n{t('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        _silence()
        return 0
    except OSError as error:  # a full disk, for example; files have their own messages
        _silence()
        print(t("cli-output", detail=error.strerror or str(error)), file=sys.stderr)
        return 1


def _run(words: Sequence[str], t: Texts) -> int:
    parser = _parser(words, t)
    try:
        args = parser.parse_args(words)
        status: int = args.run(args, t)
        sys.stdout.flush()
    except SystemExit as exit_:  # argparse: help, version or usage
        return exit_.code if isinstance(exit_.code, int) else 2
    except Misuse as error:
        return _misused(args.parser, error)
    except Refusal as error:
        print(error, file=sys.stderr)
        return 1
    return status


def _show_anything() -> None:
    """Signs that a terminal cannot show are spelt out instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _silence() -> None:
    """Nothing may be written any more, not even when Python exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _misused(parser: Parser, error: Misuse) -> int:
    try:
        parser.error(str(error))
    except SystemExit:
        return 2


def _wanted_language(words: Sequence[str]) -> str | None:
    """What `--lang` says, before anything can be said in that language."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    wanted: str | None = early.parse_known_args(words)[0].lang
    return wanted


def _parser(words: Sequence[str], t: Texts) -> Parser:
    parser = Parser(prog="valdora", description=t("cli-description"), allow_abbrev=False)
    _add_language(parser, t)
    parser.add_argument(
        "--version", action="version", version=f"valdora {__version__}", help=t("cli-version-help")
    )
    commands = parser.add_subparsers(
        title=t("cli-commands"), metavar=t("cli-command"), dest="command", required=True
    )
    for name, module in COMMANDS.items():
        text = t(f"cli-{name}-help")
        command = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        if name in words:  # only the command that is called needs its options
            _add_language(command, t)
            called = import_module(module)
            called.arguments(command, t)
            command.set_defaults(run=called.run, parser=command)
    return parser


def _add_language(parser: Parser, t: Texts) -> None:
    parser.add_argument(
        "--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS, help=t("cli-lang-help")
    )
