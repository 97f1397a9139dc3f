"""Which Pythons were tried, and what whoever has another one hears of it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def said_with(version: str, folder: Path) -> str:
    """What ./play and ./test say of a Python, which is a stand-in here."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    python = folder / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\necho {version}\n")
    python.chmod(0o755)
    command = f"set -euo pipefail; source {ROOT}/scripts/setup.sh; tell_python; echo goes on"
    done = subprocess.run(
        ["bash", "-c", command], cwd=folder, capture_output=True, text=True, check=True
    )
    assert done.stdout == "goes on\n"
    return done.stderr


def tried() -> list[str]:
    start = "Programming Language :: Python :: 3."
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    return [line.split()[-1].strip('",') for line in lines if start in line]


def test_a_python_that_was_not_tried_is_told_in_one_line_and_not_refused(tmp_path: Path) -> None:
    (line,) = said_with("3.99", tmp_path).splitlines()
    assert "3.99" in line
    assert " ".join(tried()) in line


@pytest.mark.parametrize("version", tried())
def test_nothing_is_said_of_those_that_were(version: str, tmp_path: Path) -> None:
    assert said_with(version, tmp_path) == ""


@pytest.mark.parametrize("named", ["python3.99", "/bin/false"])
def test_a_python_that_is_named_and_cannot_be_run_is_told_of_and_no_other_taken(
    named: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [
            "bash",
            "-c",
            f"source {ROOT}/scripts/setup.sh; take_turn; echo went on",
        ],
        cwd=tmp_path,
        env={**os.environ, "VALDORA_PYTHON": named},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert f"VALDORA_PYTHON={named} cannot be run" in done.stderr


def test_the_documents_name_those_that_were_tried() -> None:
    *most, last = tried()
    words = f"{', '.join(most)} and {last}"
    for name in ("README.md", "CONTRIBUTING.md"):
        assert words in (ROOT / name).read_text(encoding="utf-8"), name
