"""Chances over a game as a chart of signs, one strip for each player: it needs no colour."""

from collections.abc import Sequence
from typing import Final

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
"""A cell filled by so many eighths."""
MARKS: Final = "①②③④⑤⑥⑦⑧⑨"
_HEIGHT: Final = 4
"""Lines of a strip."""


def resampled(values: Sequence[float], width: int) -> list[float]:
    """The values evenly over at most this width, from the first to the last."""
    if len(values) <= width:
        return [value for value in values for _ in range(width // len(values))]
    last = len(values) - 1
    return [values[round(place * last / (width - 1))] for place in range(width)]


def column(place: int, count: int, width: int) -> int:
    """Where one of `count` values begins in a chart of this width."""
    return place * (width // count) if count <= width else round(place * (width - 1) / (count - 1))


def strip(values: Sequence[float], labels: Sequence[str]) -> list[str]:
    """Values from 0 to 1 as lines of blocks, with labels for the top, the middle and the bottom."""
    top, middle, bottom = labels
    wide = max(len(label) for label in labels)
    named = [top, "", middle, bottom]
    lines = []
    for line in range(_HEIGHT):
        below = (_HEIGHT - 1 - line) * 8
        cells = (min(8, max(0, round(value * _HEIGHT * 8) - below)) for value in values)
        blocks = "".join(BLOCKS[cell] for cell in cells)
        lines.append(f"{named[line]:>{wide}} ┤{blocks}".rstrip())
    return lines


def axis(width: int, marked: Sequence[int], margin: int) -> str:
    """The line below a strip, with a number at each of the marked columns."""
    signs = ["─"] * width
    for mark, place in reversed(list(zip(MARKS, marked, strict=False))):
        signs[place] = mark
    return " " * (margin + 1) + "└" + "".join(signs)
