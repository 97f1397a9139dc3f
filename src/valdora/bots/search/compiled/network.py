"""The evaluation: a small network from the numbers of a position to two judgements of a seat.

While one player thinks, the numbers of the others do not change, and of the player's own only some
do. The first layer is added up once for the position at the start of the turn (`ground`), so that a
position after it costs only what has changed.
"""

from typing import Any, Final

import numpy as np

from valdora.bots.search.compiled.features import INPUTS, OWN
from valdora.kernel.jit import compiled

HIDDEN: Final = 96
SECOND: Final = 32
TO_COME, VICTORY = 0, 1
"""What is judged: what is still to come, the points of later turns for less; and the victory."""

WEIGHTS: Final = np.dtype(
    [
        ("first", np.float32, (INPUTS, HIDDEN)),
        ("first_bias", np.float32, (HIDDEN,)),
        ("second", np.float32, (HIDDEN, SECOND)),
        ("second_bias", np.float32, (SECOND,)),
        ("last", np.float32, (2, SECOND)),
        ("last_bias", np.float32, (2,)),
    ]
)


@compiled
def ground(w: Any, own: np.ndarray, others: np.ndarray, out: np.ndarray) -> None:
    """The first layer at the start of a turn."""
    for unit in range(HIDDEN):
        out[unit] = w.first_bias[unit]
    for place in range(INPUTS):
        value = own[place] if place < OWN else others[place - OWN]
        if value != 0.0:
            for unit in range(HIDDEN):
                out[unit] += value * w.first[place, unit]


@compiled
def judge(
    w: Any, own: np.ndarray, start: np.ndarray, base: np.ndarray, layers: np.ndarray, what: int
) -> float:
    """One judgement; `base` is the ground at the start, `layers` is room to work in."""
    low, high = layers[:HIDDEN], layers[HIDDEN:]
    for unit in range(HIDDEN):
        low[unit] = base[unit]
    for place in range(OWN):
        value = own[place] - start[place]
        if value != 0.0:
            for unit in range(HIDDEN):
                low[unit] += value * w.first[place, unit]
    for above in range(SECOND):
        high[above] = w.second_bias[above]
    for unit in range(HIDDEN):
        value = low[unit]
        if value > 0.0:
            row = w.second[unit]
            for above in range(high.size):  # not SECOND: a known number is unrolled, not vectorised
                high[above] += value * row[above]
    total = w.last_bias[what]
    for above in range(SECOND):
        if high[above] > 0.0:
            total += high[above] * w.last[what, above]
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
