"""Who listens at a table: one encoded frame goes to all, and nobody can hold the others up."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from valdora.table.fold import Table
from valdora.table.protocol import Away, Outgoing, Presence, encode
from valdora.table.values import Access

QUEUE: Final = 64
"""Frames that may wait for one reader; who is further behind is dropped and connects again."""
TOO_SLOW: Final = 4409
NO_RIGHT: Final = 4401
GOING_DOWN: Final = 1001


class Listener:
    """One connection: what it shall be sent, in order, and the key or watch link it came with.

    `drop` is called when it reads so slowly that it must be cut off at once.
    """

    def __init__(
        self, key: str | None, drop: Callable[[], object], link: str | None = None
    ) -> None:
        self.key = key
        self.link = link
        self.access: Access | None = None
        """The rights it was last told of."""
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
    """The connections of one table, and since when who is not connected is away."""

    def __init__(self, since: int = 0) -> None:
        self._listeners: dict[Listener, None] = {}
        self._keys: Counter[str] = Counter()
        self._since = since
        """Who has not been seen at all is away since then."""
        self._seen: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def add(self, listener: Listener) -> None:
        """Someone came, or said hello again."""
        if listener not in self._listeners:
            self._listeners[listener] = None
            self._keys[listener.key or ""] += 1

    def remove(self, listener: Listener, now: int) -> None:
        """Someone went."""
        del self._listeners[listener]
        self._keys[listener.key or ""] -= 1
        if listener.key:
            self.saw(listener.key, now)

    def saw(self, key: str, now: int) -> None:
        """The holder of a key was here, connected or not."""
        self._seen[key] = now

    def here(self, key: str | None) -> bool:
        """Whether someone with this key is connected."""
        return key is not None and self._keys[key] > 0

    def broadcast(self, message: Outgoing) -> None:
        """The same bytes to everyone; encoded once, and not at all if nobody listens."""
        if self._listeners:
            frame = encode(message).decode()
            for listener in self._listeners:
                listener.push(frame)

    def away(self, table: Table) -> dict[int, int]:
        """The seats of people who play and are not connected, and since when."""
        if table.status not in ("open", "running"):
            return {}
        return {
            seat: self._seen.get(sitting.holder, self._since)
            for seat, sitting in enumerate(table.seats)
            if sitting.kind == "person" and sitting.holder and not self.here(sitting.holder)
        }

    def presence(self, table: Table, patience: int, now: int) -> Presence:
        """Which seats are held by someone connected, who is away, and how many only watch."""
        holders = {sitting.holder for sitting in table.seats}
        return Presence(
            seats=[
                seat
                for seat, sitting in enumerate(table.seats)
                if sitting.kind == "person" and self.here(sitting.holder)
            ],
            watchers=sum(listener.key not in holders for listener in self._listeners),
            host=self.here(table.host),
            away=[Away(seat=seat, since=since) for seat, since in self.away(table).items()],
            patience=patience,
            now=now,
        )
