"""Deadlines: a clock that ticks only while somebody is timed."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

TICK: Final = 0.1
"""Seconds from one tick to the next."""


class Clock:
    """Calls `tick` ten times a second while it is needed, from a thread of its own."""

    def __init__(self, tick: Callable[[], None]) -> None:
        self._tick = tick
        self._timed = 0
        self._running = False
        self._lock = threading.Lock()

    @staticmethod
    def ticks(seconds: float) -> int:
        """How many ticks are surely so many seconds."""
        return ceil(seconds / TICK) + 1

    @contextmanager
    def needed(self) -> Iterator[None]:
        """While this lasts, the clock ticks."""
        with self._lock:
            self._timed += 1
            if not self._running:
                self._running = True
                threading.Thread(target=self._run, name="valdora-clock", daemon=True).start()
        try:
            yield
        finally:
            with self._lock:
                self._timed -= 1

    def _run(self) -> None:
        while True:
            time.sleep(TICK)
            self._tick()
            with self._lock:
                if not self._timed:
                    self._running = False
                    return
