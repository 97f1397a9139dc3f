"""Whether what is stored outlives this database: what nobody can know of a commit unanswered.

With a synchronous standby a commit is answered when the standby has it. Who is not answered knows
nothing; what is read then may be here alone, after a crash of the database for example. What a
later commit is answered for has all before it where it is: that is the proof. One serves all who
ask for it at the same moment.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg

from valdora.server.storage.interface import Conflict, Full

_UNKNOWN = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.LockNotAvailableError,
)
"""What the database says against a statement, and nobody knows what became of it or of one that is
in its way. Whatever else it says, nothing was stored."""


class Proof:
    """See the module. `write` is a commit that changes nothing."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._writing = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        self._doubts = 0
        """How many commits were not answered since the last proof."""

    async def give(self) -> None:
        """All that is stored now is where it outlives this database; its error if nobody knows."""
        if self._next is None:
            self._next = asyncio.create_task(self._give(), name="proves what is stored")
        await asyncio.shield(self._next)

    async def _give(self) -> None:
        async with self._writing:
            self._next, doubts = None, self._doubts
            await self._write()
            self._doubts -= doubts

    @asynccontextmanager
    async def needed(self) -> AsyncIterator[None]:
        """Around whatever is stored: first a proof, if the last one was not answered. Who would go
        on without might wait for the same, and so would a connection for each."""
        if self._doubts:
            await self.give()
        try:
            yield
        except (Conflict, Full):
            raise
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError) or isinstance(error, _UNKNOWN):
                self._doubts += 1
            raise
