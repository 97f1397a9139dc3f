"""The same engine as machine code, compiled by Numba on this machine: for research."""

from typing import Any, Final

import numpy as np

from valdora.bots.search.compiled.doors import DOORS
from valdora.content import Edition
from valdora.engine.atlas import atlas
from valdora.engine.editions import packed
from valdora.engine.machine import deadline
from valdora.kernel.dtypes import ATLAS, BLOCK, DESK, EDITION, WEIGHTS, blank, read
from valdora.kernel.jit import Report, prepare


def desk(edition: Edition, weights: bytes, haste: int = 0, purpose: bool = False) -> np.ndarray:
    """A desk made ready for an edition, as an array of one."""
    made: Any = blank(DESK)
    made.edition[0] = read(packed(edition), EDITION)[0]
    made.atlas[0] = read(atlas(edition), ATLAS)[0]
    made.weights[0] = read(weights, WEIGHTS)[0]
    made.haste[0] = haste
    made.purpose[0] = purpose
    found: np.ndarray = made
    return found


class Native:
    """An `engine.Machine` that runs what Numba compiled. Not for two threads at once."""

    def __init__(self, report: Report | None = None) -> None:
        blocks = blank(BLOCK)
        self._block = blocks[0]
        opened = prepare(
            {door: (self._block, *[0] * len(takes)) for door, takes in DOORS.items()}, report
        )
        self._doors: Final = {door.__name__: entry for door, entry in opened.items()}
        data: Any = blocks.view(np.uint8).reshape(-1)
        self.memory = memoryview(data).cast("B")

    def call(self, door: str, *numbers: int, seconds: float | None = None) -> int:
        """Go through a door; what it returns, or 0."""
        with deadline(self.memory, door, seconds):
            return int(self._doors[door](self._block, *numbers) or 0)
