"""Whoever asks on the live channel hears back, whatever becomes of it: nobody waits for ever."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from support.inside import Inside, Socket, inside
from valdora.server.storage import StorageError
from valdora.table.capabilities import hashed
from valdora.table.protocol import client_id_of

KEY = "k" * 43
ASKED: tuple[dict[str, Any], ...] = (
    {"type": "act", "seq": 0, "client_id": "a", "code": 1},
    {"type": "undo", "seq": 0, "client_id": "b", "to": 0},
    {"type": "chat", "client_id": "c", "text": "hello"},
    {"type": "hint", "client_id": "d"},
    {"type": "why", "client_id": "e", "code": 1},
)


async def three(app: Inside) -> Socket:
    """A running game of three people on one device."""
    seats = [{"kind": "person", "name": name} for name in ("One", "Two", "Three")]
    made = await app.ask("POST", "/tables", {"seats": seats, "starts": 0}, KEY)
    table = made.json["table"]["id"]
    await app.ask("POST", f"/tables/{table}/start", key=KEY)
    return await app.live(table, KEY)


async def refusal_of(live: Socket, message: Any) -> tuple[str | None, str]:
    await live.say(message)
    refused = await live.hear("refused")
    return refused["client_id"], refused["code"]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked["type"])
def test_what_comes_too_fast_is_refused_by_its_name(asked: dict[str, Any], tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(tmp_path, messages_per_second=0.3) as app:
            live = await three(app)
            assert await refusal_of(live, asked) == (asked["client_id"], "too-fast")
            await live.leave()

    asyncio.run(go())


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked["type"])
def test_what_is_not_understood_is_refused_by_its_name(
    asked: dict[str, Any], tmp_path: Path
) -> None:
    async def go() -> None:
        async with inside(tmp_path) as app:
            live = await three(app)
            broken = asked | {"more": "than there may be"}
            assert await refusal_of(live, broken) == (asked["client_id"], "bad-request")
            await live.leave()

    asyncio.run(go())


def test_a_why_is_answered_or_refused_by_its_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(tmp_path) as app:
            live = await three(app)
            await live.say({"type": "why", "client_id": "mine", "code": 1})
            assert (await live.hear("reason"))["client_id"] == "mine"
            await live.say({"type": "why", "code": 1})
            assert (await live.hear("reason"))["client_id"] is None
            unknown = {"type": "why", "client_id": "other", "code": 32_000}
            assert await refusal_of(live, unknown) == ("other", "unknown-code")
            await live.leave()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (StorageError("storage-unusable", {"path": "", "detail": "full"}), "storage-failed"),
        (ZeroDivisionError(), "server-error"),
    ],
)
def test_a_fault_of_our_own_is_told_and_the_channel_stays_open(
    error: Exception,
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails(*_: Any) -> None:
        raise error

    async def go() -> None:
        async with inside(tmp_path) as app:
            live = await three(app)
            with monkeypatch.context() as broken:
                broken.setattr(app.server.rooms.storage, "append", fails)
                said = {"type": "chat", "client_id": "c", "text": "hello"}
                assert await refusal_of(live, said) == ("c", code)
                broken.setattr(app.server, "hint", fails)
                expected = "server-error"
                assert await refusal_of(live, {"type": "hint", "client_id": "h"}) == ("h", expected)
            await live.say({"type": "chat", "client_id": "d", "text": "again"})
            assert (await live.hear("ack"))["client_id"] == "d"
            await live.leave()

    with caplog.at_level(logging.ERROR):
        asyncio.run(go())
    assert caplog.records


def test_who_cannot_be_welcomed_is_not_taken_for_somebody_who_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise ZeroDivisionError

    async def go() -> None:
        async with inside(tmp_path) as app:
            live = await three(app)
            (room,) = app.server.rooms._rooms.values()
            places: list[tuple[object, str]] = [(room._snapshots, "frame"), (room.hub, "add")]
            for part, name in places:
                other = Socket()
                with monkeypatch.context() as broken:
                    broken.setattr(part, name, fails)
                    asking = asyncio.create_task(app.live(room.table.id, KEY, socket=other))
                    await asyncio.sleep(0)
                    assert other.task
                    await asyncio.wait([other.task], timeout=20)
                    asking.cancel()
                    assert isinstance(other.task.exception(), ZeroDivisionError)
                assert len(room.hub) == 1
                assert room.hub._keys == {hashed(KEY): 1}
            await live.leave()
            assert len(room.hub) == 0

    asyncio.run(go())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"type":"act","client_id":"x.1"}', "x.1"),
        (b'{"client_id":"x"}', "x"),
        ('{"type":"why","code":1}', None),
        ('{"client_id":7}', None),
        ('{"client_id":"no spaces"}', None),
        ("[]", None),
        ("nonsense", None),
        (b"\xff", None),
        ("", None),
    ],
)
def test_a_name_is_read_wherever_it_can_be(text: str | bytes, found: str | None) -> None:
    assert client_id_of(text) == found
