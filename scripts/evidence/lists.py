#!/usr/bin/env python3
"""What lists and a start cost at 100,000 games: docs/evidence/lists.md.

.venv/bin/python scripts/evidence/lists.py [--games 100000]

A database of that many tables, all public and all of one person, in SQLite. A server starts on it,
then both lists are asked for a hundred times each, the first page and one from the middle. Times
are CPU time of the process; other programs do not count.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from support.desk import SEAL, Desk  # noqa: E402
from support.inside import Inside, inside  # noqa: E402
from valdora.table.briefs import summary  # noqa: E402
from valdora.table.capabilities import hashed, new_id  # noqa: E402

KEY = "someone"
ASKED = 100


def main() -> None:
    """Make the database, ask, and print what it cost as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measured(Path(folder), given.games))))


async def measured(folder: Path, games: int) -> dict[str, Any]:
    """All figures."""
    async with inside(folder):
        pass  # an empty database of this version
    await asyncio.to_thread(fill, folder / "valdora.db", games)
    found: dict[str, Any] = {"games": games}
    began = time.process_time()
    async with inside(folder) as app:
        found["start_ms"] = round((time.process_time() - began) * 1000, 1)
        for path in ("/tables", "/tables/mine"):
            middle = f"{path}?after={time_of(games // 2)}-a"
            for name, asked in ((path, path), (f"{path}, from the middle", middle)):
                found[name] = await cost(app, asked)
    return found


async def cost(app: Inside, path: str) -> dict[str, float]:
    """The median and the 95th percentile of a request, in milliseconds."""
    took = []
    for _ in range(ASKED):
        began = time.process_time()
        page = (await app.ask("GET", path, key=KEY)).json
        took.append((time.process_time() - began) * 1000)
        assert len(page["tables"]) == 50, page
    return {"median_ms": round(median(took), 2), "p95_ms": round(sorted(took)[-5], 2)}


def time_of(number: int) -> int:
    """When a game changed: one after the other, the last just now."""
    return NOW - 10**7 + number


NOW = time.time_ns() // 1_000_000


def fill(path: Path, games: int) -> None:
    """The same table so many times, each with an id and a time of its own."""
    desk = Desk(host=hashed(KEY), public=True)
    told = summary(desk.table)
    with closing(sqlite3.connect(path)) as database:
        for number in range(games):
            id_, at = new_id(), time_of(number)
            database.execute(
                "INSERT INTO games (id, created, changed, status, public, waits_for_bot, brief,"
                " briefed, seed) VALUES (?, ?, ?, 'open', 1, 0, ?, ?, ?)",
                (id_, at, at, told.brief, at, SEAL.seed),
            )
            database.execute("INSERT INTO holders VALUES (?, ?, ?)", (hashed(KEY), id_, at))
            row = desk.kept[0]
            database.execute(
                "INSERT INTO rows VALUES (?, ?, ?, ?)", (id_, 1, row.kind, row.payload)
            )
        database.commit()


if __name__ == "__main__":
    main()
