"""`valdora bench nodes`: several servers on one PostgreSQL, by ratio within one run.

The same load on one, two and four servers by turns, the sockets of each table spread over all. Then
storing alone: 100 writers, each at a game of its own, by turns through the storage, with bare SQL
of the same rows on as many connections, and with a nudge inside each transaction, as it was once.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from valdora.cli.benchmarks.server import Figures, at_share, fast_loop, running_server
from valdora.cli.benchmarks.usage import usage
from valdora.cli.parser import Arguments, Parser, number
from valdora.texts import Texts

if TYPE_CHECKING:
    from valdora.cli.benchmarks.load import Outcome, Plan
    from valdora.server.storage import Batch

_WRITERS: Final = 100
_CONNECTIONS: Final = 10
_ROUNDS: Final = 3
_NODES: Final = (1, 2, 4)
_TURNS: Final = 2
"""So often each number of nodes has its turn."""
_PAYLOAD: Final = b'{"type":"act","at":1700000000000,"seat":1,"do":"go D","client_id":"0123456789"}'
_BRIEF: Final = bytes(400)
_ROW: Final = "INSERT INTO rows (game, seq, kind, payload) VALUES ($1, $2, $3, $4)"
_GAME: Final = "UPDATE games SET changed = $2, status = $3, brief = $4 WHERE id = $1"
_HOLDERS: Final = "UPDATE holders SET changed = $2 WHERE game = $1"
Store = Callable[["Batch"], Awaitable[None]]


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the benchmark."""
    parser.add_argument("--db", required=True, metavar="URL", help=t("nodes-bench-db"))
    many = number(t, 1, 10**5)
    for name, usual in (("sockets", 200), ("tables", 50), ("moves", 100)):
        text = t(f"server-bench-{name}")
        parser.add_argument(f"--{name}", type=many, default=usual, metavar="N", help=text)
    parser.add_argument(
        "--seconds", type=number(t, 1, 3600), default=10, metavar="S", help=t("server-bench-time")
    )


def measure(args: Arguments, t: Texts) -> Figures:
    """The figures of both parts."""
    from valdora.cli.benchmarks.load import Plan  # noqa: PLC0415  (brings the live channel's library)

    seconds = args.seconds / _TURNS
    plan = Plan(args.sockets, min(args.tables, args.sockets), args.moves, seconds)
    played: dict[str, list[_Played]] = {str(count): [] for count in _NODES}
    for _ in range(_TURNS):  # what else the machine does harms all of them
        for count in _NODES:
            played[str(count)].append(_played(args.db, plan, count, t))
    figures: dict[str, Any] = {}
    for nodes, rounds in played.items():
        for name, figure in _figures(plan, rounds).items():
            figures.setdefault(name, {})[nodes] = figure
    # Afterwards: what so many rows leave to write would slow the servers down.
    print(t("nodes-bench-running", writers=_WRITERS), file=sys.stderr, flush=True)
    with asyncio.Runner(loop_factory=fast_loop()) as loops:
        return figures | loops.run(_stored(args.db, args.seconds / _ROUNDS / 3))


async def _stored(url: str, seconds: float) -> dict[str, Any]:
    import asyncpg  # noqa: PLC0415  (not everybody has it)

    from valdora.server.storage import Batch, Row, Summary  # noqa: PLC0415
    from valdora.server.storage.postgres import PostgresStorage  # noqa: PLC0415

    summary = Summary("running", public=False, waits_for_bot=False, changed=1, brief=_BRIEF)
    with tempfile.TemporaryDirectory(prefix="valdora-bench-") as folder:
        storage = PostgresStorage(url, Path(folder))
        await storage.start(lambda _, __: None)
        pool = await asyncpg.create_pool(url, min_size=_CONNECTIONS, max_size=_CONNECTIONS)

        async def bare(batch: Batch) -> None:
            async with pool.acquire() as connection, connection.transaction():
                await _plain(connection, batch)

        async def nudging(batch: Batch) -> None:
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute("SET LOCAL synchronous_commit = on")
                await connection.fetchval("SELECT max(seq) FROM rows WHERE game = $1", batch.game)
                await _plain(connection, batch)
                await connection.execute("SELECT pg_notify('valdora', $1)", f"{batch.game} 0")

        began = time.time_ns()
        heads = {
            f"bench{began}-{n}": Batch("", 0, (Row(1, "open", _PAYLOAD),), summary, ("one", "two"))
            for n in range(_WRITERS)
        }
        heads = {game: replace(batch, game=game) for game, batch in heads.items()}
        for batch in heads.values():
            await storage.create(batch, bytes(32))
        ways: dict[str, Store] = {"ours": storage.append, "bare": bare, "nudging": nudging}
        made = dict.fromkeys(ways, 0)
        for _ in range(_ROUNDS):  # by turns: what else the machine does harms all of them
            for name, store in ways.items():
                made[name] += await _write(store, heads, seconds)
        await pool.close()
        await storage.close()
    return {
        "appends_per_second": round(made["ours"] / seconds / _ROUNDS),
        "append_share": round(made["ours"] / made["bare"], 2),
        "append_gain": round(made["ours"] / made["nudging"], 2),
    }


async def _plain(connection: Any, batch: "Batch") -> None:
    summary = batch.summary
    row = batch.rows[0]
    await connection.execute(_ROW, batch.game, row.seq, row.kind, row.payload)
    values = batch.game, summary.changed, summary.status, summary.brief
    await connection.execute(_GAME, *values)
    await connection.execute(_HOLDERS, batch.game, summary.changed)


async def _write(store: Store, heads: "dict[str, Batch]", seconds: float) -> int:
    """How many rows all writers store in that time, each at its own game."""
    end = time.monotonic() + seconds

    async def one(game: str) -> int:
        count = 0
        while time.monotonic() < end:
            last = heads[game].rows[0]
            row = replace(last, seq=last.seq + 1, kind="act")
            heads[game] = replace(heads[game], after=last.seq, rows=(row,), holders=())
            await store(heads[game])
            count += 1
        return count

    return sum(await asyncio.gather(*map(one, heads)))


class _Played(NamedTuple):
    """What came of a load, and the CPU seconds and kilobytes that the servers took for it."""

    outcome: "Outcome"
    cpu: float
    kb: float


def _figures(plan: "Plan", rounds: "Sequence[_Played]") -> dict[str, float | None]:
    moves = sum(each.outcome.moves for each in rounds)
    beside = sorted(delay for each in rounds for delay in each.outcome.beside)
    across = sorted(delay for each in rounds for delay in each.outcome.across)
    return {
        "nodes_cpu_ms": round(sum(each.cpu for each in rounds) / max(1, moves) * 1000, 3),
        "nodes_p99_ms": at_share(beside, 0.99),
        "nodes_across_p99_ms": at_share(across, 0.99),
        "nodes_kb": round(median(each.kb for each in rounds) / plan.sockets, 1),
    }


def _played(url: str, plan: "Plan", count: int, t: Texts) -> _Played:
    """The same load on so many servers."""
    from valdora.cli.benchmarks.load import Load  # noqa: PLC0415

    told = {"sockets": plan.sockets, "tables": plan.tables, "moves": plan.moves_per_second}
    print(t("server-bench-running", **told), file=sys.stderr, flush=True)
    with ExitStack() as stack:
        servers = []
        for _ in range(count):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="valdora-bench-"))
            given = running_server(folder, sys.executable, "--db", url)
            servers.append(stack.enter_context(given))
        pids = [process.pid for _, process in servers]

        async def go() -> _Played:
            idle = _sum(pids)[1]
            load = Load([each for each, _ in servers], plan)
            await load.open()
            before = _sum(pids)[0]
            outcome = await load.run()
            cpu, kb = _sum(pids)
            await load.close()
            return _Played(outcome, cpu - before, kb - idle)

        with asyncio.Runner(loop_factory=fast_loop()) as loops:
            return loops.run(go())


def _sum(pids: list[int]) -> tuple[float, float]:
    used = [usage(pid) for pid in pids]
    return sum(each.cpu or 0.0 for each in used), sum(each.kb or 0.0 for each in used)
