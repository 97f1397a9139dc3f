"""How far something is, on stderr: a moving bar in a terminal, now and then a line elsewhere."""

import sys
from typing import Final

from valdora.texts import Texts

_WIDTH: Final = 30
_LINES: Final = 10
"""How many lines a log gets at most."""


class Progress:
    """Says `key` with how many of how many are done. It can be called wherever one may report."""

    def __init__(self, t: Texts, key: str = "cli-progress") -> None:
        self._t = t
        self._key = key
        self._moving = sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        """Say that so many of so many are done."""
        text = self._t(self._key, done=done, total=total)
        if self._moving:
            full = done * _WIDTH // total if total else 0
            bar = "█" * full + "░" * (_WIDTH - full)
            end = "\n" if done == total else ""
            print(f"\r{bar} {text}", end=end, file=sys.stderr, flush=True)
        elif total and done * _LINES // total > (done - 1) * _LINES // total:
            print(text, file=sys.stderr, flush=True)
