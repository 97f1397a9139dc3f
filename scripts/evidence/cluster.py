#!.venv/bin/python
"""What Ray costs against processes of our own: the same match both ways, in turn.

    scripts/evidence/cluster.py [--deals N] [--rounds R]

Both have two processes on this machine. Told are the seconds from the first result to the last, so
without what it takes to begin, which is told apart; and the ratio of the two in each round. Seconds
on a busy machine mean little, the ratios of neighbours more. Both results must be the same.
"""

import argparse
import os
import time
from statistics import median

from valdora.arena import Match, Result, play_match
from valdora.content import load


def timed(match: Match, on: str | None) -> tuple[Result, float, float]:
    """The result, the seconds until the first game was done, and those from then on."""
    begin = time.perf_counter()
    told: list[float] = []
    result = play_match(match, lambda _: told.append(time.perf_counter()), jobs=2, on=on)
    return result, told[0] - begin, told[-1] - told[0]


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
