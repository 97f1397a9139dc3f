"""The judge: what turns and positions are worth, in shares of the victory and with reasons."""

from collections.abc import Mapping
from math import sqrt
from typing import Final

import numpy as np

from valdora.bots.budget import Budget
from valdora.bots.judged import Foreseen, JudgedTurn, Share
from valdora.bots.search.compiled.think import (
    COLOURS,
    COUNT,
    DELIVERY,
    POINTS_GAINED,
    SHARE,
    SQUARE,
    WORKSHOPS,
    Effort,
)
from valdora.bots.search.searcher import Searcher, enter
from valdora.bots.search.weights import fitted
from valdora.content.edition import CRESTS, Edition
from valdora.kernel.jit import Report
from valdora.rules import Action, State

_EFFORT: Final[Mapping[Budget, Effort]] = {
    "match": Effort(8, 4, 12, 4, -1),
    "live": Effort(12, 5, 32, 4, -1),
}
_SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""


class Judge:
    """The teacher behind hints and reviews: what `expert` knows, with figures.

    It sees what every player sees. The same seed gives the same judgement.
    """

    def __init__(
        self, edition: Edition, budget: Budget = "live", report: Report | None = None
    ) -> None:
        enter(report)
        self._search = Searcher(edition, fitted("full"))
        self._effort = _EFFORT[budget]
        self.horizon = self._effort.horizon

    def turns(
        self, state: State, seed: int, n: int = 3, also: tuple[Action, ...] = ()
    ) -> tuple[JudgedTurn, ...]:
        """The best turns of the player to move, best first, and `also` whatever its worth."""
        found = self._search.think(state, self._effort, seed, also)
        judged = []
        for index, actions in enumerate(found[: self._effort.finalists]):
            tally = self._search.tally(index)
            if tally[COUNT] and (index < n or actions == also):
                share = _share(tally[SHARE], tally[SQUARE], tally[COUNT])
                judged.append(JudgedTurn(actions, share, _foreseen(state, tally)))
        return tuple(judged)

    def shares(self, state: State, seed: int) -> tuple[Share, ...]:
        """Each seat's share of the victory at this point of the game."""
        times = self._effort.rollouts
        found = self._search.weigh(state, times, self.horizon, seed)
        return tuple(_share(total, squares, times) for total, squares in found)


def _share(total: float, squares: float, count: float) -> Share:
    mean = total / count
    wide = _SURE * sqrt(max(0.0, squares / count - mean * mean) / count)
    return Share(float(mean), float(max(0.0, mean - wide)), float(min(1.0, mean + wide)))


def _foreseen(state: State, tally: np.ndarray) -> Foreseen:
    count = tally[COUNT]
    free = [crest for crest, owner in state.workshops.items() if owner is None]
    missing = [crest for crest in state.workshops if crest not in state.player.craftsmen]
    return Foreseen(
        delivery=float(tally[DELIVERY] / count),
        points=float(tally[POINTS_GAINED] / count),
        workshops={crest: float(tally[WORKSHOPS + CRESTS.index(crest)] / count) for crest in free},
        colours={crest: float(tally[COLOURS + CRESTS.index(crest)] / count) for crest in missing},
    )
