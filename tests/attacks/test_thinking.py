"""One person asks for more than anyone can think: everyone else's bots begin at once."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from support.inside import Inside, Socket, inside
from valdora.rules import State
from valdora.server.thinking import workers
from valdora.server.thinking.worker import rest_of_turn
from valdora.server.thinking.workers import HINTS_EACH

GREEDY_ONE, OTHER = "greedy one", "other"
ENDS = ("end", "silver", "provisions")


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """While it is not set, what the tests hold up is thought of."""
    made = threading.Event()
    yield made
    made.set()


@asynccontextmanager
async def holding(folder: Path, held: threading.Event) -> AsyncIterator[Inside]:
    """A server; if something goes wrong, what is held up does not hold up its end."""
    async with inside(folder) as app:
        try:
            yield app
        finally:
            held.set()


async def table(app: Inside, key: str, bot: str, edition: str = "duel.2") -> str:
    """A game of one person and one bot, begun by the person."""
    seats = [{"kind": "person", "name": "One"}, {"kind": "bot", "bot": bot}]
    body = {"seats": seats, "starts": 0, "pace": 0, "edition": edition}
    made = await app.ask("POST", "/tables", body, key=key)
    assert made.status == 201, made.json
    id_: str = made.json["table"]["id"]
    assert (await app.ask("POST", f"/tables/{id_}/start", key=key)).status == 200
    return id_


async def hand_over(app: Inside, id_: str, key: str) -> Socket:
    """Play the person's turn, so that the bot has to think."""
    socket = await app.live(id_, key)
    await socket.say({"type": "hello", "since": 0})
    news = await socket.hear("snapshot")
    number = 0
    while news["choices"]:
        code = next((each for each in news["choices"] if each["notation"] in ENDS), None)
        code = code or news["choices"][-1]
        number += 1
        ask = {"type": "act", "seq": news["seq"], "client_id": f"a{number}", "code": code["code"]}
        await socket.say(ask)
        news = await socket.hear("step")
    return socket


def test_sixty_windows_asking_for_hints_hold_up_nobodys_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: threading.Event
) -> None:
    begun: list[int] = []

    def think(state: State, *_: object) -> list[dict[str, Any]]:
        begun.append(state.seat)
        held.wait()
        return []

    monkeypatch.setattr(workers, "hint_views", think)

    async def go() -> None:
        async with holding(tmp_path, held) as app:
            mine = await table(app, GREEDY_ONE, "beginner")
            windows = [await app.live(mine, GREEDY_ONE) for _ in range(60)]
            for window in windows:  # whoever has been answered listens again: they ask in order
                await window.say({"type": "why", "code": 0})
                await window.hear("reason")
            for window in windows:
                await window.say({"type": "hint", "client_id": "h"})
            refused = [await each.hear("refused") for each in windows[HINTS_EACH:]]
            assert {each["code"] for each in refused} == {"too-fast"}
            assert len(begun) == 1
            theirs = await table(app, OTHER, "beginner")
            socket = await hand_over(app, theirs, OTHER)
            while (await socket.hear("step"))["seat"] != 1:
                pass
            held.set()
            answers = [await each.hear("refused", "hint") for each in windows[:HINTS_EACH]]
            assert {each["code"] for each in answers} == {"no-hint"}
            assert len(begun) == HINTS_EACH, "one after the other, all are thought of"
            for each in (*windows, socket):
                await each.leave()

    asyncio.run(go())


def test_many_tables_of_one_person_hold_up_nobody_elses_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: threading.Event
) -> None:
    under_way: list[int] = []

    def think(bot: Any, states: Sequence[State]) -> list[str]:
        if type(bot).__name__ == "Expert":
            under_way.append(1)
            held.wait()
        return rest_of_turn(bot, states)

    monkeypatch.setattr(workers, "rest_of_turn", think)

    async def go() -> None:
        async with holding(tmp_path, held) as app:
            sockets = []
            for _ in range(25):
                mine = await table(app, GREEDY_ONE, "expert")
                sockets.append(await hand_over(app, mine, GREEDY_ONE))
            assert len(under_way) == app.server.settings.bot_workers
            theirs = await table(app, OTHER, "beginner")
            socket = await hand_over(app, theirs, OTHER)
            while (await socket.hear("step"))["seat"] != 1:
                pass
            assert len(under_way) == app.server.settings.bot_workers
            await app.server.rooms.dismiss()
            held.set()
            for each in (*sockets, socket):
                assert each.task is not None
                await each.task

    asyncio.run(go())


def test_a_person_has_a_limit_of_tables(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(tmp_path, max_tables_per_person=3) as app:
            tables = [await table(app, GREEDY_ONE, "beginner") for _ in range(3)]
            seats = [{"kind": "person", "name": "One"}, {"kind": "free"}]
            body = {"seats": seats, "edition": "duel.2"}
            refused = await app.ask("POST", "/tables", body, key=GREEDY_ONE)
            assert (refused.status, refused.json["code"]) == (409, "too-many-tables")
            assert refused.json["figures"] == {"limit": 3}
            assert (await app.ask("POST", "/tables", body, key=OTHER)).status == 201
            await app.ask("POST", f"/tables/{tables[0]}/close", key=GREEDY_ONE)
            assert (await app.ask("POST", "/tables", body, key=GREEDY_ONE)).status == 201

    asyncio.run(go())
