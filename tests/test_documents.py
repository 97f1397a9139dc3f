"""What the documents say is true: examples run, links lead somewhere, commands exist."""

import doctest
import re
from pathlib import Path

import pytest

from valdora.cli import main

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
COMMAND = re.compile(r"^(?:\.venv/bin/)?valdora ([a-z]+)", re.MULTILINE)


def name(document: Path) -> str:
    return str(document.relative_to(ROOT))


def test_the_examples_of_the_readme_run() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    missing = [
        link
        for link in LINK.findall(document.read_text(encoding="utf-8"))
        if not (document.parent / link).exists()
    ]
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_commands_exist(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in sorted(set(COMMAND.findall(document.read_text(encoding="utf-8")))):
        assert main([command, "--help"]) == 0, command
    capsys.readouterr()


def test_the_readme_shows_both_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "./play" in readme
    assert "./test" in readme
