"""The seeds of those who are here: a start waits for them, but not for long, and forgets none."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.inside import Inside, inside
from valdora.records import Reader, verify
from valdora.server.live import room as rooms

HOST, FRIEND = "host-key", "friend-key"
SEATS = [{"kind": "person", "name": "Host"}, {"kind": "free"}, {"kind": "bot", "bot": "random"}]


async def opened(app: Inside) -> str:
    """A table with a host and a friend."""
    body = {"seats": SEATS, "starts": "random", "public": True, "pace": 10_000, "seed": "early"}
    id_: str = (await app.ask("POST", "/tables", body, HOST)).json["table"]["id"]
    await app.ask("POST", f"/tables/{id_}/join", {"name": "Friend"}, FRIEND)
    return id_


async def give(app: Inside, id_: str, seat: int, key: str, seed: str) -> None:
    reply = await app.ask("PUT", f"/tables/{id_}/seats/{seat}/seed", {"seed": seed}, key)
    assert reply.status == 200, reply.body


async def start(app: Inside, id_: str) -> Any:
    reply = await app.ask("POST", f"/tables/{id_}/start", key=HOST)
    assert reply.status == 200, reply.body
    return reply.json["table"]


def test_a_start_waits_for_the_seed_of_someone_who_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_SEED_SECONDS", 60.0)

    async def go() -> None:
        async with inside(tmp_path) as app:
            id_ = await opened(app)
            friend = await app.live(id_, FRIEND)
            await give(app, id_, 0, HOST, "host")
            starting = asyncio.create_task(start(app, id_))
            await asyncio.sleep(0.05)
            assert not starting.done()
            await give(app, id_, 1, FRIEND, "friend")
            begun = await starting
            assert sorted(begun["player_seeds"]) == ["", "friend", "host"]
            await friend.leave()

    asyncio.run(go())


@pytest.mark.parametrize("why", ["an older page", "nobody there", "gone meanwhile"])
def test_who_gives_none_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    monkeypatch.setattr(rooms, "_SEED_SECONDS", 0.05 if why == "an older page" else 60.0)

    async def go() -> None:
        async with inside(tmp_path) as app:
            id_ = await opened(app)
            await give(app, id_, 0, HOST, "host")
            friend = None if why == "nobody there" else await app.live(id_, FRIEND)
            starting = asyncio.create_task(start(app, id_))
            if friend and why == "gone meanwhile":
                await asyncio.sleep(0.05)
                assert not starting.done()
                await friend.leave()
            begun = await starting
            given = {seat["name"]: begun["player_seeds"][seat["seat"]] for seat in begun["seats"]}
            assert given == {"Host": "host", "Friend": "", "": ""}
            if friend and why == "an older page":
                await friend.leave()

    asyncio.run(go())


def test_a_restart_between_the_commitment_and_the_start_changes_nothing(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with inside(tmp_path) as app:
            id_ = await opened(app)
            await give(app, id_, 1, FRIEND, "friend")
            shown = (await app.ask("GET", f"/tables/{id_}", key=HOST)).json["table"]
            return id_, shown["commitment"]

    async def after(id_: str, commitment: str) -> bytes:
        async with inside(tmp_path) as app:
            await give(app, id_, 0, HOST, "host")
            begun = await start(app, id_)
            assert begun["commitment"] == commitment
            assert sorted(begun["player_seeds"]) == ["", "friend", "host"]
            assert begun["player_seeds"][0] == ["host", "friend", ""][begun["first"]]
            await app.ask("POST", f"/tables/{id_}/close", key=HOST)
            return (await app.ask("GET", f"/tables/{id_}/record", key=HOST)).body

    record = tmp_path / "game.valdora"
    record.write_bytes(asyncio.run(after(*asyncio.run(before()))))
    assert verify(Reader.open(record)).deal == "checked"
