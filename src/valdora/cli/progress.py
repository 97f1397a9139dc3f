"""How far something is and how long it will take, on stderr.

In a terminal it is a moving bar, elsewhere a line now and then.
"""

import math
import sys
from typing import Final

from valdora.server.thinking.progress import Progress as Pace
from valdora.texts import Texts

_WIDTH: Final = 30
_LINES: Final = 10
"""How many lines a log gets at most."""


class Progress:
    """Says `key` with how many of how many are done. It can be called wherever one may report.

    What it hears of first was done before; the time left follows from what came since.
    """

    def __init__(self, t: Texts, key: str = "cli-progress") -> None:
        self._t = t
        self._key = key
        self._moving = sys.stderr.isatty()
        self._pace = Pace()
        self._begun: int | None = None
        self._wide = 0

    def __call__(self, done: int, total: int) -> None:
        """Say that so many of so many are done."""
        if self._begun is None:
            self._begun = done
        self._pace.tell(done - self._begun, total - self._begun)
        text = self._t(self._key, done=done, total=total)
        left = self._pace.left() if done < total else None
        if left:
            text = f"{text}. {left_text(self._t, *left)}"
        if self._moving:
            full = done * _WIDTH // total if total else 0
            bar = "█" * full + "░" * (_WIDTH - full)
            end = "\n" if done == total else ""
            rest = " " * (self._wide - len(text))
            self._wide = len(text)
            print(f"\r{bar} {text}{rest}", end=end, file=sys.stderr, flush=True)
        elif total and done * _LINES // total > (done - 1) * _LINES // total:
            print(text, file=sys.stderr, flush=True)


def left_text(t: Texts, low: float, high: float) -> str:
    """The time left in whole minutes, no more exact than it is known."""
    if high <= 60:
        return t("review-left-soon")
    least, most = math.floor(low / 60), math.ceil(high / 60)
    if most - least <= 1:
        return t("review-left-about", minutes=most)
    if least:
        return t("review-left-range", low=least, high=most)
    return t("review-left-most", minutes=most)
