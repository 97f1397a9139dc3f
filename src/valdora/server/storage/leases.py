"""Which process does what only one shall do: by leases on the database's own time.

A process has one lease on being there, which it renews every second; whatever it has taken is its
own as long as that lasts. One that is cut off, stopped or dead has lost everything after three
seconds, without anyone having to notice, and by its own clock a little earlier. The tables are not
logged: they are empty after a crash of the database or when another takes its place, and then
everyone takes anew. Nothing is wrong if two do the same for a moment: rows decide who was first.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from valdora.server.storage.session import PATIENCE_SECONDS

LEASE_SECONDS: Final = 3.0
_MARGIN_SECONDS: Final = 0.5
"""So much earlier a process gives up what it has than others may take it."""
FREE: Final = """NOT EXISTS (SELECT 1 FROM drivers JOIN nodes ON nodes.name = drivers.node
    WHERE drivers.work = games.id AND nodes.until > statement_timestamp() AND nodes.name <> $1)"""
"""Of a game: no other process drives it; `$1` is ours."""
_RENEW: Final = """UPDATE nodes SET until = statement_timestamp() + $2 * interval '1 second'
    WHERE name = $1 AND until > statement_timestamp() RETURNING true"""
_FORGET: Final = (
    "DELETE FROM nodes WHERE until < statement_timestamp()",
    "DELETE FROM drivers WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE name = drivers.node)",
)
_BEGIN: Final = """INSERT INTO nodes (name, until)
    VALUES ($1, statement_timestamp() + $2 * interval '1 second')"""
_TAKE: Final = """INSERT INTO drivers (work, node) VALUES ($1, $2)
    ON CONFLICT (work) DO UPDATE SET node = $2 WHERE drivers.node = $2 OR NOT EXISTS
        (SELECT 1 FROM nodes WHERE name = drivers.node AND until > statement_timestamp())
    RETURNING work"""


class Leases:
    """What this process has taken. `fetch` asks the database, on any connection."""

    def __init__(self, fetch: Callable[..., Awaitable[list[Any]]]) -> None:
        self.name = ""
        """Of this process among all; another one whenever its lease has run out."""
        self._fetch = fetch
        self._until = 0.0
        self._ended = False
        self._taken: set[str] = set()

    @property
    def lasts(self) -> bool:
        """Whether what was taken is still ours, as far as we can know."""
        return time.monotonic() < self._until

    async def renew(self, connection: Any) -> None:
        """Stay; who has been away for too long begins anew, with nothing."""
        if self._ended:
            return
        asked = time.monotonic()
        renewed = self.name and await connection.fetchval(
            _RENEW, self.name, LEASE_SECONDS, timeout=PATIENCE_SECONDS
        )
        if not renewed:
            self._taken.clear()
            self._until = 0.0
            name = f"n{secrets.token_hex(8)}"
            for sql in _FORGET:
                await connection.execute(sql, timeout=PATIENCE_SECONDS)
            await connection.execute(_BEGIN, name, LEASE_SECONDS, timeout=PATIENCE_SECONDS)
            self.name = name  # not before all know of it: what it takes would be anyone's
        self._until = asked + LEASE_SECONDS - _MARGIN_SECONDS

    async def take(self, work: str) -> bool:
        """Whether something is ours, or becomes so."""
        if not self.lasts:
            return False
        name = self.name
        if work not in self._taken and await self._fetch(_TAKE, work, name) and name == self.name:
            self._taken.add(work)
        return work in self._taken and self.lasts

    async def give_back(self, work: str) -> None:
        """Let others have it."""
        if work in self._taken:
            self._taken.discard(work)
            sql = "DELETE FROM drivers WHERE work = $1 AND node = $2"
            await self._fetch(sql, work, self.name)

    async def end(self) -> None:
        """Leave: others may have everything at once."""
        self._ended = True
        name, self.name, self._until = self.name, "", 0.0
        self._taken.clear()
        if name:
            await self._fetch("DELETE FROM nodes WHERE name = $1", name)
