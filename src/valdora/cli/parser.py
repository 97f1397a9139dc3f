"""`argparse` that speaks the language of the catalogues."""

import argparse
import os
import re
from argparse import ArgumentParser as Parser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from valdora import content
from valdora.texts import Texts

__all__ = ["Parser", "number", "speaking"]

_MESSAGES: Final[Mapping[str, str]] = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "ignored explicit argument %r": "argparse-explicit",
    "not allowed with argument %s": "argparse-conflict",
    "one of the arguments %s is required": "argparse-one-of",
}
"""What `argparse` says in English and the keys of our messages, which hold the same %-fields."""


@contextmanager
def speaking(t: Texts) -> Iterator[None]:
    """Let `argparse` speak through the catalogues.

    It looks its messages up with a function of its own module, which is made for `gettext`; there
    is no other way to reach the messages of its errors.
    """
    before: Callable[[str], str] = vars(argparse)["_"]

    def say(text: str) -> str:
        if text not in _MESSAGES:
            return before(text)
        ends = "\n" if text.endswith("\n") else " " if text.endswith(" ") else ""
        return t(_MESSAGES[text]) + ends

    vars(argparse)["_"] = say
    try:
        yield
    finally:
        vars(argparse)["_"] = before


def number(t: Texts, low: int, high: int) -> Callable[[str], int]:
    """The type of an option that takes a whole number within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(
                t("cli-number", got=text, low=str(low), high=str(high))
            )
        return value

    return read


def add_edition(parser: Parser, t: Texts, key: str) -> None:
    """The option that names an edition."""
    text = t(key, usual=content.usual().id, duel=content.usual(2).id)
    parser.add_argument("--edition", metavar="ID|FILE", help=text)


def add_json(parser: Parser, t: Texts, key: str = "cli-json-help") -> None:
    """The option for machines."""
    parser.add_argument("--json", action="store_true", help=t(key))


def add_workers(parser: Parser, t: Texts) -> None:
    """The options that say who works, and where it is kept what is done."""
    parser.add_argument(
        "--jobs",
        type=number(t, 1, 256),
        default=os.cpu_count() or 1,
        metavar="J",
        help=t("arena-jobs-help"),
    )
    parser.add_argument("--on", type=_cluster(t), metavar="ray|ray://…", help=t("cli-on-help"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=t("arena-resume-help"))


def _cluster(t: Texts) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not re.fullmatch(r"ray|ray://[^/\s]+", text):
            raise argparse.ArgumentTypeError(t("cli-on", got=text))
        return text

    return read


Arguments = Any
"""What a command gets: the options it added itself."""
