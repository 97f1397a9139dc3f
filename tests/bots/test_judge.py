"""The judge: shares of the victory with intervals, and what was seen on the way."""

from collections.abc import Iterator

import pytest

from support.positions import Seat, position
from valdora.bots import make
from valdora.bots.search import SearchJudge
from valdora.content import usual
from valdora.dealer import seeded
from valdora.records import play_game
from valdora.rules import End, State, legal_actions

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def judge() -> SearchJudge:
    return SearchJudge(usual(4), "match")


def states() -> Iterator[State]:
    edition = usual(4)
    steps = list(
        play_game(edition, [make("greedy", seat) for seat in range(4)], seeded(edition, 3))
    )
    for share in (0.1, 0.5, 0.9):
        yield steps[int(len(steps) * share)].before
    yield next(step.before for step in steps if step.before.reveals)


def test_the_shares_of_all_seats_are_the_whole_victory(judge: SearchJudge) -> None:
    for state in states():
        shares = judge.shares(state, seed=1)
        assert len(shares) == 4
        assert sum(share.mean for share in shares) == pytest.approx(1.0)
        assert all(0 <= share.low <= share.mean <= share.high <= 1 for share in shares)


def test_who_has_won_has_the_whole_share(judge: SearchJudge) -> None:
    edition = usual(4)
    bots = [make("greedy", seat) for seat in range(4)]
    *_, last = play_game(edition, bots, seeded(edition, 3))
    assert sorted(share.mean for share in judge.shares(last.after, seed=1)) == [0, 0, 0, 1]


def test_turns_come_best_first_with_what_was_seen(judge: SearchJudge) -> None:
    for state in states():
        if state.reveals:
            continue
        turns = judge.turns(state, seed=2)
        assert 1 <= len(turns) <= 3
        means = [turn.share.mean for turn in turns]
        assert means == sorted(means, reverse=True)
        for turn in turns:
            assert 0 <= turn.foreseen.delivery <= judge.horizon + 1
            free = {crest for crest, owner in state.workshops.items() if owner is None}
            assert set(turn.foreseen.workshops) == free
            assert all(0 <= chance <= 1 for chance in turn.foreseen.colours.values())


def test_a_delivery_now_is_seen_as_a_delivery_now() -> None:
    state = position(Seat("C", open=["green"], carrying={"chisel": "emerald"}))
    turns = SearchJudge(state.edition, "match").turns(state, seed=1)
    delivering = next(turn for turn in turns if "deliver" in str(turn.actions[1]))
    assert delivering.foreseen.delivery == 0
    assert delivering.foreseen.colours["green"] == 1


def test_the_turn_that_was_played_is_judged_whatever_it_is_worth(judge: SearchJudge) -> None:
    state = next(state for state in states() if state.phase == "move")
    for move in legal_actions(state):
        idle = (move, End())
        assert idle in {turn.actions for turn in judge.turns(state, seed=2, n=1, also=idle)}


def test_the_same_seed_judges_the_same(judge: SearchJudge) -> None:
    state = next(iter(states()))
    assert judge.shares(state, 5) == judge.shares(state, 5)
