"""`explain`: a reason, its rule and its figures for whatever is not allowed."""

import inspect
import pickle
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from support.positions import Seat, act, fresh, legal, play, position, refusal
from valdora.rules import IllegalAction, Load, Move, Reveal, State, apply, explain
from valdora.rules.explain import Reason

FULL = ["red", "red", "gold"]


@dataclass(frozen=True)
class Case:
    """An action that is refused in a state, and why."""

    state: State
    notation: str
    code: str
    rule: str
    figures: dict[str, str | int] = field(default_factory=dict)


def pages() -> list[Case]:
    """S8: only at a chance point, only the book that waits, only an unseen card."""
    no_pick_unseen = play(
        position(Seat("A"), phase="act", left={"A": ["pick"] * 3}, right={"A": ["cart"]}), "turn R"
    )
    return [
        Case(position(), "reveal A cart", "nothing-to-reveal", "S8", {"book": "A"}),
        Case(fresh(), "reveal B cart", "other-book", "S8", {"book": "A"}),
        Case(fresh(), "move A", "reveal-first", "S8", {"book": "A"}),
        Case(no_pick_unseen, "end", "reveal-first", "S8", {"book": "A"}),
        Case(
            no_pick_unseen, "reveal A pick", "card-not-unseen", "S8", {"book": "A", "card": "pick"}
        ),
    ]


def moves() -> list[Case]:
    """T1, M2, M3, E2, Q10."""
    mine = position(Seat("north-2"))
    supplied = position(Seat("north-2", provisions=True))
    meeting = position(Seat("H", coins=1), Seat("A"), Seat("A"))
    moved = play(mine, "move A")
    return [
        Case(mine, "end", "move-first", "T1"),
        Case(mine, "silver", "move-first", "T1"),
        Case(mine, "turn R", "move-first", "T1"),
        Case(moved, "move north-1", "already-moved", "T1"),
        Case(moved, "stay", "already-moved", "T1"),
        Case(mine, "stay", "can-move", "Q10"),
        Case(mine, "move north-2", "start-space", "M3", {"space": "north-2"}),
        Case(mine, "move H", "needs-provisions", "M2", {"space": "H"}),
        Case(mine, "move bh-1", "too-far", "M2", {"space": "bh-1"}),
        Case(supplied, "move bh-1", "too-far", "M2", {"space": "bh-1"}),
        Case(meeting, "move A", "encounter-unpaid", "E2", {"space": "A", "needs": 2, "has": 1}),
    ]


def spaces() -> list[Case]:
    """T2: what a space does not offer, and a second action."""
    house, catalogue = position(Seat("ah-2"), phase="act"), position(Seat("A"), phase="act")
    here: dict[str, str | int] = {"space": "ah-2"}
    loaded = play(position(Seat("H"), phase="act", discard=["gold"]), "load gold pan")
    turned = play(position(Seat("A"), phase="act", right={"A": ["cart", "pick"]}), "turn R")
    return [
        Case(house, "turn R", "no-book-here", "T2", here),
        Case(house, "buy R", "no-book-here", "T2", here),
        Case(house, "return red L", "no-commission-book-here", "B8", here),
        Case(catalogue, "return red L", "no-commission-book-here", "B8", {"space": "A"}),
        Case(house, "load gold pan", "nothing-to-load-here", "T2", here),
        Case(catalogue, "load gold pan", "nothing-to-load-here", "T2", {"space": "A"}),
        Case(catalogue, "deliver silver", "no-house-here", "T2", {"space": "A"}),
        Case(house, "silver", "no-mine-here", "V1", here),
        Case(house, "provisions", "no-city-here", "P1", here),
        Case(loaded, "provisions", "one-action", "T2", {"done": "load"}),
        Case(turned, "provisions", "one-action", "T2", {"done": "book"}),
    ]


def books() -> list[Case]:
    """B1-B8, Q7."""
    bare = position(Seat("C", coins=0), phase="act", right={"C": ["red", "blue"]})
    turned = play(bare, "turn R")
    full = position(Seat("C", open=FULL, coins=1), phase="act")
    full_and_poor = position(Seat("C", open=FULL, coins=0), phase="act")
    empty = position(Seat("C", open=FULL, coins=1), phase="act", all_seen=["C"])
    two = position(Seat("C", open=FULL[:2]), phase="act")
    shop = position(Seat("A", carrying={"cart": "ruby"}), phase="act", right={"A": ["pick"]})
    owner = position(Seat("A", carrying={"pick": None}), phase="act", right={"A": ["pick"]})
    return [
        Case(bare, "turn L", "side-empty", "B2", {"book": "C", "side": "L"}),
        Case(bare, "buy L", "side-empty", "B1", {"book": "C", "side": "L"}),
        Case(shop, "buy L with pan", "side-empty", "B1", {"book": "A", "side": "L"}),
        Case(turned, "turn L", "page-unpaid", "B3", {"needs": 1, "has": 0}),
        Case(bare, "buy R with pan", "pay-with-coins", "B7", {"needs": 1}),
        Case(bare, "buy R", "commission-unpaid", "B7", {"needs": 1, "has": 0}),
        Case(full, "buy R", "hand-full", "B8", {"limit": 3}),
        Case(turned, "buy L", "commission-unpaid", "B7", {"needs": 1, "has": 0}),
        Case(shop, "buy R", "pay-with-gold", "B5"),
        Case(owner, "buy R with pan", "already-owned", "B6", {"slot": "pick"}),
        Case(owner, "buy R with cart", "already-owned", "B6", {"slot": "pick"}),
        Case(shop, "buy R with horse", "slot-not-owned", "B5", {"slot": "horse"}),
        Case(shop, "buy R with pan", "slot-without-gold", "B5", {"slot": "pan"}),
        Case(shop, "buy R with cart", "slot-without-gold", "B5", {"slot": "cart"}),
        Case(two, "return blue L", "not-open", "B8", {"commission": "blue"}),
        Case(two, "return red L", "hand-not-full", "Q7", {"limit": 3, "has": 2}),
        Case(full_and_poor, "return red L", "return-unpaid", "Q7", {"needs": 1, "has": 0}),
        Case(empty, "return red L", "book-empty", "Q7", {"book": "C"}),
    ]


def loads() -> list[Case]:
    """L1-L4, Q6."""
    road = position(
        Seat("ah-1", coins=1, carrying={"shovel": "ruby", "horse": "gold", "cart": None}),
        phase="act",
        stones={"ah-1": ["gold", "gold"]},
    )
    harbour = position(
        Seat("west-3", coins=1, carrying={"cart": None, "pick": None}),
        phase="act",
        discard=["gold", "ruby"],
    )
    shipped = play(harbour, "load gold pan")
    return [
        Case(road, "load sapphire pick", "slot-not-owned", "L1", {"slot": "pick"}),
        Case(play(road, "load gold pan"), "load gold pan", "already-loaded", "Q6", {"slot": "pan"}),
        Case(road, "load ruby shovel", "slot-full", "L1", {"slot": "shovel", "gemstone": "ruby"}),
        Case(road, "load gold horse", "same-colour", "L4", {"slot": "horse", "gemstone": "gold"}),
        Case(road, "load ruby cart", "not-lying-here", "L2", {"gemstone": "ruby", "space": "ah-1"}),
        Case(road, "load gold cart", "load-unpaid", "L1", {"slot": "cart", "needs": 2, "has": 1}),
        Case(shipped, "load ruby cart", "ships-used", "L3", {"ships": 1}),
        Case(harbour, "load sapphire pick", "not-in-discard", "L3", {"gemstone": "sapphire"}),
        Case(
            harbour, "load ruby cart", "load-unpaid", "L1", {"slot": "cart", "needs": 2, "has": 1}
        ),
    ]


def the_rest() -> list[Case]:
    """D1, V1, P1, G1."""
    silver = position(Seat("ah-2", coins=0, open=["silver", "red"]), phase="act")
    red = position(Seat("east-2", open=["red"]), phase="act")
    none_left = dict.fromkeys(position().piles, 0)
    over = play(position(Seat(), Seat(), Seat("A"), seat=2, phase="act", piles=none_left), "end")
    return [
        Case(silver, "deliver gold with pan", "not-open", "D1", {"commission": "gold"}),
        Case(
            silver,
            "deliver red with cart",
            "other-crest",
            "D1",
            {"commission": "red", "crest": "red"},
        ),
        Case(red, "deliver red with shovel", "gemstones-missing", "D1", {"commission": "red"}),
        Case(silver, "deliver silver", "delivery-unpaid", "D1", {"needs": 1, "has": 0}),
        Case(
            position(Seat("north-2", coins=6), phase="act"),
            "silver",
            "purse-full",
            "V1",
            {"has": 6},
        ),
        Case(
            position(Seat("H", provisions=True), phase="act"), "provisions", "has-provisions", "P1"
        ),
        Case(over, "end", "game-over", "G1"),
        Case(over, "reveal A cart", "game-over", "G1"),
    ]


SECTIONS = [pages, moves, spaces, books, loads, the_rest]


@pytest.mark.parametrize("cases", SECTIONS)
def test_the_first_thing_in_the_way_is_named(cases: Callable[[], list[Case]]) -> None:
    """T1, T2: with the rule and the figures."""
    for case in cases():
        expected = Reason(case.code, case.rule, case.figures)
        assert refusal(case.state, case.notation) == expected, case.notation


def test_every_reason_is_shown_above() -> None:
    """But the one for actions that no edition knows, which is below."""
    source = inspect.getsource(sys.modules[explain.__module__])
    codes = re.findall(r'Reason\(\s*"([a-z-]+)"', source)
    codes += re.findall(r', "([a-z-]+)", "[TBVP]\d"\)', source)
    shown = {case.code for cases in SECTIONS for case in cases()}
    assert set(codes) - {"unknown-action"} == shown


def test_what_is_allowed_needs_no_reason() -> None:
    """M1: a legal move is not explained away."""
    state = position()
    assert all(explain(state, act(state, each)) is None for each in legal(state))


def test_apply_refuses_with_the_reason_and_changes_nothing() -> None:
    """M2: the message names action, reason and rule."""
    state = position(Seat("north-2"))
    before = hash(state)
    with pytest.raises(IllegalAction, match=r"^move H: needs-provisions \(M2\)$") as caught:
        apply(state, Move("H"))
    assert caught.value.reason == Reason("needs-provisions", "M2", {"space": "H"})
    assert hash(state) == before


def test_a_refusal_can_be_sent_to_another_process() -> None:
    """M2: as a pickle, with all it says."""
    with pytest.raises(IllegalAction) as caught:
        apply(position(Seat("north-2")), Move("H"))
    twin = pickle.loads(pickle.dumps(caught.value))
    assert str(twin) == str(caught.value)
    assert (twin.action, twin.reason) == (Move("H"), caught.value.reason)


@pytest.mark.parametrize(
    "action", [Move("atlantis"), Load("ruby", "pick"), Reveal("A", "red"), Reveal("H", "gold")]
)
def test_an_action_the_edition_does_not_know(action: Move | Load | Reveal) -> None:
    """T2"""
    assert explain(position(), action) == Reason("unknown-action", "T2", {"notation": str(action)})
