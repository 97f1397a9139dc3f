"""The doors from Python into the kernel: arrays of records and an index, never a single record."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from valdora.engine import layout as at
from valdora.kernel.chance import draw, generators
from valdora.kernel.dtypes import EDITION, STATE, blank
from valdora.kernel.jit import Report, door, prepare
from valdora.kernel.legal import legal, waiting_book
from valdora.kernel.playout import playout, settle
from valdora.kernel.score import score, shares
from valdora.kernel.step import step

Array = np.ndarray


@door
def legal_at(states: Array, index: int, editions: Array, codes: Array) -> int:
    """Write the legal codes of one game; how many."""
    return legal(states[index], editions[0], codes)


@door
def mask_at(states: Array, index: int, editions: Array, codes: Array, mask: Array) -> int:
    """Write the legal codes and a mask over all codes; how many."""
    count = legal(states[index], editions[0], codes)
    mask[:] = 0
    for place in range(count):
        mask[codes[place]] = 1
    return count


@door
def step_at(states: Array, index: int, editions: Array, code: int) -> None:
    """Play a legal code of one game."""
    step(states[index], editions[0], code)


@door
def draw_at(states: Array, index: int, editions: Array, rng: Array) -> int:
    """The code of a drawn page for the book that waits for one, or `NONE`."""
    book = waiting_book(states[index], editions[0])
    if book == at.NONE:
        return at.NONE
    return draw(states[index], editions[0], book, rng)


@door
def settle_at(states: Array, index: int, editions: Array, rng: Array) -> None:
    """Reveal drawn pages until a player decides."""
    settle(states[index], editions[0], rng)


@door
def score_at(states: Array, index: int, editions: Array, points: Array) -> None:
    """Write the points of all players of one game."""
    for seat in range(states[index].players):
        points[seat] = score(states[index], editions[0], seat)


@door
def shares_at(states: Array, index: int, editions: Array, won: Array) -> None:
    """Write each player's share of the victory as the game stands."""
    shares(states[index], editions[0], won)


@door
def copy_at(states: Array, index: int, into: Array) -> None:
    """Make every game of an array a copy of one game."""
    for place in range(len(into)):
        into[place] = states[index]


@door
def playouts(
    states: Array,
    editions: Array,
    rngs: Array,
    policy: int,
    max_rounds: int,
    counts: Array,
    won: Array,
) -> None:
    """Play each of many games to its end, each with its own generator, in place."""
    codes = np.empty(at.CODES, np.int16)
    for index in range(len(states)):
        playout(states[index], editions[0], rngs[index], policy, max_rounds, counts, codes)
        if states[index].phase == at.OVER:
            shares(states[index], editions[0], won[index])


_STATES, _EDITIONS = blank(STATE), blank(EDITION)
_CODES = np.zeros(at.CODES, np.int16)
_MASK = np.zeros(at.CODES, np.int8)
_POINTS = np.zeros(at.PLAYERS, np.int64)
_SHARES = np.zeros(at.PLAYERS, np.float64)
_RNGS = generators(0, 0, 1)

DOORS: Final[dict[Callable[..., Any], tuple[Any, ...]]] = {
    legal_at: (_STATES, 0, _EDITIONS, _CODES),
    mask_at: (_STATES, 0, _EDITIONS, _CODES, _MASK),
    step_at: (_STATES, 0, _EDITIONS, 0),
    draw_at: (_STATES, 0, _EDITIONS, _RNGS[0]),
    settle_at: (_STATES, 0, _EDITIONS, _RNGS[0]),
    score_at: (_STATES, 0, _EDITIONS, _POINTS),
    shares_at: (_STATES, 0, _EDITIONS, _SHARES),
    copy_at: (_STATES, 0, _STATES),
    playouts: (_STATES, _EDITIONS, _RNGS, 0, 0, np.zeros(2, np.int64), _SHARES[None]),
}
"""Each door with arguments of the types it takes."""


_OPENED: Final[dict[Callable[..., Any], Callable[..., Any]]] = {}


def enter(report: Report | None = None) -> dict[Callable[..., Any], Callable[..., Any]]:
    """Each door with what to call in its place; compiled now unless the cache has it."""
    if not _OPENED:
        _OPENED.update(prepare(DOORS, report))
    return _OPENED
