"""Seeds that follow from others."""

from hashlib import sha256


def derived_seed(purpose: str, size: int = 8) -> int:
    """The seed for a purpose, such as `bot/<game>/<move>`: the same for the same, and nothing can
    be learnt from it about that of another. It has `size` bytes.
    """
    return int.from_bytes(sha256(f"valdora/1/{purpose}".encode()).digest()[:size], "big")
