"""What docs/arena.md shows is so."""

import argparse
import re
from pathlib import Path

import pytest

from valdora.cli.commands.arena import arguments
from valdora.texts import Texts

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_program_in_the_docs_runs() -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(programs) == 1
    exec(programs[0], {})


def test_the_docs_name_every_option() -> None:
    parser = argparse.ArgumentParser()
    arguments(parser, Texts("en"))
    options = {word for action in parser._actions for word in action.option_strings}
    assert options - {"-h", "--help"} == set(re.findall(r"^\| `(--[\w-]+)", PAGE, re.MULTILINE))


@pytest.mark.parametrize("language", ["fr", "it", "es", "ru", "de"])
def test_every_language_explains_every_option(language: str) -> None:
    parser = argparse.ArgumentParser()
    arguments(parser, Texts(language))
    english = argparse.ArgumentParser()
    arguments(english, Texts("en"))
    for ours, theirs in zip(parser._actions[1:], english._actions[1:], strict=True):
        assert ours.help
        assert ours.help != theirs.help
