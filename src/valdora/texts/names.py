"""Names of spaces and cards, composed from what an edition says of them.

So they hold for corrected maps and other recipes too. A form is an attribute of the message the
name is made from: a space can be gone `to` and stood `at`, a card can be `a` thing one buys,
equipment can be `used` for a delivery.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from valdora.content import SLOTS, Commission, Edition, Road

Say = Callable[..., str]
"""Renders a message by its key: a language."""

COMPASS: Final = ("north", "east", "south", "west")
"""The roads that have a name of their own; others are named after their ends."""

BOTS: Final = ("teal", "coral", "slate", "plum", "olive")
"""Bots are named after the colour of their pieces, which stays with them: `bot-…`."""
_BOT: Final = re.compile(rf"bot-({'|'.join(BOTS)}):([a-z0-9-]+)")

SPACE_FORMS: Final = ("to", "at")
CARD_FORMS: Final = ("a",)
SLOT_FORMS: Final = ("used",)
"""As what is used for a delivery."""


def enumeration(say: Say, items: Iterable[str], last_key: str = "list-last") -> str:
    """Words as a list: "a, b and c", or with `list-or` "a, b or c"."""
    *most, last = [*items] or [""]
    if not most:
        return last
    start = most[0]
    for item in most[1:]:
        start = say("list-more", first=start, next=item)
    return say(last_key, first=start, last=last)


def stored_bot(colour: str, level: str) -> str:
    """What a game file calls a bot, so that everyone can read its name in their language."""
    return f"bot-{colour}:{level}"


def player_name(say: Say, stored: str, *, level: bool = False) -> str:
    """What somebody is called whom a game file names; a bot with its level, if that is wanted."""
    bot = _BOT.fullmatch(stored)
    if bot is None:
        return stored
    name = say(f"bot-{bot[1]}")
    return say("bot-with-level", name=name, level=level_name(say, bot[2])) if level else name


def level_name(say: Say, bot: str) -> str:
    """What a bot is called for its strength; those for the arena and guests as they are."""
    try:
        return say(f"level-{bot}")
    except KeyError:
        return bot


def portrait(say: Say, bot: str) -> str:
    """How a bot plays; of guests nobody knows."""
    try:
        return say(f"portrait-{bot}")
    except KeyError:
        return say("portrait-guest")


def space_name(say: Say, edition: Edition, space_id: str, form: str = "") -> str:
    """The name of a space: its kind, and its city or its place on a road."""
    space = edition.space[space_id]
    if space.kind == "city":
        purpose = space.book or "harbour"
        return say(_in_form(f"space-city-{purpose}", form), city=space.id)
    road, number = _place(edition, space_id)
    key = _in_form(f"space-{space.kind}", form)
    return say(key, road=_road_name(say, road), number=number, crest=space.crest or "none")


def card_name(say: Say, edition: Edition, card: str, form: str = "") -> str:
    """The name of a card: an equipment item, or a commission with what is wanted."""
    if card in SLOTS:
        return say(_in_form(f"slot-{card}", form))
    kind = next(kind for kind in edition.commissions if kind.id == card)
    return _commission_name(say, kind, form)


def _commission_name(say: Say, kind: Commission, form: str) -> str:
    if not kind.gemstones:
        return say(_in_form("commission-coins", form), crest=kind.crest, coins=kind.coins)
    wanted = enumeration(say, (say(f"gemstone-{gemstone}") for gemstone in kind.gemstones))
    return say(_in_form("commission-gemstones", form), crest=kind.crest, gemstones=wanted)


def _in_form(key: str, form: str) -> str:
    return f"{key}.{form}" if form else key


def _place(edition: Edition, space_id: str) -> tuple[Road, int]:
    """The road a space lies on and its number there, counted from the city the road starts in."""
    road = next(road for road in _inner_first(edition.roads, space_id) if space_id in road.spaces)
    starts_in_city = edition.space[road.spaces[0]].kind == "city"
    return road, road.spaces.index(space_id) + (0 if starts_in_city else 1)


def _inner_first(roads: Sequence[Road], space_id: str) -> list[Road]:
    """The roads, with those first on which the space is not just an end."""
    return sorted(roads, key=lambda road: space_id not in road.spaces[1:-1])


def _road_name(say: Say, road: Road) -> str:
    if road.id in COMPASS:
        return say(f"road-{road.id}")
    return say("road-between", start=road.spaces[0], end=road.spaces[-1])
