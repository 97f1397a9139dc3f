"""How near the end is: the sun goes down over the valley as craftsmen are hired (G1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from valdora.content import Crest, Edition
from valdora.rules.setup import starting_piles
from valdora.rules.state import State


@dataclass(frozen=True)
class Sunset:
    """What is left of the day."""

    tiles: int
    """At least so many craftsmen must still be hired before the final round begins."""
    of: int
    """As many as when the game began (S9)."""
    colours: int
    """Of how many colours tiles are left."""


def sunset(state: State) -> Sunset:
    """How near the end of the game is; no tiles are to go from the final round on."""
    start = _tiles_at_the_start(state.edition, len(state.players))
    return Sunset(tiles_to_go(state.piles), start, len(state.piles))


@lru_cache(maxsize=64)
def _tiles_at_the_start(edition: Edition, players: int) -> int:
    return tiles_to_go(starting_piles(edition, players))


def tiles_to_go(piles: Mapping[Crest, int]) -> int:
    """G1: tiles of one colour may be left, at best those of the largest pile."""
    return sum(piles.values()) - max(piles.values(), default=0)
