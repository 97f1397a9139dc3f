"""Whether moves can be stored now: found out by a real write."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from valdora.server.storage import Storage, StorageError

PATIENCE_SECONDS: Final = 2.0
"""Who asks is told no if the write takes longer."""
EVERY_SECONDS: Final = 3.0
log = logging.getLogger(__name__)


class Readiness:
    """Tries one write at a time and not more often than that, whoever asks how often."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._began = 0.0
        self._trial: asyncio.Task[bool] | None = None

    async def ready(self) -> bool:
        """Whether the last write went well, or the one that is begun now."""
        if self._storage.cut_off:
            return False
        trial = self._trial
        if trial is None or (trial.done() and self._clock() - self._began >= EVERY_SECONDS):
            self._began = self._clock()
            trial = self._trial = asyncio.create_task(self._try(), name="a write to see if it can")
        await asyncio.wait({trial}, timeout=PATIENCE_SECONDS)
        return trial.done() and trial.result()

    async def _try(self) -> bool:
        try:
            await self._storage.probe()
        except StorageError as error:
            log.error("nothing can be stored: %s", error)
            return False
        return True
