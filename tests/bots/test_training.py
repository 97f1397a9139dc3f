"""Training: what is learnt from a game, that fitting learns it, and the command for all of it.

Games to learn from are played by what Numba compiles of the search, half a minute of work: only
long runs do that.
"""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from valdora.bots.search import weights
from valdora.bots.search.compiled.network import fresh
from valdora.bots.search.compiled.plan import POINT
from valdora.bots.search.training.fitting import Fit
from valdora.bots.search.training.lessons import Lesson, Notes, study, targets
from valdora.bots.search.weights import FILE, FULL, SIGHTS, Sight, fitted
from valdora.engine.desk import FADE, VICTORY_WORTH
from valdora.engine.inputs import INPUTS
from valdora.kernel.dtypes import WEIGHTS, read

pytestmark = pytest.mark.kernel

ALONE = Sight(victory=0.0)
SCRIPT = Path(__file__).parents[2] / "scripts/train.py"


def known(sight: str) -> np.ndarray:
    return np.asarray(read(fitted(sight), WEIGHTS))


def test_points_of_later_turns_count_less() -> None:
    """Two turns of one seat: 0 points after the first, 10 after the second, 15 at the end."""
    what = np.array([[0, 0, 0, 1], [0, 0, 10, 2]])
    to_come, _ = targets(what, np.zeros(2), (15, 0), 0.0, ALONE)
    assert to_come[1] == pytest.approx(5 * POINT)
    assert to_come[0] == pytest.approx(FADE * (10 + 5) * POINT)


def test_the_next_promise_counts_as_far_as_it_is_trusted() -> None:
    what = np.array([[0, 0, 0, 1], [0, 0, 10, 2]])
    to_come, _ = targets(what, np.array([0.0, 0.8]), (10, 0), 1.0, ALONE)
    assert to_come[0] == pytest.approx(FADE * 0.8)


def test_a_clear_victory_counts_as_many_points() -> None:
    what = np.array([[0, 100, 100, 1], [1, 0, 0, 1]])
    to_come, victory = targets(what, np.zeros(2), (100, 0), 0.0, FULL)
    assert to_come[0] == pytest.approx(VICTORY_WORTH)
    assert victory.tolist() == pytest.approx([1, 0])


@pytest.mark.long
@pytest.mark.parametrize("eager", [True, False], ids=["eager", "search"])
def test_a_lesson_notes_every_turn_of_a_whole_game(eager: bool) -> None:
    lesson = Lesson("base-2009.2", 3, 5, eager=eager, max_rounds=300)
    notes = study(known("full"), lesson)
    assert notes.inputs.shape == (len(notes.to_come), INPUTS)
    assert len(notes.to_come) >= 3 * (notes.rounds - 1)
    assert np.isfinite(notes.to_come).all()


@pytest.mark.long
def test_what_a_player_does_not_look_at_is_not_learnt() -> None:
    sight = SIGHTS["beginner"]
    notes = study(known("full"), Lesson("base-2009.2", 3, 5, sight, max_rounds=5))
    assert not notes.inputs[:, list(sight.unseen)].any()
    assert not known("beginner")["first"][0][list(sight.unseen)].any()


def test_fitting_learns() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.random((2000, INPUTS)).astype(np.float16)
    notes = Notes(inputs, inputs[:, 0] - inputs[:, 1], (inputs[:, 2] > 0.5) * 1.0, (0, 0), 1)
    fit = Fit(fresh(1))
    first, *_, last = (fit.epoch([notes], 1e-3, seed, size=100) for seed in range(12))
    assert last[0] < first[0] / 3
    assert last[1] < first[1]


def trained(out: Path, *options: str) -> list[str]:
    """What the command says of two short rounds."""
    short = ("--rounds", "2", "--games", "8", "--deals", "2", "--out", str(out))
    command = [sys.executable, str(SCRIPT), *short, *options]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


@pytest.mark.long
def test_new_weights_that_are_not_surely_better_change_nothing(tmp_path: Path) -> None:
    out = tmp_path / "weights.npy"
    said = trained(out, "--fresh", "--jobs", "1")
    assert [line.split(",")[0] for line in said[:2]] == ["round 1: 24 games", "round 2: 8 games"]
    assert said[-1] == "not surely better: the incumbent stays"
    assert not out.exists()
    assert trained(out, "--fresh", "--jobs", "2") == said


@pytest.mark.long
def test_a_weaker_sight_is_taught_and_the_others_stay(tmp_path: Path) -> None:
    out = tmp_path / "weights.npy"
    assert trained(out, "--sight", "casual")[-1] == f"kept in {out}"
    released = np.load(Path(weights.__file__).with_name(FILE))
    kept, casual = np.load(out), list(SIGHTS).index("casual")
    changed = [place for place in range(len(SIGHTS)) if kept[place] != released[place]]
    assert changed == [casual]
