"""Records: named numbers one after the other in memory, described once, in plain Python.

Every number lies where its size divides its address, and all are little-endian. The kernel makes a
NumPy dtype of the same description, and the compiled file carries it for other languages.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, Final

SIZES: Final = {"b": 1, "h": 2, "i": 4, "q": 8, "Q": 8, "f": 4, "d": 8}
"""The kinds of numbers, by their codes in `struct`, and how many bytes each takes."""
Memory = bytearray | memoryview


@dataclass(frozen=True)
class Field:
    """One place in a record: a number, a nested record, or an array of either."""

    name: str
    kind: "str | Record"
    shape: tuple[int, ...]
    offset: int

    @property
    def item(self) -> int:
        """How many bytes one of its items takes."""
        return SIZES[self.kind] if isinstance(self.kind, str) else self.kind.size

    @property
    def row(self) -> int:
        """How many bytes lie between its rows: what its first index counts."""
        return self.item * prod(self.shape[1:])

    @property
    def size(self) -> int:
        """How many bytes all of it takes."""
        return self.item * prod(self.shape)


class Record:
    """The description of a record: `Record(("rounds", "i"), ("coins", "b", 5), …)`."""

    def __init__(self, *fields: "tuple[str, str | Record] | tuple[Any, ...]") -> None:
        self.fields: dict[str, Field] = {}
        self.align, end = 1, 0
        for name, kind, *shape in fields:
            align = SIZES[kind] if isinstance(kind, str) else kind.align
            field = Field(name, kind, tuple(shape), -(-end // align) * align)
            self.fields[name] = field
            self.align = max(self.align, align)
            end = field.offset + field.size
        self.size = -(-end // self.align) * self.align

    def put(self, memory: Memory, name: str, *values: float, row: int = 0, base: int = 0) -> None:
        """Write numbers into a field of the record that begins at `base`, from a row of it on."""
        field = self.fields[name]
        place = base + field.offset + row * field.row
        struct.pack_into(f"<{len(values)}{field.kind}", memory, place, *values)

    def get(self, memory: Memory, name: str, row: int | None = None, base: int = 0) -> Any:
        """The number of a field, or all numbers of a field or of one row of it."""
        field = self.fields[name]
        place, size = base + field.offset, field.size
        if row is not None:
            place, size = place + row * field.row, field.row
        found = struct.unpack_from(f"<{size // field.item}{field.kind}", memory, place)
        return found[0] if size == field.item and (row is not None or not field.shape) else found

    def described(self) -> dict[str, Any]:
        """The same as JSON: size, and of each field its offset, its kind and its shape."""
        fields = {
            field.name: [
                field.offset,
                field.kind if isinstance(field.kind, str) else field.kind.described(),
                *field.shape,
            ]
            for field in self
        }
        return {"size": self.size, "fields": fields}

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())
