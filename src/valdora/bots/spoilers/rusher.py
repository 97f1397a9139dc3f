"""The bot `rusher`: wants the game to be over while the others still gather."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from valdora.bots.greedy import GreedyBot
from valdora.rules import Action, Almanac, State, almanac

CRAFTSMAN: Final = 12
"""Points that every craftsman is worth to it, since each brings the end nearer."""
COLOUR: Final = 2
"""What a new colour is worth to it besides."""


class Rusher:
    """Plans like `greedy`, but as if all commissions were worth the same: so it completes what is
    quickest to complete, silver and gold above all, and empties the piles."""

    def __init__(self, seed: int) -> None:
        self._planner = GreedyBot(seed)

    def choose(self, state: State) -> Action:
        """The next action. Depends on nothing but the state and the seed."""
        return self._planner.choose(replace(state, almanac=_in_a_hurry(state.almanac)))


@lru_cache(maxsize=16)
def _in_a_hurry(played: Almanac) -> Almanac:
    """The edition as it looks to someone who counts craftsmen only."""
    edition = played.edition
    return almanac(
        replace(
            edition,
            commissions=tuple(replace(kind, points=CRAFTSMAN) for kind in edition.commissions),
            crafts=tuple(replace(craft, workshop_points=0) for craft in edition.crafts),
            figures=replace(edition.figures, colour_points=COLOUR, bonus_points=0),
        ),
        played.rules,
    )
