"""What things are worth: a delivery, what is not yet delivered, and what a player holds."""

from typing import Final

from valdora.bots.greedy.atlas import ANY, EMPTY, GOLD, NOT_OWNED, Atlas
from valdora.bots.greedy.outlook import STEPS, Node, Outlook, Progress, Tasks

TRUST: Final = 0.8
"""How far an open commission counts towards a delivered one, besides the time it takes.

Below one, so that delivering is always better than being about to deliver: no dithering.
"""
HOUSE_TURNS: Final = 1.2
TOOL_TURNS: Final = 0.9
VEHICLE_TURNS: Final = 1.3
EQUIP_TURNS: Final = 2.6
SILVER_TURNS: Final = 0.8
TOOL_WORTH: Final = 1.3
"""Of an owned tool, in turns."""
VEHICLE_WORTH: Final = 0.9
COIN_WORTH: Final = 0.24
"""Of the first coin, in turns; each further one is worth a little less."""
PROVISIONS_WORTH: Final = 0.35
STONE_WORTH: Final = 0.25
LASTING: Final = 10.0
"""Turns still to come from which on holdings have their full worth."""


def reward(view: Outlook, kind: int, have: tuple[int, ...], shops: int) -> tuple[float, Progress]:
    """The points a delivery brings, workshop progress included, and what one has afterwards."""
    key = (kind, have, shops)
    kept = view.rewards.get(key)
    if kept is None:
        kept = view.rewards[key] = _reward(view, kind, have, shops)
    return kept


def _reward(view: Outlook, kind: int, have: tuple[int, ...], shops: int) -> tuple[float, Progress]:
    commission = view.atlas.kinds[kind]
    points = float(commission.points)
    if shops >> commission.crest & 1:
        points += view.bonus
    colour = view.hires[commission.crest]
    if colour < 0:
        return points, (have, shops)
    before = have[colour]
    if not before:
        points += view.atlas.edition.figures.colour_points
    if view.shop_worth[colour] and not shops >> colour & 1:
        needs = view.atlas.edition.crafts[colour].workshop_needs
        if before + 1 >= needs:
            points += view.shop_worth[colour] * (1 - _progress(view, colour, before, needs))
            shops |= 1 << colour
        else:
            points += view.shop_worth[colour] * (
                _progress(view, colour, before + 1, needs) - _progress(view, colour, before, needs)
            )
    return points, ((*have[:colour], before + 1, *have[colour + 1 :]), shops)


def _progress(view: Outlook, colour: int, craftsmen: int, needs: int) -> float:
    return view.shop_chance[colour] * float((craftsmen / needs) ** 1.3) * 0.8


def missing(view: Outlook, open_: tuple[int, ...], slots: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each gemstone the open commissions want beyond what is carried."""
    missed = view.missing.get((open_, slots))
    if missed is None:
        kinds = view.atlas.kinds
        wanted = [0] * len(view.discard)
        for kind in open_:
            for gem in kinds[kind].gems:
                wanted[gem] += 1
        for gem in slots:
            if gem >= 0 and wanted[gem]:
                wanted[gem] -= 1
        missed = view.missing[open_, slots] = tuple(wanted)
    return missed


def promise(view: Outlook, node: Node) -> float:
    """What the open commissions are worth: each as if delivered after the turns it still takes,
    less what those turns would bring otherwise."""
    if not node.open:
        return 0.0
    coins = min(4, node.coins)
    key = (node.open, node.slots, node.have, node.shops, coins)
    by_turn = view.promises.get(key)
    if by_turn is None:
        by_turn = view.promises[key] = (_tasks(view, node), {})
    tasks, promises = by_turn
    promised = promises.get(node.turns)
    if promised is None:
        promised = promises[node.turns] = _promise(view, tasks, node.turns * STEPS)
    return promised


def _promise(view: Outlook, tasks: Tasks, at: int) -> float:
    total, worth, rest = 0.0, view.worth, view.rest
    for points, steps in tasks:
        then = at + steps
        gain = points * worth[then] * TRUST - (rest[at] - rest[then])
        if gain > 0:
            total += gain
            at = then
    return total


def _tasks(view: Outlook, node: Node) -> Tasks:
    """Points and quarters of a turn for each open commission, the most rewarding first."""
    chart = view.atlas
    carried = [0] * len(view.discard)
    for gem in node.slots:
        if gem >= 0:
            carried[gem] += 1
    coins = node.coins
    have, shops = node.have, node.shops
    crests: set[int] = set()
    tasks: list[tuple[float, float]] = []
    for kind in sorted(node.open, key=lambda kind: -chart.kinds[kind].points):
        commission = chart.kinds[kind]
        points, (have, shops) = reward(view, kind, have, shops)
        turns = HOUSE_TURNS if commission.crest not in crests else 0.15
        crests.add(commission.crest)
        for gem in commission.gems:
            if carried[gem]:
                carried[gem] -= 1
            else:
                turns += _fetching(chart, node, gem, coins)
        if commission.coins:
            turns += SILVER_TURNS if coins < commission.coins else 0.0
            coins -= commission.coins
        tasks.append((points, turns))
    tasks.sort(key=lambda task: task[1] / (task[0] + 0.01))
    return [(points, max(1, round(turns * STEPS))) for points, turns in tasks]


def _fetching(chart: Atlas, node: Node, gem: int, coins: int) -> float:
    """The turns it takes to load a gemstone."""
    slots = node.slots
    if any(slots[slot] != NOT_OWNED for slot in chart.slots_of_gem[gem]):
        return TOOL_TURNS
    vehicles = [slot for slot in chart.vehicles if slots[slot] != NOT_OWNED]
    if vehicles:
        return VEHICLE_TURNS + (SILVER_TURNS if coins < chart.slot_price[vehicles[0]] else 0.0)
    return EQUIP_TURNS + (0.0 if GOLD in slots else TOOL_TURNS)


def holdings(view: Outlook, node: Node) -> float:
    """What equipment, coins, provisions and gemstones are worth for the turns still to come."""
    chart = view.atlas
    worth = view.equipment_worth.get(node.slots)
    if worth is None:
        worth = view.equipment_worth[node.slots] = _equipment_worth(chart, node.slots)
    turns, stones = worth
    coins = min(8, node.coins)
    turns += COIN_WORTH * coins * (1 - 0.05 * coins)
    if node.provisions:
        turns += PROVISIONS_WORTH
    future = view.rest[node.turns * STEPS] / (LASTING * chart.turn_worth)
    return turns * chart.turn_worth * (future if future < 1 else 1.0) + stones


def _equipment_worth(chart: Atlas, slots: tuple[int, ...]) -> tuple[float, float]:
    """In turns, and the points of the gemstones carried (F1)."""
    turns = 0.0
    stones = 0
    for slot, gem in enumerate(slots):
        if gem == NOT_OWNED:
            continue
        turns += VEHICLE_WORTH if chart.slot_gem[slot] == ANY else TOOL_WORTH
        if gem != EMPTY:
            stones += 1
            turns += STONE_WORTH
    return turns, stones * chart.edition.figures.gemstone_points * 0.5


def appraise(view: Outlook, node: Node) -> float:
    """The value of a plan that ends here: what it gained, and what is still to come."""
    return node.gained + promise(view, node) + holdings(view, node) + view.rest[node.turns * STEPS]
