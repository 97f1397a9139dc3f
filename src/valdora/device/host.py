"""The host of the tables on a device."""

import io
from collections.abc import Callable
from contextlib import suppress
from typing import Concatenate, Final, ParamSpec, TypeVar

from valdora import bots
from valdora.device.files import table_rows
from valdora.device.minds import DeviceMinds
from valdora.device.storage import DeviceStorage, Store
from valdora.device.thoughts import Engine
from valdora.records import Reader, first_state, replay
from valdora.server.host import Hosting, hinted
from valdora.server.live.room import Room
from valdora.server.live.rooms import Rooms
from valdora.server.storage.interface import Batch, Conflict
from valdora.server.thinking.reviews import Reviews
from valdora.table import rows
from valdora.table.briefs import Listed, Place, summary
from valdora.table.capabilities import hashed
from valdora.table.endpoints import Written
from valdora.table.fold import Table, folded
from valdora.table.host import Room as AnyRoom
from valdora.table.protocol import Hint, HintTurn
from valdora.table.requests import Opponent

P = ParamSpec("P")
T = TypeVar("T")
KEY: Final = hashed("this device")
"""Whoever has the device holds all seats of people there; no row of it is read elsewhere."""


class Device(Hosting):
    """See `valdora.table.host.Host` and `valdora.server.live.channel.Host`."""

    address: str | None = None
    opponents = tuple(
        Opponent(name, role) for role in ("level", "comparison") for name in bots.names(role)
    )

    def __init__(self, store: Store, engine: Engine) -> None:
        self._minds = DeviceMinds(engine)
        self._storage = DeviceStorage(store)
        self.rooms = Rooms(self._storage, self._minds)
        self.reviews = Reviews(self.rooms, self._minds)

    async def room(self, id_: str) -> Room:
        """The room of a table; `Refusal` if there is none or it cannot be read."""
        return await self.rooms.get(id_)

    async def create(self, opened: rows.Opened, seed: bytes, id_: str | None = None) -> Room:
        """A new table; if there is one of this id, that one."""
        return await self.rooms.create(opened, seed, id_)

    async def public(self, since: int, after: Place | None, limit: int) -> list[Listed]:
        """Nobody else is here."""
        return self.listed(await self._storage.listed(since, after, limit))

    async def held_by(
        self, key: str, after: Place | None, limit: int, part: rows.Part | None = None
    ) -> list[Listed]:
        """All tables, or a part of them, behind a place."""
        return self.listed(await self._storage.held_by(key, after, limit, part))

    async def turns(self, key: str, besides: str) -> int:
        """At how many tables a person at this device is to move, but for one."""
        return await self._storage.turns(key, besides)

    @property
    def has_others(self) -> bool:
        """Other pages are of the same release, or are told that there is a newer one."""
        return False

    async def person(self, device: str | None, *, anew: bool = False) -> str | None:  # noqa: ARG002
        """Whoever has the device."""
        return device

    def qr(self, text: str) -> list[str]:  # noqa: ARG002
        """No link leads here."""
        return []

    async def written(
        self,
        room: AnyRoom,
        make: Callable[Concatenate[Table, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Written[T]:
        """There is nobody else to hold up."""
        return Written.of(make(room.table, *args, **kwargs))

    async def hint(
        self,
        room: Room,
        key: str | None,
        client_id: str,
        address: str,  # noqa: ARG002  (nobody else is here)
    ) -> Hint:
        """What a bot would do in the turn of who asks."""
        return await hinted(
            room, key, client_id, lambda state, seed, _: self._minds.hint(state, seed)
        )

    async def advise(self, data: bytes) -> list[HintTurn]:
        """What a bot would do where the game in a file stands: one that is played elsewhere.

        `RecordError` if it is none, or not played by the rules.
        """
        reader, plies = Reader(io.BytesIO(data)), 0
        state = first_state(reader.header)
        for ply in replay(reader, state.edition):
            state, plies = ply.after, ply.n
        return await self._minds.hint(state, plies)

    async def open_file(self, data: bytes, now: int) -> str:
        """The table of a game file, to look back at; the same file gives the same table.

        `RecordError` if it is none, or not played by the rules.
        """
        id_, seed, kept = table_rows(data, KEY, now)
        batch = Batch(id_, 0, kept, summary(folded(id_, kept)))
        with suppress(Conflict):  # it was opened before
            await self._storage.create(batch, seed)
        return id_
