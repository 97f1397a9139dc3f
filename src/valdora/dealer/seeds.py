"""Seeds that follow from others."""

from hashlib import sha256

from valdora.dealer.shuffle import subkey


def derived_seed(purpose: str, size: int = 8, secret: bytes | None = None) -> int:
    """The seed for a purpose, such as `bot/<move>`: the same for the same, and nothing can be
    learnt from it about that of another. It has `size` bytes.

    With a `secret` nobody who does not have that can foretell it, and it tells nothing about that.
    """
    if secret is None:
        made = sha256(f"valdora/1/{purpose}".encode()).digest()
    else:
        made = subkey(secret, purpose)
    return int.from_bytes(made[:size], "big")
