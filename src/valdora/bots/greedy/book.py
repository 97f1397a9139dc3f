"""Using a book page by page: what to buy, when to turn, what to give back (B1-B8).

Each step looks at the pages that lie open now; a page that nobody has seen counts as its average.
"""

from typing import Final

from valdora.bots.greedy.atlas import GOLD, NOT_OWNED
from valdora.bots.greedy.outlook import Node, Outlook, Shelf
from valdora.bots.greedy.plan import values
from valdora.bots.greedy.stops import arrived, equipped, with_card
from valdora.bots.greedy.value import appraise
from valdora.content import SLOTS
from valdora.rules import SIDES, Action, Buy, End, Return, Side, State, Turn, page_price

MARGIN: Final = 0.3
"""How many points better a card must make things to be bought."""
SWAP_MARGIN: Final = 2.0
"""How many points better a card must be than the one given back for it."""
PAGE_MARGIN: Final = 1.0
"""How many points more than its coin a page that costs one must promise."""
NARROW: Final = 4


def use_book(state: State, view: Outlook) -> Action:
    """The next step at the book of the city the player stands in."""
    node = _now(view)
    shelf = view.shelves[node.space]
    if node.space in view.atlas.catalogues:
        return _catalogue(state, view, node, shelf)
    figures = state.edition.figures
    if node.coins < figures.commission_price:
        return _leaf(state, shelf)
    if len(node.open) >= figures.open_commissions:
        return _swap(state, view, node, shelf)
    return _office(state, view, node, shelf)


def _now(view: Outlook) -> Node:
    """The node of this turn's action: the first turn of all plans."""
    node = arrived(view.start, view.start.space, view.start.provisions, 0)
    node.turns = 1
    return node


def _tops(shelf: Shelf) -> list[tuple[Side, int]]:
    pages = {"L": shelf.left, "R": shelf.right}
    return [(side, pages[side][0]) for side in SIDES if pages[side]]


# Commissions ----------------------------------------------------------------------------------


def _office(state: State, view: Outlook, node: Node, shelf: Shelf) -> Action:
    figures = state.edition.figures
    tops = _tops(shelf)
    roots = [with_card(node, card, figures.commission_price) for _, card in tops]
    worths = values(view, [arrived(node, node.space, node.provisions, 0), *roots], NARROW)
    gains = {side: value - worths[0] for (side, _), value in zip(tops, worths[1:], strict=True)}
    best = max(gains, key=lambda side: gains[side], default=None)
    if best is None or gains[best] <= MARGIN:
        return _turn_page(state, view, node, shelf)
    last = len(node.open) + 1 == figures.open_commissions
    spare = page_price(state) == 0 and shelf.unseen and len(shelf.right) == 1
    if best == "R" and last and spare and gains.get("L", 0.0) <= MARGIN:
        return Turn("R")  # the wanted card stays in sight, and another one comes to light
    return Buy(best)


def _turn_page(state: State, view: Outlook, node: Node, shelf: Shelf) -> Action:
    """Turn where the next page promises most, if it is worth its price."""
    price = page_price(state)
    after = arrived(node, node.space, node.provisions, 0)
    after.coins -= price
    if after.coins < state.edition.figures.commission_price:
        return _leaf(state, shelf)
    here = appraise(view, after)
    hopes = {side: _hope(view, after, shelf, side, here) for side in SIDES}
    best = max(hopes, key=lambda side: hopes[side])
    cost = appraise(view, node) - here + (PAGE_MARGIN if price else 0.0)
    return Turn(best) if hopes[best] > cost else _leaf(state, shelf)


def _hope(view: Outlook, node: Node, shelf: Shelf, side: Side, here: float) -> float:
    """The points that the page under the top of a side would bring."""
    pages = shelf.left if side == "L" else shelf.right
    if not pages:
        return 0.0
    price = view.atlas.edition.figures.commission_price
    if len(pages) > 1:
        return appraise(view, with_card(node, pages[1], price)) - here
    if side == "L" or not shelf.unseen:
        return 0.0
    total = sum(
        max(0.0, appraise(view, with_card(node, card, price)) - here) * count
        for card, count in shelf.unseen
    )
    return total / sum(count for _, count in shelf.unseen)


def _swap(state: State, view: Outlook, node: Node, shelf: Shelf) -> Action:
    """B8: give back what is worth least, if a visible card is worth much more."""
    price = state.edition.figures.commission_price
    options: list[tuple[int, Side]] = []
    roots = [arrived(node, node.space, node.provisions, 0)]
    for kind in dict.fromkeys(node.open):
        rest = arrived(node, node.space, node.provisions, 0)
        left = list(node.open)
        left.remove(kind)
        rest.open = tuple(left)
        for side, card in _tops(shelf):
            if card != kind:
                options.append((kind, side))
                roots.append(with_card(rest, card, price))
    worths = values(view, roots, NARROW)
    best = max(range(1, len(roots)), key=lambda index: worths[index], default=0)
    if best and worths[best] > worths[0] + SWAP_MARGIN:
        kind, side = options[best - 1]
        return Return(view.atlas.kinds[kind].id, "R" if side == "L" else "L")
    return _leaf(state, shelf)


# Equipment ------------------------------------------------------------------------------------


def _catalogue(state: State, view: Outlook, node: Node, shelf: Shelf) -> Action:
    golden = [slot for slot, gem in enumerate(node.slots) if gem == GOLD]
    if not golden:
        return End()
    tops = [(side, card) for side, card in _tops(shelf) if node.slots[card] == NOT_OWNED]
    roots = [equipped(node, card, golden[0]) for _, card in tops]
    worths = values(view, [arrived(node, node.space, node.provisions, 0), *roots], NARROW)
    best = max(range(1, len(worths)), key=lambda index: worths[index], default=0)
    wanted = bool(best) and worths[best] > worths[0] + MARGIN
    if page_price(state) <= (0 if wanted else max(0, node.coins - 2)):
        here = appraise(view, roots[best - 1]) + MARGIN if wanted else appraise(view, node)
        hopes = _hoped_items(view, node, shelf, golden[0])
        side = max(hopes, key=lambda side: hopes[side], default=None)
        if side is not None and hopes[side] > here + page_price(state) * PAGE_MARGIN:
            return Turn(side)
    if wanted:
        return Buy(tops[best - 1][0], SLOTS[golden[0]])
    return _leaf(state, shelf)


def _hoped_items(view: Outlook, node: Node, shelf: Shelf, paying: int) -> dict[Side, float]:
    """What having the next page of each side would be worth."""
    here = appraise(view, node)
    hopes: dict[Side, float] = {}
    for side in SIDES:
        pages = shelf.left if side == "L" else shelf.right
        if len(pages) > 1:
            hopes[side] = _owning(view, node, pages[1], paying, here)
        elif pages and side == "R" and shelf.unseen:
            total = sum(
                _owning(view, node, card, paying, here) * count for card, count in shelf.unseen
            )
            hopes[side] = total / sum(count for _, count in shelf.unseen)
    return hopes


def _owning(view: Outlook, node: Node, card: int, paying: int, here: float) -> float:
    if node.slots[card] != NOT_OWNED:
        return here
    return max(here, appraise(view, equipped(node, card, paying)))


def _leaf(state: State, shelf: Shelf) -> Action:
    """Nothing to buy: turn a page for free all the same, so that the book has news next time."""
    if page_price(state) == 0 and not state.turned:
        if shelf.right and (shelf.unseen or len(shelf.right) > 1):
            return Turn("R")
        if len(shelf.left) > 1:
            return Turn("L")
    return End()
