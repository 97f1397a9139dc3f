"""Who listens at a table: one encoded frame goes to all, and nobody can hold the others up."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

from valdora.server.protocol import Outgoing, Presence, encode
from valdora.server.table import Table

QUEUE: Final = 64
"""Frames that may wait for one reader; who is further behind is dropped and connects again."""
TOO_SLOW: Final = 4409
GOING_DOWN: Final = 1001


class Listener:
    """One connection: what it shall be sent, in order, and the key it came with.

    `drop` is called when it reads so slowly that it must be cut off at once.
    """

    def __init__(self, key: str | None, drop: Callable[[], object]) -> None:
        self.key = key
        self._drop = drop
        self.closing: int | None = None
        self.hint: asyncio.Task[None] | None = None
        """The hint that is being thought out for it."""
        self._frames: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def push(self, frame: str) -> None:
        """Have a frame sent; drop the connection if it reads too slowly."""
        if self.closing is None:
            try:
                self._frames.put_nowait(frame)
            except asyncio.QueueFull:
                self.close(TOO_SLOW)

    def tell(self, message: Outgoing) -> None:
        """Have a message sent to this one alone."""
        self.push(encode(message).decode())

    def close(self, code: int) -> None:
        """End the connection; what waits is not sent any more if the reader is too slow."""
        if self.closing is not None:
            return
        self.closing = code
        if code == TOO_SLOW:
            self._drop()  # whoever sends is stuck: nothing in the queue would reach them
        elif self._frames.full():
            self._frames.get_nowait()
            self._frames.put_nowait(None)
        else:
            self._frames.put_nowait(None)

    async def next(self) -> str | None:
        """The next frame to send; `None` when the connection shall end."""
        return await self._frames.get()


class Hub:
    """The connections of one table."""

    def __init__(self) -> None:
        self._listeners: dict[Listener, None] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def add(self, listener: Listener) -> None:
        """Someone came."""
        self._listeners[listener] = None

    def remove(self, listener: Listener) -> None:
        """Someone went."""
        self._listeners.pop(listener, None)

    def broadcast(self, message: Outgoing) -> None:
        """The same bytes to everyone; encoded once, and not at all if nobody listens."""
        if self._listeners:
            frame = encode(message).decode()
            for listener in self._listeners:
                listener.push(frame)

    def presence(self, table: Table) -> Presence:
        """Which seats are held by someone connected, and how many connections only watch."""
        keys = {listener.key for listener in self._listeners if listener.key}
        seats = [
            number
            for number, sitting in enumerate(table.seats)
            if sitting.kind == "person" and sitting.holder in keys
        ]
        holders = {sitting.holder for sitting in table.seats}
        watchers = sum(listener.key not in holders for listener in self._listeners)
        return Presence(seats=seats, watchers=watchers)
