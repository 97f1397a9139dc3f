"""An edition as a `TABLE` record, and states to and from `STATE` records."""

from functools import lru_cache
from typing import Any, get_args

import numpy as np

from valdora.content.edition import CRESTS, GEMSTONES, SLOTS, Crest, Edition, Gemstone, Slot
from valdora.kernel import layout as at
from valdora.rules import GONE as RULES_GONE
from valdora.rules import (
    SIDES,
    Action,
    Bag,
    Book,
    Buy,
    Deliver,
    End,
    Frozen,
    Load,
    Move,
    Phase,
    Player,
    Provisions,
    Return,
    Reveal,
    Rival,
    Silver,
    State,
    Stay,
    Turn,
)
from valdora.rules import tables as rules_tables

PHASES: tuple[Phase, ...] = get_args(Phase)


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
    roads = sum(space.kind == "road" for space in edition.spaces)
    commission_books = sum(edition.space[book].book == "commissions" for book in edition.books)
    pages = max(
        18, commission_books * sum(kind.copies for kind in edition.commissions)
    )  # commissions wander between the books (B8)
    for what, has, cap in (
        ("spaces", len(edition.spaces), at.SPACES),
        ("road spaces", roads, at.ROAD_SPACES),
        ("kinds of commission", len(edition.commissions), at.KINDS),
        ("books", len(edition.books), at.BOOKS),
        ("pages in one book", pages, at.PAGES),
        ("action codes", len(rules_tables(edition).actions), at.CODES),
        ("players", edition.max_players, at.PLAYERS),
        ("gemstones of one colour", max(edition.gemstones.values()), 127),
        ("points of a card", max(kind.points for kind in edition.commissions), 127),
        ("coins", edition.figures.purse, 63),
    ):
        if has > cap:
            raise BeyondCaps(f"{edition.id} has {has} {what}; the kernel takes at most {cap}")


def _fill_spaces(t: Any, edition: Edition) -> None:
    place = {space.id: number for number, space in enumerate(edition.spaces)}
    reach = rules_tables(edition).reach
    roads = 0
    t.spaces = len(edition.spaces)
    for number, space in enumerate(edition.spaces):
        t.city[number] = space.kind == "city"
        t.mine[number] = space.kind == "mine"
        t.ships[number] = space.ships
        t.crest[number] = CRESTS.index(space.crest) if space.crest else at.NONE
        t.book[number] = edition.books.index(space.id) if space.book else at.NONE
        t.road[number] = at.NONE
        if space.kind == "road":
            t.road[number] = roads
            roads += 1
        found = reach[space.id]
        t.free[number] = sum(1 << place[name] for name in found.free)
        near = sorted(place[name] for name in found.free)
        far = sorted(place[name] for name in found.free | found.far)
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
    match action:
        case Move(space):
            return at.OP_MOVE, [known.id for known in edition.spaces].index(space), 0
        case Stay():
            return at.OP_STAY, 0, 0
        case Turn(side):
            return at.OP_TURN, 0, SIDES.index(side)
        case Buy(side, None):
            return at.OP_BUY, at.NONE, SIDES.index(side)
        case Buy(side, slot):
            return at.OP_BUY_WITH, SLOTS.index(slot), SIDES.index(side)
        case Return(kind, side):
            return at.OP_RETURN, _kind(edition, kind), SIDES.index(side)
        case Load(gemstone, slot):
            return at.OP_LOAD, GEMSTONES.index(gemstone), SLOTS.index(slot)
        case Deliver(kind, slots):
            mask = sum(1 << SLOTS.index(slot) for slot in slots)
            return at.OP_DELIVER, _kind(edition, kind), mask
        case Silver():
            return at.OP_SILVER, 0, 0
        case Provisions():
            return at.OP_PROVISIONS, 0, 0
        case End():
            return at.OP_END, 0, 0
        case Reveal(book, card):
            return at.OP_REVEAL, _card(edition, book, card), edition.books.index(book)


def _kind(edition: Edition, kind: str) -> int:
    return [known.id for known in edition.commissions].index(kind)


def _card(edition: Edition, book: str, card: str) -> int:
    if edition.space[book].book == "equipment":
        return list[str](SLOTS).index(card)
    return _kind(edition, card)


def _card_id(edition: Edition, book: str, number: int) -> str:
    if edition.space[book].book == "equipment":
        return SLOTS[number]
    return edition.commissions[number].id


def pack(state: State, into: np.ndarray | None = None) -> np.ndarray:
    """A state as an array of one record (a new one unless `into` is given)."""
    packed = np.zeros(1, dtype=at.STATE).view(np.recarray) if into is None else into
    s: Any = packed[0]
    edition = state.edition
    place = {space.id: number for number, space in enumerate(edition.spaces)}
    s.phase, s.seat, s.rounds = PHASES.index(state.phase), state.seat, state.round
    s.players, s.final, s.turned = len(state.players), state.final, state.turned
    s.loaded = sum(1 << SLOTS.index(slot) for slot in state.loaded)
    s.delivered, s.bonus = state.delivered, state.bonus
    for seat, player in enumerate(state.players):
        s.pawn[seat], s.coins[seat] = place[player.pawn], player.coins
        s.provisions[seat], s.tiles[seat] = player.provisions, player.bonus
        s.held[seat] = player.open.total
        for number, slot in enumerate(SLOTS):
            carried = player.equipment.get(slot)
            held = GEMSTONES.index(carried) if carried else at.EMPTY
            s.cargo[seat, number] = held if slot in player.equipment else at.NOT_OWNED
        for number, kind in enumerate(edition.commissions):
            s.open[seat, number] = player.open.get(kind.id, 0)
            s.completed[seat, number] = player.completed.get(kind.id, 0)
        s.craftsmen[seat] = _counts(player.craftsmen, CRESTS)
    for number, stones in enumerate(state.stones.values()):
        s.stones[number] = _counts(stones, GEMSTONES)
    s.discard[:] = _counts(state.discard, GEMSTONES)
    for number, (name, book) in enumerate(state.books.items()):
        s.left[number], s.right[number] = len(book.left), len(book.right)
        s.hidden[number] = book.unseen.total
        s.pages[number] = 0
        for where, card in enumerate(book.left):
            s.pages[number, where] = _card(edition, name, card)
        for where, card in enumerate(book.right):
            s.pages[number, at.PAGES - 1 - where] = _card(edition, name, card)
        for card, count in book.unseen.items():
            s.unseen[number, _card(edition, name, card)] = count
    s.piles[:] = _counts(state.piles, CRESTS)
    for crest, owner in state.workshops.items():
        value = at.NOBODY if owner is None else at.GONE if owner == RULES_GONE else owner
        s.workshops[CRESTS.index(crest)] = value
    if state.rival:
        s.rival = 1
        s.rival_row[:] = [CRESTS.index(crest) for crest in state.rival.row]
        s.rival_craftsmen[:] = _counts(state.rival.craftsmen, CRESTS)
    return packed


def _counts(bag: Bag[Any], names: tuple[str, ...]) -> list[int]:
    return [bag.get(name, 0) for name in names]


def unpack(packed: np.ndarray, edition: Edition) -> State:
    """The state of the first record of an array."""
    s: Any = packed[0]
    road_spaces = [space.id for space in edition.spaces if space.kind == "road"]
    rival = None
    if s.rival:
        row = tuple(CRESTS[crest] for crest in s.rival_row)
        rival = Rival(row, _bag(s.rival_craftsmen, CRESTS))
    owners: dict[Crest, int | None] = {}
    for craft in edition.crafts:
        owner = int(s.workshops[CRESTS.index(craft.crest)])
        owners[craft.crest] = {at.NOBODY: None, at.GONE: RULES_GONE}.get(owner, owner)
    return State(
        tables=rules_tables(edition),
        phase=PHASES[s.phase],
        seat=int(s.seat),
        round=int(s.rounds),
        final=bool(s.final),
        players=tuple(_player(s, seat, edition) for seat in range(s.players)),
        stones=Frozen(
            {space: _bag(s.stones[place], GEMSTONES) for place, space in enumerate(road_spaces)}
        ),
        discard=_bag(s.discard, GEMSTONES),
        books=Frozen(
            {name: _book(s, place, name, edition) for place, name in enumerate(edition.books)}
        ),
        piles=_bag(s.piles, CRESTS),
        workshops=Frozen(owners),
        bonus=int(s.bonus),
        turned=int(s.turned),
        loaded=frozenset(slot for place, slot in enumerate(SLOTS) if s.loaded >> place & 1),
        delivered=int(s.delivered),
        rival=rival,
    )


def _player(s: Any, seat: int, edition: Edition) -> Player:
    kinds = tuple(kind.id for kind in edition.commissions)
    equipment: dict[Slot, Gemstone | None] = {}
    for place, slot in enumerate(SLOTS):
        carried = s.cargo[seat, place]
        if carried != at.NOT_OWNED:
            equipment[slot] = GEMSTONES[carried] if carried >= 0 else None
    return Player(
        pawn=edition.spaces[s.pawn[seat]].id,
        coins=int(s.coins[seat]),
        provisions=bool(s.provisions[seat]),
        equipment=Frozen(equipment),
        open=_bag(s.open[seat], kinds),
        completed=_bag(s.completed[seat], kinds),
        craftsmen=_bag(s.craftsmen[seat], CRESTS),
        bonus=int(s.tiles[seat]),
    )


def _book(s: Any, place: int, name: str, edition: Edition) -> Book:
    left = s.pages[place, : s.left[place]]
    right = s.pages[place, at.PAGES - s.right[place] :][::-1]
    return Book(
        tuple(_card_id(edition, name, card) for card in left),
        tuple(_card_id(edition, name, card) for card in right),
        Bag(
            {
                _card_id(edition, name, card): int(count)
                for card, count in enumerate(s.unseen[place])
                if count
            }
        ),
    )


def _bag(counts: Any, names: tuple[Any, ...]) -> Bag[Any]:
    return Bag(
        {name: int(count) for name, count in zip(names, counts, strict=False) if count},
    )
