"""The search: whole turns that the rules allow, judged the same way every time."""

from collections.abc import Iterator

import pytest

from support.positions import Seat, position
from valdora.bots import make
from valdora.bots.search.thinking import searcher
from valdora.content import usual
from valdora.dealer import seeded
from valdora.engine.desk import Effort
from valdora.records import play_game
from valdora.rules import Action, State, apply, legal_actions

pytestmark = pytest.mark.slow

ALL = Effort(60)
PLAYED_ON = Effort(8, 3, 4, 1)
JUDGED = Effort(8, 3, 4, 1, trust=-1)


def thought(
    state: State, effort: Effort, seed: int, also: tuple[Action, ...] = ()
) -> list[tuple[Action, ...]]:
    with searcher(state.edition, "full") as search:
        return [turn.actions for turn in search.think(state, effort, seed, also)]


def decisions(players: int, seed: int, every: int) -> Iterator[State]:
    """Some of the decisions of a game between random and greedy."""
    edition = usual(players)
    seats = [make(("greedy", "random")[seat % 2], seat) for seat in range(players)]
    for step in play_game(edition, seats, seeded(edition, seed), 25):
        if step.seat is not None and step.n % every == 0:
            yield step.before


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_turn_is_legal_and_goes_to_its_end_or_to_an_unseen_page(players: int) -> None:
    for before in decisions(players, seed=players, every=23):
        for turn in thought(before, ALL, seed=1):
            state = before
            for action in turn:
                assert action in legal_actions(state), (before, turn)
                state, _ = apply(state, action)
            ended = state.seat != before.seat or state.round != before.round
            assert ended or state.reveals or state.phase == "over"


def test_what_can_be_delivered_at_once_is_found_and_chosen() -> None:
    state = position(Seat("C", open=["green"], carrying={"chisel": "emerald"}))
    best, *_ = thought(state, ALL, seed=1)
    assert [str(action) for action in best] == [
        "move north-4",
        "deliver green with chisel",
        "end",
    ]


@pytest.mark.parametrize("effort", [ALL, PLAYED_ON, JUDGED], ids=["turns", "played on", "judged"])
def test_the_same_seed_finds_the_same(effort: Effort) -> None:
    for state in decisions(4, seed=4, every=97):
        assert thought(state, effort, 7) == thought(state, effort, 7)


def test_a_turn_that_is_asked_for_is_played_on_too() -> None:
    state = position(Seat("C", open=["green"], carrying={"chisel": "emerald"}))
    idle: tuple[Action, ...] = ()
    after = state
    for notation in ("move east-1", "end"):
        action = state.almanac.by_notation[notation]
        after, _ = apply(after, action)
        idle += (action,)
    found = thought(state, JUDGED, 1, also=idle)
    assert idle in found[: JUDGED.finalists]
