"""Wakes the bots of games that wait for one and have nobody who sees to it.

At the start those are all that this process knows of; where there are others, those of one that has
died as well. A few at a time, so that several processes share what one has left; those somebody
looks on at first.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from valdora.server.live.bots import Bots
from valdora.server.live.room import Room
from valdora.server.storage import Storage, StorageError
from valdora.table.refusals import Refusal

LOOK_SECONDS: Final = 0.75
"""Where others write too: what one has left is free three seconds after its last beat."""
AT_ONCE: Final = 8
_MOST: Final = 32
"""So many are looked for before others may take the rest."""
log = logging.getLogger(__name__)


class Waking:
    """See the module. One per process; `rooms` are those in use, `room` finds any, or refuses."""

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        rooms: Mapping[str, Room],
        room: Callable[[str], Awaitable[Room]],
    ) -> None:
        self._storage = storage
        self._bots = bots
        self._rooms = rooms
        self._room = room

    async def keep_looking(self) -> None:
        """Look at once, and where others write too now and then: one of them may have died."""
        while True:
            try:
                await self.look()
            except StorageError as error:
                log.error("cannot ask for waiting games: %s", error)
            except Exception:
                log.exception("looking for waiting games failed; it goes on")
            if not self._storage.shared:
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Wake all that wait now; what could not be woken waits for the next look."""
        seen: set[str] = set()
        while True:
            seen |= self._bots.at_work
            watched = [id_ for id_, room in self._rooms.items() if room.bots_play()]
            found = await self._storage.waiting(set(watched) - seen, seen, _MOST)
            for first in range(0, len(found), AT_ONCE):
                await asyncio.gather(*map(self._wake, found[first : first + AT_ONCE]))
            seen.update(found)
            if not found:
                return

    async def _wake(self, id_: str) -> None:
        try:
            if await self._storage.drive(id_):
                try:
                    self._bots.see(await self._room(id_))
                finally:
                    if id_ not in self._bots.at_work:
                        await self._storage.release(id_)  # another process may do better
        except Refusal:
            pass  # the log has it
        except StorageError as error:
            log.error("not read: %s", error, extra={"table": id_})
