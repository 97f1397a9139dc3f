"""Where a pawn can go: any graph of roads, cities as limits (M1-M4, Q4)."""

from collections import deque
from dataclasses import dataclass

from valdora.content import Edition


@dataclass(frozen=True)
class Reach:
    """The spaces a pawn can stop on: without provisions, and only with them."""

    free: frozenset[str]
    far: frozenset[str]


def reach(edition: Edition, start: str) -> Reach:
    """Where a pawn on `start` can stop, never on `start` itself (M3)."""
    free = _up_to_the_next_city(edition, {start})
    cities = {space for space in free if edition.space[space].kind == "city"}
    far = _up_to_the_next_city(edition, cities)
    return Reach(frozenset(free - {start}), frozenset(far - free - {start}))


def _up_to_the_next_city(edition: Edition, starts: set[str]) -> set[str]:
    """What can be reached from `starts` without passing through a city (M1).

    Leaving the city one starts in is not passing through (M2); whether its book is empty plays no
    part (M4).
    """
    reached = set(starts)
    waiting = deque(starts)
    while waiting:
        here = waiting.popleft()
        for space in edition.neighbours[here]:
            if space not in reached:
                reached.add(space)
                if edition.space[space].kind != "city":
                    waiting.append(space)
    return reached
