#!.venv/bin/python
"""What Ray costs against processes of our own: the same match both ways, in turn.

    scripts/evidence/cluster.py [--deals N] [--rounds R]

Both have two processes on this machine. What it takes to begin and to end is measured with a task
of nothing and told apart; the ratio is of the seconds beyond that. It means something on an idle
machine only: where many want the processors, a system may give Ray's processes a larger share than
ours. Both results must be the same.
"""

import argparse
import os
import time
from contextlib import closing
from statistics import median

from valdora.arena import Match, Result, play_match
from valdora.content import load
from valdora.processes import spread


def timed(match: Match, on: str | None) -> tuple[Result, float, float]:
    """The result, the seconds it takes to do nothing, and those that the match takes beyond."""
    begin = time.perf_counter()
    with closing(spread(abs, [1, 2], 2, on)) as nothing:
        list(nothing)
    begun = time.perf_counter()
    result = play_match(match, jobs=2, on=on)
    return result, begun - begin, time.perf_counter() - begun - (begun - begin)


def main() -> None:
    """Play in turn, and tell the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    match = Match(load("duel.2"), ("greedy", "random"), args.deals, seed=7, max_rounds=10)
    ratios = []
    for number in range(args.rounds):
        here, begun_here, took_here = timed(match, None)
        there, begun_there, took_there = timed(match, "ray")
        assert here == there
        ratios.append(took_there / took_here)
        print(
            f"round {number + 1}: {match.games} games, here {begun_here:.1f} + {took_here:.1f} s,"
            f" on Ray {begun_there:.1f} + {took_there:.1f} s, ratio {ratios[-1]:.2f},"
            f" load {os.getloadavg()[0]:.0f}",
            flush=True,
        )
    print(f"median ratio {median(ratios):.2f}; the results are the same")


if __name__ == "__main__":
    main()
