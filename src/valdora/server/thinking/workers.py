"""Where bots think: asked, waited for within a budget, replaced when they fail.

Bots that search think in the engine, which lets go of Python's lock: threads are enough for them,
and a deadline stops them. The others hold the lock and think in processes, which can be ended.
"""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec

from valdora.bots import FALLBACK, in_engine, make, names
from valdora.engine import EngineError
from valdora.processes import Processes, WorkerError
from valdora.rules import Action, State, legal_actions
from valdora.server.thinking.worker import Task, hint_views, packed, play_packed, rest_of_turn
from valdora.table.protocol import HintTurn

NICE: Final = 5
"""Whoever clicks comes first: bots think on what the server leaves."""
T = TypeVar("T")
log = logging.getLogger(__name__)


class Workers:
    """The threads and processes for the bots of all tables: so many of each."""

    def __init__(
        self, count: int, seconds: float, bots: Collection[str] = names("level", "comparison")
    ) -> None:
        self._seconds = seconds
        self._bots = bots
        self._engine = ThreadPoolExecutor(count, "valdora-engine", step_back, (NICE,))
        self._waiting = ThreadPoolExecutor(count, "valdora-bots")
        self._processes: Processes[Task, list[str]] = Processes(play_packed, count, NICE)

    async def play(self, states: Sequence[State], bot: str, seed: int) -> list[Action]:
        """What a bot does up to its turn's end or an unseen page: one action or more.

        `states` are those of the turn so far, the present one last; the same states and seed bring
        the same, whoever answers. If the bot fails, is late or is not one of those that may
        think here, another one plays.
        """
        actions = states[-1].almanac.by_notation
        for name in dict.fromkeys((bot, FALLBACK)):
            if name not in self._bots:
                log.warning("bot %s may not think here", name)
                continue
            try:
                return [actions[each] for each in await self._play(states, name, seed)]
            except (EngineError, WorkerError, KeyError) as error:
                log.warning("bot %s failed: %s", name, error)
        return [self.last_resort(states[-1])]

    async def _play(self, states: Sequence[State], bot: str, seed: int) -> list[str]:
        if in_engine(bot):
            player = make(bot, seed, "live", self._seconds)
            return await _run(self._engine, lambda: rest_of_turn(player, states))
        task = bot, seed, packed(states)
        return await _run(self._waiting, lambda: self._processes.ask(task, self._seconds))

    async def hint(self, state: State, seed: int) -> list[HintTurn]:
        """The best turns of the seat to move; none if no answer comes in time."""
        try:
            found = await _run(self._engine, lambda: hint_views(state, seed, self._seconds))
        except (EngineError, ValueError) as error:
            log.warning("no hint: %s", error)
            return []
        return msgspec.convert(found, list[HintTurn])

    @staticmethod
    def last_resort(state: State) -> Action:
        """Something allowed, without any thinking: the game must go on."""
        return legal_actions(state)[-1]

    def close(self) -> None:
        """Stop thinking, and end all processes."""
        self._processes.close()
        for threads in (self._engine, self._waiting):
            threads.shutdown(wait=True, cancel_futures=True)
        self._processes.end()


async def _run(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)


def step_back(nice: int) -> None:
    """Let others come before this thread, where threads have a rank of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
