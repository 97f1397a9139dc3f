"""The clocks of a running game, from rows alone: given the time, they have none of their own.

What is decided about time is a row: that it was up for somebody, or that they are on holiday. So a
restart, another node or a clock set back changes nothing that was decided.
"""

from dataclasses import dataclass, replace
from typing import Final, Self

from valdora.table import rows

DAY_MS: Final = 24 * 60 * 60 * 1000
BACK_MS: Final = {"live": 60_000, "slow": 60 * 60_000}
"""Whose time was up and who comes back has so long, once in a turn."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """What the clocks show: whose time runs, since when, and what everyone has left."""

    left: tuple[int, ...]
    """By seat, in milliseconds; of the one whose time runs as of `since`."""
    holidays: tuple[int, ...]
    """What is left of the days off, by seat, in milliseconds."""
    until: tuple[int, ...]
    """The end of each one's holiday, if they are or were on one."""
    runs: int | None = None
    """The seat whose time runs."""
    since: int = 0
    """From then on it runs: after a holiday, that is later than now."""
    turn: int = 0
    """How many turns have ended."""
    helped: bool = False
    """Somebody came back in this turn, after their time was up."""

    @classmethod
    def of(cls, clock: rows.Clock, seats: int) -> Self:
        """As the game begins."""
        days = clock.holidays * DAY_MS
        return cls((clock.bank,) * seats, (days,) * seats, (0,) * seats, turn=-1)

    def remaining(self, seat: int, now: int) -> int:
        """What a seat has left, never less than nothing."""
        used = max(0, now - self.since) if seat == self.runs else 0
        return max(0, self.left[seat] - used)

    @property
    def due(self) -> int | None:
        """When time is up for the seat whose time runs."""
        return None if self.runs is None else self.since + self.left[self.runs]

    def days_off(self, seat: int, now: int) -> int:
        """How many days off a seat may still take, from now on."""
        return (self.holidays[seat] + max(0, self.until[seat] - now)) // DAY_MS

    def stopped(self, at: int) -> "Clocks":
        """Nobody's time runs any more."""
        if self.runs is None:
            return self
        return replace(
            self, left=_with(self.left, self.runs, self.remaining(self.runs, at)), runs=None
        )

    def followed(self, clock: rows.Clock, runs: int | None, turn: int, at: int) -> "Clocks":
        """After a row: the time of `runs` goes on, in a turn of that number."""
        if (runs, turn) == (self.runs, self.turn):
            return self
        made = self.stopped(at)
        if turn != self.turn:
            made = replace(made.next_turn(clock, self.runs), turn=turn, helped=False)
        if runs is None:
            return made
        if made.left[runs] == 0 and not made.helped:
            back = min(clock.bank, BACK_MS[clock.kind])
            made = replace(made, left=_with(made.left, runs, back), helped=True)
        return replace(made, runs=runs, since=max(at, made.until[runs]))

    def next_turn(self, clock: rows.Clock, ended: int | None) -> "Clocks":
        """Slow: everyone has the whole time again. Live: who played gets the increment."""
        if clock.kind == "slow":
            return replace(self, left=(clock.bank,) * len(self.left))
        if ended is None:
            return self
        return replace(self, left=_with(self.left, ended, self.left[ended] + clock.increment))

    def off(self, seat: int, until: int, at: int) -> "Clocks":
        """A seat is on holiday until then; what was left of an earlier one is given back."""
        days = self.holidays[seat] + max(0, self.until[seat] - at) - max(0, until - at)
        made = replace(
            self,
            holidays=_with(self.holidays, seat, max(0, days)),
            until=_with(self.until, seat, until),
        )
        if self.runs != seat:
            return made
        return replace(made.stopped(at), runs=seat, since=max(at, until))


def _with(of: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return *of[:seat], value, *of[seat + 1 :]
