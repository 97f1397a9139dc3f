"""A small counter-based generator (SplitMix64): one per game, so threads and batches do not matter.

A generator is an array of two numbers, a key and a counter.
"""

from typing import Any

import numpy as np

from valdora.kernel.jit import compiled, uncompiled
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
def keyed(seed: np.uint64, stream: np.uint64) -> np.uint64:
    """The key of a stream of a seed; streams of one seed are independent of each other."""
    return mix(mix(seed) + stream * _STRIDE)


@compiled
def below(rng: np.ndarray, bound: int) -> int:
    """A number from 0 to `bound` - 1; even but for one part in 2**32 / `bound`."""
    rng[1] += _ONE
    drawn = mix(rng[0] + rng[1] * _STRIDE) >> _32
    return int((drawn * np.uint64(bound)) >> _32)


@compiled
def draw(s: Record, e: Record, book: int, rng: np.ndarray) -> int:
    """The code that reveals a page, drawn evenly from the unseen cards of a book."""
    left = below(rng, s.hidden[book])
    code = int(e.first_reveal[book])
    while left >= s.unseen[book, e.what[code]]:
        left -= s.unseen[book, e.what[code]]
        code += 1
    return code


def generator(seed: int, stream: int = 0) -> np.ndarray:
    """The generator of a seed; streams of one seed are independent of each other."""
    made: np.ndarray = generators(seed, stream, 1)[0]
    return made


def generators(seed: int, first: int, count: int) -> np.ndarray:
    """The generators of `count` streams of a seed, from number `first` on."""
    scramble: Any = uncompiled(mix)  # takes arrays as well
    streams = np.arange(count, dtype=np.uint64) + np.uint64(first % 2**64)
    made = np.zeros((count, 2), np.uint64)
    with np.errstate(over="ignore"):
        made[:, 0] = scramble(scramble(np.uint64(seed % 2**64)) + streams * _STRIDE)
    return made
