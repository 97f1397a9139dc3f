"""Kernel and engine are the same game as the rules: compared ply by ply on many kinds of games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.kernel_games import RARE, compared
from support.kernel_shrink import FOLDER, Playthrough

TESTS = Path(__file__).parents[1]


@pytest.mark.kernel
@pytest.mark.parametrize("seed", [1, 2])
def test_rules_kernel_and_engine_agree_on_100000_plies(seed: int) -> None:
    """Legal sets, states, scores, winners and the end; and what is rare did happen (C1, Q10, …)."""
    *_, (_, _, tally) = compared(seed, plies=100_000, engine=True)
    assert tally.plies >= 100_000
    assert tally.eager >= tally.plies // 2
    assert set(tally.players) == {2, 3, 4, 5}
    assert len(tally.editions) > 50
    assert {what: tally.happened[what] for what in RARE if tally.happened[what] < 2} == {}


@pytest.mark.kernel
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_kept_playthrough_is_the_same_in_both(path: Path) -> None:
    playthrough = Playthrough.read(path)
    pair = playthrough.replay()
    assert [str(action) for action in pair.played] == list(playthrough.actions)


def test_the_same_source_agrees_uncompiled_and_without_numba() -> None:
    script = (
        "import sys\n"
        "from support.kernel_games import compared\n"
        "for _ in compared(seed=3, plies=1500): pass\n"
        "assert 'numba' not in sys.modules\n"
    )
    subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "VALDORA_KERNEL": "python", "PYTHONPATH": _paths()},
        check=True,
    )


def _paths() -> str:
    return os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
