"""The live channel: one connection per client and table, over whatever carries its messages."""

import asyncio
import logging
from typing import Final, Protocol

import msgspec

from valdora.server.entry.limits import Bucket
from valdora.server.ground.metrics import REFUSALS
from valdora.server.live.listener import NO_RIGHT, TOO_SLOW, Listener, framed
from valdora.server.live.room import Room
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


class Gone(Exception):
    """Who was connected is no more."""


class Socket(Protocol):
    """What carries the messages of one connection."""

    address: str
    """From where it comes, as far as that is known."""

    def allows(self) -> bool:
        """Whether one more message may come from there now."""

    async def receive(self) -> str | bytes:
        """The next message; `Gone` if there are no more. One that is there already waits until
        everybody else has had their turn."""

    def write(self, *frames: str) -> bool:
        """Send some; whether more may follow at once. If not, it is asked for `room` first."""

    async def room(self) -> None:
        """Wait until more may follow; `Gone` if nothing can any more."""

    async def close(self, code: int) -> None:
        """End it, whether or not anybody is there."""


class Host(Protocol):
    """Who has the rooms."""

    @property
    def has_others(self) -> bool:
        """Whether other processes, perhaps of a newer version, serve the same tables."""

    async def room(self, id_: str) -> Room:
        """The room of a table; `Refusal` if there is none or it cannot be read."""

    async def person(self, device: str | None, *, anew: bool = False) -> str | None:
        """Whose device this is: the key of the person, by that of the device; as it is known here,
        or as it is stored."""

    async def hint(
        self, room: Room, key: str | None, client_id: str, address: str
    ) -> protocol.Hint:
        """What a bot would do in the turn of who asks."""


async def converse(host: Host, socket: Socket, id_: str, key: str | None, rate: float) -> None:
    """Serve one connection from its first to its last message, at most `rate` a second."""
    try:
        await _converse(host, socket, id_, key, rate)
    except Refusal as refusal:
        await socket.close(_close_code(host, refusal))
    except StorageError as error:
        log.error("not opened: %s", error, extra={"table": id_})
        await socket.close(LATER)
    except Gone:
        pass


async def _converse(host: Host, socket: Socket, id_: str, key: str | None, rate: float) -> None:
    hello = await _hello(socket)
    if hello is None:
        return
    room = await host.room(_table_id(id_))
    task = asyncio.current_task()
    assert task is not None
    device = key
    if hello.token is not None and table_of(hello.token) != room.table.id:
        device = hashed(hello.token)
    key, link = await _capability(host, room, device, hello.token)
    listener = Listener(key, socket.write, task.cancel, link, socket.address)
    listener.device = device
    ended: list[asyncio.Task[None]] = []
    try:
        room.welcome(listener, hello.since)
        ended.append(asyncio.create_task(_keep_reading(host, socket, room, listener, rate)))
        await _keep_writing(socket, listener)
    except asyncio.CancelledError:
        if listener.closing != TOO_SLOW:
            raise
        task.uncancel()  # it was us: returning cuts the connection
    finally:
        room.farewell(listener)
        listener.close(1000)
        if not listener.asks:  # what was asked for is finished all the same
            for reading in ended:
                reading.cancel()
        if listener.hint:
            listener.hint.cancel()
            ended.append(listener.hint)
        await asyncio.gather(*ended, return_exceptions=True)


async def _hello(socket: Socket) -> protocol.Hello | None:
    """The first message; closes the connection and returns nothing if it is something else."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await socket.receive()
        message = protocol.decode.decode(text)
    except TimeoutError:
        await socket.close(NO_HELLO)
        return None
    except (msgspec.DecodeError, UnicodeError):
        await socket.close(NOT_UNDERSTOOD)
        return None
    if not isinstance(message, protocol.Hello):
        await socket.close(NOT_UNDERSTOOD)
        return None
    return message


def _table_id(given: str) -> str:
    """The id of a table, if it can be one: a database need not be asked for anything else."""
    try:
        return msgspec.convert(given, TableId)
    except msgspec.ValidationError:
        raise Refusal("no-table") from None


async def _capability(
    host: Host, room: Room, device: str | None, token: str | None
) -> tuple[str | None, str | None]:
    """The key and the watch link to go by, if they give a right to see the table.

    Who is refused does not come back, so before that it is asked anew whose device it is.
    """
    link = hashed(token) if token is not None and table_of(token) == room.table.id else None
    for anew in (False, True):
        key = await host.person(device, anew=anew)
        if room.table.access(key, link).sees:
            return key, link
    raise Refusal("no-access")


def _close_code(host: Host, refusal: Refusal) -> int:
    """With what a channel is closed; what is not for good elsewhere is not for good here."""
    if refusal.code == "table-newer" and host.has_others:
        return LATER
    return CLOSE_CODES.get(refusal.code, NO_RIGHT)


async def _keep_writing(socket: Socket, listener: Listener) -> None:
    """Have what waits go out whenever there is room again, until nothing more shall be heard."""
    try:
        while await listener.stuck():
            await socket.room()
            listener.go_on()
    except Gone:
        return  # it has gone; the reader notices as well
    await socket.close(listener.closing or 1000)


async def _keep_reading(
    host: Host, socket: Socket, room: Room, listener: Listener, rate: float
) -> None:
    """Read until the client has gone or is sent away; then nothing more is written either."""
    try:
        await _read(host, socket, room, listener, rate)
    except Gone:
        pass
    except Exception:
        log.exception("a live channel failed", extra={"table": room.table.id})
    finally:
        listener.close(1000)


async def _read(host: Host, socket: Socket, room: Room, listener: Listener, rate: float) -> None:
    bucket = Bucket(rate, rate * 3)
    refused = 0
    while listener.closing is None:
        text = await socket.receive()
        within = bucket.take()
        if within and not socket.allows():
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
        listener.asks = True
        await _answer(host, room, listener, message)
        listener.asks = False


async def _answer(host: Host, room: Room, listener: Listener, message: Incoming) -> None:
    """Do what a message asks for. Whatever happens, who asked hears of it."""
    client_id = getattr(message, "client_id", None)
    try:
        match message:
            case protocol.Act() | protocol.Undo() | protocol.Say():
                await _change(room, listener, message)
            case protocol.Why():
                listener.tell(play.why(room.table, message))
            case protocol.AskHint(client_id=asked):
                _begin_hint(host, room, listener, asked)
            case protocol.Hello(since=since):
                room.welcome(listener, since)
            case protocol.Ping(client_id=asked):
                listener.tell(protocol.Pong(client_id=asked))
    except Refusal as refusal:
        _refuse(room, listener, client_id, refusal)
    except StorageError as error:
        log.error("not stored: %s", error, extra={"table": room.table.id})
        _refuse(room, listener, client_id, Refusal("storage-failed"))
    except Exception:
        log.exception("a message failed", extra={"table": room.table.id})
        _refuse(room, listener, client_id, Refusal("server-error"))


def _begin_hint(host: Host, room: Room, listener: Listener, asked: str) -> None:
    """Have a hint thought out; whoever asked can go on playing meanwhile."""
    if listener.hint and not listener.hint.done():
        raise Refusal("too-fast")

    async def think() -> None:
        try:
            listener.tell(await host.hint(room, listener.key, asked, listener.address))
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
            listener.put(framed(protocol.Ack(client_id=message.client_id, seq=seq)))

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
    listener.wake()  # if nothing was told to all, with which the answer went out


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
