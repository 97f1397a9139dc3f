"""Whether rooms know all that is stored: one query for all who ask at the same moment.

Where other processes write too, what is in memory may be old. Whoever reads or is refused shall not
notice, so before either it is asked for the last row. While a query is under way the next gathers.
"""

import asyncio
from collections.abc import Iterable

from valdora.server.live.room import Room
from valdora.server.storage import Row, Storage


class Freshness:
    """See the module."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asking = asyncio.Lock()
        self._gathered: dict[str, Row] = {}
        self._next: asyncio.Task[set[str]] | None = None

    async def is_behind(self, room: Room) -> bool:
        """Whether more, or something else, is stored than this room knows."""
        self._gathered[room.table.id] = room.last
        if self._next is None:
            self._next = asyncio.create_task(self._ask(), name="what is stored")
        return room.table.id in await asyncio.shield(self._next)

    async def behind(self, rooms: Iterable[Room]) -> set[str]:
        """Of many rooms, the tables of those that are."""
        known = {room.table.id: room.last for room in rooms}
        return set(await self._storage.moved(known)) if known else set()

    async def _ask(self) -> set[str]:
        async with self._asking:
            known, self._gathered, self._next = self._gathered, {}, None
            return set(await self._storage.moved(known))
