"""Section 4: encounters."""

import pytest

from support.editions import base_document
from support.positions import Seat, destinations, events, play, position, refusal
from valdora.content import parse
from valdora.rules import State, encounter_price
from valdora.rules.events import EncounterPaid


def coins(state: State) -> list[int]:
    return [player.coins for player in state.players]


def test_one_coin_to_each_owner_on_arrival() -> None:
    """E1: before the action; the order of the seats does not matter."""
    state = position(Seat("H", coins=5), Seat("A", coins=1), Seat("A", coins=2), Seat("B"))
    assert encounter_price(state, "A") == 2
    assert events(state, "move A")[1:] == [
        EncounterPaid(0, 1, 1, bank=False),
        EncounterPaid(0, 2, 1, bank=False),
    ]
    after = play(state, "move A")
    assert coins(after) == [3, 2, 3, 3]
    assert after.phase == "act"


def test_the_one_who_stays_behind_pays_nothing() -> None:
    """E1: pawns that stand together do not pay when one of them leaves."""
    state = position(Seat("H", coins=5), Seat("H"), Seat("H"))
    assert coins(play(state, "move A")) == [5, 3, 3]


def test_a_later_seat_pays_an_earlier_one() -> None:
    """E1"""
    state = position(Seat("A", coins=2), Seat("H", coins=2), Seat("B"), seat=1)
    assert coins(play(state, "move A")) == [3, 1, 3]


def test_a_space_that_cannot_be_paid_for_is_barred() -> None:
    """E2, Q12: two pawns, one coin; the spaces around stay open."""
    state = position(Seat("H", coins=1), Seat("A"), Seat("A"), Seat("ah-1"))
    assert "A" not in destinations(state)
    assert {"ah-1", "ah-2"} <= destinations(state)
    reason = refusal(state, "move A")
    assert (reason.code, reason.rule) == ("encounter-unpaid", "E2")
    assert reason.figures == {"space": "A", "needs": 2, "has": 1}


def test_the_last_coin_is_enough() -> None:
    """E2: exactly the price will do."""
    state = position(Seat("H", coins=2), Seat("A"), Seat("A"), Seat("ah-1"))
    assert coins(play(state, "move A"))[0] == 0


def test_a_full_purse_takes_no_coin() -> None:
    """E3: the coin goes to the bank, and it is still owed."""
    state = position(Seat("H", coins=2), Seat("A", coins=6), Seat("A", coins=5))
    assert state.bank == 17
    after = play(state, "move A")
    assert coins(after) == [0, 6, 6]
    assert after.bank == 18
    assert events(state, "move A")[1:] == [
        EncounterPaid(0, 1, 1, bank=True),
        EncounterPaid(0, 2, 1, bank=False),
    ]


@pytest.mark.parametrize("purse", [0, 3])
def test_mines_are_free(purse: int) -> None:
    """E4: nobody pays at a mine, and it is never barred."""
    state = position(Seat("A", coins=purse), Seat("north-2"), Seat("north-2"))
    assert encounter_price(state, "north-2") == 0
    assert len(events(state, "move north-2")) == 1
    assert coins(play(state, "move north-2")) == [purse, 3, 3]


def test_an_edition_may_ask_for_more() -> None:
    """E1, E3: at two coins, an owner with five takes one and the bank the other."""
    document = base_document()
    document["id"] = "dear"
    document["figures"]["encounter_price"] = 2
    state = position(Seat("H", coins=4), Seat("A", coins=5), edition=parse(document, "dear"))
    assert events(state, "move A")[1:] == [EncounterPaid(0, 1, 2, bank=True)]
    assert coins(play(state, "move A")) == [2, 6, 3]
    poor = position(Seat("H", coins=1), Seat("A", coins=5), edition=parse(document, "dear"))
    assert "A" not in destinations(poor)
