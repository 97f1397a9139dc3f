"""Tells many listeners a few at a time, so that nobody who plays waits for those who watch.

Whatever waits for them is in their queues already and in order; only the sending is spread. Between
two handfuls the event loop serves whoever else has something to say.
"""

import asyncio
from itertools import islice
from typing import Final

from valdora.server.live.listener import TOO_SLOW, Listener

AT_ONCE: Final = 16
"""Listeners that are woken in one round of the event loop: about a millisecond's work."""
ALL_BYTES: Final = 64 << 20
"""What may wait for all listeners together."""
_MUCH: Final = 64 << 10
"""Only who waits for more than this counts towards it."""


class Crowd:
    """The listeners of all rooms of a process."""

    def __init__(self) -> None:
        self._next: dict[Listener, None] = {}
        """Those that shall be woken, in the order in which they were added."""
        self._serving: asyncio.Handle | None = None
        self._slow: dict[Listener, int] = {}
        """Those for whom much waits, and how much that was when it was last looked at."""
        self._total = 0

    def wake(self, listener: Listener) -> None:
        """Have what waits for it sent, when it is its turn."""
        self._next[listener] = None
        if self._serving is None:
            self._serving = asyncio.get_running_loop().call_soon(self._serve)

    def _serve(self) -> None:
        for listener in list(islice(self._next, AT_ONCE)):
            del self._next[listener]
            listener.wake()
        self._serving = None
        if self._next:
            self._serving = asyncio.get_running_loop().call_soon(self._serve)

    def leave(self, listener: Listener) -> None:
        """It has gone, and what waited for it with it."""
        self._next.pop(listener, None)
        listener.forget()
        self._note(listener)

    def weigh(self, listener: Listener) -> None:
        """More waits for it now: if that is too much for all together, drop those with most.

        Whoever only watches goes before anyone who plays.
        """
        self._note(listener)
        if self._total <= ALL_BYTES:
            return
        for each in list(self._slow):
            self._note(each)
        while self._total > ALL_BYTES:
            most = max(self._slow, key=lambda each: (not each.plays, each.waiting))
            most.close(TOO_SLOW)
            self._note(most)

    def _note(self, listener: Listener) -> None:
        self._total -= self._slow.pop(listener, 0)
        if listener.waiting > _MUCH:
            self._slow[listener] = listener.waiting
            self._total += listener.waiting
