#!.venv/bin/python
"""What it costs that every process hears of every move, though it has nobody at the table.

    scripts/evidence/nudges.py [--listeners 1 4 14] [--seconds 6] [--step 4600]

One process stores moves through the server's own storage, 32 at a time, and tells each with its
step; so many others only listen. Told are, for a move: the CPU time of all of PostgreSQL's
processes, that of one who listens, and the bytes that leave PostgreSQL for each. CPU time means
something on a busy machine too, the rate does not.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import asyncpg

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parent))
from commits import spent  # type: ignore[import-not-found]

from support.machine import find_postgres, running_postgres
from valdora.server.storage import Batch, Row, Summary
from valdora.server.storage.postgres import PostgresStorage

GAMES = 32
SUMMARY = Summary("running", public=False, waits_for_bot=False, changed=1)
LISTEN = """
import asyncio, sys, time
from pathlib import Path
from valdora.server.storage.postgres import PostgresStorage
heard = {"": 0}
def hear(_, text):
    heard[""] += bool(text)
async def go():
    storage = PostgresStorage(sys.argv[1], Path(sys.argv[2]))
    await storage.start(lambda *_: None, hear)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    began = time.process_time()
    heard[""] = 0
    print("begun", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(time.process_time() - began, heard[""], flush=True)
    await storage.close()
asyncio.run(go())
"""


def main() -> None:
    """A line for each number of listeners."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--listeners", type=int, nargs="+", default=[1, 4, 14])
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--step", type=int, default=4600)
    args = parser.parse_args()
    programs = find_postgres()
    assert programs is not None
    for listeners in args.listeners:
        with running_postgres(programs) as url, tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(measured(url, Path(folder), listeners, args)), flush=True)


async def measured(url: str, folder: Path, listeners: int, args: argparse.Namespace) -> str:
    """What so many listeners cost."""
    storage = PostgresStorage(url, folder)
    await storage.start(lambda *_: None)
    others = [
        subprocess.Popen(  # noqa: ASYNC220
            [sys.executable, "-c", LISTEN, url, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(listeners)
    ]
    for word in ("ready", "begun"):
        for each in others:
            assert each.stdout is not None
            assert (await asyncio.to_thread(each.stdout.readline)).strip() == word
            _go_on(each)
        if word == "ready":
            await asyncio.sleep(5)  # nobody is taken for an older process any more
            postmaster = await first_process(url)
            before, began = spent(postmaster), time.monotonic()
            counts = await asyncio.gather(*(play(storage, n, args) for n in range(GAMES)))
            await asyncio.sleep(0.5)
            took = spent(postmaster) - before
            moves = sum(counts)
    said = [await asyncio.to_thread(each.communicate) for each in others]
    await storage.close()
    lines = [text.split() for text, _ in said]
    cpu = sum(float(each[0]) for each in lines) / listeners
    heard = sum(int(each[1]) for each in lines) / listeners
    rate = moves / (time.monotonic() - began - 0.5)
    return (
        f"{listeners} listeners: {1000 * took / moves:.3f} ms of PostgreSQL's CPU a move,"
        f" {1e6 * cpu / moves:.0f} us of a listener's, who heard {heard / moves:.0%} of"
        f" {moves} moves at {rate:.0f} a second; load {os.getloadavg()[0]:.0f}"
    )


def _go_on(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


async def first_process(url: str) -> int:
    """The id of PostgreSQL's first process."""
    connection = await asyncpg.connect(url)
    folder = await connection.fetchval("SHOW data_directory")
    await connection.close()
    return int((Path(folder) / "postmaster.pid").read_text().splitlines()[0])


async def play(storage: PostgresStorage, number: int, args: argparse.Namespace) -> int:
    """How many moves one table stores and tells in that time."""
    game, seq = f"game{number}", 1
    await storage.create(Batch(game, 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
    end = time.monotonic() + args.seconds
    while time.monotonic() < end:
        row = Row(seq + 1, "act", b"x" * 120)
        await storage.append(Batch(game, seq, (row,), SUMMARY))
        storage.add(game, f"news {game} {seq} " + "x" * args.step)
        seq += 1
        await asyncio.sleep(0.02)
    return seq - 1


if __name__ == "__main__":
    main()
