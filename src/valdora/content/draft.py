"""A draft: the sound values of an edition's file, by key, before they are checked together.

Only what fits the schema gets in. Keys whose value did not fit are remembered as marred, so that
one mistake is reported once and not again as something missing or a wrong total.
"""

from valdora.content.edition import Source
from valdora.content.faults import Path


class Draft:
    """Values and sources by path; tables and entries keep the order of the file."""

    def __init__(self) -> None:
        self.values: dict[Path, object] = {}
        self.sources: dict[Path, Source] = {}
        self.tables: dict[Path, None] = {}
        self.marred: set[Path] = set()

    def flag(self, *path: str) -> bool | None:
        """The truth value at a key, `None` where there is no sound one."""
        value = self.values.get(path)
        return value if isinstance(value, bool) else None

    def number(self, *path: str) -> int | None:
        """The whole number at a key, `None` where there is no sound one."""
        value = self.values.get(path)
        return value if isinstance(value, int) else None

    def word(self, *path: str) -> str | None:
        """The name at a key, `None` where there is no sound one."""
        value = self.values.get(path)
        return value if isinstance(value, str) else None

    def words(self, *path: str) -> tuple[str, ...] | None:
        """The list of names at a key, `None` where there is no sound one."""
        value = self.values.get(path)
        return value if isinstance(value, tuple) else None

    def spot(self, *path: str) -> tuple[float, float] | None:
        """The place at a key, `None` where there is no sound one."""
        value = self.values.get(path)
        return value if isinstance(value, tuple) else None

    def entries(self, *path: str) -> tuple[str, ...]:
        """The ids of the entries of a table, in order."""
        return tuple(key[-1] for key in (*self.tables, *self.values) if key[:-1] == path)

    def has(self, path: Path) -> bool:
        """Whether there is a value or a table at a path."""
        return path in self.values or path in self.tables

    def lost(self, path: Path) -> bool:
        """Whether a fault has been reported at a path or above it."""
        return any(path[:length] in self.marred for length in range(len(path) + 1))

    def sound(self, *path: str) -> bool:
        """Whether no fault has been reported at a path, above it or below it."""
        return not self.lost(path) and all(key[: len(path)] != path for key in self.marred)

    def drop(self, path: Path) -> None:
        """Forget everything at a path and below it."""
        end = len(path)
        self.values = {key: value for key, value in self.values.items() if key[:end] != path}
        self.sources = {key: value for key, value in self.sources.items() if key[:end] != path}
        self.tables = {key: None for key in self.tables if key[:end] != path}

    def overlay(self, other: "Draft") -> None:
        """Take over all that another draft says; what it is silent about stays."""
        self.values |= other.values
        self.sources |= other.sources
        self.tables |= other.tables
        self.marred |= other.marred
