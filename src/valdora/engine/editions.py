"""An edition as an `EDITION` record."""

from collections.abc import Callable
from functools import lru_cache, partial

from valdora.content import CRESTS, GEMSTONES, SLOTS, Edition
from valdora.engine import layout as at
from valdora.engine.packing import numbers
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
    almanac,
)

_Put = Callable[..., None]
"""Writes numbers into a field of the record."""


class BeyondCaps(ValueError):
    """An edition is larger than the records; the message says in what."""


@lru_cache(maxsize=64)
def packed(edition: Edition) -> bytes:
    """The edition as an `EDITION` record."""
    _check_caps(edition)
    made = bytearray(at.EDITION.size)
    put = partial(at.EDITION.put, made)
    _put_spaces(put, edition)
    _put_cards(put, edition)
    _put_craftsmen(put, edition)
    _put_codes(put, edition)
    return bytes(made)


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
        ("action codes", len(almanac(edition).actions), at.CODES),
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
            raise BeyondCaps(f"{edition.id} has {has} {what}; the engine takes at most {cap}")


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


def _put_spaces(put: _Put, edition: Edition) -> None:
    numbered = numbers(edition)
    reach = almanac(edition).reach
    put("spaces", len(edition.spaces))
    for number, space in enumerate(edition.spaces):
        put("city", space.kind == "city", row=number)
        put("mine", space.kind == "mine", row=number)
        put("ships", space.ships, row=number)
        put("crest", CRESTS.index(space.crest) if space.crest else at.NONE, row=number)
        put("book", numbered.book.get(space.id, at.NONE), row=number)
        road = numbered.roads.index(space.id) if space.kind == "road" else at.NONE
        put("road", road, row=number)
        reached = reach[space.id]
        near = sorted(numbered.space[name] for name in reached.free)
        far = sorted(numbered.space[name] for name in reached.free | reached.far)
        put("free", sum(1 << place for place in near), row=number)
        put("near_count", len(near), row=number)
        put("far_count", len(far), row=number)
        put("near", *near, row=number)
        put("far", *far, row=number)


def _put_cards(put: _Put, edition: Edition) -> None:
    for number, book in enumerate(edition.books):
        put("sells_equipment", edition.space[book].book == "equipment", row=number)
    for item in edition.equipment:
        slot = SLOTS.index(item.slot)
        takes = at.NONE if item.gemstone is None else GEMSTONES.index(item.gemstone)
        put("takes", takes, row=slot)
        put("load_price", item.load_price, row=slot)
    put("kinds", len(edition.commissions))
    for number, kind in enumerate(edition.commissions):
        put("wants_coins", kind.coins, row=number)
        put("wants", *(kind.gemstones.count(gem) for gem in GEMSTONES), row=number)
        put("kind_crest", CRESTS.index(kind.crest), row=number)
        put("kind_points", kind.points, row=number)


def _put_craftsmen(put: _Put, edition: Edition) -> None:
    order = [CRESTS.index(craft.crest) for craft in edition.crafts]
    for place, craft in enumerate(edition.crafts):
        crest = CRESTS.index(craft.crest)
        put("clockwise", *order[place:], *order[:place], row=crest)
        put("workshop_needs", craft.workshop_needs, row=crest)
        put("workshop_points", craft.workshop_points, row=crest)
    put("gold", GEMSTONES.index("gold"))
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
        put(name, getattr(edition.figures, name))


def _put_codes(put: _Put, edition: Edition) -> None:
    lookup = almanac(edition)
    put("code_stay", lookup.codes[Stay()])
    put("code_silver", lookup.codes[Silver()])
    put("code_provisions", lookup.codes[Provisions()])
    put("code_end", lookup.codes[End()])
    put("code_turn", lookup.codes[Turn("L")])
    put("code_buy", lookup.codes[Buy("L")])
    put("code_return", lookup.codes[Return(edition.commissions[0].id, "L")])
    for number, kind in enumerate(edition.commissions):
        ways = lookup.deliveries[kind.id]
        put("first_delivery", lookup.codes[ways[0]], row=number)
        put("deliveries", len(ways), row=number)
    for number, book in enumerate(edition.books):
        reveals = lookup.reveals[book]
        put("first_reveal", lookup.codes[reveals[0]], row=number)
        put("reveals", len(reveals), row=number)
    for number, action in enumerate(lookup.actions):
        op, what, where = _operands(edition, action)
        put("op", op, row=number)
        put("what", what, row=number)
        put("where", where, row=number)
    code = lookup.codes.get
    for number, side in enumerate(SIDES):
        put("code_buy_with", *(code(Buy(side, slot), at.NONE) for slot in SLOTS), row=number)
    for number, slot in enumerate(SLOTS):
        put("code_load", *(code(Load(gem, slot), at.NONE) for gem in GEMSTONES), row=number)


def _operands(edition: Edition, action: Action) -> tuple[int, int, int]:  # noqa: C901
    """What to do, with what, where."""
    numbered = numbers(edition)
    match action:
        case Move(space):
            return at.OP_MOVE, numbered.space[space], 0
        case Stay():
            return at.OP_STAY, 0, 0
        case Turn(side):
            return at.OP_TURN, 0, SIDES.index(side)
        case Buy(side, None):
            return at.OP_BUY, at.NONE, SIDES.index(side)
        case Buy(side, slot):
            return at.OP_BUY_WITH, SLOTS.index(slot), SIDES.index(side)
        case Return(kind, side):
            return at.OP_RETURN, numbered.kind[kind], SIDES.index(side)
        case Load(gemstone, slot):
            return at.OP_LOAD, GEMSTONES.index(gemstone), SLOTS.index(slot)
        case Deliver(kind, slots):
            return at.OP_DELIVER, numbered.kind[kind], sum(1 << SLOTS.index(slot) for slot in slots)
        case Silver():
            return at.OP_SILVER, 0, 0
        case Provisions():
            return at.OP_PROVISIONS, 0, 0
        case End():
            return at.OP_END, 0, 0
        case Reveal(book, card):
            return at.OP_REVEAL, numbered.card[book][card], numbered.book[book]
