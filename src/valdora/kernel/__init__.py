"""The same game on a flat record, compiled: hundreds of times as fast as `rules`, and never an
authority. It is checked against `rules` ply by ply and changes only after them.

`Kernel(edition)` is the way in. Importing this package imports Numba, so only what needs the speed
does it, and late. Imports `content` and `rules`.
"""

from valdora.engine.editions import BeyondCaps
from valdora.kernel.chance import generator
from valdora.kernel.games import Kernel, Outcome

__all__ = ["BeyondCaps", "Kernel", "Outcome", "generator"]
