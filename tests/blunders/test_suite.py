"""The blunder suite itself: its positions are sound, and it can be failed."""

from collections import Counter

import pytest

from support.blunders import LEVELS, Blunder, all_blunders, answer, fits, for_level, legal_turns
from valdora.content import load, usual
from valdora.rules import status, winners

SUITE = all_blunders()
MOST = 6000
"""Turns looked at in a position; most have fewer."""

every_position = pytest.mark.parametrize("blunder", SUITE, ids=[each.id for each in SUITE])


def test_there_are_enough_positions_of_all_kinds() -> None:
    assert len(SUITE) >= 60
    assert {each.level for each in SUITE} == set(LEVELS)
    assert {len(each.state.players) for each in SUITE} == {3, 4, 5}
    assert {each.state.seat for each in SUITE} == {0, 1, 2, 3, 4}


def test_no_two_positions_share_a_name() -> None:
    assert [name for name, count in Counter(each.id for each in SUITE).items() if count > 1] == []


def test_a_level_gets_its_own_positions_and_those_below() -> None:
    assert {each.level for each in for_level("casual")} == {"beginner", "casual"}
    assert for_level("expert") == for_level("random") == SUITE


def test_a_pattern_is_found_in_order_with_other_actions_between() -> None:
    turn = ("move C", "turn R", "buy gold", "end")
    assert fits("move C, buy *", turn)
    assert fits("buy gold", turn)
    assert not fits("buy *, move C", turn)
    assert not fits("buy *, buy *", turn)


@every_position
def test_there_is_something_right_and_something_wrong_to_do(blunder: Blunder) -> None:
    """And every pattern is a legal turn; a turn that ends the game speaks for itself."""
    assert blunder.wins != bool(blunder.good or blunder.bad)
    state = blunder.state
    right = wrong = False
    unused = {*blunder.good, *blunder.bad}
    for looked_at, (turn, after) in enumerate(legal_turns(state)):
        is_right = blunder.right(turn, after)
        right, wrong = right or is_right, wrong or not is_right
        unused = {pattern for pattern in unused if not fits(pattern, turn)}
        if after.phase == "over":
            won = winners(after) == (state.seat,)
            assert won == is_right, turn
        if looked_at > MOST or (right and wrong and not unused and not state.final):
            break
    assert right
    assert wrong
    assert not unused


@pytest.mark.parametrize("edition", sorted({"base-2009", usual(3).id}))
def test_the_positions_could_arise_in_all_released_revisions(edition: str) -> None:
    for blunder in SUITE:
        assert status(blunder.in_edition(load(edition))) == (), blunder.id


def test_chance_fails_the_suite() -> None:
    right = sum(answer("random", blunder)[1] for blunder in SUITE)
    assert right <= len(SUITE) * 0.35


@pytest.mark.slow
def test_greedy_passes_what_is_simple_and_not_all() -> None:
    simple = [answer("greedy", blunder)[1] for blunder in for_level("beginner")]
    hard = [answer("greedy", blunder)[1] for blunder in SUITE if blunder.level in LEVELS[3:]]
    assert sum(simple) >= 0.95 * len(simple)
    assert not all(hard)
