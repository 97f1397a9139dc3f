"""SQLite: one file, one process, one writer thread that commits for all who wait (group commit).

Write-ahead log with synchronous=FULL: a commit returns after the log is on the disk, and only then
does `append`. Reads have a connection and a thread of their own and see what is committed.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

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
from valdora.server.storage.lock import ProcessLock
from valdora.server.storage.migrations import IDLE, MIGRATIONS, PUBLIC, SLOW, UNBRIEFED, Migration
from valdora.server.storage.outbox import statements
from valdora.table.briefs import Place
from valdora.table.rows import Part, Row, Summary

T = TypeVar("T")
Connect = Callable[[str], Any]
"""Makes a connection with `execute` and `close`; tests put one in that watches the disk."""

_MOST_AT_ONCE: Final = 512
_FIRST: Final = (2**62, "")
"""The place before all."""


@dataclass(frozen=True)
class _Write:
    """Something to do inside the next transaction, and who waits for it."""

    do: Callable[[Any], None]
    done: "asyncio.Future[None]"


class SqliteStorage:
    """See `Storage`."""

    shared = False
    reminds = False
    cut_off = False
    clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    tables = "SELECT name FROM sqlite_master WHERE type = 'table'"

    def __init__(
        self,
        path: Path,
        backups: Path,
        migrations: Sequence[Migration] = MIGRATIONS,
        connect: Connect | None = None,
        *,
        reading: bool = False,
    ) -> None:
        self._path = path = Path(os.path.realpath(path))  # by whatever name: one file, one lock
        self._backups = backups
        self._migrations = migrations
        self._reading = reading
        self._connect = connect or _connect
        self._lock = ProcessLock(path.with_name(path.name + ".lock"))
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "valdora-read")
        self._read: Any = None
        self._write: Any = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self, nudge: Nudge, hear: Hear = ignore) -> None:  # noqa: ARG002  (nobody)
        self._loop = asyncio.get_running_loop()
        try:
            with self._errors():
                await asyncio.to_thread(self._look if self._reading else self._open)
                self._read = await self._loop.run_in_executor(self._readers, self._opened)
        except BaseException:
            await self.close()
            raise
        if self._reading:
            return
        self._thread = threading.Thread(target=self._keep_writing, name="valdora-write")
        self._thread.start()

    async def close(self) -> None:
        if self._thread:
            self._writes.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._write:
            await asyncio.to_thread(self._write.close)
            self._write = None
        if self._read:
            await asyncio.get_running_loop().run_in_executor(self._readers, self._read.close)
            self._read = None
        self._readers.shutdown()
        self._lock.release()

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        """What the database says, as our own error."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            figures = {"path": str(self._path), "detail": str(error)}
            raise StorageError("storage-unusable", figures) from error

    async def probe(self) -> None:
        def write(connection: Any) -> None:
            (version,) = connection.execute("PRAGMA user_version").fetchall()[0]
            connection.execute(f"PRAGMA user_version = {version}").fetchall()

        await self._commit(write)

    # Writing -----------------------------------------------------------------------------------

    async def create(self, batch: Batch, seed: bytes, allowance: Allowance | None = None) -> None:
        def write(connection: Any) -> None:
            if allowance:
                _expect_room(connection, allowance)
            _insert_game(connection, batch.game, batch.summary.changed, batch.summary, seed)
            _insert(connection, batch)

        await self._commit(write)

    async def append(self, batch: Batch) -> None:
        def write(connection: Any) -> None:
            _expect_next(connection, batch)
            _insert(connection, batch)
            if batch.changes == "all":
                _summarise(connection, batch.game, batch.summary)
            elif batch.changes == "turn":
                _tell_turn(connection, batch.game, batch.summary)
            if self.reminds:
                for sql, values in statements(batch):
                    connection.execute(sql, _numbered(values))

        await self._commit(write)

    async def restore(self, game: Game) -> bool:
        def write(connection: Any) -> None:
            _insert_game(connection, game.id, game.created, game.summary, game.seed)
            _insert(connection, Batch(game.id, 0, game.rows, game.summary, game.holders))

        try:
            await self._commit(write)
        except Conflict:
            return False
        return True

    async def _commit(self, do: Callable[[Any], None]) -> None:
        assert self._loop is not None, "start it first"
        done: asyncio.Future[None] = self._loop.create_future()
        self._writes.put(_Write(do, done))
        await done

    def _keep_writing(self) -> None:
        """The writer thread: whatever has gathered goes into one transaction."""
        going = True
        while going:
            waiting = [self._writes.get()]
            while len(waiting) < _MOST_AT_ONCE and not self._writes.empty():
                waiting.append(self._writes.get())
            going = None not in waiting
            self._commit_all([write for write in waiting if write])

    def _commit_all(self, writes: list[_Write]) -> None:
        if not writes:
            return
        results: list[Exception | None] = []
        try:
            self._write.execute("BEGIN IMMEDIATE")
            results = [self._attempt(write) for write in writes]
            self._write.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  (a full disk: tell all who wait, go on)
            self._roll_back()
            figures = {"path": str(self._path), "detail": str(error)}
            results = [StorageError("storage-unusable", figures)] * len(writes)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_settle, writes, results)

    def _attempt(self, write: _Write) -> Exception | None:
        """One write of the transaction; if it conflicts or is one too many, the others still count.

        It does so before it has changed anything, so nothing need be taken back.
        """
        try:
            write.do(self._write)
        except (Conflict, Full) as refused:
            return refused
        return None

    def _roll_back(self) -> None:
        with contextlib.suppress(Exception):  # there was no transaction: just as well
            self._write.execute("ROLLBACK")

    # Reading -----------------------------------------------------------------------------------

    async def _ask(self, read: Callable[[Any], T]) -> T:
        assert self._loop is not None, "start it first"
        with self._errors():
            return await self._loop.run_in_executor(self._readers, read, self._read)

    async def _select(self, sql: str, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[Any]:
        def read(connection: Any) -> list[Any]:
            fetched: list[Any] = connection.execute(sql, values).fetchall()
            return fetched

        return await self._ask(read)

    async def rows(self, game: str, after: int = 0) -> list[Row]:
        sql = "SELECT seq, kind, payload FROM rows WHERE game = ? AND seq > ? ORDER BY seq"
        return [Row(*columns) for columns in await self._select(sql, (game, after))]

    async def moved(self, known: Mapping[str, Row]) -> list[str]:  # noqa: ARG002  (there are none)
        return []

    async def seed(self, game: str) -> bytes | None:
        seeds = await self._select("SELECT seed FROM games WHERE id = ?", (game,))
        return seeds[0][0] if seeds else None

    async def listed(self, since: int, after: Place | None, limit: int) -> list[Found]:
        sql = (
            f"SELECT id, changed, brief FROM games WHERE {PUBLIC}"  # noqa: S608  (our own words)
            " AND changed > ? AND (changed, id) < (?, ?) ORDER BY changed DESC, id DESC LIMIT ?"
        )
        found = _found(await self._select(sql, (since, *(after or _FIRST), limit)))
        if len(found) == limit:
            return found
        slow = sql.replace(PUBLIC, SLOW)
        place = min(after or _FIRST, (since + 1, ""))
        more = await self._select(slow, (since - SLOW_MS, *place, limit - len(found)))
        return found + _found(more)

    async def held_by(
        self, holder: str, after: Place | None, limit: int, part: Part | None = None
    ) -> list[Found]:
        sql = (
            "SELECT id, holders.changed, brief FROM holders JOIN games ON games.id = holders.game"  # noqa: S608
            f" WHERE holder = ? {'AND part = ?' if part else ''}"
            " AND (holders.changed, holders.game) < (?, ?)"
            " ORDER BY holders.changed DESC, holders.game DESC LIMIT ?"
        )
        wanted = (holder, part) if part else (holder,)
        return _found(await self._select(sql, (*wanted, *(after or _FIRST), limit)))

    async def turns(self, holder: str, besides: str = "") -> int:
        sql = "SELECT COUNT(*) FROM holders WHERE holder = ? AND part = 'turn' AND game <> ?"
        return int((await self._select(sql, (holder, besides)))[0][0])

    async def unbriefed(self, after: str, limit: int) -> list[str]:
        sql = f"SELECT id FROM games WHERE {UNBRIEFED} AND id > ? ORDER BY id LIMIT ?"  # noqa: S608
        return _ids(await self._select(sql, (after, limit)))

    async def summarise(self, game: str, seq: int, summary: Summary) -> None:
        def write(connection: Any) -> None:
            _expect_after(connection, game, seq)
            _summarise(connection, game, summary)

        await self._commit(write)

    async def waiting(
        self,
        watched: Collection[str] = (),  # noqa: ARG002  (those wait as well, if they do)
        besides: Collection[str] = (),
        limit: int | None = None,
    ) -> list[str]:
        ids = _ids(await self._select("SELECT id FROM games WHERE waits_for_bot ORDER BY id"))
        return [id_ for id_ in ids if id_ not in besides][:limit]

    async def due(self, now: int) -> list[str]:
        sql = "SELECT id FROM games WHERE due <= ? ORDER BY due, id"
        return _ids(await self._select(sql, (now,)))

    async def idle(self, status: str, before: int) -> list[str]:
        sql = (
            f"SELECT id FROM games WHERE status = ? AND changed <= ? AND {IDLE}"  # noqa: S608
            " ORDER BY id"
        )
        return _ids(await self._select(sql, (status, before)))

    async def drive(self, game: str) -> bool:  # noqa: ARG002  (there is no other process)
        return True

    def say(self, text: str) -> None:
        """Nobody else is there."""

    def add(self, game: str, text: str) -> None:
        """There are no others."""

    async def release(self, game: str) -> None:
        """Nothing to do: there is no other process."""

    async def hand_over(self) -> None:
        """There is nobody to take anything."""

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        return await self._select(sql, _numbered(values))

    async def change(self, sql: str, *values: Any) -> list[Any]:
        found: list[Any] = []

        def write(connection: Any) -> None:
            found.extend(connection.execute(sql, _numbered(values)).fetchall())

        await self._commit(write)
        return found

    async def ids(self) -> list[str]:
        return _ids(await self._select("SELECT id FROM games ORDER BY created, id"))

    async def game(self, id_: str) -> Game:
        return await self._ask(partial(_game, id_))

    # Opening -----------------------------------------------------------------------------------

    def _look(self) -> None:
        """Only see whether it can be read, also if it is of an older version; a server may be
        running on it."""
        if not self._path.is_file():
            raise StorageError("storage-missing", {"path": str(self._path)})
        with contextlib.closing(self._opened()) as connection:
            version = connection.execute("PRAGMA user_version").fetchall()[0][0]
        _check_version(version, len(self._migrations))
        if version == 0:
            raise StorageError("storage-older", {"version": version})

    def _open(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        self._own_files()
        self._write = self._opened()
        version = self._write.execute("PRAGMA user_version").fetchall()[0][0]
        newest = len(self._migrations)
        _check_version(version, newest)
        if 0 < version < newest:
            self._back_up(version)
        for number in range(version, newest):
            self._write.execute("BEGIN IMMEDIATE")
            for statement in self._migrations[number]:
                self._write.execute(statement.format(blob="BLOB", unlogged=""))
            self._write.execute(f"PRAGMA user_version = {number + 1}")
            self._write.execute("COMMIT")

    def _own_files(self) -> None:
        """Have nobody else read the files, which hold the seeds; one file has one name only.

        SQLite gives its further files the mode of the database.
        """
        if not create(self._path):
            if self._path.stat().st_nlink > 1:
                raise StorageError("storage-linked", {"path": str(self._path)})
            for suffix in ("", "-wal", "-shm"):
                keep_to_owner(self._path.with_name(self._path.name + suffix))
        for copy in self._backups.glob(f"{self._path.stem}-v*.db"):
            keep_to_owner(copy)

    def _opened(self) -> Any:
        connection = self._connect(str(self._path))
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
                connection.execute(f"PRAGMA {pragma}").fetchall()
        except BaseException:
            connection.close()  # it is no database
            raise
        return connection

    def _back_up(self, version: int) -> None:
        self._backups.mkdir(parents=True, exist_ok=True)
        name = f"{self._path.stem}-v{version}-{time.strftime('%Y%m%d-%H%M%S')}.db"
        create(self._backups / name)
        self._write.execute("VACUUM INTO ?", (str(self._backups / name),)).fetchall()


def _connect(path: str) -> sqlite3.Connection:
    made = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    made.text_factory = _text
    return made


def _text(kept: bytes) -> str:
    """What is no UTF-8 spoils its own row only, not the list it stands in."""
    return kept.decode(errors="replace")


def _numbered(values: Sequence[Any]) -> dict[str, Any]:
    """Values for `$1`, `$2`, …: to SQLite those are names."""
    return {str(number): value for number, value in enumerate(values, 1)}


def _check_version(version: int, newest: int) -> None:
    if version > newest:
        raise StorageError("storage-newer", {"version": version, "known": newest})


def _expect_room(connection: Any, allowance: Allowance) -> None:
    sql = (
        "SELECT COUNT(*) FROM holders JOIN games ON games.id = holders.game WHERE holder = ?"
        " AND status IN ('open', 'running') AND games.changed > ?"
    )
    (count,) = connection.execute(sql, (allowance.holder, allowance.since)).fetchone()
    if count >= allowance.most:
        raise Full


def _insert_game(connection: Any, id_: str, created: int, summary: Summary, seed: bytes) -> None:
    connection.execute(
        "INSERT INTO games (id, created, changed, status, public, waits_for_bot, due, brief,"
        " briefed, slow, seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (id_, created, *columns(summary), seed),
    )
    _expect_changed(connection)


def _summarise(connection: Any, game: str, summary: Summary) -> None:
    connection.execute(
        "UPDATE games SET changed = ?, status = ?, public = ?, waits_for_bot = ?, due = ?,"
        " brief = ?, briefed = ?, slow = ? WHERE id = ?",
        (*columns(summary), game),
    )
    connection.execute(
        "UPDATE holders SET changed = ?, part = CASE WHEN holder = ? THEN 'turn' ELSE ? END"
        " WHERE game = ?",
        (summary.changed, summary.waits_for, summary.part, game),
    )


def _tell_turn(connection: Any, game: str, summary: Summary) -> None:
    """What is changed here stands in one index only, and so do the rows: that spares the disk."""
    connection.execute("UPDATE games SET brief = ? WHERE id = ?", (summary.brief, game))
    connection.execute(
        "UPDATE holders SET part = CASE WHEN holder = :turn THEN 'turn' ELSE :part END"
        " WHERE game = :game AND part <> CASE WHEN holder = :turn THEN 'turn' ELSE :part END",
        {"turn": summary.waits_for, "part": summary.part, "game": game},
    )


def _expect_changed(connection: Any) -> None:
    """`Conflict` if the last statement changed nothing."""
    if not connection.execute("SELECT changes()").fetchall()[0][0]:
        raise Conflict


def _expect_next(connection: Any, batch: Batch) -> None:
    """`Conflict` unless the batch goes on, number by number, where its game has got to."""
    _expect_after(connection, batch.game, batch.after)
    expect_in_order(batch)


def _expect_after(connection: Any, game: str, seq: int) -> None:
    """`Conflict` unless this is the last row of the game."""
    sql = "SELECT max(seq) FROM rows WHERE game = ?"
    if connection.execute(sql, (game,)).fetchall()[0][0] != seq:
        raise Conflict


def _insert(connection: Any, batch: Batch) -> None:
    """The rows of a batch that is known to follow on what is there."""
    for row in batch.rows:
        connection.execute(
            "INSERT INTO rows VALUES (?, ?, ?, ?)", (batch.game, row.seq, row.kind, row.payload)
        )
    for holder in batch.holders:
        connection.execute(
            "INSERT INTO holders (holder, game, changed, part) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (holder, batch.game, batch.summary.changed, batch.summary.part_of(holder)),
        )


def _game(id_: str, connection: Any) -> Game:
    connection.execute("BEGIN")
    try:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(games)").fetchall()]
        games = connection.execute("SELECT * FROM games WHERE id = ?", (id_,)).fetchall()
        rows = connection.execute(
            "SELECT seq, kind, payload FROM rows WHERE game = ? ORDER BY seq", (id_,)
        ).fetchall()
        holders = connection.execute(
            "SELECT holder FROM holders WHERE game = ? ORDER BY holder", (id_,)
        ).fetchall()
    finally:
        connection.execute("COMMIT")
    if not games:
        raise StorageError("storage-no-game", {"table": id_})
    kept = dict(zip(columns, games[0], strict=True))
    public, waits = bool(kept["public"]), bool(kept["waits_for_bot"])
    summary = Summary(
        kept["status"], public, waits, kept["changed"], kept.get("due"), kept.get("brief")
    )
    rows_ = tuple(Row(*row) for row in rows)
    return Game(id_, kept["created"], kept["seed"], summary, tuple(_ids(holders)), rows_)


def _found(fetched: Iterable[Any]) -> list[Found]:
    return [Found(*row) for row in fetched]


def _ids(fetched: Iterable[Any]) -> list[str]:
    return [row[0] for row in fetched]


def _settle(writes: list[_Write], results: list[Exception | None]) -> None:
    """Tell everyone who waited how their write went, on the event loop."""
    for write, error in zip(writes, results, strict=True):
        if write.done.done():  # whoever waited has gone; it is stored all the same
            continue
        if error:
            write.done.set_exception(error)
        else:
            write.done.set_result(None)
