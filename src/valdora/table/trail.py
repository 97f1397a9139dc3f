"""A list that grows at its end, of which a copy costs the same however long it is."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, Generic, TypeVar, overload

T = TypeVar("T")
BLOCK: Final = 64


class Trail(Sequence[T], Generic[T]):  # noqa: PLW1641  (it changes)
    """What happened, one thing after the other. Full blocks are shared by all copies and never
    changed; only what came behind them is copied."""

    __slots__ = ("_blocks", "_last")

    def __init__(self) -> None:
        self._blocks: tuple[tuple[T, ...], ...] = ()
        self._last: list[T] = []
        """Fewer than a block."""

    def copy(self) -> "Trail[T]":
        """Another that goes its own way from here on."""
        made: Trail[T] = Trail()
        made._blocks, made._last = self._blocks, self._last.copy()
        return made

    def append(self, thing: T) -> None:
        """One more."""
        self._last.append(thing)
        if len(self._last) == BLOCK:
            self._blocks, self._last = (*self._blocks, tuple(self._last)), []

    def cut(self, length: int) -> None:
        """Keep the first so many only."""
        if length < len(self._blocks) * BLOCK:
            whole, rest = divmod(length, BLOCK)
            self._last = list(self._blocks[whole][:rest])
            self._blocks = self._blocks[:whole]
        else:
            del self._last[length - len(self._blocks) * BLOCK :]

    def replace_last(self, thing: T) -> None:
        """Another in place of the last."""
        self.cut(len(self) - 1)
        self.append(thing)

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._last)

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self._blocks), self._last)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        places = range(len(self))[at]
        if isinstance(places, range):
            return [self._at(place) for place in places]
        return self._at(places)

    def _at(self, place: int) -> T:
        block, within = divmod(place, BLOCK)
        return self._last[within] if block == len(self._blocks) else self._blocks[block][within]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Trail):
            return NotImplemented
        return (self._blocks, self._last) == (other._blocks, other._last)

    def __repr__(self) -> str:
        return f"Trail({list(self)!r})"
