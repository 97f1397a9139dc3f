"""Section 5: the book."""

import pytest

from support.editions import base_document
from support.positions import Seat, events, legal, play, position, refusal
from valdora.content import parse
from valdora.rules import page_price
from valdora.rules.events import (
    CommissionBought,
    CommissionReturned,
    EquipmentBought,
    PageRevealed,
    PageTurned,
)


def test_both_visible_cards_can_be_bought_and_pages_turned() -> None:
    """B1: the top of either side, nothing below it; or nothing at all."""
    state = position(
        Seat("C"), phase="act", left={"C": ["red", "blue"]}, right={"C": ["gold", "green"]}
    )
    assert legal(state) == ["turn L", "turn R", "buy L", "buy R", "provisions", "end"]
    assert events(state, "buy L") == [CommissionBought(0, "C", "L", "blue", 1)]
    assert events(state, "buy R") == [CommissionBought(0, "C", "R", "green", 1)]


def test_any_number_of_cards_in_any_order_with_pages() -> None:
    """B1: buy, turn, buy, buy."""
    state = position(
        Seat("C", coins=3), phase="act", left={"C": ["red"]}, right={"C": ["gold", "green"]}
    )
    after = play(state, "buy R", "turn R", "reveal C silver", "buy L", "buy L", "end")
    assert after.players[0].open == {"green": 1, "gold": 1, "red": 1}
    assert after.players[0].coins == 0
    assert after.books["C"].left == ()
    assert after.books["C"].right == ("silver",)


def test_a_choice_that_reveals_a_page_is_final() -> None:
    """B1: the next page must be revealed before anything else can be chosen."""
    state = play(position(Seat("C"), phase="act", right={"C": ["gold"]}), "turn R")
    assert state.reveals == "C"
    assert set(legal(state, "reveal")) == set(legal(state))
    assert refusal(state, "end").code == "reveal-first"
    assert events(state, "reveal C blue") == [PageRevealed("C", "blue")]
    assert play(state, "reveal C blue").books["C"].right == ("blue",)


def test_a_side_without_cards_offers_nothing() -> None:
    """B1, B2: nothing on the left yet."""
    state = position(Seat("C"), phase="act")
    assert legal(state) == ["turn R", "buy R", "provisions", "end"]
    assert refusal(state, "turn L").code == refusal(state, "buy L").code == "side-empty"
    assert (refusal(state, "turn L").rule, refusal(state, "buy L").rule) == ("B2", "B1")


@pytest.mark.parametrize(
    ("turn", "left", "right"),
    [
        ("turn L", ("red",), ("gold", "green", "blue")),
        ("turn R", ("red", "blue", "green"), ("gold",)),
    ],
)
def test_turning_moves_the_top_card_to_the_other_side(
    turn: str, left: tuple[str, ...], right: tuple[str, ...]
) -> None:
    """B2: either direction."""
    state = position(
        Seat("C"), phase="act", left={"C": ["red", "blue"]}, right={"C": ["gold", "green"]}
    )
    after = play(state, turn)
    assert (after.books["C"].left, after.books["C"].right) == (left, right)


def test_the_first_page_is_free_and_each_further_one_costs_a_coin() -> None:
    """B3: before, between or after purchases makes no difference."""
    state = position(Seat("C", coins=3), phase="act", right={"C": ["red", "blue", "gold", "green"]})
    assert page_price(state) == 0
    assert events(state, "turn R", "turn R", "turn L") == [
        PageTurned(0, "C", "R", "green", 0),
        PageTurned(0, "C", "R", "gold", 1),
        PageTurned(0, "C", "L", "gold", 1),
    ]
    state = play(state, "turn R", "turn R", "turn L")
    assert state.players[0].coins == 1
    assert state.bank == 30 - 1 - 3 - 3
    assert state.turned == 3


def test_without_a_coin_only_the_first_page_can_be_turned() -> None:
    """B3"""
    state = position(Seat("C", coins=0), phase="act", right={"C": ["red", "blue"]})
    state = play(state, "turn R")
    assert legal(state) == ["end"]
    reason = refusal(state, "turn L")
    assert (reason.code, reason.figures) == ("page-unpaid", {"needs": 1, "has": 0})


def test_free_pages_begin_anew_with_each_turn() -> None:
    """B3: per turn, not per game."""
    state = position(Seat("C", coins=1), Seat("D"), phase="act", right={"C": ["red", "blue"]})
    assert play(state, "turn R", "end").turned == 0


def test_a_worked_example_three_coins_for_pages() -> None:
    """B1, B3: buy, a free page, a paid page, buy, two more paid pages: three coins for pages."""
    state = position(
        Seat("C", coins=5),
        phase="act",
        right={"C": ["silver", "gold", "violet", "green", "red", "blue"]},
    )
    state = play(state, "buy R", "turn R", "turn R", "buy R", "turn R", "turn L", "end")
    assert state.players[0].open == {"blue": 1, "violet": 1}
    assert state.players[0].coins == 5 - 2 - 3


def test_turning_a_page_is_the_action() -> None:
    """B4: no provisions after it, even though nothing was bought."""
    state = position(Seat("C"), phase="act", right={"C": ["red", "blue"]})
    assert "provisions" in legal(state)
    turned = play(state, "turn R")
    assert turned.phase == "book"
    assert "provisions" not in legal(turned)
    reason = refusal(turned, "provisions")
    assert (reason.code, reason.rule, reason.figures) == ("one-action", "T2", {"done": "book"})


def test_equipment_costs_a_gold_from_any_equipment() -> None:
    """B5: from the pan or a vehicle, to the discard field; coins play no part."""
    state = position(
        Seat("A", coins=0, carrying={"pan": "gold", "cart": "gold", "horse": "ruby"}),
        phase="act",
        right={"A": ["pick"]},
    )
    assert legal(state, "buy") == ["buy R with pan", "buy R with cart"]
    assert events(state, "buy R with cart") == [EquipmentBought(0, "A", "R", "pick", "cart")]
    after = play(state, "buy R with cart")
    assert after.players[0].equipment == {
        "pan": "gold",
        "pick": None,
        "horse": "ruby",
        "cart": None,
    }
    assert list(after.players[0].equipment) == ["pan", "pick", "horse", "cart"]
    assert after.discard == {"gold": 1}
    assert after.books["A"].right == ()
    assert after.phase == "book"


def test_no_gold_no_equipment() -> None:
    """B5: another gemstone or a coin will not do."""
    state = position(
        Seat("A", coins=6, carrying={"cart": "ruby"}), phase="act", right={"A": ["pick"]}
    )
    assert legal(state, "buy") == []
    assert refusal(state, "buy R").code == "pay-with-gold"
    assert refusal(state, "buy R with pan").code == "slot-without-gold"
    assert refusal(state, "buy R with cart").code == "slot-without-gold"
    assert refusal(state, "buy R with horse").code == "slot-not-owned"


def test_several_items_for_several_gold() -> None:
    """B1, B5"""
    state = position(
        Seat("B", carrying={"pan": "gold", "cart": "gold"}),
        phase="act",
        right={"B": ["pick", "horse"]},
    )
    after = play(state, "buy R with cart", "buy R with pan", "reveal B hammer", "end")
    assert set(after.players[0].equipment) == {"pan", "pick", "horse", "cart"}
    assert after.discard == {"gold": 2}


def test_only_one_of_each_item() -> None:
    """B6: so never more than seven with the pan."""
    state = position(
        Seat("A", carrying={"pan": "gold", "pick": None}),
        phase="act",
        left={"A": ["horse"]},
        right={"A": ["pick"]},
    )
    assert legal(state, "buy") == ["buy L with pan"]
    reason = refusal(state, "buy R with pan")
    assert (reason.code, reason.figures) == ("already-owned", {"slot": "pick"})


def test_a_commission_costs_a_coin() -> None:
    """B7: not a gold."""
    state = position(
        Seat("D", coins=1, carrying={"pan": "gold"}), phase="act", right={"D": ["red"]}
    )
    assert legal(state, "buy") == ["buy R"]
    assert refusal(state, "buy R with pan").code == "pay-with-coins"
    after = play(state, "buy R")
    assert after.players[0].coins == 0
    assert after.bank == state.bank + 1
    assert after.players[0].open == {"red": 1}
    poor = position(Seat("D", coins=0), phase="act", right={"D": ["red"]})
    assert legal(poor, "buy") == []
    assert refusal(poor, "buy R").figures == {"needs": 1, "has": 0}


def test_at_most_three_open_commissions() -> None:
    """B7, B8: with three one must first give one back."""
    state = position(Seat("C", open=["red", "red", "gold"]), phase="act", right={"C": ["blue"]})
    assert legal(state, "buy") == []
    assert refusal(state, "buy R").code == "hand-full"
    assert legal(state, "return") == [
        "return gold L",
        "return gold R",
        "return red L",
        "return red R",
    ]


@pytest.mark.parametrize(
    ("side", "left", "right"),
    [("L", ("green", "red"), ("blue",)), ("R", ("green",), ("blue", "red"))],
)
def test_giving_back_covers_the_chosen_side(
    side: str, left: tuple[str, ...], right: tuple[str, ...]
) -> None:
    """B8: on top of either side, no refund."""
    state = position(
        Seat("C", open=["red", "red", "gold"]),
        phase="act",
        left={"C": ["green"]},
        right={"C": ["blue"]},
    )
    assert events(state, f"return red {side}") == [CommissionReturned(0, "C", side, "red")]  # type: ignore[arg-type]
    after = play(state, f"return red {side}")
    assert (after.books["C"].left, after.books["C"].right) == (left, right)
    assert after.players[0].open == {"red": 1, "gold": 1}
    assert after.players[0].coins == 3
    assert legal(after, "return") == []
    assert legal(after, "buy") == ["buy L", "buy R"]


def test_commissions_wander_between_the_books() -> None:
    """B8: into the book of the city one is in, wherever the card came from."""
    state = position(Seat("D", open=["gold", "gold", "red"]), phase="act", right={"D": ["blue"]})
    assert (state.books["C"].unseen.total, state.books["D"].unseen.total) == (23, 26)
    after = play(state, "return red R", "end")
    assert after.books["D"].right == ("blue", "red")
    assert after.books["D"].unseen.total == 26


def test_an_edition_may_have_other_figures() -> None:
    """B3, B7: two free pages, then two coins each; commissions for two coins; one open."""
    document = base_document()
    document["id"] = "other"
    document["figures"] |= {"free_pages": 2, "page_price": 2, "commission_price": 2}
    document["figures"] |= {"open_commissions": 1}
    state = position(
        Seat("C", coins=3),
        edition=parse(document, "other"),
        phase="act",
        right={"C": ["red", "blue", "gold"]},
    )
    turned = play(state, "turn R", "turn R", "turn L")
    assert turned.players[0].coins == 1
    assert legal(turned) == ["end"]
    bought = play(state, "buy R")
    assert bought.players[0].coins == 1
    assert legal(bought) == ["turn R", "end"]
    assert refusal(bought, "return gold L").code == "return-unpaid"
