"""Reminders as a server offers them: what its settings allow, and what people may ask."""

from collections.abc import Callable
from typing import Final, get_args
from urllib.parse import urlsplit

from valdora.server.ground.settings import Settings, SettingsError
from valdora.server.live.room import Now
from valdora.server.live.rooms import Rooms
from valdora.server.reminders import shapes
from valdora.server.reminders.addresses import (
    MOST_CHANNELS,
    Address,
    Channel,
    ChannelKind,
    Mail,
    Push,
    Webhook,
    Wishes,
    zone,
)
from valdora.server.reminders.carriers import Carrier, Webhooks
from valdora.server.reminders.outside import Forbidden, Outside, Unreachable, checked
from valdora.server.reminders.postman import Postman
from valdora.table.clock import DAY_MS
from valdora.table.endpoints import Call, endpoint, endpoints
from valdora.table.notices import notices
from valdora.table.refusals import Refusal
from valdora.table.shapes import TableId

_FOREIGN: Final = frozenset(" ,;<>\"'()[]\\:")
"""Signs that no plain address of a mailbox has."""
_MOST_TABLES: Final = 100
"""Of theirs, the latest: looked through when somebody wants to be reminded from now on."""


def carriers(settings: Settings, outside: Outside | None = None) -> dict[str, Carrier]:
    """The channels that the settings set up; `SettingsError` if one cannot be."""
    outside = outside or Outside(settings.webhook_networks)
    made: dict[str, Carrier] = {}
    try:
        if settings.push_contact:
            from valdora.server.reminders.pushes import Pushes, push_key  # noqa: PLC0415

            key = push_key(settings.push_key, settings.folder)
            made["push"] = Pushes(outside, settings.push_contact, key)
        if settings.mail_server:
            from valdora.server.reminders.mails import Mails  # noqa: PLC0415

            made["mail"] = Mails(settings.mail_server, settings.mail_from)
    except ImportError:
        raise SettingsError("settings-reminders") from None
    if settings.webhooks:
        made["webhook"] = Webhooks(outside)
    return made


class Reminders:
    """What `/api/v1` does about reminders, and the postman behind it."""

    def __init__(self, settings: Settings, rooms: Rooms, now: Now, base: Callable[[], str]) -> None:
        self._outside = Outside(settings.webhook_networks)
        self._carriers = carriers(settings, self._outside)
        self._rooms = rooms
        self.postman = Postman(rooms, self._carriers, now, base)
        self._book = self.postman.book
        if self._carriers:
            rooms.storage.reminds = True
            rooms.watchers.append(self.postman.see)

    async def start(self) -> None:
        """Begin, if there is a channel; the storage is open."""
        if self._carriers:
            await self.postman.start()

    async def close(self) -> None:
        """End."""
        await self.postman.stop()

    # What people ask ---------------------------------------------------------------------------

    @endpoint("GET", "/reminders")
    async def reminders(self, call: Call) -> shapes.RemindView:
        """How I am reminded, and what this server can do."""
        person = call.key
        wishes = await self._book.wishes(person) if person else None
        return shapes.RemindView(
            offered=[kind for kind in get_args(ChannelKind) if kind in self._carriers],
            push_key=getattr(self._carriers.get("push"), "public_key", None),
            channels=[_view(each) for each in await self._book.channels(person)] if person else [],
            wishes=_wishes(wishes) if wishes else None,
            muted=await self._book.muted(person) if person else [],
        )

    @endpoint("PUT", "/reminders")
    async def wish_reminders(self, call: Call, body: shapes.RemindWishes) -> shapes.RemindView:
        """In which language, and when not."""
        await self._wish(call.own_key(), body)
        return await self.reminders(call)

    @endpoint("POST", "/reminders/channels", status=201, refusals=(409,))
    async def add_channel(self, call: Call, body: shapes.AddChannel) -> shapes.RemindView:
        """One more way to reach me, from now on; a mailbox must be confirmed first."""
        person, address = call.own_key(), await self._address(body)
        known = await self._book.channels(person)
        if len(known) >= MOST_CHANNELS and not any(each.address == address for each in known):
            raise Refusal("too-many-channels", {"limit": MOST_CHANNELS})
        if isinstance(address, Mail):
            waits = await self._book.recent(address, call.now - DAY_MS)
            if any(not each.confirmed for each in waits):
                raise Refusal("channel-waits")
        await self._wish(person, body.wishes)
        channel = await self._book.add(person, address, call.now)
        if not channel.confirmed:
            await self.postman.outbox.ask(channel.id, call.now)
        await self._tell_from_now_on(person, call.now)
        return await self.reminders(call)

    @endpoint("DELETE", "/reminders/channels/{channel}", refusals=(404,))
    async def remove_channel(self, call: Call, channel: shapes.ChannelId) -> shapes.RemindView:
        """Forget an address."""
        if call.key is None or not await self._book.remove(call.key, channel):
            raise Refusal("no-channel")
        return await self.reminders(call)

    @endpoint("PUT", "/tables/{id}/reminders", refusals=(403, 404, 409))
    async def mute_table(
        self, call: Call, id: TableId, body: shapes.MuteTable
    ) -> shapes.RemindView:
        """Whether I want to be reminded of this table."""
        room = await self._rooms.get(id)
        if call.key is None or not room.table.seats_of(call.key):
            raise Refusal("not-seated")
        await self._mute(call.key, id, on=body.on, now=call.now)
        return await self.reminders(call)

    @endpoint("POST", "/reminders/off/{token}", refusals=(404,))
    async def reminders_off(
        self, _: Call, token: shapes.ChannelToken, table: TableId | None
    ) -> shapes.Switched:
        """No more reminders there, or none of one table: whoever reads them may say so."""
        return await self._switch(token, table, on=False, now=0)

    @endpoint("POST", "/reminders/on/{token}", refusals=(404,))
    async def reminders_on(
        self, call: Call, token: shapes.ChannelToken, table: TableId | None
    ) -> shapes.Switched:
        """Yes, remind me there."""
        return await self._switch(token, table, on=True, now=call.now)

    # Helpers -----------------------------------------------------------------------------------

    async def _switch(
        self, token: str, table: str | None, *, on: bool, now: int
    ) -> shapes.Switched:
        channel = await self._book.by_token(token)
        if channel is None:
            raise Refusal("no-channel")
        if table:
            await self._mute(channel.person, table, on=on, now=now)
        else:
            await self._book.switch(channel.id, on=on)
            if on:
                await self._tell_from_now_on(channel.person, now)
        return shapes.Switched(on=on, table=table)

    async def _mute(self, person: str, table: str, *, on: bool, now: int) -> None:
        if on:
            await self._book.unmute(person, table)
            await self._tell_from_now_on(person, now)
        else:
            await self._book.mute(person, table)

    async def _wish(self, person: str, wishes: shapes.RemindWishes) -> None:
        if zone(wishes.zone).key != wishes.zone:
            raise Refusal("bad-request", {"detail": "zone"})
        made = Wishes(wishes.language, wishes.zone, wishes.quiet_from, wishes.quiet_to)
        await self._book.wish(person, made)

    async def _address(self, body: shapes.AddChannel) -> Address:
        """An address that can be used here."""
        channel = body.channel
        kind = str(channel.__struct_config__.tag)
        if kind not in self._carriers:
            raise Refusal("reminders-off")
        if isinstance(channel, shapes.MailChannel):
            return Mail(_mailbox(channel.address))
        url = channel.endpoint if isinstance(channel, shapes.PushChannel) else channel.url
        try:
            parts = checked(url)
            await self._outside.resolved(parts.hostname or "", parts.port or 443)
        except (Forbidden, Unreachable):
            raise Refusal("bad-address") from None
        if isinstance(channel, shapes.PushChannel):
            return Push(url, channel.p256dh, channel.auth)
        return Webhook(url, channel.shape)

    async def _tell_from_now_on(self, person: str, now: int) -> None:
        """Of turns that have begun what is still to come is told too."""
        for found in await self._rooms.storage.held_by(person, None, _MOST_TABLES):
            try:
                table = (await self._rooms.get(found.id)).table
            except Refusal:
                continue
            wanted = notices(table)
            if wanted.person == person:
                await self.postman.outbox.tell(table.id, wanted, now)


ENDPOINTS: Final = endpoints(Reminders)


def _mailbox(address: str) -> str:
    """An address that a mail can go to, and to no other with it."""
    local, at, domain = address.strip().rpartition("@")
    plain = all(sign.isascii() and sign.isprintable() for sign in address)
    if not (local and at and "." in domain and plain and _FOREIGN.isdisjoint(address)):
        raise Refusal("bad-address")
    return f"{local}@{domain.lower()}"


def _view(channel: Channel) -> shapes.ChannelView:
    address = channel.address
    shape = address.shape if isinstance(address, Webhook) else None
    if isinstance(address, Mail):
        kind: ChannelKind = "mail"
        to = address.to
    elif isinstance(address, Webhook):
        kind, to = "webhook", urlsplit(address.url).hostname or ""
    else:
        kind, to = "push", urlsplit(address.endpoint).hostname or ""
    return shapes.ChannelView(
        id=channel.id,
        kind=kind,
        shape=shape,
        to=to,
        active=channel.active,
        confirmed=channel.confirmed,
    )


def _wishes(wishes: Wishes) -> shapes.RemindWishes:
    return shapes.RemindWishes(
        language=wishes.language,  # type: ignore[arg-type]
        zone=wishes.zone,
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
    )
