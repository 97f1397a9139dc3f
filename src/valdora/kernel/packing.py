"""States of the rules to and from `STATE` records.

`pack` writes a state part by part. Parts of a state that an action leaves alone are the same
objects before and after it, so who follows a game may write only the parts that are new.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, get_args

import numpy as np

from valdora.content.edition import CRESTS, GEMSTONES, SLOTS, Crest, Edition, Gemstone, Slot
from valdora.kernel import layout as at
from valdora.rules import GONE as RULES_GONE
from valdora.rules import Bag, Book, Frozen, Phase, Player, Rival, State
from valdora.rules import tables as rules_tables

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}
_SLOT: Final = {slot: number for number, slot in enumerate(SLOTS)}
_GEMSTONE: Final = {gemstone: number for number, gemstone in enumerate(GEMSTONES)}
_CREST: Final = {crest: number for number, crest in enumerate(CRESTS)}

Fields = Mapping[str, np.ndarray]
"""The fields of an array of one record."""


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


def fields(packed: np.ndarray) -> Fields:
    """The fields of an array of one record, to write to."""
    return {name: packed[name] for name in at.STATE.names or ()}


def pack(state: State) -> np.ndarray:
    """A state as an array of one record; equal states are equal bytes."""
    packed = np.zeros(1, dtype=at.STATE).view(np.recarray)
    into = fields(packed)
    write_turn(into, state)
    write_board(into, state)
    write_stones(into, state)
    for seat, player in enumerate(state.players):
        write_player(into, state, seat, player)
    for name, book in state.books.items():
        write_book(into, state, name, book)
    return packed


def write_turn(into: Fields, state: State) -> None:
    """Whose turn it is and what happened in it."""
    into["phase"][0] = _PHASE[state.phase]
    into["seat"][0] = state.seat
    into["rounds"][0] = state.round
    into["players"][0] = len(state.players)
    into["final"][0] = state.final
    into["turned"][0] = state.turned
    into["loaded"][0] = sum(1 << _SLOT[slot] for slot in state.loaded)
    into["delivered"][0] = state.delivered
    into["bonus"][0] = state.bonus


def write_player(into: Fields, state: State, seat: int, player: Player) -> None:
    """All that lies in front of a player."""
    known = numbers(state.edition)
    into["pawn"][0, seat] = known.space[player.pawn]
    into["coins"][0, seat] = player.coins
    into["provisions"][0, seat] = player.provisions
    into["tiles"][0, seat] = player.bonus
    into["held"][0, seat] = player.open.total
    cargo = [at.NOT_OWNED] * at.SLOT_COUNT
    for slot, gemstone in player.equipment.items():
        cargo[_SLOT[slot]] = _GEMSTONE[gemstone] if gemstone else at.EMPTY
    into["cargo"][0, seat] = cargo
    into["open"][0, seat] = _counted(player.open, known.kind, at.KINDS)
    into["completed"][0, seat] = _counted(player.completed, known.kind, at.KINDS)
    into["craftsmen"][0, seat] = _counted(player.craftsmen, _CREST, at.CREST_COUNT)


def write_stones(into: Fields, state: State) -> None:
    """The gemstones on the road spaces and in the discard field."""
    for road, space in enumerate(numbers(state.edition).roads):
        into["stones"][0, road] = _counted(state.stones[space], _GEMSTONE, at.GEM_COUNT)
    into["discard"][0] = _counted(state.discard, _GEMSTONE, at.GEM_COUNT)


def write_book(into: Fields, state: State, name: str, book: Book) -> None:
    """The pages of a book."""
    known = numbers(state.edition)
    number, card = known.book[name], known.card[name]
    left, right = [card[page] for page in book.left], [card[page] for page in book.right]
    between = at.PAGES - len(left) - len(right)
    into["pages"][0, number] = left + [0] * between + right[::-1]
    into["left"][0, number] = len(left)
    into["right"][0, number] = len(right)
    into["hidden"][0, number] = book.unseen.total
    into["unseen"][0, number] = _counted(book.unseen, card, at.KINDS)


def write_board(into: Fields, state: State) -> None:
    """The craftsman board and the rival."""
    into["piles"][0] = _counted(state.piles, _CREST, at.CREST_COUNT)
    owners = [at.NOBODY] * at.CREST_COUNT
    for crest, owner in state.workshops.items():
        if owner is not None:
            owners[_CREST[crest]] = at.GONE if owner == RULES_GONE else owner
    into["workshops"][0] = owners
    if state.rival:
        into["rival"][0] = 1
        into["rival_row"][0] = [_CREST[crest] for crest in state.rival.row]
        into["rival_craftsmen"][0] = _counted(state.rival.craftsmen, _CREST, at.CREST_COUNT)


def _counted(bag: Bag[Any], place: Mapping[Any, int], length: int) -> list[int]:
    counts = [0] * length
    for name, count in bag.items():
        counts[place[name]] = count
    return counts


def unpack(packed: np.ndarray, edition: Edition) -> State:
    """The state of the first record of an array."""
    s: Any = packed[0]
    known = numbers(edition)
    rival = None
    if s.rival:
        row = tuple(CRESTS[crest] for crest in s.rival_row)
        rival = Rival(row, _bag(s.rival_craftsmen, CRESTS))
    owners: dict[Crest, int | None] = {}
    for craft in edition.crafts:
        owner = int(s.workshops[_CREST[craft.crest]])
        owners[craft.crest] = {at.NOBODY: None, at.GONE: RULES_GONE}.get(owner, owner)
    return State(
        tables=rules_tables(edition),
        phase=PHASES[s.phase],
        seat=int(s.seat),
        round=int(s.rounds),
        final=bool(s.final),
        players=tuple(_player(s, seat, edition) for seat in range(s.players)),
        stones=Frozen(
            {space: _bag(s.stones[road], GEMSTONES) for road, space in enumerate(known.roads)}
        ),
        discard=_bag(s.discard, GEMSTONES),
        books=Frozen({name: _book(s, name, known) for name in edition.books}),
        piles=_bag(s.piles, CRESTS),
        workshops=Frozen(owners),
        bonus=int(s.bonus),
        turned=int(s.turned),
        loaded=frozenset(slot for place, slot in enumerate(SLOTS) if s.loaded >> place & 1),
        delivered=int(s.delivered),
        rival=rival,
    )


def _player(s: Any, seat: int, edition: Edition) -> Player:
    kinds = numbers(edition).kinds
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


def _book(s: Any, name: str, known: Numbers) -> Book:
    number, cards = known.book[name], known.cards[name]
    left = s.pages[number, : s.left[number]]
    right = s.pages[number, at.PAGES - s.right[number] :][::-1]
    return Book(
        tuple(cards[page] for page in left),
        tuple(cards[page] for page in right),
        _bag(s.unseen[number], cards),
    )


def _bag(counts: Any, names: tuple[Any, ...]) -> Bag[Any]:
    """The records are as long as the caps; the names may be fewer."""
    return Bag({name: int(count) for name, count in zip(names, counts, strict=False) if count})
