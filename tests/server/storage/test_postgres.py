"""What only PostgreSQL must see to: versions, nudges, leases."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from valdora.server.storage import Batch, Conflict, Row, StorageError, Summary, postgres
from valdora.server.storage.migrations import MIGRATIONS
from valdora.server.storage.postgres import PostgresStorage
from valdora.server.storage.session import PIECE
from valdora.server.storage.together import WAYS

pytestmark = pytest.mark.postgres
SUMMARY = Summary("open", public=True, waits_for_bot=False, changed=1)
_FIRST = "INSERT INTO rows (game, seq, kind, payload) VALUES ('b', 2, 'act', 'first')"
WAITS = replace(SUMMARY, status="running", waits_for_bot=True)


@pytest.fixture
def url(postgres_database: str) -> str:
    return postgres_database


def test_an_older_database_is_backed_up_and_migrated(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        old = PostgresStorage(url, tmp_path)
        await old.start(lambda _, __: None)
        await old.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
        await old.change("INSERT INTO people (person, wishes) VALUES ('p', '{}')")
        assert await old.drive("g")
        await old.close()
        newer = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN clock BIGINT",))
        new = PostgresStorage(url, tmp_path, newer)
        await new.start(lambda _, __: None)
        assert len(await new.rows("g")) == 1
        await new.close()
        late = PostgresStorage(url, tmp_path)  # beside it, one of before still can
        await late.start(lambda _, __: None)
        assert len(await late.rows("g")) == 1
        await late.close()
        await new.start(lambda _, __: None)
        await new.change("UPDATE schema_version SET least = version")
        await new.close()
        with pytest.raises(StorageError) as error:
            await late.start(lambda _, __: None)
        assert error.value.code == "storage-newer"

    asyncio.run(go())
    (copy,) = tmp_path.iterdir()
    assert copy.stat().st_mode & 0o077 == 0
    lines = [json.loads(line) for line in copy.read_text().splitlines()]
    assert [line["table"] for line in lines] == ["games", "people", "rows", "schema_version"]


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


Heard = asyncio.Queue[tuple[str, int]]
Pair = tuple[PostgresStorage, PostgresStorage, Heard]


@asynccontextmanager
async def two(url: str, folder: Path) -> AsyncIterator[Pair]:
    """Two processes' storages on one database, and what the second hears."""
    heard: Heard = asyncio.Queue()
    one, other = PostgresStorage(url, folder), PostgresStorage(url, folder)
    await one.start(lambda _, __: None)
    await other.start(lambda game, seq: heard.put_nowait((game, seq)))
    try:
        yield one, other, heard
    finally:
        await one.close()
        await other.close()


async def cut(url: str, whose: PostgresStorage) -> None:
    """End the connection by which a process hears others, as a database does that stops."""
    assert whose._session
    pid = whose._session._connection.get_server_pid()
    with_a_word = await asyncpg.connect(url)
    await with_a_word.fetchval("SELECT pg_terminate_backend($1)", pid)
    await with_a_word.close()


async def when_free(connection: Any, sql: str) -> None:
    """Have a connection do something that is in use now and then."""
    while True:
        try:
            await connection.execute(sql)
        except asyncpg.InterfaceError:
            await asyncio.sleep(0.01)
        else:
            return


def test_what_is_said_with_a_nudge_comes_whole_and_just_before_it(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        heard: asyncio.Queue[tuple[str, int | str]] = asyncio.Queue()
        one, two = PostgresStorage(url, tmp_path), PostgresStorage(url, tmp_path)
        await one.start(lambda _, __: None)
        await two.start(
            lambda *each: heard.put_nowait(each),
            lambda _, text: heard.put_nowait(("", text)) if text else None,
        )
        lengths = (1, PIECE - 30, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 1)
        said = {f"g{n}": "x" * length for n, length in enumerate(lengths)}
        for game in said:
            await one.create(Batch(game, 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
        await asyncio.gather(*(stored(one, game, text) for game, text in said.items()))
        known: list[tuple[str, int | str]] = []

        async def news() -> tuple[str, int | str]:
            """Nudges may come twice: so that a process of before hears them too."""
            while (each := await asyncio.wait_for(heard.get(), 10)) in known:
                pass
            known.append(each)
            return each

        expected = [each for game, text in said.items() for each in (("", text), (game, 2))]
        assert [await news() for _ in expected] == expected
        one.add("g0", "too late")
        await one.append(Batch("g1", 2, (Row(3, "act", b"{}"),), SUMMARY))
        assert await news() == ("g1", 3)
        await one.close()
        await two.close()

    async def stored(storage: PostgresStorage, game: str, text: str) -> None:
        await storage.append(Batch(game, 1, (Row(2, "act", b"{}"),), SUMMARY))
        storage.add(game, text)

    asyncio.run(go())


def test_a_listener_that_was_cut_is_back_and_told_that_it_may_have_missed_something(
    url: str, tmp_path: Path
) -> None:
    async def go() -> None:
        async with two(url, tmp_path) as (one, other, heard):
            await one.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
            await cut(url, other)
            await one.append(Batch("g", 1, (Row(2, "act", b"{}"),), SUMMARY))
            assert await asyncio.wait_for(heard.get(), 10) == ("", 0)
            await one.append(Batch("g", 2, (Row(3, "act", b"{}"),), SUMMARY))
            assert await asyncio.wait_for(heard.get(), 10) == ("g", 3)

    asyncio.run(go())


def test_a_listener_that_hears_nothing_without_being_cut_is_noticed(
    url: str, tmp_path: Path
) -> None:
    """As behind a pooler that gives it another connection, or a database that forgot."""

    async def go() -> None:
        async with two(url, tmp_path) as (one, other, heard):
            await one.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
            assert other._session
            await when_free(other._session._connection, "UNLISTEN *")
            assert await asyncio.wait_for(heard.get(), 10) == ("", 0)
            await one.append(Batch("g", 1, (Row(2, "act", b"{}"),), SUMMARY))
            assert await asyncio.wait_for(heard.get(), 10) == ("g", 2)

    asyncio.run(go())


def test_what_could_not_be_told_is_told_later(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with two(url, tmp_path) as (one, _, heard):
            await one.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
            await cut(url, one)
            await one.append(Batch("g", 1, (Row(2, "act", b"{}"),), SUMMARY))
            assert await asyncio.wait_for(heard.get(), 10) == ("g", 2)

    asyncio.run(go())


def test_a_row_that_is_not_the_one_known_is_a_conflict(url: str, tmp_path: Path) -> None:
    """Rows were lost and others stored under their numbers: what was decided on them is void."""

    async def go() -> None:
        async with two(url, tmp_path) as (one, other, _):
            await one.create(Batch("g", 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
            await one.append(Batch("g", 1, (Row(2, "act", b"another"),), SUMMARY, onto=b"{}"))
            with pytest.raises(Conflict):
                await other.append(Batch("g", 2, (Row(3, "act", b"3"),), SUMMARY, onto=b"lost"))
            await other.append(Batch("g", 2, (Row(3, "act", b"3"),), SUMMARY, onto=b"another"))

    asyncio.run(go())


def test_what_comes_at_the_same_moment_is_stored_in_few_transactions(
    url: str, tmp_path: Path
) -> None:
    async def go() -> None:
        async with two(url, tmp_path) as (one, other, _):
            games = [f"g{n:02}" for n in range(40)]
            for game in games:
                await one.create(Batch(game, 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
            await asyncio.gather(
                *(one.append(Batch(game, 1, (Row(2, "act", b"{}"),), SUMMARY)) for game in games)
            )
            sql = "SELECT count(DISTINCT xmin::text) FROM rows WHERE seq = 2"
            assert (await other.fetch(sql))[0][0] <= WAYS
            assert [len(await other.rows(game)) for game in games] == [2] * len(games)

    asyncio.run(go())


def test_whoever_was_too_late_spoils_nothing_for_those_stored_with_them(
    url: str, tmp_path: Path
) -> None:
    async def go() -> None:
        async with two(url, tmp_path) as (one, other, _):
            games = ["a", "b", "c", "d"]
            for game in games:
                await one.create(Batch(game, 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
            first = await asyncpg.connect(url)
            async with first.transaction():
                await first.execute(_FIRST)  # somebody else, just before; not yet to be seen
                moves = (Batch(game, 1, (Row(2, "act", b"late"),), SUMMARY) for game in games)
                asked = [asyncio.ensure_future(one.append(move)) for move in moves]
                await asyncio.sleep(0.2)
                assert not any(each.done() for each in asked)
            answers = await asyncio.gather(*asked, return_exceptions=True)
            await first.close()
            assert [type(each) for each in answers] == [type(None), Conflict, *[type(None)] * 2]
            assert [(await other.rows(game))[1].payload for game in games] == [
                b"late",
                b"first",
                b"late",
                b"late",
            ]

    asyncio.run(go())


def test_what_cannot_be_stored_at_all_spoils_nothing_for_the_others(
    url: str, tmp_path: Path
) -> None:
    async def go() -> None:
        async with two(url, tmp_path) as (one, other, _):
            kinds = {"a": "act", "b": "a\0ct", "c": "act"}
            for game in kinds:
                await one.create(Batch(game, 0, (Row(1, "open", b"{}"),), SUMMARY), bytes(32))
            answers = await asyncio.gather(
                *(one.append(Batch(g, 1, (Row(2, k, b"2"),), SUMMARY)) for g, k in kinds.items()),
                return_exceptions=True,
            )
            assert [type(each) for each in answers] == [type(None), StorageError, type(None)]
            assert [len(await other.rows(game)) for game in kinds] == [2, 1, 2]

    asyncio.run(go())


def test_one_process_at_a_time_drives_a_game(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with two(url, tmp_path) as (one, other, _):
            assert await one.drive("g")
            assert await one.drive("g")
            assert not await other.drive("g")
            await one.release("g")
            assert await other.drive("g")
            await other.close()  # who leaves lets go of everything
            assert await one.drive("g")

    asyncio.run(go())


def test_who_is_cut_off_drives_nothing_any_more_and_another_does(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with two(url, tmp_path) as (one, other, _):
            await one.create(Batch("g", 0, (Row(1, "open", b"{}"),), WAITS), bytes(32))
            assert await one.drive("g")
            assert await other.waiting() == []
            assert await one.waiting() == ["g"]
            assert one._session
            await one._session.close()  # nothing is renewed any more; it knows of nothing
            began = time.monotonic()
            while not await other.drive("g"):
                await asyncio.sleep(0.05)
                assert time.monotonic() < began + 30
            assert not await one.drive("g")
            assert await other.waiting() == ["g"]

    asyncio.run(go())


def test_a_database_that_forgot_who_is_there_is_told_again(url: str, tmp_path: Path) -> None:
    """Unlogged tables are empty after a crash and on a standby that takes over."""

    async def go() -> None:
        async with two(url, tmp_path) as (one, other, _):
            assert await one.drive("g")
            names = one._leases.name, other._leases.name
            await one.change("DELETE FROM nodes")
            await one.change("DELETE FROM drivers")
            began = time.monotonic()
            while one._leases.name == names[0] or other._leases.name == names[1]:
                await asyncio.sleep(0.05)
                assert time.monotonic() < began + 30
            assert await other.drive("g")
            assert not await one.drive("g")

    asyncio.run(go())


def test_a_migration_takes_as_long_as_it_takes(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However short the time of all other statements is."""
    monkeypatch.setattr(postgres, "_COMMAND_SECONDS", 0.2)
    monkeypatch.setattr(postgres, "_STORE_SECONDS", 0.2)

    async def go() -> None:
        slow = (*MIGRATIONS, ("SELECT pg_sleep(1)", "ALTER TABLE games ADD COLUMN late TEXT"))
        first, second = (PostgresStorage(url, tmp_path, slow) for _ in range(2))
        await asyncio.gather(*(each.start(lambda _, __: None) for each in (first, second)))
        assert await second.fetch("SELECT late FROM games") == []
        await asyncio.gather(first.close(), second.close())

    asyncio.run(go())


def test_a_migration_waits_for_a_table_in_use_without_holding_up_who_reads_it(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "_LOCK", "100ms")
    monkeypatch.setattr(postgres, "_LOCK_PAUSES", (0.1,) * 100)

    async def go() -> None:
        old = PostgresStorage(url, tmp_path)
        await old.start(lambda _, __: None)
        busy = await asyncpg.connect(url)
        new = PostgresStorage(
            url, tmp_path, (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN late TEXT",))
        )
        async with busy.transaction():
            await busy.fetch("SELECT * FROM games")
            starting = asyncio.create_task(new.start(lambda _, __: None))
            await asyncio.sleep(1)
            assert not starting.done()
            assert await asyncio.wait_for(old.ids(), 5) == []
        await starting
        assert await new.fetch("SELECT late FROM games") == []
        for each in (busy, new, old):
            await each.close()

    asyncio.run(go())
