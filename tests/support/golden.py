"""Golden files: what a test made once and must make again, readable and under version control.

A test fails when the file differs. If the change is meant, run the test with VALDORA_GOLDEN=write
in the environment, look at the difference, and commit it.
"""

import os
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "rules" / "golden"


def golden(name: str, text: str) -> None:
    """Compare a text with the golden file of this name, or write the file if that is asked for."""
    file = FOLDER / name
    if os.environ.get("VALDORA_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    known = file.read_text(encoding="utf-8").splitlines()
    made = text.splitlines()
    for line, (expected, got) in enumerate(zip(known, made, strict=False), start=1):
        assert got == expected, f"{name}, line {line}; if this is meant: VALDORA_GOLDEN=write"
    assert len(made) == len(known), f"{name} has {len(known)} lines; made were {len(made)}"
