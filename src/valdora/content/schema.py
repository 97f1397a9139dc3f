"""The shape of an edition's file: which keys there are and what each may hold on its own.

What keys mean together (totals, roads, crests) is in `check`. The upper bounds are chosen so that
every figure fits small machine integers, and no file can ask for an absurd game.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time
from typing import Final, get_args

from valdora.content.edition import CRESTS, GEMSTONES, SLOTS, BookKind, Slot, SpaceKind
from valdora.content.faults import shown
from valdora.content.files import editions

WIDTH: Final = 1600
HEIGHT: Final = 1000

ID_LIMIT: Final = 32
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,31}")
EDITION_ID_LIMIT: Final = 64
EDITION_ID: Final = re.compile(r"[a-z0-9][a-z0-9.-]{0,63}")
TITLE_LIMIT: Final = 80

TOOLS: Final[tuple[Slot, ...]] = SLOTS[1:5]
VEHICLES: Final[tuple[Slot, ...]] = SLOTS[5:]


class MisfitError(Exception):
    """A value that its key cannot hold: a fault code and its figures."""

    def __init__(self, code: str, **figures: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.figures = figures


def kind_of(value: object) -> str:
    """What TOML calls a value's type."""
    kinds: list[tuple[type | tuple[type, ...], str]] = [
        (bool, "boolean"),  # before int: Python counts booleans among the integers
        (int, "integer"),
        (float, "float"),
        (str, "string"),
        (list, "array"),
        (dict, "table"),
        ((date, datetime, time), "date"),
    ]
    return next((name for kind, name in kinds if isinstance(value, kind)), type(value).__name__)


def expect(kind: str, value: object) -> None:
    """Refuse a value of another type."""
    if kind_of(value) != kind:
        raise MisfitError("wrong-type", expected=kind, got=kind_of(value))


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    low: int
    high: int
    kind: str = "integer"

    def read(self, value: object) -> int:
        expect(self.kind, value)
        assert isinstance(value, int)
        if not self.low <= value <= self.high:
            raise MisfitError("out-of-range", got=shown(value), low=self.low, high=self.high)
        return value


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    kind: str = "boolean"

    def read(self, value: object) -> bool:
        expect(self.kind, value)
        return value is True


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few names."""

    names: tuple[str, ...]
    kind: str = "string"

    def read(self, value: object) -> str:
        expect(self.kind, value)
        if value not in self.names:
            raise MisfitError("unknown-name", got=shown(value), known=", ".join(self.names))
        assert isinstance(value, str)
        return value


@dataclass(frozen=True, slots=True)
class Title:
    """One line of text."""

    kind: str = "string"

    def read(self, value: object) -> str:
        expect(self.kind, value)
        assert isinstance(value, str)
        if not (0 < len(value) <= TITLE_LIMIT and value.isprintable() and value.strip()):
            raise MisfitError("bad-title", limit=TITLE_LIMIT)
        return value


@dataclass(frozen=True, slots=True)
class EditionId:
    """The id of an edition, fit for a file name and a command line."""

    kind: str = "string"

    def read(self, value: object) -> str:
        expect(self.kind, value)
        assert isinstance(value, str)
        if not EDITION_ID.fullmatch(value):
            raise MisfitError("bad-edition-id", got=shown(value), limit=EDITION_ID_LIMIT)
        return value


@dataclass(frozen=True, slots=True)
class Released:
    """The id of a released edition."""

    kind: str = "string"

    def read(self, value: object) -> str:
        return OneOf(editions()).read(value)


@dataclass(frozen=True, slots=True)
class Names:
    """A list of different names, of given ones or (`None`) of any."""

    names: tuple[str, ...] | None
    low: int
    high: int
    kind: str = "array"

    def read(self, value: object) -> tuple[str, ...]:
        expect(self.kind, value)
        assert isinstance(value, list)
        if not self.low <= len(value) <= self.high:
            raise MisfitError("wrong-length", got=len(value), low=self.low, high=self.high)
        for index, name in enumerate(value):
            expect("string", name)
            if self.names is not None:
                OneOf(self.names).read(name)
            if name in value[:index]:
                raise MisfitError("name-doubled", name=shown(name))
        return tuple(value)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the drawing plane: x and y."""

    kind: str = "array"

    def read(self, value: object) -> tuple[float, float]:
        expect(self.kind, value)
        assert isinstance(value, list)
        if len(value) != 2:
            raise MisfitError("wrong-length", got=len(value), low=2, high=2)
        x, y = (self.coordinate(v, end) for v, end in zip(value, (WIDTH, HEIGHT), strict=True))
        return x, y

    def coordinate(self, value: object, end: int) -> float:
        if kind_of(value) != "float":
            expect("integer", value)
        assert isinstance(value, int | float)
        if not 0 <= value <= end:  # true of nan as well
            raise MisfitError("out-of-range", got=shown(value), low=0, high=end)
        return float(value)


Leaf = Whole | Flag | OneOf | Title | EditionId | Released | Names | Spot


@dataclass(frozen=True, slots=True)
class Table:
    """A table: fixed keys, of which some are optional, or (`each`) entries by free ids."""

    keys: Mapping[str, "Leaf | Table"] = field(default_factory=dict)
    optional: frozenset[str] = frozenset()
    each: "Leaf | Table | None" = None
    kind: str = "table"


ENTRY_LIMIT: Final = 99
"""Entries in a table with free ids; an edition has 30 spaces."""

COUNT: Final = Whole(1, 99)
PRICE: Final = Whole(1, 99)
POINTS: Final = Whole(0, 99)

EDITION: Final = Table(
    {
        "extends": Released(),
        "drop": Names(None, 0, 999),
        "id": EditionId(),
        "name": Title(),
        "players": Table({"min": Whole(2, 5), "max": Whole(2, 5), "rival": Flag()}),
        "figures": Table(
            {
                "coins": Whole(1, 999),
                "purse": COUNT,
                "open_commissions": Whole(1, 9),
                "stones_per_road_space": Whole(1, 9),
                "bonus_tiles": Whole(0, 99),
                "bonus_points": POINTS,
                "colour_points": POINTS,
                "gemstone_points": POINTS,
                "commission_price": PRICE,
                # Free pages without end would let a turn never end.
                "page_price": PRICE,
                "free_pages": Whole(0, 9),
                "encounter_price": PRICE,
            }
        ),
        "gemstones": Table(dict.fromkeys(GEMSTONES, COUNT)),
        "equipment": Table(
            {
                **dict.fromkeys(TOOLS, Table({"gemstone": OneOf(GEMSTONES[:4]), "copies": COUNT})),
                **dict.fromkeys(VEHICLES, Table({"load_price": PRICE, "copies": COUNT})),
            }
        ),
        "commissions": Table(
            each=Table(
                {
                    "crest": OneOf(CRESTS),
                    "coins": PRICE,
                    "gemstones": Names(GEMSTONES, 1, 3),
                    "points": POINTS,
                    "copies": COUNT,
                },
                optional=frozenset({"coins", "gemstones"}),
            )
        ),
        "crafts": Table(
            {"clockwise": Names(CRESTS, 1, len(CRESTS))}
            | {
                crest: Table(
                    {
                        "tiles": COUNT,
                        "removed_with_three": Whole(0, 99),
                        "workshop_needs": COUNT,
                        "workshop_points": POINTS,
                    }
                )
                for crest in CRESTS
            }
        ),
        "spaces": Table(
            each=Table(
                {
                    "kind": OneOf(get_args(SpaceKind)),
                    "ships": Whole(1, 7),
                    "crest": OneOf(CRESTS),
                    "book": OneOf(get_args(BookKind)),
                },
                optional=frozenset({"ships", "crest", "book"}),
            )
        ),
        "roads": Table(each=Names(None, 2, 30)),
        "drawing": Table({"discard": Spot(), "spaces": Table(each=Spot())}),
    },
    optional=frozenset({"extends", "drop"}),
)
