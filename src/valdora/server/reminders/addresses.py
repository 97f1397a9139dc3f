"""Where people want to be reminded: apart from games, and theirs alone."""

import hashlib
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from valdora.server.storage import Storage

ChannelKind = Literal["push", "mail", "webhook"]
Shape = Literal["plain", "discord", "slack", "ntfy"]
MOST_CHANNELS: Final = 8
_COLUMNS: Final = "id, person, kind, address, token, active, confirmed, created"


class Mail(msgspec.Struct, tag="mail", frozen=True):
    """Of a mailbox."""

    to: str


class Webhook(msgspec.Struct, tag="webhook", frozen=True):
    """Of a program."""

    url: str
    shape: Shape


class Push(msgspec.Struct, tag="push", frozen=True):
    """Of a browser."""

    endpoint: str
    p256dh: str
    auth: str


Address = Mail | Webhook | Push


class Wishes(msgspec.Struct, frozen=True):
    """How a person wants to be reminded, on all channels."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    """In minutes of their day; the same: never quiet."""

    def wakes(self, now: int) -> int | None:
        """When quiet hours that are now end; nothing: there are none now."""
        if self.quiet_from == self.quiet_to:
            return None
        there = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone(self.zone))
        minutes = there.hour * 60 + there.minute
        within = (minutes - self.quiet_from) % 1440 < (self.quiet_to - self.quiet_from) % 1440
        if not within:
            return None
        ends = there.replace(
            hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0
        )
        if ends <= there:
            ends += timedelta(days=1)  # by their clock, whatever it does in the night
        return int(ends.timestamp() * 1000)


def zone(name: str) -> ZoneInfo:
    """A time zone by its name; UTC if there is none of this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


@dataclass(frozen=True)
class Channel:
    """One way to reach a person."""

    id: str
    person: str
    address: Address = field(repr=False)
    token: str = field(repr=False)
    """Whoever has it turns the channel off or on: it stands in what is sent there."""
    active: bool
    confirmed: bool
    created: int


class AddressBook:
    """See the module."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def wishes(self, person: str) -> Wishes | None:
        """How a person wants to be reminded, if they have said so."""
        found = await self._storage.fetch("SELECT wishes FROM people WHERE person = $1", person)
        return msgspec.json.decode(found[0][0], type=Wishes) if found else None

    async def wish(self, person: str, wishes: Wishes) -> None:
        """They have said so."""
        sql = (
            "INSERT INTO people (person, wishes) VALUES ($1, $2)"
            " ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes"
        )
        await self._storage.change(sql, person, msgspec.json.encode(wishes))

    async def channels(self, person: str) -> list[Channel]:
        """All of a person's, the oldest first."""
        return await self._channels("person = $1 ORDER BY created, id", person)

    async def channel(self, id_: str) -> Channel | None:
        """One of them."""
        return next(iter(await self._channels("id = $1", id_)), None)

    async def by_token(self, token: str) -> Channel | None:
        """The one that somebody holds a message of."""
        return next(iter(await self._channels("token = $1", token)), None)

    async def recent(self, address: Address, since: int) -> list[Channel]:
        """Those to an address, whoever gave it, that were made after that."""
        return await self._channels("digest = $1 AND created > $2", digest(address), since)

    async def add(self, person: str, address: Address, now: int) -> Channel:
        """One more, or the one there is. A mailbox has to be confirmed by who reads it."""
        for known in await self.channels(person):
            if known.address == address:
                return known
        confirmed = not isinstance(address, Mail)
        id_, token = secrets.token_hex(8), secrets.token_urlsafe(24)
        kind = address.__struct_config__.tag
        sql = (
            "INSERT INTO channels (id, person, kind, address, token, digest, active, confirmed,"
            " created) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)"
        )
        kept = msgspec.json.encode(address)
        values = id_, person, kind, kept, token, digest(address), confirmed, now
        await self._storage.change(sql, *values)
        return Channel(id_, person, address, token, confirmed, confirmed, now)

    async def remove(self, person: str, id_: str) -> bool:
        """One less; whether there was one."""
        sql = "DELETE FROM channels WHERE person = $1 AND id = $2 RETURNING id"
        found = await self._storage.change(sql, person, id_)
        if found:
            await self._storage.change("DELETE FROM outbox WHERE channel = $1", id_)
        return bool(found)

    async def switch(self, id_: str, *, on: bool) -> None:
        """Have a channel be used or not; whoever turns it on reads what is sent there."""
        sql = "UPDATE channels SET active = $2, confirmed = confirmed OR $2 WHERE id = $1"
        await self._storage.change(sql, id_, on)
        if not on:
            sql = "DELETE FROM outbox WHERE channel = $1 AND done IS NULL"
            await self._storage.change(sql, id_)

    async def mute(self, person: str, game: str) -> None:
        """No more of a table, on any channel."""
        sql = "INSERT INTO muted (person, game) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._storage.change(sql, person, game)
        sql = (
            "DELETE FROM outbox WHERE game = $2 AND done IS NULL"
            " AND channel IN (SELECT id FROM channels WHERE person = $1)"
        )
        await self._storage.change(sql, person, game)

    async def unmute(self, person: str, game: str) -> None:
        """Of a table again, from the next turn on."""
        sql = "DELETE FROM muted WHERE person = $1 AND game = $2"
        await self._storage.change(sql, person, game)

    async def muted(self, person: str) -> list[str]:
        """The tables they want to hear nothing of."""
        sql = "SELECT game FROM muted WHERE person = $1 ORDER BY game"
        return [found[0] for found in await self._storage.fetch(sql, person)]

    async def _channels(self, where: str, *values: Any) -> list[Channel]:
        sql = f"SELECT {_COLUMNS} FROM channels WHERE {where}"  # noqa: S608  (our own words)
        return [_channel(*found) for found in await self._storage.fetch(sql, *values)]


def _channel(*found: Any) -> Channel:
    id_, person, _, address, token, active, confirmed, created = found
    read = msgspec.json.decode(address, type=Address)
    return Channel(id_, person, read, token, bool(active), bool(confirmed), created)


def digest(address: Address) -> str:
    """What tells that two addresses are the same."""
    told = msgspec.json.encode(address)
    if isinstance(address, Mail):
        told = address.to.lower().encode()
    return hashlib.sha256(b"valdora/1/address/" + told).hexdigest()
