"""All tables: found by id, loaded when someone needs them, dropped when nobody does."""

import asyncio
import logging
import sys
import time
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from valdora.server.live.bots import Bots, Minds
from valdora.server.live.crowd import Crowd
from valdora.server.live.freshness import Freshness
from valdora.server.live.hub import Hub
from valdora.server.live.listener import Listener
from valdora.server.live.neighbours import Neighbours
from valdora.server.live.room import Now, Room, Watch, now_ms
from valdora.server.live.stranded import Stranded
from valdora.server.live.timekeeper import Timekeeper
from valdora.server.live.waking import Waking
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
_HAND_OVER_SECONDS: Final = 2.0
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
        self.timekeeper = Timekeeper(storage, now, self.get, idle_days or {}, self._is_busy)
        self.watchers: list[Watch] = [self._bots.see, self.timekeeper.see]
        """Those who have something to do when something happens in a room."""
        self._rooms: dict[str, Room] = {}
        self._neighbours = Neighbours(storage, self._rooms)
        self._waking = Waking(storage, self._bots, self._rooms, self.get)
        self.stranded = Stranded(storage, self._neighbours, self._send_away)
        self._since = now()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._unreadable: dict[str, tuple[float, Refusal]] = {}
        """Tables that cannot be read, since when and why: each is a loss for itself only."""
        self._behind: dict[str, int] = {}
        """By table, up to where others have stored what nobody here has cared to read."""
        self._sweeping: list[asyncio.Task[None]] = []
        self._nudged: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    async def start(self) -> None:
        """Open the storage; bots go on where they were thinking as soon as their games are read."""
        if self._sweeping:
            return
        await self.storage.start(self._nudge, self._neighbours.hear)
        self.timekeeper.start()
        works = [self._sweep(), self._waking.keep_looking()]
        if self.storage.shared:
            works.append(self.stranded.keep_looking())
        self._sweeping = [asyncio.create_task(work) for work in works]

    def _see(self, room: Room) -> None:
        """Something happened in a room, for those who have something to do then."""
        id_ = room.table.id
        if self._rooms.get(id_) is not room:
            room.close()  # nobody would tell it anything: who came late connects again
        elif id_ in self._behind and room.busy and self._behind.pop(id_) > room.table.seq:
            self._aside(self._catch_up(room))
        for watch in self.watchers:
            watch(room)

    async def close(self) -> None:
        """Send everyone away and close the storage; everything acknowledged is stored."""
        await self.dismiss()
        self._rooms.clear()
        try:
            await asyncio.to_thread(self._minds.close)
        finally:
            await self.storage.close()

    async def dismiss(self) -> None:
        """Stop the bots and the clocks, end all live channels, and let other processes have at once
        what this one drives."""
        for task in self._sweeping:
            task.cancel()
        await asyncio.gather(*self._sweeping, return_exceptions=True)
        await self._bots.stop(*self._rooms)
        self._send_away()
        await self.timekeeper.stop()
        with suppress(StorageError, TimeoutError):  # they have it in a few seconds anyway
            async with asyncio.timeout(_HAND_OVER_SECONDS):
                await self.storage.hand_over()

    def _send_away(self) -> None:
        for room in self._rooms.values():
            room.close()

    async def get(self, id_: str) -> Room:
        """The room of a table as it is stored; `Refusal` if there is no such table or it cannot be
        read."""
        if self.stranded.away:
            raise StorageError("storage-unusable", {"path": "PostgreSQL", "detail": "cut off"})
        room = self._rooms.get(id_)
        if room is None:
            self._refuse_again(id_)
            ours = id_ not in self._loading
            if ours:
                self._loading[id_] = asyncio.create_task(self._load(id_))
            room = await asyncio.shield(self._loading[id_])
            if ours:
                return room  # what was just read need not be asked for
        room.used = time.monotonic()  # before anything is awaited, or it may be forgotten meanwhile
        known = not self.storage.shared or self.stranded.alone
        if not known and await self._freshness.is_behind(room):
            await self._read_on(room)
        return room

    def _is_busy(self, id_: str) -> bool:
        room = self._rooms.get(id_)
        return room is not None and room.busy

    async def _load(self, id_: str) -> Room:
        try:
            kept = await self.storage.rows(id_)
            seed = await self.storage.seed(id_)
            if not kept or seed is None:
                raise Refusal("no-table")
            table = await asyncio.to_thread(readable, id_, kept, seed)
            room = self._opened(table, kept[-1], seed)
            if self._behind.pop(id_, 0) > table.seq:
                await room.catch_up()
            room = self._rooms.setdefault(id_, room)  # unless it has been opened here meanwhile
            if self.storage.shared:
                self._neighbours.ask(id_)
            self.take_up(id_)
            return room
        except StorageError:
            raise
        except Exception as error:  # whatever its rows hold is its own affair
            if isinstance(error, Refusal) and error.code == "no-table":
                raise
            raise self.give_up(id_, error) from None
        finally:
            del self._loading[id_]
            if id_ not in self._rooms:
                self._behind.pop(id_, None)

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
                    if self.storage.shared:
                        await self.storage.probe()  # nobody was told of it: one may have it alone
                    return await self.get(id_)
                continue
            return self._rooms.setdefault(table.id, self._opened(table, row, seed))

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
        if not id_:
            self._neighbours.tell_all()
            idle = (each for each, room in self._rooms.items() if not room.busy)
            self._behind.update(dict.fromkeys((*idle, *self._loading), sys.maxsize))
            self._aside(self._catch_up_all())
            return
        room = self._rooms.get(id_)
        if room and room.busy:
            if room.last.seq < seq:
                self._aside(self._catch_up(room))
        elif room or id_ in self._loading:  # somebody may just be coming
            self._behind[id_] = max(seq, self._behind.get(id_, 0))

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
            self._forget(room.table.id)
            await self._bots.stop(room.table.id)
            with suppress(StorageError):
                await self.storage.release(room.table.id)
            room.close()  # a newer process may play on: who is here goes there
            raise refusal from None

    def _forget(self, id_: str) -> None:
        self._rooms.pop(id_, None)
        self._behind.pop(id_, None)

    async def _sweep(self) -> None:
        """Now and then: forget idle rooms; where others write too, see what they did."""
        while True:
            await asyncio.sleep(SHARED_SECONDS if self.storage.shared else _SWEEP_SECONDS)
            try:
                await self._sweep_once()
            except Exception:
                log.exception("sweeping failed; it goes on")

    async def _sweep_once(self) -> None:
        idle = time.monotonic() - _IDLE_SECONDS
        for id_, room in list(self._rooms.items()):
            if not room.busy and room.used < idle:
                self._forget(id_)
        if self.storage.shared:
            self._neighbours.forget_silent()
            await self._catch_up_all()


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
