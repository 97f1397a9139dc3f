"""A bot that still gets ready says so, and nobody else waits for it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support import slow_bot, slow_server
from support.positions import opening
from support.server import Guest, Live, Running, running
from support.slow_bot import NAME, PARTS
from valdora.bots import LEVELS, NAMES
from valdora.rules import State, legal_actions
from valdora.server import seating, workers
from valdora.server.workers import Workers

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def state() -> State:
    return opening()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    """One process for those that search, which may think for a very short time only."""
    monkeypatch.setattr(workers, "NAMES", (*NAMES, NAME))
    made = Workers(1, 0.6, slow_bot.think)
    yield made
    made.close()


def test_getting_ready_does_not_count_as_being_late(state: State, slow: Workers) -> None:
    """It takes four times as long as the bot may think; no other bot plays in its place."""
    assert asyncio.run(slow.play([state], NAME, 1))[0] == legal_actions(state)[0]


def test_progress_is_told_until_it_is_over(state: State, slow: Workers) -> None:
    told: list[Any] = []
    slow.on_warming = lambda: told.append(slow.warming)

    async def go() -> None:
        slow.warm_up(NAME)
        slow.warm_up(NAME)  # once is enough
        await slow.play([state], NAME, 1)
        await slow.play([state], NAME, 1)
        await asyncio.sleep(0)

    asyncio.run(go())
    counted = [each for each in told if each not in (None, (0, 0))]
    assert counted == [(done, PARTS) for done in range(PARTS + 1)]
    assert told[-1] is None
    assert told.count(None) == 1


def test_other_bots_play_meanwhile(state: State, slow: Workers) -> None:
    async def go() -> None:
        await slow.play([state], "random", 1)  # its process runs
        begun = asyncio.Event()
        slow.on_warming = begun.set
        waiting = asyncio.create_task(slow.play([state], NAME, 1))
        await begun.wait()
        assert (await slow.play([state], "random", 1))[0] in legal_actions(state)
        assert not waiting.done()
        await waiting

    asyncio.run(go())


def test_a_server_can_go_down_while_a_bot_gets_ready(slow: Workers) -> None:
    async def go() -> None:
        begun = asyncio.Event()
        slow.on_warming = begun.set
        slow.warm_up(NAME)
        await begun.wait()
        await asyncio.wait_for(asyncio.to_thread(slow.close), 5)

    asyncio.run(go())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of which nobody has asked anything yet."""
    with running(tmp_path, Path(slow_server.__file__)) as started:
        yield started
        started.stop()  # a process that gets ready goes with it


async def heard_ready(live: Live) -> list[dict[str, Any]]:
    """What someone is told until nobody has to get ready any more."""
    frames = []
    while not frames or frames[-1]["seats"] or frames[-1]["hints"]:
        frames.append(await live.hear("warming"))
    return frames


def test_everyone_at_the_table_hears_it_and_the_game_goes_on(server: Running) -> None:
    with Guest(server.url) as host, Guest(server.url) as watcher:
        table = host.table("Player 1", ("bot", NAME), ("bot", "random"), public=True)
        host.post(f"/tables/{table}/start")

        async def go() -> None:
            async with host.live(table) as live, watcher.live(table) as other:
                await live.hear("warming")
                move = live.snapshot["choices"][0]["code"]
                assert (await live.act(move, live.snapshot["seq"]))["type"] == "ack"
                await live.say({"type": "chat", "text": "Hello", "client_id": "chat"})
                await live.hear("chat")
                assert not any(each["type"] == "step" and each["seat"] for each in live.heard)
                told = await heard_ready(other)
                assert [1] in [frame["seats"] for frame in told]
                counts = [frame["done"] for frame in told if frame["total"] == PARTS]
                assert counts == sorted(counts)
                assert len(counts) > 1

        asyncio.run(go())


def test_the_bot_plays_itself_as_soon_as_it_is_ready(server: Running) -> None:
    with Guest(server.url) as host:
        table = host.table(("bot", NAME), "Player 2", ("bot", "random"))
        host.post(f"/tables/{table}/start")

        async def go() -> None:
            async with host.live(table) as live:
                first = live.snapshot["choices"][0]["notation"]
                step = await live.hear("step")
                assert (step["seat"], step["do"][0]) == (0, first)

        asyncio.run(go())


def test_other_tables_go_on_with_their_bots(server: Running) -> None:
    with Guest(server.url) as host, Guest(server.url) as neighbour:
        seats = ("bot", "random"), "Player 2", ("bot", "random")
        early, next_door = neighbour.table(*seats), neighbour.table(*seats)

        async def go() -> None:
            async with neighbour.live(early) as other:
                neighbour.post(f"/tables/{early}/start")
                await other.hear("step")
                await other.hear("step")  # the process of the bots next door runs
            table = host.table("Player 1", ("bot", NAME), ("bot", NAME))
            async with host.live(table) as live, neighbour.live(next_door) as other:
                await live.hear("warming")
                neighbour.post(f"/tables/{next_door}/start")
                await other.hear("step")
                await other.hear("step")
                host.post(f"/tables/{table}/start")
                async with host.live(table) as late:
                    assert late.snapshot["warming"]["seats"] == [1, 2]
                assert not any(each["type"] == "warming" for each in other.heard)

        asyncio.run(go())


def test_who_asks_for_a_hint_meanwhile_hears_it_and_can_go_on(server: Running) -> None:
    with Guest(server.url) as host:
        slow = host.table("Player 1", ("bot", NAME), None)
        table = host.table("Player 1", "Player 2", "Player 3")
        host.post(f"/tables/{table}/start")

        async def go() -> None:
            async with host.live(slow) as elsewhere, host.live(table) as live:
                await elsewhere.hear("warming")
                await live.say({"type": "hint", "client_id": "hint"})
                told = await live.hear("warming")
                assert (told["seats"], told["hints"]) == ([], True)
                move = live.snapshot["choices"][0]["code"]
                assert (await live.act(move, live.snapshot["seq"]))["type"] == "ack"

        asyncio.run(go())


def test_only_levels_are_offered_to_people(server: Running) -> None:
    with Guest(server.url) as host:
        offered = host.get("/about")["bots"]
        assert set(offered) == {*LEVELS, NAME}
        assert offered[-2:] == ["greedy", "random"]
        for name in set(NAMES) - set(offered):
            seats = [{"kind": "person", "name": "Player 1"}, *[{"kind": "bot", "bot": name}] * 2]
            assert host.refused("POST", "/tables", {"seats": seats}) == "unknown-bot"


def test_steady_stands_in_for_who_is_away_and_greedy_where_there_is_none() -> None:
    assert seating.stand_in((*NAMES, "steady")) == "steady"
    assert seating.stand_in(("random", "greedy")) == "greedy"
