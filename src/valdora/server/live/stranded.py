"""Sees to people at a process that has lost its database while others may well have it.

They would sit at tables where nothing happens any more. So they are sent elsewhere, once, and who
comes is not let in. If nobody else has the database either, they are back soon: then they see the
tables as they are known here, and moves are refused with the reason. A process that has not heard
of others lately keeps everybody.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from valdora.server.live.neighbours import Neighbours
from valdora.server.storage import Storage

LATELY_SECONDS: Final = 20.0
"""Who was heard no longer ago may be well."""
NOTICE_SECONDS: Final = 1.5
"""So long before people are sent away proxies can learn that they had better go elsewhere."""
ELSEWHERE_SECONDS: Final = 15.0
"""Whoever is still here, or here again, after so long has nowhere else to go."""
_LOOK_SECONDS: Final = 0.5


class Stranded:
    """See the module. `leave` sends all people away."""

    def __init__(self, storage: Storage, neighbours: Neighbours, leave: Callable[[], None]) -> None:
        self._storage = storage
        self._neighbours = neighbours
        self._leave = leave
        self._since: float | None = None
        """Since when the database is not reached, though others may reach it."""
        self._alone = False
        """The database is not reached, and no others were there lately."""
        self._sent = False

    @property
    def away(self) -> bool:
        """Whether people had better be elsewhere."""
        return self._storage.cut_off and self._since is not None and not self._is_over

    @property
    def alone(self) -> bool:
        """Whether nobody can do better than show tables as they are known here."""
        return self._storage.cut_off and (self._alone or self._is_over)

    @property
    def _is_over(self) -> bool:
        since = self._since
        return since is not None and time.monotonic() - since >= ELSEWHERE_SECONDS

    async def keep_looking(self) -> None:
        """Look now and then. Who slept too long knows nothing: what was to be heard comes yet."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(_LOOK_SECONDS)
            if time.monotonic() - began < 2 * _LOOK_SECONDS:
                self.look()

    def look(self) -> None:
        """Whether it has come to that, or is over."""
        now = time.monotonic()
        if not self._storage.cut_off:
            self._since, self._sent, self._alone = None, False, False
        elif self._since is None:
            self._alone = self._alone or now - self._neighbours.met >= LATELY_SECONDS
            self._since = None if self._alone else now
        elif not self._sent and now - self._since >= NOTICE_SECONDS:
            self._sent = True
            self._leave()
