"""The map, drawn from the edition's coordinates into a grid of characters.

Small grids show a space in one line, large ones in two (shapes above letters) with walled cities.
A space that can be reached bears the number of its choice; pawns stand below their space as the
numbers of the seats.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from valdora.content import GEMSTONES, Edition, Space
from valdora.rules import State
from valdora.terminal.signs import (
    ACCENT,
    CREST_STYLE,
    FAINT,
    GEMSTONE_STYLE,
    HOUSE,
    INK,
    PAPER,
    ROAD,
    SEAT_STYLE,
    SHAPES,
    SHIP,
    WATER,
    crest_sign,
    gemstones_in_order,
)
from valdora.texts import Texts

PLANE_WIDTH, PLANE_HEIGHT = 1600, 1000
"""The plane on which an edition gives its coordinates."""
LARGE = (74, 20)
"""From this width and height on, spaces are drawn in two lines."""

Strokes = tuple[str, str, str, str]
"""Level, upright, rising and falling."""
TRACK: Strokes = ("─", "│", "╱", "╲")  # noqa: RUF001 - strokes, not a slash
STREAM: Strokes = ("~", "~", "~", "~")

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, all inclusive."""
Cell = tuple[str, str]
"""A character and its style."""
Row = list[Cell]


@dataclass
class Canvas:
    """A grid of cells; whatever leaves it is lost."""

    width: int
    height: int
    cells: dict[tuple[int, int], Cell] = field(default_factory=dict)

    def put(self, x: int, y: int, char: str, style: str) -> None:
        """Write one character."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self.cells[x, y] = (char, style)

    def text(self) -> Text:
        """All rows."""
        made = Text(no_wrap=True, end="")
        for y in range(self.height):
            row = [self.cells.get((x, y), (" ", "")) for x in range(self.width)]
            for style, run in groupby(row, key=lambda cell: cell[1]):
                made.append("".join(char for char, _ in run), style)
            if y < self.height - 1:
                made.append("\n")
        return made


@dataclass(frozen=True)
class Drawing:
    """The map as text, and where each space can be clicked."""

    text: Text
    boxes: Mapping[str, Box]

    def at(self, x: int, y: int) -> str | None:
        """The space at a place."""
        for space, (left, top, right, bottom) in self.boxes.items():
            if left <= x <= right and top <= y <= bottom:
                return space
        return None


@dataclass(frozen=True)
class Marks:
    """What stands out on the map."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    """The number of the choice that leads to a space."""
    chosen: str | None = None
    """The space of the choice under the cursor."""
    useful: frozenset[str] = frozenset()
    """Destinations where something could be done."""


def draw(t: Texts, state: State, marks: Marks, width: int, height: int) -> Drawing:
    """The map of a position in a grid of this size."""
    return _Painter(t, state, marks, Canvas(width, height)).drawing()


class _Painter:
    def __init__(self, t: Texts, state: State, marks: Marks, canvas: Canvas) -> None:
        self._t = t
        self._state = state
        self._marks = marks
        self._canvas = canvas
        self._large = canvas.width >= LARGE[0] and canvas.height >= LARGE[1]

    def drawing(self) -> Drawing:
        edition = self._state.edition
        places = {space.id: self._place(space.x, space.y) for space in edition.spaces}
        self._rivers(edition, places)
        for road in edition.roads:
            for one, other in zip(road.spaces, road.spaces[1:], strict=False):
                self._line(places[one], places[other], TRACK, ROAD)
        self._label(self._place(edition.discard.x, edition.discard.y), self._discard())
        reachable_last = sorted(edition.spaces, key=lambda space: space.id in self._marks.numbers)
        boxes = {
            space.id: self._label(places[space.id], self._space(space)) for space in reachable_last
        }
        for space_id in boxes:
            self._pawns(space_id, boxes)
        return Drawing(self._canvas.text(), boxes)

    def _place(self, x: float, y: float) -> tuple[int, int]:
        """A point of the plane on the canvas, with room for labels at the rim."""
        across, down = self._canvas.width - 9, self._canvas.height - (3 if self._large else 1)
        left, right, top, bottom = self._extent
        return (
            4 + round((x - left) / (right - left) * across),
            (1 if self._large else 0) + round((y - top) / (bottom - top) * down),
        )

    @property
    def _extent(self) -> tuple[float, float, float, float]:
        """The part of the plane that is used."""
        spaces = self._state.edition.spaces
        xs, ys = [space.x for space in spaces], [space.y for space in spaces]
        return min(xs), max(*xs, min(xs) + 1), min(ys), max(*ys, min(ys) + 1)

    # Lines ------------------------------------------------------------------------------------

    def _rivers(self, edition: Edition, places: Mapping[str, tuple[int, int]]) -> None:
        """Ships go from the harbours to the harbour city, so water leads there."""
        ports = [space for space in edition.spaces if space.ships]
        city = next((port for port in ports if port.kind == "city"), None)
        for port in ports:
            if city and port is not city:
                self._line(places[port.id], places[city.id], STREAM, WATER + " dim")

    def _line(
        self, start: tuple[int, int], end: tuple[int, int], signs: Strokes, style: str
    ) -> None:
        """A line from cell to cell."""
        (x0, y0), (x1, y1) = sorted((start, end))
        level, upright, rising, falling = signs
        if abs(y1 - y0) > x1 - x0:
            self._steep((x0, y0), (x1, y1), (upright, rising, falling), style)
            return
        before = y0
        for x in range(x0, x1 + 1):
            y = y0 + round((y1 - y0) * (x - x0) / max(1, x1 - x0))
            slope = level if y == before else falling if y > before else rising
            self._canvas.put(x, max(y, before), slope, style)
            before = y

    def _steep(
        self,
        start: tuple[int, int],
        end: tuple[int, int],
        signs: tuple[str, str, str],
        style: str,
    ) -> None:
        (x0, y0), (x1, y1) = sorted((start, end), key=lambda point: point[1])
        upright, rising, falling = signs
        before = x0
        for y in range(y0, y1 + 1):
            x = x0 + round((x1 - x0) * (y - y0) / max(1, y1 - y0))
            slope = upright if x == before else falling if x > before else rising
            self._canvas.put(x, y, slope, style)
            before = x

    # Labels -----------------------------------------------------------------------------------

    def _label(self, place: tuple[int, int], rows: list[Row]) -> Box:
        """Write rows of cells round a place, kept inside the canvas."""
        width, height = max(map(len, rows)), len(rows)
        left = min(max(0, place[0] - width // 2), self._canvas.width - width)
        top = min(max(0, place[1] - (height - 1) // 2), self._canvas.height - height)
        for down, row in enumerate(rows):
            inset = (width - len(row)) // 2
            for across, (char, style) in enumerate(row):
                self._canvas.put(left + inset + across, top + down, char, style)
        return left, top, left + width - 1, top + height - 1

    def _space(self, space: Space) -> list[Row]:
        if space.kind == "city":
            return self._city(space)
        badge = self._badge(space)
        if space.kind == "road":
            stones = gemstones_in_order(self._state.stones[space.id])
            letters = [
                (self._t(f"letter-{stone}"), f"bold {GEMSTONE_STYLE[stone]}") for stone in stones
            ]
            letters = letters or [("·", FAINT), ("·", FAINT)]
            if not self._large:
                return [[*badge, *letters]]
            shapes = [(SHAPES[stone], GEMSTONE_STYLE[stone]) for stone in stones]
            return [[*badge, *shapes], [*([(" ", "")] * len(badge)), *letters]]
        return [[*badge, *self._sign(space)]]

    def _sign(self, space: Space) -> Row:
        """A harbour with its ships, a mine, a house with its crest."""
        if space.crest:
            name = crest_sign(self._t, space.crest, 9 if self._large else 6)
            return _row(HOUSE + name, f"bold {CREST_STYLE[space.crest]}")
        if space.kind == "harbour":
            ships = SHIP * space.ships
            if self._large:
                return _row(f"{ships}{self._t('term-harbour')}", f"bold {WATER}")
            return _row(f" {ships} ", f"bold {PAPER} on {WATER}")
        return _row(self._t("terminal-map-mine"), f"bold {INK}")

    def _city(self, space: Space) -> list[Row]:
        badge = self._badge(space)
        ships = f" {SHIP * space.ships}" if space.ships else ""
        name: Row = [*badge, *_row(f"{space.id}{ships}", f"bold {INK}")]
        if not self._large:
            return [[("[", INK), *name, ("]", INK)]]
        width = max(len(name), 3)
        left = (width - len(name)) // 2
        gap: Row = [(" ", "")]
        middle = [("║", INK), *gap * (left + 1), *name, *gap * (width - len(name) - left + 1)]
        return [
            _row("╔" + "═" * (width + 2) + "╗", INK),
            [*middle, ("║", INK)],
            _row("╚" + "═" * (width + 2) + "╝", INK),
        ]

    def _badge(self, space: Space) -> Row:
        """The number of the choice that leads here, louder where something could be done."""
        number = self._marks.numbers.get(space.id)
        if number is None:
            return []
        if space.id == self._marks.chosen:
            style = f"bold {PAPER} on {INK}"
        elif space.id in self._marks.useful:
            style = f"bold {PAPER} on {ACCENT}"
        else:
            style = f"{INK} on #5c4a34"
        return [*_row(str(number), style), *([(" ", "")] if self._large else [])]

    def _discard(self) -> list[Row]:
        """The discard field: how many lie there of each gemstone."""
        discard = self._state.discard
        name = [_row(self._t("term-discard-field"), FAINT)] if self._large else []
        cells: Row = []
        for stone in GEMSTONES:
            if stone in discard:
                letter = self._t(f"letter-{stone}")
                cells += _row(f"{letter}{discard[stone]}", f"bold {GEMSTONE_STYLE[stone]}")
                cells += [(" ", "")] if self._large else []
        heap: Row = [("(", FAINT), *(cells[:-1] if self._large else cells), (")", FAINT)]
        return [*name, heap]

    def _pawns(self, space_id: str, boxes: Mapping[str, Box]) -> None:
        """The pawns by their space: below, above or beside it, where they hide no label."""
        seats = [seat for seat, player in enumerate(self._state.players) if player.pawn == space_id]
        if not seats:
            return
        left, top, right, bottom = boxes[space_id]
        middle = (left + right + 1 - len(seats)) // 2
        places = [
            (middle, bottom + 1),
            (middle, top - 1),
            (right + 1, bottom),
            (left - len(seats), bottom),
            (right + 1, bottom + 1),
            (left - len(seats), bottom + 1),
        ]
        free = [place for place in places if self._free(place, len(seats), boxes)]
        x, y = free[0] if free else places[0]
        for index, seat in enumerate(seats):
            mover = seat == self._state.seat and self._state.phase != "over"
            style = f"bold {PAPER} on {SEAT_STYLE[seat]}" + (" underline" if mover else "")
            self._canvas.put(x + index, y, str(seat + 1), style)

    def _free(self, place: tuple[int, int], width: int, boxes: Mapping[str, Box]) -> bool:
        """Whether a row of cells is on the canvas and on no label."""
        x, y = place
        inside = x >= 0 and x + width <= self._canvas.width and 0 <= y < self._canvas.height
        return inside and not any(
            top <= y <= bottom and left < x + width and x <= right
            for left, top, right, bottom in boxes.values()
        )


def _row(text: str, style: str) -> Row:
    return [(char, style) for char in text]
