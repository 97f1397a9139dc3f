"""All tables: found by id, loaded when someone needs them, dropped when nobody does."""

import asyncio
import logging
import time
from typing import Final

from valdora.server.live.bots import Bots
from valdora.server.live.room import Room, now_ms
from valdora.server.storage import Batch, Conflict, Storage, StorageError
from valdora.server.thinking.workers import Workers
from valdora.table import rows
from valdora.table.capabilities import new_id
from valdora.table.fold import Table, folded
from valdora.table.refusals import Refusal
from valdora.table.rows import Unreadable

_IDLE_SECONDS: Final = 120.0
_SWEEP_SECONDS: Final = 5.0
log = logging.getLogger(__name__)


class Rooms:
    """The rooms of this process."""

    def __init__(self, storage: Storage, workers: Workers) -> None:
        self.storage = storage
        self._workers = workers
        self._bots = Bots(storage, workers)
        self._rooms: dict[str, Room] = {}
        self._since = now_ms()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._nudged: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    async def start(self) -> None:
        """Open the storage and go on where bots were thinking."""
        if self._sweeper:
            return
        await self.storage.start(self._nudge)
        await self._resume()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Send everyone away and close the storage; everything acknowledged is stored."""
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.dismiss()
        self._rooms.clear()
        try:
            await asyncio.to_thread(self._workers.close)
        finally:
            await self.storage.close()

    async def dismiss(self) -> None:
        """Stop the bots and end all live channels."""
        await self._bots.stop(*self._rooms)
        for room in self._rooms.values():
            room.close()

    async def get(self, id_: str) -> Room:
        """The room of a table; `Refusal` if there is no such table."""
        room = self._rooms.get(id_)
        if room is None:
            if id_ not in self._loading:
                self._loading[id_] = asyncio.create_task(self._load(id_))
            room = await asyncio.shield(self._loading[id_])
        room.used = time.monotonic()
        return room

    async def _load(self, id_: str) -> Room:
        try:
            kept = await self.storage.rows(id_)
            seed = await self.storage.seed(id_)
            if not kept or seed is None:
                raise Refusal("no-table")
            table = await asyncio.to_thread(folded, id_, kept)
            room = Room(table, seed, self.storage, self._bots.see, self._since)
            self._rooms[id_] = room
            if self.storage.shared:
                await room.catch_up()
            return room
        except Unreadable as error:
            log.error("cannot be read: %s", error, extra={"table": id_})
            raise Refusal(error.code, error.figures) from None
        finally:
            del self._loading[id_]

    async def create(self, opened: rows.Opened, seed: bytes, id_: str | None = None) -> Room:
        """A new table; if there is one of this id, that one."""
        holders = {opened.host, *(sitting.holder for sitting in opened.seats if sitting.holder)}
        while True:
            table = Table(id_ or new_id())
            row = rows.to_row(1, opened)
            table.take(row)
            batch = Batch(table.id, 0, (row,), table.summary(), tuple(sorted(holders)))
            try:
                await asyncio.shield(self.storage.create(batch, seed))
            except Conflict:
                if id_:
                    return await self.get(id_)
                continue
            room = Room(table, seed, self.storage, self._bots.see, self._since)
            self._rooms[table.id] = room
            return room

    # Behind the scenes -------------------------------------------------------------------------

    def _nudge(self, id_: str, seq: int) -> None:
        """Another process has stored something: read it, if anyone here cares."""
        room = self._rooms.get(id_)
        if room and room.table.seq < seq:
            task = asyncio.create_task(self._catch_up(room))
            self._nudged.add(task)
            task.add_done_callback(self._nudged.discard)

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except StorageError:
            log.exception("cannot catch up", extra={"table": room.table.id})
        except Refusal as refusal:  # a newer process plays on: who is here has to go there
            log.error("cannot go on here: %s", refusal.code, extra={"table": room.table.id})
            self._rooms.pop(room.table.id, None)
            await self._bots.stop(room.table.id)
            room.close()

    async def _resume(self) -> None:
        """Wake the bots of games that wait for one."""
        for id_ in await self.storage.waiting():
            try:
                self._bots.see(await self.get(id_))
            except Refusal as refusal:
                log.error("cannot go on: %s", refusal.code, extra={"table": id_})
            except Exception:  # it harms only itself
                log.exception("cannot go on", extra={"table": id_})

    async def _sweep(self) -> None:
        """Now and then: forget idle rooms; where others write too, see what they did."""
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            idle = time.monotonic() - _IDLE_SECONDS
            for id_, room in list(self._rooms.items()):
                if not room.busy and room.used < idle:
                    del self._rooms[id_]
            if self.storage.shared:
                for room in list(self._rooms.values()):
                    await self._catch_up(room)
                    self._bots.see(room)  # whoever drove them may have no one left who watches
                try:
                    await self._resume()
                except StorageError:
                    log.exception("cannot ask for waiting games")
