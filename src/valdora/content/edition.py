"""An edition as frozen objects: every figure of the game, none of its rules.

The names (gemstones, slots, crests) are the vocabulary of the game and the same in every edition;
everything that is a number, a place or a card comes from the edition's file.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, get_args

Gemstone = Literal["ruby", "sapphire", "amethyst", "emerald", "gold"]
"""What is carried and delivered, gold included."""
Slot = Literal["pan", "shovel", "pick", "hammer", "chisel", "horse", "cart"]
"""An equipment card's place for one gemstone, named after the card."""
Crest = Literal["silver", "gold", "white", "violet", "red", "blue", "green"]
"""The sign of a house, and the colour of its commissions, craftsmen and workshop."""
SpaceKind = Literal["city", "road", "harbour", "mine", "house"]
"""What a pawn can stand on."""
BookKind = Literal["equipment", "commissions"]
"""What the pages of a book sell."""
Source = Literal["printed", "found", "reconstructed"]
"""Where a figure of an edition comes from."""

GEMSTONES: Final[tuple[Gemstone, ...]] = get_args(Gemstone)
"""All gemstones, in the order of notation and codes."""
SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)
"""All slots, in the order of notation and codes."""
CRESTS: Final[tuple[Crest, ...]] = get_args(Crest)
"""All crests, in the order of notation and codes."""
PAN: Final[Slot] = "pan"
"""The only slot for gold that everybody has."""


@dataclass(frozen=True, slots=True)
class Space:
    """A place where a pawn can stand (S4); `x`, `y` on a plane of 1600 by 1000."""

    id: str
    kind: SpaceKind
    x: float
    y: float
    ships: int = 0
    crest: Crest | None = None
    book: BookKind | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the plane of 1600 by 1000 that is no space."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Road:
    """A chain of neighbouring spaces, both ends included; the ends are usually cities."""

    id: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Equipment:
    """An equipment item (S6): what it loads (`None`: any gemstone), for how many coins, and how
    many copies each catalogue holds. The gold pan is in no catalogue."""

    slot: Slot
    gemstone: Gemstone | None
    load_price: int
    copies: int


@dataclass(frozen=True, slots=True)
class Commission:
    """A kind of commission (S7): what the patron wants, the crest, the points, copies per book."""

    id: str
    crest: Crest
    coins: int
    gemstones: tuple[Gemstone, ...]
    points: int
    copies: int


@dataclass(frozen=True, slots=True)
class Craft:
    """One colour of the craftsman board (S9, S10) with its pile and its workshop."""

    crest: Crest
    tiles: int
    removed_with_three: int
    """Tiles taken out before a game of at most three players."""
    workshop_needs: int
    workshop_points: int


@dataclass(frozen=True, slots=True)
class Figures:
    """The single numbers of the game."""

    coins: int
    purse: int
    """Coins a player may hold (S3) and a mine fills up to (V1)."""
    open_commissions: int
    stones_per_road_space: int
    bonus_tiles: int
    bonus_points: int
    colour_points: int
    gemstone_points: int
    commission_price: int
    page_price: int
    free_pages: int
    encounter_price: int


@dataclass(frozen=True)
class Edition:
    """A complete, valid edition. `load` and `parse` are the only ways to one."""

    id: str
    name: str
    min_players: int
    max_players: int
    rival: bool
    """Played with the rival of the duel (X1-X6)."""
    start: str
    """The space where all pawns begin (S2)."""
    spaces: tuple[Space, ...]
    roads: tuple[Road, ...]
    discard: Point
    """Where the discard field is drawn."""
    gemstones: Mapping[Gemstone, int]
    equipment: tuple[Equipment, ...]
    commissions: tuple[Commission, ...]
    crafts: tuple[Craft, ...]
    """Clockwise round the craftsman board."""
    figures: Figures
    sources: Mapping[str, Source] = field(compare=False)
    """Where each figure comes from, by its dotted key in the file."""
    sha256: str = field(compare=False)
    """Of everything the game is played with: not of coordinates, names and sources."""

    def __hash__(self) -> int:
        return hash(self.sha256)

    @cached_property
    def space(self) -> Mapping[str, Space]:
        """The spaces by id."""
        return {space.id: space for space in self.spaces}

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The spaces one step away from each space."""
        near_to: dict[str, list[str]] = {space.id: [] for space in self.spaces}
        for road in self.roads:
            for one, other in zip(road.spaces, road.spaces[1:], strict=False):
                near_to[one].append(other)
                near_to[other].append(one)
        return {space: tuple(dict.fromkeys(near)) for space, near in near_to.items()}

    @cached_property
    def books(self) -> tuple[str, ...]:
        """The cities that hold a book, in the order of the spaces."""
        return tuple(space.id for space in self.spaces if space.book)

    def cards(self, book: str) -> Mapping[str, int]:
        """The set of cards a book starts with: card id to number of copies."""
        return self._cards["equipment" if self.space[book].book == "equipment" else "commissions"]

    @cached_property
    def _cards(self) -> Mapping[BookKind, Mapping[str, int]]:
        return {
            "equipment": {item.slot: item.copies for item in self.equipment if item.copies},
            "commissions": {kind.id: kind.copies for kind in self.commissions if kind.copies},
        }
