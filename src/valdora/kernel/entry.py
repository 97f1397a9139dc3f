"""The doors from Python into the compiled kernel: arrays of records and an index, never a record.

Numba looks at the type of every argument of every call, which for records takes fifty times as long
as the call itself. So each door is compiled for its one signature and entered directly.
"""

from collections.abc import Callable
from typing import Any, Final

import numba
import numpy as np

from valdora.kernel import layout as at
from valdora.kernel.chance import generator
from valdora.kernel.jit import COMPILED, compiled
from valdora.kernel.legal import legal, waiting_book
from valdora.kernel.playout import playouts, settle
from valdora.kernel.score import score, shares
from valdora.kernel.step import step


@compiled
def legal_at(states: Any, index: int, tables: Any, codes: Any) -> int:
    """Write the legal codes of one game; how many."""
    return legal(states[index], tables[0], codes)


@compiled
def mask_at(states: Any, index: int, tables: Any, codes: Any, mask: Any) -> int:
    """Write the legal codes and a mask over all codes; how many."""
    count = legal(states[index], tables[0], codes)
    mask[:] = 0
    for place in range(count):
        mask[codes[place]] = 1
    return count


@compiled
def step_at(states: Any, index: int, tables: Any, code: int) -> None:
    """Play a legal code of one game."""
    step(states[index], tables[0], code)


@compiled
def settle_at(states: Any, index: int, tables: Any, rng: Any) -> None:
    """Reveal drawn pages until a player decides."""
    settle(states[index], tables[0], rng)


@compiled
def waiting_at(states: Any, index: int, tables: Any) -> int:
    """The book that waits for a page, or `NONE`."""
    return waiting_book(states[index], tables[0])


@compiled
def score_at(states: Any, index: int, tables: Any, points: Any) -> None:
    """Write the points of all players of one game."""
    for seat in range(states[index].players):
        points[seat] = score(states[index], tables[0], seat)


@compiled
def shares_at(states: Any, index: int, tables: Any, won: Any) -> None:
    """Write each player's share of the victory as the game stands."""
    shares(states[index], tables[0], won)


_STATES = np.zeros(1, dtype=at.STATE).view(np.recarray)
_TABLES = np.zeros(1, dtype=at.TABLE).view(np.recarray)
_CODES = np.zeros(at.CODES, np.int16)
_MASK = np.zeros(at.CODES, np.int8)
_POINTS = np.zeros(at.PLAYERS, np.int64)
_SHARES = np.zeros(at.PLAYERS, np.float64)

DOORS: Final[dict[Callable[..., Any], tuple[Any, ...]]] = {
    legal_at: (_STATES, 0, _TABLES, _CODES),
    mask_at: (_STATES, 0, _TABLES, _CODES, _MASK),
    step_at: (_STATES, 0, _TABLES, 0),
    settle_at: (_STATES, 0, _TABLES, generator(0)),
    waiting_at: (_STATES, 0, _TABLES),
    score_at: (_STATES, 0, _TABLES, _POINTS),
    shares_at: (_STATES, 0, _TABLES, _SHARES),
    playouts: (_STATES, _TABLES, generator(0)[None], 0, 0, np.zeros(2, np.int64), _SHARES[None]),
}
"""Each door with arguments of the types it takes."""


def enter(door: Callable[..., Any]) -> Callable[..., Any]:
    """A door ready to be called, compiled now unless the cache has it."""
    if not COMPILED:
        return door
    dispatcher: Any = door
    typeof: Callable[[Any], Any] = numba.typeof
    signature = tuple(typeof(argument) for argument in DOORS[door])
    dispatcher.compile(signature)
    entry: Callable[..., Any] = dispatcher.overloads[signature].entry_point
    return entry
