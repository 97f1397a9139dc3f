"""docs/howto.md is followed step by step, in a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/howto.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
NEEDED = (
    "CHANGELOG.md",
    "docs/rules.md",
    "pyproject.toml",
    "scripts/protocol.py",
    "src",
    "tests/conftest.py",
    "tests/content",
    "tests/kernel",
    "tests/rules",
    "tests/support",
    "tests/texts",
    "web/src/lib/i18n.ts",
    "web/src/lib/protocol.ts",
)
START = "import sys; from valdora.cli import main; sys.exit(main())"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What the page speaks of, in a place of its own."""
    left_out = shutil.ignore_patterns("static", "__pycache__")
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def make_file(copy: Path, text: str) -> None:
    """A block that begins with the name of a file."""
    first, rest = text.split("\n", 1)
    (copy / first.removeprefix("# ")).write_text(rest, encoding="utf-8")


def change(copy: Path, text: str) -> None:
    """A block with lines that go, come and stay, in a file where they stand exactly once."""
    first, rest = text.split("\n", 1)
    file = copy / first.removeprefix("--- ")
    lines = [(line[:1] or " ", line[1:]) for line in rest.splitlines()]
    before = "\n".join(line for sign, line in lines if sign != "+")
    after = "\n".join(line for sign, line in lines if sign != "-")
    source = file.read_text(encoding="utf-8")
    assert source.count(f"{before}\n") == 1, f"{file.name} has not once:\n{before}"
    file.write_text(source.replace(f"{before}\n", f"{after}\n"), encoding="utf-8")


def run(copy: Path, text: str) -> None:
    """A block with commands, each with what it prints among other things."""
    for command, said in re.findall(r"^\$ (.+)\n((?:(?!\$ ).+\n)*)", text, re.MULTILINE):
        words, given = command.split(), {}
        while "=" in words[0]:
            name, given[name] = words.pop(0).split("=")
        if words[0] == "valdora":
            words = ["python", "-c", START, *words[1:]]
        if words[0] == "python":
            words[0] = sys.executable
        paths = os.pathsep.join([str(copy / "src"), str(copy / "tests")])
        done = subprocess.run(
            words,
            cwd=copy,
            env={**os.environ, "PYTHONPATH": paths, "VALDORA_LANG": "en", **given},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)
        for line in said.splitlines():
            assert line.strip() in done.stdout, (command, done.stdout)


KINDS = {"toml": make_file, "diff": change, "console": run}


@pytest.mark.slow
@pytest.mark.parametrize("section", [name for name in SECTIONS if name != "a bot"])
def test_a_section_can_be_followed(copy: Path, section: str) -> None:
    blocks = [(kind, dedent(text)) for _, kind, text in BLOCK.findall(SECTIONS[section])]
    assert "console" in {kind for kind, _ in blocks[-2:]}, "it ends by showing that it works"
    for kind, text in blocks:
        KINDS[kind](copy, text)


def test_there_is_a_section_for_everything_one_may_want_to_add() -> None:
    """The bot's example is in docs/bots.md, followed by tests/bots/test_guests.py."""
    assert list(SECTIONS) == ["a bot", "an endpoint", "an edition", "a language", "a rule"]
