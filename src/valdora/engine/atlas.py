"""What the search looks up about an edition: how far it is from space to space, in turns."""

from functools import lru_cache
from itertools import accumulate
from typing import Final

from valdora.content import CRESTS, Edition
from valdora.engine import layout as at
from valdora.engine.desk import ATLAS, FAR
from valdora.rules import almanac

_FADE: Final = 0.88


@lru_cache(maxsize=16)
def atlas(edition: Edition) -> bytes:
    """The atlas of an edition, as an `ATLAS` record."""
    made = bytearray(ATLAS.size)
    place = {space.id: number for number, space in enumerate(edition.spaces)}
    reach = almanac(edition).reach
    near = [[place[name] for name in reach[space.id].free] for space in edition.spaces]
    far = [[place[name] for name in reach[space.id].far] for space in edition.spaces]
    without = [_turns(start, near) for start in range(len(near))]
    _put_turns(made, 0, without)
    _put_turns(made, 1, [_with_provisions(start, far, without) for start in range(len(near))])
    fades = accumulate(range(1, 8 * FAR), lambda fade, _: fade * _FADE, initial=1.0)
    ATLAS.put(made, "fade", *fades)  # by multiplying: a power may differ from machine to machine
    for space in edition.spaces:
        if space.crest:
            ATLAS.put(made, "house", place[space.id], row=CRESTS.index(space.crest))
    for number, book in enumerate(edition.books):
        ATLAS.put(made, "city", place[book], row=number)
    loading = [place[each.id] for each in edition.spaces if each.kind == "road" or each.ships > 0]
    mines = [place[each.id] for each in edition.spaces if each.kind == "mine"]
    ATLAS.put(made, "sources", len(loading))
    ATLAS.put(made, "source", *loading)
    ATLAS.put(made, "mines", len(mines))
    ATLAS.put(made, "mine", *mines)
    return bytes(made)


def _put_turns(made: bytearray, packed: int, turns: list[list[int]]) -> None:
    beyond = at.SPACES - len(turns)
    rows = [row + [FAR] * beyond for row in turns] + [[FAR] * at.SPACES] * beyond
    ATLAS.put(made, "turns", *(number for row in rows for number in row), row=packed)


def _turns(start: int, near: list[list[int]]) -> list[int]:
    """Turns from a space to every other; to itself it takes two, for a pawn must move (M3)."""
    needed = [FAR] * len(near)
    needed[start] = 0
    border = [start]
    for distance in range(1, FAR):
        border = sorted({step for space in border for step in near[space] if needed[step] == FAR})
        for space in border:
            needed[space] = distance
    needed[start] = 2
    return needed


def _with_provisions(start: int, far: list[list[int]], without: list[list[int]]) -> list[int]:
    """The same with provisions for the first step."""
    needed = list(without[start])
    for step in far[start]:
        for space, turns in enumerate(without[step]):
            needed[space] = min(needed[space], 1 if space == step else turns + 1)
    return needed
