"""Cut connections and races: everyone hears every step once, and of two movers one wins."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import WebSocketException

from support.server import Guest, Live, running

pytestmark = pytest.mark.slow
New = Callable[[], Guest]
CUTS, READERS = 200, 4


def three(host: Guest) -> str:
    table = host.table("Player 1", "Player 2", "Player 3")
    host.post(f"/tables/{table}/start")
    return table


def told(steps: list[dict[str, Any]]) -> list[Any]:
    return [(step["seq"], step["ply"], step["do"], step["events"]) for step in steps]


# Cuts -------------------------------------------------------------------------------------------


async def keep_moving(guest: Guest, table: str, until: asyncio.Event) -> None:
    """Move on and on, take back now and then."""
    chance = Random(7)
    async with guest.live(table) as live:
        now = live.snapshot
        for n in range(100_000):
            if until.is_set() or not now["choices"]:
                return
            wish = {"type": "act", "code": chance.choice(now["choices"])["code"]}
            if now["undo_to"] is not None and chance.random() < 0.2:
                wish = {"type": "undo", "to": now["undo_to"]}
            await live.say({**wish, "seq": now["seq"], "client_id": f"m{n}"})
            now = await live.hear("step")
            await asyncio.sleep(0.004)


class Reader:
    """Listens, is cut off at random, comes back and asks for what it missed."""

    def __init__(self, guest: Guest, table: str, chance: Random) -> None:
        self._guest, self._table, self._chance = guest, table, chance
        self.steps: list[dict[str, Any]] = []
        self.seq = 0
        self.cuts = 0

    async def once(self, *, cut: bool = True) -> None:
        live = self._guest.live(self._table, since=self.seq)
        patience = self._chance.choice((0.001, 0.01, 0.05)) * self._chance.random()
        cutting = asyncio.create_task(self._cut(live, patience)) if cut else None
        try:
            async with live:
                self._take(live.snapshot["missed"])
                self.seq = max(self.seq, live.snapshot["seq"])
                while cut:
                    message = await live.next()
                    if message["type"] == "step":
                        self._take([message])
                        self.seq = message["seq"]
        except (WebSocketException, OSError, EOFError):
            pass
        if cutting:
            await cutting

    async def _cut(self, live: Live, patience: float) -> None:
        """Tear the wire at once, in the middle of whatever is under way."""
        while live.socket is None:  # noqa: ASYNC110
            await asyncio.sleep(0)
        await asyncio.sleep(patience)
        live.abort()
        self.cuts += 1

    def _take(self, steps: list[dict[str, Any]]) -> None:
        """What is heard is new and in order: nothing is told twice."""
        for step in steps:
            assert step["seq"] > (self.steps[-1]["seq"] if self.steps else 0)
            self.steps.append(step)


def test_cut_connections_miss_no_step_and_hear_none_twice(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        enough = asyncio.Event()
        moving = asyncio.create_task(keep_moving(host, table, enough))
        readers = [Reader(host, table, Random(n)) for n in range(READERS)]

        async def read(reader: Reader) -> None:
            while reader.cuts < CUTS // READERS:
                await reader.once()

        await asyncio.gather(*map(read, readers))
        enough.set()
        await moving
        async with host.live(table) as live:
            whole = told(live.snapshot["missed"])
        assert len(whole) > 20
        for reader in readers:
            await reader.once(cut=False)
            assert told(reader.steps) == whole
        assert sum(reader.cuts for reader in readers) >= CUTS

    asyncio.run(go())


# Races ------------------------------------------------------------------------------------------


async def race(movers: list[Live], rounds: int, chance: Random) -> None:
    """In each round all want to move at once; one wins, and all hear the same one step."""
    now = movers[0].snapshot
    for number in range(rounds):
        if not now["choices"]:
            return
        codes = [chance.choice(now["choices"])["code"] for _ in movers]
        answers = await asyncio.gather(
            *(
                mover.act(code, now["seq"], f"r{number}-{n}")
                for n, (mover, code) in enumerate(zip(movers, codes, strict=True))
            )
        )
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["ack", *["refused"] * (len(movers) - 1)], answers
        steps = [await _step_after(mover, now["seq"]) for mover in movers]
        assert all(step == steps[0] for step in steps)
        won = next(n for n, answer in enumerate(answers) if answer["type"] == "ack")
        assert answers[won]["seq"] == steps[0]["seq"] - len(steps[0]["do"]) + 1
        now = steps[0]


async def _step_after(live: Live, seq: int) -> dict[str, Any]:
    """The step behind a seq, which may have been heard while we waited for an answer."""
    step: dict[str, Any]
    for step in reversed(live.heard):
        if step["type"] == "step" and step["seq"] > seq:
            return step
    return await live.hear("step")


def test_of_two_who_want_one_move_exactly_one_gets_it(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as one, host.live(table) as two:
            await race([one, two], 100, Random(1))
        async with host.live(table) as live:
            assert (
                len([step for step in live.snapshot["missed"] if step["seat"] is not None]) == 100
            )

    asyncio.run(go())


def test_one_move_sent_twice_at_once_is_played_once(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as one, host.live(table) as two:
            now = one.snapshot
            for n in range(50):
                code = now["choices"][n % len(now["choices"])]["code"]
                answers = await asyncio.gather(
                    one.act(code, now["seq"], f"same-{n}"), two.act(code, now["seq"], f"same-{n}")
                )
                assert answers[0] == answers[1]
                assert answers[0]["type"] == "ack"
                now = await _step_after(one, now["seq"])
        async with host.live(table) as live:
            assert len([step for step in live.snapshot["missed"] if step["seat"] is not None]) == 50

    asyncio.run(go())


@pytest.fixture
def url(postgres_url: str) -> Iterator[str]:
    asyncio.run(_sql(postgres_url, "CREATE DATABASE races"))
    yield postgres_url.rsplit("/", 1)[0] + "/races"
    asyncio.run(_sql(postgres_url, "DROP DATABASE races WITH (FORCE)"))


async def _sql(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.mark.postgres
def test_two_servers_on_one_database_under_load(url: str, tmp_path: Path) -> None:
    """At each of six tables three race, two of them at one server and one at the other."""

    async def go(one: Guest, two: Guest, table: str, seed: int) -> list[Any]:
        async with one.live(table) as a, one.live(table) as b, two.live(table) as c:
            await race([a, b, c], 25, Random(seed))
        async with one.live(table) as here, two.live(table) as there:
            assert told(here.snapshot["missed"]) == told(there.snapshot["missed"])
            return told(here.snapshot["missed"])

    async def all_(one: Guest, two: Guest, tables: list[str]) -> None:
        lines = await asyncio.gather(*(go(one, two, each, n) for n, each in enumerate(tables)))
        assert [len(line) for line in lines] == [26] * len(tables)

    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        running(folders[0], db=url) as first,
        running(folders[1], db=url) as second,
        Guest(first.url) as one,
        Guest(second.url) as two,
    ):
        tables = [three(one) for _ in range(6)]
        two.http.cookies = one.http.cookies
        asyncio.run(all_(one, two, tables))
