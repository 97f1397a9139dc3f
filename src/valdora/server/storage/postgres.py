"""PostgreSQL: several server processes on one database.

UNIQUE (game, seq) decides who was first. One statement stores a batch, and one transaction those
that come at the same moment (`together`). The others are told afterwards that there is something to
read (`session`); what they are not told they find by reading again. What one process at a time
shall do is taken on lease (`leases`).
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import asyncpg

from valdora.server.storage.files import create, keep_to_owner
from valdora.server.storage.interface import (
    SLOW_MS,
    Allowance,
    Batch,
    Conflict,
    Found,
    Full,
    Game,
    Hear,
    Nudge,
    StorageError,
    columns,
    expect_in_order,
    ignore,
)
from valdora.server.storage.leases import FREE, Leases
from valdora.server.storage.migrations import (
    IDLE,
    MIGRATIONS,
    OLDEST,
    PUBLIC,
    SLOW,
    UNBRIEFED,
    Migration,
)
from valdora.server.storage.outbox import statements
from valdora.server.storage.session import Session
from valdora.server.storage.together import Together, Values
from valdora.table.briefs import Place
from valdora.table.rows import Part, Row, Summary

_MIGRATING: Final = 0x76616C64
"""The advisory lock that lets one process migrate while the others wait."""
_CONNECT_SECONDS: Final = 10
_COMMAND_SECONDS: Final = 30
_CONNECTIONS: Final = 10
_CLOSE_SECONDS: Final = 10
_FIRST: Final = (2**62, "")
"""The place before all."""
_TABLES: Final = ("games", "rows", "holders")
_WORDS: Final = {"blob": "BYTEA", "unlogged": "UNLOGGED"}
_APPEND: Final = """
WITH last AS (SELECT seq, payload FROM rows WHERE game = $1 ORDER BY seq DESC LIMIT 1),
stored AS (
    INSERT INTO rows (game, seq, kind, payload)
    SELECT $1, new.* FROM unnest($3::int[], $4::text[], $5::bytea[]) AS new
    WHERE EXISTS (SELECT 1 FROM last
        WHERE seq = $2 AND ($6::bytea IS NULL OR sha256(payload) = $6))
    RETURNING seq),
summarised AS (
    UPDATE games SET changed = $7, status = $8, public = $9, waits_for_bot = $10, due = $11,
        brief = $12, briefed = $13, slow = $14
    WHERE id = $1 AND NOT $18 AND EXISTS (SELECT 1 FROM stored)),
known AS (
    UPDATE holders SET changed = $7, part = CASE WHEN holder = $15 THEN 'turn' ELSE $16 END
    WHERE game = $1 AND NOT $18 AND EXISTS (SELECT 1 FROM stored)),
new AS (
    INSERT INTO holders (holder, game, changed, part)
    SELECT holder, $1, $7, CASE WHEN holder = $15 THEN 'turn' ELSE $16 END
    FROM unnest($17::text[]) AS holder WHERE EXISTS (SELECT 1 FROM stored)
    ON CONFLICT DO NOTHING)
SELECT count(*) FROM stored"""
"""One statement, one round trip: stored as a whole, or nothing if the game has gone on."""
_MOVED: Final = """
SELECT known.game FROM unnest($1::text[], $2::int[], $3::bytea[]) AS known (game, seq, sum)
LEFT JOIN LATERAL
    (SELECT seq, payload FROM rows WHERE game = known.game ORDER BY seq DESC LIMIT 1) last ON true
WHERE last.seq IS DISTINCT FROM known.seq OR sha256(last.payload) <> known.sum"""


class PostgresStorage:
    """See `Storage`."""

    shared = True
    reminds = False
    clock = "CAST(extract(epoch FROM statement_timestamp()) * 1000 AS BIGINT)"
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"

    def __init__(
        self, url: str, backups: Path, migrations: Sequence[Migration] = MIGRATIONS
    ) -> None:
        self._url = url
        self._backups = backups
        self._migrations = migrations
        self._pool: Any = None
        self._session: Session | None = None
        self._leases = Leases(self._fetch)
        self._together = Together(self._store)

    async def start(self, nudge: Nudge, hear: Hear = ignore) -> None:
        session = Session(self._connect, nudge, hear, self._leases.renew)
        try:
            async with _errors():
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=_CONNECTIONS,
                    reset=_leave,
                    **_options(self._url),
                )
                async with self._pool.acquire() as connection:
                    await self._migrate(connection)
                self._session = session
                await session.start()
            for copy in self._backups.glob("postgres-v*.jsonl"):
                keep_to_owner(copy)
        except BaseException:
            await self.close()
            raise

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._url, **_options(self._url))

    async def close(self) -> None:
        if self._session:
            await self._session.close()
            self._session = None
        if self._pool:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._together.finish(), _CLOSE_SECONDS)
            with suppress(StorageError, TimeoutError):  # after a while they are free anyway
                await asyncio.wait_for(self._leases.end(), _CLOSE_SECONDS)
            try:
                await asyncio.wait_for(self._pool.close(), _CLOSE_SECONDS)
            except TimeoutError:  # whoever still holds a connection waits for a dead database
                self._pool.terminate()
            self._pool = None

    async def probe(self) -> None:
        async with self._transaction() as connection:
            await connection.execute("UPDATE schema_version SET version = version")

    # Writing -----------------------------------------------------------------------------------

    async def create(self, batch: Batch, seed: bytes, allowance: Allowance | None = None) -> None:
        async with self._transaction() as connection:
            if allowance:
                await _expect_room(connection, allowance)
            await _insert_game(connection, batch.game, batch.summary.changed, batch.summary, seed)
            await _insert(connection, batch)

    async def append(self, batch: Batch) -> None:
        expect_in_order(batch)
        values = _appended(batch)
        async with _errors():
            if self.reminds and batch.notices is not None:
                async with self._pool.acquire() as connection, connection.transaction():
                    stored = await connection.fetchval(_APPEND, *values)
                    if stored:
                        for sql, given in statements(batch):
                            await connection.execute(sql, *given)
            else:
                stored = await self._together.put(values)
        if not stored:
            raise Conflict
        if self._session:
            self._session.tell(batch.game, batch.rows[-1].seq)

    async def _store(self, many: Sequence[Values]) -> Sequence[bool]:
        """One round trip, and one transaction since nothing says where one of them ends."""
        async with self._pool.acquire() as connection:
            return [bool(count) for (count,) in await connection.fetchmany(_APPEND, many)]

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
            yield connection

    # Reading -----------------------------------------------------------------------------------

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        async with _errors():
            fetched: list[Any] = await self._pool.fetch(sql, *values)
            return fetched

    async def rows(self, game: str, after: int = 0) -> list[Row]:
        sql = "SELECT seq, kind, payload FROM rows WHERE game = $1 AND seq > $2 ORDER BY seq"
        return [Row(*columns) for columns in await self._fetch(sql, game, after)]

    async def moved(self, known: Mapping[str, Row]) -> list[str]:
        lasts = known.values()
        sums = [sha256(last.payload).digest() for last in lasts]
        found = await self._fetch(_MOVED, [*known], [last.seq for last in lasts], sums)
        return [game for (game,) in found]

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

    async def turns(self, holder: str, besides: str = "") -> int:
        sql = "SELECT COUNT(*) FROM holders WHERE holder = $1 AND part = 'turn' AND game <> $2"
        return int((await self._fetch(sql, holder, besides))[0][0])

    async def unbriefed(self, after: str, limit: int) -> list[str]:
        sql = f"SELECT id FROM games WHERE {UNBRIEFED} AND id > $1 ORDER BY id LIMIT $2"  # noqa: S608
        return [id_ for (id_,) in await self._fetch(sql, after, limit)]

    async def summarise(self, game: str, seq: int, summary: Summary) -> None:
        async with self._transaction() as connection:
            await _expect_after(connection, game, seq)
            await _summarise(connection, game, summary)

    async def waiting(self, watched: Collection[str] = ()) -> list[str]:
        sql = (
            "SELECT id FROM games WHERE (waits_for_bot OR id = ANY($2::text[]))"  # noqa: S608
            f" AND {FREE} ORDER BY id"
        )
        return [id_ for (id_,) in await self._fetch(sql, self._leases.name, list(watched))]

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
        return await self._leases.take(game)

    def say(self, text: str) -> None:
        if self._session:
            self._session.say(text)

    def add(self, game: str, text: str) -> None:
        if self._session:
            self._session.add(game, text)

    async def release(self, game: str) -> None:
        await self._leases.give_back(game)

    # Opening -----------------------------------------------------------------------------------

    async def _migrate(self, connection: Any) -> None:
        """Bring the schema forward; of several processes one does, the others wait."""
        await connection.execute("SELECT pg_advisory_lock($1)", _MIGRATING)
        try:
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
            )
            # Since when versions can work beside each other: which is the oldest that still may.
            await connection.execute(
                "ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS least INTEGER"
            )
            found = await connection.fetchrow("SELECT version, least FROM schema_version")
            version, least = found or (0, None)
            newest = len(self._migrations)
            if newest < (least or version):
                raise StorageError("storage-newer", {"version": version, "known": newest})
            if 0 < version < newest:
                await self._back_up(connection, version)
            for number in range(version, newest):
                async with connection.transaction():
                    for statement in self._migrations[number]:
                        await connection.execute(statement.format(**_WORDS))
                    await connection.execute("DELETE FROM schema_version")
                    await connection.execute(
                        "INSERT INTO schema_version (version, least) VALUES ($1, $2)",
                        number + 1,
                        min(number + 1, OLDEST),
                    )
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


def _options(url: str) -> dict[str, Any]:
    """Of every connection. Whatever the server's default: an acknowledged move is on the disk.

    Of several hosts in the URL the one that can be written is meant, unless it says otherwise.
    """
    options = {
        "timeout": _CONNECT_SECONDS,
        "command_timeout": _COMMAND_SECONDS,
        "server_settings": {"synchronous_commit": "on", "application_name": "valdora"},
    }
    if "target_session_attrs" not in url:
        options["target_session_attrs"] = "primary"
    return options


async def _leave(_connection: Any) -> None:
    """Nothing is changed on a connection that would have to be set back: no round trip for that."""


def _appended(batch: Batch) -> Values:
    """The values of `_APPEND`."""
    return (
        batch.game,
        batch.after,
        [row.seq for row in batch.rows],
        [row.kind for row in batch.rows],
        [row.payload for row in batch.rows],
        None if batch.onto is None else sha256(batch.onto).digest(),
        *columns(batch.summary),
        batch.summary.waits_for,
        batch.summary.part,
        list(batch.holders),
        batch.known,
    )


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


async def _expect_room(connection: Any, allowance: Allowance) -> None:
    """One at a time of those that are begun with the same key."""
    mine = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
    await connection.execute(mine, allowance.holder)
    sql = (
        "SELECT COUNT(*) FROM holders JOIN games ON games.id = holders.game WHERE holder = $1"
        " AND status IN ('open', 'running') AND games.changed > $2"
    )
    if await connection.fetchval(sql, allowance.holder, allowance.since) >= allowance.most:
        raise Full


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
    await connection.executemany(
        "INSERT INTO rows (game, seq, kind, payload) VALUES ($1, $2, $3, $4)",
        [(batch.game, row.seq, row.kind, row.payload) for row in batch.rows],
    )
    await connection.executemany(
        "INSERT INTO holders (holder, game, changed, part) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT DO NOTHING",
        [
            (holder, batch.game, batch.summary.changed, batch.summary.part_of(holder))
            for holder in batch.holders
        ],
    )


_DRIVERS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    ValueError,
    EOFError,
)
"""Whatever the driver says of a database that cannot be used now, or that it is closed."""


@asynccontextmanager
async def _errors() -> AsyncIterator[None]:
    """What the database says, as our own errors; never with the URL, which holds a password."""
    try:
        yield
    except asyncpg.UniqueViolationError:
        raise Conflict from None
    except _DRIVERS as error:
        own = isinstance(error, asyncpg.PostgresError)
        detail = str(error) if own else type(error).__name__
        raise StorageError("storage-unusable", {"path": "PostgreSQL", "detail": detail}) from error
