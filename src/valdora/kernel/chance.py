"""A small counter-based generator (SplitMix64): one per game, so threads and batches do not matter.

A generator is an array of two numbers, a key and a counter.
"""

import numpy as np

from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record

_STRIDE = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_ONE = np.uint64(1)


@compiled
def mix(value: np.uint64) -> np.uint64:
    """Scramble 64 bits, one to one."""
    value = (value ^ (value >> _30)) * _FIRST
    value = (value ^ (value >> _27)) * _SECOND
    return value ^ (value >> _31)


@compiled
def below(rng: np.ndarray, bound: int) -> int:
    """A number from 0 to `bound` - 1; even but for one part in 2**32 / `bound`."""
    rng[1] += _ONE
    drawn = mix(rng[0] + rng[1] * _STRIDE) >> _32
    return int((drawn * np.uint64(bound)) >> _32)


@compiled
def draw(s: Record, book: int, rng: np.ndarray) -> int:
    """A card drawn evenly from the unseen ones of a book."""
    left = below(rng, s.hidden[book])
    card = 0
    while left >= s.unseen[book, card]:
        left -= s.unseen[book, card]
        card += 1
    return card


def generator(seed: int, stream: int = 0) -> np.ndarray:
    """The generator of a seed; streams of one seed are independent of each other."""
    with np.errstate(over="ignore"):
        key = mix(mix(np.uint64(seed % 2**64)) + np.uint64(stream % 2**64) * _STRIDE)
    return np.array([key, 0], dtype=np.uint64)
