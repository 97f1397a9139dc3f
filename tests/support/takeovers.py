"""A node dies that played the bots of many games: how long until another plays them, measured."""

import asyncio
import os
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from statistics import mean, median

import asyncpg

from support.desk import HOST, SEAL, Desk
from support.machine import running_postgres
from support.multitudes import COPIED, HOLDERS, ROWS
from support.server import Guest, Running, running
from valdora.server.storage import Batch
from valdora.server.storage.postgres import PostgresStorage
from valdora.table.briefs import summary
from valdora.table.requests import Person, Robot

PACE, SLOWEST = 300, 5000
"""Milliseconds that a bot takes for a move, in the game that is watched and in all others."""
AIM_SECONDS = 5.0


def of_kills(programs: Path, kills: int, games: int) -> str:
    """Kill the node that plays the bots of so many games, again and again; somebody looks on at one
    of them at the other node, and waits for the next step."""
    with running_postgres(programs) as url, tempfile.TemporaryDirectory() as folder:
        asyncio.run(filled(url, Path(folder), games - 1))
        took = [asyncio.run(_killed(url, Path(folder), games)) for _ in range(kills)]
    steps, all_of_them = zip(*took, strict=True)
    return (
        f"{games:,} games of bots, {kills} kills: the next step where somebody looks on after"
        f" {mean(steps):.1f} s ({max(steps):.1f} at most), the last game taken over after"
        f" {median(all_of_them):.1f} s ({max(all_of_them):.1f} at most);"
        f" {sum(each > AIM_SECONDS for each in steps)} steps later than {AIM_SECONDS:.0f} s;"
        f" load {os.getloadavg()[0]:.0f}"
    )


async def filled(url: str, folder: Path, games: int) -> None:
    """So many games in which it is a bot's turn, and a person plays."""
    desk = Desk(
        Person(name="One"),
        Robot(bot="random"),
        Robot(bot="random"),
        starts=1,
        pace=SLOWEST,
        at=time.time_ns() // 1_000_000,
    )
    desk.start()
    storage = PostgresStorage(url, folder)
    await storage.start(lambda _, __: None)
    kept = summary(desk.table)
    assert kept.waits_for_bot
    await storage.create(Batch("t", 0, tuple(desk.kept), kept, (HOST,)), SEAL.seed)
    await storage.change("UPDATE games SET waits_for_bot = false")  # but for its copies
    await storage.close()
    connection = await asyncpg.connect(url)
    await connection.execute(COPIED, "bot", "running", True, 1, games)
    await connection.execute(ROWS, "bot", games)
    await connection.execute(HOLDERS, "bot", "waiting", games)
    await connection.execute("VACUUM ANALYZE")
    await connection.close()


async def _killed(url: str, folder: Path, games: int) -> tuple[float, float]:
    """How long it took until the next step, and until all had somebody who plays them."""
    connection = await asyncpg.connect(url)
    # Those that have come to the person's turn meanwhile begin anew.
    await connection.execute(
        "DELETE FROM rows WHERE game LIKE 'bot%'"
        " AND seq > (SELECT max(seq) FROM rows WHERE game = 't')"
    )
    await connection.execute("UPDATE games SET waits_for_bot = true WHERE id LIKE 'bot%'")
    held = (
        "SELECT count(*) FROM drivers JOIN nodes ON nodes.name = node"
        " WHERE until > statement_timestamp() AND work LIKE 'bot%'"
    )

    async def until_all_are_played() -> None:
        waiting = "SELECT count(*) FROM games WHERE waits_for_bot AND id LIKE 'bot%'"
        while await connection.fetchval(held) < await connection.fetchval(waiting):  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    with ExitStack() as stack:

        def node(name: str) -> Running:
            (folder / name).mkdir(exist_ok=True)
            return stack.enter_context(running(folder / name, db=url))

        dies = await asyncio.to_thread(node, "dies")
        here = Guest(dies.url)
        stack.enter_context(here)
        await until_all_are_played()
        bots = [("bot", "random")] * 3
        table = await asyncio.to_thread(lambda: here.table(*bots, public=True, pace=PACE))
        async with AsyncExitStack() as live:
            watched = await live.enter_async_context(here.live(table))
            await asyncio.to_thread(here.post, f"/tables/{table}/start")
            await watched.hear("step", seconds=60)
            other = await asyncio.to_thread(node, "other")
            there = Guest(other.url, here.http.cookies)
            stack.enter_context(there)
            looks_on = await live.enter_async_context(there.live(table))
            await looks_on.hear("step", seconds=60)
            await asyncio.to_thread(dies.kill)
            began = time.monotonic()
            taken = asyncio.create_task(until_all_are_played())
            while True:
                await looks_on.hear("step", seconds=120)
                stepped = time.monotonic() - began
                if stepped > 1:  # what was on its way does not count
                    break
            await taken
            everything = time.monotonic() - began
    await connection.close()
    return stepped, everything if games > 1 else stepped
