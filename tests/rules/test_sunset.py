"""How near the end is (G1)."""

import pytest

from support.positions import Seat, position
from valdora import content
from valdora.content import CRESTS, Crest
from valdora.dealer import seeded
from valdora.rules import Sunset, new_game, sunset


def left(**piles: int) -> Sunset:
    """With these tiles on the board, and four players."""
    found: dict[Crest, int] = {crest: piles.get(crest, 0) for crest in CRESTS}
    return sunset(position(*[Seat(city) for city in "ABCD"], piles=found))


def test_all_but_the_largest_pile_must_go() -> None:
    """G1: the final round begins when tiles of at most one colour are left."""
    assert (left(silver=4, gold=2).tiles, left(silver=4, gold=2).colours) == (2, 2)
    assert (left(silver=3, gold=3, blue=1).tiles, left(silver=3, gold=3, blue=1).colours) == (4, 3)


def test_in_the_final_round_nothing_is_to_go() -> None:
    """G1"""
    assert (left(silver=4).tiles, left(silver=4).colours) == (0, 1)
    assert (left().tiles, left().colours) == (0, 0)


@pytest.mark.parametrize(("edition", "players"), [("base-2009", 3), ("base-2009", 5), ("duel", 2)])
def test_the_day_begins_with_the_tiles_that_are_laid_out(edition: str, players: int) -> None:
    """S9, X1: with few players some are left out."""
    known = content.load(edition)
    deal = seeded(known, 1)
    state = new_game(known, players, deal.layout, deal.rivals)
    found = sunset(state)
    assert found.tiles == found.of == state.piles.total - max(state.piles.values())
    assert found.colours == len(state.piles)


def test_with_three_there_are_fewer_tiles_than_with_four() -> None:
    """S9"""
    known = content.load("base-2009")
    with_three, with_four = (
        sunset(new_game(known, players, seeded(known, 1).layout)).of for players in (3, 4)
    )
    assert with_three < with_four
