#!.venv/bin/python
"""Compares the compiled file with Numba's code of the same source, and with the rules.

engine_equal.py              10,000 positions, 50 deals of each level, 5 million plies
engine_equal.py --positions 1000 --deals 5 --plies 100000      less of each; 0: none
engine_equal.py --write      store what Numba finds in 300 positions, for tests/engine/test_equal.py

Run it in the project's folder. It ends with 1 where anything differs.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support.engine_cases import cases, signed, thought
from support.kernel_games import compared
from valdora.bots import make
from valdora.bots.search import thinking
from valdora.bots.search.compiled.native import Native
from valdora.bots.search.searcher import Searcher
from valdora.content import Edition, editions, load
from valdora.dealer import seeded
from valdora.engine.machine import Machine
from valdora.engine.runtime import Engine
from valdora.engine.source import digest
from valdora.records import play_game
from valdora.rules import Action

CHOSEN = Path(__file__).parents[2] / "tests/engine/chosen.txt"
OFTEN = 250
PLIES_OFTEN = 100_000
Kind = type[Engine] | type[Native]
LADDER = ("beginner", "casual", "steady", "strong", "expert")


def write() -> None:
    """Store what Numba finds."""
    search = Searcher(Native())
    lines = [digest(), *(signed(thought(search, case)) for case in cases(300))]
    CHOSEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


def positions(count: int) -> bool:
    """Whether the same turns have the same figures, in so many positions."""
    ours, numbas = Searcher(Engine()), Searcher(Native())
    equal = first = 0
    for number, case in enumerate(cases(count), start=1):
        one, other = thought(ours, case), thought(numbas, case)
        equal += one == other
        first += one[0].actions == other[0].actions
        if number % OFTEN == 0:
            print(f"{number} positions so far, {equal} alike", flush=True)
    print(f"{count} positions: {first} the same turn, {equal} all turns with all figures")
    return equal == count


class Watched:
    """A machine that says by whom each question was answered."""

    def __init__(self, machine: Machine, answered: Counter[type]) -> None:
        self.memory = machine.memory
        self._machine = machine
        self._answered = answered

    def call(self, door: str, *numbers: int, seconds: float | None = None) -> int:
        """Go through the door of the machine."""
        self._answered[type(self._machine)] += 1
        return self._machine.call(door, *numbers, seconds=seconds)


def played(level: str, edition: Edition, players: int, deal: int, kind: Kind) -> list[Action]:
    """What bots of a level do in a game that they think out on one kind of machine alone."""
    answered = Counter[type]()
    before = thinking.use(lambda: Watched(kind(), answered))
    try:
        bots = [make(level, seat) for seat in range(players)]
        steps = play_game(edition, bots, seeded(edition, deal), 60)
        actions = [step.action for step in steps]
    finally:
        thinking.use(before)
    if set(answered) != {kind}:
        raise SystemExit(f"{level}: {kind.__name__} was to answer, not {dict(answered)}")
    return actions


def games(deals: int) -> Iterator[tuple[Edition, int, int]]:
    """So many deals for two to five players, of all editions for so many in turn."""
    known = [load(name) for name in editions()]
    for deal in range(deals):
        players, turn = 2 + deal % 4, deal // 4
        fitting = [each for each in known if each.min_players <= players <= each.max_players]
        yield fitting[turn % len(fitting)], players, deal


def records(level: str, deals: int, machines: tuple[Kind, Kind] = (Engine, Native)) -> bool:
    """Whether games are the same, whoever runs the search."""
    equal = plies = 0
    used = Counter[str]()
    for edition, players, deal in games(deals):
        one, other = (played(level, edition, players, deal, kind) for kind in machines)
        equal += one == other
        plies += len(one)
        used[edition.id] += 1
    told = ", ".join(f"{count} of {name}" for name, count in sorted(used.items()))
    print(f"{level}: {equal} of {deals} deals played alike, {plies} plies; {told}", flush=True)
    return equal == deals


def states(count: int) -> None:
    """Compare legal sets and states at so many plies, of rules, kernel and engine; a difference is
    an error.
    """
    told = 0
    for _, _, tally in compared(2014, count, engine=True):
        if tally.plies >= told + PLIES_OFTEN:
            told = tally.plies
            print(f"{told} plies of {tally.games} games so far, alike", flush=True)
    print(f"{tally.plies} plies of {tally.games} games: rules, kernel and engine alike")


def main() -> int:
    """Compare, and print what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--plies", type=int, default=5_000_000)
    args = parser.parse_args()
    if args.write:
        write()
        return 0
    began, alike = time.process_time(), True
    if args.positions:
        alike &= positions(args.positions)
    for level in LADDER if args.deals else ():
        alike &= records(level, args.deals)
    if args.plies:
        states(args.plies)
    print(f"{time.process_time() - began:.0f} CPU seconds")
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
