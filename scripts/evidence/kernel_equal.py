#!.venv/bin/python
"""Compare the kernel with the rules, ply by ply, for hours: 20,000,000 plies unless told otherwise.

    scripts/evidence/kernel_equal.py [--plies N] [--seed S] [--jobs J]

Run it in the project's folder. The last line is one JSON object. A difference is shrunk, kept in
tests/kernel/playthroughs, and the exit code is 1.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support.kernel_games import RARE, Tally, compared
from support.kernel_pair import Difference
from support.kernel_shrink import any_difference, shrink
from valdora.processes import spread

SHARE = 200_000
"""Plies with one seed."""


def main() -> int:
    """Compare, and say what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=20_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    start = time.monotonic()
    total, kept = Tally(), []
    shares = [min(SHARE, args.plies - done) for done in range(0, args.plies, SHARE)]
    tasks = [(args.seed + n, plies) for n, plies in enumerate(shares)]
    with closing(spread(_compare, tasks, args.jobs)) as compared_shares:
        for tally, playthrough in compared_shares:
            _add(total, tally)
            if playthrough:
                kept.append(playthrough)
                print(f"a difference, kept as {playthrough}", file=sys.stderr, flush=True)
            print(f"{total.plies:,} plies", file=sys.stderr, flush=True)
    missing = [what for what in RARE if not total.happened[what]]
    print(
        json.dumps(
            {
                "plies": total.plies,
                "differences": len(kept),
                "eager_share": round(total.eager / total.plies, 3),
                "games": total.games,
                "ended": total.ended,
                "editions": len(total.editions),
                "plies_by_players": dict(sorted(total.players.items())),
                "happened": dict(total.happened.most_common()),
                "rare_but_missing": missing,
                "seed": args.seed,
                "minutes": round((time.monotonic() - start) / 60, 1),
            }
        )
    )
    return 1 if kept or missing else 0


def _compare(share: tuple[int, int]) -> tuple[Tally, str | None]:
    """One share, a seed and how many plies; the playthrough of a difference, if there was one."""
    seed, plies = share
    setup, pair, tally = None, None, Tally()
    try:
        for setup, pair, tally in compared(seed, plies):  # noqa: B007  # the last ones are wanted
            pass
    except Difference:
        assert setup
        assert pair
        return tally, str(shrink(setup, pair.played, any_difference).save())
    return tally, None


def _add(total: Tally, tally: Tally) -> None:
    total.plies += tally.plies
    total.eager += tally.eager
    total.games += tally.games
    total.ended += tally.ended
    total.players += Counter(tally.players)
    total.editions |= tally.editions
    total.happened += Counter(tally.happened)


if __name__ == "__main__":
    sys.exit(main())
