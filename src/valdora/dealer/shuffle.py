"""A shuffle that any program can repeat: keyed bytes, rejection sampling, Fisher-Yates."""

import hmac
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

KEY_BYTES: Final = 32
_DRAW_BYTES: Final = 4
_DRAWS: Final = 256**_DRAW_BYTES


def subkey(key: bytes, purpose: str) -> bytes:
    """The key for one purpose; who learns it learns nothing about `key` or another purpose."""
    return hmac.digest(key, f"valdora/1/{purpose}".encode(), sha256)


def shuffled(things: Iterable[T], key: bytes) -> tuple[T, ...]:
    """The things in an order in which each of all orders is equally likely (Fisher-Yates)."""
    order, draws = list(things), _draws(key)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, draws)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def drawn(bound: int, key: bytes) -> int:
    """A number from 0 to `bound` - 1, each equally likely."""
    return _below(bound, _draws(key))


def _below(bound: int, draws: Iterator[int]) -> int:
    """A number from 0 to `bound` - 1; draws that would favour the small ones are rejected."""
    fair = _DRAWS - _DRAWS % bound
    return next(draw for draw in draws if draw < fair) % bound


def _draws(key: bytes) -> Iterator[int]:
    """Numbers of four bytes, big end first, from the blocks HMAC(key, 0), HMAC(key, 1), …"""
    counter = 0
    while True:
        block = hmac.digest(key, counter.to_bytes(8, "big"), sha256)
        for start in range(0, len(block), _DRAW_BYTES):
            yield int.from_bytes(block[start : start + _DRAW_BYTES], "big")
        counter += 1
