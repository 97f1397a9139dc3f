"""The disk: full, locked, read by others, or known by a second name."""

import asyncio
import contextlib
import os
import resource
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from support.server import Guest, running
from valdora.server.operating.backups import write_backup
from valdora.server.storage import Batch, Row, StorageError, Summary, open_storage
from valdora.server.storage.migrations import MIGRATIONS
from valdora.server.storage.readiness import EVERY_SECONDS, Readiness
from valdora.server.storage.sqlite import SqliteStorage

SUMMARY = Summary("open", public=True, waits_for_bot=False, changed=1)
GAME = Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY)


def opened(path: Path, **options: object) -> SqliteStorage:
    return SqliteStorage(path, path.parent / "backups", **options)  # type: ignore[arg-type]


async def started(storage: SqliteStorage) -> SqliteStorage:
    await storage.start(lambda _, __: None)
    return storage


@pytest.fixture
def as_usual() -> Iterator[None]:
    """What most systems have: files can be read by all unless one sees to it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """What others may do with the files of a folder, `-wal` and `-shm` included."""
    return {
        path.name: oct(stat.S_IMODE(path.stat().st_mode))
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.usefixtures("as_usual")
def test_nobody_else_reads_the_database_and_what_belongs_to_it(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await started(opened(tmp_path / "games.db"))
        await storage.create(GAME, bytes(32))
        assert set(modes(tmp_path)) == {"games.db", "games.db-wal", "games.db-shm", "games.db.lock"}
        assert set(modes(tmp_path).values()) == {"0o600"}
        await storage.close()
        newer = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN clock BIGINT",))
        await (await started(opened(tmp_path / "games.db", migrations=newer))).close()
        assert len(list((tmp_path / "backups").iterdir())) == 1
        assert set(modes(tmp_path).values()) == {"0o600"}

    asyncio.run(play())


def all_may_read(folder: Path) -> None:
    for path in folder.rglob("*.*"):
        path.chmod(0o644)


@pytest.mark.usefixtures("as_usual")
def test_files_that_others_could_read_are_mended_at_the_start(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await started(opened(tmp_path / "games.db"))
        await storage.create(GAME, bytes(32))
        await storage.close()
        (tmp_path / "games.db-wal").touch()
        (tmp_path / "backups").mkdir()
        (tmp_path / "backups/games-v1-20260101-000000.db").touch()
        all_may_read(tmp_path)
        storage = await started(opened(tmp_path / "games.db"))
        assert await storage.seed("g") == bytes(32)
        found = modes(tmp_path)
        await storage.close()
        del found["games.db.lock"]  # there is nothing in it
        assert set(found.values()) == {"0o600"}

    asyncio.run(play())


@pytest.mark.usefixtures("as_usual")
def test_nobody_else_reads_a_backup_while_it_is_written(tmp_path: Path) -> None:
    left = tmp_path / "all.backup.part"
    left.touch(0o644)
    seen: list[str] = []

    class Looked(SqliteStorage):
        async def ids(self) -> list[str]:
            seen.append(modes(tmp_path)["all.backup.part"])
            return await super().ids()

    async def play() -> None:
        storage = await started(Looked(tmp_path / "games.db", tmp_path / "backups"))
        await write_backup(storage, tmp_path / "all.backup")
        await storage.close()

    asyncio.run(play())
    assert seen == ["0o600"]
    assert modes(tmp_path)["all.backup"] == "0o600"


def test_a_database_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    file, other = tmp_path / "games.db", tmp_path / "elsewhere"
    other.mkdir()
    (other / "link.db").symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path)
    names = (other / "link.db", tmp_path / "folder/games.db", other / "../games.db")

    async def play() -> None:
        storage = await started(opened(file))
        for name in names:
            with pytest.raises(StorageError) as refused:
                await started(opened(name))
            assert refused.value.code == "storage-in-use"
        await storage.close()
        for name in names:
            await (await started(opened(name))).close()

    asyncio.run(play())


def test_a_second_hard_name_is_refused(tmp_path: Path) -> None:
    """A lock cannot see it, and SQLite would keep two logs for one file."""

    async def play() -> None:
        await (await started(opened(tmp_path / "games.db"))).close()
        (tmp_path / "second.db").hardlink_to(tmp_path / "games.db")
        for name in ("games.db", "second.db"):
            with pytest.raises(StorageError) as refused:
                await started(opened(tmp_path / name))
            assert refused.value.code == "storage-linked"

    asyncio.run(play())


def test_a_trial_is_written_for_real_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await started(opened(tmp_path / "games.db"))
        await storage.create(GAME, bytes(32))
        log = tmp_path / "games.db-wal"
        size = log.stat().st_size
        await storage.probe()
        assert log.stat().st_size > size
        await storage.close()
        await (await started(opened(tmp_path / "games.db"))).close()  # still the same version

    asyncio.run(play())


def test_however_many_ask_one_trial_is_made_in_a_while() -> None:
    class Slow:
        cut_off = False
        probes = 0

        async def probe(self) -> None:
            self.probes += 1
            await asyncio.sleep(0.01)

    async def play() -> None:
        now = 0.0
        storage = Slow()
        readiness = Readiness(storage, lambda: now)  # type: ignore[arg-type]
        assert all(await asyncio.gather(*(readiness.ready() for _ in range(100))))
        assert await readiness.ready()
        assert storage.probes == 1
        now = EVERY_SECONDS
        assert all(await asyncio.gather(*(readiness.ready() for _ in range(100))))
        assert storage.probes == 2

    asyncio.run(play())


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can fill a disk for one")
@pytest.mark.slow
def test_a_server_without_room_is_alive_and_not_ready(tmp_path: Path) -> None:
    """The system refuses every further byte, as on a full disk."""
    with running(tmp_path) as server, Guest(server.url) as guest:
        assert guest.http.get("/readyz").json() == {"status": "ok"}
        limit(server.process.pid, 1)
        until_ready(guest, 503)
        assert guest.http.get("/healthz").json() == {"status": "ok"}
        assert guest.ask("POST", "/tables", {"seats": [{"kind": "free"}] * 3}).status_code == 503
        limit(server.process.pid, resource.RLIM_INFINITY)
        until_ready(guest, 200)
        guest.table("One", None, None)


@pytest.mark.slow
def test_a_server_whose_database_is_locked_is_alive_and_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as guest:
        with contextlib.closing(sqlite3.connect(tmp_path / "valdora.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            assert guest.http.get("/readyz").status_code == 503
            assert time.monotonic() - began < 5
            assert guest.http.get("/healthz").json() == {"status": "ok"}
            other.rollback()
        until_ready(guest, 200)


def limit(process: int, size: int) -> None:
    """How long files may become."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def until_ready(guest: Guest, status: int) -> None:
    end = time.monotonic() + 20
    while guest.http.get("/readyz").status_code != status:
        assert time.monotonic() < end
        time.sleep(0.2)


@pytest.mark.postgres
def test_postgres_is_tried_by_a_write_too(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        now = 0.0
        storage = open_storage(postgres_url, tmp_path)
        await storage.start(lambda _, __: None)
        readiness = Readiness(storage, lambda: now)
        assert await readiness.ready()
        other = await asyncpg.connect(postgres_url)
        async with other.transaction():
            await other.execute("LOCK TABLE schema_version IN EXCLUSIVE MODE")
            assert await storage.ids() == []
            now = EVERY_SECONDS
            assert not await readiness.ready()
        await other.close()
        assert await readiness.ready()
        await storage.close()

    asyncio.run(play())
