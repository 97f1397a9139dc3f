"""What is to be told: taken by one process at a time, for a while, by the database's own time.

A process that dies with something in its hands has had it only on lease: another takes it then.
"""

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from valdora.server.storage import Storage
from valdora.server.storage.outbox import told
from valdora.table.notices import Notices

LEASE_MS: Final = 60_000
"""Longer than anything takes that is sent."""
PAUSES_MS: Final = tuple(minutes * 60_000 for minutes in (1, 5, 20, 60, 180))
"""Before it is tried again; after the last it is given up."""
_MOST: Final = 20
_WORK: Final = "outbox"
CONFIRM: Final = "confirm"
"""No notice of a turn: whether somebody wants any."""


@dataclass(frozen=True)
class Entry:
    """One thing to tell on one channel."""

    game: str
    turn: int
    notice: str
    channel: str
    due: int
    tries: int
    lease: int


class Outbox:
    """See the module."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._ours = False
        self._becoming = asyncio.Lock()

    async def is_ours(self) -> bool:
        """Whether this process is the one that empties it. Who becomes that begins with nothing in
        anybody's hands: the one before is dead, or was away for too long."""
        async with self._becoming:
            ours = await self._storage.drive(_WORK)
            if ours and not self._ours:
                await self._storage.change("UPDATE outbox SET lease = 0 WHERE lease > 0")
            self._ours = ours
            return ours

    async def take(self, now: int) -> list[Entry]:
        """What is due by then, and in nobody's hands: it is in ours for a while."""
        clock = self._storage.clock
        free = f"done IS NULL AND due <= $1 AND lease < {clock}"
        sql = (
            f"UPDATE outbox SET lease = {clock} + $3 WHERE {free}"  # noqa: S608  (our own words)
            " AND (game, turn, notice, channel) IN (SELECT game, turn, notice, channel FROM outbox"
            f" WHERE {free} ORDER BY due LIMIT $2)"
            " RETURNING game, turn, notice, channel, due, tries, lease"
        )
        return [Entry(*found) for found in await self._storage.change(sql, now, _MOST, LEASE_MS)]

    async def told(self, entry: Entry, now: int) -> None:
        """It was sent, and with it all that was due before on this channel in this turn."""
        sql = (
            "UPDATE outbox SET done = $4 WHERE game = $1 AND turn = $2 AND channel = $3"
            " AND done IS NULL AND due <= $5"
        )
        values = entry.game, entry.turn, entry.channel, now, max(now, entry.due)
        await self._storage.change(sql, *values)

    async def pass_over(self, entry: Entry, now: int) -> None:
        """Something that is due as well says more."""
        sql = (
            "UPDATE outbox SET done = $6"
            " WHERE game = $1 AND turn = $2 AND notice = $3 AND channel = $4 AND lease = $5"
        )
        await self._storage.change(sql, *_named(entry), now)

    async def failed(self, entry: Entry, now: int) -> bool:
        """It could not be sent: later again, or never; which of them."""
        if entry.tries >= len(PAUSES_MS):
            await self.told(entry, now)
            return False
        sql = (
            "UPDATE outbox SET due = $6, tries = tries + 1, lease = 0"
            " WHERE game = $1 AND turn = $2 AND notice = $3 AND channel = $4 AND lease = $5"
        )
        await self._storage.change(sql, *_named(entry), now + PAUSES_MS[entry.tries])
        return True

    async def later(self, entry: Entry, due: int) -> None:
        """Not before then."""
        sql = (
            "UPDATE outbox SET due = $6, lease = 0"
            " WHERE game = $1 AND turn = $2 AND notice = $3 AND channel = $4 AND lease = $5"
        )
        await self._storage.change(sql, *_named(entry), due)

    async def drop(self, entry: Entry) -> None:
        """Nobody wants to know any more."""
        sql = (
            "DELETE FROM outbox WHERE game = $1 AND turn = $2 AND notice = $3 AND channel = $4"
            " AND lease = $5"
        )
        await self._storage.change(sql, *_named(entry))

    async def seen(self, game: str, turn: int, person: str, now: int) -> None:
        """They are at the table: that it is their turn need not be told."""
        sql = (
            "UPDATE outbox SET done = $4 WHERE game = $1 AND turn = $2 AND notice = 'begin'"
            " AND done IS NULL AND channel IN (SELECT id FROM channels WHERE person = $3)"
        )
        await self._storage.change(sql, game, turn, person, now)

    async def ask(self, channel: str, now: int) -> None:
        """Have it asked whether somebody wants to be reminded there."""
        sql = (
            "INSERT INTO outbox (game, turn, notice, channel, due) VALUES ('', 0, $1, $2, $3)"
            " ON CONFLICT DO NOTHING"
        )
        await self._storage.change(sql, CONFIRM, channel, now)

    async def tell(self, game: str, wanted: Notices, now: int) -> None:
        """What is still to come of a turn, for who has only now said that they want to know."""
        coming = tuple(each for each in wanted.told if each.at > now)
        for sql, values in told(game, replace(wanted, told=coming)):
            await self._storage.change(sql, *values)

    async def size(self) -> int:
        """How much is to be told, now or later."""
        sql = "SELECT COUNT(*) FROM outbox WHERE done IS NULL AND due IS NOT NULL"
        return int((await self._storage.fetch(sql))[0][0])


def _named(entry: Entry) -> tuple[str, int, str, str, int]:
    return entry.game, entry.turn, entry.notice, entry.channel, entry.lease
