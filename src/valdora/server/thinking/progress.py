"""How far something is that is done piece by piece, and how long the rest of it will take."""

import math
import time
from collections.abc import Callable
from statistics import fmean, stdev
from typing import Final

LEAST: Final = 3
"""Pieces that must be done before anything can be said of the rest."""


class Progress:
    """Hears how many pieces are done, from any thread. Knows nothing of what they are.

    The time left follows from the pieces done so far, as an interval: few of them, or unequal ones,
    make it wide. A piece that takes longer than usual counts as soon as it does.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = clock()
        self._took: list[float] = []
        self.done = 0
        self.total = 0

    def tell(self, done: int, total: int) -> None:
        """So many are done of so many; told for the first time when work on them begins."""
        now = self._clock()
        if more := done - self.done:
            self._took += [(now - self._since) / more] * more
        self._since, self.done, self.total = now, done, total

    def left(self) -> tuple[float, float] | None:
        """The seconds until the end, from and to (95 %); nothing before that can be known."""
        took, spent = list(self._took), self._clock() - self._since
        if len(took) < LEAST:
            return None
        if spent > fmean(took):
            took.append(spent)
        rest = self.total - self.done
        mean = rest * fmean(took) - min(spent, fmean(took) if rest else 0)
        within = 2 * stdev(took) * math.sqrt(rest + rest**2 / len(took))
        return max(0.0, mean - within), max(0.0, mean + within)
