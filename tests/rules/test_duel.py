"""Section 13: the duel."""

import pytest

from support.positions import Seat, events, fresh, kinds, play, position
from valdora.content import CRESTS, Crest, load
from valdora.rules import GONE, Bag, Rival, SetupError, State, new_game, scores
from valdora.rules.events import RivalHired, WorkshopRemoved

ROW: tuple[Crest, ...] = ("red", "silver", "gold", "white", "violet", "blue", "green")


def delivering(
    rival: Rival | None = None, seat: int = 0, piles: dict[Crest, int] | None = None
) -> State:
    """The player to move can deliver twice at the silver house; the row starts with red."""
    seats = [Seat("A"), Seat("B")]
    seats[seat] = Seat("ah-2", coins=6, open=["silver", "silver"])
    rival = rival or Rival(ROW, Bag())
    return position(*seats, edition="duel", phase="act", seat=seat, rival=rival, piles=piles)


def test_two_players_with_four_tiles_less() -> None:
    """X1: the figures of the base game."""
    state = fresh("duel", 2)
    assert len(state.players) == 2
    assert [player.coins for player in state.players] == [1, 2]
    assert state.piles == {**dict.fromkeys(CRESTS, 3), "silver": 9, "gold": 9, "white": 5}
    base, duel = load("base-2009"), load("duel")
    assert (base.figures, base.commissions, base.crafts) == (
        duel.figures,
        duel.commissions,
        duel.crafts,
    )


def test_the_row_lies_open_as_it_was_shuffled() -> None:
    """X2: seven cards, one of each colour."""
    edition = load("duel")
    state = new_game(edition, 2, fresh("duel", 2).stones, ROW)
    assert state.rival == Rival(ROW, Bag())


@pytest.mark.parametrize("row", [(), ROW[:6], (*ROW[:6], "red")])
def test_the_row_must_be_complete(row: tuple[Crest, ...]) -> None:
    """X2"""
    with pytest.raises(SetupError, match="duel must hold one card of each crest"):
        new_game(load("duel"), 2, fresh("duel", 2).stones, row)


def test_the_rival_hires_after_a_turn_with_a_completed_commission() -> None:
    """X3: one tile, however many commissions; the card goes to the end of the row."""
    state = play(delivering(), "deliver silver", "deliver silver")
    assert events(state, "end")[0] == RivalHired("red", "red")
    assert kinds(events(state, "end")) == ["rival-hired", "turn-ended"]
    after = play(state, "end")
    assert after.rival == Rival((*ROW[1:], "red"), Bag({"red": 1}))
    assert after.piles["red"] == 2
    assert after.delivered == 0


def test_the_rival_rests_after_any_other_turn() -> None:
    """X3: loading, books, silver, provisions or nothing."""
    for seat, notations in (
        (Seat("ah-2"), ["end"]),
        (Seat("north-2"), ["silver"]),
        (Seat("H"), ["provisions"]),
        (Seat("C"), ["turn R", "reveal C gold", "end"]),
        (Seat("ah-1"), ["load gold pan", "end"]),
    ):
        state = position(seat, edition="duel", phase="act", stones={"ah-1": ["gold"]})
        assert play(state, *notations).rival == state.rival


def test_the_rival_falls_back_clockwise() -> None:
    """X3, C1: no red tile, so a blue one."""
    rival = Rival(ROW, Bag({"red": 1}))
    state = position(
        Seat("ah-2", open=["silver"], craftsmen=["red"]),
        Seat(craftsmen=["red"]),
        edition="duel",
        phase="act",
        rival=rival,
    )
    assert events(play(state, "deliver silver"), "end")[0] == RivalHired("red", "blue")


def test_no_tile_left_the_row_goes_on() -> None:
    """X3: nothing to take, but the card has had its turn."""
    rival = Rival(ROW, Bag({crest: 9 if crest in ("silver", "gold") else 3 for crest in CRESTS}))
    state = position(
        Seat("ah-2", open=["silver"], craftsmen=["white"] * 2, workshops=["white"]),
        edition="duel",
        phase="act",
        rival=rival,
        piles={},
        gone=[crest for crest in CRESTS if crest != "white"],
    )
    assert state.piles == {}
    state = play(state, "deliver silver")
    assert kinds(events(state, "end")) == ["turn-ended"]
    after = play(state, "end")
    assert after.rival == Rival((*ROW[1:], "red"), rival.craftsmen)


def test_the_rival_takes_a_workshop_out_of_the_game() -> None:
    """X4: with its second red tile; nobody can open it any more, nor earn a bonus."""
    state = play(delivering(Rival(ROW, Bag({"red": 1}))), "deliver silver")
    assert events(state, "end")[:2] == [RivalHired("red", "red"), WorkshopRemoved("red")]
    after = play(state, "end")
    assert after.workshops["red"] == GONE
    assert [each.workshops for each in scores(after)] == [0, 0]
    late = position(
        Seat("east-2", open=["red"], carrying={"shovel": "ruby"}, craftsmen=[]),
        edition="duel",
        phase="act",
        rival=Rival(ROW, Bag({"red": 2})),
        gone=["red"],
    )
    assert kinds(events(late, "deliver red with shovel")) == [
        "commission-completed",
        "craftsman-hired",
    ]


def test_a_workshop_that_is_owned_stays() -> None:
    """X4: only one that is still free leaves the game."""
    state = position(
        Seat("ah-2", open=["silver"]),
        Seat(craftsmen=["gold"] * 4, workshops=["gold"]),
        edition="duel",
        phase="act",
        rival=Rival(("gold", *CRESTS[:1], *CRESTS[2:]), Bag({"gold": 4})),
    )
    after = play(state, "deliver silver", "end")
    assert after.rival is not None
    assert after.rival.craftsmen == {"gold": 5}
    assert after.workshops["gold"] == 1


def test_one_short_is_not_enough_for_the_rival() -> None:
    """X4: silver needs four."""
    row: tuple[Crest, ...] = ("silver", *ROW[:1], *ROW[2:])
    state = delivering(Rival(row, Bag({"silver": 2})))
    assert play(state, "deliver silver", "end").workshops["silver"] is None
    state = delivering(Rival(row, Bag({"silver": 3})))
    assert play(state, "deliver silver", "end").workshops["silver"] == GONE


LAST_RED: dict[Crest, int] = {
    "silver": 0,
    "gold": 0,
    "violet": 0,
    "blue": 0,
    "green": 0,
    "red": 2,
}


@pytest.mark.parametrize(("seat", "phase"), [(0, "move"), (1, "over")])
def test_the_rival_can_end_the_game(seat: int, phase: str) -> None:
    """X5: the check belongs to the turn just ended, so after the second player all is over."""
    state = play(delivering(seat=seat, piles={**LAST_RED, "silver": 1}), "deliver silver")
    assert state.piles == {"red": 2, "white": 5}
    state = play(delivering(seat=seat, piles={**LAST_RED, "silver": 1, "red": 1}), "deliver silver")
    assert state.final is False
    assert kinds(events(state, "end"))[:2] == ["rival-hired", "final-round-began"]
    after = play(state, "end")
    assert after.final is True
    assert after.phase == phase


def test_the_rival_goes_on_in_the_final_round() -> None:
    """X3: final round included; it does not begin a second time."""
    state = delivering(seat=1, piles={**LAST_RED, "red": 0, "white": 5})
    assert state.final is True
    state = play(state, "deliver silver")
    assert kinds(events(state, "end")) == ["rival-hired", "turn-ended", "game-ended"]


def test_the_rival_has_no_score() -> None:
    """X6: no pawn, coins, bonus or score: it is no player."""
    state = play(delivering(), "deliver silver", "end")
    assert len(scores(state)) == len(state.players) == 2
    assert state.bank == 30 - sum(player.coins for player in state.players)
