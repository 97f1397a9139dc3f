"""Many live channels over two nodes, and a start beside many games, measured."""

import asyncio
import os
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

import asyncpg

from support.desk import HOST, SEAL, Desk
from support.machine import running_postgres
from valdora.cli.benchmarks.load import Load, Plan
from valdora.cli.benchmarks.server import at_share, fast_loop, running_server
from valdora.cli.benchmarks.usage import usage
from valdora.server.entry.limits import allow_files
from valdora.server.storage import Batch
from valdora.server.storage.postgres import PostgresStorage
from valdora.table.briefs import summary

NODES, MOVES, SECONDS = 2, 50, 20
RUNNING = 20
"""Of so many finished games there is one that runs,"""
BOTS = 5
"""and of so many of those one that waits for a bot."""
ID = "$1 || translate(lpad(n::text, 10, '0'), '0123456789', 'abcdefghij')"
COPIED = f"""INSERT INTO games SELECT {ID}, created, changed, $2, public,
    $3 AND n % $4 = 0, seed, due, brief, briefed, slow
    FROM games, generate_series(1, $5::int) AS n WHERE id = 't'"""
ROWS = f"""INSERT INTO rows SELECT {ID}, seq, kind, payload
    FROM generate_series(1, $2::int) AS n, rows WHERE game = 't' ORDER BY n, seq"""
HOLDERS = f"""INSERT INTO holders SELECT holder || n / 20, {ID}, changed, $2
    FROM generate_series(1, $3::int) AS n, holders WHERE game = 't'"""


def of_sockets(programs: Path, sockets: int) -> str:
    """Connect them and play: what they take."""
    allow_files(sockets + 200)
    with running_postgres(programs) as url, ExitStack() as stack:
        servers = []
        for _ in range(NODES):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="valdora-nodes-"))
            servers.append(stack.enter_context(running_server(folder, sys.executable, "--db", url)))
        pids = [process.pid for _, process in servers]

        async def go() -> str:
            idle = sum(usage(pid).kb or 0 for pid in pids)
            load = Load([each for each, _ in servers], Plan(sockets, sockets // 4, MOVES, SECONDS))
            await load.open()
            connected = sum(usage(pid).kb or 0 for pid in pids)
            begun = sum(usage(pid).cpu or 0 for pid in pids)
            await asyncio.sleep(SECONDS)
            before = sum(usage(pid).cpu or 0 for pid in pids)
            outcome = await load.run()
            spent = sum(usage(pid).cpu or 0 for pid in pids) - before
            played = sum(usage(pid).kb or 0 for pid in pids)
            await load.close()
            return (
                f"{sockets:,} sockets at {sockets // 4:,} tables over {NODES} nodes:"
                f" {(connected - idle) / sockets:.1f} KB each, {(played - idle) / sockets:.1f} KB"
                f" after {outcome.moves} moves; {(before - begun) * 1000 / SECONDS:.0f} ms of CPU a"
                f" second while nobody moves; {spent * 1000 / outcome.moves:.2f} ms of CPU a move"
                f" at {MOVES} a second; p99 {at_share(sorted(outcome.beside), 0.99)} ms at the"
                f" mover's node, {at_share(sorted(outcome.across), 0.99)} ms at the other;"
                f" {outcome.late} late, {outcome.refused} refused; load {os.getloadavg()[0]:.0f}"
            )

        with asyncio.Runner(loop_factory=fast_loop()) as loops:
            return loops.run(go())


def of_starts(programs: Path, games: int) -> str:
    """Start a node several times, beside nothing and beside so many games: how long it takes."""
    running = games // RUNNING
    with running_postgres(programs) as url:
        empty = [started(url, "") for _ in range(3)]
        rows = asyncio.run(filled(url, games, running))
        full = [started(url, f"/api/v1/tables/runaaaaaaaaa{each}") for each in "bcd"]
    lines = []
    for name, found in (("no games", empty), (f"{games:,} finished, {running:,} running", full)):
        ready, answers, cpu = (median(each[part] for each in found) for part in range(3))
        lines.append(
            f"beside {name}: ready after {ready:.2f} s, first answers after {answers:.2f} s, with"
            f" {cpu:.2f} s of CPU"
        )
    return "\n".join((*lines, f"median of 3; {rows:,} rows; load {os.getloadavg()[0]:.0f}"))


def started(url: str, table: str) -> tuple[float, float, float]:
    """How long it takes until a server is ready, and until it has answered for the list of tables
    (and a table); and the CPU time that it took until then."""
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="valdora-nodes-") as folder,
        running_server(folder, sys.executable, "--db", url) as (at, process),
    ):
        urllib.request.urlopen(f"{at}/readyz").read()
        ready = time.monotonic() - began
        for path in ("/api/v1/tables", table):
            if path:
                urllib.request.urlopen(at + path).read()
        return ready, time.monotonic() - began, usage(process.pid).cpu or 0.0


async def filled(url: str, games: int, running: int) -> int:
    """One game, played for a while, and all others as copies of it; how many rows there are."""
    desk = Desk(public=True, at=time.time_ns() // 1_000_000)
    desk.start()
    chance = Random(1)
    for _ in range(12):
        desk.act(desk.any_code(chance))
    with tempfile.TemporaryDirectory(prefix="valdora-nodes-") as folder:
        storage = PostgresStorage(url, Path(folder))
        await storage.start(lambda _, __: None)
        batch = Batch("t", 0, tuple(desk.kept), summary(desk.table), (HOST,))
        await storage.create(batch, SEAL.seed)
        await storage.close()
    connection = await asyncpg.connect(url, command_timeout=900)
    kinds = (("over", "past", games, False), ("running", "turn", running, True))
    for status, part, count, waits in kinds:
        prefix = "run" if waits else "end"
        await connection.execute(COPIED, prefix, status, waits, BOTS, count)
        await connection.execute(ROWS, prefix, count)
        await connection.execute(HOLDERS, prefix, part, count)
    rows: int = await connection.fetchval("SELECT count(*) FROM rows")
    await connection.execute("VACUUM ANALYZE")
    await connection.execute("CHECKPOINT")
    await connection.close()
    return rows
