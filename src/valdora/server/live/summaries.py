"""Makes the summaries that older versions have not left beside their games, in the background.

Lists read nothing else. A game is read at a time, those first that somebody wants to see in a list,
and as long as one took nothing is done: whoever plays hardly notices.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Final

from valdora.server.live.rooms import Rooms, readable
from valdora.server.storage import Conflict, StorageError
from valdora.table.briefs import summary

_AT_ONCE: Final = 100
_REST_SECONDS: Final = 60.0
"""After so long it is looked again whether a process of an older version has written something."""
_WORK: Final = "summaries"
log = logging.getLogger(__name__)


class Summaries:
    """See the module. Of several processes one at a time does it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._storage = rooms.storage
        self._wanted: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; the storage is open."""
        self._task = asyncio.create_task(self._keep_on(), name="summaries")

    async def close(self) -> None:
        """End; what is not done is done after the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def want(self, games: Iterable[str]) -> None:
        """Somebody would like to see these."""
        for id_ in games:
            if not self._rooms.refuses(id_) and len(self._wanted) < _AT_ONCE:
                self._wanted[id_] = None
                self._wake.set()

    async def _keep_on(self) -> None:
        while True:
            try:
                if await self._storage.drive(_WORK):
                    await self.fill()
            except StorageError as error:
                log.error("no summaries: %s", error)
            except Exception:
                log.exception("no summaries for now")
            self._wake.clear()
            try:
                async with asyncio.timeout(_REST_SECONDS):  # `wait_for` may miss a cancel
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def fill(self) -> None:
        """Make all that are missing. What cannot be read is passed over, unless it is wanted."""
        last = ""
        while games := await self._storage.unbriefed(last, _AT_ONCE):
            for id_ in games:
                while self._wanted:
                    await self._make(self._wanted.popitem()[0])
                if self._rooms.refusal(id_) is None:
                    await self._make(id_)
            last = games[-1]
        self._wanted.clear()

    async def _make(self, id_: str) -> None:
        began = time.monotonic()
        try:
            kept, seed = await self._storage.rows(id_), await self._storage.seed(id_)
            table = await asyncio.to_thread(readable, id_, kept, seed or b"")
            self._rooms.take_up(id_)
            await self._storage.summarise(id_, table.seq, summary(table))
        except (StorageError, Conflict):
            return  # it is tried again, or has gone on and so has one
        except Exception as error:  # noqa: BLE001  (whatever its rows hold is its own affair)
            self._rooms.give_up(id_, error)
        await asyncio.sleep(time.monotonic() - began)
