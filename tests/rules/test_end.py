"""Section 10: the end."""

from support.positions import Seat, events, kinds, legal, play, position, refusal
from valdora.rules import State
from valdora.rules.events import FinalRoundBegan, GameEnded, TurnEnded

ALL_BUT_TWO = {"violet": 0, "red": 0, "blue": 0, "green": 0, "gold": 0}
"""Only silver and white craftsmen are left on the board."""


def about_to_end(seat: int = 0, silver: int = 1, white: int = 5) -> State:
    """The player to move can take the last silver tile, and then one more commission."""
    seats = [Seat("A"), Seat("B"), Seat("C"), Seat("D")]
    seats[seat] = Seat("ah-2", coins=6, open=["silver", "silver"])
    return position(
        *seats,
        phase="act",
        seat=seat,
        piles={**ALL_BUT_TWO, "silver": silver, "white": white},  # type: ignore[dict-item]
        turn=7,
    )


def test_tiles_of_two_colours_do_not_end_the_game() -> None:
    """G1"""
    state = play(about_to_end(silver=2), "deliver silver")
    assert state.piles == {"silver": 1, "white": 5}
    assert state.final is False


def test_the_final_round_is_played_to_its_end() -> None:
    """G1: all have had equally many turns."""
    state = about_to_end(seat=1)
    assert events(state, "deliver silver")[-1] == FinalRoundBegan(7)
    state = play(state, "deliver silver", "end")
    assert (state.final, state.phase, state.seat) == (True, "move", 2)
    state = play(state, "move ch-1", "end")
    assert (state.phase, state.seat) == ("move", 3)
    state = play(state, "move dh-1")
    assert kinds(events(state, "end")) == ["turn-ended", "game-ended"]
    state = play(state, "end")
    assert (state.phase, state.round, state.seat) == ("over", 7, 3)


def test_the_start_player_gets_a_whole_last_round() -> None:
    """G1: triggered by the first of the round, three more turns follow."""
    state = play(about_to_end(seat=0), "deliver silver", "end")
    for seat, space in ((1, "bh-1"), (2, "ch-1"), (3, "dh-1")):
        assert (state.seat, state.phase) == (seat, "move")
        state = play(state, f"move {space}", "end")
    assert state.phase == "over"


def test_nothing_more_happens_after_the_end() -> None:
    """G1: no action is left, and each is refused."""
    state = play(about_to_end(seat=3), "deliver silver")
    assert events(state, "end") == [TurnEnded(3), GameEnded((3,))]
    over = play(state, "end")
    assert legal(over) == []
    assert (refusal(over, "move H").code, refusal(over, "end").rule) == ("game-over", "G1")
    assert (over.turned, over.loaded, over.delivered) == (0, frozenset(), 0)


def test_deliveries_go_on_without_tiles() -> None:
    """G2: the tiles of the last colour are still hired; then none."""
    state = about_to_end(silver=1, white=1)
    assert kinds(events(state, "deliver silver", "deliver silver")) == [
        "commission-completed",
        "craftsman-hired",
        "final-round-began",
        "commission-completed",
        "craftsman-hired",
    ]
    state = play(state, "deliver silver", "deliver silver")
    assert state.players[0].craftsmen == {"silver": 1, "white": 1}
    assert state.piles == {}
    assert state.final is True


def test_no_tile_left_is_no_reason_not_to_deliver() -> None:
    """G2: the final round goes on, and begins only once."""
    state = about_to_end(silver=0, white=0)
    assert state.final is True
    assert kinds(events(state, "deliver silver")) == ["commission-completed", "no-craftsman-left"]
    assert play(state, "deliver silver").players[0].craftsmen == {}
