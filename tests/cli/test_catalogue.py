"""The command line has a message for everything it can be told, in every language."""

import re
import string

import pytest

from valdora.cli.app import COMMANDS
from valdora.cli.commands.bench import BENCHES
from valdora.cli.parser import _MESSAGES
from valdora.content.faults import FAULTS as EDITION_FAULTS
from valdora.records import FAULTS as RECORD_FAULTS
from valdora.texts import LANGUAGES, Texts

FAULTS = {
    **{f"record-fault-{code}": text for code, text in RECORD_FAULTS.items()},
    **{f"edition-fault-{code}": text for code, text in EDITION_FAULTS.items()},
}

MARK = r"%\(\w+\)[rs]|%[rs]"


def fields(text: str) -> list[str]:
    return sorted({name for _, name, _, _ in string.Formatter().parse(text) if name})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words_with_all_its_figures(language: str) -> None:
    t = Texts(language)
    for key, text in FAULTS.items():
        marks = {name: f"<{name}>" for name in fields(text)}
        said = t(key, **marks)
        assert [mark for mark in marks.values() if mark not in said] == [], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_argparse_fills_in_stays_in_its_messages(language: str) -> None:
    t = Texts(language)
    for english, key in _MESSAGES.items():
        assert sorted(re.findall(MARK, t(key))) == sorted(re.findall(MARK, english)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_line_of_help(language: str) -> None:
    t = Texts(language)
    for name in COMMANDS:
        assert t(f"cli-{name}-help")
    for name in BENCHES:
        assert t(f"cli-bench-{name}-help")
