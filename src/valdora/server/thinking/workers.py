"""Where bots think: asked, waited for within a budget, replaced when they fail.

Bots that search think in the engine, which lets go of Python's lock: threads are enough for them,
and a deadline stops them. The others hold the lock and think in processes, which can be ended.

There is one thread, and one process, more than bots may have that play for one person: so whatever
that person asks for, a bot that plays for somebody else begins at once.
"""

import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import msgspec

from valdora.bots import in_engine, make, names
from valdora.engine import EngineError
from valdora.processes import Processes
from valdora.rules import Action, State
from valdora.server.ground.metrics import THINKING
from valdora.server.ground.shares import Payer
from valdora.server.thinking.lane import Lane
from valdora.server.thinking.worker import (
    Task,
    hint_views,
    last_resort,
    packed,
    play_packed,
    played_by,
    rest_of_turn,
)
from valdora.table.protocol import HintTurn
from valdora.table.refusals import Refusal

NICE: Final = 5
"""Whoever clicks comes first: bots think on what the server leaves."""
HINT_NICE: Final = 7
"""And hints on what bots leave, for whom a whole table waits."""
HINTS_EACH: Final = 4
"""Hints that one person may wait for, at all tables and in all windows; one is thought of."""
ANYONE: Final = Payer()
log = logging.getLogger(__name__)


class Workers:
    """The threads and processes for the bots of all tables: so many of each."""

    def __init__(
        self, count: int, seconds: float, bots: Collection[str] = names("level", "comparison")
    ) -> None:
        self._seconds = seconds
        self._bots = bots
        self._engine = Lane("valdora-engine", count + 1, count, NICE)
        self._waiting = Lane("valdora-bots", count + 1, count, 0)
        self._processes: Processes[Task, list[str]] = Processes(play_packed, count + 1, NICE)
        self._hints = Lane("valdora-hints", 1, 1, HINT_NICE)

    async def play(
        self, states: Sequence[State], bot: str, seed: int, payer: Payer = ANYONE
    ) -> list[Action]:
        """What a bot does up to its turn's end or an unseen page: one action or more.

        `states` are those of the turn so far, the present one last; the same states and seed bring
        the same, whoever answers. If the bot fails, is late or is not one of those that may
        think here, another one plays.
        """

        async def ask(name: str) -> list[str]:
            if name not in self._bots:
                raise LookupError("it may not think here")
            with THINKING.taken(name):
                return await self._play(states, name, seed, payer)

        return await played_by(bot, states, ask)

    async def _play(self, states: Sequence[State], bot: str, seed: int, payer: Payer) -> list[str]:
        if in_engine(bot):
            player = make(bot, seed, "live", self._seconds)
            return await self._engine.run(payer, lambda: rest_of_turn(player, states))
        task = bot, seed, packed(states)
        return await self._waiting.run(payer, lambda: self._processes.ask(task, self._seconds))

    async def hint(
        self,
        state: State,
        seed: int,
        payer: Payer = ANYONE,
        wanted: Callable[[], bool] = lambda: True,
    ) -> list[HintTurn]:
        """The best turns of the seat to move; none if no answer comes in time, or if it is not
        wanted any more when it is its turn.

        A person's hints are thought of one after the other; `Refusal` if too many wait.
        """
        if self._hints.asked(payer) >= HINTS_EACH:
            raise Refusal("too-fast")

        def think() -> list[dict[str, Any]]:
            return hint_views(state, seed, self._seconds) if wanted() else []

        try:
            turns = await self._hints.run(payer, think)
        except (EngineError, ValueError) as error:
            log.warning("no hint: %s", error)
            return []
        return msgspec.convert(turns, list[HintTurn])

    def last_resort(self, state: State) -> Action:
        """See `valdora.server.live.bots.Minds`."""
        return last_resort(state)

    def close(self) -> None:
        """Stop thinking, and end all processes."""
        self._processes.close()
        for lane in (self._engine, self._waiting, self._hints):
            lane.close()
        self._processes.end()
