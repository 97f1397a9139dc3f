"""Seeds for everything that is drawn beside the deal."""

from hashlib import sha256

from valdora.dealer import derived_seed


def test_the_seed_of_a_purpose_is_the_beginning_of_its_sha256() -> None:
    digest = sha256(b"valdora/1/bot/abc/7").digest()
    assert derived_seed("bot/abc/7") == int.from_bytes(digest[:8], "big")
    assert derived_seed("bot/abc/7", 3) == int.from_bytes(digest[:3], "big")


def test_another_purpose_has_another_seed() -> None:
    assert len({derived_seed(f"bot/abc/{move}") for move in range(100)}) == 100
