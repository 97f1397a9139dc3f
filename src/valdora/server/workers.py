"""Bots in processes of their own: asked, waited for within a budget, replaced when they die.

Bots that search have to load or even compile before their first choice. They do so in processes
apart from those of the bots that play at once, so a warm-up keeps nobody waiting but those who need
it; and its time does not count as thinking.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec

from valdora.bots import NAMES
from valdora.rules import Action, State, legal_actions
from valdora.server.protocol import HintTurn
from valdora.server.worker import Task, packed, think

FALLBACKS: Final = ("greedy", "random")
"""Who plays when a bot fails or is late: the first there is. They are ready at once."""
Progress = tuple[int, int]
"""How much of how much is compiled; of 0 while it is only loaded."""
Heard = Callable[[str, Progress | None], None]
"""Is told how far a bot is with getting ready, and at last that it is over."""
Target = Callable[[Connection], None]
"""What a process runs."""
WARMING_SECONDS: Final = 1800.0
"""What a process may take to start, and from one sign of its compiling to the next. A busy machine
needs minutes for it, and who gives up too early has to begin again; of a death we hear at once."""
_SHORT_SECONDS: Final = 0.3
"""A warm-up that is over so soon is not worth a word."""
log = logging.getLogger(__name__)


class _Lost(Exception):
    """The worker died or was late."""


class _Failed(Exception):
    """The worker could not do it, but lives."""


class _Worker:
    """One process and our end of its pipe; started when it is first needed."""

    def __init__(self, target: Target, heard: Heard) -> None:
        self._target = target
        self._tell = heard
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self.warm: set[str] = set()
        """The bots that can choose at once."""

    def ask(self, task: Task, seconds: float, alone: threading.Lock) -> Any:
        """What comes of a task. Blocks; called in a thread. Only one at a time warms up, so that
        the others find in the cache what it has compiled.
        """
        self._start_if_needed()
        kind, bot, _, _ = task
        if bot not in self.warm:
            with alone:
                self._answer(("warm", bot, 0, b""), WARMING_SECONDS, shown_after=_SHORT_SECONDS)
            self.warm.add(bot)
        return None if kind == "warm" else self._answer(task, seconds)

    def _answer(self, task: Task, seconds: float, shown_after: float | None = None) -> Any:
        """Send a task and wait for its answer; compiling on the way does not count as late."""
        pipe, told = self._pipe, False
        try:
            if pipe is None or self._closed:
                raise _Lost("the server goes down")
            pipe.send(task)
            if shown_after is not None and not pipe.poll(shown_after):
                told = True
                self._tell(task[1], (0, 0))
            patience = seconds
            while pipe.poll(patience):
                kind, result = pipe.recv()
                if kind == "failed":
                    raise _Failed(result)
                if kind == "done":
                    return result
                told = True
                self._tell(task[1], result)
                done, total = result
                patience = seconds if done == total else max(seconds, WARMING_SECONDS)
            raise _Lost(f"no answer within {patience:.0f} s")
        except (_Lost, EOFError, OSError) as error:
            self.end()
            raise _Lost(str(error) or "the process died") from None
        finally:
            if told:
                self._tell(task[1], None)

    def _start_if_needed(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self.end()
        if self._closed:
            raise _Lost("the server goes down")
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._target, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # so that we notice when the process dies

    def end(self) -> None:
        """End the process at once; bots have nothing to lose."""
        self.warm = set()
        if self._process:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe:
            self._pipe.close()
            self._pipe = None

    def close(self) -> None:
        """No more tasks, and no answer to the present one: who waits for it hears so at once."""
        self._closed = True
        process = self._process
        if process:
            with contextlib.suppress(ValueError):  # it has just been ended
                process.kill()


class _Pool:
    """So many processes, a thread for each to wait for it."""

    def __init__(self, count: int, target: Target, heard: Heard) -> None:
        self.threads = ThreadPoolExecutor(count, "valdora-bots")
        self.workers = [_Worker(target, heard) for _ in range(count)]
        self._alone = threading.Lock()
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        for worker in self.workers:
            self._idle.put(worker)

    def ask(self, task: Task, seconds: float) -> Any:
        """What comes of a task; runs in one of `threads`."""
        worker = self._idle.get()  # as many threads as workers: there is always one
        try:
            return worker.ask(task, seconds, self._alone)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.close()
        self.threads.shutdown(wait=True, cancel_futures=True)
        for worker in self.workers:
            worker.end()


class Workers:
    """The processes for the bots of all tables: so many for those that search, and for others."""

    def __init__(self, count: int, seconds: float, target: Target = think) -> None:
        self._seconds = seconds
        self._quick = _Pool(count, target, self._hear)
        self._searching = _Pool(count, target, self._hear)
        self._begun: set[str] = set()
        """Bots that were asked to get ready."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self.warming: Progress | None = None
        """How far those that search are with getting ready; nothing if nobody has to wait."""
        self.on_warming: Callable[[], None] = lambda: None
        """Called in the event loop when `warming` has changed."""

    @staticmethod
    def warms_up(bot: str) -> bool:
        """Whether a bot may have to get ready first."""
        return bot in NAMES and bot not in FALLBACKS

    def warm_up(self, bot: str) -> None:
        """Have a bot get ready, so that it is when its turn comes. Returns at once."""
        if not self.warms_up(bot) or bot in self._begun or self._is_warm(bot):
            return
        self._loop = asyncio.get_running_loop()
        with contextlib.suppress(RuntimeError):  # the server goes down
            self._searching.threads.submit(self._try_warm_up, bot)
            self._begun.add(bot)

    def _is_warm(self, bot: str) -> bool:
        return any(bot in worker.warm for worker in self._searching.workers)

    def _try_warm_up(self, bot: str) -> None:
        try:
            self._searching.ask(("warm", bot, 0, b""), WARMING_SECONDS)
        except (_Lost, _Failed) as error:
            log.warning("bot %s does not get ready: %s", bot, error)
        finally:
            self._begun.discard(bot)

    async def play(self, states: Sequence[State], bot: str, seed: int) -> list[Action]:
        """What a bot does up to its turn's end or an unseen page: one action or more.

        `states` are those of the turn so far, the present one last; the same states and seed bring
        the same, whichever process answers. If the bot fails or is late, the next best one plays.
        """
        data, known = packed(states), states[-1].tables.by_notation
        for name in dict.fromkeys((bot, *FALLBACKS)):
            if name in NAMES:
                try:
                    return [known[each] for each in await self._ask(("play", name, seed, data))]
                except (_Lost, _Failed, KeyError) as error:
                    log.warning("bot %s failed: %s", name, error)
        return [self.last_resort(states[-1])]

    async def hint(self, state: State, seed: int) -> list[HintTurn]:
        """The best turns of the seat to move; none if no answer comes in time."""
        try:
            found = await self._ask(("hint", "", seed, packed([state])))
        except (_Lost, _Failed) as error:
            log.warning("no hint: %s", error)
            return []
        return msgspec.convert(found, list[HintTurn])

    async def _ask(self, task: Task) -> Any:
        self._loop = asyncio.get_running_loop()
        pool = self._quick if task[1] in FALLBACKS else self._searching
        return await self._loop.run_in_executor(pool.threads, pool.ask, task, self._seconds)

    def _hear(self, bot: str, told: Progress | None) -> None:
        """A process gets ready, or is; called in its thread."""
        if bot in FALLBACKS or (told == (0, 0) and self._is_warm(bot)):
            return  # it is only a process that starts, or another one plays meanwhile
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._show, told)

    def _show(self, told: Progress | None) -> None:
        if told != self.warming:
            self.warming = told
            self.on_warming()

    @staticmethod
    def last_resort(state: State) -> Action:
        """Something allowed, without any thinking: the game must go on."""
        return legal_actions(state)[-1]

    def close(self) -> None:
        """End all processes."""
        self._quick.close()
        self._searching.close()
