"""A real server on a free port, and clients that play at it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

_START_SECONDS = 120.0
"""Who does not listen after so long never will."""
RUN = """
import sys, json
from valdora.server import read_settings, serve
serve(read_settings(json.loads(sys.argv[1]), {}), lambda ready: print(ready.url, flush=True))
"""


@dataclass
class Running:
    """A server process of our own."""

    url: str
    process: "subprocess.Popen[str]"

    def kill(self) -> None:
        """As if the power failed."""
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        """As if its machine were unplugged: it says and takes nothing, and closes nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """It goes on where it was, as if nothing had been."""
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


@contextmanager
def running(folder: Path, program: Path | None = None, **settings: Any) -> Iterator[Running]:
    """A server with its data in a folder, or a `program` that runs one; gone afterwards."""
    flags = {
        "port": 0,
        "data_dir": str(folder),
        "log_level": "warning",
        "requests_per_second": 10_000,
        "requests_per_second_in_all": 10_000,
        "messages_per_second": 10_000,
        **settings,
    }
    with (folder / "server.log").open("a") as log:
        process = subprocess.Popen(
            [sys.executable, *([str(program)] if program else ["-c", RUN]), json.dumps(flags)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert process.stdout is not None
        patience = threading.Timer(_START_SECONDS, process.kill)
        patience.start()
        try:
            url = process.stdout.readline().strip()
            patience.cancel()
            if not url:
                process.wait(10)
                raise RuntimeError((folder / "server.log").read_text())
            yield Running(url.rstrip("/"), process)
        finally:
            patience.cancel()
            if process.poll() is None:
                process.kill()
            process.wait()
            process.stdout.close()


class Guest:
    """Someone with a browser: a cookie jar and our own origin."""

    def __init__(
        self, url: str, cookies: httpx.Cookies | None = None, source: str | None = None
    ) -> None:
        self.url = url
        self.source = source
        """The address of this machine to come from, if not the usual one."""
        self.http = httpx.Client(
            base_url=url,
            headers={"origin": url},
            timeout=20,
            cookies=cookies,
            transport=httpx.HTTPTransport(local_address=source),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the browser."""
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Any request of the API."""
        return self.http.request(method, f"/api/v1{path}", json=body)

    def get(self, path: str) -> Any:
        """What there is at a path."""
        return _fine(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        """Have something done."""
        return _fine(self.ask("POST", path, body))

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code of a refusal."""
        response = self.ask(method, path, body)
        assert 400 <= response.status_code < 500, (response.status_code, response.text)
        code: str = response.json()["code"]
        return code

    def table(self, *seats: Any, **options: Any) -> str:
        """A new table's id; a seat is a name, `None` (free) or `("bot", level)`."""
        made = [
            {"kind": "free"}
            if seat is None
            else {"kind": "person", "name": seat}
            if isinstance(seat, str)
            else {"kind": "bot", "bot": seat[1]}
            for seat in seats
        ]
        body = {"seats": made, "starts": 0, "pace": 0, **options}
        id_: str = self.post("/tables", body)["table"]["id"]
        return id_

    def live(self, table: str, since: int = 0, **hello: Any) -> "Live":
        """The live channel of a table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        made = Live(self.url, table, cookies, {"type": "hello", "since": since, **hello})
        made.source = self.source
        return made


def _fine(response: httpx.Response) -> Any:
    assert response.status_code in (200, 201), (response.status_code, response.text)
    return response.json()


@dataclass
class Live:
    """A connected client that keeps what it hears."""

    url: str
    table: str
    cookies: str
    hello: dict[str, Any]
    origin: str | None = ""
    heard: list[dict[str, Any]] = field(default_factory=list)
    snapshot: dict[str, Any] = field(default_factory=dict)
    socket: ClientConnection | None = None
    count: int = 0
    source: str | None = None

    async def __aenter__(self) -> Self:
        address = self.url.replace("http", "ws", 1)
        headers = {"cookie": self.cookies} if self.cookies else {}
        self.socket = await connect(
            f"{address}/api/v1/tables/{self.table}/live",
            origin=self.url if self.origin == "" else self.origin,  # type: ignore[arg-type]
            additional_headers=headers,
            max_size=None,
            compression=None,
            local_addr=(self.source, 0) if self.source else None,
        )
        try:
            await self.say(self.hello)
            self.snapshot = await self.hear("snapshot")
        except BaseException:
            self.abort()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.socket is not None
        try:
            await self.socket.close()
        finally:
            self.abort()  # nobody may be there to take leave of

    def abort(self) -> None:
        """Tear the wire at once."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def say(self, message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = 20) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.heard.append(message)
        return message

    async def hear(self, *types: str, seconds: float = 20) -> dict[str, Any]:
        """The next message of one of these types."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = await self.next(seconds)
            if message["type"] in types:
                return message
        raise TimeoutError(types)

    async def act(self, code: int, seq: int, client_id: str | None = None) -> dict[str, Any]:
        """Play an action; the `ack` or the `refused`."""
        self.count += 1
        client_id = client_id or f"c{self.count}-{time.monotonic_ns()}"
        await self.say({"type": "act", "seq": seq, "client_id": client_id, "code": code})
        return await self.hear("ack", "refused")
