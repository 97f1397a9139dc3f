"""Sealed deals: the host commits to a secret, then the players add theirs; at the end it is shown.

So neither the host nor a player can choose a deal. It does not keep a host from looking at the
secret during the game; it proves only that the deal was not changed. docs/dealer.md says what a
host could still do.

In version 2 the seeds are those of the seats as people sat down, all given after the commitment,
and who begins is drawn with all else. In version 1 they are those of the seats in the order of
play, and who begins is none of the dealer's business: so games began before there was a second.
"""

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from valdora.content import Edition
from valdora.dealer.deal import Deal, DealerError, dealt
from valdora.dealer.seeds import derived_seed
from valdora.dealer.shuffle import KEY_BYTES, drawn, subkey

PLAYER_SEED_BYTES: Final = 256
"""The longest seed a player may add, in bytes of UTF-8."""

VERSIONS: Final = (1, 2)
"""How deals follow from seeds: each is kept for ever. The last is for new games."""
CHANCE_BYTES: Final = 7
"""The size of a seed for others: whatever takes numbers of 64 bits takes it."""


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

    def chance(self, purpose: str) -> int:
        """The seed of whoever else draws by chance in this game, such as `bot/<move>`.

        Nobody foretells it, everyone can check it once `seed` is shown, and it tells nothing of
        the deal or of another purpose.
        """
        return derived_seed(purpose, CHANCE_BYTES, self.seed)

    def deal(self, edition: Edition, player_seeds: Sequence[str] = (), version: int = 1) -> Deal:
        """The deal of this seed and the seeds of the players, by seat; "" for none."""
        return dealt(edition, self._key(player_seeds, version))

    def first(self, player_seeds: Sequence[str]) -> int:
        """Who begins if that is drawn: the place in the seeds of the players (version 2)."""
        return drawn(len(player_seeds), subkey(self._key(player_seeds, 2), "first"))

    def _key(self, player_seeds: Sequence[str], version: int) -> bytes:
        if version not in VERSIONS:
            raise DealerError(f"there is no version {version} of the dealer")
        message = f"valdora/{version}/sealed".encode()
        for seed in player_seeds:
            given = seed.encode()
            if len(given) > PLAYER_SEED_BYTES:
                raise DealerError(f"a player's seed has at most {PLAYER_SEED_BYTES} bytes")
            message += len(given).to_bytes(4, "big") + given
        return hmac.digest(self.seed, message, sha256)


def opened(commitment: str, seed: bytes) -> Seal:
    """The seal once its seed is shown; `BrokenSeal` if it is not the one committed to."""
    seal = Seal(seed)
    if seal.commitment != commitment:
        raise BrokenSeal(f"the seed belongs to {seal.commitment}, not to {commitment}")
    return seal
