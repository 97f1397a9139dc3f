"""The search: whole turns that the rules allow, judged the same way every time."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from support.positions import Seat, position
from valdora.bots import make
from valdora.bots.search.compiled.think import Effort
from valdora.bots.search.searcher import Searcher, searcher
from valdora.content import usual
from valdora.dealer import seeded
from valdora.records import play_game
from valdora.rules import Action, State, apply, legal_actions

pytestmark = pytest.mark.kernel

ALL = Effort(60)
PLAYED_ON = Effort(8, 3, 4, 1)
JUDGED = Effort(8, 3, 4, 1, trust=-1)


def search(state: State) -> Searcher:
    return searcher(state.edition, "full")


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
        for turn in search(before).think(before, ALL, seed=1):
            state = before
            for action in turn:
                assert action in legal_actions(state), (before, turn)
                state, _ = apply(state, action)
            ended = state.seat != before.seat or state.round != before.round
            assert ended or state.reveals or state.phase == "over"


def test_what_can_be_delivered_at_once_is_found_and_chosen() -> None:
    state = position(Seat("C", open=["green"], carrying={"chisel": "emerald"}))
    best, *_ = search(state).think(state, ALL, seed=1)
    assert [str(action) for action in best] == [
        "move north-4",
        "deliver green with chisel",
        "end",
    ]


@pytest.mark.parametrize("effort", [ALL, PLAYED_ON, JUDGED], ids=["turns", "played on", "judged"])
def test_the_same_seed_finds_the_same(effort: Effort) -> None:
    for state in decisions(4, seed=4, every=97):
        assert search(state).think(state, effort, 7) == search(state).think(state, effort, 7)


def test_a_turn_that_is_asked_for_is_played_on_too() -> None:
    state = position(Seat("C", open=["green"], carrying={"chisel": "emerald"}))
    idle: tuple[Action, ...] = ()
    after = state
    for notation in ("move east-1", "end"):
        action = state.tables.by_notation[notation]
        after, _ = apply(after, action)
        idle += (action,)
    found = search(state).think(state, JUDGED, 1, also=idle)
    assert idle in found[: JUDGED.finalists]


def test_it_runs_uncompiled_and_finds_the_same() -> None:
    program = """
from support.positions import Seat, position
from valdora.bots.search.compiled.think import Effort
from valdora.bots.search.searcher import searcher
state = position(Seat("C", coins=3, open=["green", "gold"], carrying={"chisel": "emerald"}))
found = searcher(state.edition, "full").think(state, Effort(5), 3)
print([[str(action) for action in turn] for turn in found])
"""
    told = []
    for mode in ("python", "compiled"):
        environment = os.environ | {"VALDORA_KERNEL": mode, "PYTHONPATH": "tests"}
        command = [sys.executable, "-c", program]
        told.append(subprocess.check_output(command, env=environment, text=True))
    assert told[0] == told[1]
    assert "deliver green with chisel" in told[0]
