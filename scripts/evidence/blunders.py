#!.venv/bin/python
"""Let bots play the blunder suite: positions with turns that are obviously right or wrong.

    scripts/evidence/blunders.py [--bots A,B,…] [--budget match|live] [--json]

Run it in the project's folder. A level plays the positions that are meant for it and those below,
any other bot all of them. Without --bots: all levels there are, with greedy and random to compare.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support.blunders import LEVELS, answer, for_level
from valdora import bots


def main() -> int:
    """Play, and print a table or one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    usual = ",".join(bots.names("level", "comparison"))
    parser.add_argument("--bots", default=usual)
    parser.add_argument("--budget", choices=("match", "live"), default="match")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    names = args.bots.split(",")
    unknown = sorted(set(names) - set(bots.names()))
    if unknown:
        parser.error(f"no such bot: {', '.join(unknown)}; there are {', '.join(bots.names())}")
    results = {name: _played(name, args.budget) for name in names}
    if args.json:
        print(json.dumps({"budget": args.budget, "bots": results}))
    else:
        _print(results)
    return 0


def _played(name: str, budget: Any) -> dict[str, Any]:
    """What a bot got right of each level, and each turn that was not."""
    levels: dict[str, list[bool]] = {level: [] for level in LEVELS}
    wrong: dict[str, str] = {}
    for blunder in for_level(name):
        turn, right = answer(name, blunder, budget)
        levels[blunder.level].append(right)
        if not right:
            wrong[blunder.id] = ", ".join(turn)
    print(f"{name} is done", file=sys.stderr, flush=True)
    all_right = sum(sum(answers) for answers in levels.values())
    total = sum(map(len, levels.values()))
    return {
        "right": all_right,
        "positions": total,
        "share": round(all_right / total, 3),
        "levels": {level: [sum(each), len(each)] for level, each in levels.items() if each},
        "wrong": wrong,
    }


def _print(results: dict[str, dict[str, Any]]) -> None:
    print("| bot | right | " + " | ".join(LEVELS) + " |")
    print("| --- | ---: |" + " ---: |" * len(LEVELS))
    for name, result in results.items():
        cells = [
            "{} of {}".format(*result["levels"][level]) if level in result["levels"] else ""
            for level in LEVELS
        ]
        share = f"{result['right']} of {result['positions']} ({result['share']:.0%})"
        print(f"| {name} | {share} | " + " | ".join(cells) + " |")
    for name, result in results.items():
        if result["wrong"]:
            print(f"\n{name}, wrong:")
            for blunder, turn in result["wrong"].items():
                print(f"- {blunder}: {turn}")


if __name__ == "__main__":
    sys.exit(main())
