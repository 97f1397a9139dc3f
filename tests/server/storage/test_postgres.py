"""What only PostgreSQL must see to: versions, nudges."""

import asyncio
import json
from pathlib import Path

import asyncpg
import pytest

from valdora.server.storage import Batch, Row, StorageError, Summary
from valdora.server.storage.migrations import MIGRATIONS
from valdora.server.storage.postgres import PostgresStorage

pytestmark = pytest.mark.postgres
SUMMARY = Summary("open", public=True, waits_for_bot=False, changed=1)


@pytest.fixture
def url(postgres_database: str) -> str:
    return postgres_database


def test_an_older_database_is_backed_up_and_migrated(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        old = PostgresStorage(url, tmp_path)
        await old.start(lambda _, __: None)
        await old.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
        await old.close()
        newer = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN clock BIGINT",))
        new = PostgresStorage(url, tmp_path, newer)
        await new.start(lambda _, __: None)
        assert len(await new.rows("g")) == 1
        await new.close()
        late = PostgresStorage(url, tmp_path)
        with pytest.raises(StorageError) as error:
            await late.start(lambda _, __: None)
        assert error.value.code == "storage-newer"
        await late.close()

    asyncio.run(go())
    (copy,) = tmp_path.iterdir()
    assert copy.stat().st_mode & 0o077 == 0
    lines = [json.loads(line) for line in copy.read_text().splitlines()]
    assert [line["table"] for line in lines] == ["games", "rows"]


def test_others_are_nudged_when_rows_are_stored(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        one, two = PostgresStorage(url, tmp_path), PostgresStorage(url, tmp_path)
        await one.start(lambda _, __: None)
        await two.start(lambda game, seq: heard.put_nowait((game, seq)))
        await one.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
        await one.append(Batch("g", 1, (Row(2, "act", b"{}"), Row(3, "reveal", b"{}")), SUMMARY))
        assert await asyncio.wait_for(heard.get(), 10) == ("g", 3)
        await one.close()
        await two.close()

    asyncio.run(go())


def test_a_server_that_is_not_there_is_a_clear_error_without_the_password(tmp_path: Path) -> None:
    async def go() -> None:
        storage = PostgresStorage("postgresql://u:SECRET@127.0.0.1:1/x", tmp_path)
        with pytest.raises(StorageError) as error:
            await storage.start(lambda _, __: None)
        assert "SECRET" not in str(error.value)

    asyncio.run(go())


def test_a_connection_that_comes_when_all_is_closed_is_closed_too(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        storage = PostgresStorage(url, tmp_path)
        await storage.start(lambda _, __: None)
        await storage._session.close()  # as if it had been lost
        made: list[asyncpg.Connection] = []
        reached, on = asyncio.Event(), asyncio.Event()

        async def connect(*given: object, **options: object) -> asyncpg.Connection:
            reached.set()
            await on.wait()
            made.append(await real(*given, **options))
            return made[0]

        real = asyncpg.connect
        monkeypatch.setattr(asyncpg, "connect", connect)
        driving = asyncio.create_task(storage.drive("g"))
        await reached.wait()
        await storage.close()
        on.set()
        with pytest.raises(StorageError):
            await driving
        assert made[0].is_closed()

    asyncio.run(go())
