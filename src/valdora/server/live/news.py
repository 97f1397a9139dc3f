"""What a process tells those at the same table elsewhere of a move: its rows, and the step as sent.

It spares them to read, to work out the choices and to encode what one has encoded already. It is
worth no more than a nudge: who cannot use it, since it does not follow what they know, reads.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple
from zlib import crc32

from valdora.server.storage import Row
from valdora.table.frames import PLAY

MOST: Final = 64 << 10
"""Signs; what is longer had better be read by who needs it."""
_ROWS, _STEP = "\n", "\n\n"


class News(NamedTuple):
    """Rows that come right after one that is known by its number and its content."""

    table: str
    after: int
    onto: str
    rows: tuple[Row, ...]
    step: str = ""
    """What everyone at the table is sent; nothing if that has to be worked out."""

    @property
    def text(self) -> str | None:
        """In one piece; nothing if it is more than a game's own rows, too long or not ASCII."""
        if any(row.kind not in PLAY for row in self.rows):
            return None
        rows = (f"{row.kind} {row.payload.decode()}" for row in self.rows)
        begun = _ROWS.join((f"{self.table} {self.after} {self.onto}", *rows))
        text = begun + _STEP + self.step
        return text if len(text) <= MOST and text.isascii() else None


def table_of(text: str) -> str:
    """Of which table it is."""
    return text.partition(" ")[0]


def read(text: str) -> News:
    """What `News.text` says."""
    begun, _, step = text.partition(_STEP)
    head, *lines = begun.split(_ROWS)
    table, after, onto = head.split(" ")
    return News(table, int(after), onto, tuple(_rows(int(after), lines)), step)


def _rows(after: int, lines: Sequence[str]) -> list[Row]:
    made = []
    for seq, line in enumerate(lines, after + 1):
        kind, _, payload = line.partition(" ")
        made.append(Row(seq, kind, payload.encode()))
    return made


def mark(row: Row) -> str:
    """What tells a row from another of the same number that was lost."""
    return f"{crc32(row.payload):08x}"
