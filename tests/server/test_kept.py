"""What is kept of a table is made anew as soon as the table is another."""

import asyncio
from pathlib import Path
from typing import Any

from support.inside import Inside, inside
from valdora.rules import legal_actions
from valdora.table import play
from valdora.table.fold import folded

KEY = "k" * 43
SEATS = [{"kind": "person", "name": name} for name in ("One", "Two", "Three")]


async def line(app: Inside, table: str) -> list[dict[str, Any]]:
    plies: list[dict[str, Any]] = (await app.ask("GET", f"/tables/{table}/line", key=KEY)).json[
        "plies"
    ]
    return plies


def test_a_line_of_a_table_that_was_rewound_is_not_the_one_that_was_lost(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(tmp_path) as app:
            body = {"seats": SEATS, "starts": 0}
            table = (await app.ask("POST", "/tables", body, KEY)).json["table"]["id"]
            await app.ask("POST", f"/tables/{table}/start", key=KEY)
            live = await app.live(table, KEY)
            room, storage = await app.server.rooms.get(table), app.server.rooms.storage
            seq, before = room.table.seq, room.table.state
            assert before
            first, second, *_ = legal_actions(before)
            code = before.almanac.codes[first]
            await live.say({"type": "act", "seq": seq, "client_id": "a", "code": code})
            await live.hear("step")
            assert (await line(app, table))[-1]["do"] == str(first)
            kept = await storage.rows(table)
            shorter = folded(table, kept[:seq])
            assert shorter.state == before
            other = shorter.add(play.played(shorter.state, before.seat, second, room.deal(), 1))
            assert [row.seq for row in other] == [row.seq for row in kept[seq:]]
            for row in other:  # as in a copy of the database that took another way
                sql = "UPDATE rows SET payload = $1 WHERE game = $2 AND seq = $3"
                await storage.change(sql, row.payload, table, row.seq)
            await room._rewind()
            assert (await line(app, table))[-1]["do"] == str(second)
            assert (await line(app, table)) == (await line(app, table))
            await live.leave()

    asyncio.run(go())
