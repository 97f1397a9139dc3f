"""The live channel: one WebSocket per client and table."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from valdora.server.http.limits import Bucket
from valdora.server.live.listener import NO_RIGHT, TOO_SLOW, Listener
from valdora.server.live.room import Room
from valdora.server.operating.metrics import REFUSALS
from valdora.server.server import Server
from valdora.server.storage import StorageError
from valdora.table import play, protocol
from valdora.table.capabilities import hashed, table_of
from valdora.table.fold import Table
from valdora.table.protocol import Incoming, Refused
from valdora.table.refusals import Refusal
from valdora.table.shapes import TableId
from valdora.table.values import Change

HELLO_SECONDS: Final = 10.0
TOO_FAST_SECONDS: Final = 0.25
"""So long a channel is not read when its address says too much on all of them together."""
NOT_UNDERSTOOD, NO_TABLE, NO_HELLO, UNREADABLE, TOO_MANY = 4400, 4404, 4408, 4410, 4429
LATER: Final = 1013
CLOSE_CODES: Final = {
    "no-table": NO_TABLE,
    "table-outdated": UNREADABLE,
    "table-newer": UNREADABLE,
    "table-unreadable": UNREADABLE,
    "storage-failed": LATER,
    "too-many-connections": TOO_MANY,
}
log = logging.getLogger(__name__)


async def live(server: Server, socket: WebSocket, id_: str) -> None:
    """Serve one connection from its first to its last message."""
    address = socket.client.host if socket.client else ""
    try:
        server.gate.check_host(socket)
        key = server.gate.caller(socket, changes=True)
    except Refusal:
        await socket.close(NO_RIGHT)  # before it is accepted: HTTP 403
        return
    try:
        with server.limits.connection(address):
            await socket.accept()
            await _converse(server, socket, id_, key)
    except Refusal as refusal:
        if socket.application_state.name == "CONNECTING":
            await socket.accept()
        await _close(socket, CLOSE_CODES.get(refusal.code, NO_RIGHT))
    except WebSocketDisconnect:
        pass


async def _converse(server: Server, socket: WebSocket, id_: str, key: str | None) -> None:
    hello = await _hello(socket)
    if hello is None:
        return
    room = await server.room(_table_id(id_))
    task = asyncio.current_task()
    assert task is not None
    device = key
    if hello.token is not None and table_of(hello.token) != room.table.id:
        device = hashed(hello.token)
    key, link = _capability(room.table, await server.devices.person(device), hello.token)
    address = socket.client.host if socket.client else ""
    listener = Listener(key, task.cancel, link, address)
    listener.device = device
    room.welcome(listener, hello.since)
    reading = asyncio.create_task(_keep_reading(server, socket, room, listener))
    try:
        await _write(socket, listener)
    except asyncio.CancelledError:
        if listener.closing != TOO_SLOW:
            raise
        task.uncancel()  # it was us: returning cuts the connection
    finally:
        room.farewell(listener)
        ended = [reading, *([listener.hint] if listener.hint else [])]
        for each in ended:
            each.cancel()
        await asyncio.gather(*ended, return_exceptions=True)


async def _hello(socket: WebSocket) -> protocol.Hello | None:
    """The first message; closes the connection and returns nothing if it is something else."""
    try:
        text = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
        message = protocol.decode.decode(text)
    except TimeoutError:
        await _close(socket, NO_HELLO)
        return None
    except (msgspec.DecodeError, UnicodeError):
        await _close(socket, NOT_UNDERSTOOD)
        return None
    if not isinstance(message, protocol.Hello):
        await _close(socket, NOT_UNDERSTOOD)
        return None
    return message


def _table_id(given: str) -> str:
    """The id of a table, if it can be one: a database need not be asked for anything else."""
    try:
        return msgspec.convert(given, TableId)
    except msgspec.ValidationError:
        raise Refusal("no-table") from None


def _capability(table: Table, key: str | None, token: str | None) -> tuple[str | None, str | None]:
    """The key and the watch link to go by, if they give a right to see the table."""
    link = hashed(token) if token is not None and table_of(token) == table.id else None
    if not table.access(key, link).sees:
        raise Refusal("no-access")
    return key, link


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _write(socket: WebSocket, listener: Listener) -> None:
    """Send what the listener shall hear, until it shall hear no more."""
    try:
        while (frame := await listener.next()) is not None:
            await socket.send_text(frame)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # it has gone; the reader notices as well
    await _close(socket, listener.closing or 1000)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code)


async def _keep_reading(server: Server, socket: WebSocket, room: Room, listener: Listener) -> None:
    """Read until the client has gone or is sent away; then nothing more is written either."""
    try:
        await _read(server, socket, room, listener)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a live channel failed", extra={"table": room.table.id})
    finally:
        listener.close(1000)


async def _read(server: Server, socket: WebSocket, room: Room, listener: Listener) -> None:
    rate = server.settings.messages_per_second
    bucket = Bucket(rate, rate * 3)
    refused = 0
    while listener.closing is None:
        await asyncio.sleep(0)  # what was answered goes out even if more has already come in
        text = await _receive(socket)
        within = bucket.take()
        if within and not server.limits.message(listener.address):
            await asyncio.sleep(TOO_FAST_SECONDS)  # or each of many channels is busy with refusing
            within = False
        if not within:
            refused += 1
            _refuse(room, listener, protocol.client_id_of(text), Refusal("too-fast"))
            if refused > rate * 10:
                listener.close(TOO_MANY)
            continue
        try:
            message = protocol.decode.decode(text)
        except (msgspec.DecodeError, UnicodeError):
            _refuse(room, listener, protocol.client_id_of(text), Refusal("bad-request"))
            continue
        await _answer(server, room, listener, message)


async def _answer(server: Server, room: Room, listener: Listener, message: Incoming) -> None:
    """Do what a message asks for. Whatever happens, who asked hears of it."""
    client_id = getattr(message, "client_id", None)
    try:
        match message:
            case protocol.Act() | protocol.Undo() | protocol.Say():
                await _change(room, listener, message)
            case protocol.Why():
                listener.tell(play.why(room.table, message))
            case protocol.AskHint(client_id=asked):
                _begin_hint(server, room, listener, asked)
            case protocol.Hello(since=since):
                room.welcome(listener, since)
    except Refusal as refusal:
        _refuse(room, listener, client_id, refusal)
    except StorageError as error:
        log.error("not stored: %s", error, extra={"table": room.table.id})
        _refuse(room, listener, client_id, Refusal("storage-failed"))
    except Exception:
        log.exception("a message failed", extra={"table": room.table.id})
        _refuse(room, listener, client_id, Refusal("server-error"))


def _begin_hint(server: Server, room: Room, listener: Listener, asked: str) -> None:
    """Have a hint thought out; whoever asked can go on playing meanwhile."""
    if listener.hint and not listener.hint.done():
        raise Refusal("too-fast")

    async def think() -> None:
        try:
            listener.tell(await server.hint(room, listener.key, asked, listener.address))
        except Refusal as refusal:
            _refuse(room, listener, asked, refusal)
        except Exception:
            log.exception("a hint failed", extra={"table": room.table.id})
            _refuse(room, listener, asked, Refusal("server-error"))

    listener.hint = asyncio.create_task(think(), name=f"hint at {room.table.id}")


async def _change(
    room: Room, listener: Listener, message: protocol.Act | protocol.Undo | protocol.Say
) -> None:
    """Validate, commit, acknowledge; `Room.perform` broadcasts after that."""
    key, told = listener.key, False

    def acknowledge(table: Table) -> None:
        nonlocal told
        seq = play.acknowledged(table, key, message.client_id)
        if seq is not None and not told:
            told = True
            listener.tell(protocol.Ack(client_id=message.client_id, seq=seq))

    def decide(table: Table) -> list[Change]:
        if play.acknowledged(table, key, message.client_id) is not None:
            return []
        match message:
            case protocol.Act():
                return play.act(table, key, message, room.deal(), room.now())
            case protocol.Undo():
                return play.undo(table, key, message, room.now())
            case protocol.Say():
                return play.say(table, key, message, room.now())

    acknowledge(await room.perform(decide, acknowledge))


def _refuse(room: Room, listener: Listener, client_id: str | None, refusal: Refusal) -> None:
    REFUSALS.add(refusal.code)
    listener.tell(
        Refused(
            client_id=client_id,
            code=refusal.code,
            rule=refusal.rule,
            figures=refusal.figures,
            seq=room.table.seq,
        )
    )
