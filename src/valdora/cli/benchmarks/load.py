"""The clients of `valdora bench server`: people at tables who move at a steady rate.

A move is due at a fixed moment whether or not the server kept up with those before it, and what is
measured is the time from that moment until each socket of the table has the step: so a server that
falls behind cannot hide it, and neither can a client.
"""

import asyncio
import gc
import http.client
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from time import monotonic as now  # finer than the clock of the event loop
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

_CONNECTING: Final = 20
"""Sockets that are opened at the same time."""
_STEP: Final = '{"type":"step"'
_LOST_SECONDS: Final = 10.0
_NAMES: Final = ("Player 1", "Player 2", "Player 3", "Player 4", "Player 5")


@dataclass(frozen=True)
class Plan:
    """How much load: sockets in all, spread evenly over the tables; moves per second in all."""

    sockets: int
    tables: int
    moves_per_second: float
    seconds: float


@dataclass
class Outcome:
    """What the clients saw."""

    delays: list[float] = field(default_factory=list)
    """Seconds from each move to each socket that heard of it."""
    moves: int = 0
    late: int = 0
    """Moves that were due at a table whose last one had not come back yet."""
    refused: int = 0
    seconds: float = 0.0
    beside: list[float] = field(default_factory=list)
    """Of the delays, those to sockets of the server that was moved at,"""
    across: list[float] = field(default_factory=list)
    """and those to sockets of others."""


class _Choice(msgspec.Struct):
    code: int


class _News(msgspec.Struct):
    """What a player must read of a snapshot or a step in order to move."""

    seq: int
    state: dict[str, Any]
    choices: list[_Choice]


_news: Final = msgspec.json.Decoder(_News).decode


@dataclass
class _Table:
    """A table and the sockets at it, by key; the first of them sit at its seats, others watch."""

    id: str
    keys: list[str]
    sockets: dict[str, ClientConnection] = field(default_factory=dict)
    news: _News | None = None
    """The position, if nobody has moved since."""
    due: float = 0.0
    """When the move that everyone waits for was due."""
    waiting: int = 0
    """Sockets that have not heard of it yet."""
    at: str = ""
    """The server it was sent to."""


class Load:
    """Plays a plan against a server, or several that share a database, to which the sockets of each
    table go in turn; use `open`, `run`, `close` in this order."""

    def __init__(self, urls: str | Sequence[str], plan: Plan, seed: int = 1) -> None:
        self._urls = [urls] if isinstance(urls, str) else list(urls)
        self._plan = plan
        self._random = Random(seed)
        self._tables: list[_Table] = []
        self._readers: list[asyncio.Task[None]] = []
        self._outcome = Outcome()

    @property
    def tables(self) -> list[str]:
        """The ids of the tables."""
        return [table.id for table in self._tables]

    async def open(self) -> None:
        """Create the tables, seat the people, connect them all."""
        self._tables = await asyncio.to_thread(lambda: list(_seated(self._urls[0], self._plan)))
        slots = asyncio.Semaphore(_CONNECTING)
        await asyncio.gather(
            *(self._connect(slots, table, key) for table in self._tables for key in table.keys)
        )

    async def run(self) -> Outcome:
        """Move at the rate of the plan for its time."""
        gc.collect()
        gc.disable()  # the server is to be measured, not our own pauses
        try:
            return await self._run()
        finally:
            gc.enable()

    async def _run(self) -> Outcome:
        interval = 1 / self._plan.moves_per_second
        began = due = now()
        tables = cycle(self._tables)
        while due < began + self._plan.seconds:
            await asyncio.sleep(max(0.0, due - now()))
            await self._move(next(tables), due)
            due += interval
        until = now() + _LOST_SECONDS
        while any(table.waiting for table in self._tables) and now() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        self._outcome.seconds = self._plan.seconds
        return self._outcome

    async def close(self) -> None:
        """Hang up."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for table in self._tables:
            for socket in table.sockets.values():
                socket.transport.abort()

    async def _connect(self, slots: asyncio.Semaphore, table: _Table, key: str) -> None:
        url = self._url_of(table, key)
        address = url.replace("http", "ws", 1) + f"/api/v1/tables/{table.id}/live"
        async with slots:
            socket = await connect(
                address, compression=None, max_size=None, ping_interval=None, open_timeout=60
            )
            await socket.send(json.dumps({"type": "hello", "token": key, "since": 0}))
            first = await socket.recv()
        table.sockets[key] = socket
        if key == table.keys[0]:
            table.news = _news(first)
        self._readers.append(asyncio.create_task(self._read(table, socket, key, url)))

    def _url_of(self, table: _Table, key: str) -> str:
        return self._urls[table.keys.index(key) % len(self._urls)]

    async def _read(self, table: _Table, socket: ClientConnection, key: str, url: str) -> None:
        """Note when each step comes; one socket per table reads what is in it."""
        speaks = key == table.keys[0]
        while True:
            text = await socket.recv(decode=True)
            if text.startswith(_STEP):
                delay = now() - table.due
                self._outcome.delays.append(delay)
                (self._outcome.beside if url == table.at else self._outcome.across).append(delay)
                table.waiting -= 1
                if speaks:
                    table.news = _news(text)
            elif text.startswith('{"type":"refused"'):
                self._outcome.refused += 1

    async def _move(self, table: _Table, due: float) -> None:
        news = table.news
        if news is None or table.waiting:
            self._outcome.late += 1
            return
        if not news.choices:
            return  # this game is over
        table.news, table.due, table.waiting = None, due, len(table.sockets)
        move = {
            "type": "act",
            "seq": news.seq,
            "client_id": f"m{self._outcome.moves}",
            "code": self._random.choice(news.choices).code,
        }
        self._outcome.moves += 1
        seat: int = news.state["seat"]
        key = table.keys[seat % len(table.keys)]  # with fewer sockets than seats they hold several
        table.at = self._url_of(table, key)
        await table.sockets[key].send(json.dumps(move))


def _seated(url: str, plan: Plan) -> Iterator[_Table]:
    """Tables of four people each (three, if there are only three sockets), started."""
    with closing(http.client.HTTPConnection(urlsplit(url).netloc, timeout=60)) as to:
        for number in range(plan.tables):
            count = len(range(number, plan.sockets, plan.tables))
            keys = [f"bench-{number}-{each}-{now()}" for each in range(count)]
            seats = [{"kind": "person", "name": _NAMES[0]}, *[{"kind": "free"}] * 3]
            made = _ask(to, keys[0], "/tables", {"seats": seats, "starts": 0, "public": True})
            id_ = made["table"]["id"]
            for seat in range(1, 4):
                body = {"name": _NAMES[seat], "seat": seat}
                _ask(to, keys[seat % count], f"/tables/{id_}/join", body)
            _ask(to, keys[0], f"/tables/{id_}/start", None)
            yield _Table(id_, keys)


def _ask(to: http.client.HTTPConnection, key: str, path: str, body: Any) -> Any:
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    to.request("POST", f"/api/v1{path}", json.dumps(body), headers)
    response = to.getresponse()
    answer = json.loads(response.read())
    if response.status >= 400:
        raise RuntimeError(f"{path}: {response.status} {answer}")
    return answer
