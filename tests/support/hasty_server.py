"""Runs a server where a bot may play for a person as soon as they are away, and thinks for long:
whoever comes back finds it in the middle of their turn, however slow the machine is."""

import asyncio
import json
import sys
from collections.abc import Sequence

from valdora.rules import Action, State
from valdora.server.thinking.shares import Payer
from valdora.server.thinking.workers import ANYONE, Workers
from valdora.table import seating

_play = Workers.play


async def _play_late(
    self: Workers, states: Sequence[State], bot: str, seed: int, payer: Payer = ANYONE
) -> list[Action]:
    await asyncio.sleep(600)
    return await _play(self, states, bot, seed, payer)


if __name__ == "__main__":
    from valdora.server import read_settings, serve

    seating.PATIENCE_MS = 0
    Workers.play = _play_late  # type: ignore[method-assign]
    settings = read_settings(json.loads(sys.argv[1]), {})
    serve(settings, lambda ready: print(ready.url, flush=True))  # noqa: T201
