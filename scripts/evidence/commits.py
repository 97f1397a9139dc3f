#!.venv/bin/python
"""What PostgreSQL itself spends on a move: rows as large as ours, one statement a commit.

    scripts/evidence/commits.py [--writers N] [--seconds S]

pgbench writes them, on this machine, with everything on the disk before it is acknowledged. Told
are commits a second, the CPU time of all of PostgreSQL's processes for one, and the bytes each row
takes with its index. The CPU time means something on a busy machine too, the rate does not.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from support.machine import find_postgres, running_postgres

MOVE = """\\set game random(1, 5000)
INSERT INTO moves (game, seq, kind, payload)
SELECT :game, coalesce(max(seq), 0) + 1, 'act', repeat('x', 120) FROM moves WHERE game = :game;
"""
TICK = os.sysconf("SC_CLK_TCK")


def spent(postmaster: int) -> float:
    """CPU seconds of PostgreSQL's processes, those that have ended among them."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(stat.parent.name) == postmaster:
            ticks += sum(map(int, fields[11:15]))
        elif int(fields[1]) == postmaster:
            ticks += sum(map(int, fields[11:13]))
    return ticks / TICK


async def ask(url: str, *statements: str) -> list[Any]:
    """What the database says to each."""
    database = await asyncpg.connect(url)
    try:
        return [await database.fetchval(statement) for statement in statements]
    finally:
        await database.close()


def main() -> None:
    """Write for so long, and tell what it cost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--writers", type=int, default=16)
    parser.add_argument("--seconds", type=int, default=20)
    args = parser.parse_args()
    programs = find_postgres()
    assert programs is not None
    with running_postgres(programs) as url, tempfile.NamedTemporaryFile("w") as script:
        script.write(MOVE)
        script.flush()
        table = "game int, seq int, kind text, payload text, PRIMARY KEY (game, seq)"
        made = asyncio.run(ask(url, f"CREATE TABLE moves ({table})", "SHOW data_directory"))
        postmaster = int((Path(made[1]) / "postmaster.pid").read_text().splitlines()[0])
        before = spent(postmaster)
        options = ("-n", "-M", "prepared", "-c", str(args.writers), "-T", str(args.seconds))
        command = [str(programs / "pgbench"), *options, "-f", script.name, url]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        took = spent(postmaster) - before
        counted = ("SELECT count(*) FROM moves", "SELECT pg_total_relation_size('moves')")
        rows, size = asyncio.run(ask(url, *counted))
    rate = re.search(r"tps = ([\d.]+)", said)
    assert rate is not None, said
    print(
        f"{args.writers} writers: {float(rate[1]):.0f} commits/s, {1000 * took / rows:.3f} ms of"
        f" CPU and {size / rows:.0f} bytes for one, of {rows}; load {os.getloadavg()[0]:.0f}"
    )


if __name__ == "__main__":
    main()
