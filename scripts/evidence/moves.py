"""What does a move cost the server now, and what did it cost in another version? Both in one run.

    .venv/bin/python scripts/evidence/moves.py --before "/that/.venv/bin/python" [--rounds 5]

Starts a server of each version and plays the same load at both at the same time, so that whatever
else the machine does weighs on both alike. Prints the server's CPU time per move of each round and
the median of their ratios. What is said after the Python is given to that server as further flags,
such as `--no-warm` to one that would compile. As it wants to be told what to compare with, it is
not part of `./test --long`.
"""

import argparse
import asyncio
import gc
import shlex
import sys
import tempfile
from contextlib import ExitStack
from statistics import median

from valdora.cli.benchmarks.load import Load, Plan
from valdora.cli.benchmarks.server import running_server
from valdora.cli.benchmarks.usage import usage


def main() -> None:
    """Play the rounds, print a line for each."""
    parser = argparse.ArgumentParser(description="CPU per move of two versions.")
    parser.add_argument("--before", required=True, metavar="PYTHON")
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    plan = Plan(args.sockets, args.tables, args.moves, args.seconds)
    ratios = []
    for number in range(args.rounds):
        before, now = asyncio.run(compared(plan, args.before, seed=number))
        ratios.append(now / before)
        print(f"before {before:.3f} ms, now {now:.3f} ms, {now / before:.3f}x", flush=True)
    print(f"median {median(ratios):.3f}x of {len(ratios)} rounds")


async def compared(plan: Plan, before: str, seed: int) -> list[float]:
    """The CPU per move of both servers, in milliseconds."""
    with ExitStack() as stack:
        servers = []
        for command in (shlex.split(before), [sys.executable]):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="valdora-moves-"))
            servers.append(stack.enter_context(running_server(folder, *command)))
        loads = [Load(url, plan, seed) for url, _ in servers]
        for load in loads:
            await load.open()
        gc.disable()
        begun = [spent(process.pid) for _, process in servers]
        outcomes = await asyncio.gather(*(load.run() for load in loads))
        ended = [spent(process.pid) for _, process in servers]
        for load in loads:
            await load.close()
    return [
        (after - before_) * 1000 / outcome.moves
        for before_, after, outcome in zip(begun, ended, outcomes, strict=True)
    ]


def spent(pid: int) -> float:
    """The CPU seconds of a process so far."""
    cpu = usage(pid).cpu
    assert cpu is not None, "this system does not tell"
    return cpu


if __name__ == "__main__":
    main()
