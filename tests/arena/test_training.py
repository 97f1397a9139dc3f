"""Training: what is learnt from a game, and that fitting learns it."""

import numpy as np
import pytest

from valdora.arena.fitting import Fit
from valdora.arena.lessons import Lesson, Notes, study, targets
from valdora.bots.search.compiled.features import INPUTS
from valdora.bots.search.compiled.network import fresh
from valdora.bots.search.compiled.plan import FADE, POINT, VICTORY_WORTH
from valdora.bots.search.weights import FULL, SIGHTS, Sight, fitted

pytestmark = pytest.mark.kernel

ALONE = Sight(victory=0.0)


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


@pytest.mark.parametrize("eager", [True, False], ids=["eager", "search"])
def test_a_lesson_notes_every_turn_of_a_whole_game(eager: bool) -> None:
    lesson = Lesson("base-2009.2", 3, 5, eager=eager, max_rounds=300)
    notes = study(np.asarray(fitted("full")), lesson)
    assert notes.inputs.shape == (len(notes.to_come), INPUTS)
    assert len(notes.to_come) >= 3 * (notes.rounds - 1)
    assert np.isfinite(notes.to_come).all()


def test_what_a_player_does_not_look_at_is_not_learnt() -> None:
    sight = SIGHTS["beginner"]
    notes = study(np.asarray(fitted("full")), Lesson("base-2009.2", 3, 5, sight, max_rounds=5))
    assert not notes.inputs[:, list(sight.unseen)].any()
    assert not np.asarray(fitted("beginner"))["first"][0][list(sight.unseen)].any()


def test_fitting_learns() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.random((2000, INPUTS)).astype(np.float16)
    notes = Notes(inputs, inputs[:, 0] - inputs[:, 1], (inputs[:, 2] > 0.5) * 1.0, (0, 0), 1)
    fit = Fit(fresh(1))
    first, *_, last = (fit.epoch([notes], 1e-3, seed, size=100) for seed in range(12))
    assert last[0] < first[0] / 3
    assert last[1] < first[1]
