"""`valdora bench kernel`: uniformly random games of four players, compiled, in CPU time."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from valdora import content
from valdora.cli.parser import Arguments, Parser, number
from valdora.cli.progress import Progress
from valdora.cli.refuse import Refusal
from valdora.dealer import seeded
from valdora.rules import Reveal, almanac, new_game
from valdora.texts import Texts

if TYPE_CHECKING:
    from valdora.kernel import Kernel

_RUNS: Final = 3
_PLAYERS: Final = 4
_COPIES: Final = 1000
_PYTHON_STEPS: Final = 100_000
_THREAD_ROUNDS: Final = 60
_THREAD_GAMES: Final = 20

_FIRST_STEP: Final = """
import time
from valdora.content import load
from valdora.dealer import seeded
from valdora.kernel import Kernel, generator
from valdora.rules import new_game
edition = load("base-2009")
kernel = Kernel(edition)
games = kernel.pack(new_game(edition, 4, seeded(edition, 1).layout))
kernel.settle(games, 0, generator(1))
kernel.step(games, 0, kernel.legal(games)[0])
print(time.process_time())
"""
"""A process from its start to its first step; it says how much CPU time that took."""

Figures = dict[str, float | Mapping[str, float | None]]


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the benchmark."""
    parser.add_argument(
        "--games", type=number(t, 2, 10**6), default=300, metavar="G", help=t("kernel-bench-games")
    )
    parser.add_argument(
        "--seed", type=number(t, 0, 10**15), default=1, metavar="S", help=t("cli-simulate-seed")
    )
    parser.add_argument("--peers", action="store_true", help=t("kernel-bench-peers"))


def measure(args: Arguments, t: Texts) -> Figures:
    """All figures; the peers' in the same run."""
    if find_spec("numba") is None:
        raise Refusal(t("kernel-missing"))
    from valdora.kernel import Kernel  # noqa: PLC0415  # Numba takes its time
    from valdora.kernel.dtypes import STATE  # noqa: PLC0415

    edition = content.load("base-2009")
    kernel = Kernel(edition, Progress(t, "kernel-compiling"))
    state = new_game(edition, _PLAYERS, seeded(edition, args.seed).layout)
    start = kernel.pack(state)
    games = kernel.copy(start, 0, args.games)
    spent = []
    for _ in range(_RUNS):
        played = games.copy()
        begin = time.process_time()
        outcome = kernel.playouts(played, args.seed)
        spent.append(time.process_time() - begin)
    cold, warm = _starts()
    figures: Figures = {
        "decisions_per_second": round(outcome.decisions / median(spent)),
        "decisions_per_game": round(outcome.decisions / args.games, 1),
        "forced_share": round(outcome.forced / outcome.decisions, 4),
        "rounds_per_game": round(float(played["rounds"].mean()), 1),
        "games_per_second": round(args.games / median(spent)),
        "state_bytes": STATE.itemsize,
        "copy_ns": round(_copy_ns(kernel, start), 1),
        "python_steps_per_second": round(_python_steps(kernel, start, args.seed)),
        "two_thread_speedup": round(_two_threads(kernel, games, args.seed), 2),
        "warm_start_seconds": round(warm, 2),
        "cold_compile_seconds": round(cold, 1),
    }
    if args.peers:
        from valdora.cli.benchmarks.peers import peers  # noqa: PLC0415

        figures["peers"] = peers(t)
    return figures


def _copy_ns(kernel: "Kernel", start: Any) -> float:
    kernel.copy(start, 0, _COPIES)
    return _median(lambda: kernel.copy(start, 0, _COPIES)) / _COPIES * 1e9


def _python_steps(kernel: "Kernel", start: Any, seed: int) -> float:
    """Decisions per second when Python calls `step` and `legal` for each of them."""
    from valdora.kernel import generator  # noqa: PLC0415

    pages, chance = generator(seed), Random(seed).random
    actions = almanac(kernel.edition).actions
    reveals = next(code for code, action in enumerate(actions) if isinstance(action, Reveal))

    def play() -> None:
        game = start.copy()
        codes = kernel.legal(game)
        for _ in range(_PYTHON_STEPS):
            if len(codes) == 0:
                game = start.copy()
                codes = kernel.legal(game)
            if codes[0] >= reveals:
                kernel.settle(game, 0, pages)
                codes = kernel.legal(game)
            kernel.step(game, 0, codes[int(chance() * len(codes))])
            codes = kernel.legal(game)

    return _PYTHON_STEPS / _median(play)


def _median(work: Callable[[], object]) -> float:
    """CPU seconds."""
    spent = []
    for _ in range(_RUNS):
        begin = time.process_time()
        work()
        spent.append(time.process_time() - begin)
    return median(spent)


def _two_threads(kernel: "Kernel", games: Any, seed: int) -> float:
    """How much sooner two threads are done than one, with the same games for each.

    By the clock, and at the best of many short runs: other programs only ever make it slower.
    """
    alone, together = [], []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(_THREAD_ROUNDS):
            batches = [games[:_THREAD_GAMES].copy() for _ in range(4)]
            begin = time.perf_counter()
            for batch in batches[:2]:
                kernel.playouts(batch, seed)
            alone.append(time.perf_counter() - begin)
            begin = time.perf_counter()
            for done in [pool.submit(kernel.playouts, batch, seed) for batch in batches[2:]]:
                done.result()
            together.append(time.perf_counter() - begin)
    return min(alone) / min(together)


def _starts() -> tuple[float, float]:
    """CPU seconds of a new process to its first step: with nothing compiled, and with all."""
    with tempfile.TemporaryDirectory(prefix="valdora-bench-") as folder:
        environment = {
            **os.environ,
            "VALDORA_CACHE_DIR": folder,
            "PYTHONPYCACHEPREFIX": str(Path(folder) / "pyc"),
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        cold, *warm = [_start(environment) for _ in range(1 + _RUNS)]
    return cold, median(warm)


def _start(environment: dict[str, str]) -> float:
    command = [sys.executable, "-c", _FIRST_STEP]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return float(done.stdout)
