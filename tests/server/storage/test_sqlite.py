"""What only SQLite must see to: one process, the disk, versions."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from valdora.server.storage import Batch, Row, StorageError, Summary, open_storage
from valdora.server.storage.migrations import MIGRATIONS
from valdora.server.storage.sqlite import SqliteStorage

SUMMARY = Summary("open", public=True, waits_for_bot=False, changed=1)


def storage_at(path: Path, **options: object) -> SqliteStorage:
    return SqliteStorage(path / "games.db", path / "backups", **options)  # type: ignore[arg-type]


async def started(storage: SqliteStorage) -> SqliteStorage:
    await storage.start(lambda _, __: None)
    return storage


def test_a_second_process_is_refused_with_a_clear_error(tmp_path: Path) -> None:
    async def play() -> None:
        one = await started(storage_at(tmp_path))
        with pytest.raises(StorageError) as error:
            await storage_at(tmp_path).start(lambda _, __: None)
        assert error.value.code == "storage-in-use"
        await one.close()
        await (await started(storage_at(tmp_path))).close()

    asyncio.run(play())


def test_every_commit_is_synchronous(tmp_path: Path) -> None:
    """The setting; that the disk obeys is shown with a file system of our own elsewhere."""
    seen: list[str] = []

    class Watched(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql == "COMMIT":
                seen.append(str(super().execute("PRAGMA synchronous").fetchone()[0]))
                seen.append(str(super().execute("PRAGMA journal_mode").fetchone()[0]))
            return super().execute(sql, *values)  # type: ignore[arg-type]

    def connect(path: str) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Watched)

    async def play() -> None:
        storage = await started(storage_at(tmp_path, connect=connect))
        seen.clear()
        await storage.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
        assert seen == ["2", "wal"]
        await storage.close()

    asyncio.run(play())


def test_a_failed_commit_is_told_to_all_who_wait_and_nothing_is_kept(tmp_path: Path) -> None:
    class Full(sqlite3.Connection):
        broken = False

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql == "COMMIT" and Full.broken:
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(sql, *values)  # type: ignore[arg-type]

    def connect(path: str) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Full)

    async def play() -> None:
        storage = await started(storage_at(tmp_path, connect=connect))
        await storage.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
        Full.broken = True
        tries = [storage.append(Batch("g", 1, (Row(2, "act", b"{}"),), SUMMARY)) for _ in range(3)]
        for result in await asyncio.gather(*tries, return_exceptions=True):
            assert isinstance(result, StorageError)
            assert "disk is full" in str(result)
        Full.broken = False
        assert len(await storage.rows("g")) == 1
        await storage.append(Batch("g", 1, (Row(2, "act", b"{}"),), SUMMARY))
        await storage.close()

    asyncio.run(play())


def test_an_older_database_is_backed_up_and_migrated(tmp_path: Path) -> None:
    async def play() -> None:
        old = await started(storage_at(tmp_path))
        await old.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
        await old.close()
        newer = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN clock BIGINT",))
        new = await started(storage_at(tmp_path, migrations=newer))
        assert len(await new.rows("g")) == 1
        await new.close()
        (copy,) = (tmp_path / "backups").iterdir()
        assert f"-v{len(MIGRATIONS)}-" in copy.name
        with sqlite3.connect(copy) as kept:
            assert kept.execute("SELECT count(*) FROM rows").fetchone() == (1,)
        kept.close()
        with pytest.raises(StorageError) as error:
            await storage_at(tmp_path).start(lambda _, __: None)
        assert error.value.code == "storage-newer"

    asyncio.run(play())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("this is a letter, not a database" * 40)

    async def play() -> None:
        with pytest.raises(StorageError) as error:
            await storage_at(tmp_path).start(lambda _, __: None)
        assert error.value.code == "storage-unusable"

    asyncio.run(play())


def test_a_url_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as error:
        open_storage("mysql://root:secret@host/games", tmp_path)
    assert "secret" not in str(error.value)


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:///",
        "sqlite:////",
        "postgresql://name:secret@host:port/games",
        "postgresql://name:secret@host:5432:5432/games",
        "postgresql://name:secret@one,two:0x1/games",
        "postgresql://name:sec/ret@host/games",
        "postgresql://name:secret@[::1/games",
    ],
)
def test_a_url_that_names_no_database_is_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(StorageError) as error:
        open_storage(url, tmp_path)
    assert error.value.code == "storage-address"
    assert not error.value.figures


@pytest.mark.parametrize(
    "url",
    [
        "postgresql:///games",
        "postgresql:///games?host=/run/postgresql",
        "postgres://name:s%40cret@one.example,two.example:5433/games",
        "postgresql://name@[::1]:5432/games",
    ],
)
def test_a_url_of_postgresql_may_name_hosts_or_none(tmp_path: Path, url: str) -> None:
    pytest.importorskip("asyncpg")
    assert open_storage(url, tmp_path).shared
