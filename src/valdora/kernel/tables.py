"""An edition as a `TABLE` record."""

from functools import lru_cache
from typing import Any

import numpy as np

from valdora.content.edition import CRESTS, GEMSTONES, SLOTS, Edition
from valdora.kernel import layout as at
from valdora.kernel.packing import numbers
from valdora.rules import (
    SIDES,
    Action,
    Buy,
    Deliver,
    End,
    Load,
    Move,
    Provisions,
    Return,
    Reveal,
    Silver,
    Stay,
    Turn,
)
from valdora.rules import tables as rules_tables


class BeyondCaps(ValueError):
    """An edition is larger than the kernel's records; the message says in what."""


@lru_cache(maxsize=64)
def table(edition: Edition) -> np.ndarray:
    """The edition's record, as an array of one."""
    _check_caps(edition)
    made = np.zeros(1, dtype=at.TABLE).view(np.recarray)
    t = made[0]
    _fill_spaces(t, edition)
    _fill_cards(t, edition)
    _fill_craftsmen(t, edition)
    _fill_codes(t, edition)
    return made


def _check_caps(edition: Edition) -> None:
    """Refuse what does not fit the records. Every edition that `content` lets pass does fit."""
    roads = sum(space.kind == "road" for space in edition.spaces)
    figures = edition.figures
    for what, has, cap in (
        ("spaces", len(edition.spaces), at.SPACES),
        ("road spaces", roads, at.ROAD_SPACES),
        ("kinds of commission", len(edition.commissions), at.KINDS),
        ("books", len(edition.books), at.BOOKS),
        ("pages in one book", _pages(edition), at.PAGES),
        ("action codes", len(rules_tables(edition).actions), at.CODES),
        ("players", edition.max_players, at.PLAYERS),
        ("gemstones of one colour", max(edition.gemstones.values()), at.SMALL),
        ("craftsmen of one colour", max(craft.tiles for craft in edition.crafts), at.SMALL),
        ("open commissions", figures.open_commissions, at.SMALL),
        ("bonus tiles", figures.bonus_tiles, at.SMALL),
        ("points for one thing", max(_points(edition)), at.SMALL),
        ("coins in a purse", figures.purse, at.SMALL),  # no price is higher
        ("free pages and coins to turn pages", figures.free_pages + figures.purse, at.SMALL),
    ):
        if has > cap:
            raise BeyondCaps(f"{edition.id} has {has} {what}; the kernel takes at most {cap}")


def _pages(edition: Edition) -> int:
    """How many cards can come together in one book: commissions may change theirs (B8)."""
    cards: dict[str | None, int] = {}
    for book in edition.books:
        kind = edition.space[book].book
        cards[kind] = cards.get(kind, 0) + sum(edition.cards(book).values())
    return max(cards.values())


def _points(edition: Edition) -> list[int]:
    figures = edition.figures
    return [
        figures.bonus_points,
        figures.colour_points,
        figures.gemstone_points,
        *(kind.points for kind in edition.commissions),
        *(craft.workshop_points for craft in edition.crafts),
    ]


def _fill_spaces(t: Any, edition: Edition) -> None:
    known = numbers(edition)
    reach = rules_tables(edition).reach
    t.spaces = len(edition.spaces)
    for number, space in enumerate(edition.spaces):
        t.city[number] = space.kind == "city"
        t.mine[number] = space.kind == "mine"
        t.ships[number] = space.ships
        t.crest[number] = CRESTS.index(space.crest) if space.crest else at.NONE
        t.book[number] = known.book.get(space.id, at.NONE)
        t.road[number] = known.roads.index(space.id) if space.kind == "road" else at.NONE
        found = reach[space.id]
        near = sorted(known.space[name] for name in found.free)
        far = sorted(known.space[name] for name in found.free | found.far)
        t.free[number] = sum(1 << place for place in near)
        t.near_count[number], t.far_count[number] = len(near), len(far)
        t.near[number, : len(near)] = near
        t.far[number, : len(far)] = far


def _fill_cards(t: Any, edition: Edition) -> None:
    for number, book in enumerate(edition.books):
        t.sells_equipment[number] = edition.space[book].book == "equipment"
    for item in edition.equipment:
        slot = SLOTS.index(item.slot)
        t.takes[slot] = at.NONE if item.gemstone is None else GEMSTONES.index(item.gemstone)
        t.load_price[slot] = item.load_price
    t.kinds = len(edition.commissions)
    for number, kind in enumerate(edition.commissions):
        t.wants_coins[number] = kind.coins
        for gemstone in kind.gemstones:
            t.wants[number, GEMSTONES.index(gemstone)] += 1
        t.kind_crest[number] = CRESTS.index(kind.crest)
        t.kind_points[number] = kind.points


def _fill_craftsmen(t: Any, edition: Edition) -> None:
    order = [CRESTS.index(craft.crest) for craft in edition.crafts]
    for place, craft in enumerate(edition.crafts):
        crest = CRESTS.index(craft.crest)
        t.clockwise[crest] = order[place:] + order[:place]
        t.workshop_needs[crest] = craft.workshop_needs
        t.workshop_points[crest] = craft.workshop_points
    t.gold = GEMSTONES.index("gold")
    for name in (
        "purse",
        "open_commissions",
        "bonus_points",
        "colour_points",
        "gemstone_points",
        "commission_price",
        "page_price",
        "free_pages",
        "encounter_price",
    ):
        t[name] = getattr(edition.figures, name)


def _fill_codes(t: Any, edition: Edition) -> None:
    known = rules_tables(edition)
    t.code_buy_with[:], t.code_load[:] = at.NONE, at.NONE
    t.code_stay, t.code_silver = known.codes[Stay()], known.codes[Silver()]
    t.code_provisions, t.code_end = known.codes[Provisions()], known.codes[End()]
    t.code_turn, t.code_buy = known.codes[Turn("L")], known.codes[Buy("L")]
    t.code_return = known.codes[Return(edition.commissions[0].id, "L")]
    for number, kind in enumerate(edition.commissions):
        ways = known.deliveries[kind.id]
        t.first_delivery[number], t.deliveries[number] = known.codes[ways[0]], len(ways)
    for number, book in enumerate(edition.books):
        reveals = known.reveals[book]
        t.first_reveal[number], t.reveals[number] = known.codes[reveals[0]], len(reveals)
    for code, action in enumerate(known.actions):
        t.op[code], t.what[code], t.where[code] = _operands(edition, action)
        match action:
            case Buy(side, slot) if slot:
                t.code_buy_with[SIDES.index(side), SLOTS.index(slot)] = code
            case Load(gemstone, slot):
                t.code_load[SLOTS.index(slot), GEMSTONES.index(gemstone)] = code


def _operands(edition: Edition, action: Action) -> tuple[int, int, int]:
    """What to do, with what, where."""
    known = numbers(edition)
    match action:
        case Move(space):
            return at.OP_MOVE, known.space[space], 0
        case Stay():
            return at.OP_STAY, 0, 0
        case Turn(side):
            return at.OP_TURN, 0, SIDES.index(side)
        case Buy(side, None):
            return at.OP_BUY, at.NONE, SIDES.index(side)
        case Buy(side, slot):
            return at.OP_BUY_WITH, SLOTS.index(slot), SIDES.index(side)
        case Return(kind, side):
            return at.OP_RETURN, known.kind[kind], SIDES.index(side)
        case Load(gemstone, slot):
            return at.OP_LOAD, GEMSTONES.index(gemstone), SLOTS.index(slot)
        case Deliver(kind, slots):
            return at.OP_DELIVER, known.kind[kind], sum(1 << SLOTS.index(slot) for slot in slots)
        case Silver():
            return at.OP_SILVER, 0, 0
        case Provisions():
            return at.OP_PROVISIONS, 0, 0
        case End():
            return at.OP_END, 0, 0
        case Reveal(book, card):
            return at.OP_REVEAL, known.card[book][card], known.book[book]
