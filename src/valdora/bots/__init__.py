"""Bots: they see what every player sees, and choose.

`make` gives a bot by its name, `names` those there are. A bot is made from a seed and has one
method `choose(state) -> Action`; `registry` lists ours and finds those of other packages
(docs/bots.md). `hint` tells the best turns now and why, `review` judges a whole game; both ask a
`Judge`, which `hints.make_judge` makes.

Imports `valdora.content`, `valdora.rules`, `valdora.dealer`, `valdora.records` and
`valdora.engine`; the latter only when a bot that searches is made.
"""

from inspect import signature

from valdora.bots.budget import Budget
from valdora.bots.guests import Guest, GuestFault, fault
from valdora.bots.hints import Report, hint
from valdora.bots.registry import FALLBACK, PEOPLE, STAND_IN, USUAL, names, registered
from valdora.bots.review import review
from valdora.dealer import derived_seed
from valdora.records import Bot
from valdora.rules import latest


class UnknownBot(ValueError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot '{name}'; known are {', '.join(names())}")
        self.name = name


def make(name: str, seed: int, budget: Budget = "match", seconds: float | None = None) -> Bot:
    """The bot of this name. With the same seed it plays the same in the same states.

    The budget, and the seconds after which a thought raises `EngineError`, are for those that
    search; the others take none. A guest raises `GuestFault`, here or when it chooses.
    """
    if name not in registered():
        raise UnknownBot(name)
    entry = registered()[name]
    offered = {"budget": budget, "seconds": seconds}
    try:
        bot_class = entry.load()
        takes = signature(bot_class).parameters
        bot: Bot = bot_class(seed, **{key: given for key, given in offered.items() if key in takes})
    except Exception as error:
        if entry.role != "guest":
            raise
        raise fault(entry, error) from error
    return Guest(entry, bot) if entry.role == "guest" else bot


def in_engine(name: str) -> bool:
    """Whether a bot thinks in the engine, which lets go of Python's lock: a thread will do."""
    return registered()[name].thinks == "engine"


def who_plays(name: str, rules: int) -> str:
    """Who plays for a bot in a game by a version of the rules: itself, or `FALLBACK` for one that
    thinks in the engine, which knows the latest version only.
    """
    bot = registered().get(name)
    return FALLBACK if bot and bot.thinks == "engine" and rules != latest() else name


def seat_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of a seeded game: another for each seat, none of the deal."""
    return derived_seed(f"bot/{seed}/{seat}")


__all__ = [
    "FALLBACK",
    "PEOPLE",
    "STAND_IN",
    "USUAL",
    "Bot",
    "Budget",
    "GuestFault",
    "Report",
    "UnknownBot",
    "hint",
    "in_engine",
    "make",
    "names",
    "review",
    "seat_seed",
    "who_plays",
]
