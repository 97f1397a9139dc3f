"""The bots that search, and the judge behind hints and reviews.

`compiled` is the search, on the kernel's records. `searcher` opens it for states of the rules,
`weights` has what `training` found, `levels` are the bots, `judge` gives figures to people.

Imports `valdora.content`, `valdora.rules` and `valdora.engine`; `compiled` and `training` alone
import NumPy and Numba.
"""

from valdora.bots.search.judge import SearchJudge
from valdora.bots.search.levels import Beginner, Casual, Expert, Steady, Strong

__all__ = [
    "Beginner",
    "Casual",
    "Expert",
    "SearchJudge",
    "Steady",
    "Strong",
]
