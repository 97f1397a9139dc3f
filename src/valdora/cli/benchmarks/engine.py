"""`valdora bench engine`: how fast the compiled engine thinks, beside Numba where that is there."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from statistics import median, quantiles
from typing import Final

from valdora import content
from valdora.cli.parser import Arguments, Parser, number
from valdora.cli.progress import Progress
from valdora.dealer import seeded
from valdora.records import play_game
from valdora.rules import State, new_game
from valdora.texts import Texts

_RUNS: Final = 3
_GAMES: Final = 100
_MAX_ROUNDS: Final = 5000
_EVERY: Final = 7
_FIRST_USE: Final = """
import time
import valdora.records
began, spent = time.perf_counter(), time.process_time()
from valdora.engine.runtime import Engine
Engine()
print(time.perf_counter() - began, time.process_time() - spent)
"""
"""From the first use, in a program that plays games, to a machine that is ready: what that took by
the clock and in CPU time."""


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the benchmark."""
    parser.add_argument(
        "--turns", type=number(t, 2, 10**4), default=40, metavar="N", help=t("engine-bench-turns")
    )


def measure(args: Arguments, t: Texts) -> dict[str, float]:
    """All figures, in CPU time; Numba's in the same run, turn by turn."""
    from valdora.bots.hints import hint, make_judge  # noqa: PLC0415  # the engine takes its time
    from valdora.bots.search import Expert  # noqa: PLC0415
    from valdora.bots.search.searcher import Searcher  # noqa: PLC0415
    from valdora.bots.search.weights import fitted  # noqa: PLC0415
    from valdora.engine.machine import Machine  # noqa: PLC0415
    from valdora.engine.runtime import Engine  # noqa: PLC0415

    machines: dict[str, Machine] = {"engine": Engine()}
    if find_spec("numba"):
        from valdora.bots.search.compiled.native import Native  # noqa: PLC0415

        machines["numba"] = Native(Progress(t, "kernel-compiling"))
    states = list(_positions(args.turns))
    searchers = {name: Searcher(machine) for name, machine in machines.items()}
    spent: dict[str, list[float]] = {name: [] for name in searchers}
    for seed, state in enumerate(states):
        for name, search in searchers.items():
            search.load(state.edition, fitted("full"))
            runs = []
            for _ in range(_RUNS):
                begin = time.thread_time()
                search.think(state, Expert.efforts["match"], seed)
                runs.append(time.thread_time() - begin)
            spent[name].append(min(runs))
    hints = []
    for seed, state in enumerate(states):
        begin = time.thread_time()
        hint(state, seed, make_judge(state.almanac))
        hints.append(time.thread_time() - begin)
    clock, cpu = _ready()
    figures = {
        "ready_seconds": round(clock, 3),
        "ready_cpu_seconds": round(cpu, 3),
        "engine_turn_ms": round(1000 * sum(spent["engine"]) / len(states), 2),
        "hint_p95_seconds": round(quantiles(hints, n=20)[-1], 3),
        "engine_decisions_per_second": round(_decisions(machines["engine"])),
    }
    if "numba" in machines:
        figures |= {
            "numba_turn_ms": round(1000 * sum(spent["numba"]) / len(states), 2),
            "engine_to_numba": round(sum(spent["engine"]) / sum(spent["numba"]), 3),
            "numba_decisions_per_second": round(_decisions(machines["numba"])),
        }
    return figures


def _positions(count: int) -> Iterator[State]:
    """Turns that begin, from games of all numbers of players."""
    from valdora.bots import make  # noqa: PLC0415

    searched = game = 0
    while True:
        players = 2 + game % 4
        edition = content.usual(players)
        bots = [make("strong", seat) for seat in range(players)]
        for step in play_game(edition, bots, seeded(edition, game), 60):
            if step.before.phase == "move" and step.n % _EVERY == 0:
                yield step.before
                searched += 1
                if searched == count:
                    return
        game += 1


def _decisions(machine: object) -> float:
    """Decisions a second of uniformly random games of four."""
    from valdora.bots.search.searcher import Searcher  # noqa: PLC0415
    from valdora.bots.search.weights import fitted  # noqa: PLC0415
    from valdora.engine.desk import BLOCK  # noqa: PLC0415
    from valdora.engine.machine import Machine  # noqa: PLC0415
    from valdora.engine.packing import pack  # noqa: PLC0415

    assert isinstance(machine, Machine)
    edition = content.load("base-2009")
    Searcher(machine).load(edition, fitted("full"))
    state = pack(new_game(edition, 4, seeded(edition, 1).layout))
    begin = BLOCK.fields["states"].offset
    machine.memory[begin : begin + len(state)] = state
    speeds = []
    for run in range(_RUNS):
        BLOCK.put(machine.memory, "counts", 0, 0)
        spent = time.thread_time()
        machine.call("playouts", run, 0, _GAMES, 0, _MAX_ROUNDS)
        speeds.append(BLOCK.get(machine.memory, "counts")[0] / (time.thread_time() - spent))
    return float(median(speeds))


def _ready() -> tuple[float, float]:
    """A process from its first use of the engine to a machine: by the clock, and in CPU time.

    Python keeps what it has compiled, as it does where packages are installed.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    runs = []
    for _ in range(_RUNS):
        told = subprocess.check_output([sys.executable, "-c", _FIRST_USE], text=True, env=kept)  # noqa: S603
        runs.append([float(each) for each in told.split()])
    return median(run[0] for run in runs), median(run[1] for run in runs)
