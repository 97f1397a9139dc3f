"""The judge: what turns and positions are worth, in shares of the victory and with reasons."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from valdora.bots.budget import Budget
from valdora.bots.judged import Foreseen, JudgedTurn, Share
from valdora.bots.search.thinking import searcher
from valdora.content import CRESTS, Edition
from valdora.engine.desk import (
    COLOURS,
    COUNT,
    DELIVERY,
    POINTS_GAINED,
    SHARE,
    SQUARE,
    WORKSHOPS,
    Effort,
)
from valdora.rules import Action, State

_EFFORT: Final[Mapping[Budget, Effort]] = {
    "match": Effort(8, 4, 12, 4, -1),
    "live": Effort(12, 4, 24, 4, -1),
}
_LOOKS: Final = (Effort(8, 4, 6, 2, -1), Effort(8, 4, 12, 4, -1))
"""First looks at a turn that was played: most are as good as any, and that is soon seen."""
_POSITION: Final = Effort(0, 0, 16, 3)
"""What is spent on a position alone."""
_NOTHING: Final = 0.03
"""A turn that seems to cost so little of the victory is not looked at again."""
_SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""


class SearchJudge:
    """The teacher behind hints and reviews: what `expert` knows, with figures.

    It sees what every player sees. The same seed gives the same judgement.
    """

    def __init__(
        self, edition: Edition, budget: Budget = "live", seconds: float | None = None
    ) -> None:
        with searcher(edition, "full"):
            pass  # whether there is room for the edition
        self._effort = _EFFORT[budget]
        self._seconds = seconds
        self.horizon = self._effort.horizon
        first = [look for look in _LOOKS if look.rollouts < self._effort.rollouts]
        self.looks = (*first, self._effort)
        """What is spent on a turn that was played, one after the other as long as it matters."""

    def turns(
        self, state: State, seed: int, n: int = 3, also: tuple[Action, ...] = ()
    ) -> tuple[JudgedTurn, ...]:
        """The best turns of the player to move, best first, and `also` whatever its worth.

        A turn `also` that is about as good as the best at one of the first looks gets no more.
        """
        for look in self.looks[:-1] if also else ():
            turns = self._turns(state, look, seed, n, also)
            own = [turn.share.mean for turn in turns if turn.actions == also]
            if own and turns[0].share.mean - own[0] < _NOTHING:
                return turns
        return self._turns(state, self.looks[-1], seed, n, also)

    def _turns(
        self, state: State, effort: Effort, seed: int, n: int, also: tuple[Action, ...]
    ) -> tuple[JudgedTurn, ...]:
        with searcher(state.edition, "full") as search:
            thoughts = search.think(state, effort, seed, also, self._seconds)
        judged = []
        for index, (actions, tally) in enumerate(thoughts[: effort.finalists]):
            if tally[COUNT] and (index < n or actions == also):
                share = _share(tally[SHARE], tally[SQUARE], tally[COUNT])
                judged.append(JudgedTurn(actions, share, _foreseen(state, tally)))
        return tuple(judged)

    def shares(self, state: State, seed: int) -> tuple[Share, ...]:
        """Each seat's share of the victory at this point of the game."""
        times = _POSITION.rollouts
        with searcher(state.edition, "full") as search:
            weighed = search.weigh(state, times, _POSITION.horizon, seed, self._seconds)
        return tuple(_share(total, squares, times) for total, squares in weighed)


def _share(total: float, squares: float, count: float) -> Share:
    mean = total / count
    wide = _SURE * sqrt(max(0.0, squares / count - mean * mean) / count)
    return Share(float(mean), float(max(0.0, mean - wide)), float(min(1.0, mean + wide)))


def _foreseen(state: State, tally: Sequence[float]) -> Foreseen:
    count = tally[COUNT]
    free = [crest for crest, owner in state.workshops.items() if owner is None]
    missing = [crest for crest in state.workshops if crest not in state.player.craftsmen]
    return Foreseen(
        delivery=float(tally[DELIVERY] / count),
        points=float(tally[POINTS_GAINED] / count),
        workshops={crest: float(tally[WORKSHOPS + CRESTS.index(crest)] / count) for crest in free},
        colours={crest: float(tally[COLOURS + CRESTS.index(crest)] / count) for crest in missing},
    )
