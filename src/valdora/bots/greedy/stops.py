"""What a plan can do at a space: the compound actions of a turn, in numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from valdora.bots.greedy.atlas import EMPTY, GOLD, NOT_OWNED
from valdora.bots.greedy.outlook import STEPS, Node, Outlook, Purchase, Shelf
from valdora.bots.greedy.value import appraise, missing, promise, reward

Doing = Literal["deliver", "load", "silver", "provisions", "buy", "equip", "pass"]
DEPTH: Final = 2
"""Known pages of a side that a plan counts on reaching."""
NO_LIMIT: Final = 99
"""Of the gemstones that may be loaded on a road space."""
CURIOSITY: Final = 0.35
"""How far the average unseen page counts for each commission one could still take."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One turn's action at a space."""

    doing: Doing
    what: tuple[tuple[int, int], ...] = ()
    """Deliver: kind and slots as bits; load: gemstone and slot; buy: kind and 0; equip: item and
    the slot that pays."""


def arrived(node: Node, space: int, provisions: bool, turns: int) -> Node:
    """The node after travelling; the arrival turn counts."""
    return Node(
        space,
        provisions,
        node.coins,
        node.slots,
        node.open,
        node.have,
        node.shops,
        node.turns + turns,
        node.gained,
        0.0,
        node.root,
    )


def delivering(view: Outlook, node: Node, crest: int) -> tuple[Node, Stop] | None:
    """D1: all that can be paid for at a house, the most rewarding first."""
    kinds = view.atlas.kinds
    here = [kind for kind in node.open if kinds[kind].crest == crest]
    if not here:
        return None
    here.sort(key=lambda kind: -kinds[kind].points)
    slots, coins, have, shops = list(node.slots), node.coins, node.have, node.shops
    left, gained = list(node.open), 0.0
    done: list[tuple[int, int]] = []
    for kind in here:
        commission = kinds[kind]
        if commission.coins > coins:
            continue
        paid = _paying_slots(view, slots, commission.gems)
        if paid is None:
            continue
        for slot in paid:
            slots[slot] = EMPTY
        coins -= commission.coins
        left.remove(kind)
        points, (have, shops) = reward(view, kind, have, shops)
        gained += points
        done.append((kind, sum(1 << slot for slot in paid)))
    if not done:
        return None
    after = arrived(node, node.space, node.provisions, 0)
    after.slots, after.coins, after.open = tuple(slots), coins, tuple(left)
    after.have, after.shops = have, shops
    after.gained += gained * view.worth[node.turns * STEPS]
    return after, Stop("deliver", tuple(done))


def _paying_slots(view: Outlook, slots: list[int], gems: tuple[int, ...]) -> list[int] | None:
    """D2: tools before vehicles, since loading them again is free."""
    paid: list[int] = []
    for gem in gems:
        for slot in (*view.atlas.slots_of_gem[gem], *view.atlas.vehicles):
            if slots[slot] == gem and slot not in paid:
                paid.append(slot)
                break
        else:
            return None
    return paid


def loading(
    view: Outlook, node: Node, stones: tuple[int, ...], most: int, vehicles: bool
) -> tuple[Node, Stop] | None:
    """L1-L4: what the open commissions miss, and whatever else is free; at most `most`."""
    chart = view.atlas
    slots, coins, wanted = list(node.slots), node.coins, list(missing(view, node.open, node.slots))
    supply = list(stones)
    done: list[tuple[int, int]] = []
    order = sorted((gem for gem in range(len(supply)) if supply[gem]), key=lambda g: -wanted[g])
    for gem in order:
        for slot in chart.slots_of_gem[gem]:
            if slots[slot] == EMPTY and supply[gem] and len(done) < most:
                slots[slot] = gem
                supply[gem] -= 1
                wanted[gem] -= 1
                done.append((gem, slot))
    if vehicles:
        for slot in chart.vehicles:
            carried = slots[slot]
            if carried == NOT_OWNED or chart.slot_price[slot] > coins or len(done) >= most:
                continue
            if carried != EMPTY and _needs(view, node, carried):
                continue
            gem = next((g for g in order if supply[g] and wanted[g] > 0 and g != carried), EMPTY)
            if gem == EMPTY:
                continue
            slots[slot] = gem
            coins -= chart.slot_price[slot]
            supply[gem] -= 1
            wanted[gem] -= 1
            done.append((gem, slot))
    if not done:
        return None
    after = arrived(node, node.space, node.provisions, 0)
    after.slots, after.coins = tuple(slots), coins
    return after, Stop("load", tuple(done))


def _needs(view: Outlook, node: Node, gem: int) -> bool:
    return any(gem in view.atlas.kinds[kind].gems for kind in node.open)


def filling_purse(view: Outlook, node: Node) -> tuple[Node, Stop] | None:
    """V1: silver."""
    purse = view.atlas.edition.figures.purse
    if node.coins >= purse:
        return None
    after = arrived(node, node.space, node.provisions, 0)
    after.coins = purse
    return after, Stop("silver")


def supplying(node: Node) -> tuple[Node, Stop]:
    """P1: provisions, also for who only passes through a city."""
    after = arrived(node, node.space, True, 0)
    return after, Stop("pass" if node.provisions else "provisions")


def reachable(shelf: Shelf) -> list[tuple[int, int, int]]:
    """The hope pages near the top: card, side (0 left, 1 right) and how deep."""
    return [
        (card, side, depth)
        for side, pages in enumerate((shelf.left, shelf.right))
        for depth, card in enumerate(pages[:DEPTH])
    ]


def buying(view: Outlook, node: Node) -> Iterator[tuple[Node, Stop]]:
    """B7: the best commission, the best two, … of the pages one can get at."""
    figures = view.atlas.edition.figures
    price = figures.commission_price
    room = figures.open_commissions - len(node.open)
    if price:
        room = min(room, node.coins // price)
    if room <= 0:
        return
    key = (node.space, room, node.shops, node.open, node.slots, node.have)
    purchases = view.purchases.get(key)
    if purchases is None:
        purchases = view.purchases[key] = _purchases(view, node, room)
    for bought, open_, hope in purchases:
        after = arrived(node, node.space, node.provisions, 0)
        after.open = open_
        after.coins -= price * len(bought)
        after.gained += hope * view.worth[node.turns * STEPS]
        yield after, Stop("buy", tuple((card, 0) for card in bought))


def _purchases(view: Outlook, node: Node, room: int) -> list[Purchase]:
    figures, shelf = view.atlas.edition.figures, view.shelves[node.space]
    at = _next_turn(node)
    pages, free = (list(shelf.left), list(shelf.right)), figures.free_pages
    bought: list[int] = []
    purchases: list[Purchase] = []
    before = promise(view, at)
    while len(bought) < room:
        best: tuple[float, int, int, Node] | None = None
        for side in (0, 1):
            for depth, card in enumerate(pages[side][: 1 + min(free, 1)]):
                after = with_card(at, card, figures.commission_price)
                gain = promise(view, after) - depth * 0.05
                if best is None or gain > best[0]:
                    best = (gain, side, depth, after)
        if best is None or best[0] <= before:
            break
        before, side, depth, at = best
        if depth:
            free -= 1
            pages[1 - side].insert(0, pages[side].pop(0))
        bought.append(pages[side].pop(0))
        purchases.append((tuple(bought), at.open, _curiosity(view, shelf, at, room - len(bought))))
    if not bought and shelf.unseen:
        purchases.append(((), node.open, _curiosity(view, shelf, at, room)))
    return purchases


def _next_turn(node: Node) -> Node:
    """The same things on the next turn: what is worked out for then serves for all times."""
    after = arrived(node, node.space, node.provisions, 0)
    after.turns = 1
    return after


def with_card(node: Node, card: int, price: int) -> Node:
    """The node with one more open commission."""
    after = arrived(node, node.space, node.provisions, 0)
    after.open = tuple(sorted((*node.open, card)))
    after.coins -= price
    return after


def _curiosity(view: Outlook, shelf: Shelf, node: Node, room: int) -> float:
    """What unseen pages may bring to who has room and coins for more commissions."""
    if room <= 0 or not shelf.unseen:
        return 0.0
    key = (node.space, node.shops, node.slots, node.have)
    hope = view.curiosity.get(key)
    if hope is None:
        total, pages = 0.0, 0
        alone = arrived(node, node.space, node.provisions, 0)
        for card, count in shelf.unseen:
            alone.open = (card,)
            total += promise(view, alone) * count
            pages += count
        hope = view.curiosity[key] = total / pages * CURIOSITY
    return hope * min(room, 2)


def equipping(view: Outlook, node: Node) -> Iterator[tuple[Node, Stop]]:
    """B5, B6: one item for one gold, or two for two."""
    shelf = view.shelves[node.space]
    golden = [slot for slot, gem in enumerate(node.slots) if gem == GOLD]
    if not golden:
        return
    cards = {card for card, _, _ in reachable(shelf) if node.slots[card] == NOT_OWNED}
    if shelf.unseen:
        after = arrived(node, node.space, node.provisions, 0)
        after.gained += _hoped_item(view, shelf, node, golden[0])
        yield after, Stop("equip")
    for card in sorted(cards):
        after = equipped(node, card, golden[0])
        yield after, Stop("equip", ((card, golden[0]),))
        if len(golden) > 1:
            for other in sorted(cards):
                if other > card:
                    both = equipped(after, other, golden[1])
                    yield both, Stop("equip", ((card, golden[0]), (other, golden[1])))


def _hoped_item(view: Outlook, shelf: Shelf, node: Node, paying: int) -> float:
    """What the next unseen page of a catalogue may bring to who has gold."""
    key = (node.space, node.open, node.slots, node.have)
    hope = view.hopes.get(key)
    if hope is None:
        at = _next_turn(node)
        before, total, pages = appraise(view, at), 0.0, 0
        for card, count in shelf.unseen:
            pages += count
            if node.slots[card] == NOT_OWNED:
                gain = appraise(view, equipped(at, card, paying)) - before
                total += max(0.0, gain) * count
        hope = view.hopes[key] = total / pages * CURIOSITY
    return hope * view.worth[node.turns * STEPS]


def equipped(node: Node, card: int, paying: int) -> Node:
    """The node with one more item, paid for with the gold in a slot."""
    after = arrived(node, node.space, node.provisions, 0)
    slots = list(node.slots)
    slots[paying] = EMPTY
    slots[card] = EMPTY
    after.slots = tuple(slots)
    return after
