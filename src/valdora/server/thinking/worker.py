"""What bots and the judge are asked for, wherever they think. They get public states only."""

import io
import logging
import pickle
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import Any

from valdora import content
from valdora.bots import FALLBACK, Bot, make, who_plays
from valdora.bots.hints import HintTurn, hint, make_judge
from valdora.rules import Action, Almanac, State, almanac, apply, is_final, legal_actions
from valdora.table.views import action_view, event_views

Task = tuple[str, int, bytes]
"""A bot's name, its seed, and the packed states of its turn, for another process."""
log = logging.getLogger(__name__)


_Played = tuple[str, int]
"""An edition by its id, and the version of the rules it is played by."""


class _Pickler(pickle.Pickler):
    """States without the edition's tables, which the other side has itself."""

    def persistent_id(self, thing: Any) -> _Played | None:
        return (thing.edition.id, thing.rules) if isinstance(thing, Almanac) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, played: _Played) -> Almanac:
        edition, rules = played
        return almanac(content.load(edition), rules)


def packed(states: Sequence[State]) -> bytes:
    """States for another process."""
    stream = io.BytesIO()
    _Pickler(stream, pickle.HIGHEST_PROTOCOL).dump(tuple(states))
    return stream.getvalue()


def unpacked(data: bytes) -> tuple[State, ...]:
    """States that our own server has packed."""
    states: tuple[State, ...] = _Unpickler(io.BytesIO(data)).load()
    return states


def play_packed(task: Task) -> list[str]:
    """What a bot does, asked for from another process."""
    bot, seed, data = task
    return rest_of_turn(make(bot, seed, "live"), unpacked(data))


def rest_of_turn(bot: Bot, states: Sequence[State]) -> list[str]:
    """What a bot does from the last of these states on, up to its turn's end or an unseen page.

    The states are those of the turn so far. The bot is led through them first: what it settled on
    at the start of the turn it settles on again, so nothing has to be kept from choice to choice.
    """
    for passed in states[:-1]:
        bot.choose(passed)
    after, done = states[-1], []
    while True:
        before, action = after, bot.choose(after)
        done.append(str(action))
        after, _ = apply(before, action)
        if is_final(before, after):
            return done


async def played_by(
    bot: str, states: Sequence[State], ask: Callable[[str], Awaitable[list[str]]]
) -> list[Action]:
    """What a bot does in its turn, as `ask` tells; if it fails, another one plays.

    However it fails: a table must never stop because of whoever plays there.
    """
    now = states[-1]
    for name in dict.fromkeys((who_plays(bot, now.rules), FALLBACK)):
        try:
            return [now.almanac.by_notation[each] for each in await ask(name)]
        except Exception as error:  # noqa: BLE001  (see above)
            log.warning("bot %s failed: %s: %s", name, type(error).__name__, error)
    return [last_resort(now)]


def last_resort(state: State) -> Action:
    """Something allowed, without any thinking: the game must go on."""
    return legal_actions(state)[-1]


def hint_views(state: State, seed: int, seconds: float | None = None) -> list[dict[str, Any]]:
    """The best turns as builtins: `protocol.HintTurn`; `NoJudge` if nobody can tell."""
    thought = hint(state, seed, make_judge(state.almanac, seconds))
    return [_turn(state, turn) for turn in thought.turns]


def _turn(state: State, turn: HintTurn) -> dict[str, Any]:
    return {
        "codes": [state.almanac.codes[action] for action in turn.actions],
        "do": [str(action) for action in turn.actions],
        "actions": [action_view(action) for action in turn.actions],
        "events": event_views(turn.events),
        "share": asdict(turn.share),
        "equal": turn.equal,
        "motives": [
            {"code": motive.code, "what": list(motive.what), "points": motive.points}
            for motive in turn.motives
        ],
        "comparisons": [asdict(comparison) for comparison in turn.comparisons],
    }
