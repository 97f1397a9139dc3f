"""Sealed deals: committed before, shown and checked after."""

import hashlib
import hmac
from collections import Counter

import pytest

from valdora import content
from valdora.dealer import VERSIONS, BrokenSeal, DealerError, Seal, opened

BASE = content.load("base-2009")
DUEL = content.load("duel")
SEED = bytes(range(32))
PLAYER_SEEDS = ["Player 1's seed", "", "zwei ✓"]


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert Seal(SEED).commitment == hashlib.sha256(SEED).hexdigest()
    assert Seal(SEED).commitment == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


def test_the_documented_game_is_dealt_byte_for_byte() -> None:
    deal = Seal(SEED).deal(BASE, PLAYER_SEEDS)
    assert deal.orders["C"][:6] == (
        "silver",
        "white-sapphire-amethyst-emerald",
        "red",
        "silver",
        "gold",
        "green",
    )
    assert deal.layout["north-1"] == {"amethyst": 2, "emerald": 3, "gold": 1}
    assert deal.layout["dh-1"] == {"ruby": 3, "amethyst": 2, "gold": 1}
    assert " ".join(Seal(SEED).deal(DUEL).rivals) == "red green gold white blue silver violet"


def test_everybody_can_work_out_the_same_deal_afterwards() -> None:
    seal = Seal.new()
    commitment = seal.commitment
    for version in VERSIONS:
        deal = seal.deal(BASE, PLAYER_SEEDS, version)
        assert opened(commitment, seal.seed).deal(BASE, PLAYER_SEEDS, version) == deal


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    commitment = Seal(SEED).commitment
    with pytest.raises(BrokenSeal, match=commitment):
        opened(commitment, bytes(32))


@pytest.mark.parametrize(
    "other",
    [
        (),
        ("",),
        ("", "", ""),
        ("Player 1's seed", "zwei ✓", ""),
        ("Player 1's see", "d", "zwei ✓"),
        ("Player 1's seedzwei ✓", "", ""),
    ],
)
def test_each_player_seed_at_its_own_seat_changes_the_deal(other: tuple[str, ...]) -> None:
    assert Seal(SEED).deal(BASE, other) != Seal(SEED).deal(BASE, PLAYER_SEEDS)


def test_each_version_deals_in_its_own_way_and_there_is_no_third() -> None:
    one, two = (Seal(SEED).deal(BASE, PLAYER_SEEDS, version) for version in VERSIONS)
    assert one != two
    assert one == Seal(SEED).deal(BASE, PLAYER_SEEDS), "the first unless another is named"
    for version in (0, 3):
        with pytest.raises(DealerError, match=f"no version {version}"):
            Seal(SEED).deal(BASE, PLAYER_SEEDS, version)


def test_who_begins_follows_from_all_seeds_and_everyone_is_as_likely() -> None:
    assert Seal(SEED).first(PLAYER_SEEDS) == 0
    for count in range(1, 6):
        drawn = Counter(Seal(SEED).first([str(n)] * count) for n in range(400 * count))
        assert set(drawn) == set(range(count))
        assert all(300 < times < 500 for times in drawn.values())
    whole = ["a", "b", "c", "d", "e"]
    for seat in range(5):
        others = [[*whole[:seat], str(n), *whole[seat + 1 :]] for n in range(60)]
        assert len({Seal(SEED).first(each) for each in others}) == 5, "each seat's seed counts"


def test_who_begins_is_drawn_the_same_for_ever() -> None:
    begins = [Seal(bytes([n]) * 32).first(["a", "b", "c", "d", "e"]) for n in range(12)]
    assert begins == [0, 3, 4, 4, 4, 3, 4, 4, 0, 4, 2, 0]


def test_seeds_have_their_length() -> None:
    with pytest.raises(DealerError, match="32 bytes, not 16"):
        Seal(bytes(16))
    with pytest.raises(DealerError, match="at most 256 bytes"):
        Seal(SEED).deal(BASE, ["ü" * 129])
    assert Seal(SEED).deal(BASE, ["ü" * 128]) != Seal(SEED).deal(BASE, ["ü" * 127])


def test_what_others_draw_by_follows_from_the_seed_and_the_purpose() -> None:
    drawn = hmac.digest(SEED, b"valdora/1/bot/12", "sha256")
    assert Seal(SEED).chance("bot/12") == int.from_bytes(drawn[:7], "big") == 3065938977346401
    purposes = [f"{who}/{n}" for who in ("bot", "hint") for n in range(100)]
    found = {Seal(seed).chance(each) for seed in (SEED, bytes(32)) for each in purposes}
    assert len(found) == 400


def test_two_new_seals_are_not_alike() -> None:
    assert Seal.new().seed != Seal.new().seed


def test_a_seal_shown_in_a_log_tells_nothing_of_its_seed() -> None:
    seal = Seal(b"0123456789abcdef0123456789abcdef")
    assert repr(seal) == str(seal) == "Seal()"
