"""Tells on stderr that the kernel is being compiled, which happens once on a machine."""

import sys
from collections.abc import Callable

from valdora.texts import Texts


def compiling(t: Texts) -> Callable[[int, int], None]:
    """What to give to `Kernel` as `report`: a line that counts, or two in a log."""
    moving = sys.stderr.isatty()

    def tell(done: int, total: int) -> None:
        if moving:
            end = "\n" if done == total else ""
            text = t("kernel-compiling", done=done, total=total)
            print(f"\r{text}", end=end, file=sys.stderr, flush=True)
        elif done in (0, total):
            print(t("kernel-compiling", done=done, total=total), file=sys.stderr, flush=True)

    return tell
