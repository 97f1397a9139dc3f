"""Sealed deals: the host commits to a secret, then the players add theirs; at the end it is shown.

So neither the host nor a player can choose a deal. It does not keep a host from looking at the
secret during the game; it proves only that the deal was not changed.
"""

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from valdora.content import Edition
from valdora.dealer.deal import Deal, DealerError, dealt
from valdora.dealer.shuffle import KEY_BYTES

PLAYER_SEED_BYTES: Final = 256
"""The longest seed a player may add, in bytes of UTF-8."""


class BrokenSeal(DealerError):
    """The secret shown is not the one that was committed to."""


@dataclass(frozen=True)
class Seal:
    """A secret seed of 256 bits and what may be published of it.

    First publish `commitment`, then collect the players' seeds, then `deal`, and at the end
    show `seed`.
    """

    seed: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.seed) != KEY_BYTES:
            raise DealerError(f"a seed has {KEY_BYTES} bytes, not {len(self.seed)}")

    @classmethod
    def new(cls) -> "Seal":
        """A seal nobody has seen, from the system's source of randomness."""
        return cls(secrets.token_bytes(KEY_BYTES))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal: tells nothing about it, fits no other."""
        return sha256(self.seed).hexdigest()

    def deal(self, edition: Edition, player_seeds: Sequence[str] = ()) -> Deal:
        """The deal of this seed and the seeds of the players, by seat; "" for none."""
        message = b"valdora/1/sealed"
        for seed in player_seeds:
            given = seed.encode()
            if len(given) > PLAYER_SEED_BYTES:
                raise DealerError(f"a player's seed has at most {PLAYER_SEED_BYTES} bytes")
            message += len(given).to_bytes(4, "big") + given
        return dealt(edition, hmac.digest(self.seed, message, sha256))


def check(edition: Edition, commitment: str, seed: bytes, player_seeds: Sequence[str] = ()) -> Deal:
    """The deal as anyone can work it out once the seed is shown; `BrokenSeal` if it is another."""
    seal = Seal(seed)
    if seal.commitment != commitment:
        raise BrokenSeal(f"the seed belongs to {seal.commitment}, not to {commitment}")
    return seal.deal(edition, player_seeds)
