"""`/metrics`, on a port of its own: no proxy in front of the pages can let anybody in there."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

_SECONDS: Final = 5.0
_MOST: Final = 8192
_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
Written = Callable[[], Awaitable[bytes]]


class Scrape:
    """Answers `GET /metrics`, one request for each connection."""

    def __init__(self, host: str, port: int, written: Written) -> None:
        self._host, self._port, self._written = host, port, written
        self._server: asyncio.Server | None = None

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def start(self) -> None:
        """Listen; `OSError` if the port cannot be had."""
        self._server = await asyncio.start_server(self._answer, self._host, self._port)

    async def close(self) -> None:
        """Listen no more."""
        if self._server:
            self._server.close()
            await self._server.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            async with asyncio.timeout(_SECONDS):
                asked = await reader.readuntil(b"\r\n\r\n")
                fine = asked[:_MOST].startswith((b"GET /metrics ", b"GET /metrics?"))
                body = await self._written() if fine else b"GET /metrics\n"
                head = (
                    f"HTTP/1.1 {'200 OK' if fine else '404 Not Found'}\r\ncontent-type: {_TYPE}\r\n"
                    f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
                )
                writer.write(head.encode() + body)
                await writer.drain()
        writer.close()
