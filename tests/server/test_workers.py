"""Bots think elsewhere; when they fail, the game goes on."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess

import pytest

from support.positions import opening
from support.second_version import invent
from valdora.bots import make
from valdora.bots.search import Expert
from valdora.bots.spoilers import Rusher
from valdora.engine import OlderRules, TooLong
from valdora.rules import End, IllegalAction, Reason, State, legal_actions
from valdora.server.thinking.worker import packed, rest_of_turn, unpacked
from valdora.server.thinking.workers import Workers

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def state() -> State:
    return opening()


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1, 20.0)
    yield made
    made.close()


def test_a_state_travels_to_another_process_and_is_small(state: State) -> None:
    data = packed([state])
    assert unpacked(data) == (state,)
    assert len(data) < 5_000


def test_a_bot_elsewhere_plays_as_it_would_here(state: State, workers: Workers) -> None:
    actions = asyncio.run(workers.play([state], "random", 7))
    assert [str(action) for action in actions] == rest_of_turn(make("random", 7), [state])


def test_when_the_process_dies_another_one_answers(state: State, workers: Workers) -> None:
    asyncio.run(workers.play([state], "random", 1))
    process = workers._processes.members[0]._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    time.sleep(0.2)
    assert asyncio.run(workers.play([state], "random", 1))[0] in legal_actions(state)


def test_when_a_bot_is_late_another_plays(state: State, workers: Workers) -> None:
    asyncio.run(workers.play([state], "random", 1))
    process = workers._processes.members[0]._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    workers._seconds = 0.2
    assert asyncio.run(workers.play([state], "random", 1))[0] in legal_actions(state)


def test_it_can_be_closed_while_a_process_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, start = threading.Event(), SpawnProcess.start

    def slowly(process: SpawnProcess) -> None:
        begun.set()
        time.sleep(0.3)
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", slowly)
    processes = Workers(1, 20.0)._processes
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(processes.ask, ("random", 0, b""), 20.0)
        begun.wait()
        processes.close()
        assert asked.exception() is not None
    processes.end()


def test_a_bot_in_the_engine_plays_as_it_would_here(state: State, workers: Workers) -> None:
    actions = asyncio.run(workers.play([state], "expert", 7))
    assert [str(action) for action in actions] == rest_of_turn(make("expert", 7, "live"), [state])
    assert all(member._process is None for member in workers._processes.members)


def test_when_the_engine_takes_too_long_another_bot_plays(
    state: State, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(*_: object) -> None:
        raise TooLong("think took more than 20 s")

    monkeypatch.setattr(Expert, "plan", late)
    found = asyncio.run(workers.play([state], "expert", 1))
    assert [str(action) for action in found] == rest_of_turn(make("greedy", 1), [state])


def test_a_game_of_an_older_version_of_the_rules_stays_one_wherever_bots_think(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    invent(monkeypatch)
    assert (state.rules, opening().rules) == (1, 2)
    assert [each.rules for each in unpacked(packed([state, opening()]))] == [1, 2]
    assert unpacked(packed([state])) == (state,)
    rusher, seen = Rusher(1), []

    def choose(state: State) -> End:
        seen.append(state.rules)
        return End()

    monkeypatch.setattr(rusher._planner, "choose", choose)
    for each in (state, opening()):
        rusher.choose(each)
    assert seen == [1, 2]


def test_who_thinks_in_the_engine_leaves_games_by_older_rules_to_another(
    state: State, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    invent(monkeypatch)
    with pytest.raises(OlderRules, match="version 1 of the rules; the engine plays by 2"):
        make("expert", 1).choose(state)
    found = asyncio.run(workers.play([state], "expert", 1))
    assert [str(action) for action in found] == rest_of_turn(make("greedy", 1), [state])
    assert asyncio.run(workers.hint(state, 1)) == []


@pytest.mark.parametrize(
    "error",
    [IllegalAction(End(), Reason("not-now", "T1")), IndexError("no turn"), RuntimeError("?")],
)
def test_however_a_bot_fails_another_plays(
    state: State, workers: Workers, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(Expert, "plan", fail)
    found = asyncio.run(workers.play([state], "expert", 1))
    assert [str(action) for action in found] == rest_of_turn(make("greedy", 1), [state])


def test_a_level_that_chooses_what_is_not_allowed_is_replaced(
    state: State, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Expert, "plan", lambda *_: (End(), End()))
    found = asyncio.run(workers.play([state], "expert", 1))
    assert [str(action) for action in found] == rest_of_turn(make("greedy", 1), [state])


def test_an_unknown_bot_is_replaced(state: State, workers: Workers) -> None:
    assert asyncio.run(workers.play([state], "nobody", 1))[0] in legal_actions(state)


def test_hints_are_turns_with_shares_and_motives(state: State, workers: Workers) -> None:
    turns = asyncio.run(workers.hint(state, 7))
    assert len(turns) == 3
    assert all(turn.motives for turn in turns)
    assert all(0 <= turn.share.low <= turn.share.mean <= turn.share.high <= 1 for turn in turns)
    assert turns == asyncio.run(workers.hint(state, 7))
