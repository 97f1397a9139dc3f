"""Lists and starts read what is kept beside the rows; what an older version left out is made."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from support.inside import Inside, inside
from valdora.rules import legal_actions
from valdora.server.storage import Row
from valdora.server.storage.sqlite import SqliteStorage

KEY = "some-key"
SEATS = [{"kind": "person", "name": "Host"}, {"kind": "free"}, {"kind": "free"}]


async def made(app: Inside, count: int) -> list[str]:
    """Public tables of one host, the latest first."""
    ids = []
    for _ in range(count):
        body = {"seats": SEATS, "public": True, "starts": 0}
        ids.append((await app.ask("POST", "/tables", body, KEY)).json["table"]["id"])
    return ids[::-1]


@contextmanager
def no_game_is_read() -> Iterator[None]:
    async def rows(_self: SqliteStorage, game: str, _after: int = 0) -> list[Row]:
        raise AssertionError(f"game {game} is read")

    with patch.object(SqliteStorage, "rows", rows):
        yield


def forget_briefs(folder: Path) -> None:
    """As the version before has left a database."""
    with closing(sqlite3.connect(folder / "valdora.db")) as database:
        database.execute("UPDATE games SET brief = NULL, briefed = NULL, public = 0")
        database.execute("UPDATE games SET public = 1")
        database.commit()


def test_a_list_opens_no_room_and_reads_no_game(tmp_path: Path) -> None:
    async def first() -> list[str]:
        async with inside(tmp_path, max_tables_per_person=100) as app:
            return await made(app, 60)

    async def again(ids: list[str]) -> None:
        with no_game_is_read():
            async with inside(tmp_path) as app:
                for path in ("/tables", "/tables/mine"):
                    page = (await app.ask("GET", path, key=KEY)).json
                    rest = (await app.ask("GET", f"{path}?after={page['next']}", key=KEY)).json
                    told = [each["id"] for each in page["tables"] + rest["tables"]]
                    assert sorted(told) == sorted(ids)
                    assert (len(page["tables"]), page["unread"], rest["next"]) == (50, 0, None)
                assert len(app.server.rooms) == 0

    asyncio.run(again(asyncio.run(first())))


@pytest.mark.slow
def test_what_an_older_version_has_not_left_is_made_in_the_background(tmp_path: Path) -> None:
    async def first() -> list[str]:
        async with inside(tmp_path) as app:
            return await made(app, 5)

    async def before(ids: list[str]) -> None:
        with no_game_is_read():  # whatever would make them fails, and the lists know nothing yet
            async with inside(tmp_path) as app:
                page = (await app.ask("GET", "/tables", key=KEY)).json
                assert (page["tables"], page["unread"] + len(page["refused"])) == ([], len(ids))

    async def after(ids: list[str]) -> None:
        async with inside(tmp_path) as app:
            for path in ("/tables", "/tables/mine"):
                page = (await app.ask("GET", path, key=KEY)).json
                for _ in range(1000):
                    if page["unread"]:
                        await asyncio.sleep(0.02)
                        page = (await app.ask("GET", path, key=KEY)).json
                assert sorted(each["id"] for each in page["tables"]) == sorted(ids)
                assert page["tables"][0]["seats"][0]["name"] == "Host"
            assert len(app.server.rooms) == 0
            assert await app.server.rooms.storage.unbriefed("", 10) == []

    ids = asyncio.run(first())
    forget_briefs(tmp_path)
    asyncio.run(before(ids))
    asyncio.run(after(ids))


def test_lists_are_told_of_what_they_show_and_of_the_minute_not_of_every_action(
    tmp_path: Path,
) -> None:
    began = 1_000 * 60_000
    clock = [began]

    async def play() -> None:
        async with inside(tmp_path, now=lambda: clock[0]) as app:
            seats = [{"kind": "person", "name": name} for name in ("Ada", "Bea", "Cy")]
            body = {"seats": seats, "public": True, "starts": 0}
            table = (await app.ask("POST", "/tables", body, KEY)).json["table"]["id"]
            await app.ask("POST", f"/tables/{table}/start", key=KEY)
            room = await app.server.rooms.get(table)
            socket = await app.live(table, KEY)

            async def after(kind: str, milliseconds: int) -> tuple[int, int]:
                """Since when the list says nothing has changed, and whose turn it tells."""
                clock[0] = began + milliseconds
                state = room.table.state
                assert state
                action = next(each for each in legal_actions(state) if each.kind == kind)
                act = {
                    "seq": room.table.seq,
                    "client_id": str(milliseconds),
                    "code": state.almanac.codes[action],
                }
                await socket.say({"type": "act", **act})
                await socket.hear("step")
                (listed,) = (await app.ask("GET", "/tables", key=KEY)).json["tables"]
                return listed["changed"] - began, listed["turn"]

            assert await after("move", 1_000) == (0, 0)
            assert await after("end", 2_000) == (0, 1)
            assert await after("move", 59_999) == (0, 1)
            assert await after("end", 60_000) == (60_000, 2)
            assert await after("move", 120_000) == (120_000, 2)

    asyncio.run(play())


@pytest.mark.parametrize("known", [True, False], ids=["opened", "listed"])
def test_a_table_that_can_be_read_again_is_listed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    async def first() -> str:
        async with inside(tmp_path) as app:
            return (await made(app, 1))[0]

    async def mended(id_: str) -> None:
        async with inside(tmp_path) as app:

            async def listed() -> dict[str, Any]:
                page: dict[str, Any] = (await app.ask("GET", "/tables", key=KEY)).json
                return page

            async def until(wanted: Callable[[dict[str, Any]], object]) -> None:
                async with asyncio.timeout(20):
                    while not wanted(await listed()):  # noqa: ASYNC110  (a person looks again)
                        await asyncio.sleep(0.02)

            storage = app.server.rooms.storage
            (opened,) = await storage.rows(id_)
            spoil = "UPDATE rows SET payload = $1 WHERE game = $2"
            await storage.change(spoil, b"{", id_)
            if known:
                assert (await app.ask("GET", f"/tables/{id_}", key=KEY)).status == 409
            else:
                await storage.change("UPDATE games SET brief = NULL, briefed = NULL")
            await until(lambda page: page["refused"])
            await storage.change(spoil, opened.payload, id_)
            assert (await listed())["refused"], "it is not read again so soon"
            monkeypatch.setattr("valdora.server.live.rooms._AGAIN_SECONDS", 0.0)
            if known:
                assert (await app.ask("GET", f"/tables/{id_}", key=KEY)).status == 200
            await until(lambda page: page["tables"] and not page["refused"])

    asyncio.run(mended(asyncio.run(first())))
