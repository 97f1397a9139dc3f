"""Who knows the order of the unseen pages: seeded for simulations, sealed for real games, recorded
for replays.

A `Deal` is what a shuffle brought: the gemstones on the road spaces, the row of the rival, and the
pages of each book. The pages are the only secret of a game; nothing that is shown, sent or logged
may be made from them but the `Reveal`s that `reveal` answers. docs/dealer.md describes every byte,
so that anyone can check a sealed game with a program of their own. `derived_seed` gives everybody
else who draws by chance a seed of their own, so that nothing tells about the deal; in a sealed game
it is `Seal.chance`, which nobody foretells.

Imports `valdora.content`, `valdora.rules` and the standard library.
"""

from valdora.dealer.deal import Deal, DealerError, recorded, reveal, revealed, seeded
from valdora.dealer.seal import VERSIONS, BrokenSeal, Seal, opened
from valdora.dealer.seeds import derived_seed

__all__ = [
    "VERSIONS",
    "BrokenSeal",
    "Deal",
    "DealerError",
    "Seal",
    "derived_seed",
    "opened",
    "recorded",
    "reveal",
    "revealed",
    "seeded",
]
