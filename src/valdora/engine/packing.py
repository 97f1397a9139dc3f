"""States of the rules to and from `STATE` records.

`pack` writes a state part by part. Parts of a state that an action leaves alone are the same
objects before and after it, so who follows a game may write only the parts that are new.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, get_args

from valdora.content import CRESTS, GEMSTONES, SLOTS, Crest, Edition, Gemstone, Slot
from valdora.engine import layout as at
from valdora.engine.records import Memory
from valdora.rules import GONE as RULES_GONE
from valdora.rules import Bag, Book, Frozen, Phase, Player, Rival, State, almanac, latest

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}
_SLOT: Final = {slot: number for number, slot in enumerate(SLOTS)}
_GEMSTONE: Final = {gemstone: number for number, gemstone in enumerate(GEMSTONES)}
_CREST: Final = {crest: number for number, crest in enumerate(CRESTS)}


class OlderRules(ValueError):
    """A game is played by an older version of the rules; the engine knows the latest one only."""


class Numbers:
    """What the names of an edition are in records: each name's place in its list."""

    def __init__(self, edition: Edition) -> None:
        self.space = {space.id: place for place, space in enumerate(edition.spaces)}
        self.roads = tuple(space.id for space in edition.spaces if space.kind == "road")
        self.kinds = tuple(kind.id for kind in edition.commissions)
        self.kind = {kind: place for place, kind in enumerate(self.kinds)}
        self.book = {book: place for place, book in enumerate(edition.books)}
        self.cards: dict[str, tuple[str, ...]] = {
            book: SLOTS if edition.space[book].book == "equipment" else self.kinds
            for book in edition.books
        }
        self.card: dict[str, dict[str, int]] = {
            book: {card: place for place, card in enumerate(cards)}
            for book, cards in self.cards.items()
        }


@lru_cache(maxsize=64)
def numbers(edition: Edition) -> Numbers:
    """The numbers of an edition, made once."""
    return Numbers(edition)


def pack(state: State) -> bytearray:
    """A state as a record; equal states are equal bytes. Raises `OlderRules`."""
    if state.rules != latest():
        raise OlderRules(f"version {state.rules} of the rules; the engine plays by {latest()}")
    packed = bytearray(at.STATE.size)
    write_turn(packed, state)
    write_board(packed, state)
    write_stones(packed, state)
    for seat, player in enumerate(state.players):
        write_player(packed, state, seat, player)
    for name, book in state.books.items():
        write_book(packed, state, name, book)
    return packed


def write_turn(into: Memory, state: State) -> None:
    """Whose turn it is and what happened in it."""
    at.STATE.put(into, "phase", _PHASE[state.phase])
    at.STATE.put(into, "seat", state.seat)
    at.STATE.put(into, "rounds", state.round)
    at.STATE.put(into, "players", len(state.players))
    at.STATE.put(into, "final", state.final)
    at.STATE.put(into, "turned", state.turned)
    at.STATE.put(into, "loaded", sum(1 << _SLOT[slot] for slot in state.loaded))
    at.STATE.put(into, "delivered", state.delivered)
    at.STATE.put(into, "bonus", state.bonus)


def write_player(into: Memory, state: State, seat: int, player: Player) -> None:
    """All that lies in front of a player."""
    numbered = numbers(state.edition)
    at.STATE.put(into, "pawn", numbered.space[player.pawn], row=seat)
    at.STATE.put(into, "coins", player.coins, row=seat)
    at.STATE.put(into, "provisions", player.provisions, row=seat)
    at.STATE.put(into, "tiles", player.bonus, row=seat)
    at.STATE.put(into, "held", player.open.total, row=seat)
    cargo = [at.NOT_OWNED] * at.SLOT_COUNT
    for slot, gemstone in player.equipment.items():
        cargo[_SLOT[slot]] = _GEMSTONE[gemstone] if gemstone else at.EMPTY
    at.STATE.put(into, "cargo", *cargo, row=seat)
    at.STATE.put(into, "open", *_counted(player.open, numbered.kind, at.KINDS), row=seat)
    at.STATE.put(into, "completed", *_counted(player.completed, numbered.kind, at.KINDS), row=seat)
    at.STATE.put(into, "craftsmen", *_counted(player.craftsmen, _CREST, at.CREST_COUNT), row=seat)


def write_stones(into: Memory, state: State) -> None:
    """The gemstones on the road spaces and in the discard field."""
    for road, space in enumerate(numbers(state.edition).roads):
        at.STATE.put(
            into, "stones", *_counted(state.stones[space], _GEMSTONE, at.GEM_COUNT), row=road
        )
    at.STATE.put(into, "discard", *_counted(state.discard, _GEMSTONE, at.GEM_COUNT))


def write_book(into: Memory, state: State, name: str, book: Book) -> None:
    """The pages of a book."""
    numbered = numbers(state.edition)
    number, card = numbered.book[name], numbered.card[name]
    left, right = [card[page] for page in book.left], [card[page] for page in book.right]
    between = at.PAGES - len(left) - len(right)
    at.STATE.put(into, "pages", *left, *[0] * between, *right[::-1], row=number)
    at.STATE.put(into, "left", len(left), row=number)
    at.STATE.put(into, "right", len(right), row=number)
    at.STATE.put(into, "hidden", book.unseen.total, row=number)
    at.STATE.put(into, "unseen", *_counted(book.unseen, card, at.KINDS), row=number)


def write_board(into: Memory, state: State) -> None:
    """The craftsman board and the rival."""
    at.STATE.put(into, "piles", *_counted(state.piles, _CREST, at.CREST_COUNT))
    owners = [at.NOBODY] * at.CREST_COUNT
    for crest, owner in state.workshops.items():
        if owner is not None:
            owners[_CREST[crest]] = at.GONE if owner == RULES_GONE else owner
    at.STATE.put(into, "workshops", *owners)
    if state.rival:
        at.STATE.put(into, "rival", 1)
        at.STATE.put(into, "rival_row", *[_CREST[crest] for crest in state.rival.row])
        at.STATE.put(
            into, "rival_craftsmen", *_counted(state.rival.craftsmen, _CREST, at.CREST_COUNT)
        )


def _counted(bag: Bag[Any], place: Mapping[Any, int], length: int) -> list[int]:
    counts = [0] * length
    for name, count in bag.items():
        counts[place[name]] = count
    return counts


def unpack(packed: Memory, edition: Edition) -> State:
    """The state of a record."""
    numbered = numbers(edition)

    def read(name: str, row: int | None = None) -> Any:
        return at.STATE.get(packed, name, row)

    rival = None
    if read("rival"):
        row = tuple(CRESTS[crest] for crest in read("rival_row"))
        rival = Rival(row, _bag(read("rival_craftsmen"), CRESTS))
    owners: dict[Crest, int | None] = {}
    for craft in edition.crafts:
        owner = read("workshops", _CREST[craft.crest])
        owners[craft.crest] = {at.NOBODY: None, at.GONE: RULES_GONE}.get(owner, owner)
    stones = {
        space: _bag(read("stones", road), GEMSTONES) for road, space in enumerate(numbered.roads)
    }
    return State(
        almanac=almanac(edition),
        phase=PHASES[read("phase")],
        seat=read("seat"),
        round=read("rounds"),
        final=bool(read("final")),
        players=tuple(_player(packed, seat, edition) for seat in range(read("players"))),
        stones=Frozen(stones),
        discard=_bag(read("discard"), GEMSTONES),
        books=Frozen({name: _book(packed, name, numbered) for name in edition.books}),
        piles=_bag(read("piles"), CRESTS),
        workshops=Frozen(owners),
        bonus=read("bonus"),
        turned=read("turned"),
        loaded=frozenset(slot for place, slot in enumerate(SLOTS) if read("loaded") >> place & 1),
        delivered=read("delivered"),
        rival=rival,
    )


def _player(packed: Memory, seat: int, edition: Edition) -> Player:
    kinds = numbers(edition).kinds

    def read(name: str) -> Any:
        return at.STATE.get(packed, name, seat)

    equipment: dict[Slot, Gemstone | None] = {}
    for slot, carried in zip(SLOTS, read("cargo"), strict=True):
        if carried != at.NOT_OWNED:
            equipment[slot] = GEMSTONES[carried] if carried >= 0 else None
    return Player(
        pawn=edition.spaces[read("pawn")].id,
        coins=read("coins"),
        provisions=bool(read("provisions")),
        equipment=Frozen(equipment),
        open=_bag(read("open"), kinds),
        completed=_bag(read("completed"), kinds),
        craftsmen=_bag(read("craftsmen"), CRESTS),
        bonus=read("tiles"),
    )


def _book(packed: Memory, name: str, numbered: Numbers) -> Book:
    number, cards = numbered.book[name], numbered.cards[name]
    pages = at.STATE.get(packed, "pages", number)
    left = pages[: at.STATE.get(packed, "left", number)]
    right = pages[at.PAGES - at.STATE.get(packed, "right", number) :][::-1]
    return Book(
        tuple(cards[page] for page in left),
        tuple(cards[page] for page in right),
        _bag(at.STATE.get(packed, "unseen", number), cards),
    )


def _bag(counts: Any, names: tuple[Any, ...]) -> Bag[Any]:
    """The records are as long as the caps; the names may be fewer."""
    return Bag({name: count for name, count in zip(names, counts, strict=False) if count})
