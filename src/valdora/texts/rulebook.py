"""The rules for players: in which order they are told, and the figures each of them names.

`rulebook.json` lists sections, rules and explained words; the browser reads the same file. The
texts are `help-section-…`, `help-rule-…` and `help-term-…`. They name no figure themselves:
`figures` gives each message those of an edition, and the server sends them with it.
"""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from valdora.content import Edition
from valdora.texts.catalogue import Argument
from valdora.texts.names import Say, enumeration

Figure = int | list[str] | dict[str, int]
"""A number; cities, told as a list; or how many of what, by the message that names it."""


@dataclass(frozen=True)
class Section:
    """A chapter of the rules: `help-section-<id>`, and the numbers of its rules."""

    id: str
    rules: tuple[str, ...]


_LISTED: Final = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
SECTIONS: Final = tuple(Section(each["id"], tuple(each["rules"])) for each in _LISTED["sections"])
TERMS: Final[tuple[str, ...]] = tuple(_LISTED["terms"])
"""The words explained after the rules, `term-…`."""


@lru_cache(maxsize=16)
def figures(edition: Edition) -> Mapping[str, Mapping[str, Figure]]:
    """The figures that messages about the rules name, by key: rules, words, tips."""
    numbers, prices = edition.figures, {each.slot: each.load_price for each in edition.equipment}
    pages: dict[str, Figure] = {"free": numbers.free_pages, "coins": numbers.page_price}
    commission: dict[str, Figure] = {
        "coins": numbers.commission_price,
        "limit": numbers.open_commissions,
    }
    purse: dict[str, Figure] = {"coins": numbers.purse}
    return {
        "help-rule-E1": {"coins": numbers.encounter_price},
        "help-rule-E3": purse,
        "help-rule-B3": pages,
        "help-rule-B7": commission,
        "help-rule-B8": {"limit": numbers.open_commissions},
        "help-rule-L1": {"horse": prices["horse"], "cart": prices["cart"]},
        "help-rule-V1": purse,
        "help-rule-F1": {
            "colours": numbers.colour_points,
            "bonuses": numbers.bonus_points,
            "stones": numbers.gemstone_points,
        },
        "help-rule-S3": {"coins": numbers.coins, "purse": numbers.purse},
        "help-rule-S4": _map(edition),
        "help-rule-S5": {
            "total": sum(edition.gemstones.values()),
            "each": numbers.stones_per_road_space,
            "stones": {f"gemstone-{stone}": count for stone, count in edition.gemstones.items()},
        },
        "help-rule-S6": {"cards": sum(item.copies for item in edition.equipment)},
        "help-rule-S7": {"cards": sum(kind.copies for kind in edition.commissions)},
        "help-rule-S9": _craftsmen(edition),
        "help-rule-S10": {"tiles": numbers.bonus_tiles, "points": numbers.bonus_points},
        "help-rule-Q7": {"limit": numbers.open_commissions},
        "help-term-bonus-tile": {"points": numbers.bonus_points},
        "coach-commission": {
            "coins": numbers.commission_price,
            "cities": _cities(edition, "commissions"),
        },
        "coach-commissions": commission,
        "coach-equip": {"cities": _cities(edition, "equipment")},
        "coach-pages": pages,
        "coach-silver": purse,
        "coach-deliver": {"points": numbers.colour_points},
        "picture-delivery-first": {"points": numbers.colour_points},
    }


def _map(edition: Edition) -> dict[str, Figure]:
    kinds = Counter(space.kind for space in edition.spaces)
    return {
        "spaces": len(edition.spaces),
        "cities": kinds["city"],
        "roads": kinds["road"],
        "harbours": kinds["harbour"],
        "mines": kinds["mine"],
        "houses": kinds["house"],
        "equipment": _cities(edition, "equipment"),
        "commissions": _cities(edition, "commissions"),
        "ports": _cities(edition, None),
    }


def _cities(edition: Edition, book: str | None) -> list[str]:
    return [space.id for space in edition.spaces if space.kind == "city" and space.book == book]


def _craftsmen(edition: Edition) -> dict[str, Figure]:
    """All piles, and those that are smaller with few players (S9)."""
    tiles: dict[str, int] = {f"crest-{craft.crest}": craft.tiles for craft in edition.crafts}
    few: dict[str, int] = {
        f"crest-{craft.crest}": craft.tiles - craft.removed_with_three
        for craft in edition.crafts
        if craft.removed_with_three
    }
    return {"total": sum(tiles.values()), "tiles": tiles, "few": few or tiles}


def arguments(say: Say, told: Mapping[str, Figure]) -> dict[str, Argument]:
    """Figures as a message gets them."""
    return {name: _argument(say, figure) for name, figure in told.items()}


def _argument(say: Say, figure: Figure) -> Argument:
    match figure:
        case int():
            return figure
        case list():
            return enumeration(say, figure)
    return ", ".join(f"{say(key)} {count}" for key, count in figure.items())
