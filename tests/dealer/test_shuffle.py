"""The shuffle: repeatable byte by byte, and every order equally likely."""

import hmac
from collections import Counter
from itertools import permutations

import pytest

from valdora.dealer.shuffle import _below, shuffled, subkey

KEY = bytes(range(32))


def test_subkeys_are_the_documented_bytes() -> None:
    assert subkey(KEY, "book/A").hex() == (
        "56c750cd9817aca92718e5c6d5b6b64417a573da17f540e6b79242aaeb36e49d"
    )
    assert subkey(KEY, "gemstones").hex() == (
        "7b79e431cf87407faf1191a42fff48a0e4ec15cc62b53a8c331148aee9c9d7fd"
    )
    assert subkey(KEY, "gemstones") == hmac.digest(KEY, b"valdora/1/gemstones", "sha256")


def test_shuffles_are_the_documented_orders() -> None:
    assert shuffled(range(10), KEY) == (2, 8, 0, 6, 4, 1, 7, 9, 5, 3)
    assert "".join(shuffled("abcdefgh", subkey(KEY, "book/A"))) == "bcadfghe"


def test_shuffle_agrees_with_a_second_program_written_from_the_description() -> None:
    things = [f"card {number}" for number in range(78)]
    stream = b"".join(hmac.digest(KEY, block.to_bytes(8, "big"), "sha256") for block in range(20))
    place, order = 0, things.copy()
    for last in range(77, 0, -1):
        while True:
            draw = int.from_bytes(stream[place : place + 4], "big")
            place += 4
            if draw < 2**32 // (last + 1) * (last + 1):
                break
        order[last], order[draw % (last + 1)] = order[draw % (last + 1)], order[last]
    assert shuffled(things, KEY) == tuple(order)


@pytest.mark.parametrize("things", [[], ["one"]])
def test_shuffling_nothing_or_one_thing_changes_nothing(things: list[str]) -> None:
    assert shuffled(things, KEY) == tuple(things)


def test_draws_that_would_favour_small_numbers_are_rejected() -> None:
    # 2^32 = 1 (mod 3): the highest draw is one too many for three equal shares.
    assert _below(3, iter([2**32 - 1, 5])) == 2
    assert _below(3, iter([2**32 - 2])) == (2**32 - 2) % 3
    assert _below(4, iter([2**32 - 1])) == 3


def test_every_order_of_four_things_comes_equally_often() -> None:
    rounds = 4800
    found = Counter(shuffled("abcd", seed.to_bytes(32, "big")) for seed in range(rounds))
    expected = rounds / 24
    assert set(found) == set(permutations("abcd"))
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


def test_every_card_of_a_book_comes_to_every_place_equally_often() -> None:
    cards, rounds = 27, 2000
    found = Counter(
        (place, card)
        for seed in range(rounds)
        for place, card in enumerate(shuffled(range(cards), seed.to_bytes(32, "big")))
    )
    expected = rounds / cards
    chi_square = sum(
        (found[place, card] - expected) ** 2 / expected
        for place in range(cards)
        for card in range(cards)
    )
    assert 570 < chi_square < 795  # 26 x 26 degrees of freedom, three standard deviations
