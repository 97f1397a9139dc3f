"""A game judged: shares before and after each turn, luck apart from decisions, exact figures."""

import json
from collections.abc import Mapping
from itertools import pairwise
from random import Random

import pytest

from support.eager import playthrough
from support.judging import ByPoints, Told, judged
from support.positions import fresh
from valdora.bots import review
from valdora.bots.judged import JudgedTurn
from valdora.bots.review import Critic, review_view
from valdora.records import PlayedPly
from valdora.rules import Action, State, apply, winners

SETUP = ("reveal A shovel", "reveal B pick", "reveal C gold", "reveal D gold")


def played(*notations: str) -> list[PlayedPly]:
    """A game of three from its set-up on."""
    state = fresh()
    steps: list[PlayedPly] = []
    for do in (*SETUP, *notations):
        action = state.almanac.by_notation[do]
        after, events = apply(state, action)
        seat = None if state.reveals else state.seat
        steps.append(PlayedPly(len(steps) + 1, state, seat, action, after, events))
        state = after
    return steps


def notation(actions: tuple[Action, ...]) -> str:
    return ", ".join(str(action) for action in actions)


def by_line(steps: list[PlayedPly], told: Mapping[int, tuple[float, ...]]) -> Told:
    """A judge that knows the shares after so many plies, and finds every turn the best."""
    states = {id(step.after): step.n for step in steps} | {id(steps[0].before): 0}

    def shares(state: State) -> tuple[float, ...]:
        return told[states[id(state)]]

    return Told(lambda _, also: (judged(also, 0.3),), shares)


def test_a_turn_has_the_shares_before_and_after_it() -> None:
    steps = played("move D", "end", "move A", "end")
    told = {4: (0.3, 0.3, 0.4), 6: (0.4, 0.3, 0.3), 8: (0.4, 0.1, 0.5)}
    found = review(steps, by_line(steps, told))
    assert [(turn.seat, turn.round, turn.first, turn.last) for turn in found.turns] == [
        (0, 1, 5, 6),
        (1, 1, 7, 8),
    ]
    assert [(turn.before, turn.after) for turn in found.turns] == [
        (told[4], told[6]),
        (told[6], told[8]),
    ]
    assert [turn.swing for turn in found.turns] == pytest.approx([0.1, 0.2])
    assert [{*turn.changed} for turn in found.turns] == [{0, 2}, {1, 2}]
    assert found.swings == (1, 0)
    assert found.luck == found.lost == (0.0, 0.0, 0.0)


def test_luck_is_what_a_revealed_page_changes_for_everyone() -> None:
    """The reveals of the set-up belong to no turn."""
    steps = played("move C", "turn R", "reveal C red", "end")
    told = {
        4: (0.30, 0.35, 0.35),  # before the turn
        6: (0.32, 0.34, 0.34),  # the page is turned, the next not yet seen
        7: (0.42, 0.30, 0.28),  # it is a good one
        8: (0.40, 0.30, 0.30),
    }
    (turn,) = review(steps, by_line(steps, told)).turns
    assert turn.luck == pytest.approx((0.10, -0.04, -0.06))
    assert turn.decision == 0
    assert turn.better is None
    assert notation(turn.actions) == "move C, turn R, end"


def test_a_decision_costs_what_the_best_turn_would_have_brought_more() -> None:
    steps = played("move D", "end")

    def turns(state: State, also: tuple[Action, ...]) -> tuple[JudgedTurn, ...]:
        better = tuple(state.almanac.by_notation[do] for do in ("move A", "end"))
        assert notation(also) == "move D, end"
        return judged(better, 0.50), judged(also, 0.38)

    found = review(steps, Told(turns))
    (turn,) = found.turns
    assert turn.decision == pytest.approx(-0.12)
    assert turn.better is not None
    assert (turn.better.n, notation(turn.better.actions)) == (5, "move A, end")
    assert (turn.better.share, turn.better.instead_of) == (0.50, 0.38)
    assert found.lost == pytest.approx((-0.12, 0, 0))
    assert found.luck == (0, 0, 0)


def test_a_turn_that_is_about_equal_costs_nothing() -> None:
    steps = played("move D", "end")

    def turns(state: State, also: tuple[Action, ...]) -> tuple[JudgedTurn, ...]:
        better = tuple(state.almanac.by_notation[do] for do in ("move A", "end"))
        return judged(better, 0.40), judged(also, 0.38)

    (turn,) = review(steps, Told(turns)).turns
    assert (turn.decision, turn.better) == (0, None)


def test_what_is_left_of_a_turn_after_a_new_page_is_a_decision_of_its_own() -> None:
    steps = played("move C", "turn R", "reveal C red", "end")
    asked: list[str] = []

    def turns(state: State, also: tuple[Action, ...]) -> tuple[JudgedTurn, ...]:
        asked.append(notation(also))
        other = (state.almanac.by_notation["buy R" if len(asked) == 2 else "move A"],)
        return judged(other, 0.4 + 0.1 * len(asked)), judged(also, 0.4)

    (turn,) = review(steps, Told(turns)).turns
    assert asked == ["move C, turn R", "end"]
    assert turn.decision == pytest.approx(-0.3)
    assert turn.better is not None
    assert (turn.better.n, notation(turn.better.actions)) == (8, "buy R")


def test_a_turn_broken_off_is_not_held_against_anyone() -> None:
    steps = played("move C", "turn R", "reveal C red", "turn L")
    asked: list[str] = []

    def turns(_: State, also: tuple[Action, ...]) -> tuple[JudgedTurn, ...]:
        asked.append(notation(also))
        return (judged(also, 0.4),)

    assert len(review(steps, Told(turns)).turns) == 1
    assert asked == ["move C, turn R"]


def test_the_seeds_follow_from_the_game_the_ply_and_the_seed() -> None:
    steps = played("move D", "end", "move A", "end")
    other = played("move D", "end", "move B", "end")

    def seeds(line: list[PlayedPly], seed: int = 0) -> list[int]:
        judge = Told(lambda _, also: (judged(also, 0.3),))
        review(line, judge, seed=seed)
        return judge.seeds

    assert seeds(steps) == seeds(steps)
    assert not {*seeds(steps)} & {*seeds(other)}
    assert not {*seeds(steps)} & {*seeds(steps, 1)}
    assert len({*seeds(steps)}) == 3  # before each turn and after the last; turns on the same


def test_a_turn_that_is_broken_off_asks_the_same_when_it_is_begun_again() -> None:
    """On a device all of it is begun anew with each answer: in the order in which they came."""
    steps = played("move C", "turn R", "reveal C red", "end")
    asked: list[State] = []
    known = 0

    class Unanswered(BaseException):
        pass

    def shares(state: State) -> tuple[float, ...]:
        asked.append(state)
        if len(asked) > known:
            raise Unanswered
        return (0.3, 0.3, 0.4)

    critic = Critic(steps, Told(lambda _, also: (judged(also, 0.3),), shares))
    (turn,) = critic.turns
    lines = []
    for _ in range(4):
        asked.clear()
        with pytest.raises(Unanswered):
            critic.judged(turn)
        known += 1
        lines.append(list(map(id, asked)))
    assert [len(line) for line in lines] == [1, 2, 3, 4]
    assert all(after[:-1] == before for before, after in pairwise(lines))
    asked.clear()
    assert critic.judged(turn).before == (0.3, 0.3, 0.4)


def test_an_empty_record_has_an_empty_review() -> None:
    for steps in ([], played()):
        found = review(steps, ByPoints())
        assert (found.turns, found.swings) == ((), ())


@pytest.fixture(scope="module")
def duel() -> list[PlayedPly]:
    """A game of two people in a hurry, from its first ply to its last."""
    plies = playthrough(fresh("duel", 2), Random(4))
    return [
        PlayedPly(n, before, None if before.reveals else before.seat, action, after, events)
        for n, (before, action, after, events) in enumerate(plies, start=1)
    ]


def test_a_whole_game_ends_with_the_victory(duel: list[PlayedPly]) -> None:
    heard: list[tuple[int, int]] = []
    found = review(duel, ByPoints(), lambda *told: heard.append(told))
    best = winners(duel[-1].after)
    assert found.turns[-1].after == tuple((seat in best) / len(best) for seat in range(2))
    assert heard == [(done, len(found.turns)) for done in range(len(found.turns) + 1)]
    assert all(sum(turn.after) == pytest.approx(1) for turn in found.turns)
    for turn, following in pairwise(found.turns):
        assert turn.after == following.before
        assert turn.last + 1 == following.first
    assert found.turns[-1].last == duel[-1].n
    assert all(lost <= 0 for lost in found.lost)
    top = [found.turns[place].swing for place in found.swings]
    assert top == sorted((turn.swing for turn in found.turns), reverse=True)[:3]


def test_the_same_game_is_judged_the_same(duel: list[PlayedPly]) -> None:
    assert review(duel, ByPoints()) == review(list(duel), ByPoints())


def test_a_review_is_json(duel: list[PlayedPly]) -> None:
    found = review(duel, ByPoints())
    view = json.loads(json.dumps(review_view(found)))
    assert len(view["turns"]) == len(found.turns)
    first = view["turns"][0]
    assert first["do"][0].startswith("move ")
    assert first["before"] == [0.5, 0.5]
    assert set(view) == {"turns", "swings", "luck", "lost"}
