"""Bots in processes of their own: asked, waited for within a budget, replaced when they die."""

import asyncio
import logging
import multiprocessing
import queue
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from valdora.bots import NAMES
from valdora.rules import Action, State, legal_actions
from valdora.server.protocol import HintTurn, Motive
from valdora.server.worker import Task, packed, think

FALLBACKS: Final = ("greedy", "random")
"""Who plays when a bot fails or is late: the first there is."""
_STARTING_SECONDS: Final = 60.0
"""What a new process may take in addition, to start and to compile."""
log = logging.getLogger(__name__)


class _Lost(Exception):
    """The worker died, was late or failed."""


class _Worker:
    """One process and our end of its pipe; started when it is first needed."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, task: Task, seconds: float) -> Any:
        """What comes of a task. Blocks; called in a thread."""
        if self._process is None or not self._process.is_alive():
            self._start()
            seconds += _STARTING_SECONDS
        assert self._pipe is not None
        try:
            self._pipe.send(task)
            if not self._pipe.poll(seconds):
                raise _Lost(f"no answer within {seconds:.0f} s")
            went_well, result = self._pipe.recv()
        except (_Lost, EOFError, OSError) as error:
            self.stop()
            raise _Lost(str(error) or "the process died") from None
        if not went_well:
            raise _Lost(result)
        return result

    def _start(self) -> None:
        self.stop()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # so that we notice when the process dies

    def stop(self) -> None:
        """End the process at once; bots have nothing to lose."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe:
            self._pipe.close()
            self._pipe = None


class Workers:
    """So many processes for the bots of all tables."""

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(count, "valdora-bots")
        self._workers = [_Worker() for _ in range(count)]
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)

    async def choose(self, state: State, bot: str, seed: int) -> Action:
        """What a bot does; if it fails or is late, what the next best bot does."""
        data = packed(state)
        for name in dict.fromkeys((bot, *FALLBACKS)):
            if name in NAMES:
                try:
                    chosen = await self._ask(("choose", name, seed, data))
                    return state.tables.by_notation[chosen]
                except (_Lost, KeyError) as error:
                    log.warning("bot %s failed: %s", name, error)
        return self.last_resort(state)

    async def hint(self, state: State) -> list[HintTurn]:
        """The best turns of the seat to move; none if no answer comes in time."""
        try:
            found = await self._ask(("hint", "", 0, packed(state)))
        except _Lost as error:
            log.warning("no hint: %s", error)
            return []
        return [HintTurn(**{**turn, "motives": _motives(turn)}) for turn in found]

    async def _ask(self, task: Task) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask_idle, task)

    def _ask_idle(self, task: Task) -> Any:
        worker = self._idle.get()  # as many threads as workers: there is always one
        try:
            return worker.ask(task, self._seconds)
        finally:
            self._idle.put(worker)

    @staticmethod
    def last_resort(state: State) -> Action:
        """Something allowed, without any thinking: the game must go on."""
        return legal_actions(state)[-1]

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)


def _motives(turn: dict[str, Any]) -> list[Motive]:
    return [Motive(**motive) for motive in turn["motives"]]
