"""PostgreSQL: several server processes on one database.

UNIQUE (game, seq) decides who was first. NOTIFY tells the others that there is something to read;
it is a nudge only, and what it does not tell is found by reading again. The bots of a game are
played by the process that holds its advisory lock, which the database gives back when that dies.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

from valdora.server.storage.files import create, keep_to_owner
from valdora.server.storage.interface import (
    SLOW_MS,
    Batch,
    Conflict,
    Found,
    Game,
    Nudge,
    StorageError,
    columns,
)
from valdora.server.storage.migrations import IDLE, MIGRATIONS, PUBLIC, SLOW, UNBRIEFED, Migration
from valdora.server.storage.outbox import statements
from valdora.table.briefs import Place
from valdora.table.rows import Part, Row, Summary

CHANNEL: Final = "valdora"
_MIGRATING: Final = 0x76616C64
"""The advisory lock that lets one process migrate while the others wait."""
_CONNECT_SECONDS: Final = 10
_CLOSE_SECONDS: Final = 10
_FIRST: Final = (2**62, "")
"""The place before all."""
_TABLES: Final = ("games", "rows", "holders")


class PostgresStorage:
    """See `Storage`."""

    shared = True
    reminds = False
    clock = "CAST(extract(epoch FROM statement_timestamp()) * 1000 AS BIGINT)"

    def __init__(
        self, url: str, backups: Path, migrations: Sequence[Migration] = MIGRATIONS
    ) -> None:
        self._url = url
        self._backups = backups
        self._migrations = migrations
        self._pool: Any = None
        self._nudge: Nudge = lambda _, __: None
        self._session: Any = None
        """The connection that listens and holds the locks of the games we drive."""
        self._session_lock = asyncio.Lock()
        self._closed = False
        self._driven: set[str] = set()

    async def start(self, nudge: Nudge) -> None:
        self._nudge, self._closed = nudge, False
        try:
            async with _errors():
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=1, max_size=10, timeout=_CONNECT_SECONDS, command_timeout=30
                )
                async with self._pool.acquire() as connection:
                    await self._migrate(connection)
                await self._keep_session()
            for copy in self._backups.glob("postgres-v*.jsonl"):
                keep_to_owner(copy)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        self._closed = True
        if self._session:
            await self._session.close()
            self._session = None
        if self._pool:
            try:
                await asyncio.wait_for(self._pool.close(), _CLOSE_SECONDS)
            except TimeoutError:  # whoever still holds a connection waits for a dead database
                self._pool.terminate()
            self._pool = None

    async def probe(self) -> None:
        async with self._transaction() as connection:
            await connection.execute("UPDATE schema_version SET version = version")

    # Writing -----------------------------------------------------------------------------------

    async def create(self, batch: Batch, seed: bytes) -> None:
        async with self._transaction() as connection:
            await _insert_game(connection, batch.game, batch.summary.changed, batch.summary, seed)
            await _insert(connection, batch)

    async def append(self, batch: Batch) -> None:
        async with self._transaction() as connection:
            await _insert(connection, batch)
            await _summarise(connection, batch.game, batch.summary)
            if self.reminds:
                for sql, values in statements(batch):
                    await connection.execute(sql, *values)
            last = batch.rows[-1].seq
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{batch.game} {last}")

    async def restore(self, game: Game) -> bool:
        try:
            async with self._transaction() as connection:
                await _insert_game(connection, game.id, game.created, game.summary, game.seed)
                batch = Batch(game.id, 0, game.rows, game.summary, game.holders)
                await _insert(connection, batch)
        except Conflict:
            return False
        return True

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        async with _errors(), self._pool.acquire() as connection, connection.transaction():
            # Whatever the server's default: an acknowledged move is on the disk.
            await connection.execute("SET LOCAL synchronous_commit = on")
            yield connection

    # Reading -----------------------------------------------------------------------------------

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        async with _errors():
            fetched: list[Any] = await self._pool.fetch(sql, *values)
            return fetched

    async def rows(self, game: str, after: int = 0) -> list[Row]:
        sql = "SELECT seq, kind, payload FROM rows WHERE game = $1 AND seq > $2 ORDER BY seq"
        return [Row(*columns) for columns in await self._fetch(sql, game, after)]

    async def seed(self, game: str) -> bytes | None:
        seeds = await self._fetch("SELECT seed FROM games WHERE id = $1", game)
        return seeds[0][0] if seeds else None

    async def listed(self, since: int, after: Place | None, limit: int) -> list[Found]:
        sql = (
            f"SELECT id, changed, brief FROM games WHERE {PUBLIC}"  # noqa: S608  (our own words)
            " AND changed > $1 AND (changed, id) < ($2, $3) ORDER BY changed DESC, id DESC LIMIT $4"
        )
        found = await self._fetch(sql, since, *(after or _FIRST), limit)
        if len(found) < limit:
            slow = sql.replace(PUBLIC, SLOW)
            place = min(after or _FIRST, (since + 1, ""))
            found += await self._fetch(slow, since - SLOW_MS, *place, limit - len(found))
        return [Found(*each) for each in found]

    async def held_by(
        self, holder: str, after: Place | None, limit: int, part: Part | None = None
    ) -> list[Found]:
        sql = (
            "SELECT id, holders.changed, brief FROM holders JOIN games ON games.id = holders.game"  # noqa: S608
            " WHERE holder = $1 AND (holders.changed, holders.game) < ($2, $3)"
            f" {'AND part = $5' if part else ''}"
            " ORDER BY holders.changed DESC, holders.game DESC LIMIT $4"
        )
        wanted = (part,) if part else ()
        found = await self._fetch(sql, holder, *(after or _FIRST), limit, *wanted)
        return [Found(*each) for each in found]

    async def turns(self, holder: str) -> int:
        sql = "SELECT COUNT(*) FROM holders WHERE holder = $1 AND part = 'turn'"
        return int((await self._fetch(sql, holder))[0][0])

    async def unbriefed(self, after: str, limit: int) -> list[str]:
        sql = f"SELECT id FROM games WHERE {UNBRIEFED} AND id > $1 ORDER BY id LIMIT $2"  # noqa: S608
        return [id_ for (id_,) in await self._fetch(sql, after, limit)]

    async def summarise(self, game: str, seq: int, summary: Summary) -> None:
        async with self._transaction() as connection:
            await _expect_after(connection, game, seq)
            await _summarise(connection, game, summary)

    async def in_use(self, holder: str, since: int) -> int:
        sql = (
            "SELECT COUNT(*) FROM holders JOIN games ON games.id = holders.game WHERE holder = $1"
            " AND status IN ('open', 'running') AND games.changed > $2"
        )
        return int((await self._fetch(sql, holder, since))[0][0])

    async def waiting(self) -> list[str]:
        async with self._session_lock, _errors():
            await self._keep_session()
        sql = "SELECT id FROM games WHERE waits_for_bot ORDER BY id"
        return [id_ for (id_,) in await self._fetch(sql)]

    async def due(self, now: int) -> list[str]:
        sql = "SELECT id FROM games WHERE due <= $1 ORDER BY due, id"
        return [id_ for (id_,) in await self._fetch(sql, now)]

    async def idle(self, status: str, before: int) -> list[str]:
        sql = (
            f"SELECT id FROM games WHERE status = $1 AND changed <= $2 AND {IDLE}"  # noqa: S608
            " ORDER BY id"
        )
        return [id_ for (id_,) in await self._fetch(sql, status, before)]

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        return await self._fetch(sql, *values)

    async def change(self, sql: str, *values: Any) -> list[Any]:
        async with self._transaction() as connection:
            changed: list[Any] = await connection.fetch(sql, *values)
            return changed

    async def ids(self) -> list[str]:
        return [id_ for (id_,) in await self._fetch("SELECT id FROM games ORDER BY created, id")]

    async def game(self, id_: str) -> Game:
        async with (
            _errors(),
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            kept = await connection.fetchrow("SELECT * FROM games WHERE id = $1", id_)
            rows = await connection.fetch(
                "SELECT seq, kind, payload FROM rows WHERE game = $1 ORDER BY seq", id_
            )
            holders = await connection.fetch(
                "SELECT holder FROM holders WHERE game = $1 ORDER BY holder", id_
            )
        if kept is None:
            raise StorageError("storage-no-game", {"table": id_})
        names = ("status", "public", "waits_for_bot", "changed", "due", "brief")
        summary = Summary(*(kept[column] for column in names))
        return Game(
            id_,
            kept["created"],
            kept["seed"],
            summary,
            tuple(each["holder"] for each in holders),
            tuple(Row(*row) for row in rows),
        )

    # Other processes ---------------------------------------------------------------------------

    async def drive(self, game: str) -> bool:
        async with self._session_lock, _errors():
            await self._keep_session()
            if game in self._driven:
                return True
            sql = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
            if await self._session.fetchval(sql, game):
                self._driven.add(game)
            return game in self._driven

    async def release(self, game: str) -> None:
        async with self._session_lock, _errors():
            if game in self._driven and self._session and not self._session.is_closed():
                sql = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"
                await self._session.fetchval(sql, game)
            self._driven.discard(game)

    async def _keep_session(self) -> None:
        """Listen again if the connection was lost; its locks went with it."""
        if self._session and not self._session.is_closed():
            return
        self._driven.clear()
        session = await asyncpg.connect(self._url, timeout=_CONNECT_SECONDS, command_timeout=30)
        if self._closed:  # meanwhile: nobody would close this one
            await session.close()
            raise asyncpg.InterfaceError("closed")
        self._session = session
        await session.add_listener(CHANNEL, self._notified)

    def _notified(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        game, _, seq = payload.partition(" ")
        if seq.isdigit():
            self._nudge(game, int(seq))

    # Opening -----------------------------------------------------------------------------------

    async def _migrate(self, connection: Any) -> None:
        """Bring the schema forward; of several processes one does, the others wait."""
        await connection.execute("SELECT pg_advisory_lock($1)", _MIGRATING)
        try:
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
            )
            version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
            newest = len(self._migrations)
            if version > newest:
                raise StorageError("storage-newer", {"version": version, "known": newest})
            if 0 < version < newest:
                await self._back_up(connection, version)
            for number in range(version, newest):
                async with connection.transaction():
                    for statement in self._migrations[number]:
                        await connection.execute(statement.format(blob="BYTEA"))
                    await connection.execute("DELETE FROM schema_version")
                    await connection.execute("INSERT INTO schema_version VALUES ($1)", number + 1)
        finally:
            await connection.execute("SELECT pg_advisory_unlock($1)", _MIGRATING)

    async def _back_up(self, connection: Any, version: int) -> None:
        """All tables as JSON lines, whatever their columns are."""
        self._backups.mkdir(parents=True, exist_ok=True)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        path = self._backups / f"postgres-v{version}-{stamp}.jsonl"
        create(path)
        with path.open("w", encoding="utf-8") as file:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for table in _TABLES:
                    sql = f"SELECT row_to_json(t) FROM {table} t"  # noqa: S608  (our own names)
                    async for (kept,) in connection.cursor(sql):
                        line = {"table": table, "row": json.loads(kept)}
                        file.write(json.dumps(line, ensure_ascii=False) + "\n")


async def _summarise(connection: Any, game: str, summary: Summary) -> None:
    # One statement: a move waits for each answer.
    await connection.execute(
        "WITH summarised AS (UPDATE games SET changed = $2, status = $3, public = $4,"
        " waits_for_bot = $5, due = $6, brief = $7, briefed = $8, slow = $9 WHERE id = $1)"
        " UPDATE holders SET changed = $2, part = CASE WHEN holder = $10 THEN 'turn' ELSE $11 END"
        " WHERE game = $1",
        game,
        *columns(summary),
        summary.waits_for,
        summary.part,
    )


async def _expect_after(connection: Any, game: str, seq: int) -> None:
    sql = "SELECT max(seq) FROM rows WHERE game = $1"
    if await connection.fetchval(sql, game) != seq:
        raise Conflict


async def _insert_game(
    connection: Any, id_: str, created: int, summary: Summary, seed: bytes
) -> None:
    await connection.execute(
        "INSERT INTO games (id, created, changed, status, public, waits_for_bot, due, brief,"
        " briefed, slow, seed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        id_,
        created,
        *columns(summary),
        seed,
    )


async def _insert(connection: Any, batch: Batch) -> None:
    if batch.after:
        await _expect_after(connection, batch.game, batch.after)
    await connection.executemany(
        "INSERT INTO rows (game, seq, kind, payload) VALUES ($1, $2, $3, $4)",
        [(batch.game, row.seq, row.kind, row.payload) for row in batch.rows],
    )
    await connection.executemany(
        "INSERT INTO holders (holder, game, changed, part) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT DO NOTHING",
        [
            (holder, batch.game, batch.summary.changed, batch.summary.part)
            for holder in batch.holders
        ],
    )


@asynccontextmanager
async def _errors() -> AsyncIterator[None]:
    """What the database says, as our own errors; never with the URL, which holds a password."""
    try:
        yield
    except asyncpg.UniqueViolationError:
        raise Conflict from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        own = isinstance(error, asyncpg.PostgresError)
        detail = str(error) if own else type(error).__name__
        raise StorageError("storage-unusable", {"path": "PostgreSQL", "detail": detail}) from error
