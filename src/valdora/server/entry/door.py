"""The door: every connection is counted, let in a few at a time, and shown out if it is silent.

It stands before HTTP: a connection that never says anything never becomes a request, and would
otherwise be seen by nobody and kept for ever.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from valdora.server.ground.addresses import Proxies, neighbourhood

AT_ONCE: Final = 4
"""Connections that are let in in one round of the event loop: about a millisecond's work."""
REQUEST_SECONDS: Final = 10.0
"""Within so long a request must be complete, from its first byte or the connection's beginning."""
CHANNEL: Final = "valdora.channel"
"""Under this name the state of a live channel's scope has its `Channel`."""
_LOW, _HIGH = 16 << 10, 64 << 10
"""Bytes in a connection's buffer: above the one, whoever writes waits until it is at the other."""


class Door:
    """All connections of a process, from the first to the last moment of each."""

    def __init__(self, most: int, per_address: int, proxies: Proxies) -> None:
        self.most = most
        """At most so many at the same time."""
        self._per_address = per_address
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._silent: dict[Guest, None] = {}
        """Those that have not completed a request yet, the longest first."""
        self._waiting: deque[Guest] = deque()
        """Those that have something to say and have not been let in yet."""
        self._opening: asyncio.Handle | None = None

    @classmethod
    def of(cls, channels: int, per_address: int, proxies: Proxies) -> "Door":
        """One for so many live channels, with room for the connections that fetch pages."""
        return cls(channels + channels // 4 + 16, 2 * per_address + 16, proxies)

    def __len__(self) -> int:
        return self._open.total()

    def allow(self, most: int) -> None:
        """The system lets us have only so many."""
        self.most = min(self.most, most)

    def enter(self, guest: "Guest", address: str) -> bool:
        """Count a connection; whether there is room for it.

        When there are too many, the one that has been silent longest makes way.
        """
        place = neighbourhood(address)
        if address not in self._proxies and self._open[place] >= self._per_address:
            return False
        if len(self) >= self.most:
            oldest = next(iter(self._silent), None)
            if oldest is None:
                return False
            oldest.show_out()
        self._open[place] += 1
        self._silent[guest] = None
        return True

    def knock(self, guest: "Guest") -> None:
        """It has something to say: let it in when it is its turn."""
        self._waiting.append(guest)
        if self._opening is None:
            self._opening = asyncio.get_running_loop().call_soon(self._let_in)

    def _let_in(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft().come_in()
        self._opening = None
        if self._waiting:
            self._opening = asyncio.get_running_loop().call_soon(self._let_in)

    def speaks(self, guest: "Guest") -> None:
        """It has completed a request."""
        self._silent.pop(guest, None)

    def leave(self, address: str) -> None:
        """A connection has gone."""
        place = neighbourhood(address)
        self._open[place] -= 1
        if not self._open[place]:
            del self._open[place]


class Guest(H11Protocol):
    """A connection; uvicorn makes one of a class with a `door` for each that comes."""

    door: Door

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._leave: Callable[[], None] | None = None
        self._held: bytes | None = b""
        """What it said before it was let in."""
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """It has come; if there is no room, it goes."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(_HIGH, _LOW)
        address = self.client[0] if self.client else ""
        if self.door.enter(self, address):
            self._leave = partial(self.door.leave, address)
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """It says something: a request that is begun must be finished soon."""
        if self._held is not None:
            if not self._held:
                self.door.knock(self)
            self._held += data
            self.transport.pause_reading()
            return
        super().data_received(data)
        if self._leave and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._heard()

    def come_in(self) -> None:
        """What it has said is read from now on."""
        held, self._held = self._held, None
        if held and not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(held)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a live channel, which has a patience of its own; it stays counted."""
        self._heard()
        leave, self._leave = self._leave, None
        self.ws_protocol_class = partial(Channel, leave)  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self.show_out)

    def _heard(self) -> None:
        self.door.speaks(self)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def show_out(self) -> None:
        """It was silent for too long, or others need its place."""
        self.transport.abort()
        self._left()

    def _left(self) -> None:
        self._heard()
        leave, self._leave = self._leave, None
        if leave:
            leave()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self._left()
        super().connection_lost(exc)


class Channel(WebSocketsSansIOProtocol):
    """A live channel: once it is accepted, the application writes to it without any detour."""

    def __init__(self, leave: Callable[[], None] | None, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._leave = leave

    async def run_asgi(self) -> None:
        """Have the application know it."""
        self.scope["state"][CHANNEL] = self
        await super().run_asgi()

    def write(self, *texts: str) -> bool:
        """Send some texts in one piece; whether there is room for more at once."""
        if self.ended:
            return False
        self.transport.write(b"".join(map(_on_the_wire, texts)))
        return self.writable.is_set()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. As long as the application takes each before the next one comes, the
        connection is read on without a pause."""
        waits, paused = self.heard, self.read_paused
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if waits and not paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def room(self) -> None:
        """Wait until what was sent has been taken, so that who does not read is noticed."""
        await self.writable.wait()

    @property
    def heard(self) -> bool:
        """Whether a message is there that nobody has received yet."""
        return not self.queue.empty()

    @property
    def ended(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        leave, self._leave = self._leave, None
        if leave:
            leave()
        super().connection_lost(exc)


@lru_cache(maxsize=4)
def _on_the_wire(text: str) -> bytes:
    """A message as it is written to all who hear it, one after the other."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def guests(door: Door) -> type[Guest]:
    """What uvicorn shall make of each connection."""
    return type("Guest", (Guest,), {"door": door})
