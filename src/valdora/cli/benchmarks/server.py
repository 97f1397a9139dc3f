"""`valdora bench server`: a real server on this machine, and how long a move takes to reach all.

The server runs in a process of its own with SQLite and synchronous=FULL, the clients in this one.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from valdora.cli.benchmarks.usage import Usage, usage
from valdora.cli.parser import Arguments, Parser, number
from valdora.texts import Texts

if TYPE_CHECKING:
    from valdora.cli.benchmarks.load import Outcome, Plan

_SERVE: Final = "import sys; from valdora.cli import main; sys.exit(main())"
_PLANS: Final = {"": (200, 50, 200), "many": (2000, 500, 100)}
"""Sockets, tables, moves per second: a busy evening, and many people who think longer."""
_LIMITS: Final = (
    "MAX_CONNECTIONS",
    "MAX_CONNECTIONS_PER_ADDRESS",
    "REQUESTS_PER_SECOND",
    "REQUESTS_PER_SECOND_IN_ALL",
    "MESSAGES_PER_SECOND",
)
"""Settings that would keep one client from being a crowd."""
_FILES_BESIDES: Final = 100
_SYNCS: Final = 100
_BUSY: Final = 0.9
"""The share of a core above which a process is what limits it all."""

Figure = float | str | None
Figures = dict[str, Figure | Mapping[str, Figure]]


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the benchmark."""
    many = number(t, 1, 10**5)
    parser.add_argument("--sockets", type=many, metavar="N", help=t("server-bench-sockets"))
    parser.add_argument("--tables", type=many, metavar="N", help=t("server-bench-tables"))
    parser.add_argument("--moves", type=many, metavar="N", help=t("server-bench-moves"))
    parser.add_argument(
        "--seconds", type=number(t, 1, 3600), default=15, metavar="S", help=t("server-bench-time")
    )


def measure(args: Arguments, t: Texts) -> Figures:
    """The figures of the plan that was asked for; of both usual ones if none was."""
    from valdora.cli.benchmarks.load import Plan  # noqa: PLC0415  (brings the live channel's library)

    sockets, tables, moves = _PLANS[""]
    if args.sockets or args.tables or args.moves:
        sockets = args.sockets or sockets
        tables = min(sockets, args.tables or max(1, sockets // 4))
        plan = Plan(sockets, tables, args.moves or moves, args.seconds)
        return dict(_measured(plan, t))
    figures: Figures = {}
    for name, (sockets, tables, moves) in _PLANS.items():
        measured = _measured(Plan(sockets, tables, moves, args.seconds), t)
        figures.update({name: measured} if name else measured)
    return figures


def _measured(plan: "Plan", t: Texts) -> dict[str, Figure]:
    from valdora.server.entry.limits import allow_files  # noqa: PLC0415  (brings the whole server)

    told = {"sockets": plan.sockets, "tables": plan.tables, "moves": plan.moves_per_second}
    print(t("server-bench-running", **told), file=sys.stderr, flush=True)
    allow_files(plan.sockets + _FILES_BESIDES)
    with tempfile.TemporaryDirectory(prefix="valdora-bench-") as folder:
        sync = _sync_ms(Path(folder))
        with (
            running_server(folder) as (url, process),
            asyncio.Runner(loop_factory=fast_loop()) as loops,
        ):
            outcome, used = loops.run(_played(url, process.pid, plan))
    return _figures(plan, outcome, used, sync)


@dataclass(frozen=True)
class _Used:
    """What the server had used when it was idle, before and after the moves; and we during them."""

    idle: Usage
    before: Usage
    after: Usage
    client_cpu: float


async def _played(url: str, pid: int, plan: "Plan") -> "tuple[Outcome, _Used]":
    from valdora.cli.benchmarks.load import Load  # noqa: PLC0415

    idle = usage(pid)
    load = Load(url, plan)
    await load.open()
    before, own = usage(pid), time.process_time()
    outcome = await load.run()
    used = _Used(idle, before, usage(pid), time.process_time() - own)
    await load.close()
    return outcome, used


def _figures(plan: "Plan", outcome: "Outcome", used: _Used, sync: float) -> dict[str, Figure]:
    delays = sorted(outcome.delays)
    expected = outcome.moves * plan.sockets / plan.tables
    client = used.client_cpu / outcome.seconds
    figures: dict[str, Figure] = {
        "sockets": plan.sockets,
        "tables": plan.tables,
        "moves_per_second": round(outcome.moves / outcome.seconds, 1),
        "p50_ms": at_share(delays, 0.50),
        "p99_ms": at_share(delays, 0.99),
        "kb_per_socket": None,
        "limit": None,
        "lost": round(expected) - len(delays),
        "late": outcome.late,
        "refused": outcome.refused,
        "client_cpu_share": round(client, 3),
        "sync_ms": round(sync, 2),
    }
    if used.after.kb is not None and used.idle.kb is not None:
        figures["kb_per_socket"] = round((used.after.kb - used.idle.kb) / plan.sockets, 1)
    if used.after.cpu is not None and used.before.cpu is not None:
        spent = used.after.cpu - used.before.cpu
        figures["cpu_ms_per_move"] = round(spent / outcome.moves * 1000, 3)
        figures["server_cpu_share"] = round(spent / outcome.seconds, 3)
        figures["limit"] = _limit(spent / outcome.seconds, client)
    return figures


def _limit(server: float, client: float) -> str:
    """Which of the two processes fills its core, if one does: each works on one only."""
    share, name = max((server, "server-cpu"), (client, "client-cpu"))
    return name if share >= _BUSY else f"not reached; next is {name}, at {share:.0%} of a core"


def _sync_ms(folder: Path) -> float:
    """What the disk takes to sync a page, median."""
    times = []
    with (folder / "sync").open("wb") as file:
        for _ in range(_SYNCS):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return median(times) * 1000


def at_share(delays: list[float], share: float) -> float | None:
    """The delay in milliseconds that this share of them, in order, keeps within."""
    return round(delays[int((len(delays) - 1) * share)] * 1000, 2) if delays else None


def fast_loop() -> Any:
    """What makes the fastest event loop there is here."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop


@contextmanager
def running_server(
    folder: str, python: str = sys.executable, *further: str
) -> "Iterator[tuple[str, subprocess.Popen[str]]]":
    """A server with its data in a folder, ours or what another Python has installed; gone
    afterwards."""
    command = [python, "-c", _SERVE, "serve", "--lang", "en", "--port", "0", *further]
    settings = {"DATA_DIR": folder, "LOG_LEVEL": "warning"} | dict.fromkeys(_LIMITS, "1000000")
    # By the environment: an older version passes over what it does not know.
    environment = os.environ | {f"VALDORA_{name}": value for name, value in settings.items()}
    with (Path(folder) / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603
            command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http")).rstrip("/"), process
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
