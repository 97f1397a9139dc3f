"""Sees to it that time is up where it is, in rooms in use and in games nobody looks at.

What falls due is known to the database, so nothing is lost with a process. One at a time sees to a
game; should it be two for a moment, what is decided is a row, and only one can be the next.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final

from valdora.server.live.room import Now, Room
from valdora.server.storage import SHARED_SECONDS, Storage, StorageError
from valdora.table import timing
from valdora.table.clock import DAY_MS
from valdora.table.fold import Table
from valdora.table.host import Decide
from valdora.table.refusals import Refusal
from valdora.table.values import Change

LOOK_SECONDS: Final = 5.0
NOTICE_MS: Final = 7 * DAY_MS
"""So long before it is closed a table is told; at most half the time that it may be idle."""
_AT_ONCE: Final = 8
_TELL_MS: Final = 60 * 60_000
"""So often is looked for tables where nothing has happened for long."""
log = logging.getLogger(__name__)


class Timekeeper:
    """See the module. One per process."""

    def __init__(
        self,
        storage: Storage,
        now: Now,
        room: Callable[[str], Awaitable[Room]],
        idle_days: Mapping[str, int],
        near: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """`room` finds the room of a table, or refuses; `near` says of which what happens anywhere
        is heard at once. `idle_days`, by status: after so long without anything happening a table
        is closed; 0: never."""
        self._storage = storage
        self._now = now
        self._room = room
        self._idle_days = idle_days
        self._near = near
        self._told = 0
        """When it was last looked for idle tables."""
        self._looking: asyncio.Task[None] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """By table; of those that are due before the next look."""
        self._deciding: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look now and then, beginning at once."""
        self._looking = asyncio.create_task(self._keep_looking(), name="timekeeper")

    async def stop(self) -> None:
        """Look no more; what is being decided is finished."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
            self._looking = None
        await asyncio.gather(*self._deciding)

    def see(self, room: Room) -> None:
        """Something happened in a room: be there on time if it is due before the next look."""
        id_, due = room.table.id, room.table.due
        if timer := self._timers.pop(id_, None):
            timer.cancel()
        if due is None or self._looking is None:
            return
        seconds = max(0.0, (due - self._now()) / 1000)
        if seconds <= LOOK_SECONDS:
            later = asyncio.get_running_loop().call_later
            self._timers[id_] = later(seconds, self._begin, id_, self._due)

    async def look(self) -> None:
        """Decide everything that is due now, and be there on time for what is due soon."""
        now = self._now()
        found = await self._storage.due(now + int(LOOK_SECONDS * 1000))
        # For many a timer runs already, in this process, and what would move it is heard.
        unseen = [id_ for id_ in found if id_ not in self._timers or not self._near(id_)]
        for first in range(0, len(unseen), _AT_ONCE):
            some = unseen[first : first + _AT_ONCE]
            await asyncio.shield(asyncio.gather(*(self._begin(id_, self._due) for id_ in some)))
        if now - self._told >= _TELL_MS:
            await self._tell_of_ends(now)
            self._told = now

    async def _tell_of_ends(self, now: int) -> None:
        """Tell the tables where nothing has happened for long when they will be closed."""
        for status, days in self._idle_days.items():
            if not days:
                continue
            notice = min(NOTICE_MS, days * DAY_MS // 2)
            idle = days * DAY_MS - notice
            decide = partial(timing.ending, now=now, idle=idle, notice=notice)
            for id_ in await self._storage.idle(status, now - idle):
                await asyncio.shield(self._begin(id_, decide))

    def _due(self, table: Table) -> Sequence[Change]:
        return timing.fallen_due(table, self._now())

    def _begin(self, id_: str, decide: Decide) -> "asyncio.Task[None]":
        self._timers.pop(id_, None)
        task = asyncio.create_task(self._decide(id_, decide), name=f"time at {id_}")
        self._deciding.add(task)
        task.add_done_callback(self._deciding.discard)
        return task

    async def _decide(self, id_: str, decide: Decide) -> None:
        """What time does at one table. Whatever goes wrong, the next look tries again."""
        work = f"clock/{id_}"
        try:
            if not await self._storage.drive(work):
                return
            room = await self._room(id_)
            await room.perform(decide)
            self.see(room)
            if id_ not in self._timers:  # or it stays ours until then
                await self._storage.release(work)
        except Refusal:
            pass  # it cannot be read; the log has it
        except StorageError as error:
            log.error("time cannot be seen to: %s", error, extra={"table": id_})
        except Exception:
            log.exception("time cannot be seen to", extra={"table": id_})

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except StorageError as error:
                log.error("cannot ask for what is due: %s", error)
            except Exception:
                log.exception("looking for what is due failed; it goes on")
            await asyncio.sleep(SHARED_SECONDS if self._storage.shared else LOOK_SECONDS)
