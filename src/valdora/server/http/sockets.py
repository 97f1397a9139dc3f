"""The live channel over a WebSocket."""

import asyncio
import contextlib

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from valdora.server.entry.door import CHANNEL, Channel
from valdora.server.entry.limits import Limits
from valdora.server.live.channel import CLOSE_CODES, Gone, converse
from valdora.server.live.listener import NO_RIGHT
from valdora.server.server import Server
from valdora.table.refusals import Refusal


async def live(server: Server, socket: WebSocket, id_: str) -> None:
    """Serve one WebSocket from its first to its last message."""
    try:
        server.gate.check_host(socket)
        key = server.gate.caller(socket, changes=True)
    except Refusal:
        await socket.close(NO_RIGHT)  # before it is accepted: HTTP 403
        return
    channel: Channel | None = socket.scope.get("state", {}).get(CHANNEL)
    if server.rooms.stranded.away:  # a proxy leads them to another server then
        with contextlib.suppress(RuntimeError):
            await socket.send_denial_response(Response(status_code=503))
        if channel:
            channel.handshake_complete = True  # or uvicorn logs that it was not answered
        return
    carrier = Direct(socket, server.limits, channel) if channel else Carrier(socket, server.limits)
    try:
        with server.limits.connection(carrier.address):
            await socket.accept()
            await converse(server, carrier, id_, key, server.settings.messages_per_second)
    except Refusal as refusal:
        await socket.accept()
        await carrier.close(CLOSE_CODES.get(refusal.code, NO_RIGHT))


class Carrier:
    """A WebSocket as `valdora.server.live.channel.Socket`."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self._socket = socket
        self._limits = limits
        self._frames: tuple[str, ...] = ()
        """What is to be sent as soon as somebody waits for it to be taken."""
        self.address = socket.client.host if socket.client else ""

    def allows(self) -> bool:
        """Whether one more message may come from its address now."""
        return self._limits.message(self.address)

    async def receive(self) -> str | bytes:
        """The next message, which may be there already."""
        await asyncio.sleep(0)
        return await self._next()

    async def _next(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def write(self, *frames: str) -> bool:
        """Send some; of what carries them is only known that it takes one after the other."""
        self._frames = frames
        return False

    async def room(self) -> None:
        """Wait until all has been taken."""
        try:
            for frame in self._frames:
                await self._socket.send_text(frame)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None

    async def close(self, code: int) -> None:
        """End it."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.close(code)


class Direct(Carrier):
    """One that our own `Channel` carries: nothing is between it and whoever writes."""

    def __init__(self, socket: WebSocket, limits: Limits, channel: Channel) -> None:
        super().__init__(socket, limits)
        self._channel = channel

    async def receive(self) -> str | bytes:
        """The next message; others have their turn only before one that is there already."""
        if self._channel.heard:
            await asyncio.sleep(0)
        return await self._next()

    def write(self, *frames: str) -> bool:
        """Send some; whether more may follow at once."""
        return self._channel.write(*frames)

    async def room(self) -> None:
        """Wait until more may follow."""
        await self._channel.room()
        if self._channel.ended:
            raise Gone
