"""Why something is not allowed: a reason code, the rule's number, and the figures.

`explain` answers for every action that `legal_actions` does not offer. It names the first thing in
the way, from the outermost (whose turn, which phase) to the innermost (a coin too few).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from valdora.rules.actions import (
    Action,
    Buy,
    Deliver,
    Load,
    Move,
    Provisions,
    Return,
    Reveal,
    Silver,
    Stay,
    Turn,
)
from valdora.rules.legal import encounter_price, legal_actions, page_price, pays, ships_left
from valdora.rules.state import State


@dataclass(frozen=True)
class Reason:
    """Why an action is refused."""

    code: str
    rule: str
    figures: Mapping[str, str | int] = field(default_factory=dict)


def explain(state: State, action: Action) -> Reason | None:
    """The reason why an action is not allowed now, or `None` if it is."""
    if action in legal_actions(state):
        return None
    if action not in state.almanac.codes:
        return Reason("unknown-action", "T2", {"notation": str(action)})
    if state.phase == "over":
        return Reason("game-over", "G1")
    if isinstance(action, Reveal):
        return _why_not_reveal(state, action)
    if state.reveals:
        return Reason("reveal-first", "S8", {"book": state.reveals})
    if isinstance(action, Move):
        return _why_not_move(state, action)
    if isinstance(action, Stay):
        moved = state.phase != "move"
        return Reason("already-moved", "T1") if moved else Reason("can-move", "Q10")
    if state.phase == "move":
        return Reason("move-first", "T1")
    return _not_this_action(state, action) or _WHY_NOT[type(action)](state, action)


def _why_not_reveal(state: State, action: Reveal) -> Reason:
    book = state.reveals
    if book is None:
        return Reason("nothing-to-reveal", "S8", {"book": action.book})
    if book != action.book:
        return Reason("other-book", "S8", {"book": book})
    return Reason("card-not-unseen", "S8", {"book": book, "card": action.card})


def _why_not_move(state: State, action: Move) -> Reason:
    if state.phase != "move":
        return Reason("already-moved", "T1")
    player, space = state.player, action.space
    if space == player.pawn:
        return Reason("start-space", "M3", {"space": space})
    reach = state.almanac.reach[player.pawn]
    if space not in reach.free and space not in reach.far:
        return Reason("too-far", "M2", {"space": space})
    if space not in reach.free and not player.provisions:
        return Reason("needs-provisions", "M2", {"space": space})
    needs = encounter_price(state, space)
    return Reason("encounter-unpaid", "E2", {"space": space, "needs": needs, "has": player.coins})


def _not_this_action(state: State, action: Action) -> Reason | None:
    """T2: the space must offer the action, and only one kind of action is taken in a turn."""
    here = state.here
    wanted, offered, code, rule = {
        Turn: ("book", here.book is not None, "no-book-here", "T2"),
        Buy: ("book", here.book is not None, "no-book-here", "T2"),
        Return: ("book", here.book == "commissions", "no-commission-book-here", "B8"),
        Load: ("load", here.kind == "road" or here.ships > 0, "nothing-to-load-here", "T2"),
        Deliver: ("deliver", here.crest is not None, "no-house-here", "T2"),
        Silver: ("silver", here.kind == "mine", "no-mine-here", "V1"),
        Provisions: ("provisions", here.kind == "city", "no-city-here", "P1"),
    }[type(action)]
    if not offered:
        return Reason(code, rule, {"space": here.id})
    if state.phase not in ("act", wanted):
        return Reason("one-action", "T2", {"done": state.phase})
    return None


def _why_not_turn(state: State, action: Turn) -> Reason:
    if state.books[state.here.id].top(action.side) is None:
        return Reason("side-empty", "B2", {"book": state.here.id, "side": action.side})
    return Reason("page-unpaid", "B3", {"needs": page_price(state), "has": state.player.coins})


def _why_not_buy(state: State, action: Buy) -> Reason:
    player, figures, slot = state.player, state.edition.figures, action.slot
    card = state.books[state.here.id].top(action.side)
    if card is None:
        return Reason("side-empty", "B1", {"book": state.here.id, "side": action.side})
    if state.here.book == "commissions":
        if slot is not None:
            return Reason("pay-with-coins", "B7", {"needs": figures.commission_price})
        if player.coins < figures.commission_price:
            needs = figures.commission_price
            return Reason("commission-unpaid", "B7", {"needs": needs, "has": player.coins})
        return Reason("hand-full", "B8", {"limit": figures.open_commissions})
    if slot is None:
        return Reason("pay-with-gold", "B5")
    if card in player.equipment:
        return Reason("already-owned", "B6", {"slot": card})
    if slot not in player.equipment:
        return Reason("slot-not-owned", "B5", {"slot": slot})
    return Reason("slot-without-gold", "B5", {"slot": slot})


def _why_not_return(state: State, action: Return) -> Reason:
    player, figures = state.player, state.edition.figures
    if action.commission not in player.open:
        return Reason("not-open", "B8", {"commission": action.commission})
    if player.open.total < figures.open_commissions:
        limit = figures.open_commissions
        return Reason("hand-not-full", "Q7", {"limit": limit, "has": player.open.total})
    if player.coins < figures.commission_price:
        needs = figures.commission_price
        return Reason("return-unpaid", "Q7", {"needs": needs, "has": player.coins})
    return Reason("book-empty", "Q7", {"book": state.here.id})


def _why_not_load(state: State, action: Load) -> Reason:
    player, here, slot, gemstone = state.player, state.here, action.slot, action.gemstone
    if slot not in player.equipment:
        return Reason("slot-not-owned", "L1", {"slot": slot})
    if slot in state.loaded:
        return Reason("already-loaded", "Q6", {"slot": slot})
    item, carried = state.almanac.equipment[slot], player.equipment[slot]
    if carried is not None and item.gemstone is not None:
        return Reason("slot-full", "L1", {"slot": slot, "gemstone": carried})
    if carried == gemstone:
        return Reason("same-colour", "L4", {"slot": slot, "gemstone": gemstone})
    if here.kind == "road":
        if gemstone not in state.stones[here.id]:
            return Reason("not-lying-here", "L2", {"gemstone": gemstone, "space": here.id})
    elif ships_left(state) < 1:
        return Reason("ships-used", "L3", {"ships": here.ships})
    elif gemstone not in state.discard:
        return Reason("not-in-discard", "L3", {"gemstone": gemstone})
    figures = {"slot": slot, "needs": item.load_price, "has": player.coins}
    return Reason("load-unpaid", "L1", figures)


def _why_not_deliver(state: State, action: Deliver) -> Reason:
    player, here = state.player, state.here
    kind = state.almanac.commission[action.commission]
    if kind.id not in player.open:
        return Reason("not-open", "D1", {"commission": kind.id})
    if kind.crest != here.crest:
        return Reason("other-crest", "D1", {"commission": kind.id, "crest": kind.crest})
    if not pays(player, action.slots, state.almanac.wanted[kind.id]):
        return Reason("gemstones-missing", "D1", {"commission": kind.id})
    return Reason("delivery-unpaid", "D1", {"needs": kind.coins, "has": player.coins})


def _why_not_silver(state: State, _: Silver) -> Reason:
    return Reason("purse-full", "V1", {"has": state.player.coins})


def _why_not_provisions(_: State, __: Provisions) -> Reason:
    return Reason("has-provisions", "P1")


_WHY_NOT: dict[type[Action], Callable[[State, Any], Reason]] = {
    Turn: _why_not_turn,
    Buy: _why_not_buy,
    Return: _why_not_return,
    Load: _why_not_load,
    Deliver: _why_not_deliver,
    Silver: _why_not_silver,
    Provisions: _why_not_provisions,
}
