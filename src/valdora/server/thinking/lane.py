"""Threads for one kind of thoughts, in fair shares.

Each kind has a lane of its own, so that bots, hints and reviews never wait for each other; which of
them the machine's processors serve first, the system decides by the rank of their threads.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from valdora.server.ground.shares import Payer, Shares

T = TypeVar("T")


class _Job(NamedTuple):
    work: Callable[[], Any]
    result: "asyncio.Future[Any]"


class Lane:
    """So many threads, of which one person has at most `each` at the same time.

    For one event loop at a time. With fewer for each than there are, one who has nothing under way
    need not wait for what another person asks for.
    """

    def __init__(self, name: str, threads: int, each: int, nice: int) -> None:
        self._threads = ThreadPoolExecutor(threads, name, step_back, (nice,))
        self._free = threads
        self._shares: Shares[_Job] = Shares(each)

    def asked(self, payer: Payer) -> int:
        """How much a person has asked for that is not done."""
        return self._shares.asked(payer)

    def ahead(self, work: Callable[[], Any]) -> int:
        """How much waits that comes before this; of work that does not wait, all."""
        waiting = [job.work for job in self._shares.order()]
        return waiting.index(work) if work in waiting else len(waiting)

    async def run(self, payer: Payer, work: Callable[[], T]) -> T:
        """What comes of work, when it is its turn; who no longer waits need not be served."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._shares.add(payer, job)
        self._begin()
        try:
            result: T = await job.result
        except asyncio.CancelledError:
            self._shares.drop(payer, job)
            raise
        return result

    def _begin(self) -> None:
        while self._free and (taken := self._shares.take()):
            payer, job = taken
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            running.add_done_callback(partial(self._end, payer, job))

    def _end(self, payer: Payer, job: _Job, done: "asyncio.Future[Any]") -> None:
        self._free += 1
        self._shares.done(payer)
        if done.cancelled():
            job.result.cancel()
        elif error := done.exception():
            if not job.result.done():
                job.result.set_exception(error)
        elif not job.result.done():
            job.result.set_result(done.result())
        self._begin()

    def close(self) -> None:
        """Begin nothing more; wait for what is under way."""
        self._threads.shutdown(wait=True, cancel_futures=True)


def step_back(nice: int) -> None:
    """Let others come before this thread, where threads have a rank of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
