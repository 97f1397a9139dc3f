"""Sees to it that what stands in the outbox is told on time, and once."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Final, get_args

from valdora.server.ground.metrics import REMINDERS
from valdora.server.live.room import Now, Room
from valdora.server.live.rooms import Rooms
from valdora.server.reminders.addresses import AddressBook, Channel, Wishes
from valdora.server.reminders.carriers import Carrier, Gone, Refused
from valdora.server.reminders.letters import Letter, question, reminder
from valdora.server.reminders.outbox import CONFIRM, Entry, Outbox
from valdora.server.reminders.outside import Forbidden, Unreachable
from valdora.server.storage import SHARED_SECONDS, StorageError
from valdora.table.notices import NoticeKind, notices
from valdora.table.refusals import Refusal

LOOK_SECONDS: Final = 5.0
_ORDER: Final = (CONFIRM, *get_args(NoticeKind))
log = logging.getLogger(__name__)


class Postman:
    """See the module. One per process; nothing is in the hands of two."""

    def __init__(
        self,
        rooms: Rooms,
        carriers: Mapping[str, Carrier],
        now: Now,
        base: Callable[[], str],
    ) -> None:
        """`base` is where links lead."""
        self.outbox = Outbox(rooms.storage)
        self.book = AddressBook(rooms.storage)
        self._rooms = rooms
        self._carriers = carriers
        self._now = now
        self._base = base
        self._looking: asyncio.Task[None] | None = None
        self._seen: dict[str, int] = {}
        """By table, the turn that whose it is has seen."""
        self._noting: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Look now and then, beginning at once."""
        self._looking = asyncio.create_task(self._keep_looking(), name="postman")

    async def stop(self) -> None:
        """Look no more. What is in our hands another takes after a while."""
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, *self._noting, return_exceptions=True)
            self._looking = None

    def see(self, room: Room) -> None:
        """Something happened in a room: who is there and sees it need not be told. Every process
        notes that of its own people."""
        turn, id_ = room.table.turn, room.table.id
        if turn is None or turn.person is None or room.table.status != "running":
            self._seen.pop(id_, None)
            return
        if self._seen.get(id_) == turn.seq or not room.hub.connected(turn.person):
            return
        self._seen[id_] = turn.seq
        task = asyncio.create_task(self._note(id_, turn.seq, turn.person))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _note(self, id_: str, turn: int, person: str) -> None:
        try:
            await self.outbox.seen(id_, turn, person, self._now())
        except StorageError as error:
            log.error("not noted that somebody is there: %s", error, extra={"table": id_})

    async def look(self) -> None:
        """Tell everything that is due now, if that is for us to do."""
        if not await self.outbox.is_ours():
            return
        while taken := await self.outbox.take(self._now()):
            same = sorted(taken, key=_place)
            groups = [list(group) for _, group in groupby(same, key=lambda each: _place(each)[:3])]
            await asyncio.gather(*map(self._tell, groups))

    async def _tell(self, group: list[Entry]) -> None:
        """Of several that are due at once on a channel only the last is news."""
        *earlier, entry = group
        try:
            for each in earlier:
                await self.outbox.pass_over(each, self._now())
            came = await self._told(entry)
        except StorageError as error:
            log.error("not told: %s", error)
            came = "storage"
        except Exception:
            log.exception("not told", extra={"table": entry.game})
            await self.outbox.failed(entry, self._now())
            came = "fault"
        REMINDERS.add(came)

    async def _told(self, entry: Entry) -> str:
        """Tell one thing; what came of it. Nobody's address is ever named in the log."""
        channel = await self.book.channel(entry.channel)
        carrier = self._carriers.get(_kind(channel)) if channel else None
        if channel is None or carrier is None or not (channel.active or entry.notice == CONFIRM):
            await self.outbox.drop(entry)
            return "dropped"
        wishes = await self.book.wishes(channel.person) or Wishes()
        written = self._now()  # what comes due while it is carried is still to be told
        if entry.notice != CONFIRM and (wakes := wishes.wakes(written)):
            await self.outbox.later(entry, wakes)
            return "quiet"
        letter = await self._written(entry, channel, wishes)
        if letter is None:
            await self.outbox.drop(entry)
            return "dropped"
        try:
            await carrier.carry(letter, channel.address)
        except Gone:
            await self.book.switch(channel.id, on=False)
            return "gone"
        except (Refused, Forbidden) as error:
            log.warning("a reminder was refused: %s", error, extra={"channel": channel.id})
            await self.outbox.told(entry, written)
            return "refused"
        except Unreachable as error:
            again = await self.outbox.failed(entry, self._now())
            extra = {"channel": channel.id, "again": again}
            log.warning("a reminder could not be sent: %s", error, extra=extra)
            return "later" if again else "given-up"
        await self.outbox.told(entry, written)
        return "sent"

    async def _written(self, entry: Entry, channel: Channel, wishes: Wishes) -> Letter | None:
        """What is to be said; nothing if the turn is over."""
        base = self._base()
        if entry.notice == CONFIRM:
            return None if channel.confirmed else question(channel, wishes, base)
        try:
            room = await self._rooms.get(entry.game)
        except Refusal:
            return None
        wanted = notices(room.table)
        kinds = [each.kind for each in wanted.told]
        if (wanted.turn, wanted.person) != (entry.turn, channel.person):
            return None
        if entry.notice not in kinds:
            return None
        return reminder(room.table, entry.notice, channel, wishes, self._now(), base)

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except StorageError as error:
                log.error("cannot ask for what is to be told: %s", error)
            except Exception:
                log.exception("looking for what is to be told failed; it goes on")
            await asyncio.sleep(SHARED_SECONDS if self._rooms.storage.shared else LOOK_SECONDS)


def _kind(channel: Channel) -> str:
    return str(channel.address.__struct_config__.tag)


def _place(entry: Entry) -> tuple[str, int, str, int]:
    return entry.game, entry.turn, entry.channel, _ORDER.index(entry.notice)
