"""Sections 2 and 9: one action, silver, provisions."""

import pytest

from support.positions import Seat, events, legal, play, position, refusal
from valdora.rules.events import ProvisionsTaken, SilverTaken, TurnEnded


def test_a_turn_is_a_move_and_at_most_one_action() -> None:
    """T1: then it is the next player's turn."""
    state = play(position(Seat("A")), "move north-2")
    assert state.seat == 0
    assert play(state, "end").seat == play(state, "silver").seat == 1
    assert play(state, "end").phase == "move"


@pytest.mark.parametrize(
    ("space", "offers"),
    [
        ("A", ["turn R", "provisions", "end"]),
        ("C", ["turn R", "buy R", "provisions", "end"]),
        ("H", ["load gold pan", "provisions", "end"]),
        ("ah-1", ["load gold pan", "end"]),
        ("east-3", ["load gold pan", "end"]),
        ("ah-2", ["deliver silver", "end"]),
        ("north-2", ["silver", "end"]),
    ],
)
def test_the_space_decides_which_actions_there_are(space: str, offers: list[str]) -> None:
    """T2: book, ships, heap, house, mine, provisions in any city."""
    state = position(
        Seat(space, open=["silver"]), phase="act", stones={"ah-1": ["gold"]}, discard=["gold"]
    )
    assert legal(state) == offers


@pytest.mark.parametrize(
    ("notation", "code", "rule"),
    [
        ("turn R", "no-book-here", "T2"),
        ("buy R", "no-book-here", "T2"),
        ("return red L", "no-commission-book-here", "B8"),
        ("load gold pan", "nothing-to-load-here", "T2"),
        ("silver", "no-mine-here", "V1"),
        ("provisions", "no-city-here", "P1"),
    ],
)
def test_a_house_offers_nothing_else(notation: str, code: str, rule: str) -> None:
    """T2"""
    reason = refusal(position(Seat("ah-2"), phase="act"), notation)
    assert (reason.code, reason.rule, reason.figures) == (code, rule, {"space": "ah-2"})


def test_no_delivery_away_from_a_house() -> None:
    """T2, B8: and no commission goes into a catalogue."""
    state = position(Seat("A", open=["silver"]), phase="act")
    assert refusal(state, "deliver silver").code == "no-house-here"
    assert refusal(state, "return silver L").code == "no-commission-book-here"


@pytest.mark.parametrize("coins", [0, 1, 5])
def test_a_mine_fills_the_purse(coins: int) -> None:
    """V1: to exactly six, and that ends the turn."""
    state = position(Seat("north-2", coins=coins), phase="act")
    assert events(state, "silver") == [SilverTaken(0, 6 - coins), TurnEnded(0)]
    after = play(state, "silver")
    assert after.players[0].coins == 6
    assert after.bank == state.bank - (6 - coins)
    assert (after.seat, after.phase) == (1, "move")


def test_a_full_purse_takes_no_silver() -> None:
    """V1: it would change nothing."""
    state = position(Seat("north-2", coins=6), phase="act")
    assert legal(state) == ["end"]
    assert refusal(state, "silver").code == "purse-full"
    assert refusal(state, "silver").figures == {"has": 6}


@pytest.mark.parametrize("city", ["A", "B", "C", "D", "H"])
def test_provisions_in_any_city(city: str) -> None:
    """P1: and that ends the turn."""
    state = position(Seat(city), phase="act")
    assert events(state, "provisions") == [ProvisionsTaken(0), TurnEnded(0)]
    after = play(state, "provisions")
    assert after.players[0].provisions is True
    assert (after.seat, after.phase) == (1, "move")


def test_having_provisions_already_changes_nothing() -> None:
    """P1: so they are not offered."""
    state = position(Seat("H", provisions=True), phase="act")
    assert legal(state) == ["end"]
    assert refusal(state, "provisions").code == "has-provisions"
