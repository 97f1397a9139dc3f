"""`apply`: the one way from a state to the next. Reads in the order of a turn."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from valdora.content import SLOTS, Gemstone, Slot
from valdora.rules import events as happened
from valdora.rules.actions import (
    Action,
    Buy,
    Deliver,
    End,
    Load,
    Move,
    Provisions,
    Return,
    Reveal,
    Silver,
    Stay,
    Turn,
)
from valdora.rules.craftsmen import complete, rival_turn
from valdora.rules.events import Event
from valdora.rules.explain import Reason, explain
from valdora.rules.frozen import Frozen, evolve
from valdora.rules.legal import legal_actions, page_price
from valdora.rules.scoring import winners
from valdora.rules.state import Book, Player, State

Applied = tuple[State, list[Event]]
"""The state after an action, and what happened."""

_NEW_TURN: Final[dict[str, Any]] = {"turned": 0, "loaded": frozenset(), "delivered": 0}
"""What is counted within a turn only."""


class IllegalAction(ValueError):
    """An action that is not allowed; `reason` says why."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(action, reason)
        self.action = action
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.action}: {self.reason.code} ({self.reason.rule})"


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after a legal action and what happened; `IllegalAction` for any other."""
    if action not in legal_actions(state):
        reason = explain(state, action)
        assert reason is not None, "explain must know why an action is not legal"
        raise IllegalAction(action, reason)
    after, events = _PLAY[type(action)](state, action)
    return after, tuple(events)


def outcomes(state: State) -> Iterator[tuple[Action, State, tuple[Event, ...]]]:
    """Every legal action with what `apply` makes of it, in the order of their codes."""
    for action in legal_actions(state):
        after, events = _PLAY[type(action)](state, action)
        yield action, after, tuple(events)


# The dealer -----------------------------------------------------------------------------------


def _reveal(state: State, action: Reveal) -> Applied:
    """S8: an unseen page becomes the visible one of the right side."""
    book = state.books[action.book]
    opened = evolve(book, right=(action.card,), unseen=book.unseen.take(action.card))
    after = evolve(state, books=state.books.put(action.book, opened))
    if after.phase == "deal" and not any(book.waits_for_reveal for book in after.books.values()):
        after = evolve(after, phase="move")
    return after, [happened.PageRevealed(action.book, action.card)]


# Movement and encounters ----------------------------------------------------------------------


def _move(state: State, action: Move) -> Applied:
    """M1-M3: provisions are used only when the space cannot be reached without (Q4)."""
    player, space = state.player, action.space
    through = space not in state.almanac.reach[player.pawn].free
    events: list[Event] = [happened.PawnMoved(state.seat, player.pawn, space, through)]
    met = [seat for seat, other in enumerate(state.players) if other.pawn == space]
    moved = evolve(player, pawn=space, provisions=player.provisions and not through)
    after = evolve(state, players=state.players_with(moved), phase="act")
    if met and after.here.kind != "mine":  # E4
        after = _pay_encounters(after, met, events)
    return after, events


def _pay_encounters(state: State, met: list[int], events: list[Event]) -> State:
    """E1: the price to each owner, at once; to the bank where the purse is full (E3)."""
    figures = state.edition.figures
    players = list(state.players)
    for owner in met:
        price = figures.encounter_price
        received = min(price, figures.purse - players[owner].coins)
        players[state.seat] = _pay(players[state.seat], price)
        players[owner] = _pay(players[owner], -received)
        events.append(happened.EncounterPaid(state.seat, owner, price, received < price))
    return evolve(state, players=tuple(players))


def _stay(state: State, _: Stay) -> Applied:
    """Q10: nowhere to go, so the pawn stays, pays nobody, and may act."""
    return evolve(state, phase="act"), [happened.PawnStayed(state.seat, state.player.pawn)]


# The book -------------------------------------------------------------------------------------


def _turn(state: State, action: Turn) -> Applied:
    """B2, B3: the top card of one side goes on top of the other."""
    price, name = page_price(state), state.player.pawn
    card, book = _without_top(state.books[name], action)
    other = "R" if action.side == "L" else "L"
    after = evolve(
        state,
        players=state.players_with(_pay(state.player, price)),
        books=state.books.put(name, _on_top(book, other, card)),
        phase="book",
        turned=state.turned + 1,
    )
    return after, [happened.PageTurned(state.seat, name, action.side, card, price)]


def _buy(state: State, action: Buy) -> Applied:
    """B5: equipment for the gold in a slot; B7: a commission for coins."""
    name, player = state.player.pawn, state.player
    card, book = _without_top(state.books[name], action)
    books = state.books.put(name, book)
    if action.slot is None:
        price = state.edition.figures.commission_price
        buyer = evolve(player, coins=player.coins - price, open=player.open.add(card))
        bought = happened.CommissionBought(state.seat, name, action.side, card, price)
        return evolve(state, players=state.players_with(buyer), books=books, phase="book"), [bought]
    item = state.almanac.equipment[card].slot
    owned: dict[Slot, Gemstone | None] = {**player.equipment, action.slot: None, item: None}
    in_order = Frozen({slot: owned[slot] for slot in SLOTS if slot in owned})
    players = state.players_with(evolve(player, equipment=in_order))
    discard = state.discard.add("gold")
    event = happened.EquipmentBought(state.seat, name, action.side, item, action.slot)
    return evolve(state, players=players, books=books, discard=discard, phase="book"), [event]


def _return(state: State, action: Return) -> Applied:
    """B8, Q7: a commission goes back on top of a side; it is the action, but no page turn."""
    name, player = state.player.pawn, state.player
    book = _on_top(state.books[name], action.side, action.commission)
    players = state.players_with(evolve(player, open=player.open.take(action.commission)))
    after = evolve(state, players=players, books=state.books.put(name, book), phase="book")
    event = happened.CommissionReturned(state.seat, name, action.side, action.commission)
    return after, [event]


def _without_top(book: Book, action: Turn | Buy) -> tuple[str, Book]:
    if action.side == "L":
        return book.left[-1], evolve(book, left=book.left[:-1])
    return book.right[-1], evolve(book, right=book.right[:-1])


def _on_top(book: Book, side: str, card: str) -> Book:
    if side == "L":
        return evolve(book, left=(*book.left, card))
    return evolve(book, right=(*book.right, card))


# Loading --------------------------------------------------------------------------------------


def _load(state: State, action: Load) -> Applied:
    """L1-L3; what a vehicle carried is dropped first (L4)."""
    player, here, slot = state.player, state.here, action.slot
    price = state.almanac.equipment[slot].load_price
    stones, discard = state.stones, state.discard
    events: list[Event] = []
    dropped = player.equipment[slot]
    if dropped is not None:
        discard = discard.add(dropped)
        events.append(happened.GemstoneDropped(state.seat, dropped, slot))
    from_discard = here.kind != "road"
    if from_discard:
        discard = discard.take(action.gemstone)
    else:
        stones = stones.put(here.id, stones[here.id].take(action.gemstone))
    events.append(
        happened.GemstoneLoaded(state.seat, action.gemstone, slot, price, here.id, from_discard)
    )
    carries = player.equipment.put(slot, action.gemstone)
    loader = evolve(player, coins=player.coins - price, equipment=carries)
    after = evolve(
        state,
        players=state.players_with(loader),
        stones=stones,
        discard=discard,
        phase="load",
        loaded=state.loaded | {slot},
    )
    return after, events


# Delivering -----------------------------------------------------------------------------------


def _deliver(state: State, action: Deliver) -> Applied:
    """D1: pay in full and at once; then what a completed commission brings (C4)."""
    player = state.player
    kind = state.almanac.commission[action.commission]
    equipment, discard = player.equipment, state.discard
    for slot in action.slots:
        gemstone = equipment[slot]
        assert gemstone is not None
        discard = discard.add(gemstone)
        equipment = equipment.put(slot, None)
    payer = evolve(player, coins=player.coins - kind.coins, equipment=equipment)
    after = evolve(
        state,
        players=state.players_with(payer),
        discard=discard,
        phase="deliver",
        delivered=state.delivered + 1,
    )
    events: list[Event] = [
        happened.CommissionCompleted(state.seat, kind.id, action.slots, kind.coins, kind.points)
    ]
    return complete(after, kind, events), events


# Silver, provisions, the end of the turn ------------------------------------------------------


def _silver(state: State, _: Silver) -> Applied:
    """V1: coins until the purse is full."""
    missing = state.edition.figures.purse - state.player.coins
    after = state.with_player(_pay(state.player, -missing))
    return _next_turn(after, [happened.SilverTaken(state.seat, missing)])


def _provisions(state: State, _: Provisions) -> Applied:
    """P1: the adventurer turns to the side with provisions."""
    after = state.with_player(evolve(state.player, provisions=True))
    return _next_turn(after, [happened.ProvisionsTaken(state.seat)])


def _end(state: State, _: End) -> Applied:
    """T1, Q1; in the duel the rival follows a turn with a completed commission (X3, X5)."""
    events: list[Event] = []
    if state.rival and state.delivered:
        state = rival_turn(state, events)
    return _next_turn(state, events)


def _next_turn(state: State, events: list[Event]) -> Applied:
    """The next player, the next round (S1), or the end after the final round (G1)."""
    events.append(happened.TurnEnded(state.seat))
    seat = (state.seat + 1) % len(state.players)
    if seat == 0 and state.final:
        events.append(happened.GameEnded(winners(state)))
        return evolve(state, phase="over", **_NEW_TURN), events
    number = state.round + (seat == 0)
    return evolve(state, phase="move", seat=seat, round=number, **_NEW_TURN), events


def _pay(player: Player, coins: int) -> Player:
    return evolve(player, coins=player.coins - coins) if coins else player


_PLAY: dict[type[Action], Callable[[State, Any], Applied]] = {
    Reveal: _reveal,
    Move: _move,
    Stay: _stay,
    Turn: _turn,
    Buy: _buy,
    Return: _return,
    Load: _load,
    Deliver: _deliver,
    Silver: _silver,
    Provisions: _provisions,
    End: _end,
}
