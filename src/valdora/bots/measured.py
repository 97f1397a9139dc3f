"""How strong the levels are: what matches have shown, for people who choose an opponent.

The figures are those of docs/evidence/strength.md; a test sees to it that they agree.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

FAIR: Final = 0.25
"""The share of the wins if all four were equally strong."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A match: the share of the wins of one `winner` against three `losers`."""

    winner: str
    losers: str
    share: float


_LADDER: Final = (
    Measured("expert", "strong", 0.505),
    Measured("strong", "steady", 0.492),
    Measured("steady", "casual", 0.595),
    Measured("casual", "beginner", 0.490),
)
_GREEDY: Final = Measured("expert", "greedy", 0.702)
_RANDOM: Final = Measured("expert", "random", 1.0)

MEASURED: Final[Mapping[str, Measured]] = {
    **{match.winner: match for match in _LADDER},
    _LADDER[-1].losers: _LADDER[-1],
    _GREEDY.losers: _GREEDY,
    _RANDOM.losers: _RANDOM,
}
"""For each level the match that tells most: against the level below, or how the lowest fare."""
