"""The evaluation: a small network from the numbers of a position to two judgements of a seat.

While one player thinks, the numbers of the others do not change, and of the player's own only some
do. The first layer is added up once for the position at the start of the turn (`ground`), so that a
position after it costs only what has changed.
"""

from typing import Any

import numpy as np

from valdora.engine.desk import HIDDEN, SECOND
from valdora.engine.inputs import INPUTS, OTHERS, OWN
from valdora.kernel.dtypes import WEIGHTS
from valdora.kernel.jit import compiled

Desk = Any
"""A `DESK` record: what judging the turns of a player works with."""
TO_COME, VICTORY = 0, 1
"""What is judged: what is still to come, the points of later turns for less; and the victory."""


@compiled
def _note(d: Desk, count: int, place: int, value: float) -> int:
    """List an input that counts, and what it is; how many there are.

    It is always written, and stays only if it counts: no machine could foresee which of them do.
    """
    d.places[count] = place
    d.changes[count] = value
    return count + (value != 0.0)


@compiled
def _add(d: Desk, rows: np.ndarray, count: int, out: np.ndarray) -> None:
    """Add the rows of the inputs that count, four at a time: so less is read and written."""
    places, changes = d.places, d.changes
    for beyond in range(count, count + 3):  # a row of nothing changes nothing
        places[beyond] = 0
        changes[beyond] = 0.0
    for index in range(0, count, 4):
        one, two, three, four = (
            rows[places[index]],
            rows[places[index + 1]],
            rows[places[index + 2]],
            rows[places[index + 3]],
        )
        first, second, third, fourth = (
            changes[index],
            changes[index + 1],
            changes[index + 2],
            changes[index + 3],
        )
        for unit in range(out.size):
            out[unit] = (
                out[unit]
                + first * one[unit]
                + second * two[unit]
                + third * three[unit]
                + fourth * four[unit]
            )


@compiled
def ground(d: Desk) -> None:
    """The first layer at the start of a turn."""
    w = d.weights
    for unit in range(HIDDEN):
        d.base[unit] = w.first_bias[unit]
    count = 0
    for place in range(OWN):
        count = _note(d, count, place, d.start[place])
    for place in range(OTHERS):
        count = _note(d, count, OWN + place, d.others[place])
    _add(d, w.first, count, d.base)


@compiled
def judge(d: Desk, moved: bool, what: int) -> float:
    """One judgement: at the start of a turn, or where the player's own numbers have moved to."""
    w = d.weights
    for unit in range(HIDDEN):
        d.low[unit] = d.base[unit]
    if moved:
        count = 0
        for place in range(OWN):
            count = _note(d, count, place, d.own[place] - d.start[place])
        _add(d, w.first, count, d.low)
    for above in range(SECOND):
        d.high[above] = w.second_bias[above]
    count = 0
    for unit in range(HIDDEN):
        count = _note(d, count, unit, max(np.float32(0.0), d.low[unit]))
    _add(d, w.second, count, d.high)
    total = w.last_bias[what]
    for above in range(SECOND):
        if d.high[above] > 0.0:
            total += d.high[above] * w.last[what, above]
    return float(total)


def fresh(seed: int) -> np.ndarray:
    """Weights to begin with."""
    rng = np.random.default_rng(seed)
    made = np.zeros(1, dtype=WEIGHTS).view(np.recarray)
    w: Any = made[0]
    w.first[:] = rng.normal(0, np.sqrt(2 / INPUTS), (INPUTS, HIDDEN))
    w.second[:] = rng.normal(0, np.sqrt(2 / HIDDEN), (HIDDEN, SECOND))
    w.last[:] = rng.normal(0, np.sqrt(1 / SECOND), (2, SECOND))
    return made
