"""What is allowed. This module is the only definition of it; `explain` says why the rest is not."""

from collections.abc import Callable

from valdora.content import Slot
from valdora.rules.actions import (
    SIDES,
    Action,
    Buy,
    End,
    Provisions,
    Return,
    Silver,
    Stay,
    Turn,
)
from valdora.rules.frozen import remembered
from valdora.rules.state import Book, Player, State

_END, _STAY, _SILVER, _PROVISIONS = End(), Stay(), Silver(), Provisions()
_TURN = {side: Turn(side) for side in SIDES}


def legal_actions(state: State) -> tuple[Action, ...]:
    """All actions allowed now, in the order of their codes; no two have the same effect.

    At a chance point these are the `Reveal`s of the cards that are still unseen.
    """
    return remembered(state, _offers)


def _offers(state: State) -> tuple[Action, ...]:
    return tuple(_OFFERS[state.phase](state))


def encounter_price(state: State, space: str) -> int:
    """What stopping on a space costs the player to move (E1); nothing at a mine (E4)."""
    if state.edition.space[space].kind == "mine":
        return 0
    met = sum(player.pawn == space for player in state.players) - (state.player.pawn == space)
    return met * state.edition.figures.encounter_price


def ships_left(state: State) -> int:
    """How many gemstones may still be loaded from the discard field here (L3)."""
    return state.here.ships - len(state.loaded)


def page_price(state: State) -> int:
    """What the next page turned in this turn costs (B3)."""
    figures = state.edition.figures
    return figures.page_price if state.turned >= figures.free_pages else 0


def _reveals(state: State) -> list[Action]:
    book = state.reveals
    assert book is not None
    unseen = state.books[book].unseen
    return [reveal for reveal in state.almanac.reveals[book] if reveal.card in unseen]


def _moves(state: State) -> list[Action]:
    """M1-M3, E2; staying only if nothing else can be paid for (Q10)."""
    player, almanac = state.player, state.almanac
    pawns = {other.pawn for other in state.players}
    barred = {space for space in pawns if encounter_price(state, space) > player.coins}
    reachable = (almanac.far if player.provisions else almanac.near)[player.pawn]
    return [move for move in reachable if move.space not in barred] or [_STAY]


def _actions(state: State) -> list[Action]:
    """One action, which depends on the space (T2), or none (Q1)."""
    here, player = state.here, state.player
    offers: list[Action] = []
    if here.book:
        offers += _book_offers(state, state.books[here.id])
    if here.kind == "road" or here.ships:
        offers += _load_offers(state)
    if here.crest:
        offers += _delivery_offers(state)
    if here.kind == "mine" and player.coins < state.edition.figures.purse:
        offers.append(_SILVER)
    if here.kind == "city" and not player.provisions:
        offers.append(_PROVISIONS)
    offers.append(_END)
    return offers


def _book_goes_on(state: State) -> list[Action]:
    if state.reveals:
        return _reveals(state)
    return [*_book_offers(state, state.books[state.here.id]), _END]


def _loading_goes_on(state: State) -> list[Action]:
    return [*_load_offers(state), _END]


def _delivering_goes_on(state: State) -> list[Action]:
    return [*_delivery_offers(state), _END]


def _nothing(_: State) -> list[Action]:
    return []


def _book_offers(state: State, book: Book) -> list[Action]:
    """Turning pages (B2, B3), buying (B5-B7) and giving back (B8)."""
    player = state.player
    offers: list[Action] = []
    if page_price(state) <= player.coins:
        offers += [_TURN[side] for side in SIDES if book.top(side)]
    if state.here.book == "equipment":
        return offers + _equipment_offers(player, book)
    figures = state.edition.figures
    if player.coins < figures.commission_price:
        return offers
    if player.open.total < figures.open_commissions:
        return offers + [Buy(side) for side in SIDES if book.top(side)]
    if book.empty:
        return offers
    kinds = [kind.id for kind in state.edition.commissions if kind.id in player.open]
    return offers + [Return(kind, side) for kind in kinds for side in SIDES]


def _equipment_offers(player: Player, book: Book) -> list[Action]:
    """One gold each (B5), one of each item (B6)."""
    golden = [slot for slot, gemstone in player.equipment.items() if gemstone == "gold"]
    wanted = [side for side in SIDES if book.top(side) not in (None, *player.equipment)]
    return [Buy(side, slot) for side in wanted for slot in golden]


def _load_offers(state: State) -> list[Action]:
    """On a road space what lies there (L2), at ships from the discard field (L3)."""
    here, player = state.here, state.player
    if here.kind == "road":
        stones = state.stones[here.id]
    elif ships_left(state) > 0:
        stones = state.discard
    else:
        return []
    offers: list[Action] = []
    for slot, carried in player.equipment.items():
        item = state.almanac.equipment[slot]
        if slot in state.loaded or item.load_price > player.coins:
            continue
        if item.gemstone is None:  # a vehicle: any colour but the one it carries (L1, L4)
            offers += [
                load
                for load in state.almanac.loads[slot]
                if load.gemstone in stones and load.gemstone != carried
            ]
        elif carried is None and item.gemstone in stones:
            offers += state.almanac.loads[slot]
    return offers


def _delivery_offers(state: State) -> list[Action]:
    """Open commissions with the crest of this house that can be paid in full (D1, D2)."""
    crest, player, almanac = state.here.crest, state.player, state.almanac
    offers: list[Action] = []
    for kind, ways in almanac.deliveries.items():
        if kind in player.open:
            commission = almanac.commission[kind]
            if commission.crest == crest and commission.coins <= player.coins:
                offers += [way for way in ways if pays(player, way.slots, almanac.wanted[kind])]
    return offers


def pays(player: Player, slots: tuple[Slot, ...], wanted: tuple[str, ...]) -> bool:
    """Whether the gemstones in these slots are just the ones wanted (given in sorted order)."""
    carried = [player.equipment.get(slot) for slot in slots]
    if len(carried) == 1:
        return carried[0] == wanted[0]
    return None not in carried and tuple(sorted(filter(None, carried))) == wanted


_OFFERS: dict[str, Callable[[State], list[Action]]] = {
    "deal": _reveals,
    "move": _moves,
    "act": _actions,
    "book": _book_goes_on,
    "load": _loading_goes_on,
    "deliver": _delivering_goes_on,
    "over": _nothing,
}
