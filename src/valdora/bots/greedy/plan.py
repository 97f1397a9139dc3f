"""Plans: the best few sequences of stops, found by a beam search over whole turns.

A plan begins with one of several first turns and goes on from stop to stop by the shortest way.
Others are taken to stand still. What comes out is a value for each first turn.
"""

from collections.abc import Iterator
from typing import Final

from valdora.bots.greedy.atlas import EMPTY, GOLD, NOT_OWNED, Trip
from valdora.bots.greedy.outlook import HORIZON, Node, Outlook, Place
from valdora.bots.greedy.stops import (
    NO_LIMIT,
    arrived,
    buying,
    delivering,
    equipping,
    filling_purse,
    loading,
)
from valdora.bots.greedy.value import appraise, missing

WIDTH: Final = 8
"""How many plans are kept at the last stop."""
TAPER: Final = (4.0, 3.0, 2.0, 1.5, 1.0, 1.0)
"""How many times as many at each stop before, from the first turn on: who buys early looks good at
once, who delivers early only later, so the first stops need room for both."""
LOADS: Final = 3
"""How many places to load are considered from each stop."""


def values(view: Outlook, roots: list[Node], width: int = WIDTH) -> list[float]:
    """The value of each first turn: that of the best plan found which begins with it.

    A plan that was given up early keeps its value of then, below all that went on.
    """
    worths: list[float] = []
    for index, node in enumerate(roots):
        node.root = index
        node.value = appraise(view, node)
        worths.append(node.value)
    beam = sorted(roots, key=_value, reverse=True)[: round(width * TAPER[0])]
    for share in TAPER[1:]:
        following: dict[object, Node] = {}
        for node in beam:
            for after in next_stops(view, node):
                if after.turns >= HORIZON:
                    continue
                after.value = appraise(view, after)
                key = (after.space, after.open, after.slots, after.coins, after.provisions)
                best = following.get((key, after.have))
                if best is None or after.value > best.value:
                    following[key, after.have] = after
        if not following:
            break
        beam = sorted(following.values(), key=_value, reverse=True)[: round(width * share)]
        reached: dict[int, float] = {}
        for node in beam:
            reached.setdefault(node.root, node.value)
        for root, value in reached.items():
            worths[root] = value
        # Whoever fell out of the beam must not outbid those who went on.
        worst = min(reached.values())
        for root in range(len(worths)):
            if root not in reached:
                worths[root] = min(worths[root], worst - 0.01)
    return worths


def _value(node: Node) -> float:
    return node.value


def next_stops(view: Outlook, node: Node) -> Iterator[Node]:
    """The positions after each stop worth making from here."""
    chart = view.atlas
    trips = chart.trips[node.space][node.provisions]
    yield from _houses(view, node, trips)
    yield from _loads(view, node, trips)
    yield from _mine(view, node, trips)
    figures = chart.edition.figures
    if len(node.open) < figures.open_commissions and node.coins >= figures.commission_price:
        for city in chart.offices:
            if not view.shelves[city].empty and (trip := trips[city]):
                for after, _ in buying(view, _at(node, city, trip)):
                    yield after
    if GOLD in node.slots and NOT_OWNED in node.slots:
        for city in chart.catalogues:
            if trip := trips[city]:
                for after, _ in equipping(view, _at(node, city, trip)):
                    yield after


def _at(node: Node, space: int, trip: Trip) -> Node:
    return arrived(node, space, trip[1], trip[0])


def _nearest(spaces: tuple[int, ...], trips: tuple[Trip | None, ...]) -> tuple[int, Trip] | None:
    best: tuple[int, Trip] | None = None
    for space in spaces:
        trip = trips[space]
        if trip and (best is None or (trip[0], not trip[1]) < (best[1][0], not best[1][1])):
            best = (space, trip)
    return best


def _houses(view: Outlook, node: Node, trips: tuple[Trip | None, ...]) -> Iterator[Node]:
    kinds = view.atlas.kinds
    for crest in sorted({kinds[kind].crest for kind in node.open}):
        near = _nearest(view.atlas.houses[crest], trips)
        if near and (done := delivering(view, _at(node, *near), crest)):
            yield done[0]


def _mine(view: Outlook, node: Node, trips: tuple[Trip | None, ...]) -> Iterator[Node]:
    near = _nearest(view.atlas.mines, trips)
    if near and node.coins <= view.atlas.edition.figures.purse // 2:
        done = filling_purse(view, _at(node, *near))
        if done:
            yield done[0]


def _loads(view: Outlook, node: Node, trips: tuple[Trip | None, ...]) -> Iterator[Node]:
    """The places that offer most of what is missing, the nearest first."""
    key = (node.coins, node.open, node.slots)
    places = view.places.get(key)
    if places is None:
        places = view.places[key] = _useful_places(view, node)
    near = [
        (trip[0] - 0.7 * useful - 0.2 * trip[1], space, ships)
        for space, useful, ships in places
        if (trip := trips[space])
    ]
    near.sort()
    for _, space, ships in near[:LOADS]:
        trip = trips[space]
        assert trip is not None
        stones = view.discard if ships else view.stones[space]
        done = loading(view, _at(node, space, trip), stones, ships or NO_LIMIT, vehicles=True)
        if done:
            yield done[0]


def _useful_places(view: Outlook, node: Node) -> list[Place]:
    """Where gemstones lie that the open commissions miss, or gold for equipment."""
    chart = view.atlas
    wanted = [
        count if _can_load(view, node, gem) else 0
        for gem, count in enumerate(missing(view, node.open, node.slots))
    ]
    if NOT_OWNED in node.slots and GOLD not in node.slots and not wanted[GOLD]:
        wanted[GOLD] = int(_can_load(view, node, GOLD))
    if not any(wanted):
        return []
    heaps = [(space, view.stones[space], 0) for space in chart.roads]
    heaps += [(space, view.discard, ships) for space, ships in chart.harbours]
    places: list[Place] = []
    for space, stones, ships in heaps:
        useful = sum(map(min, wanted, stones))
        if useful:
            places.append((space, min(useful, ships or NO_LIMIT), ships))
    return places


def _can_load(view: Outlook, node: Node, gem: int) -> bool:
    chart = view.atlas
    if any(node.slots[slot] == EMPTY for slot in chart.slots_of_gem[gem]):
        return True
    return any(
        node.slots[slot] != NOT_OWNED and chart.slot_price[slot] <= node.coins
        for slot in chart.vehicles
    )
