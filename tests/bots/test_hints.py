"""Hints: the best turns with their share, what they bring, and how they compare."""

import pytest

from support.judging import ByPoints, Told, seen, turn
from support.positions import Seat, position
from valdora.bots import hint
from valdora.bots.hints import Comparison, hint_seed
from valdora.bots.judged import Foreseen, JudgedTurn
from valdora.content import CRESTS
from valdora.rules import Action, Event, State, apply

WAIT = "move ch-2, end"
AWAY = "move B, end"


@pytest.fixture
def state() -> State:
    """A player who could deliver at once, and need not."""
    return position(Seat("C", open=["green"], carrying={"chisel": "emerald"}))


def _house(state: State, crest: str) -> str:
    return next(space.id for space in state.edition.spaces if space.crest == crest)


def judge_of(*shares: float, saw: tuple[Foreseen, ...] = ()) -> Told:
    """A judge that knows three turns: a delivery, and two that do little."""

    def turns(state: State, _: tuple[Action, ...]) -> tuple[JudgedTurn, ...]:
        house = _house(state, "green")
        notations = (f"move {house}, deliver green with chisel, end", WAIT, AWAY)
        foreseen = saw or (seen(),) * 3
        return tuple(
            turn(state, do, mean, far)
            for do, mean, far in zip(notations, shares, foreseen, strict=False)
        )

    return Told(turns)


def test_the_turns_come_with_share_events_and_what_they_bring(state: State) -> None:
    found = hint(state, 1, judge_of(0.5, 0.4, 0.3)).turns
    assert [each.share.mean for each in found] == [0.5, 0.4, 0.3]
    assert [motive.code for motive in found[0].motives] == ["deliver", "colour"]
    assert [(motive.what, motive.points) for motive in found[0].motives] == [
        (("green",), next(k.points for k in state.edition.commissions if k.id == "green")),
        (("green",), state.edition.figures.colour_points),
    ]
    assert [motive.code for motive in found[1].motives] == ["travel"]
    assert [event.kind for event in found[1].events] == ["pawn-moved", "turn-ended"]


def test_turns_are_about_equal_when_their_intervals_overlap(state: State) -> None:
    found = hint(state, 1, judge_of(0.50, 0.47, 0.45)).turns
    assert [each.equal for each in found] == [False, True, False]


def test_the_best_is_compared_with_the_second_and_the_others_with_the_best(state: State) -> None:
    saw = (
        seen(1.0, 12.0, {"red": 0.62, "blue": 0.30}),
        seen(3.0, 4.0, {"red": 0.41, "blue": 0.32}),
        seen(1.2, 12.4, {"red": 0.20, "blue": 0.30}),
    )
    best, second, third = hint(state, 1, judge_of(0.5, 0.4, 0.3, saw=saw)).turns
    assert best.comparisons == (
        Comparison("sooner", "", 1.0, 3.0, 8),
        Comparison("more", "", 12.0, 4.0, 8),
        Comparison("workshop", "red", 0.62, 0.41, 8),
    )
    assert second.comparisons == ()  # the same three the other way round are no news
    assert third.comparisons == (Comparison("workshop", "red", 0.20, 0.62, 8),)


def test_what_speaks_for_each_of_the_best_two_is_said_once(state: State) -> None:
    saw = (
        seen(3.0, 12.0, {"red": 0.2}, {"white": 0.9}),
        seen(1.0, 4.0, {"red": 0.8}, {"white": 0.1}),
    )
    best, second = hint(state, 1, judge_of(0.5, 0.4, saw=saw)).turns
    assert [each.code for each in best.comparisons] == ["more", "colour"]
    assert [each.code for each in second.comparisons] == ["sooner", "workshop"]


def test_small_differences_are_not_worth_a_word(state: State) -> None:
    saw = (seen(1.0, 12.0, {"red": 0.62}), seen(1.4, 11.1, {"red": 0.58}))
    best, second = hint(state, 1, judge_of(0.5, 0.4, saw=saw)).turns
    assert best.comparisons == second.comparisons == ()


def test_three_comparisons_are_enough_the_weightiest(state: State) -> None:
    many = {crest: 0.1 * place for place, crest in enumerate(CRESTS)}
    saw = (seen(1.0, 10.0, many), seen(1.0, 10.0, {}))
    best, _ = hint(state, 1, judge_of(0.5, 0.4, saw=saw)).turns
    assert [each.colour for each in best.comparisons] == list(CRESTS[-3:])


def test_a_single_turn_is_compared_with_nothing(state: State) -> None:
    (only,) = hint(state, 1, judge_of(0.5)).turns
    assert only.comparisons == ()
    assert not only.equal


def test_there_is_no_hint_where_nobody_has_to_decide() -> None:
    waiting = position(Seat("C", coins=6), phase="book", right={"C": ["red"]})
    waiting, _ = apply(waiting, waiting.almanac.by_notation["turn R"])
    assert waiting.reveals
    for moment in (waiting, position(phase="over")):
        assert hint(moment, 1, ByPoints()).turns == ()


def test_every_hint_can_be_played(state: State) -> None:
    for each in hint(state, 1, ByPoints()).turns:
        played = state
        events: list[Event] = []
        for action in each.actions:
            played, brought = apply(played, action)
            events += brought
        assert tuple(events) == each.events


def test_the_judge_gets_the_seed_of_the_moment(state: State) -> None:
    told = judge_of(0.5)
    seeds: set[int] = {hint_seed(7, ply) for ply in range(50)} | {hint_seed(8, 0)}
    hint(state, hint_seed(7, 3), told)
    assert told.seeds == [hint_seed(7, 3)]
    assert len(seeds) == 51
