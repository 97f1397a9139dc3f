"""The live channel over a WebSocket."""

import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from valdora.server.http.limits import Limits
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
    carrier = Carrier(socket, server.limits)
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
        self.address = socket.client.host if socket.client else ""

    def allows(self) -> bool:
        """Whether one more message may come from its address now."""
        return self._limits.message(self.address)

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, frame: str) -> None:
        """Send one."""
        try:
            await self._socket.send_text(frame)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None

    async def close(self, code: int) -> None:
        """End it."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.close(code)
