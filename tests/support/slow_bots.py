"""Bots that do something else before they think: for long, say, or fail, or are counted."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from valdora.rules import Action, State
from valdora.server.ground.shares import Payer
from valdora.server.thinking.workers import ANYONE, Workers

First = Callable[[Sequence[State], str], Awaitable[None]]
"""Is given the states of the turn so far and the name of the bot."""
Play = Callable[..., Coroutine[Any, Any, list[Action]]]


def playing_after(first: First) -> Play:
    """What to put in place of `Workers.play`."""
    play = Workers.play

    async def play_after(
        self: Workers, states: Sequence[State], bot: str, seed: int, payer: Payer = ANYONE
    ) -> list[Action]:
        await first(states, bot)
        return await play(self, states, bot, seed, payer)

    return play_after


def slow_bots(*names: str) -> None:
    """From now on these bots, or all, take longer in this process than any test lasts."""

    async def wait(states: Sequence[State], bot: str) -> None:  # noqa: ARG001
        if not names or bot in names:
            await asyncio.sleep(600)

    Workers.play = playing_after(wait)  # type: ignore[method-assign]
