"""What the search looks up about an edition: how far it is from space to space, in turns."""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from valdora.content.edition import Edition
from valdora.kernel import layout as at
from valdora.kernel.tables import table
from valdora.rules import tables

FAR: Final = 9
"""Farther than this is not told apart."""
_FADE: Final = 0.88

ATLAS: Final = np.dtype(
    [
        ("turns", np.int8, (2, at.SPACES, at.SPACES)),  # without and with provisions
        ("house", np.int8, (at.CREST_COUNT,)),
        ("sources", np.int8),
        ("source", np.int8, (at.SPACES,)),  # where gemstones can be loaded
        ("mines", np.int8),
        ("mine", np.int8, (at.SPACES,)),
        ("city", np.int8, (at.BOOKS,)),  # the city of each book
        ("fade", np.float64, (8 * FAR,)),  # what a point is worth so many turns later
    ]
)
"""A map as the search reads it."""


@lru_cache(maxsize=16)
def atlas(edition: Edition) -> np.ndarray:
    """The atlas of an edition, as an array of one."""
    made = np.zeros(1, ATLAS).view(np.recarray)
    a: Any = made[0]
    place = {space.id: number for number, space in enumerate(edition.spaces)}
    reach = tables(edition).reach
    near = [[place[name] for name in reach[space.id].free] for space in edition.spaces]
    far = [[place[name] for name in reach[space.id].far] for space in edition.spaces]
    a.turns[:] = FAR
    a.fade[:] = _FADE ** np.arange(8 * FAR)
    for start in range(len(edition.spaces)):
        a.turns[0, start, : len(near)] = _turns(start, near)
    for start in range(len(edition.spaces)):
        a.turns[1, start] = a.turns[0, start]
        for step in far[start]:
            going_on = a.turns[0, step] + 1
            going_on[step] = 1
            a.turns[1, start] = np.minimum(a.turns[1, start], going_on)
    t = table(edition)[0]
    for space in range(len(edition.spaces)):
        if t.crest[space] != at.NONE:
            a.house[t.crest[space]] = space
        if t.book[space] != at.NONE:
            a.city[t.book[space]] = space
        if t.road[space] != at.NONE or t.ships[space] > 0:
            a.source[a.sources] = space
            a.sources += 1
        if t.mine[space]:
            a.mine[a.mines] = space
            a.mines += 1
    return made


def _turns(start: int, near: list[list[int]]) -> list[int]:
    """Turns from a space to every other; to itself it takes two, for a pawn must move (M3)."""
    found = [FAR] * len(near)
    found[start] = 0
    border = [start]
    for distance in range(1, FAR):
        border = sorted({step for space in border for step in near[space] if found[step] == FAR})
        for space in border:
            found[space] = distance
    found[start] = 2
    return found
