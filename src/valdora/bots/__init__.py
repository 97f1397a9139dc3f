"""Bots: they see what every player sees, and choose.

`make` gives a bot by its name. A bot is its own module in this package, made from a seed, with one
method `choose(state) -> Action`; to add one, write it and name it in `_BOTS`. `hint` tells the best
turns now and why, `review` judges a whole game; both ask a `Judge`, which `hints.make_judge` makes.

Imports `valdora.content`, `valdora.rules`, `valdora.records` and `valdora.engine`; the latter only
when a bot that searches is made.
"""

from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from inspect import signature
from typing import Final

from valdora.bots.budget import Budget
from valdora.bots.hints import Report, hint
from valdora.bots.review import review
from valdora.records import Bot

_BOTS: Final[Mapping[str, str]] = {
    "random": "valdora.bots.random:RandomBot",
    "greedy": "valdora.bots.greedy:GreedyBot",
    "beginner": "valdora.bots.search:Beginner",
    "casual": "valdora.bots.search:Casual",
    "steady": "valdora.bots.search:Steady",
    "strong": "valdora.bots.search:Strong",
    "expert": "valdora.bots.search:Expert",
    "rusher": "valdora.bots.spoilers:Rusher",
    "blocker": "valdora.bots.spoilers:Blocker",
    "page-burner": "valdora.bots.spoilers:PageBurner",
}
"""Each bot's name and class; its module is imported only when it is wanted."""

NAMES: Final = tuple(_BOTS)
"""All bots, those included that only the arena sets against others."""

_LADDER: Final = ("beginner", "casual", "steady", "strong", "expert")
_COMPARISON: Final = ("greedy", "random")

LEVELS: Final = tuple(name for name in (*_LADDER, *_COMPARISON) if name in _BOTS)
"""Whom people may choose: from weak to strong, then those for comparison."""

USUAL: Final = next(name for name in ("casual", "greedy") if name in _BOTS)
"""Whom to offer first: one that does not scare a newcomer away."""

STAND_IN: Final = "steady"
"""Who plays for a person who is away: no gift to the others, and none to the person."""


class UnknownBot(ValueError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot '{name}'; known are {', '.join(NAMES)}")
        self.name = name


def make(name: str, seed: int, budget: Budget = "match", seconds: float | None = None) -> Bot:
    """The bot of this name. With the same seed it plays the same in the same states.

    The budget, and the seconds after which a thought raises `EngineError`, are for those that
    search; the others take none.
    """
    if name not in _BOTS:
        raise UnknownBot(name)
    module, kind = _BOTS[name].split(":")
    bot_class = getattr(import_module(module), kind)
    takes = signature(bot_class).parameters
    offered = {"budget": budget, "seconds": seconds}
    bot: Bot = bot_class(seed, **{key: given for key, given in offered.items() if key in takes})
    return bot


def in_engine(name: str) -> bool:
    """Whether a bot thinks in the engine, which lets go of Python's lock: a thread will do."""
    return _BOTS[name].startswith("valdora.bots.search:")


def seat_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of a seeded game: another for each seat, none of the deal."""
    return int.from_bytes(sha256(f"valdora/1/bot/{seed}/{seat}".encode()).digest()[:8], "big")


__all__ = [
    "LEVELS",
    "NAMES",
    "STAND_IN",
    "USUAL",
    "Bot",
    "Budget",
    "Report",
    "UnknownBot",
    "hint",
    "in_engine",
    "make",
    "review",
    "seat_seed",
]
