"""PostgreSQL: several server processes on one database.

UNIQUE (game, seq) decides who was first. One statement stores a batch, and one transaction those
that come at the same moment (`together`). The others are told afterwards that there is something to
read (`session`); what they are not told they find by reading again. What one process at a time
shall do is taken on lease (`leases`).
"""

import asyncio
import errno
import json
import logging
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

import asyncpg

from valdora.server.storage.files import create, keep_to_owner
from valdora.server.storage.hosts import Hosts
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
from valdora.server.storage.proof import Proof
from valdora.server.storage.session import PATIENCE_SECONDS, Session
from valdora.server.storage.together import Together, Values
from valdora.table.briefs import Place
from valdora.table.rows import Part, Row, Summary

_MIGRATING: Final = 0x76616C64
"""The advisory lock that lets one process migrate while the others wait."""
_COMMAND_SECONDS: Final = 30.0
_STORE_SECONDS: Final = 5.0
"""So long a move may take; then whoever waits for it is told that it may not be stored."""
_LOCK: Final = "4s"
"""So long a statement waits for another's: less than that, so that none waits on for nobody."""
_SILENT_SECONDS: Final = 3.0
_GONE_SECONDS: Final = 15.0
"""So long a database that says that it is gone may take to come back before we are cut off."""
_NO_WAY: Final = (errno.ENETDOWN, errno.ENETUNREACH, errno.EHOSTDOWN, errno.EHOSTUNREACH)
_CONNECTIONS: Final = 10
_CLOSE_SECONDS: Final = 10
_FIRST: Final = (2**62, "")
"""The place before all."""
_TABLES: Final = """SELECT quote_ident(relname) FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relpersistence = 'p'
    ORDER BY relname <> 'games', relname"""
"""Games first: what belongs to one refers to it."""
_LOCK_PAUSES: Final = (1, 2, 5, 10, 20, 30)
"""Seconds, before a table that is in use is asked for once more."""
_NAMED: Final = {"application_name": "valdora"}
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
    UPDATE games SET changed = CASE WHEN $18 = 'all' THEN $7 ELSE changed END, status = $8,
        public = $9, waits_for_bot = $10, due = $11, brief = $12,
        briefed = CASE WHEN $18 = 'all' THEN $13 ELSE briefed END, slow = $14
    WHERE id = $1 AND $18 <> 'rows' AND EXISTS (SELECT 1 FROM stored)),
known AS (
    UPDATE holders SET changed = CASE WHEN $18 = 'all' THEN $7 ELSE changed END,
        part = CASE WHEN holder = $15 THEN 'turn' ELSE $16 END
    WHERE game = $1 AND EXISTS (SELECT 1 FROM stored) AND ($18 = 'all' OR $18 = 'turn'
        AND part <> CASE WHEN holder = $15 THEN 'turn' ELSE $16 END)),
new AS (
    INSERT INTO holders (holder, game, changed, part)
    SELECT holder, $1, $7, CASE WHEN holder = $15 THEN 'turn' ELSE $16 END
    FROM unnest($17::text[]) AS holder WHERE EXISTS (SELECT 1 FROM stored)
    ON CONFLICT DO NOTHING)
SELECT count(*) FROM stored"""
"""One statement, one round trip: stored as a whole, or nothing if the game has gone on."""
_TELL: Final = """,
told AS (
    SELECT notice, channels.id AS channel, due
    FROM unnest($20::text[], $21::bigint[]) AS told (notice, due), channels
    WHERE person = $22 AND active AND EXISTS (SELECT 1 FROM stored)
        AND NOT EXISTS (SELECT 1 FROM muted WHERE muted.person = $22 AND muted.game = $1)),
forgotten AS (
    DELETE FROM outbox
    WHERE game = $1 AND turn <> $19 AND turn > 0 AND EXISTS (SELECT 1 FROM stored)),
held AS (
    UPDATE outbox SET due = NULL
    WHERE game = $1 AND turn = $19 AND turn > 0 AND done IS NULL
        AND EXISTS (SELECT 1 FROM stored)
        AND NOT EXISTS (SELECT 1 FROM told
            WHERE told.notice = outbox.notice AND told.channel = outbox.channel)),
noted AS (
    INSERT INTO outbox (game, turn, notice, channel, due)
    SELECT $1, $19, notice, channel, due FROM told
    ON CONFLICT (game, turn, notice, channel) DO UPDATE SET due = excluded.due)"""
"""With it what is to be told of the turn: what `outbox.statements` do one after the other."""
_APPEND_AND_TELL: Final = _APPEND.replace("\nSELECT count", f"{_TELL}\nSELECT count")
_MOVED: Final = """
SELECT known.game FROM unnest($1::text[], $2::int[], $3::bytea[]) AS known (game, seq, sum)
LEFT JOIN LATERAL
    (SELECT seq, payload FROM rows WHERE game = known.game ORDER BY seq DESC LIMIT 1) last ON true
WHERE last.seq IS DISTINCT FROM known.seq OR sha256(last.payload) <> known.sum"""


log = logging.getLogger(__name__)


class PostgresStorage:
    """See `Storage`."""

    shared = True
    reminds = False
    clock = "CAST(extract(epoch FROM statement_timestamp()) * 1000 AS BIGINT)"
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"

    def __init__(
        self, url: str, backups: Path, migrations: Sequence[Migration] = MIGRATIONS
    ) -> None:
        self._hosts = Hosts(url)
        self._backups = backups
        self._migrations = migrations
        self._pool: Any = None
        self._connected: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
        """To which host each connection of the pool leads."""
        self._session: Session | None = None
        self._leases = Leases(self._fetch)
        self._together = Together(self._store)
        self._proof = Proof(self._touch)
        self._answered = time.monotonic()
        """When the database last answered."""
        self._patience = _SILENT_SECONDS

    async def start(self, nudge: Nudge, hear: Hear = ignore) -> None:
        session = Session(self._connect_session, nudge, hear, self._beat)
        try:
            async with _errors():
                await self._migrate()
                self._pool = await asyncpg.create_pool(
                    connect=self._connect, min_size=0, max_size=_CONNECTIONS, reset=_leave
                )
                self._session = session
                await session.start()
            for copy in self._backups.glob("postgres-v*.jsonl"):
                keep_to_owner(copy)
        except BaseException:
            await self.close()
            raise

    async def _connect(self, _url: object = None, **options: Any) -> Any:
        """One for the pool. Whatever the server's default: an acknowledged move is on the disk.

        What takes too long is ended by us and not by asyncpg, which would ask the database to stop
        it: a commit that waits for a standby is then done without the standby.
        """
        settings = {"synchronous_commit": "on", "lock_timeout": _LOCK, **_NAMED}
        made = await self._hosts.connect(server_settings=settings, **options)
        self._connected[made] = self._hosts.first
        return made

    async def _connect_session(self) -> Any:
        """The one to hear by: what is told need not outlive anything, so nothing waits for a disk.

        If the database is elsewhere now, or says nothing, whoever waits for it as it was waits in
        vain: TCP may not notice for a quarter of an hour.
        """
        settings = {"synchronous_commit": "off", **_NAMED}
        try:
            made = await self._hosts.connect(server_settings=settings)
        except OSError as error:
            silent = isinstance(error, TimeoutError) or error.errno in _NO_WAY
            self._patience = _SILENT_SECONDS if silent else _GONE_SECONDS
            self._leave_all_but("")
            raise
        except asyncpg.PostgresError:
            self._patience = _GONE_SECONDS
            raise
        self._leave_all_but(self._hosts.first)
        return made

    def _leave_all_but(self, host: str) -> None:
        for connection, at in list(self._connected.items()):
            if at != host:
                connection.terminate()

    async def _beat(self, connection: Any) -> None:
        await self._leases.renew(connection)
        self._answered, self._patience = time.monotonic(), _SILENT_SECONDS

    @property
    def cut_off(self) -> bool:
        return time.monotonic() - self._answered >= self._patience

    async def close(self) -> None:
        if self._session:
            await self._session.close()
            self._session = None
        if self._pool:
            await self._together.finish(_CLOSE_SECONDS)
            with suppress(StorageError, TimeoutError):  # after a while they are free anyway
                await asyncio.wait_for(self._leases.end(), _CLOSE_SECONDS)
            try:
                await asyncio.wait_for(self._pool.close(), _CLOSE_SECONDS)
            except TimeoutError:  # whoever still holds a connection waits for a dead database
                self._pool.terminate()
            self._pool = None

    async def probe(self) -> None:
        async with _errors():
            await self._proof.give()

    async def _touch(self) -> None:
        async with self._connection(_STORE_SECONDS) as connection:
            await connection.execute("UPDATE schema_version SET version = version")

    @asynccontextmanager
    async def _connection(self, seconds: float = _COMMAND_SECONDS) -> AsyncIterator[Any]:
        """One of the pool, for so long; then it is ended with whatever it is at."""
        async with self._pool.acquire(timeout=seconds) as connection:
            end = asyncio.get_running_loop().call_later(seconds, connection.terminate)
            try:
                yield connection
            finally:
                end.cancel()
            self._answered = time.monotonic()

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
        if self.reminds:
            values += _told(batch)
        async with _errors(), self._proof.needed():
            stored = await self._together.put(values)
        if not stored:
            raise Conflict
        if self._session:
            self._session.tell(batch.game, batch.rows[-1].seq)

    async def _store(self, many: Sequence[Values]) -> Sequence[bool]:
        """One round trip, and one transaction since nothing says where one of them ends."""
        sql = _APPEND_AND_TELL if self.reminds else _APPEND
        async with self._connection(_STORE_SECONDS) as connection:
            return [bool(count) for (count,) in await connection.fetchmany(sql, many)]

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
        async with (
            _errors(),
            self._proof.needed(),
            self._connection() as connection,
            connection.transaction(),
        ):
            yield connection

    # Reading -----------------------------------------------------------------------------------

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        async with _errors(), self._connection() as connection:
            fetched: list[Any] = await connection.fetch(sql, *values)
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

    async def waiting(
        self,
        watched: Collection[str] = (),
        besides: Collection[str] = (),
        limit: int | None = None,
    ) -> list[str]:
        free = f"{FREE} AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS other WHERE other = id)"
        sql = (  # each by an index of its own, and bounded where many may wait
            f"(SELECT id FROM games WHERE id = ANY($2::text[]) AND {free})"  # noqa: S608
            f" UNION ALL (SELECT id FROM games WHERE waits_for_bot AND {free} ORDER BY id LIMIT $4)"
        )
        values = self._leases.name, list(watched), list(besides), limit
        found = [id_ for (id_,) in await self._fetch(sql, *values)]
        return list(dict.fromkeys(found))

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
        async with _errors(), self._proof.needed(), self._connection() as connection:
            changed: list[Any] = await connection.fetch(sql, *values)  # a transaction by itself
            return changed

    async def ids(self) -> list[str]:
        return [id_ for (id_,) in await self._fetch("SELECT id FROM games ORDER BY created, id")]

    async def game(self, id_: str) -> Game:
        async with (
            _errors(),
            self._connection() as connection,
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

    async def hand_over(self) -> None:
        await self._leases.end()

    # Opening -----------------------------------------------------------------------------------

    async def _migrate(self) -> None:
        """Bring the schema forward; of several processes one does, the others wait. However long
        that takes: what is to be changed may be large."""
        connection = await self._hosts.connect(server_settings={"lock_timeout": "0", **_NAMED})
        try:
            if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _MIGRATING):
                log.warning("another server brings the database forward; this one waits")
                await connection.execute("SELECT pg_advisory_lock($1)", _MIGRATING)
            await self._bring_forward(connection)
        finally:
            with suppress(*_DRIVERS):
                await connection.close(timeout=PATIENCE_SECONDS)  # and with it goes the lock

    async def _bring_forward(self, connection: Any) -> None:
        version, least = await _version(connection)
        newest = len(self._migrations)
        if newest < (least or version):
            raise StorageError("storage-newer", {"version": version, "known": newest})
        if 0 < version < newest:
            await self._back_up(connection, version)
        for number in range(version, newest):
            for pause in _LOCK_PAUSES:
                try:
                    await self._take_step(connection, number)
                except asyncpg.LockNotAvailableError:
                    log.warning("a table is in use; in %d s it is tried again", pause)
                    await asyncio.sleep(pause)
                else:
                    break
            else:
                await self._take_step(connection, number)

    async def _take_step(self, connection: Any, number: int) -> None:
        async with connection.transaction():
            # Whoever wants to read waits behind us while we wait for a table.
            await connection.execute(f"SET LOCAL lock_timeout = '{_LOCK}'")
            for statement in self._migrations[number]:
                await connection.execute(statement.format(**_WORDS))
            await connection.execute("DELETE FROM schema_version")
            await connection.execute(
                "INSERT INTO schema_version (version, least) VALUES ($1, $2)",
                number + 1,
                min(number + 1, OLDEST),
            )

    async def _back_up(self, connection: Any, version: int) -> None:
        """All tables as JSON lines, whatever their columns are; but for those that are empty after
        a crash anyway."""
        self._backups.mkdir(parents=True, exist_ok=True)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        path = self._backups / f"postgres-v{version}-{stamp}.jsonl"
        create(path)
        with path.open("w", encoding="utf-8") as file:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for (table,) in await connection.fetch(_TABLES):
                    sql = f"SELECT row_to_json(t) FROM {table} t"  # noqa: S608  (quoted by it)
                    async for (kept,) in connection.cursor(sql):
                        line = {"table": table, "row": json.loads(kept)}
                        file.write(json.dumps(line, ensure_ascii=False) + "\n")


async def _version(connection: Any) -> tuple[int, int | None]:
    """The database's, and which is the oldest that can work beside it."""
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    # Since when versions can work beside each other: which is the oldest that still may.
    await connection.execute("ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS least INTEGER")
    found = await connection.fetchrow("SELECT version, least FROM schema_version")
    return (found[0], found[1]) if found else (0, None)


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
        batch.changes,
    )


def _told(batch: Batch) -> Values:
    """The further values of `_APPEND_AND_TELL`; no turn if what is to be told stays as it is."""
    wanted = batch.notices
    if wanted is None:
        return None, [], [], ""
    kinds, times = [each.kind for each in wanted.told], [each.at for each in wanted.told]
    return wanted.turn, kinds, times, wanted.person


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
