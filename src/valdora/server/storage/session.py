"""How processes on one PostgreSQL hear of each other: a connection each, to listen and to tell.

What is told of a game is a nudge; whatever comes with it, and whatever else they say to each other,
they may miss. It is told after the commit, so that no move waits for another's; at once, and a few
at a time where much is told. A process nudges itself every second: if it does not hear that or is
not answered, the connection is as good as dead, whatever TCP says. Then it makes another one, and
whoever listens is told that anything may have been missed.

Processes of several versions share a database. Whatever they say to each other, for good:

- A nudge begins with the game and a seq. More may follow, and who does not understand it reads.
- A beat says how much its process understands (`_FORM`); one that says nothing understands a nudge
  only if nothing follows. While such a one is heard, it is told so as well.
- What begins with a word that nobody knows is taken for a nudge.
"""

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from random import uniform
from typing import Any, Final

from valdora.server.storage.interface import Hear, Nudge

CHANNEL: Final = "valdora"
GATHER_SECONDS: Final = 0.01
"""What is to be told is told at once, but not again so soon: what comes until then gathers."""
BEAT_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 2.0
"""Who does not answer for so long is gone."""
_AGAIN_SECONDS: Final = 0.5
"""On average, before it is tried again to connect."""
PIECE: Final = 7900
"""PostgreSQL carries less than 8000 bytes at a time: what is longer goes in several."""
OLDER_SECONDS: Final = 4.0
"""So long after its last beat an older process is taken to be there."""
_FORM: Final = 2
"""What comes with a nudge is understood."""
_BEAT: Final = "beat"
_PART: Final = "part"
_SAY: Final = "say"
_ANY: Final = sys.maxsize
"""A seq that nobody has reached: whoever hears it reads."""
_TELL: Final = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
log = logging.getLogger(__name__)


class Deaf(Exception):
    """We do not hear what we tell ourselves."""


class Session:
    """See the module."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        nudge: Nudge,
        hear: Hear,
        beat: Callable[[Any], Awaitable[None]],
    ) -> None:
        """`nudge` and `hear` are told of other processes; `beat` is done with each beat, on the
        connection."""
        self._connect = connect
        self._nudge = nudge
        self._hear = hear
        self._beat = beat
        self._connection: Any = None
        self._seqs: dict[str, int] = {}
        """By game, what is to be told of it."""
        self._texts: list[str] = []
        """What else is to be said; it is worth nothing later, so it is not kept for that."""
        self._more: dict[str, str] = {}
        """By game, what shall come with the nudge; the same holds for it."""
        self._begun = ""
        """What we heard in parts, but for the last of them."""
        self._news = asyncio.Event()
        self._name = f"n{secrets.token_hex(6)}"
        self._beats = 0
        self._heard = 0
        """The last of our own beats that we heard."""
        self._older = 0.0
        """When a process that understands less was last heard, or might have been."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect; from then on stay connected."""
        self._connection = await self._connected()
        self._task = asyncio.create_task(self._keep(), name="hears other processes")

    async def close(self) -> None:
        """Tell what is still to be told, and end."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if self._connection:
            with suppress(Exception):  # what nobody is told they find by reading
                await self._tell()
            await self._let_go()

    def tell(self, game: str, seq: int) -> None:
        """Have others hear, in a moment, that a game has rows up to a seq."""
        self._seqs[game] = max(seq, self._seqs.get(game, 0))
        self._news.set()

    def say(self, text: str) -> None:
        """Have others hear something, if they and we are connected."""
        if self._connection:
            self._texts.append(f"{_SAY} {self._name} {text}")
            self._news.set()

    def add(self, game: str, text: str) -> None:
        """Have others hear something in plain ASCII with the nudge that is to be told of a game."""
        if game in self._seqs:
            self._more[game] = text

    async def _keep(self) -> None:
        """Tell and listen; if that fails, connect again until it works."""
        while True:
            try:
                if self._connection is None:
                    self._connection = await self._connected()
                    log.warning("other processes are heard again")
                    self._nudge("", 0)
                await self._stay()
            except Exception as error:  # noqa: BLE001  (whatever it is, another may work)
                log.warning("other processes are not heard: %s", type(error).__name__)
                if isinstance(error, TimeoutError) and self._connection:
                    self._connection.terminate()  # nobody answers a farewell either
            await self._let_go()
            await asyncio.sleep(_AGAIN_SECONDS * uniform(0.5, 1.5))

    async def _connected(self) -> Any:
        connection = await self._connect()
        try:
            self._heard, self._begun = self._beats, ""
            self._older = time.monotonic()  # who is there we hear in a moment
            await connection.add_listener(CHANNEL, self._notified)
            await self._beat(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            try:
                await connection.close(timeout=PATIENCE_SECONDS)
            except Exception:  # noqa: BLE001  (it was dead already)
                connection.terminate()

    async def _stay(self) -> None:
        """Tell what there is to tell, and now and then ourselves that we are there."""
        next_beat = next_telling = time.monotonic()
        while True:
            wait = next_beat - time.monotonic()
            if wait <= 0:
                next_beat = time.monotonic() + BEAT_SECONDS
                if self._heard < self._beats:
                    raise Deaf
                self._beats += 1
                await self._tell(f"{_BEAT} {self._name}:{self._beats} {_FORM}")
                await self._beat(self._connection)
                continue
            try:
                async with asyncio.timeout(wait):  # `wait_for` may miss that it is cancelled
                    await self._news.wait()
            except TimeoutError:
                continue
            if (gathers := next_telling - time.monotonic()) > 0:
                await asyncio.sleep(gathers)
            next_telling = time.monotonic() + GATHER_SECONDS
            await self._tell()

    async def _tell(self, *further: str) -> None:
        told, self._seqs = self._seqs, {}
        more, self._more = self._more, {}
        said, self._texts = self._texts, []
        self._news.clear()
        texts = [*self._nudges(told, more), *said, *further]
        if not texts:
            return
        try:
            await self._connection.execute(_TELL, CHANNEL, texts, timeout=PATIENCE_SECONDS)
        except BaseException:
            for game, seq in told.items():
                self.tell(game, seq)  # when there is another connection
            raise

    def _nudges(self, told: Mapping[str, int], more: Mapping[str, str]) -> Iterator[str]:
        older = time.monotonic() - self._older < OLDER_SECONDS
        for game, seq in told.items():
            if game not in more:
                yield f"{game} {seq}"
                continue
            text = f"{self._name} {more[game]}"
            while len(text) > PIECE:
                # In one transaction, so they come together; with the game: the same comes once.
                yield f"{_PART} {game}{len(text)} {text[:PIECE]}"
                text = text[PIECE:]
            yield f"{game} {seq} {text}"
            if older:
                yield f"{game} {seq}"

    def _notified(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        first, _, rest = text.partition(" ")
        second, _, text = rest.partition(" ")
        if first == _PART:
            self._begun += text
        elif second.isdigit():
            text, self._begun = self._begun + text, ""
            self._nudged(first, int(second), text)
        elif first == _BEAT:
            name, _, number = second.partition(":")
            if name == self._name:
                self._heard = int(number)
            else:
                if not text:
                    self._older = time.monotonic()
                self._hear(name, "")
        elif first != _SAY:
            self._nudge(first, _ANY)
        elif second != self._name:
            self._hear(second, text)

    def _nudged(self, game: str, seq: int, text: str) -> None:
        """What came with it is heard first: then there may be nothing left to read."""
        name, _, more = text.partition(" ")
        if name != self._name:
            if more:
                self._hear(name, more)
            self._nudge(game, seq)
