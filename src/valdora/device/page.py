"""What a page's JavaScript talks to: requests and live channels, as text over its bridge.

The worker hands over its store and its engine once (`begin`), and then what the page asks.
"""

import asyncio
import io
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from valdora.device.host import KEY, Device
from valdora.device.storage import Store
from valdora.engine.machine import EngineError, TooLong
from valdora.records import Reader, RecordError, verify
from valdora.server.live.channel import Gone, converse
from valdora.server.live.room import now_ms
from valdora.server.storage.interface import StorageError
from valdora.table.api import Api
from valdora.table.asking import Reply, Request, answered, refused
from valdora.table.endpoints import PREFIX, Call
from valdora.table.refusals import Refusal

RATE: Final = 100.0
"""Messages a second: a page is no attacker of itself."""


class Channel:
    """One live channel: `valdora.server.live.channel.Socket`, with the page at its other end."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.address = ""
        self._send = send
        self._closed: Callable[[int], None] | None = closed
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def allows(self) -> bool:
        """Nobody else is here."""
        return True

    def hear(self, message: str) -> None:
        """The page says something."""
        self._heard.put_nowait(message)

    def leave(self) -> None:
        """The page has gone."""
        self._closed = None
        self._heard.put_nowait(None)

    async def receive(self) -> str:
        """The next message of the page."""
        if not self._heard.empty():
            await asyncio.sleep(0)
        message = await self._heard.get()
        if message is None:
            raise Gone
        return message

    def write(self, *frames: str) -> bool:
        """Send some to the page, which takes any number."""
        if self._closed is None:
            return False
        for frame in frames:
            self._send(frame)
        return True

    async def room(self) -> None:
        """There is room as long as the page is there."""
        raise Gone

    async def close(self, code: int) -> None:
        """Tell the page that this is the end."""
        if self._closed:
            self._closed(code)
            self._closed = None


class Page:
    """The device, as its page sees it."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._api = Api(device)

    async def ask(self, method: str, path: str, body: str | None) -> tuple[int, str, str]:
        """Any request of the API: its status, its answer as text, and a file's name."""
        url = urlsplit(path)
        request = Request(
            method,
            unquote(url.path).removeprefix(PREFIX),
            dict(parse_qsl(url.query, keep_blank_values=True)),
            None if body is None else body.encode(),
        )
        try:
            reply = await answered(self._api, Call(KEY, now_ms(), ""), request)
        except StorageError:
            reply = refused(Refusal("storage-failed"))
        return _told(reply)

    def connect(
        self, table: str, send: Callable[[str], None], closed: Callable[[int], None]
    ) -> Channel:
        """A live channel; the page says hello first."""
        channel = Channel(send, closed)
        work = converse(self._device, channel, table, KEY, RATE)
        channel.task = asyncio.create_task(work, name=f"channel to {table}")
        return channel

    async def open_file(self, data: str) -> tuple[int, str, str]:
        """A game file becomes a table, `{"table": id}`; or what is wrong with it."""
        try:
            table = await self._device.open_file(data.encode(), now_ms())
        except RecordError as error:
            return _told(_faulty(error))
        return 201, msgspec.json.encode({"table": table}).decode(), ""

    async def advise(self, data: str) -> tuple[int, str, str]:
        """What a bot would do where the game in a file stands, best first."""
        try:
            turns = await self._device.advise(data.encode())
        except RecordError as error:
            return _told(_faulty(error))
        return 200, msgspec.json.encode(turns).decode(), ""

    def verify(self, data: str) -> tuple[int, str, str]:
        """Whether a game file tells a game that was played by the rules and dealt as it says."""
        try:
            verdict = verify(Reader(io.BytesIO(data.encode())))
        except RecordError as error:
            return _told(_faulty(error))
        return 200, msgspec.json.encode(verdict).decode(), ""


class Bridge:
    """The engine behind the bridge (`valdora.device.thoughts.Engine`)."""

    def __init__(self, ask: Callable[..., Any]) -> None:
        self._ask = ask

    async def ask(
        self, door: str, block: bytes, seed: tuple[int, int], seconds: float | None
    ) -> tuple[int, bytes]:
        """Ask the worker's JavaScript; seeds go as text, since its numbers are too short."""
        try:
            answer = await self._ask(door, block, str(seed[0]), str(seed[1]), seconds or 0)
        except Exception as error:  # noqa: BLE001  (whatever JavaScript throws)
            text = str(error)
            raise (TooLong if "TooLong" in text else EngineError)(f"{door}: {text}") from None
        return int(answer.found), answer.block.to_bytes()


async def begin(store: Store, ask: Callable[..., Any]) -> Page:
    """The device of this page, ready to be asked."""
    device = Device(store, Bridge(ask))
    await device.rooms.start()
    return Page(device)


def _told(reply: Reply) -> tuple[int, str, str]:
    return reply.status, reply.data.decode(), reply.name


def _faulty(error: RecordError) -> Reply:
    problem = {"code": "bad-file", "figures": {"fault": error.code, "line": error.line}}
    return Reply(409, msgspec.json.encode(problem))
