"""How processes hear of each other: it ends when it shall, and other versions are woken at once."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from valdora.server.storage import session as sessions
from valdora.server.storage.session import PIECE, Session


class Connection:
    """Answers at once."""

    async def add_listener(self, channel: str, hears: Any) -> None:
        """There is nothing to hear."""

    async def execute(self, *_: Any, **__: Any) -> None:
        await asyncio.sleep(0)

    async def close(self, **_: Any) -> None:
        """It is gone."""


@pytest.mark.parametrize("moments", range(6))
def test_it_ends_while_there_is_something_to_tell(moments: int) -> None:
    async def go() -> None:
        async def connect() -> Connection:
            return Connection()

        async def beat(_: Any) -> None:
            """Nothing is renewed."""

        session = Session(connect, lambda _, __: None, lambda _, __: None, beat)
        await session.start()
        await asyncio.sleep(0.05)
        session.tell("g", 1)
        for _ in range(moments):
            await asyncio.sleep(0)
        await asyncio.wait_for(session.close(), 5)

    asyncio.run(go())


class Bus:
    """What one says all hear, as on PostgreSQL."""

    def __init__(self) -> None:
        self.hearers: list[Callable[..., None]] = []

    async def add_listener(self, channel: str, hears: Callable[..., None]) -> None:
        assert channel == sessions.CHANNEL
        self.hearers.append(hears)

    async def execute(self, _statement: str, _channel: str, texts: list[str], **_: Any) -> None:
        self.say(*texts)

    def say(self, *texts: str) -> None:
        for text in texts:
            for hears in self.hearers:
                hears(None, 0, sessions.CHANNEL, text)

    async def close(self, **_: Any) -> None:
        """It stays for the others."""


class Process:
    """Keeps of which games it was nudged, and what else it heard."""

    def __init__(self, bus: Bus) -> None:
        self.woken: list[tuple[str, int]] = []
        self.heard: list[str] = []

        async def connect() -> Bus:
            return bus

        async def beat(_: Any) -> None:
            """Nothing is renewed."""

        self.session = Session(connect, self._wake, self._hear, beat)

    def _wake(self, game: str, seq: int) -> None:
        self.woken.append((game, seq))

    def _hear(self, _process: str, text: str) -> None:
        self.heard.append(text)


@asynccontextmanager
async def processes(bus: Bus, count: int) -> AsyncIterator[list[Process]]:
    made = [Process(bus) for _ in range(count)]
    for each in made:
        await each.session.start()
    await asyncio.sleep(0.01)  # the first beats
    try:
        yield made
    finally:
        for each in made:
            await each.session.close()


async def told(process: Process, more: str) -> None:
    process.session.tell("game", 7)
    process.session.add("game", more)
    await asyncio.sleep(0.02)


def test_what_is_to_be_told_is_told_at_once_and_what_comes_soon_after_it_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        monkeypatch.setattr(sessions, "GATHER_SECONDS", 0.1)
        bus = Bus()
        async with processes(bus, 2) as (here, there):
            here.session.tell("one", 1)
            for _ in range(5):
                await asyncio.sleep(0)
            assert there.woken == [("one", 1)]
            for seq in (2, 3):
                here.session.tell("one", seq)
                here.session.tell("two", seq)
                await asyncio.sleep(0.01)
            assert there.woken == [("one", 1)]
            await asyncio.sleep(0.15)
            assert there.woken == [("one", 1), ("one", 3), ("two", 3)]

    asyncio.run(go())


class FirstForm:
    """A process of the version before anything came with a nudge: it knows three sentences."""

    def __init__(self) -> None:
        self.woken: list[tuple[str, int]] = []

    def hears(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        first, _, rest = text.partition(" ")
        if rest.isdigit():
            self.woken.append((first, int(rest)))
        elif first == "beat":
            name, _, number = rest.partition(":")
            assert name
            assert number
        else:
            assert first in ("say", "game", "part")  # it passes them over


@pytest.mark.parametrize("more", ["news", "news " * PIECE])
def test_an_older_process_is_woken_too_while_it_is_heard(
    more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        bus, older = Bus(), FirstForm()
        bus.hearers.append(older.hears)
        async with processes(bus, 2) as (here, there):
            bus.say("beat older:1")
            await told(here, more)
            assert older.woken == [("game", 7)]
            assert there.woken == [("game", 7), ("game", 7)]  # the second finds nothing to read
            assert there.heard.count(more) == 1
            monkeypatch.setattr(sessions, "OLDER_SECONDS", 0.0)  # it is gone
            older.woken.clear()
            there.woken.clear()
            await told(here, more)
            assert (older.woken, there.woken) == ([], [("game", 7)])

    asyncio.run(go())


def test_who_understands_as_much_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with processes(Bus(), 2) as (here, there):
            here.session._older = there.session._older = time.monotonic() - sessions.OLDER_SECONDS
            monkeypatch.setattr(sessions, "_FORM", 3)  # or more
            await told(here, "news")
            await there.session._tell(f"beat newer:1 {sessions._FORM}")
            await told(here, "news")
            assert there.woken == [("game", 7), ("game", 7)]

    asyncio.run(go())


@pytest.mark.parametrize(
    "text",
    [
        "game 7 newer tidings 3 {...}",
        "game 7 newer",
        "game 7 ",
        "game 7 {}",
        "game 7/3 newer news game 6",
        "game",
        'game {"seq":7}',
    ],
)
def test_a_nudge_of_a_next_version_wakes_whatever_comes_with_it(text: str) -> None:
    async def go() -> None:
        bus = Bus()
        async with processes(bus, 1) as (here,):
            bus.say(text)
            ((game, seq),) = here.woken
            assert game == "game"
            assert seq >= 7

    asyncio.run(go())
