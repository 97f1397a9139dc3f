"""Action codes: every action an edition knows, numbered in one documented order.

The order: `move` by space · `stay` · `turn L`, `turn R` · `buy L`, `buy R` · `buy L with …`, `buy R
with …` by slot that can carry gold · `return` by commission, L before R · `load` by slot, then
gemstone · `deliver` by commission, then slots · `silver` · `provisions` · `end` · `reveal` by book,
then card. Spaces, commissions and books come in the edition's order, slots and gemstones in the
order of the vocabulary. So codes are the same wherever an edition is loaded, and the reveals,
which no player chooses, come last.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import combinations, permutations

from valdora.content import GEMSTONES, SLOTS, Commission, Craft, Edition, Equipment, Slot
from valdora.rules.actions import (
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
from valdora.rules.reach import Reach, reach
from valdora.rules.versions import latest


@dataclass(frozen=True)
class Almanac:
    """An edition made ready to play: what can be looked up instead of worked out at every turn."""

    edition: Edition
    rules: int = field(default_factory=latest)
    """The version of the rules that is played."""

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All actions; an action's place is its code."""
        return tuple(_all_actions(self.edition))

    @cached_property
    def codes(self) -> Mapping[Action, int]:
        """The code of each action."""
        return {action: code for code, action in enumerate(self.actions)}

    @cached_property
    def by_notation(self) -> Mapping[str, Action]:
        """Each action by its notation."""
        return {str(action): action for action in self.actions}

    @cached_property
    def reach(self) -> Mapping[str, Reach]:
        """Where a pawn can go from each space."""
        return {space.id: reach(self.edition, space.id) for space in self.edition.spaces}

    @cached_property
    def near(self) -> Mapping[str, tuple[Move, ...]]:
        """The moves from each space that need no provisions (M1)."""
        return {start: self._moves(reached.free) for start, reached in self.reach.items()}

    @cached_property
    def far(self) -> Mapping[str, tuple[Move, ...]]:
        """All moves from each space with provisions (M2)."""
        return {
            start: self._moves(reached.free | reached.far) for start, reached in self.reach.items()
        }

    @cached_property
    def deliveries(self) -> Mapping[str, tuple[Deliver, ...]]:
        """The ways to pay for each commission (D2)."""
        ways_of: dict[str, list[Deliver]] = {kind.id: [] for kind in self.edition.commissions}
        for action in self.actions:
            if isinstance(action, Deliver):
                ways_of[action.commission].append(action)
        return {kind: tuple(ways) for kind, ways in ways_of.items()}

    @cached_property
    def loads(self) -> Mapping[Slot, tuple[Load, ...]]:
        """What can be loaded into each slot (L1)."""
        by_slot: dict[Slot, list[Load]] = {item.slot: [] for item in self.edition.equipment}
        for action in self.actions:
            if isinstance(action, Load):
                by_slot[action.slot].append(action)
        return {slot: tuple(loads) for slot, loads in by_slot.items()}

    @cached_property
    def reveals(self) -> Mapping[str, tuple[Reveal, ...]]:
        """The pages that can be revealed in each book."""
        by_book: dict[str, list[Reveal]] = {book: [] for book in self.edition.books}
        for action in self.actions:
            if isinstance(action, Reveal):
                by_book[action.book].append(action)
        return {book: tuple(reveals) for book, reveals in by_book.items()}

    @cached_property
    def wanted(self) -> Mapping[str, tuple[str, ...]]:
        """The gemstones each commission wants, sorted, to compare with what is carried."""
        return {kind.id: tuple(sorted(kind.gemstones)) for kind in self.edition.commissions}

    @cached_property
    def commission(self) -> Mapping[str, Commission]:
        """The commissions by kind."""
        return {kind.id: kind for kind in self.edition.commissions}

    @cached_property
    def equipment(self) -> Mapping[str, Equipment]:
        """The equipment by slot."""
        return {item.slot: item for item in self.edition.equipment}

    @cached_property
    def craft(self) -> Mapping[str, Craft]:
        """The crafts by crest."""
        return {craft.crest: craft for craft in self.edition.crafts}

    def _moves(self, spaces: frozenset[str]) -> tuple[Move, ...]:
        return tuple(
            action for action in self.actions if isinstance(action, Move) and action.space in spaces
        )


def almanac(edition: Edition, rules: int | None = None) -> Almanac:
    """The almanac of an edition, made once, for a version of the rules: the latest."""
    return _almanac(edition, latest() if rules is None else rules)


@lru_cache(maxsize=64)
def _almanac(edition: Edition, rules: int) -> Almanac:
    return Almanac(edition, rules)


def _all_actions(edition: Edition) -> Iterator[Action]:
    yield from (Move(space.id) for space in edition.spaces)
    yield Stay()
    yield from (Turn(side) for side in SIDES)
    yield from (Buy(side) for side in SIDES)
    purses = [item.slot for item in _in_slot_order(edition) if item.gemstone in (None, "gold")]
    yield from (Buy(side, slot) for side in SIDES for slot in purses)
    yield from (Return(kind.id, side) for kind in edition.commissions for side in SIDES)
    for item in _in_slot_order(edition):
        takes = GEMSTONES if item.gemstone is None else (item.gemstone,)
        yield from (Load(gemstone, item.slot) for gemstone in takes)
    for kind in edition.commissions:
        yield from (Deliver(kind.id, slots) for slots in _payments(edition, kind))
    yield Silver()
    yield Provisions()
    yield End()
    for book in edition.books:
        yield from (Reveal(book, card) for card in edition.cards(book))


def _in_slot_order(edition: Edition) -> list[Equipment]:
    return sorted(edition.equipment, key=lambda item: SLOTS.index(item.slot))


def _payments(edition: Edition, kind: Commission) -> Iterator[tuple[Slot, ...]]:
    """The sets of slots that could carry what a commission wants."""
    items = _in_slot_order(edition)
    for chosen in combinations(items, len(kind.gemstones)):
        if any(
            all(item.gemstone in (None, wanted) for item, wanted in zip(chosen, order, strict=True))
            for order in permutations(kind.gemstones)
        ):
            yield tuple(item.slot for item in chosen)
