"""`kill -9` of the whole server at random moments under load: nothing acknowledged is lost.

Four people at four tables move as fast as they can and keep a log of what was acknowledged. When
the server dies in the middle, it is started again on the same database, and each table is compared
with its log. The move that was under way is sent again under its old id: it counts once.
"""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import WebSocketException

from support.server import Guest, Live, Running, running

KILLS = 30
TABLES = 4


@dataclass
class Log:
    """What one person knows of a table: every acknowledged move with its seq, in order."""

    table: str
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    under_way: dict[str, Any] | None = None
    """The move whose acknowledgement never came, as it was sent."""
    notation: str = ""

    def check(self, steps: list[dict[str, Any]]) -> None:
        """Each acknowledged move is there once; at the end, perhaps, the one under way."""
        moves = [
            (step["seq"] - len(step["do"]) + 1, step["do"][0])
            for step in steps
            if step["seat"] is not None
        ]
        assert moves[: len(self.acknowledged)] == self.acknowledged
        further = moves[len(self.acknowledged) :]
        assert [do for _, do in further] in ([], [self.notation] if self.under_way else [])


async def play(guest: Guest, log: Log, chance: Random, playing: asyncio.Event) -> None:
    """Look whether everything is there, finish what was under way, and move on until it dies."""
    try:
        async with guest.live(log.table) as live:
            log.check(live.snapshot["missed"])
            now = live.snapshot
            if log.under_way:
                now = await again(live, log)
            while now["choices"]:
                choice = chance.choice(now["choices"])
                await move(live, log, choice, now["seq"])
                playing.set()
                now = await live.hear("step")
    except (WebSocketException, OSError, EOFError):
        pass  # the server was killed


async def move(live: Live, log: Log, choice: dict[str, Any], seq: int) -> None:
    client_id = f"{log.table}-{len(log.acknowledged)}-{time.monotonic_ns()}"
    wish = {"type": "act", "seq": seq, "client_id": client_id, "code": choice["code"]}
    log.under_way, log.notation = wish, choice["notation"]
    await live.say(wish)
    answer = await live.hear("ack", "refused")
    assert answer["type"] == "ack", answer
    log.acknowledged.append((answer["seq"], log.notation))
    log.under_way = None


async def again(live: Live, log: Log) -> dict[str, Any]:
    """Send the move once more that may or may not have been stored; the position after it."""
    assert log.under_way is not None
    stored = live.snapshot["seq"] > log.under_way["seq"]
    await live.say(log.under_way)
    answer = await live.hear("ack", "refused")
    assert answer["type"] == "ack", answer
    log.acknowledged.append((answer["seq"], log.notation))
    log.under_way = None
    return live.snapshot if stored else await live.hear("step")


async def burst(server: Running, guest: Guest, logs: list[Log], chance: Random) -> None:
    """All play until the server is killed, at a random moment; sometimes before all have begun."""
    begun = [asyncio.Event() for _ in logs]
    playing = [
        asyncio.create_task(play(guest, log, chance, mine))
        for log, mine in zip(logs, begun, strict=True)
    ]
    if chance.random() < 0.8:
        waiting = [asyncio.create_task(each.wait()) for each in begun]
        await asyncio.wait([*waiting, *playing], timeout=10, return_when="FIRST_COMPLETED")
        await asyncio.wait(waiting, timeout=1)
        for each in waiting:
            each.cancel()
    await asyncio.sleep(chance.uniform(0, 0.3))
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


def kill_again_and_again(folder: Path, seed: int, **settings: Any) -> int:
    """Play, kill, look; returns how many moves were acknowledged in all."""
    chance, cookies = Random(seed), None
    logs: list[Any] = []
    old: list[Any] = []
    for _ in range(KILLS):
        with running(folder, **settings) as server, Guest(server.url, cookies) as guest:
            while len(logs) < TABLES:
                table = guest.table("Player 1", "Player 2", "Player 3")
                guest.post(f"/tables/{table}/start")
                logs.append(Log(table))
            cookies = guest.http.cookies
            asyncio.run(burst(server, guest, logs, chance))
        old += [log for log in logs if len(log.acknowledged) > 150]  # long games load slower
        logs = [log for log in logs if log not in old]
    with running(folder, **settings) as server, Guest(server.url, cookies) as guest:
        for log in [*old, *logs]:
            line = guest.get(f"/tables/{log.table}/line")
            log.check(line["steps"])
    return sum(len(log.acknowledged) for log in [*old, *logs])


@pytest.mark.slow
def test_sqlite_loses_no_acknowledged_move(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, 1) > KILLS


@pytest.fixture
def url(postgres_url: str) -> Iterator[str]:
    asyncio.run(_sql(postgres_url, "CREATE DATABASE kills"))
    yield postgres_url.rsplit("/", 1)[0] + "/kills"
    asyncio.run(_sql(postgres_url, "DROP DATABASE kills WITH (FORCE)"))


async def _sql(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.mark.slow
@pytest.mark.postgres
def test_postgresql_loses_no_acknowledged_move(url: str, tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, 2, db=url) > KILLS
