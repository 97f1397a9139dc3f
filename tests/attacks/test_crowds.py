"""Watchers who come, go and come back by the hundred: nobody is cut, and everyone ends up with what
is so. How long it takes is measured elsewhere (docs/evidence/attacks.md)."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from support.attacks import Target
from support.crowd import Seen, Watcher, connect
from support.inside import Inside, inside
from support.server import Guest
from valdora.rules import State
from valdora.table import frames
from valdora.table.choices import choices
from valdora.table.shapes import Choice

New = Callable[[], Guest]
CROWD = 150
STORMS = 3
KEY = "ann"


async def here(url: str, table: str, seen: Seen, since: int = 0) -> Watcher:
    watcher = await connect(url, table, seen, since)
    await asyncio.wait_for(watcher.welcomed.wait(), 60)
    assert not watcher.gone.is_set(), watcher.code
    return watcher


async def told_all(watchers: list[Watcher], seq: int) -> None:
    """Until all have heard of a step, and that all are here."""
    async with asyncio.timeout(60):
        while any(each.seq < seq or _count(each.presence) != CROWD for each in watchers):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.mark.slow
def test_a_crowd_that_comes_goes_and_comes_back_cuts_nobody_off(target: Target, guest: New) -> None:
    host = guest()
    table = host.table("Host", None, None, public=True, watching=True)
    for _ in range(2):
        host.post(f"/tables/{table}/join", {"name": "Friend"})
    host.post(f"/tables/{table}/start")

    async def go() -> None:
        seen = Seen()
        async with host.live(table) as player:
            watchers: list[Watcher] = []
            told = player.snapshot
            for _ in range(STORMS):
                coming = (here(target.url, table, seen) for _ in range(CROWD))
                watchers = await asyncio.gather(*coming)
                await player.act(told["choices"][0]["code"], told["seq"])
                told = await player.hear("step")
                await told_all(watchers, told["seq"])
                for each in watchers:
                    each.leave()
            while (await player.hear("presence"))["watchers"]:
                pass
            heard = Counter(message["type"] for message in player.heard)
        assert seen.cut == {}
        assert seen.refused == 0
        assert seen.frames["snapshot"] == STORMS * CROWD
        assert seen.frames["step"] >= STORMS * CROWD - CROWD
        changes = 2 * STORMS * CROWD
        assert heard["presence"] < changes / 4, "presence is merged"
        assert seen.frames["presence"] < changes / 4 * CROWD

    asyncio.run(go())


def _count(presence: bytes | None) -> int:
    return json.loads(presence)["watchers"] if presence else -1


def test_a_snapshot_is_made_once_for_all_who_ask_for_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(state: State) -> list[Choice]:
        made.append(state.round)
        return choices(state)

    async def go() -> None:
        async with inside(tmp_path) as app:
            table = await started(app)
            monkeypatch.setattr(frames, "choices", counted)
            sockets = [await app.live(table, since=since) for since in range(40)]
            sockets += [await app.live(table, key=KEY) for _ in range(10)]
            assert len(made) == 1
            for socket in sockets:
                await socket.leave()

    asyncio.run(go())


def test_saying_hello_again_brings_no_second_helping(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(tmp_path) as app:
            table = await started(app)
            player = await app.live(table, key=KEY)
            for number in range(30):
                line = {"type": "chat", "text": "long " * 90, "client_id": f"c{number}"}
                await player.say(line)
                await player.hear("chat")
            other = await app.live(table)
            first = json.loads(other.frames[0])
            assert (len(first["chat"]), len(first["missed"])) == (30, 1)
            await other.say({"type": "hello", "since": 0})
            again = await other.hear("snapshot")
            assert (again["chat"], again["missed"]) == ([], [])
            assert again["state"] == first["state"]
            late = await app.live(table, since=first["seq"] - 10)
            assert len(json.loads(late.frames[0])["chat"]) == 10
            for socket in (player, other, late):
                await socket.leave()

    asyncio.run(go())


async def started(app: Inside) -> str:
    """A game with one person at all seats."""
    seats = [{"kind": "person", "name": "Ann"}] * 3
    body = {"seats": seats, "starts": 0, "public": True}
    made = await app.ask("POST", "/tables", body, key=KEY)
    table: str = made.json["table"]["id"]
    assert (await app.ask("POST", f"/tables/{table}/start", key=KEY)).status == 200
    return table
