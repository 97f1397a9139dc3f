"""What each level must get right of the suite; `scripts/evidence/blunders.py` shows the rest."""

import pytest

from support.blunders import LEVELS, answer, for_level

SHARE = {"beginner": 0.75, "casual": 0.7, "steady": 0.9, "strong": 0.9, "expert": 0.95}
"""The least share of its positions, at match budget."""


@pytest.mark.slow
@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_gets_its_positions_right(level: str) -> None:
    answers = {blunder.id: answer(level, blunder) for blunder in for_level(level)}
    wrong = {name: ", ".join(turn) for name, (turn, right) in answers.items() if not right}
    assert len(wrong) <= (1 - SHARE[level]) * len(answers), wrong
