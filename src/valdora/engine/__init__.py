"""The engine: kernel and search as one compiled file that runs on every machine and in browsers.

`Engine` is a machine that runs it (docs/engine.md); `desk.BLOCK` describes its memory, `packing`,
`editions` and `atlas` write positions and editions into it. What it was compiled from are
`valdora.kernel` and `valdora.bots.search.compiled`, which need NumPy and Numba; this needs neither.

Imports `valdora.content` and `valdora.rules`.
"""

from valdora.engine.editions import BeyondCaps
from valdora.engine.machine import Broken, EngineError, Machine, TooLong
from valdora.engine.packing import OlderRules

__all__ = ["BeyondCaps", "Broken", "EngineError", "Machine", "OlderRules", "TooLong"]
