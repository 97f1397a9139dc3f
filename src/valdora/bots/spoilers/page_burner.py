"""The bot `page-burner`: covers or buys the cards the others could use, and hoards commissions."""

from typing import Final

from valdora.bots.greedy.atlas import GOLD, NOT_OWNED, SLOT
from valdora.bots.greedy.outlook import Node, Outlook
from valdora.bots.greedy.stops import arrived, equipped, with_card
from valdora.bots.greedy.turn import Option
from valdora.bots.greedy.value import appraise
from valdora.bots.spoilers.envy import OtherPlayer, rivals
from valdora.bots.spoilers.spoiler import Spoiler
from valdora.content import SLOTS
from valdora.rules import SIDES, Action, Buy, End, Side, State, Turn, page_price

SPITE: Final = 0.5
"""Of the points a card would bring the others, what it counts as its own."""
HOARD: Final = 2.0
"""What having one more commission is worth to it, besides its points."""
BURIED: Final = 2.5
"""What a page turned is worth in itself: who wants what lies below has to turn it back."""
DEAR: Final = 3.5
"""How many points a page that costs a coin must spoil."""
SPARE: Final = 1
"""Coins it keeps when it pays for pages."""


class PageBurner(Spoiler):
    """Likes books: buys what others need, and leaves them what they do not."""

    def spoils(self, state: State, view: Outlook, options: list[Option]) -> list[float]:
        """What can be spoilt at the book of the city a turn goes to."""
        others, edition = rivals(state), state.edition
        spoilt = {
            space: _best_page(state, others, edition.spaces[space].id)[0] * SPITE
            for space in {option.node.space for option in options}
            if edition.spaces[space].book
        }
        return [
            spoilt.get(option.node.space, 0.0)
            + HOARD * max(0, len(option.node.open) - len(view.start.open))
            for option in options
        ]

    def use_book(self, state: State, view: Outlook) -> Action:
        """Buy what is good or would be good for others, then cover what is left."""
        others = rivals(state)
        wanted = _best_buy(state, view, others)
        if wanted:
            return wanted
        gain, side = _best_page(state, others, state.player.pawn)
        price = page_price(state)
        if side and (not price or (gain > DEAR and state.player.coins > SPARE)):
            return Turn(side)
        return End()

    def _turn(self, state: State, view: Outlook) -> Action:
        """In a city where `greedy` would only take provisions there is a page to turn for free."""
        action = super()._turn(state, view)
        if state.phase == "act" and state.here.book and not isinstance(action, Turn | Buy):
            at_book = self.use_book(state, view)
            return action if isinstance(at_book, End) else at_book
        return action


def _best_buy(state: State, view: Outlook, others: list[OtherPlayer]) -> Buy | None:
    """The card worth having most, to itself and to keep it from the others."""
    book, node = state.player.pawn, arrived(view.start, view.start.space, False, 1)
    best: tuple[float, Buy] | None = None
    for side in SIDES:
        card = _number(state, view, book, state.books[book].top(side))
        if card is None:
            continue
        purchase = _bought(state, node, card, side)
        if purchase is None:
            continue
        after, buy = purchase
        worth = appraise(view, after) - appraise(view, node) + SPITE * _wish(others, book, card)
        worth += HOARD * (len(after.open) - len(node.open))
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, buy
    return best[1] if best else None


def _bought(state: State, node: Node, card: int, side: Side) -> tuple[Node, Buy] | None:
    """The player with a card of the book here, and how it is bought, if it can be."""
    figures = state.edition.figures
    if state.here.book == "equipment":
        if node.slots[card] != NOT_OWNED or GOLD not in node.slots:
            return None
        paying = node.slots.index(GOLD)
        return equipped(node, card, paying), Buy(side, SLOTS[paying])
    if len(node.open) >= figures.open_commissions or node.coins < figures.commission_price:
        return None
    return with_card(node, card, figures.commission_price), Buy(side)


def _best_page(state: State, others: list[OtherPlayer], book: str) -> tuple[float, Side | None]:
    """How much turning a page spoils at best: it covers the other side and shows what is below."""
    view, pages = others[0].view, state.books[book]
    below: dict[Side, float] = {
        "L": _wish(others, book, _number(state, view, book, (pages.left[-2:-1] or (None,))[0])),
        "R": _wish(others, book, _number(state, view, book, (pages.right[-2:-1] or (None,))[0])),
    }
    if len(pages.right) == 1 and pages.unseen:
        total = sum(
            _wish(others, book, _number(state, view, book, card)) * count
            for card, count in pages.unseen.items()
        )
        below["R"] = total / pages.unseen.total
    best: tuple[float, Side | None] = (0.0, None)
    for side, other in (SIDES, SIDES[::-1]):
        if pages.top(side):
            covered = _wish(others, book, _number(state, view, book, pages.top(other)))
            gain = covered + BURIED - below[side]
            if gain > best[0]:
                best = gain, side
    return best


def _number(state: State, view: Outlook, book: str, card: str | None) -> int | None:
    if card is None:
        return None
    sells_equipment = state.edition.space[book].book == "equipment"
    return SLOT[card] if sells_equipment else view.atlas.kind[card]


def _wish(others: list[OtherPlayer], book: str, card: int | None) -> float:
    """What a card is worth to all others together."""
    if card is None:
        return 0.0
    return sum(other.weight * other.wish(book, card) for other in others)
