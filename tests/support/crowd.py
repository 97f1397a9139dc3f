"""Watchers in thousands: connections that read frames with as little effort as possible.

Run as a program it is a crowd at one table that comes, goes and comes back, and prints what it saw
as one line of JSON: `crowd.py URL TABLE COUNT SECONDS STAY`. It has a process of its own, so that
who measures players is not held up by it.
"""

import asyncio
import base64
import json
import os
import random
import re
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

_AT = re.compile(rb'"at":(\d{13})')
_SEQ = re.compile(rb'"seq":(\d+)')
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


@dataclass
class Seen:
    """What a crowd saw, all together."""

    frames: Counter[str] = field(default_factory=Counter)
    behind: list[float] = field(default_factory=list)
    """Of each step, the milliseconds from when it was played until it was heard."""
    welcomes: list[float] = field(default_factory=list)
    """Of each connection, the milliseconds from the wish to connect until the snapshot."""
    cut: Counter[int] = field(default_factory=Counter)
    """Connections that the server ended, by close code; 1006: without one."""
    refused: int = 0
    """Handshakes that were refused."""
    came: int = 0
    snapshot_bytes: int = 0


class Watcher(asyncio.Protocol):
    """One connection to a live channel: says hello and reads, no more."""

    def __init__(self, request: bytes, seen: Seen, since: int = 0) -> None:
        self._request = request
        self._seen = seen
        self._since = since
        self._buffer = bytearray()
        self._open = False
        self._leaving = False
        self.began = time.monotonic()
        self.code = 1006
        self.seq = since
        self.presence: Any = None
        self.welcomed = asyncio.Event()
        self.gone = asyncio.Event()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:16]:
                self._seen.refused += 1
                self.code = int(head[9:12])
                self.transport.abort()
                return
            self._open = True
            self._buffer = rest
            self.say({"type": "hello", "since": self._since})
        self._read()

    def _read(self) -> None:
        buffer = self._buffer
        while len(buffer) >= 2:
            kind, length, begin = buffer[0] & 15, buffer[1], 2
            if length >= 126:
                begin = 4 if length == 126 else 10
                if len(buffer) < begin:
                    return
                length = int.from_bytes(buffer[2:begin], "big")
            if len(buffer) < begin + length:
                return
            payload = bytes(buffer[begin : begin + length])
            del buffer[: begin + length]
            self._heard(kind, payload)

    def _heard(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.code = int.from_bytes(payload[:2], "big")
            self.transport.close()
        elif kind == TEXT:
            name = payload[9 : payload.index(b'"', 9)].decode()
            self._seen.frames[name] += 1
            if name == "step":
                found = _AT.search(payload)
                assert found
                self._seen.behind.append(time.time() * 1000 - int(found[1]))
            if name == "presence":
                self.presence = payload
            elif found := _SEQ.search(payload):
                self.seq = int(found[1])
            if name == "snapshot":
                self._seen.snapshot_bytes += len(payload)
                self._seen.welcomes.append((time.monotonic() - self.began) * 1000)
                self.welcomed.set()

    def say(self, message: Any) -> None:
        """Send a message."""
        self._send(TEXT, json.dumps(message).encode())

    def _send(self, kind: int, payload: bytes) -> None:
        assert len(payload) < 126
        self.transport.write(bytes([128 | kind, 128 | len(payload)]) + bytes(4) + payload)

    def leave(self) -> None:
        """Go, without being cut."""
        self._leaving = True
        self.transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        if not self._leaving and self._open:
            self._seen.cut[self.code] += 1
        self.welcomed.set()
        self.gone.set()


def request(url: str, table: str) -> bytes:
    """What opens a live channel."""
    lines = [
        f"GET /api/v1/tables/{table}/live HTTP/1.1",
        f"host: {urlsplit(url).netloc}",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connect(url: str, table: str, seen: Seen, since: int = 0) -> Watcher:
    """A watcher on its way in; `welcomed` is set when it has its snapshot or is gone."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    loop = asyncio.get_running_loop()
    seen.came += 1
    made = Watcher(request(url, table), seen, since)
    await loop.create_connection(lambda: made, parts.hostname, parts.port)
    return made


async def _watch(url: str, table: str, seen: Seen, chance: random.Random, stay: float) -> None:
    """One of the crowd: comes, stays a while, goes and is back at once; if cut, after a pause."""
    tries, since = 0, 0
    while True:
        try:
            watcher = await connect(url, table, seen, since)
        except OSError:
            seen.refused += 1
        else:
            try:
                await watcher.welcomed.wait()
                if not watcher.gone.is_set():
                    tries = 0
                    try:
                        await asyncio.wait_for(watcher.gone.wait(), chance.expovariate(1 / stay))
                    except TimeoutError:
                        since = watcher.seq
                        continue
            finally:
                watcher.leave()
        tries += 1
        pause = min(10.0, 0.25 * 2**tries)  # as web/src/lib/live.svelte.ts does
        await asyncio.sleep(chance.uniform(pause / 2, pause))


async def crowd(url: str, table: str, count: int, seconds: float, stay: float) -> Seen:
    """A crowd at a table for a while; `stay` is how long one of them stays on average."""
    seen, chance = Seen(), random.Random(7)
    tasks = [
        asyncio.create_task(_watch(url, table, seen, random.Random(chance.random()), stay))
        for _ in range(count)
    ]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return seen


def at(values: list[float], share: float) -> float | None:
    """The value below which a share of all lies."""
    ordered = sorted(values)
    return round(ordered[int((len(ordered) - 1) * share)], 1) if ordered else None


def told(seen: Seen) -> dict[str, Any]:
    """What a crowd saw, in figures."""
    return {
        "came": seen.came,
        "refused": seen.refused,
        "cut": dict(seen.cut),
        "frames": dict(seen.frames),
        "welcome_p50_ms": at(seen.welcomes, 0.5),
        "welcome_p99_ms": at(seen.welcomes, 0.99),
        "behind_p50_ms": at(seen.behind, 0.5),
        "behind_p99_ms": at(seen.behind, 0.99),
        "behind_most_ms": at(seen.behind, 1),
    }


if __name__ == "__main__":
    import uvloop

    url, table, *figures = sys.argv[1:]
    count, seconds, stay = (float(each) for each in figures)
    began = time.process_time()
    seen = uvloop.run(crowd(url, table, int(count), seconds, stay))
    cpu = round(time.process_time() - began, 1)
    sys.stdout.write(json.dumps({**told(seen), "cpu": cpu}) + "\n")
