"""Slow games on real servers that are killed again and again while days pass.

What was decided stays decided, whoever's time is up has a bot play for them however often the
server dies, and nobody's game waits for someone who is gone.
"""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from support.hands import DAY, HOUR
from support.server import Guest, Running, running
from support.timed_server import go_on

pytestmark = pytest.mark.slow
PROGRAM = Path(__file__).parents[1] / "support" / "timed_server.py"
TABLES, KILLS = 4, 6
CLOCK = {"kind": "slow", "turn": DAY, "holidays": 0, "bot": "random"}


async def one_action(guest: Guest, table: str, chance: Random) -> None:
    """The person to move does something, if it is a person's turn."""
    try:
        async with guest.live(table) as live:
            if live.snapshot["choices"]:
                choice = chance.choice(live.snapshot["choices"])
                await live.act(choice["code"], live.snapshot["seq"])
    except (WebSocketException, OSError, EOFError):
        pass  # the server was killed


def settled(guest: Guest, table: str, now: int) -> Any:
    """The table when everything that is due by then was seen to."""
    end = time.monotonic() + 60
    while True:
        shown = guest.get(f"/tables/{table}")["table"]
        clocks = shown["clocks"]
        runs = clocks["runs"]
        if runs is not None and clocks["since"] + clocks["left"][runs] > now:
            return shown
        assert time.monotonic() < end, f"{table} stalls: {clocks}"
        if shown["status"] != "running" or all(seat["kind"] == "bot" for seat in shown["seats"]):
            return shown
        time.sleep(0.1)


def slow_games(folder: Path, seed: int, **settings: Any) -> int:
    """Days pass and servers die; returns how often time was up."""
    chance, cookies = Random(seed), None
    tables: list[str] = []
    known: dict[str, list[Any]] = {}
    ahead = 0
    for round_ in range(KILLS + 1):
        with running(folder, PROGRAM, **settings) as server, Guest(server.url, cookies) as guest:
            while len(tables) < TABLES:
                tables.append(guest.table("One", "Two", ("bot", "random"), clock=CLOCK))
                guest.post(f"/tables/{tables[-1]}/start")
            cookies = guest.http.cookies
            now = time.time_ns() // 1_000_000 + ahead
            for table in tables:
                changes = settled(guest, table, now)["seat_changes"]
                before = known.get(table, [])
                assert changes[: len(before)] == before, "what was decided stays decided"
                known[table] = changes
                if changes and changes[-1]["change"] == "time" and chance.random() < 0.7:
                    guest.ask("POST", f"/tables/{table}/return", {"seat": changes[-1]["seat"]})
            if round_ == KILLS:
                break
            ahead += later(folder, chance)
            die(server, guest, tables, chance)
    return sum(each["change"] == "time" for changes in known.values() for each in changes)


def later(folder: Path, chance: Random) -> int:
    """Half a day or two days later."""
    ms = chance.choice((12 * HOUR, 25 * HOUR, 49 * HOUR))
    go_on(folder, ms)
    return ms


def die(server: Running, guest: Guest, tables: list[str], chance: Random) -> None:
    """Some play while the server is killed."""

    async def play() -> None:
        playing = [
            asyncio.create_task(one_action(guest, table, chance))
            for table in chance.sample(tables, 2)
        ]
        await asyncio.sleep(chance.uniform(0, 0.5))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing)

    asyncio.run(play())


def test_slow_games_outlive_kills(any_database: str, tmp_path: Path) -> None:
    assert slow_games(tmp_path, 5, db=any_database) >= 3
