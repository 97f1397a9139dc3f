"""The levels: whole games by the rules, the same every time, from what all can see."""

import pytest

from support.positions import Seat, position
from valdora import bots
from valdora.bots import make
from valdora.bots.search.levels import drags_on
from valdora.content import CRESTS, usual
from valdora.dealer import seeded
from valdora.records import PlayedPly, play_game
from valdora.rules import legal_actions, winners
from valdora.rules.frozen import evolve

pytestmark = pytest.mark.slow

LADDER = ("beginner", "casual", "steady", "strong", "expert")


def game(names: tuple[str, ...], seed: int, rounds: int | None = None) -> list[PlayedPly]:
    edition = usual(len(names))
    seats = [make(name, seed + seat) for seat, name in enumerate(names)]
    return list(play_game(edition, seats, seeded(edition, seed), rounds))


def test_people_may_choose_all_levels_from_weak_to_strong() -> None:
    assert bots.names("level") == LADDER
    assert bots.names(*bots.PEOPLE)[:5] == LADDER


@pytest.mark.parametrize("level", LADDER[:4])
def test_a_table_of_one_level_comes_to_an_end(level: str) -> None:
    assert game((level,) * 3, seed=3, rounds=150)[-1].after.phase == "over"


@pytest.mark.parametrize("level", LADDER)
def test_the_same_seed_plays_the_same(level: str) -> None:
    names = (level, "casual", "casual")
    one, other = game(names, 5, rounds=6), game(names, 5, rounds=6)
    assert [step.action for step in one] == [step.action for step in other]


@pytest.mark.parametrize("level", LADDER)
def test_a_bot_made_anew_in_the_middle_of_a_turn_goes_on(level: str) -> None:
    steps = game((level, "casual", "casual"), 8, rounds=5)
    middle = [step.before for step in steps if step.seat == 0 and step.before.phase != "move"]
    for state in middle:
        assert make(level, 8).choose(state) in legal_actions(state)


@pytest.mark.parametrize(
    ("round_", "hired", "drags"), [(25, 0, False), (26, 0, True), (45, 10, False), (46, 10, True)]
)
def test_a_game_drags_on_when_few_craftsmen_are_hired(round_: int, hired: int, drags: bool) -> None:
    one, other = (Seat(craftsmen=[crest] * (hired // 2)) for crest in CRESTS[:2])
    state = position(one, other, players=3)
    assert drags_on(evolve(state, round=round_)) is drags


@pytest.mark.parametrize("level", LADDER[2:])
def test_who_plays_with_people_that_do_not_get_on_ends_the_game_and_wins(level: str) -> None:
    last = game((level, "random", "random"), seed=4, rounds=200)[-1].after
    assert last.phase == "over"
    assert winners(last) == (0,)


def test_levels_play_the_duel_too() -> None:
    edition = usual(2)
    seats = [make("strong", 1), make("casual", 2)]
    *_, last = play_game(edition, seats, seeded(edition, 2), 150)
    assert last.after.phase == "over"
