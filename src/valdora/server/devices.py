"""Which device is whose: a person takes their seats along to another, and the old one keeps its
rights or loses them.

A person is the hash of the key that their first browser was given; that is what rows name. Each
further device has a key of its own that stands for the same person. A device that has lost its
rights stands for nobody. So nothing at any table changes when somebody changes devices.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta

from valdora.server.live.listener import NO_RIGHT
from valdora.server.live.room import Now
from valdora.server.live.rooms import Rooms
from valdora.server.storage import StorageError
from valdora.table.capabilities import hashed
from valdora.table.endpoints import Call, endpoint, endpoints
from valdora.table.refusals import Refusal
from valdora.table.shapes import Shape
from valdora.texts import LANGUAGES, Texts

LINK_MS: Final = 15 * 60_000
WORDS: Final = 12
SIGHT_SECONDS: Final = 5.0
"""So long it is believed what was found; another process may take a device's rights."""
_KNOWN: Final = 20_000
_OVERLAP_MS: Final = 60_000
log = logging.getLogger(__name__)


class AskDeviceLink(Shape):
    """Ask for a link that takes all of one's seats along; may this device `keep` them too?"""

    keep: bool


class AskWords(Shape):
    """Ask for twelve words that take all of one's seats along whenever they are said."""

    language: Literal["en", "fr", "it", "es", "ru", "de"]


class ClaimDevice(Shape):
    """Take the seats of who made the link or has the words."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")] | None = None
    words: Annotated[str, Meta(max_length=400)] | None = None
    keep: bool = True
    """With words: whether all other devices keep their rights."""


class DeviceLink(Shape):
    """A link that works once."""

    url: str
    qr: list[str]
    until: int


class DeviceWords(Shape):
    """Twelve words; they cannot be shown again."""

    words: list[str]


class DeviceReply(Shape):
    """This device has the seats."""

    turns: int
    """At how many tables one is waited for."""


class Devices:
    """See the module, and what `/api/v1` does about it."""

    def __init__(self, rooms: Rooms, now: Now, qr: Callable[[str], list[str]]) -> None:
        self._rooms = rooms
        self._storage = rooms.storage
        self._now = now
        self._qr = qr
        self._seen: dict[str, tuple[float, str]] = {}
        """By device, when it was looked up and whose it is."""
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Where others write too, see whose rights they take."""
        if self._storage.shared:
            self._watching = asyncio.create_task(self._keep_watching(), name="devices")

    async def close(self) -> None:
        """End."""
        if self._watching:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    async def person(self, device: str | None, *, anew: bool = False) -> str | None:
        """Who has a device, by the hash of its key; nobody if it has lost its rights.

        Unless it is asked `anew`, what other processes changed may not be known for a while.
        """
        if device is None:
            return None
        at, person = self._seen.get(device, (0.0, device))
        if time.monotonic() - at > SIGHT_SECONDS or (anew and self._storage.shared):
            sql = "SELECT person FROM devices WHERE key = $1"
            try:
                found = await self._storage.fetch(sql, device)
            except StorageError:
                if device in self._seen and self._storage.cut_off and not anew:
                    return person or None  # nothing can be changed here meanwhile
                raise
            person = found[0][0] if found else device
            if len(self._seen) >= _KNOWN:
                self._seen.clear()
            self._seen[device] = time.monotonic(), person
        return person or None

    # What people ask ---------------------------------------------------------------------------

    @endpoint("POST", "/devices/links", status=201)
    async def device_link(self, call: Call, body: AskDeviceLink) -> DeviceLink:
        """A link, and its QR code, that takes my seats along to another device; it works once."""
        person = call.own_key()
        token, until = secrets.token_urlsafe(24), call.now + LINK_MS
        await self._storage.change("DELETE FROM crossings WHERE until < $1", call.now)
        await self._cross(hashed(token), person, call.device or person, body.keep, until)
        url = f"{call.base_url}/device/{token}"
        return DeviceLink(url=url, qr=self._qr(url), until=until)

    @endpoint("POST", "/devices/words", status=201)
    async def device_words(self, call: Call, body: AskWords) -> DeviceWords:
        """Twelve words that take my seats along; those I had before work no more."""
        person = call.own_key()
        known = word_list(body.language)
        numbers = [secrets.randbelow(len(known)) for _ in range(WORDS)]
        sql = "DELETE FROM crossings WHERE person = $1 AND until IS NULL"
        await self._storage.change(sql, person)
        await self._cross(_secret(numbers), person, "", True, None)
        return DeviceWords(words=[known[number] for number in numbers])

    @endpoint("POST", "/devices/claim", refusals=(404, 409))
    async def claim_device(self, call: Call, body: ClaimDevice) -> DeviceReply:
        """This device has the seats from now on."""
        secrets_ = [hashed(body.token)] if body.token else list(_said(body.words or ""))
        missing = Refusal("no-device-link" if body.token else "no-words")
        person, old, keep = await self._claimed(secrets_, call, missing)
        device = call.device
        if device is None or call.key is None:
            device = call.own_key()  # one that has no rights gets a key of its own
        lost: list[str] = []
        if body.token and not keep:
            lost = [old]
        elif not body.token and not body.keep:
            sql = "SELECT key FROM devices WHERE person = $1"
            lost = [person, *(each[0] for each in await self._storage.fetch(sql, person))]
        await self._give(device, person)
        for each in lost:
            if each != device:
                await self._give(each, "")
        self._cut(lost)
        call.key = person
        return DeviceReply(turns=await self._storage.turns(person))

    # Helpers -----------------------------------------------------------------------------------

    async def _claimed(
        self, hashes: Collection[str], call: Call, missing: Refusal
    ) -> tuple[str, str, bool]:
        """Whose the seats are, from which device, and whether it keeps them; a link is used up."""
        for each in hashes:
            sql = "SELECT person FROM crossings WHERE token = $1 AND (until IS NULL OR until > $2)"
            found = await self._storage.fetch(sql, each, call.now)
            if not found:
                continue
            if found[0][0] == call.key:
                raise Refusal("same-device")
            used = "DELETE FROM crossings WHERE token = $1 AND until > $2"
            kept = "UPDATE crossings SET keeps = keeps WHERE token = $1 AND until IS NULL"
            values = (each, call.now), (each,)
            for sql, given in zip((used, kept), values, strict=True):
                taken = await self._storage.change(f"{sql} RETURNING person, device, keeps", *given)
                if taken:
                    person, device, keeps = taken[0]
                    return person, device, bool(keeps)
        raise missing

    async def _cross(
        self, token: str, person: str, device: str, keep: bool, until: int | None
    ) -> None:
        sql = (
            "INSERT INTO crossings (token, person, device, keeps, until)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        )
        await self._storage.change(sql, token, person, device, keep, until)

    async def _give(self, device: str, person: str) -> None:
        sql = (
            "INSERT INTO devices (key, person, changed) VALUES ($1, $2, $3) ON CONFLICT (key)"
            " DO UPDATE SET person = excluded.person, changed = excluded.changed"
        )
        await self._storage.change(sql, device, person, self._now())
        self._seen.pop(device, None)

    def _cut(self, lost: Collection[str]) -> None:
        """Send away who is connected by a device that has lost its rights."""
        if lost:
            for listener in self._rooms.listeners():
                if listener.device in lost:
                    listener.close(NO_RIGHT)

    async def _keep_watching(self) -> None:
        since = self._now()
        while True:
            await asyncio.sleep(SIGHT_SECONDS)
            try:
                now = self._now()
                sql = "SELECT key, person FROM devices WHERE changed > $1"
                found = await self._storage.fetch(sql, since - _OVERLAP_MS)
                since = now
            except StorageError as error:
                log.error("cannot ask for devices: %s", error)
                continue
            for device, _ in found:
                self._seen.pop(device, None)
            self._cut([device for device, person in found if not person])


ENDPOINTS: Final = endpoints(Devices)


def word_list(language: str) -> list[str]:
    """The words of a language, in an order that never changes."""
    return Texts(language)("device-words").split()


def _said(words: str) -> Iterator[str]:
    """What twelve words may mean: in each language in which all of them are words."""
    said = words.replace(",", " ").casefold().split()
    for language in LANGUAGES:
        known = {word.casefold(): number for number, word in enumerate(word_list(language))}
        if len(said) == WORDS and all(word in known for word in said):
            yield _secret([known[word] for word in said])


def _secret(numbers: list[int]) -> str:
    return hashed("words/" + "-".join(map(str, numbers)))
