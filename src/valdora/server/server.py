"""What the parts of a running server share."""

import logging
import socket
from collections.abc import Callable, Sequence
from typing import Concatenate, Final, ParamSpec, TypeVar

import segno

from valdora import bots
from valdora.server.devices import Devices
from valdora.server.entry.door import Door
from valdora.server.entry.limits import Limits
from valdora.server.entry.security import Gate
from valdora.server.ground.addresses import Proxies, neighbourhood
from valdora.server.ground.metrics import written
from valdora.server.ground.scrape import Scrape
from valdora.server.ground.settings import Settings
from valdora.server.ground.shares import Payer
from valdora.server.host import Hosting, hinted
from valdora.server.kept import Kept
from valdora.server.live.room import Now, Room, now_ms
from valdora.server.live.rooms import Rooms
from valdora.server.live.summaries import Summaries
from valdora.server.reminders.service import Reminders
from valdora.server.storage import Allowance, Found, Full, Storage, StorageError, open_storage
from valdora.server.storage.readiness import Readiness
from valdora.server.thinking.reviews import Reviews
from valdora.server.thinking.workers import Workers
from valdora.table import rows, seating
from valdora.table.briefs import Listed, Place, brief
from valdora.table.endpoints import Written
from valdora.table.fold import Table
from valdora.table.host import Room as AnyRoom
from valdora.table.protocol import Hint
from valdora.table.refusals import Refusal
from valdora.table.requests import Opponent

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)
LOCAL_NAMES: Final = frozenset({"localhost", "testserver"})


class Server(Hosting):
    """What the handlers share; to `valdora.table` it is the host of its tables."""

    def __init__(
        self, settings: Settings, storage: Storage | None = None, now: Now = now_ms
    ) -> None:
        self.settings = settings
        self.now = now
        self.address: str | None = None
        """Where others in the network reach it; known once it listens."""
        self.own_url = ""
        """Where this machine reaches it; known once it listens."""
        storage = storage or open_storage(settings.storage_url, settings.backups)
        self.opponents = _opponents(guests=settings.guest_bots)
        allowed = frozenset(each.name for each in self.opponents)
        self._workers = Workers(settings.bot_workers, settings.bot_seconds, allowed)
        self.rooms = Rooms(storage, self._workers, now, settings.ends)
        self.reviews = Reviews(self.rooms)
        self.devices = Devices(self.rooms, now, self.qr)
        self.reminders = Reminders(settings, self.rooms, now, lambda: self.url)
        self.summaries = Summaries(self.rooms)
        self.readiness = Readiness(storage)
        self.gate = Gate(_names(settings), settings.public_url or None)
        self.proxies = Proxies(settings.trusted_proxies)
        self.door = Door.of(
            settings.max_connections, settings.max_connections_per_address, self.proxies
        )
        self.kept = Kept()
        self.scrape = (
            Scrape(settings.metrics_host, settings.metrics_port, self.figures)
            if settings.metrics_port
            else None
        )
        self.limits = Limits(
            requests=settings.requests_per_second,
            requests_in_all=settings.requests_per_second_in_all,
            messages=settings.messages_per_second,
            channels=settings.max_connections,
            channels_per_address=settings.max_connections_per_address,
        )

    @property
    def url(self) -> str:
        """Where links lead that are made for somebody who is not here."""
        return (self.settings.public_url or self.address or self.own_url).rstrip("/")

    async def figures(self) -> bytes:
        """What Prometheus reads."""
        gauges: dict[str, tuple[str, float]] = {
            "valdora_sockets": ("Live channels.", len(self.rooms.listeners())),
            "valdora_rooms": ("Tables in use.", len(self.rooms)),
        }
        try:
            outbox = await self.reminders.postman.outbox.size()
            gauges["valdora_outbox"] = ("Reminders to be told, now or later.", outbox)
        except StorageError as error:
            log.error("not counted: %s", error)
        return written(gauges)

    async def room(self, id_: str) -> Room:
        """The room of a table; `Refusal` if there is none or it cannot be read."""
        try:
            return await self.rooms.get(id_)
        except StorageError as error:
            log.error("not read: %s", error, extra={"table": id_})
            raise Refusal("storage-failed") from None

    @property
    def has_others(self) -> bool:
        """Whether other processes, perhaps of a newer version, serve the same tables."""
        return self.rooms.storage.shared

    async def person(self, device: str | None, *, anew: bool = False) -> str | None:
        """Whose device this is: the key of the person, by that of the device."""
        return await self.devices.person(device, anew=anew)

    async def create(self, opened: rows.Opened, seed: bytes, id_: str | None = None) -> Room:
        """A new table; if there is one of this id, that one. `Refusal` if its host has too many."""
        most = self.settings.max_tables_per_person
        allowance = Allowance(opened.host, opened.at - seating.ABANDONED_MS, most)
        try:
            return await self.rooms.create(opened, seed, id_, allowance)
        except Full:
            raise Refusal("too-many-tables", {"limit": most}) from None

    async def public(self, since: int, after: Place | None, limit: int) -> list[Listed]:
        """Public tables, open or running, and those of bots alone while someone watches."""
        listed = self._listed(await self.rooms.storage.listed(since, after, limit))
        listed += [
            Listed(table.id, table.changed, brief(table))
            for table in self.rooms.watched_bots()
            if table.status in ("open", "running") and table.changed > since
        ]
        if after:
            listed = [each for each in listed if each.place < after]
        return sorted(listed, key=lambda each: each.place, reverse=True)[:limit]

    async def held_by(
        self, key: str, after: Place | None, limit: int, part: rows.Part | None = None
    ) -> list[Listed]:
        """Tables that a key has, or had, to do with, or a part of them."""
        return self._listed(await self.rooms.storage.held_by(key, after, limit, part))

    async def turns(self, key: str, besides: str) -> int:
        """At how many tables it is the turn of who has this key, but for one."""
        return await self.rooms.storage.turns(key, besides)

    def _listed(self, kept: Sequence[Found]) -> list[Listed]:
        """What lists show; what is missing there is read next."""
        listed = self.listed(kept)
        self.summaries.want(each.id for each in listed if each.brief is None)
        return listed

    def qr(self, text: str) -> list[str]:
        """A QR code as rows of `0` and `1`."""
        code = segno.make(text, error="m")
        return ["".join(str(int(dark)) for dark in row) for row in code.matrix]

    async def written(
        self,
        room: AnyRoom,
        make: Callable[Concatenate[Table, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Written[T]:
        """See `valdora.table.host.Host`; packed too."""
        table = room.table
        key = make, table.id, room.mark, args, *kwargs.items()
        payer = Payer("", table.host, table.id)
        return await self.kept.of(key, payer, lambda: make(table, *args, **kwargs))

    async def hint(self, room: Room, key: str | None, client_id: str, address: str) -> Hint:
        """What a bot would do in the turn of who asks."""
        payer = Payer(neighbourhood(address), key or "", room.table.id)
        return await hinted(
            room,
            key,
            client_id,
            lambda state, seed, wanted: self._workers.hint(state, seed, payer, wanted),
        )


def _opponents(*, guests: bool) -> tuple[Opponent, ...]:
    """The bots that people may choose here."""
    offered = bots.PEOPLE if guests else tuple(role for role in bots.PEOPLE if role != "guest")
    return tuple(Opponent(name, role) for role in offered for name in bots.names(role))


def _names(settings: Settings) -> frozenset[str]:
    """The names under which requests may come; addresses may always."""
    given = (name.strip().lower() for name in settings.allowed_hosts.split(","))
    own = socket.gethostname().lower()
    return LOCAL_NAMES | {own, f"{own}.local", settings.host.lower()} | set(filter(None, given))
