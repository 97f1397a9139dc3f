#!.venv/bin/python
"""Kills the bare storage writer again and again and looks at what it left behind.

    scripts/evidence/kills.py [--kills 3000] [--seed 1]

A child process stores rows of several games at once, as fast as it can, and says on a pipe which it
has acknowledged. At a random moment it is killed with SIGKILL. Then the file is opened again: every
acknowledged row must be there, as it was written, and no row twice or missing in between. What was
written but not acknowledged may be there or not. The next child goes on with the same file.
"""

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from valdora.server.storage import Batch, Row, Summary
from valdora.server.storage.sqlite import SqliteStorage

GAMES = 8
FILE_KILLS = 50
"""After so many kills a new file is begun."""
EARLY = 0.2
"""The share of kills that may come while the file is being opened or made."""
SUMMARY = Summary("running", public=False, waits_for_bot=False, changed=1)
_LINE = 16


def row(game: int, seq: int) -> Row:
    """A row that tells of itself where it belongs."""
    return Row(seq, "act", f"{game}/{seq}/".encode() + b"x" * (seq % 200))


async def write(folder: Path, pipe: int) -> None:
    """Store rows of all games for ever, and say which are acknowledged."""
    storage = SqliteStorage(folder / "games.db", folder)
    await storage.start(lambda _, __: None)

    async def play(game: int) -> None:
        seq = len(await storage.rows(str(game)))
        while True:
            more = 1 + seq % 3
            rows = tuple(row(game, seq + n) for n in range(1, more + 1))
            batch = Batch(str(game), seq, rows, SUMMARY)
            await (storage.append(batch) if seq else storage.create(batch, bytes(32)))
            seq += more
            os.write(pipe, f"{game} {seq}".ljust(_LINE).encode())

    await asyncio.gather(*(play(game) for game in range(GAMES)))


def killed(folder: Path, seconds: float, *, early: bool) -> list[tuple[int, int]]:
    """Start a writer, kill it, and return what it had acknowledged: games and how far.

    The time runs from its first acknowledgement on, or, if `early`, from its start.
    """
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        try:
            asyncio.run(write(folder, into))
        finally:
            os._exit(1)
    os.close(into)
    first = b"" if early else os.read(out, _LINE)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    said = first
    while part := os.read(out, 1 << 20):
        said += part
    os.close(out)
    os.waitpid(child, 0)
    lines = (said[at : at + _LINE].decode().split() for at in range(0, len(said), _LINE))
    return [(int(game), int(seq)) for game, seq in lines]


def check(folder: Path, acknowledged: dict[int, int]) -> list[str]:
    """What is wrong with the file; nothing, if all is well."""
    if not acknowledged and not (folder / "games.db").exists():
        return []  # it was killed before it made one
    faults = []
    connection = sqlite3.connect(folder / "games.db")
    if not acknowledged and not connection.execute("PRAGMA user_version").fetchall()[0][0]:
        connection.close()
        return []  # or before anything was in it
    if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        faults.append("the file is damaged")
    for game in range(GAMES):
        found = connection.execute(
            "SELECT seq, payload FROM rows WHERE game = ? ORDER BY seq", (str(game),)
        ).fetchall()
        if [seq for seq, _ in found] != list(range(1, len(found) + 1)):
            faults.append(f"game {game}: a row is missing or there twice")
        if any(payload != row(game, seq).payload for seq, payload in found):
            faults.append(f"game {game}: a row is not as it was written")
        if len(found) < acknowledged.get(game, 0):
            faults.append(f"game {game}: {acknowledged[game]} acknowledged, {len(found)} there")
    connection.close()
    return faults


def main() -> int:
    """Kill and look, so many times; 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance, began, rows, faults = random.Random(asked.seed), time.monotonic(), 0, 0
    done = 0
    while done < asked.kills:
        with tempfile.TemporaryDirectory(prefix="valdora-kills-") as folder:
            reached: dict[int, int] = {}
            for _ in range(min(FILE_KILLS, asked.kills - done)):
                early = chance.random() < EARLY
                for game, seq in killed(Path(folder), chance.uniform(0, 0.03), early=early):
                    rows += 1
                    reached[game] = max(seq, reached.get(game, 0))
                for fault in check(Path(folder), reached):
                    faults += 1
                    print(f"after kill {done + 1}: {fault}")
                done += 1
        print(f"{done} kills", file=sys.stderr, flush=True)
    seconds = time.monotonic() - began
    print(f"{done} kills, {rows} transactions acknowledged, {faults} faults, {seconds:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
