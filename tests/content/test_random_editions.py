"""The random editions that other tests play with are valid and really differ."""

from random import Random

from support.editions import random_edition
from valdora.content import Edition

SAMPLE = [random_edition(Random(seed)) for seed in range(60)]


def test_the_same_seed_gives_the_same_edition() -> None:
    assert random_edition(Random(7)) == random_edition(Random(7))


def test_no_two_play_the_same_game() -> None:
    assert len({edition.sha256 for edition in SAMPLE}) == len(SAMPLE)


def test_some_have_junctions_and_some_have_dead_ends() -> None:
    def degrees(edition: Edition) -> list[int]:
        return [
            len(edition.neighbours[space.id]) for space in edition.spaces if space.kind != "city"
        ]

    assert any(max(degrees(edition)) > 2 for edition in SAMPLE)
    assert any(min(degrees(edition)) == 1 for edition in SAMPLE)


def test_all_numbers_of_players_and_the_rival_occur() -> None:
    assert {edition.max_players for edition in SAMPLE} == {2, 3, 4, 5}
    assert all(edition.rival == (edition.max_players == 2) for edition in SAMPLE)
