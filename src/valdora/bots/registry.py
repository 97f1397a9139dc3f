"""Which bots there are: ours, and guests that other packages bring.

Every list of bots derives from here: those of the terminal, the server, the arena, the browser and
the documents. A package brings a guest by an entry point of the group `valdora.bots`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Literal

GROUP: Final = "valdora.bots"
"""The entry points that bring guests: the bot's name, and its class as `module:Class`."""
ForPeople = Literal["level", "comparison", "guest"]
"""Whom people may choose: levels, those to compare with, and guests, which come from elsewhere; on
a server only if its host allows it.
"""
Role = ForPeople | Literal["arena"]
"""For whom a bot is; some are only set against others in the arena."""
PEOPLE: Final[tuple[ForPeople, ...]] = ("level", "comparison", "guest")
"""The roles of all bots that people may choose."""
USUAL: Final = "casual"
"""Whom to offer first: one that does not scare a newcomer away."""
STAND_IN: Final = "steady"
"""Who plays for a person who is away: no gift to the others, and none to the person."""
FALLBACK: Final = "greedy"
"""Who plays for a bot that fails or is late."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
_PERSON: Final = "you"
"""What the terminal calls a person."""


@dataclass(frozen=True, slots=True)
class Registered:
    """A bot that can be made; its module is imported only when it is wanted."""

    name: str
    where: str
    """Its class, as `module:Class`."""
    role: Role
    thinks: Literal["engine", "process"] = "process"
    """In the engine, which lets go of Python's lock, so that a thread will do; or in Python."""
    package: str = "valdora"
    """What brings it."""

    def load(self) -> Any:
        """Its class."""
        return EntryPoint(self.name, self.where, GROUP).load()


@dataclass(frozen=True, slots=True)
class Unusable:
    """A guest that cannot be used under its name: it is not fit for one, or taken by a package."""

    name: str
    package: str
    taken_by: str | None


OURS: Final = (
    Registered("beginner", "valdora.bots.search:Beginner", "level", "engine"),
    Registered("casual", "valdora.bots.search:Casual", "level", "engine"),
    Registered("steady", "valdora.bots.search:Steady", "level", "engine"),
    Registered("strong", "valdora.bots.search:Strong", "level", "engine"),
    Registered("expert", "valdora.bots.search:Expert", "level", "engine"),
    Registered("greedy", "valdora.bots.greedy:GreedyBot", "comparison"),
    Registered("random", "valdora.bots.random:RandomBot", "comparison"),
    Registered("rusher", "valdora.bots.spoilers:Rusher", "arena"),
    Registered("blocker", "valdora.bots.spoilers:Blocker", "arena"),
    Registered("page-burner", "valdora.bots.spoilers:PageBurner", "arena"),
)
"""The bots of this package: the levels from weak to strong, then the others."""


def names(*roles: Role) -> tuple[str, ...]:
    """The names of the bots of these roles, or of all: ours first, levels from weak to strong."""
    return tuple(name for name, bot in registered().items() if not roles or bot.role in roles)


def registered() -> Mapping[str, Registered]:
    """All bots by name."""
    return _all()[0]


def unusable() -> Sequence[Unusable]:
    """The guests that are installed and cannot be used."""
    return _all()[1]


@cache
def _all() -> tuple[dict[str, Registered], list[Unusable]]:
    bots, refused = {bot.name: bot for bot in OURS}, []
    for guest in sorted(map(_guest, entry_points(group=GROUP)), key=lambda bot: bot.package):
        name = guest.name
        if name in bots or name == _PERSON:
            taken_by = bots[name].package if name in bots else "valdora"
            refused.append(Unusable(name, guest.package, taken_by))
        elif not _NAME.fullmatch(name):
            refused.append(Unusable(name, guest.package, None))
        else:
            bots[name] = guest
    return bots, refused


def _guest(point: EntryPoint) -> Registered:
    package = point.dist.name if point.dist else "?"
    return Registered(point.name, point.value, "guest", package=package)
