"""What is thought of next: fair shares by place, person and table. Pure.

On each level one takes turns with the others: places (addresses) among themselves, at a place its
people, of a person their tables, and at a table who asked first. So whatever one person asks for,
everyone else waits for a single thought of theirs at most; and many keys at one address count less
than many people at many.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

J = TypeVar("J")


class Payer(NamedTuple):
    """From whose share something is paid."""

    place: str = ""
    """The address, as far as it is known."""
    person: str = ""
    """The hash of their key; empty for who has none."""
    table: str = ""

    @property
    def account(self) -> tuple[str, str]:
        """Who it is: a key, wherever it is used; of who has none, the address."""
        return ("", self.person) if self.person else (self.place, "")


class _Asked(NamedTuple, Generic[J]):
    payer: Payer
    job: J


@dataclass
class _Turns(Generic[J]):
    """What waits at one place, for one person or at one table; who is next comes first."""

    below: "dict[str, _Turns[J]]" = field(default_factory=dict)
    asked: list[_Asked[J]] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.below or self.asked)

    def copy(self) -> "_Turns[J]":
        below = {name: turns.copy() for name, turns in self.below.items()}
        return _Turns(below, list(self.asked))

    def take(self, busy: "Counter[tuple[str, str]]", each: int) -> _Asked[J] | None:
        """The next of someone for whom less than `each` is under way."""
        if self.asked:
            return self.asked.pop(0) if busy[self.asked[0].payer.account] < each else None
        for name, turns in list(self.below.items()):
            taken = turns.take(busy, each)
            if taken:
                del self.below[name]
                if turns:
                    self.below[name] = turns  # behind the others
                return taken
        return None


class Shares(Generic[J]):
    """What waits to be thought of, and how much is under way for whom."""

    def __init__(self, each: int) -> None:
        """At most `each` is under way for one person at the same time."""
        self._each = each
        self._turns: _Turns[J] = _Turns()
        self._asked: Counter[tuple[str, str]] = Counter()
        self._busy: Counter[tuple[str, str]] = Counter()

    def asked(self, payer: Payer) -> int:
        """How much a person has asked for that is not done."""
        return self._asked[payer.account]

    def add(self, payer: Payer, job: J) -> None:
        """Something to think of."""
        turns = self._turns
        for name in payer:
            turns = turns.below.setdefault(name, _Turns())
        turns.asked.append(_Asked(payer, job))
        self._asked[payer.account] += 1

    def take(self) -> tuple[Payer, J] | None:
        """What is to be thought of now, if anything may be; `done` follows."""
        taken = self._turns.take(self._busy, self._each)
        if taken:
            self._busy[taken.payer.account] += 1
        return taken

    def done(self, payer: Payer) -> None:
        """Something that was taken is done."""
        self._busy -= Counter([payer.account])
        self._asked -= Counter([payer.account])

    def drop(self, payer: Payer, job: J) -> None:
        """Nobody waits for it any more; if it was taken, it goes on."""
        turns = [self._turns]
        for name in payer:
            turns.append(turns[-1].below.get(name, _Turns()))
        asked = _Asked(payer, job)
        if asked in turns[-1].asked:
            turns[-1].asked.remove(asked)
            self._asked -= Counter([payer.account])
            for name, above, emptied in zip(payer[::-1], turns[-2::-1], turns[:0:-1], strict=True):
                if not emptied:
                    del above.below[name]

    def order(self) -> Iterator[J]:
        """All that waits, in the order in which it is taken if nothing more is asked for."""
        turns: _Turns[J] = self._turns.copy()
        while taken := turns.take(Counter(), 1):
            yield taken.job
