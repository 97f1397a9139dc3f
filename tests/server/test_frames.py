"""Whatever comes in on the live channel: no fault, and nothing changes by what is refused."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.inside import Inside, Socket, inside
from support.server import Guest, running

pytestmark = pytest.mark.slow
New = Callable[[], Guest]
FRAMES, WIRE_FRAMES = 100_000, 3_000
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 130, 2**31, 2**63, 1e300, 0.5, "", "a", "x" * 70, "\x00"),
    *("<b>", "\ud800", "ё", [], {}, [1], {"type": "act"}),
)
KEYS = ("type", "seq", "client_id", "code", "to", "text", "seat", "since", "token", "more")
TYPES = ("hello", "act", "undo", "why", "chat", "hint", "ack", "step", "snapshot", "nothing")


class Noise:
    """Random frames: bytes, broken JSON, wrong shapes, and well-formed wishes of all kinds."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._count = 0

    def frame(self, seq: int, *, hints: bool) -> bytes | str:
        """One frame of someone who knows the game as of `seq`."""
        chance = self._random
        self._count += 1
        kind = chance.random()
        if kind < 0.05:
            return chance.randbytes(chance.randrange(60))
        wish = self._wish(seq, hints=hints) if kind < 0.8 else self._shape(hints=hints)
        text = json.dumps(wish)
        if kind < 0.15:
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(("", '"', "}", "\\", "é", "9")) + text[at + 1 :]
        return text.encode() if kind < 0.2 else text

    def _wish(self, seq: int, *, hints: bool) -> dict[str, Any]:
        """A message of the protocol, most of them refused because of what they ask."""
        chance = self._random
        id_ = f"c{self._count if chance.random() < 0.9 else chance.randrange(50)}"
        at = seq if chance.random() < 0.6 else chance.randrange(seq + 5)
        match chance.randrange(12):
            case 0:
                return {"type": "undo", "seq": at, "client_id": id_, "to": chance.randrange(60)}
            case 1 if chance.random() < 0.1:
                text = "".join(chance.choice("ab<\x00\u202e\n ё") for _ in range(9))
                return {"type": "chat", "client_id": id_, "text": text}
            case 2 if chance.random() < 0.05:
                return {"type": "hello", "since": at}
            case 3 if hints:
                return {"type": "hint", "client_id": id_}
            case 4 | 5 | 6:
                return {"type": "why", "code": chance.randrange(220)}
        return {"type": "act", "seq": at, "client_id": id_, "code": chance.randrange(220)}

    def _shape(self, *, hints: bool) -> Any:
        """JSON that looks like a message and is none."""
        chance = self._random
        if chance.random() < 0.2:
            return chance.choice(VALUES)
        kinds = TYPES if hints else [kind for kind in TYPES if kind != "hint"]
        made = {key: chance.choice(VALUES) for key in chance.sample(KEYS, chance.randrange(6))}
        return {**made, "type": chance.choice(kinds)} if chance.random() < 0.8 else made


async def _table(server: Inside) -> str:
    seats = [{"kind": "person", "name": f"Player {n}"} for n in (1, 2)] + [{"kind": "free"}]
    body = {"seats": seats, "starts": 0, "public": True}
    table: str = (await server.ask("POST", "/tables", body, "host")).json["table"]["id"]
    await server.ask("POST", f"/tables/{table}/join", {"name": "Player 3"}, "other")
    await server.ask("POST", f"/tables/{table}/start", key="host")
    return table


async def _answer(socket: Socket) -> Any:
    """The answer to what this socket said; what all are told does not count as one."""
    return await socket.hear("ack", "refused", "reason", "snapshot", "hint")


def test_random_frames_do_no_harm(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    answers: Counter[str] = Counter()
    refusals: Counter[str] = Counter()

    async def round_(server: Inside, noise: Noise, chance: Random, count: int) -> None:
        """So many frames at one table, from its people and from a watcher."""
        table = await _table(server)
        room = await server.server.rooms.get(table)
        sockets = {key: await server.live(table, key) for key in ("host", "other", "watcher")}
        for _ in range(count):
            key = chance.choice(("host", "host", "other", "watcher"))
            before = room.table
            await sockets[key].say(noise.frame(before.seq, hints=key == "watcher"))
            answer = await _answer(sockets[key])
            answers[answer["type"]] += 1
            if answer["type"] == "refused":
                refusals[answer["code"]] += 1
                assert answer["seq"] == before.seq
            if answer["type"] != "ack":
                assert room.table is before, answer  # a table that changes is another object
            for socket in sockets.values():
                socket.forget()
        for socket in sockets.values():
            assert socket.closed is None
            await socket.leave()

    async def go() -> None:
        noise, chance = Noise(1), Random(2)
        async with inside(tmp_path) as server:
            for _ in range(50):
                await round_(server, noise, chance, FRAMES // 50)

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert answers.total() == FRAMES
    assert set(answers) == {"ack", "refused", "reason", "snapshot"}
    assert {"bad-request", "stale", "unknown-code", "not-seated", "not-your-turn"} <= set(refusals)
    assert refusals.total() > FRAMES / 2


def test_random_frames_over_the_wire(tmp_path: Path) -> None:
    """The same noise through real sockets; who sends too long a frame is cut off."""
    noise = Noise(3)

    async def go(guest: Guest, table: str) -> Counter[str]:
        heard: Counter[str] = Counter()
        sent = 0
        while sent < WIRE_FRAMES:
            async with guest.live(table) as live:
                assert live.socket is not None
                try:
                    for _ in range(500):
                        frame = noise.frame(live.snapshot["seq"], hints=False)
                        await live.socket.send(frame)
                        sent += 1
                        answer = await live.hear("ack", "refused", "reason", "snapshot")
                        heard[answer["type"]] += 1
                    await live.socket.send("x" * 5000)
                    await live.hear("nothing")
                except ConnectionClosed:
                    heard[f"closed {live.socket.close_code}"] += 1
        return heard

    with running(tmp_path) as server, Guest(server.url) as guest:
        table = guest.table("Player 1", "Player 2", "Player 3")
        guest.post(f"/tables/{table}/start")
        heard = asyncio.run(go(guest, table))
        assert guest.http.get("/healthz").json() == {"status": "ok"}
        assert server.stop() == 0
    assert heard["refused"] > WIRE_FRAMES / 3
    assert heard["closed 1009"] == WIRE_FRAMES // 500
    assert "Traceback" not in (tmp_path / "server.log").read_text()


# Limits over the wire ---------------------------------------------------------------------------


def test_who_sends_too_fast_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async def go(guest: Guest, table: str) -> tuple[Counter[str], int | None]:
        codes: Counter[str] = Counter()
        async with guest.live(table) as live:
            assert live.socket is not None
            try:
                for _ in range(400):
                    await live.say({"type": "why", "code": 1})
                    answer = await live.hear("reason", "refused")
                    codes[answer["code"] if answer["type"] == "refused" else "answered"] += 1
            except ConnectionClosed:
                pass
            return codes, live.socket.close_code

    with running(tmp_path, messages_per_second=5) as server, Guest(server.url) as guest:
        table = guest.table("Player 1", "Player 2", "Player 3")
        guest.post(f"/tables/{table}/start")
        codes, closed = asyncio.run(go(guest, table))
    assert 15 <= codes["answered"] <= 60
    assert 40 <= codes["too-fast"] <= 60
    assert closed == 4429


def test_requests_and_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    async def go(guest: Guest, table: str) -> int | None:
        async with guest.live(table), guest.live(table):
            third = guest.live(table)
            with pytest.raises(ConnectionClosed):
                await third.__aenter__()
            assert third.socket is not None
            return third.socket.close_code

    with (
        running(tmp_path, requests_per_second=5, max_connections_per_address=2) as server,
        Guest(server.url) as guest,
    ):
        table = guest.table("Player 1", "Player 2", "Player 3")
        assert asyncio.run(go(guest, table)) == 4429
        replies = [guest.ask("GET", "/about").status_code for _ in range(60)]
    assert set(replies) == {200, 429}
    assert replies.count(200) < 40
