"""Everything the game says, written out for a person to read and a test to keep.

After a change to a catalogue, write the files anew and read the difference:

    VALDORA_GOLDEN=write .venv/bin/python -m pytest tests/texts/test_golden.py
"""

from pathlib import Path

import pytest

from support.golden import golden
from texts.samples import everything_said
from valdora.texts import LANGUAGES

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_says_is_as_it_was_read_and_approved(language: str) -> None:
    golden(str(FOLDER / f"{language}.txt"), everything_said(language))
