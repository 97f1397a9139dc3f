"""What is made of the games of a match."""

import json
from random import Random
from statistics import fmean

import pytest

from valdora.arena import Game, Match, interval
from valdora.arena.result import Result, sum_up
from valdora.content import load

BASE = load("base-2009")
THREE = ("greedy", "random", "random")


def game(deal: int, seat: int, *winners: int, points: int = 100, rounds: int = 30) -> Game:
    """A game in which the candidate has `points` and the others 10 less each."""
    scores = tuple(points if place == seat else points - 10 for place in range(3))
    return Game(deal, seat, scores, winners, rounds, ((1000,) * 20, (2000,) * 20, (3000,) * 20))


def result(*games: Game) -> Result:
    return sum_up(Match(BASE, THREE, deals=len(games) // 3, seed=1), games)


def test_a_shared_victory_counts_in_part() -> None:
    summed = result(game(0, 0, 0, 1), game(0, 1, 1), game(0, 2, 0, 1, 2))
    assert summed.win_share == pytest.approx((1 / 2 + 1 + 1 / 3) / 3)
    assert summed.by_seat == pytest.approx((1 / 2, 1, 1 / 3))
    others = (1 / 2 + 0) + (0 + 0) + (1 / 3 + 1 / 3)
    assert summed.bots["random"].win_share == pytest.approx(others / 6), "for a single one of two"


def test_an_unfinished_game_is_a_win_for_nobody() -> None:
    summed = result(game(0, 0, 0), game(0, 1, rounds=201, points=900), game(0, 2, 1))
    assert summed.win_share == pytest.approx(1 / 3)
    assert summed.unfinished == 1
    assert list(summed.by_seat) == [1, 0, 0]
    assert summed.rounds_median == 30
    assert summed.bots["greedy"].score_mean == 100, "of the finished games"
    assert summed.bots["random"].score_mean == 90


def test_without_a_finished_game_there_are_no_means() -> None:
    summed = result(game(0, 0), game(0, 1), game(0, 2))
    assert (summed.win_share, summed.interval, summed.unfinished) == (0, (0, 0), 3)
    assert summed.rounds_median is None
    assert summed.view()["bots"]["greedy"]["score_mean"] is None  # type: ignore[index]


def test_times_belong_to_the_bot_wherever_it_sits() -> None:
    summed = result(game(0, 0, 0), game(0, 1, 1), game(0, 2, 2))
    assert summed.bots["greedy"].turn_ms_p95 == 3
    slow = Game(0, 0, (1, 1, 1), (0,), 9, (tuple(range(1000, 101_000, 1000)), (5,), (5,)))
    fast = [Game(0, seat, (1, 1, 1), (0,), 9, ((5,), (5,), (5,))) for seat in (1, 2)]
    assert result(slow, *fast).bots["greedy"].turn_ms_p95 == 95, "the 97th of 102 turns"


def test_the_order_in_which_games_are_done_does_not_matter() -> None:
    games = [game(deal, seat, (deal + seat) % 3) for deal in range(4) for seat in range(3)]
    mixed = Random(1).sample(games, len(games))
    assert result(*mixed) == result(*games)
    assert result(*mixed).view() == result(*games).view()


def test_the_json_has_the_published_keys() -> None:
    said = result(game(0, 0, 0), game(0, 1, 1), game(0, 2, 1)).view()
    assert json.loads(json.dumps(said)) == {
        "candidate": "greedy",
        "win_share": 0.6667,
        "interval": [0.6667, 0.6667],
        "games": 3,
        "unfinished": 0,
        "budget": "match",
        "seed": 1,
        "edition": "base-2009",
        "rounds_median": 30,
        "by_seat": [1, 1, 0],
        "bots": {
            "greedy": {"win_share": 0.6667, "score_mean": 100, "turn_ms_p95": 3},
            "random": {"win_share": 0.1667, "score_mean": 90, "turn_ms_p95": 3},
        },
    }


# The bootstrap --------------------------------------------------------------------------------


def test_values_that_are_all_alike_give_no_width() -> None:
    assert interval([0.25] * 40) == (0.25, 0.25)
    assert interval([1.0]) == (1, 1)


def test_an_interval_lies_around_the_mean_and_within_the_values() -> None:
    values = [0.0, 0.25, 0.25, 0.5, 1.0, 0.75]
    low, high = interval(values)
    assert 0 < low < fmean(values) < high < 1


def test_many_coin_throws_give_the_interval_of_the_textbook() -> None:
    """400 throws, half of them heads: 0.5 ± 1.96 · 0.5 / √400."""
    low, high = interval([0.0, 1.0] * 200)
    assert low == pytest.approx(0.5 - 0.049, abs=0.005)
    assert high == pytest.approx(0.5 + 0.049, abs=0.005)


def test_four_times_the_deals_give_half_the_width() -> None:
    few, many = interval([0.0, 0.0, 1.0] * 10), interval([0.0, 0.0, 1.0] * 40)
    assert (few[1] - few[0]) / (many[1] - many[0]) == pytest.approx(2, rel=0.1)


def test_the_seed_decides_the_interval() -> None:
    values = [index / 50 for index in range(50)]
    assert interval(values, 1) == interval(values, 1) != interval(values, 2)


def test_the_interval_is_over_deals_not_games() -> None:
    """Deals that the candidate always shares evenly leave no doubt, whatever the seats bring."""
    even = [game(deal, seat, 0) for deal in range(6) for seat in range(3)]
    assert result(*even).interval == pytest.approx((1 / 3, 1 / 3))
    uneven = [
        game(deal, seat, seat if deal % 3 else (seat + 1) % 3)
        for deal in range(6)
        for seat in range(3)
    ]
    low, high = result(*uneven).interval
    assert high - low > 0.3
