"""Bots: they see what every player sees, and choose.

`make` gives a bot by its name. A bot is its own module in this package, made from a seed, with one
method `choose(state) -> Action`; to add one, write it and name it in `_BOTS`.

Imports `valdora.content`, `valdora.rules` and `valdora.records`; the kernel only where a bot
searches, and only when such a bot is made.
"""

from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from inspect import signature
from typing import Final, Literal

from valdora.records import Bot

_BOTS: Final[Mapping[str, str]] = {
    "random": "valdora.bots.random:RandomBot",
    "greedy": "valdora.bots.greedy:GreedyBot",
}
"""Each bot's name and class; its module is imported only when it is wanted."""

NAMES: Final = tuple(_BOTS)

Budget = Literal["match", "live"]
"""How long a bot may think: for matches of many games, or with people waiting."""


class UnknownBot(ValueError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot '{name}'; known are {', '.join(NAMES)}")
        self.name = name


def make(name: str, seed: int, budget: Budget = "match") -> Bot:
    """The bot of this name. With the same seed it plays the same in the same states.

    The budget is for those that search; the others take none.
    """
    if name not in _BOTS:
        raise UnknownBot(name)
    module, kind = _BOTS[name].split(":")
    bot_class = getattr(import_module(module), kind)
    takes_budget = "budget" in signature(bot_class).parameters
    bot: Bot = bot_class(seed, budget=budget) if takes_budget else bot_class(seed)
    return bot


def seat_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of a seeded game: another for each seat, none of the deal."""
    return int.from_bytes(sha256(f"valdora/1/bot/{seed}/{seat}".encode()).digest()[:8], "big")


__all__ = ["NAMES", "Bot", "Budget", "UnknownBot", "make", "seat_seed"]
