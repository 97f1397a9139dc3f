"""Where bots and the judge think on a device: in its engine, one thought after the other."""

import io
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from valdora.bots import in_engine, make
from valdora.bots.hints import make_judge
from valdora.bots.review import Critic, review_view
from valdora.bots.search import thinking
from valdora.device.thoughts import Elsewhere, Engine, thought_out
from valdora.engine.machine import EngineError
from valdora.records import Reader, first_state, replay
from valdora.rules import Action, State
from valdora.server.ground.shares import Payer
from valdora.server.thinking.game_judge import NotJudged, Tell, why_not
from valdora.server.thinking.worker import hint_views, last_resort, played_by, rest_of_turn
from valdora.table.protocol import HintTurn

SECONDS: Final = 30.0
"""What a thought may take: far more than it ever needs."""
log = logging.getLogger(__name__)


class DeviceMinds:
    """See the module. Also a `GameJudge`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._closed = False
        thinking.use(Elsewhere)

    async def play(
        self,
        states: Sequence[State],
        bot: str,
        seed: int,
        payer: Payer,  # noqa: ARG002  (nobody else is here)
    ) -> list[Action]:
        """See `valdora.server.live.bots.Minds`."""

        async def ask(name: str) -> list[str]:
            def turn() -> list[str]:
                return rest_of_turn(make(name, seed, "live", SECONDS), states)

            return await thought_out(turn, self._engine) if in_engine(name) else turn()

        return await played_by(bot, states, ask)

    async def hint(self, state: State, seed: int) -> list[HintTurn]:
        """The best turns of the seat to move; none if no answer comes."""
        try:
            found = await thought_out(lambda: hint_views(state, seed, SECONDS), self._engine)
        except (EngineError, ValueError) as error:
            log.warning("no hint: %s", error)
            return []
        return msgspec.convert(found, list[HintTurn])

    def last_resort(self, state: State) -> Action:
        """See `valdora.server.live.bots.Minds`."""
        return last_resort(state)

    async def judge(self, record: bytes, tell: Tell) -> Any:
        """See `valdora.server.thinking.game_judge.GameJudge`."""
        try:
            return await self._judged(record, tell)
        except NotJudged:
            raise
        except Exception as error:
            raise NotJudged(why_not(error), f"{type(error).__name__}: {error}") from error

    async def _judged(self, record: bytes, tell: Tell) -> Any:
        reader = Reader(io.BytesIO(record))
        first = first_state(reader.header)
        judge = await thought_out(lambda: make_judge(first.almanac, SECONDS), self._engine)
        critic = Critic(replay(reader, first.edition), judge)
        done = []
        tell(0, len(critic.turns))
        for turn in critic.turns:
            done.append(await thought_out(partial(critic.judged, turn), self._engine))
            if self._closed:
                raise NotJudged("died", "closed")
            tell(len(done), len(critic.turns))
        return review_view(critic.together(done))

    def close(self) -> None:
        """Begin nothing more."""
        self._closed = True
