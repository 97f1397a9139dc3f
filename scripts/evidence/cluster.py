#!.venv/bin/python
"""What Ray costs against processes of our own: the same match both ways, in turn.

    scripts/evidence/cluster.py [--deals N] [--rounds R] [--running]

Both have two processes on this machine; with `--running`, Ray's are two nodes of a cluster that was
there before. What it takes to begin and to end is measured with a task of nothing and told apart.
Seconds mean something on an idle machine only: where many want the processors, a system may give
Ray's processes a larger share than ours. The processors' own time, of all processes of a way with
all that Ray keeps running, can be compared on a busy one too. Both results must be the same.
"""

import argparse
import os
import sys
import time
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support.cluster import two_nodes
from valdora.arena import Match, Result, play_match
from valdora.content import load
from valdora.processes import spread

_TICKS = os.sysconf("SC_CLK_TCK")
LOOK_SECONDS = 0.1
"""So often the processes are looked at; what one does after the last look is not seen."""


class Took(NamedTuple):
    """Seconds of the clock, and of the processors."""

    clock: float
    processors: float


class Meter:
    """Counts what this process and all below it take, whether or not they are there in the end."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], float] = {}
        """By process and when it began, its seconds."""
        self._end = Event()
        self._thread = Thread(target=self._watch, daemon=True)
        self._thread.start()

    def _watch(self) -> None:
        while not self._end.wait(LOOK_SECONDS):
            self._look()

    def _look(self) -> None:
        found: dict[int, tuple[int, int, float]] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has ended meanwhile
                words = (folder / "stat").read_text().rpartition(") ")[2].split()
                ticks = int(words[11]) + int(words[12])
                found[int(folder.name)] = int(words[1]), int(words[19]), ticks / _TICKS
        ours = {os.getpid()}
        while more := {pid for pid, (above, *_) in found.items() if above in ours} - ours:
            ours |= more
        self._seen |= {(pid, found[pid][1]): found[pid][2] for pid in ours if pid in found}

    def now(self) -> Took:
        """So far."""
        self._look()
        return Took(time.perf_counter(), sum(dict(self._seen).values()))

    def close(self) -> None:
        """No more."""
        self._end.set()
        self._thread.join()


def timed(meter: Meter, match: Match, on: str | None) -> tuple[Result, Took, Took]:
    """The result, what it takes to do nothing, and what the match takes beyond."""
    begin = meter.now()
    with closing(spread(abs, [1, 2], 2, on)) as nothing:
        list(nothing)
    begun = meter.now()
    result = play_match(match, jobs=2, on=on)
    done = meter.now()
    nothing_took = Took(*(b - a for a, b in zip(begin, begun, strict=True)))
    whole = (b - a for a, b in zip(begun, done, strict=True))
    return result, nothing_took, Took(*(a - b for a, b in zip(whole, nothing_took, strict=True)))


def main() -> None:
    """Play in turn, and tell the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--running", action="store_true")
    args = parser.parse_args()
    match = Match(load("duel.2"), ("greedy", "random"), args.deals, seed=7, max_rounds=10)
    ratios: list[Took] = []
    with two_nodes() if args.running else nullcontext() as nodes, closing(Meter()) as meter:
        if nodes:
            nodes.join()
        for number in range(args.rounds):
            here, begun_here, took_here = timed(meter, match, None)
            there, begun_there, took_there = timed(meter, match, nodes.address if nodes else "ray")
            assert here == there
            ratios.append(Took(*(b / a for a, b in zip(took_here, took_there, strict=True))))
            print(
                f"round {number + 1}: {match.games} games, load {os.getloadavg()[0]:.0f};"
                f" here {told(begun_here, took_here)}; on Ray {told(begun_there, took_there)};"
                f" ratio {ratios[-1].clock:.2f}, of the processors {ratios[-1].processors:.2f}",
                flush=True,
            )
    clock, processors = (median(each) for each in zip(*ratios, strict=True))
    print(f"median ratio {clock:.2f}, of the processors {processors:.2f}; the results are the same")


def told(begun: Took, took: Took) -> str:
    """Both, in both kinds of seconds."""
    return (
        f"{begun.clock:.1f} + {took.clock:.1f} s"
        f" ({begun.processors:.1f} + {took.processors:.1f} s of the processors)"
    )


if __name__ == "__main__":
    main()
