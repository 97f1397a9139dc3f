"""An older server beside a newer one or after it: what it does not know stays and harms nobody."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from support.desk import SEAL, Desk
from support.inside import Inside, inside
from valdora.server.operating.backups import restore_backup, write_backup
from valdora.server.storage import Batch, Game, Row, Storage, open_storage
from valdora.table import requests
from valdora.table.briefs import summary
from valdora.table.capabilities import hashed, new_id
from valdora.table.fold import folded
from valdora.table.rows import FORMAT

KEY = "k" * 43
PASSED_OVER = b'{"type":"clock","at":1,"ms":[1,2,3]}'
NEEDED = b'{"type":"clock","at":1,"ms":[1,2,3],"needs":%d}' % (FORMAT + 1)


def a_game(*, bots: bool = False) -> Desk:
    """A game that has begun, with a row that a newer version has stored."""
    other = requests.Robot(bot="random") if bots else requests.Person(name="Two")
    desk = Desk(requests.Person(name="One"), other, other, host=hashed(KEY), pace=0)
    desk.start()
    draw = random.Random(1)
    while desk.table.state and desk.table.state.seat == 0:
        desk.act(desk.any_code(draw), key=hashed(KEY))
    return desk


async def put(storage: Storage, desk: Desk, payload: bytes) -> str:
    """Store the game of a desk as a newer version left it."""
    id_, table = new_id(), desk.table
    last = Row(table.seq + 1, "clock", payload)
    kept = (*desk.kept, last)
    assert await storage.restore(Game(id_, 1, SEAL.seed, summary(table), (hashed(KEY),), kept))
    return id_


async def refusal_of(app: Inside, table: str) -> str:
    code: str = (await app.ask("GET", f"/tables/{table}", key=KEY)).json["code"]
    return code


def test_a_game_with_rows_that_are_not_known_is_played_on(
    any_database: str, tmp_path: Path
) -> None:
    async def go() -> None:
        storage, desk = open_storage(any_database, tmp_path), a_game()
        async with inside(tmp_path, storage) as app:
            table = await put(storage, desk, PASSED_OVER)
            live = await app.live(table, KEY)
            now: Any = json.loads(live.frames[0])
            assert now["seq"] == desk.table.seq + 1
            for n in range(5):
                code = now["choices"][0]["code"]
                await live.say(
                    {"type": "act", "seq": now["seq"], "client_id": f"{n}", "code": code}
                )
                now = await live.hear("step")
            await live.leave()
            kept = await storage.rows(table)
            assert kept[desk.table.seq] == Row(desk.table.seq + 1, "clock", PASSED_OVER)
            # A newer version finds everything: its own row, and what was played here.
            assert folded(table, kept).ply >= desk.table.ply + 5
            await write_backup(storage, tmp_path / "games.backup")
        again = open_storage(f"sqlite:///{tmp_path / 'again.db'}", tmp_path)
        async with inside(tmp_path, again) as app:
            assert (await restore_backup(again, tmp_path / "games.backup")).games == 1
            assert await again.rows(table) == kept

    asyncio.run(go())


def test_a_table_that_must_not_be_read_harms_only_itself(any_database: str, tmp_path: Path) -> None:
    async def go() -> None:
        storage = open_storage(any_database, tmp_path)
        await storage.start(lambda _, __: None)
        newer = await put(storage, a_game(bots=True), NEEDED)
        broken = await put(storage, a_game(bots=True), PASSED_OVER)
        nonsense = Row(a_game().table.seq + 2, "act", b'{"type":"act","at":1,"seat":0,"do":"fly"}')
        told = summary(a_game(bots=True).table)
        await storage.append(Batch(broken, nonsense.seq - 1, (nonsense,), told))
        assert sorted(await storage.waiting()) == sorted([newer, broken])
        await storage.close()
        storage = open_storage(any_database, tmp_path)
        async with inside(tmp_path, storage) as app:
            fine = await put(storage, a_game(), PASSED_OVER)
            assert await refusal_of(app, newer) == "table-newer"
            assert await refusal_of(app, broken) == "table-newer"
            mine = (await app.ask("GET", "/tables/mine", key=KEY)).json["tables"]
            assert [table["id"] for table in mine] == [fine]

    asyncio.run(go())


@pytest.mark.postgres
def test_who_plays_where_the_table_cannot_be_read_any_more_is_sent_away(
    postgres_database: str, tmp_path: Path
) -> None:
    async def go() -> None:
        here, newer = (open_storage(postgres_database, tmp_path) for _ in range(2))
        async with inside(tmp_path, here) as app:
            await newer.start(lambda _, __: None)
            table = await put(newer, a_game(), PASSED_OVER)
            live = await app.live(table, KEY)
            room = await app.server.rooms.get(table)
            row = Row(room.table.seq + 1, "clock", NEEDED)
            await newer.append(Batch(table, room.table.seq, (row,), summary(room.table)))
            assert live.task is not None
            await asyncio.wait_for(live.task, 30)
            assert live.closed == 1001
            assert await refusal_of(app, table) == "table-newer"
            await newer.close()

    asyncio.run(go())
