#!.venv/bin/python
"""Attacks a server of its own on this machine and measures what others notice of it.

    scripts/evidence/attacks.py [NAME …] [--seconds 30] [--watchers 2000]

Four people play at one table, a move a second, measured from when a move is due until each of them
has the step. Meanwhile one of the attacks goes on, in a process of its own. For each: the players'
p50, p99 and worst, moves that came late, how much the server's memory grew at most since it was
idle, and what the attackers saw. Exits with 1 if a bound does not hold.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support import attackers
from support.crowd import at
from support.server import Running, running
from valdora.cli.benchmarks.load import Load, Outcome, Plan
from valdora.cli.benchmarks.usage import usage
from valdora.server.entry.limits import allow_files

ATTACKERS = Path(attackers.__file__)
PLAYERS_MS, BEHIND_MS, BEGIN_MS, MEMORY_KB = 100.0, 1000.0, 1000.0, 256 << 10
"""What is promised: for players, for watchers, for a bot's move to begin, for memory."""


@dataclass
class Measured:
    """What one attack did to others."""

    outcome: Outcome
    grown_kb: float
    load: tuple[float, float]
    """The machine's one-minute load average before and after."""
    seen: dict[str, Any] = field(default_factory=dict)

    def figures(self) -> dict[str, Any]:
        """For the table."""
        delays = [delay * 1000 for delay in self.outcome.delays]
        return {
            "moves": self.outcome.moves,
            "late": self.outcome.late,
            "p50_ms": at(delays, 0.5),
            "p99_ms": at(delays, 0.99),
            "worst_ms": at(delays, 1),
            "grown_mb": round(self.grown_kb / 1024, 1),
            "load": self.load,
            **self.seen,
        }

    def faults(self) -> list[str]:
        """What is not as promised."""
        told = self.figures()
        bounds = {
            "p99_ms": PLAYERS_MS,
            "behind_p99_ms": BEHIND_MS,
            "begin_most_ms": BEGIN_MS,
            "grown_mb": MEMORY_KB / 1024,
        }
        over = [
            f"{name} {told[name]} > {most}"
            for name, most in bounds.items()
            if told.get(name, 0) > most
        ]
        if self.outcome.late:
            over.append(f"{self.outcome.late} moves late")
        return over + ([f"cut {told['cut']}"] if told.get("cut") else [])


async def _grown(server: Running, idle: float, most: list[float]) -> None:
    while True:
        kb = usage(server.process.pid).kb
        most[0] = max(most[0], (kb or 0) - idle)
        await asyncio.sleep(0.5)


async def attacked(server: Running, name: str, seconds: float, watchers: int) -> Measured:
    """Play while an attack goes on."""
    load = Load(server.url, Plan(4, 1, 1, seconds))
    await load.open()
    before, idle, most = os.getloadavg()[0], usage(server.process.pid).kb or 0.0, [0.0]
    attacker = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ATTACKERS),
        name,
        server.url,
        load.tables[0],
        str(seconds + 1),
        str(watchers),
        stdout=subprocess.PIPE,
    )
    watching = asyncio.create_task(_grown(server, idle, most))
    outcome = await load.run()
    said, _ = await attacker.communicate()
    watching.cancel()
    await load.close()
    seen = json.loads(said.splitlines()[-1]) if said else {"attacker": "failed"}
    after = os.getloadavg()[0]
    return Measured(outcome, most[0], (round(before, 1), round(after, 1)), seen)


def measured(name: str, seconds: float, watchers: int) -> Measured:
    """One attack on a server of its own: as it is by default, but for what the attack needs."""
    with tempfile.TemporaryDirectory(prefix="valdora-attacks-") as folder:
        settings = attackers.SETTINGS.get(name, {})
        defaults = {
            "requests_per_second": 30,
            "requests_per_second_in_all": 1000,
            "messages_per_second": 20,
        }
        with running(Path(folder), **{**defaults, **settings}) as server:
            time.sleep(1)
            return uvloop.run(attacked(server, name, seconds, watchers))


def main(arguments: Sequence[str] | None = None) -> int:
    """Attack and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("names", nargs="*", choices=[*attackers.ATTACKS, []], default=[])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--watchers", type=int, default=2000)
    asked = parser.parse_args(arguments)
    allow_files(4 * asked.watchers + 1000)
    faults = 0
    for name in asked.names or attackers.ATTACKS:
        found = measured(name, asked.seconds, asked.watchers)
        print(json.dumps({"attack": name, **found.figures()}), flush=True)
        for fault in found.faults():
            faults += 1
            print(f"  {name}: {fault}", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
