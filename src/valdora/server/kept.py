"""Answers that take long to make: made once for all who ask while their table stays as it is."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, Final, TypeVar

from valdora.server.ground.shares import Payer
from valdora.server.thinking.lane import Lane
from valdora.table.endpoints import Written
from valdora.table.refusals import Refusal

MOST_BYTES: Final = 16 << 20
"""Of all that is kept; the latest stays, however large."""
MOST_WAITING: Final = 32
"""Answers that are made for the tables of one person at the same time."""
NICE: Final = 5
_LEVEL: Final = 5
T = TypeVar("T")


class Kept:
    """See the module. What is made is made in one thread, in fair shares."""

    def __init__(self) -> None:
        self._lane = Lane("valdora-answers", 1, 1, NICE)
        self._made: OrderedDict[Hashable, Written[Any]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Written[Any]]] = {}
        self._bytes = 0

    async def of(self, key: Hashable, payer: Payer, make: Callable[[], T]) -> Written[T]:
        """What is kept under a key; whoever asks first has it made."""
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._making:
            if self._lane.asked(payer) >= MOST_WAITING:
                raise Refusal("too-fast")
            self._making[key] = asyncio.create_task(self._make(key, payer, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, payer: Payer, make: Callable[[], T]) -> Written[T]:
        try:
            made = await self._lane.run(payer, lambda: _packed(Written.of(make())))
        finally:
            del self._making[key]
        self._made[key] = made
        self._bytes += _size(made)
        while self._bytes > MOST_BYTES and len(self._made) > 1:
            self._bytes -= _size(self._made.popitem(last=False)[1])
        return made

    async def close(self) -> None:
        """Make nothing more."""
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await asyncio.to_thread(self._lane.close)


def _packed(made: Written[T]) -> Written[T]:
    return replace(made, gzipped=gzip.compress(made.data, _LEVEL, mtime=0))


def _size(made: Written[Any]) -> int:
    return len(made.data) + len(made.gzipped)
