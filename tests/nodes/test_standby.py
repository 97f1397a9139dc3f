"""A standby that does not answer: nothing is acknowledged that only one database has."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from support.harms import Twins, twins
from support.server import Guest, Live, running
from valdora.server.storage import Batch, Conflict, Row, StorageError, Summary, postgres
from valdora.server.storage.postgres import PostgresStorage

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
OPEN = Summary("open", public=True, waits_for_bot=False, changed=1)
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture
def pair() -> Iterator[Twins]:
    with twins() as made:
        yield made


async def count(pair: Twins, sql: str) -> int:
    connection = await asyncpg.connect(pair.primary.url)
    try:
        return int(await connection.fetchval(sql))
    finally:
        await connection.close()


def test_what_the_standby_has_not_is_not_stored_for_anyone(
    pair: Twins, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "_STORE_SECONDS", 0.5)
    monkeypatch.setattr(postgres, "_LOCK", "300ms")

    async def go() -> None:
        storage, other = (PostgresStorage(pair.url, tmp_path) for _ in range(2))
        for each in (storage, other):
            await each.start(lambda _, __: None)
        for game in ("g", "h"):
            await storage.create(Batch(game, 0, (Row(1, "open", b"{}"),), OPEN), bytes(32))
        pair.standby.freeze()
        for n in range(6):
            for each in (storage, other):
                move = Batch("gh"[n % 2], 1, (Row(2, "act", b"{}"),), OPEN)
                with pytest.raises(StorageError):
                    await each.append(move)
                with pytest.raises(StorageError):
                    await each.probe()
                assert len(await each.rows("g")) == 1, "it is not there for anyone"
        assert await count(pair, WAITING) <= 6, "and no try waits on for ever"
        pair.standby.thaw()
        await storage.probe()
        assert len(await storage.rows("g")) == 2
        with pytest.raises(Conflict):
            await storage.append(Batch("g", 1, (Row(2, "act", b"{}"),), OPEN))
        await asyncio.to_thread(pair.fail_over)
        while True:
            try:
                assert len(await storage.rows("g")) == 2
                break
            except StorageError:
                await asyncio.sleep(0.1)
        for each in (storage, other):
            await each.close()

    asyncio.run(go())


def test_a_move_sent_again_is_acknowledged_when_the_standby_has_it(
    pair: Twins, tmp_path: Path
) -> None:
    """It may be here alone, as after a crash of the primary: that it is read is not enough."""

    async def go(here: Guest, table: str) -> None:
        async with here.live(table) as live:
            now = live.snapshot
            code, seq = now["choices"][0]["code"], now["seq"]
            assert (await live.act(code, seq, "first"))["type"] == "ack"
            now = await live.hear("step")
            pair.standby.freeze()
            code, seq = now["choices"][0]["code"], now["seq"]
            assert (await live.act(code, seq, "second"))["code"] == "storage-failed"
            await asyncio.to_thread(forget_the_standby)
            while not await stored(table, seq):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            assert (await live.act(code, seq, "second"))["code"] == "storage-failed"
            assert (await again(live, "first"))["code"] == "storage-failed"
            pair.standby.thaw()
            while (answer := await live.act(code, seq, "second"))["type"] != "ack":
                assert answer["code"] == "storage-failed"
            assert answer["seq"] == seq + 1
            assert (await again(live, "first"))["type"] == "ack"

    async def again(live: Live, id_: str) -> dict[str, object]:
        return await live.act(live.snapshot["choices"][0]["code"], live.snapshot["seq"], id_)

    async def stored(table: str, seq: int) -> bool:
        sql = f"SELECT count(*) FROM rows WHERE game = '{table}' AND seq > {seq}"
        return await count(pair, sql) > 0

    def forget_the_standby() -> None:
        """Whoever waits for it is told to wait no more, as by a crash: what is stored is seen."""
        asyncio.run(let_go())

    async def let_go() -> None:
        connection = await asyncpg.connect(pair.primary.url)
        await connection.execute(
            "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
        )
        await connection.close()

    with running(tmp_path, db=pair.url) as server, Guest(server.url) as here:
        table = here.table("One", "Two", "Three")
        here.post(f"/tables/{table}/start")
        asyncio.run(go(here, table))
