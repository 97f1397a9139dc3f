"""The evaluation: a small network from the numbers of a position to two judgements of a seat.

While one player thinks, the numbers of the others do not change, and of the player's own only some
do. The first layer is added up once for the position at the start of the turn (`ground`), so that a
position after it costs only what has changed.
"""

from collections.abc import Callable
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


def _adding(units: int) -> Callable[[Desk, np.ndarray, int, np.ndarray], None]:
    """What adds the rows of the inputs that count to a layer of so many units.

    Four rows at a time, so less is read and written. Each layer has its own, for a machine that
    knows how many units there are need not count them.
    """

    @compiled
    def add(d: Desk, rows: np.ndarray, count: int, out: np.ndarray) -> None:
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
            for unit in range(units):
                out[unit] = (
                    out[unit]
                    + first * one[unit]
                    + second * two[unit]
                    + third * three[unit]
                    + fourth * four[unit]
                )

    return add


_add_low = _adding(HIDDEN)
_add_high = _adding(SECOND)


@compiled
def ground(d: Desk) -> None:
    """The first layer at the start of a turn."""
    w = d.weights
    for unit in range(HIDDEN):
        d.base[unit] = w.first_bias[unit]
    count = 0
    for place in range(OWN):
        d.places[count] = place  # always written, and it stays only if it counts:
        d.changes[count] = d.start[place]  # no machine could foresee which of them do
        count += d.start[place] != 0.0
    for place in range(OTHERS):
        d.places[count] = OWN + place
        d.changes[count] = d.others[place]
        count += d.others[place] != 0.0
    _add_low(d, w.first, count, d.base)


@compiled
def _changed(d: Desk) -> int:
    """List the player's own numbers that have changed, and by how much; how many there are.

    Most have not, so they are compared in pairs, as one number of 64 bits.
    """
    own, start = d.own.view(np.int64), d.start.view(np.int64)
    count = 0
    for pair in range(OWN // 2):
        if own[pair] != start[pair]:
            for place in range(2 * pair, 2 * pair + 2):
                change = d.own[place] - d.start[place]
                d.places[count] = place
                d.changes[count] = change
                count += change != 0.0
    return count


@compiled
def judge(d: Desk, moved: bool, what: int) -> float:
    """One judgement: at the start of a turn, or where the player's own numbers have moved to."""
    w = d.weights
    for unit in range(HIDDEN):
        d.low[unit] = d.base[unit]
    if moved:
        _add_low(d, w.first, _changed(d), d.low)
    for above in range(SECOND):
        d.high[above] = w.second_bias[above]
    count = 0
    for unit in range(HIDDEN):
        d.places[count] = unit
        d.changes[count] = d.low[unit]
        count += d.low[unit] > 0.0
    _add_high(d, w.second, count, d.high)
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
