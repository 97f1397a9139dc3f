"""The weights that training has found: one set for each way of seeing the game.

A player of full sight thinks of the whole game, watches everybody and plays to win. The weaker ones
were taught the same game with less: only their own points count; a point some turns away is worth
little to them; there are things on the table that they do not look at. One was taught among players
who do not get on, for games that drag on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from valdora.engine.desk import FADE, VICTORY_WORTH, WEIGHTS
from valdora.engine.inputs import INPUTS, OWN, for_sale

FILE: Final = "weights.npy"


@dataclass(frozen=True)
class Sight:
    """How far a player sees, and what not."""

    fade: float = FADE
    """What a point is worth a turn later."""
    victory: float = VICTORY_WORTH
    """What winning is worth beside the points."""
    unseen: tuple[int, ...] = ()
    """The inputs of the network that it does not look at."""
    haste: int = 0
    """What a craftsman is worth beside its points: it brings the end nearer."""
    purpose: bool = False
    """Whether it keeps what it has bought, and leaves no turn unused."""


FULL: Final = Sight()
_OTHERS: Final = tuple(range(OWN, INPUTS))
SIGHTS: Final[Mapping[str, Sight]] = {
    "beginner": Sight(0.5, 0.0, (*_OTHERS, *for_sale()), haste=20, purpose=True),
    "casual": Sight(0.85, 0.0, _OTHERS, haste=5, purpose=True),
    "steady": Sight(victory=0.0),
    "alone": Sight(0.92, haste=10),
    "full": FULL,
}
"""The sights that there are weights for, in the order of the file."""


@lru_cache
def fitted(sight: str) -> bytes:
    """What training has found for a sight (`scripts/train.py`), as a `WEIGHTS` record."""
    stored = (files(__package__) / FILE).read_bytes()
    begin = 10 + int.from_bytes(stored[8:10], "little")  # after the header of NumPy's format
    if len(stored) - begin != WEIGHTS.size * len(SIGHTS):
        raise ValueError(
            f"{FILE} is of another network; scripts/train.py --fresh makes new weights"
        )
    begin += WEIGHTS.size * list(SIGHTS).index(sight)
    return stored[begin : begin + WEIGHTS.size]
