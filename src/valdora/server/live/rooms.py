"""All tables: found by id, loaded when someone needs them, dropped when nobody does."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final

from valdora.server.live.bots import Bots, Minds
from valdora.server.live.crowd import Crowd
from valdora.server.live.freshness import Freshness
from valdora.server.live.hub import Hub
from valdora.server.live.listener import Listener
from valdora.server.live.neighbours import Neighbours
from valdora.server.live.room import Now, Room, Watch, now_ms
from valdora.server.live.timekeeper import Timekeeper
from valdora.server.storage import (
    SHARED_SECONDS,
    Allowance,
    Batch,
    Conflict,
    Row,
    Storage,
    StorageError,
)
from valdora.table import rows
from valdora.table.briefs import summary
from valdora.table.capabilities import new_id
from valdora.table.fold import Table, folded
from valdora.table.refusals import Refusal
from valdora.table.rows import Unreadable
from valdora.table.views import table_shape

_IDLE_SECONDS: Final = 120.0
_SWEEP_SECONDS: Final = 5.0
_AGAIN_SECONDS: Final = 60.0
"""So long a table that could not be read is not read again, however often it is asked for."""
log = logging.getLogger(__name__)


class Rooms:
    """The rooms of this process."""

    def __init__(
        self,
        storage: Storage,
        minds: Minds,
        now: Now = now_ms,
        idle_days: Mapping[str, int] | None = None,
    ) -> None:
        self.storage = storage
        self._minds = minds
        self._bots = Bots(storage, minds)
        self._crowd = Crowd()
        self._freshness = Freshness(storage)
        self._now = now
        self.timekeeper = Timekeeper(storage, now, self.get, idle_days or {})
        self.watchers: list[Watch] = [self._bots.see, self.timekeeper.see]
        """Those who have something to do when something happens in a room."""
        self._rooms: dict[str, Room] = {}
        self._neighbours = Neighbours(storage, self._rooms)
        self._since = now()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._unreadable: dict[str, tuple[float, Refusal]] = {}
        """Tables that cannot be read, since when and why: each is a loss for itself only."""
        self._sweeper: asyncio.Task[None] | None = None
        self._nudged: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    async def start(self) -> None:
        """Open the storage; bots go on where they were thinking as soon as their games are read."""
        if self._sweeper:
            return
        await self.storage.start(self._nudge, self._neighbours.hear)
        self.timekeeper.start()
        self._sweeper = asyncio.create_task(self._sweep())

    def _see(self, room: Room) -> None:
        """Something happened in a room, for those who have something to do then."""
        for watch in self.watchers:
            watch(room)

    async def close(self) -> None:
        """Send everyone away and close the storage; everything acknowledged is stored."""
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.dismiss()
        self._rooms.clear()
        try:
            await asyncio.to_thread(self._minds.close)
        finally:
            await self.storage.close()

    async def dismiss(self) -> None:
        """Stop the clocks and the bots, and end all live channels."""
        await self.timekeeper.stop()
        await self._bots.stop(*self._rooms)
        for room in self._rooms.values():
            room.close()

    async def get(self, id_: str) -> Room:
        """The room of a table as it is stored; `Refusal` if there is no such table or it cannot be
        read."""
        room = self._rooms.get(id_)
        if room and self.storage.shared:
            if await self._freshness.is_behind(room):
                await self._read_on(room)
        elif room is None:
            self._refuse_again(id_)
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
            table = await asyncio.to_thread(readable, id_, kept, seed)
            room = self._opened(table, kept[-1], seed)
            self._rooms[id_] = room
            if self.storage.shared:
                self._neighbours.ask(id_)
                await room.catch_up()
            self.take_up(id_)
            return room
        except StorageError:
            self._rooms.pop(id_, None)
            raise
        except Exception as error:  # whatever its rows hold is its own affair
            self._rooms.pop(id_, None)
            if isinstance(error, Refusal) and error.code == "no-table":
                raise
            raise self.give_up(id_, error) from None
        finally:
            del self._loading[id_]

    def give_up(self, id_: str, error: Exception) -> Refusal:
        """Remember that a table cannot be read, and say so in the log once."""
        refusal = Refusal("table-unreadable")
        if isinstance(error, Unreadable | Refusal):
            refusal = Refusal(error.code, error.figures)
        if id_ not in self._unreadable:
            log.error("table %s cannot be read: %s", id_, why(error))
        self._unreadable[id_] = time.monotonic(), refusal
        return refusal

    def take_up(self, id_: str) -> None:
        """A table can be read, whatever it was before."""
        self._unreadable.pop(id_, None)

    def refusal(self, id_: str) -> Refusal | None:
        """Why a table could not be read when someone last tried, if it could not."""
        return self._unreadable.get(id_, (0.0, None))[1]

    def refuses(self, id_: str) -> bool:
        """Whether it is too soon to try again to read a table."""
        since, refusal = self._unreadable.get(id_, (0.0, None))
        return refusal is not None and time.monotonic() - since < _AGAIN_SECONDS

    def listeners(self) -> list[Listener]:
        """Everyone who is connected to this process."""
        return [listener for room in self._rooms.values() for listener in room.hub]

    def watched_bots(self) -> list[Table]:
        """Public tables where bots are among themselves and someone watches."""
        tables = [room.table for room in self._rooms.values() if len(room.hub)]
        return [table for table in tables if table.only_bots and table.open_to_all]

    def _refuse_again(self, id_: str) -> None:
        refusal = self.refusal(id_)
        if refusal and self.refuses(id_):
            raise Refusal(refusal.code, refusal.figures)

    async def create(
        self,
        opened: rows.Opened,
        seed: bytes,
        id_: str | None = None,
        allowance: Allowance | None = None,
    ) -> Room:
        """A new table; if there is one of this id, that one. `Full` if it is one too many."""
        holders = {opened.host, *(sitting.holder for sitting in opened.seats if sitting.holder)}
        while True:
            table = Table(id_ or new_id())
            row = rows.to_row(1, opened)
            table.take(row)
            batch = Batch(table.id, 0, (row,), summary(table), tuple(sorted(holders)))
            try:
                await asyncio.shield(self.storage.create(batch, seed, allowance))
            except Conflict:
                if id_:
                    return await self.get(id_)
                continue
            room = self._opened(table, row, seed)
            self._rooms[table.id] = room
            return room

    def _opened(self, table: Table, last: Row, seed: bytes) -> Room:
        # Before the server began it knows of nobody that they were away.
        hub = Hub(max(self._since, table.changed), self._crowd)
        room = Room(table, last, seed, self.storage, self._see, hub, self._now)
        if self.storage.shared:
            room.met = self._neighbours.tell
            room.spread = self._neighbours.spread
        return room

    # Behind the scenes -------------------------------------------------------------------------

    def _nudge(self, id_: str, seq: int) -> None:
        """Another process has stored something: read it, if anyone here cares."""
        room = self._rooms.get(id_)
        if not id_:
            self._neighbours.tell_all()
            self._aside(self._catch_up_all())
        elif room and room.busy and room.table.seq < seq:
            self._aside(self._catch_up(room))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._nudged.add(task)
        task.add_done_callback(self._nudged.discard)

    async def _catch_up_all(self) -> None:
        """Read what others have stored, wherever anyone cares now; whoever asks later is answered
        with what is stored then."""
        try:
            busy = [room for room in self._rooms.values() if room.busy]
            behind = await self._freshness.behind(busy)
        except StorageError as error:
            log.error("cannot ask for what is stored: %s", error)
            return
        await asyncio.gather(
            *(self._catch_up(room) for id_ in behind if (room := self._rooms.get(id_)))
        )

    async def _catch_up(self, room: Room) -> None:
        try:
            await self._read_on(room)
        except Refusal:
            pass  # the log has it
        except StorageError as error:
            log.error("cannot catch up: %s", error, extra={"table": room.table.id})

    async def _read_on(self, room: Room) -> None:
        """Read what others have stored; a room whose rows cannot be read is given up."""
        try:
            await room.catch_up()
        except StorageError:
            raise
        except Exception as error:  # noqa: BLE001  (rows of a newer version, for example)
            refusal = self.give_up(room.table.id, error)
            self._rooms.pop(room.table.id, None)
            await self._bots.stop(room.table.id)
            room.close()  # a newer process may play on: who is here goes there
            raise refusal from None

    async def _resume(self) -> None:
        """Wake the bots of games that wait for one and nobody else's; those that cannot be read
        wait on."""
        here = [id_ for id_, room in self._rooms.items() if room.bots_play()]
        for id_ in await self.storage.waiting(here):
            try:
                if await self.storage.drive(id_):
                    self._bots.see(await self.get(id_))
            except Refusal:
                pass  # the log has it
            except StorageError as error:
                log.error("not read: %s", error, extra={"table": id_})

    async def _sweep(self) -> None:
        """Now and then: forget idle rooms; where others write too, see what they did."""
        sweep = self._resume  # at first: however many wait, nobody waits for that
        while True:
            try:
                await sweep()
            except StorageError as error:
                log.error("cannot ask for waiting games: %s", error)
            except Exception:
                log.exception("sweeping failed; it goes on")
            await asyncio.sleep(SHARED_SECONDS if self.storage.shared else _SWEEP_SECONDS)
            sweep = self._sweep_once

    async def _sweep_once(self) -> None:
        idle = time.monotonic() - _IDLE_SECONDS
        for id_, room in list(self._rooms.items()):
            if not room.busy and room.used < idle:
                del self._rooms[id_]
        if self.storage.shared:
            self._neighbours.forget_silent()
            await self._catch_up_all()
            await self._resume()


def readable(id_: str, kept: Sequence[Row], seed: bytes) -> Table:
    """The table these rows make, if it can also be shown."""
    table = folded(id_, kept)
    if not table.seats:
        raise ValueError("it was never opened")
    table_shape(table, seed.hex())
    return table


def why(error: Exception) -> str:
    """What is wrong with a table, for who runs the server."""
    cause = error.__cause__ if isinstance(error, Refusal) and error.__cause__ else error
    return f"{type(cause).__name__}: {cause}"
