"""One connection: it is written to at once while it takes what it is sent; what then waits is
counted in bytes.

What happened (steps, chat, answers) is sent one by one and in order. What is now so is merged: of
presence only the latest waits, and a table that nobody has been sent yet makes way for a newer one.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import UNSET

from valdora.table.protocol import Outgoing, Presence, TableChanged, encode
from valdora.table.values import Access

QUEUE_BYTES: Final = 1 << 20
"""What may wait for one reader; who is further behind is dropped and connects again."""
TOGETHER_BYTES: Final = 16 << 10
"""Frames that wait go out in one piece, up to one that makes it so large."""
TOO_SLOW: Final = 4409
NO_RIGHT: Final = 4401
GOING_DOWN: Final = 1001


class Frame(NamedTuple):
    """A message as it is sent: encoded once, however many hear it."""

    text: str
    size: int
    """In bytes."""
    now: type[Presence] | type[TableChanged] | None = None
    """For what is merged: a later one of the same kind says all that this one says."""


def framed(message: Outgoing) -> Frame:
    """A message, encoded."""
    data = encode(message)
    return Frame(data.decode(), len(data), _merged(message))


def _merged(message: Outgoing) -> type[Presence] | type[TableChanged] | None:
    if isinstance(message, Presence):
        return Presence
    if isinstance(message, TableChanged) and message.choices is UNSET:
        return TableChanged  # choices are told once, so a table that brings some stays
    return None


class Listener:
    """See the module; and the key or watch link it came with, and from where.

    `write` sends frames, and says whether it takes more at once; if not, `go_on` says when.
    `drop` is called when it reads so slowly that it must be cut off at once.
    """

    def __init__(
        self,
        key: str | None,
        write: Callable[..., bool],
        drop: Callable[[], object],
        link: str | None = None,
        address: str = "",
    ) -> None:
        self.device: str | None = None
        """The hash of the key that it came with, where one person has several."""
        self.key = key
        self.link = link
        self.address = address
        self.access: Access | None = None
        """The rights it was last told of."""
        self.told = 0
        """The seq of the snapshot it was last sent: what was before that it need not hear again."""
        self._write = write
        self._drop = drop
        self.closing: int | None = None
        self.asks = False
        """Whether something that it asked for is under way."""
        self.hint: asyncio.Task[None] | None = None
        """The hint that is being thought out for it."""
        self._frames: deque[Frame] = deque()
        self._presence: Frame | None = None
        self._sending = 0
        """Bytes of what was sent last, until more may follow."""
        self._waiting = 0
        self._news = asyncio.Event()

    @property
    def plays(self) -> bool:
        """Whether it is a player's or the host's, and not only watches."""
        return self.access is not None and (bool(self.access.seats) or self.access.host)

    @property
    def waiting(self) -> int:
        """The bytes that it shall be sent and has not taken yet."""
        return self._waiting + self._sending

    def put(self, frame: Frame) -> None:
        """Have a frame wait, until the listener is woken; drop it if it reads too slowly.

        A frame of any size is taken while what waits is within the bound.
        """
        if self.closing is not None:
            return
        if frame.now is Presence:
            self._waiting += frame.size - (self._presence.size if self._presence else 0)
            self._presence = frame
            return
        if frame.now and self._frames and self._frames[-1].now is frame.now:
            self._waiting -= self._frames.pop().size
        elif self.waiting > QUEUE_BYTES:
            self.close(TOO_SLOW)
            return
        self._frames.append(frame)
        self._waiting += frame.size

    def wake(self) -> None:
        """What waits may go out."""
        while not self._sending and (few := self._few()):
            if not self._write(*(frame.text for frame in few)):
                self._sending = sum(frame.size for frame in few)
        if self._sending or self.closing is not None:
            self._news.set()

    def tell(self, message: Outgoing) -> None:
        """Have a message sent to this one alone."""
        self.send(framed(message))

    def send(self, frame: Frame) -> None:
        """Have a frame sent at once."""
        self.put(frame)
        self.wake()

    def close(self, code: int) -> None:
        """End the connection; what waits is not sent any more if the reader is too slow."""
        if self.closing is not None:
            return
        self.closing = code
        if code == TOO_SLOW:
            self.forget()
            self._drop()  # whoever sends is stuck: nothing that waits would reach them
        self.wake()

    def forget(self) -> None:
        """Let go of all that waits."""
        self._frames.clear()
        self._presence = None
        self._waiting = self._sending = 0

    def _few(self) -> list[Frame]:
        """What waits longest."""
        few, size = [], 0
        while size < TOGETHER_BYTES and (frame := self._next()):
            few.append(frame)
            size += frame.size
        return few

    def _next(self) -> Frame | None:
        """Presence comes behind all else that waits: its seats are those of the newest table."""
        frame = self._frames.popleft() if self._frames else self._presence
        if frame is not None:
            if frame is self._presence:
                self._presence = None
            self._waiting -= frame.size
        return frame

    async def stuck(self) -> bool:
        """Wait until it takes no more for now; not so when it shall hear no more at all."""
        while not self._sending:
            if self.closing is not None:
                return False
            self._news.clear()
            await self._news.wait()
        return True

    def go_on(self) -> None:
        """It takes more."""
        self._sending = 0
        self.wake()
