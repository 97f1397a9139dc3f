"""What never changes while an edition is played: its figures as small numbers, and all distances.

Planning looks at thousands of positions for each turn, so spaces, gemstones, slots, crests and
commissions are numbers here: their places in the edition or in the vocabulary.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from valdora.content import GEMSTONES, SLOTS, Edition
from valdora.rules import almanac

GEM: Final[dict[str, int]] = {gemstone: index for index, gemstone in enumerate(GEMSTONES)}
SLOT: Final[dict[str, int]] = {slot: index for index, slot in enumerate(SLOTS)}
GOLD: Final = GEM["gold"]
NOT_OWNED: Final = -2
EMPTY: Final = -1
TURNS: Final = 4.0
"""That a commission takes, roughly."""
ANY: Final = -1
"""The gemstone of a vehicle."""

Trip = tuple[int, bool]
"""How many turns it takes to a space, and whether one has provisions on arrival."""


@dataclass(frozen=True)
class CommissionKind:
    """A kind of commission in numbers."""

    id: str
    crest: int
    coins: int
    gems: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class Atlas:
    """An edition in numbers."""

    edition: Edition
    spaces: tuple[str, ...]
    number: dict[str, int]
    """The number of each space."""
    trips: tuple[tuple[tuple[Trip | None, ...], ...], ...]
    """By start, then provisions (0 or 1), then target."""
    cities: frozenset[int]
    roads: tuple[int, ...]
    mines: tuple[int, ...]
    harbours: tuple[tuple[int, int], ...]
    """Each space with ships, and how many."""
    houses: tuple[tuple[int, ...], ...]
    """By crest, in the order of the craftsman board."""
    catalogues: tuple[int, ...]
    """The cities with equipment."""
    offices: tuple[int, ...]
    """The cities with commissions."""
    kinds: tuple[CommissionKind, ...]
    kind: dict[str, int]
    crest: dict[str, int]
    slot_gem: tuple[int, ...]
    slot_price: tuple[int, ...]
    slots_of_gem: tuple[tuple[int, ...], ...]
    """The slots made for each gemstone, free of charge."""
    vehicles: tuple[int, ...]
    """The slots for any gemstone, cheapest first."""
    turn_worth: float
    """Roughly how many points a turn brings, to weigh a turn against points."""


@lru_cache(maxsize=16)
def atlas(edition: Edition) -> Atlas:
    """The atlas of an edition, made once."""
    number = {space.id: index for index, space in enumerate(edition.spaces)}
    crest: dict[str, int] = {craft.crest: index for index, craft in enumerate(edition.crafts)}
    kinds = tuple(
        CommissionKind(
            kind.id,
            crest[kind.crest],
            kind.coins,
            tuple(GEM[gem] for gem in kind.gemstones),
            kind.points,
        )
        for kind in edition.commissions
    )
    items = {SLOT[item.slot]: item for item in edition.equipment}
    gems = tuple(
        GEM[items[slot].gemstone] if slot in items and items[slot].gemstone else ANY  # type: ignore[index]
        for slot in range(len(SLOTS))
    )
    prices = tuple(items[slot].load_price if slot in items else 0 for slot in range(len(SLOTS)))
    vehicles = [slot for slot in items if gems[slot] == ANY]
    return Atlas(
        edition=edition,
        spaces=tuple(number),
        number=number,
        trips=_trips(edition, number),
        cities=frozenset(number[space.id] for space in edition.spaces if space.kind == "city"),
        roads=tuple(number[space.id] for space in edition.spaces if space.kind == "road"),
        mines=tuple(number[space.id] for space in edition.spaces if space.kind == "mine"),
        harbours=tuple((number[space.id], space.ships) for space in edition.spaces if space.ships),
        houses=tuple(
            tuple(number[space.id] for space in edition.spaces if space.crest == colour)
            for colour in crest
        ),
        catalogues=_books(edition, number, "equipment"),
        offices=_books(edition, number, "commissions"),
        kinds=kinds,
        kind={kind.id: index for index, kind in enumerate(kinds)},
        crest=crest,
        slot_gem=gems,
        slot_price=prices,
        slots_of_gem=tuple(
            tuple(slot for slot in sorted(items) if gems[slot] == gem)
            for gem in range(len(GEMSTONES))
        ),
        vehicles=tuple(sorted(vehicles, key=lambda slot: prices[slot])),
        turn_worth=_turn_worth(edition),
    )


def _books(edition: Edition, number: dict[str, int], kind: str) -> tuple[int, ...]:
    return tuple(number[book] for book in edition.books if edition.space[book].book == kind)


def _turn_worth(edition: Edition) -> float:
    """A commission takes a few turns and brings, besides its points, half a colour."""
    copies = sum(kind.copies for kind in edition.commissions) or 1
    points = sum(kind.points * kind.copies for kind in edition.commissions) / copies
    figures = edition.figures
    return (points + (figures.colour_points + figures.bonus_points) / 4) / TURNS + 0.1


def _trips(
    edition: Edition, number: dict[str, int]
) -> tuple[tuple[tuple[Trip | None, ...], ...], ...]:
    """The quickest way between all spaces; who stops in a city on the way takes provisions."""
    reach = almanac(edition).reach
    names = list(number)
    free = [[number[space] for space in reach[name].free] for name in names]
    far = [[number[space] for space in reach[name].far] for name in names]
    cities = {number[space.id] for space in edition.spaces if space.kind == "city"}
    return tuple(
        tuple(_trips_from(start, provisions, free, far, cities) for provisions in (False, True))
        for start in range(len(names))
    )


def _trips_from(
    start: int, provisions: bool, free: list[list[int]], far: list[list[int]], cities: set[int]
) -> tuple[Trip | None, ...]:
    trips: list[Trip | None] = [None] * len(free)
    level, seen, turns = {(start, provisions)}, {(start, provisions)}, 0
    while level:
        turns += 1
        following: set[tuple[int, bool]] = set()
        for here, supplied in level:
            arrivals = [(space, supplied) for space in free[here]]
            if supplied:
                arrivals += [(space, False) for space in far[here]]
            for space, left in arrivals:
                best = trips[space]
                if best is None or (best[0] == turns and left):
                    trips[space] = (turns, left)
                stop = (space, left or space in cities)
                if stop not in seen:
                    seen.add(stop)
                    following.add(stop)
        level = following
    return tuple(trips)
