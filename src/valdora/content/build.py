"""From a faultless draft to the edition and its hash."""

import hashlib
import json
from dataclasses import asdict, fields, replace
from typing import Final, TypeVar, cast

from valdora.content.draft import Draft
from valdora.content.edition import (
    GEMSTONES,
    PAN,
    BookKind,
    Commission,
    Craft,
    Crest,
    Edition,
    Equipment,
    Figures,
    Gemstone,
    Point,
    Road,
    Space,
    SpaceKind,
)
from valdora.content.schema import TOOLS, VEHICLES

NOT_PLAYED: Final = ("id", "name", "discard", "sources", "sha256")
"""Fields of an edition that change nothing in a game; of a space, these are `x` and `y`."""

T = TypeVar("T")


def need(value: T | None) -> T:
    """A value that a checked draft holds for certain."""
    assert value is not None
    return value


def build(draft: Draft) -> Edition:
    """The edition in a draft that has passed every check."""
    spaces = tuple(space(draft, name) for name in draft.entries("spaces"))
    edition = Edition(
        id=need(draft.word("id")),
        name=need(draft.word("name")),
        min_players=need(draft.number("players", "min")),
        max_players=need(draft.number("players", "max")),
        rival=need(draft.flag("players", "rival")),
        start=next(space.id for space in spaces if space.kind == "city" and space.ships),
        spaces=spaces,
        roads=tuple(
            Road(name, need(draft.words("roads", name))) for name in draft.entries("roads")
        ),
        discard=Point(*need(draft.spot("drawing", "discard"))),
        gemstones={stone: need(draft.number("gemstones", stone)) for stone in GEMSTONES},
        equipment=equipment(draft),
        commissions=tuple(commission(draft, name) for name in draft.entries("commissions")),
        crafts=tuple(craft(draft, crest) for crest in need(draft.words("crafts", "clockwise"))),
        figures=Figures(
            **{each.name: need(draft.number("figures", each.name)) for each in fields(Figures)}
        ),
        sources={".".join(path): source for path, source in draft.sources.items()},
        sha256="",
    )
    return replace(edition, sha256=digest(edition))


def space(draft: Draft, name: str) -> Space:
    """One space and its place on the map."""
    x, y = need(draft.spot("drawing", "spaces", name))
    return Space(
        id=name,
        kind=cast(SpaceKind, need(draft.word("spaces", name, "kind"))),
        x=x,
        y=y,
        ships=draft.number("spaces", name, "ships") or 0,
        crest=cast(Crest | None, draft.word("spaces", name, "crest")),
        book=cast(BookKind | None, draft.word("spaces", name, "book")),
    )


def equipment(draft: Draft) -> tuple[Equipment, ...]:
    """All equipment in slot order. The gold pan is not in the file: S2 and L1 say all about it."""
    bought = (
        Equipment(
            slot,
            gemstone=cast(Gemstone | None, draft.word("equipment", slot, "gemstone")),
            load_price=draft.number("equipment", slot, "load_price") or 0,
            copies=need(draft.number("equipment", slot, "copies")),
        )
        for slot in (*TOOLS, *VEHICLES)
    )
    return (Equipment(PAN, "gold", load_price=0, copies=0), *bought)


def commission(draft: Draft, name: str) -> Commission:
    """One kind of commission."""
    return Commission(
        id=name,
        crest=cast(Crest, need(draft.word("commissions", name, "crest"))),
        coins=draft.number("commissions", name, "coins") or 0,
        gemstones=cast(tuple[Gemstone, ...], draft.words("commissions", name, "gemstones") or ()),
        points=need(draft.number("commissions", name, "points")),
        copies=need(draft.number("commissions", name, "copies")),
    )


def craft(draft: Draft, crest: str) -> Craft:
    """One colour of the craftsman board."""
    return Craft(
        crest=cast(Crest, crest),
        tiles=need(draft.number("crafts", crest, "tiles")),
        removed_with_three=need(draft.number("crafts", crest, "removed_with_three")),
        workshop_needs=need(draft.number("crafts", crest, "workshop_needs")),
        workshop_points=need(draft.number("crafts", crest, "workshop_points")),
    )


def digest(edition: Edition) -> str:
    """The hash of all that the game is played with, so that two files that play alike agree."""
    played = {key: value for key, value in asdict(edition).items() if key not in NOT_PLAYED}
    for space in played["spaces"]:
        del space["x"], space["y"]
    text = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
