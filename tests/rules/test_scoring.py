"""Section 11: scoring."""

import pytest

from support.positions import Seat, position
from valdora.rules import Score, score, scores, winners


def test_points_by_where_they_come_from() -> None:
    """F1: every kind of point at once."""
    seat = Seat(
        open=["blue", "blue"],
        completed=["silver", "silver", "gold", "red", "white-ruby-amethyst-emerald"],
        craftsmen=["silver", "silver", "gold", "red", "red", "white", "white"],
        workshops=["red", "white"],
        bonus=2,
        carrying={"pan": "gold", "shovel": "ruby", "cart": None, "horse": "gold"},
    )
    state = position(seat)
    points = score(state, 0)
    assert points == Score(
        commissions=1 + 1 + 2 + 4 + 10, colours=40, workshops=5 + 10, bonus=20, gemstones=3
    )
    assert points.total == 18 + 40 + 15 + 20 + 3


def test_open_commissions_count_nothing() -> None:
    """F1: neither for nor against."""
    assert score(position(Seat(open=["red", "blue", "gold"])), 0).total == 0


@pytest.mark.parametrize(
    ("commission", "points"),
    [("silver", 1), ("gold", 2), ("violet", 3), ("green", 3), ("red", 4), ("blue", 4)],
)
def test_printed_points(commission: str, points: int) -> None:
    """F1: as the edition says."""
    assert score(position(Seat(completed=[commission])), 0).total == points


def test_a_workshop_counts_for_its_owner_only() -> None:
    """F1"""
    state = position(
        Seat(craftsmen=["red", "red"]), Seat(craftsmen=["blue"] * 2, workshops=["blue"])
    )
    assert [each.workshops for each in scores(state)] == [5, 5, 0]


def test_most_points_win() -> None:
    """F2: coins do not matter then."""
    state = position(Seat(completed=["red"], coins=0), Seat(completed=["gold"], coins=6))
    assert [each.total for each in scores(state)] == [4, 2, 0]
    assert winners(state) == (0,)


def test_coins_break_a_tie() -> None:
    """F2"""
    state = position(Seat(completed=["red"], coins=2), Seat(completed=["blue"], coins=3))
    assert winners(state) == (1,)


def test_still_tied_they_share_the_victory() -> None:
    """F2"""
    state = position(
        Seat(completed=["red"], coins=2), Seat(coins=6), Seat(completed=["blue"], coins=2)
    )
    assert winners(state) == (0, 2)
