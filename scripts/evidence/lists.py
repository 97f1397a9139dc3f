#!.venv/bin/python
"""What lists and a start cost at 100,000 games: docs/evidence/lists.md.

.venv/bin/python scripts/evidence/lists.py [--games 100000]

A database of that many tables, all public and all of one person, in SQLite and in PostgreSQL. A
server process starts on it, then both lists are asked for a hundred times each, the first page and
one from the middle. And a database of the first version with as many games is opened by this one.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any, Final

import asyncpg

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from support import machine  # noqa: E402
from support.desk import SEAL, Desk  # noqa: E402
from support.inside import Inside, inside  # noqa: E402
from support.kept import VERSIONS  # noqa: E402
from support.server import Running, running  # noqa: E402
from valdora.cli.benchmarks.usage import usage  # noqa: E402
from valdora.server.storage.migrations import UNBRIEFED  # noqa: E402
from valdora.server.storage.postgres import PostgresStorage  # noqa: E402
from valdora.table.briefs import summary  # noqa: E402
from valdora.table.capabilities import hashed, new_id  # noqa: E402

KEY: Final = "someone"
ASKED: Final = 100
NOW: Final = time.time_ns() // 1_000_000
COLUMNS: Final = {
    "games": "id, created, changed, status, public, waits_for_bot, brief, briefed, seed",
    "holders": "holder, game, changed",
    "rows": "game, seq, kind, payload",
}
OLD_GAME: Final = "closed-by-resigning"
"""What the manifest calls a game that a person gave up after 24 rows."""


def main() -> None:
    """Make the databases, ask, and print what it cost, a line of JSON for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        told("SQLite", asyncio.run(measured(Path(folder), games, "", fill_sqlite)))
    programs = machine.find_postgres()
    if programs is None:
        sys.exit(machine.INSTALL_POSTGRES)
    with machine.running_postgres(programs) as url, tempfile.TemporaryDirectory() as folder:
        told("PostgreSQL", asyncio.run(measured(Path(folder), games, url, fill_postgres)))
    with tempfile.TemporaryDirectory() as folder:
        told("SQLite of the first version", upgraded(Path(folder), games))


def told(name: str, figures: dict[str, Any]) -> None:
    """A line for each database, as soon as it is known."""
    print(json.dumps({"database": name, **figures}), flush=True)


async def measured(
    folder: Path, games: int, url: str, fill: Callable[[Path, str, int], None]
) -> dict[str, Any]:
    """All figures of a database of this version."""
    settings: dict[str, Any] = {"db": url} if url else {}
    async with inside(folder, storage(folder, url)):
        pass  # an empty database
    await asyncio.to_thread(fill, folder, url, games)
    figures: dict[str, Any] = {"games": games}
    figures["start"] = await asyncio.to_thread(start, folder, settings)
    async with inside(folder, storage(folder, url)) as app:
        for path in ("/tables", "/tables/mine"):
            middle = f"{path}?after={time_of(games // 2)}-a"
            for name, asked in ((path, path), (f"{path}, from the middle", middle)):
                figures[name] = await cost(app, asked)
    return figures


def storage(folder: Path, url: str) -> PostgresStorage | None:
    """The database of a URL; without one what a server's folder holds."""
    return PostgresStorage(url, folder / "backups") if url else None


def start(folder: Path, settings: dict[str, Any]) -> dict[str, float]:
    """From the start of a server process until it answers: on the clock, and its CPU time."""
    began = time.monotonic()
    with running(folder, **settings) as server:
        seconds = time.monotonic() - began
        return {"seconds": round(seconds, 2), "cpu_seconds": cpu(server)}


def cpu(server: Running) -> float:
    """What a server process has used so far."""
    return round(usage(server.process.pid).cpu or 0, 2)


async def cost(app: Inside, path: str) -> dict[str, float]:
    """The median and the 95th percentile of a request, in milliseconds on the clock."""
    took = []
    for _ in range(ASKED):
        began = time.perf_counter()
        page = (await app.ask("GET", path, key=KEY)).json
        took.append((time.perf_counter() - began) * 1000)
        assert len(page["tables"]) == 50, page
    return {"median_ms": round(median(took), 2), "p95_ms": round(sorted(took)[-5], 2)}


def time_of(number: int) -> int:
    """When a game changed: one after the other, the last just now."""
    return NOW - 10**7 + number


def records(games: int) -> dict[str, list[tuple[Any, ...]]]:
    """The same table so many times, each with an id and a time of its own."""
    desk = Desk(host=hashed(KEY), public=True)
    brief, row = summary(desk.table).brief, desk.kept[0]
    ids = [(new_id(), time_of(number)) for number in range(games)]
    return {
        "games": [(id_, at, at, "open", True, False, brief, at, SEAL.seed) for id_, at in ids],
        "holders": [(hashed(KEY), id_, at) for id_, at in ids],
        "rows": [(id_, 1, row.kind, row.payload) for id_, _ in ids],
    }


def fill_sqlite(folder: Path, _: str, games: int) -> None:
    """Into the file of a server's folder."""
    with closing(sqlite3.connect(folder / "valdora.db")) as database:
        for table, values in records(games).items():
            marks = ", ".join("?" * len(values[0]))
            database.executemany(
                f"INSERT INTO {table} ({COLUMNS[table]}) VALUES ({marks})",  # noqa: S608
                values,
            )
        database.commit()


def fill_postgres(_: Path, url: str, games: int) -> None:
    """Into a database that a server has opened once."""

    async def copy() -> None:
        connection = await asyncpg.connect(url)
        for table, values in records(games).items():
            await connection.copy_records_to_table(
                table, records=values, columns=COLUMNS[table].split(", ")
            )
        await connection.execute("ANALYZE")
        await connection.close()

    asyncio.run(copy())


def upgraded(folder: Path, games: int) -> dict[str, Any]:
    """A database of the first version is opened: the start, and how long summaries take."""
    first = VERSIONS[0]
    path = Path(first.sqlite("everyday", folder).removeprefix("sqlite:///"))
    path = path.rename(folder / "valdora.db")
    id_ = first.tables("everyday")[OLD_GAME]["id"]
    copies = [new_id() for _ in range(games)]
    with closing(sqlite3.connect(path)) as database:
        for table, column in (("games", "id"), ("rows", "game"), ("holders", "game")):
            asked = f"SELECT * FROM {table} WHERE {column} = ?"  # noqa: S608
            taken = database.execute(asked, (id_,)).fetchall()
            marks = ", ".join("?" * len(taken[0]))
            database.executemany(
                f"INSERT INTO {table} VALUES ({marks})",  # noqa: S608
                (
                    tuple(copy if value == id_ else value for value in row)
                    for copy in copies
                    for row in taken
                ),
            )
        database.commit()
    figures: dict[str, Any] = {"games": games, "megabytes": path.stat().st_size // 10**6}
    began = time.monotonic()
    with running(folder) as server:
        figures["first_start"] = {
            "seconds": round(time.monotonic() - began, 2),
            "cpu_seconds": cpu(server),
        }
        missing = without_summary(path)
        began, before = time.monotonic(), cpu(server)
        time.sleep(20)
        made = missing - without_summary(path)
        figures["summaries_a_second"] = round(made / (time.monotonic() - began))
        figures["cpu_ms_a_summary"] = round((cpu(server) - before) / max(made, 1) * 1000, 2)
    figures["next_start"] = start(folder, {})
    return figures


def without_summary(path: Path) -> int:
    """How many games have none yet."""
    with closing(sqlite3.connect(path)) as database:
        asked = f"SELECT COUNT(*) FROM games WHERE {UNBRIEFED}"  # noqa: S608
        count: int = database.execute(asked).fetchone()[0]
    return count


if __name__ == "__main__":
    main()
