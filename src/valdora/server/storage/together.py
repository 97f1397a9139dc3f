"""What comes while the database is busy is stored together: one round trip, one flush of its log.

A few transactions are under way at a time; whatever is to be stored meanwhile waits for the next,
and whoever waits is answered after the commit of the transaction that theirs is in. Nothing waits
for company: where little is to be stored each has a transaction of its own, at once.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import asyncpg

WAYS: Final = 4
"""Transactions under way at a time."""
MOST: Final = 64
"""Batches in one of them: if it fails, each has to be tried again."""
Values = tuple[Any, ...]
Store = Callable[[Sequence[Values]], Awaitable[Sequence[bool]]]
"""Stores several in one transaction, and says of each whether it was."""
_ALONE: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
    asyncpg.DataError,
)
"""What one of several may have brought upon all: then nothing is stored, and each is tried alone.
Should anything be stored after all, as nobody can know of a lost answer, it is not stored twice."""


class Together:
    """See the module."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: deque[tuple[Values, asyncio.Future[bool]]] = deque()
        self._under_way: set[asyncio.Task[None]] = set()

    async def put(self, values: Values) -> bool:
        """Whether it was stored; what the database says against it, if it does."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((values, answer))
        if len(self._under_way) < WAYS:
            task = asyncio.create_task(self._keep_storing(), name="stores moves")
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return await answer

    async def finish(self, seconds: float) -> None:
        """Wait until nothing is to be stored any more, but not for longer. Nothing is cancelled: a
        commit that waits for a standby would be done without it."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=seconds)

    async def _keep_storing(self) -> None:
        while self._waiting:
            # In one order whoever stores, so that two who store the same never wait for each other.
            taken = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            taken.sort(key=lambda each: str(each[0][0]))
            try:
                await self._answer(taken)
            except _ALONE as error:
                if len(taken) == 1:
                    _fail(taken, error)
                    continue
                for each in taken:
                    await self._answer_alone(each)
            except Exception as error:  # noqa: BLE001  (whoever waits is told, whatever it is)
                _fail(taken, error)

    async def _answer_alone(self, each: "tuple[Values, asyncio.Future[bool]]") -> None:
        try:
            await self._answer([each])
        except Exception as error:  # noqa: BLE001
            _fail([each], error)

    async def _answer(self, taken: "Sequence[tuple[Values, asyncio.Future[bool]]]") -> None:
        stored = await self._store([values for values, _ in taken])
        for (_, answer), done in zip(taken, stored, strict=True):
            if not answer.done():
                answer.set_result(done)


def _fail(taken: "Sequence[tuple[Values, asyncio.Future[bool]]]", error: Exception) -> None:
    for _, answer in taken:
        if not answer.done():
            answer.set_exception(error)
