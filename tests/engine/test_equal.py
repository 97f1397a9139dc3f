"""The compiled file thinks just what Numba's code of the same source thinks, to the last digit.

`chosen.txt` holds what Numba found (`scripts/evidence/engine_equal.py --write` makes it), so that
nothing is compiled here.
"""

from pathlib import Path

import pytest

from support.engine_cases import cases, signed, thought
from valdora.bots.search.searcher import Searcher
from valdora.engine.runtime import Engine
from valdora.engine.source import digest

CHOSEN = Path(__file__).with_name("chosen.txt")


@pytest.mark.slow
def test_the_same_turns_are_chosen_in_300_positions() -> None:
    source, *expected = CHOSEN.read_text(encoding="utf-8").splitlines()
    assert source == digest(), "scripts/evidence/engine_equal.py --write"
    search = Searcher(Engine())
    asked = list(cases(len(expected)))
    assert len(asked) == 300
    assert {case.level for case in asked} == {"Beginner", "Casual", "Steady", "Strong", "Expert"}
    assert {len(case.state.players) for case in asked} == {2, 3, 4, 5}
    assert {case.sight for case in asked} >= {"beginner", "casual", "steady", "full"}
    for number, (case, told) in enumerate(zip(asked, expected, strict=True)):
        assert signed(thought(search, case)) == told, (number, case)
