"""The whole application inside this process: the same code as a server, without its sockets.

For tests that need thousands of requests and messages. What is sent here is what uvicorn would put
on the wire.
"""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from valdora.server import Settings, create_app
from valdora.server.live.room import Now, now_ms
from valdora.server.server import Server
from valdora.server.storage import Storage
from valdora.server.storage.sqlite import SqliteStorage

HOST = b"testserver"


class Careless(sqlite3.Connection):
    """A connection that does not wait for the disk; for tests that are not about it."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        return super().execute("PRAGMA synchronous = OFF" if "synchronous" in sql else sql, *values)


def careless(path: str) -> sqlite3.Connection:
    """Connect without waiting for the disk."""
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Careless)


@dataclass(frozen=True)
class Reply:
    """An answer of REST."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def json(self) -> Any:
        """The answer as JSON."""
        return json.loads(self.body)


@dataclass
class Inside:
    """A running application and the ways to talk to it."""

    app: Starlette
    folder: Path

    @property
    def server(self) -> Server:
        """What the handlers share."""
        server: Server = self.app.state.server
        return server

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Reply:
        """A request of REST; `path` is all behind /api/v1, or behind the host if it begins so."""
        content = b"" if body is None else json.dumps(body).encode()
        path, _, query = path.partition("?")
        headers = [(b"host", HOST), (b"content-type", b"application/json")]
        if key:
            headers.append((b"authorization", f"Bearer {key}".encode()))
        scope = _scope("http", f"/api/v1{path}", headers) | {
            "method": method,
            "query_string": query.encode(),
            "http_version": "1.1",
            "scheme": "http",
        }
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        start = sent[0]
        parts = b"".join(message.get("body", b"") for message in sent[1:])
        return Reply(start["status"], tuple(start["headers"]), parts)

    async def live(
        self, table: str, key: str = "", since: int = 0, socket: "Socket | None" = None
    ) -> "Socket":
        """A live channel, after its snapshot; `socket` if it shall be one of a special kind."""
        headers = [(b"host", HOST)]
        if key:
            headers.append((b"authorization", f"Bearer {key}".encode()))
        scope = _scope("websocket", f"/api/v1/tables/{table}/live", headers)
        socket = socket or Socket()
        socket.task = asyncio.create_task(self.app(scope, socket.receive, socket.send))
        await socket.incoming.put({"type": "websocket.connect"})
        await socket.say({"type": "hello", "since": since})
        await socket.hear("snapshot")
        return socket


@dataclass
class Socket:
    """The client's end of a live channel."""

    incoming: "asyncio.Queue[Any]" = field(default_factory=asyncio.Queue)
    frames: list[str] = field(default_factory=list)
    """All that was heard."""
    closed: int | None = None
    task: "asyncio.Task[None] | None" = None
    _read: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def receive(self) -> Any:
        """What the application reads."""
        return await self.incoming.get()

    async def send(self, message: Any) -> None:
        """What the application writes."""
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        self._news.set()

    async def say(self, message: Any) -> None:
        """Send a message; bytes and text as they are, anything else as JSON."""
        kind = "bytes" if isinstance(message, bytes) else "text"
        data = message if isinstance(message, bytes | str) else json.dumps(message)
        await self.incoming.put({"type": "websocket.receive", kind: data})

    async def next(self) -> Any:
        """The next message."""
        while self._read >= len(self.frames):
            assert self.closed is None, f"closed with {self.closed}"
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 30)
        self._read += 1
        return json.loads(self.frames[self._read - 1])

    async def hear(self, *types: str) -> Any:
        """The next message of one of these types."""
        while (message := await self.next())["type"] not in types:
            pass
        return message

    def forget(self) -> None:
        """Drop all that was heard."""
        self.frames.clear()
        self._read = 0

    async def leave(self) -> None:
        """Hang up, and wait until the application has noticed."""
        await self.incoming.put({"type": "websocket.disconnect", "code": 1000})
        if self.task:
            await self.task


@asynccontextmanager
async def inside(
    folder: Path, storage: Storage | None = None, now: Now = now_ms, **settings: Any
) -> AsyncIterator[Inside]:
    """An application with its data in a folder; stopped afterwards."""
    fast = ("requests_per_second", "requests_per_second_in_all", "messages_per_second")
    given = {**dict.fromkeys(fast, 1e9), **settings}
    chosen = Settings(data_dir=str(folder), **given)
    kept = storage or SqliteStorage(folder / "valdora.db", chosen.backups, connect=careless)
    app = create_app(chosen, kept, now)
    lifespan = app.router.lifespan_context(app)
    await lifespan.__aenter__()
    try:
        yield Inside(app, folder)
    finally:  # also after a failure, or its writer thread would keep us
        await lifespan.__aexit__(None, None, None)


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "scheme": "ws",
        "headers": headers,
        "client": ("127.0.0.1", 5),
        "server": ("testserver", 80),
        "subprotocols": [],
        "state": {},
    }
