"""A progress bar on stderr: a moving one in a terminal, now and then a line elsewhere."""

import sys
from typing import Final

from valdora.texts import Texts

_WIDTH: Final = 30
_LINES: Final = 10
"""How many lines a log gets at most."""


class Progress:
    """Shows how many of `total` games are done."""

    def __init__(self, t: Texts, total: int) -> None:
        self._t = t
        self._total = total
        self._moving = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Say that so many are done."""
        text = self._t("cli-progress", done=done, total=self._total)
        if self._moving:
            full = done * _WIDTH // self._total
            bar = "█" * full + "░" * (_WIDTH - full)
            end = "\n" if done == self._total else ""
            print(f"\r{bar} {text}", end=end, file=sys.stderr, flush=True)
        elif done * _LINES // self._total > (done - 1) * _LINES // self._total:
            print(text, file=sys.stderr, flush=True)
