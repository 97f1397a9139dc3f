#!.venv/bin/python
"""Where the time of a playout goes: each part of the kernel alone, on positions from real games.

    scripts/kernel_profile.py [uniform|eager]

Run it in the project's folder. The parts are timed in loops of their own (CPU time, median of
five), so their sum is a little more than a decision takes in a playout.
"""

import sys
import time
from statistics import median
from typing import Any

import numpy as np

from valdora.content import load
from valdora.dealer import seeded
from valdora.engine import layout as at
from valdora.kernel import Kernel, generator
from valdora.kernel.chance import below
from valdora.kernel.dtypes import STATE
from valdora.kernel.jit import compiled
from valdora.kernel.legal import legal
from valdora.kernel.playout import EAGER, UNIFORM, choose, settle
from valdora.kernel.step import step
from valdora.rules import new_game

POSITIONS, TIMES = 1000, 500
DRAW, LEGAL, CHOOSE, COPY, STEP, SETTLE = range(6)
"""What is timed; each of the last ones after what stands before it."""
PHASES = {at.MOVE: "move", at.ACT: "act", at.BOOK: "book", at.LOAD: "load", at.DELIVER: "deliver"}


@compiled
def collect(states: Any, editions: Any, rng: Any, policy: int, kept: Any, chosen: Any) -> int:
    """Keep positions before decisions, with the code played there; how many of each."""
    codes = np.empty(at.CODES, np.int16)
    count = 0
    for index in range(len(states)):
        settle(states[index], editions[0], rng)
        while states[index].phase != at.OVER and count < len(kept):
            found = legal(states[index], editions[0], codes)
            code = choose(states[index], editions[0], rng, policy, codes, found)
            kept[count] = states[index]
            chosen[count] = code
            count += 1
            step(states[index], editions[0], code)
            settle(states[index], editions[0], rng)
    return count


@compiled
def repeat(part: int, kept: Any, editions: Any, chosen: Any, rng: Any, policy: int) -> int:
    """Do one part of the work `TIMES` times for all positions; the result keeps it from being
    left out."""
    codes = np.empty(at.CODES, np.int16)
    copy = kept[:1].copy()
    total = 0
    for _ in range(TIMES):
        for index in range(len(kept)):
            if part == DRAW:
                total += below(rng, 10)
            elif part <= CHOOSE:
                count = legal(kept[index], editions[0], codes)
                total += count
                if part == CHOOSE:
                    total += choose(kept[index], editions[0], rng, policy, codes, count)
            else:
                copy[0] = kept[index]
                if part >= STEP:
                    step(copy[0], editions[0], chosen[index])
                if part == SETTLE:
                    settle(copy[0], editions[0], rng)
                total += copy[0].phase
    return total


def main() -> None:
    """Print nanoseconds by part."""
    policy = sys.argv[1] if len(sys.argv) > 1 else "uniform"
    number = {"uniform": UNIFORM, "eager": EAGER}[policy]
    edition = load("base-2009")
    kernel = Kernel(edition)
    games = kernel.pack(new_game(edition, 4, seeded(edition, 1).layout), copies=200)
    room = np.zeros(POSITIONS, STATE).view(np.recarray)
    codes_room = np.zeros(POSITIONS, np.int64)
    rng = generator(1)
    count = collect(games.copy(), kernel.record, rng, number, room, codes_room)
    kept, chosen = room[:count], codes_room[:count]

    def cost(part: int, some: Any = kept, codes: Any = chosen) -> float:
        spent = []
        for _ in range(6):
            start = time.process_time()
            repeat(part, some, kernel.record, codes, rng, number)
            spent.append(time.process_time() - start)
        return median(spent[1:]) / TIMES / len(some) * 1e9  # the first one may compile

    speeds = []
    for seed in range(5):
        batch = games.copy()
        start = time.process_time()
        outcome = kernel.playouts(batch, seed, "eager" if number == EAGER else "uniform")
        speeds.append(outcome.decisions / (time.process_time() - start))
    legal_, copy, step_ = cost(LEGAL), cost(COPY), cost(STEP)
    print(f"{policy}: {median(speeds) / 1e6:.1f} M decisions/s, {1e9 / median(speeds):.0f} ns each")
    for name, spent in (
        ("legal", legal_),
        ("choose", cost(CHOOSE) - legal_),
        ("  a random number", cost(DRAW)),
        ("step", step_ - copy),
        ("settle", cost(SETTLE) - step_),
        ("(copy)", copy),
    ):
        print(f"{name:20} {spent:6.1f} ns")
    for phase, name in PHASES.items():
        there = kept["phase"] == phase
        if there.sum() > 10:
            some = np.ascontiguousarray(kept[there]).view(np.recarray)
            codes = np.ascontiguousarray(chosen[there])
            spent = cost(STEP, some, codes) - cost(COPY, some, codes)
            print(
                f"  {name:8} {there.mean():4.0%} of decisions: "
                f"legal {cost(LEGAL, some, codes):6.1f} ns, step {spent:6.1f} ns"
            )


if __name__ == "__main__":
    main()
