"""Whole games of `greedy`: legal, reproducible, never without end, and better than chance."""

from random import Random

import pytest

from support.editions import random_edition
from valdora.bots import make
from valdora.bots.greedy import GreedyBot
from valdora.content import Edition, load
from valdora.dealer import seeded
from valdora.records import Bot, PlayedPly, play_game
from valdora.rules import Action, State, score, winners


class Fresh:
    """Plays like a bot that is made anew for every choice, as in a worker process."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> Action:
        return GreedyBot(self.seed).choose(state)


pytestmark = pytest.mark.slow


def game(edition: Edition, bots: list[Bot], seed: int, rounds: int = 100) -> list[PlayedPly]:
    return list(play_game(edition, bots, seeded(edition, seed), rounds))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_greedy_are_legal_and_end(players: int) -> None:
    steps = game(load("base-2009"), [GreedyBot(seat) for seat in range(players)], players)
    assert steps[-1].after.phase == "over"
    assert steps[-1].after.round <= 60


def test_the_duel_is_legal_and_ends() -> None:
    last = game(load("duel"), [GreedyBot(1), GreedyBot(2)], 1)[-1].after
    assert last.phase == "over"
    assert last.round <= 60


@pytest.mark.parametrize("seed", range(8))
def test_greedy_plays_legally_in_any_edition(seed: int) -> None:
    """`apply` refuses what is not legal, so a game that runs is a legal one."""
    edition = random_edition(Random(seed))
    bots: list[Bot] = [GreedyBot(seat) for seat in range(edition.max_players)]
    steps = game(edition, bots, seed, rounds=12)
    assert any(step.after.player.completed for step in steps) or steps[-1].after.round >= 12


def test_the_same_seed_plays_the_same_game() -> None:
    edition = load("base-2009")
    one = game(edition, [GreedyBot(seat) for seat in range(3)], 4, rounds=12)
    other = game(edition, [GreedyBot(seat) for seat in range(3)], 4, rounds=12)
    assert [step.action for step in one] == [step.action for step in other]


def test_a_fresh_bot_goes_on_like_the_one_that_began() -> None:
    edition = load("base-2009")
    one = game(edition, [GreedyBot(seat) for seat in range(3)], 5, rounds=12)
    other = game(edition, [Fresh(seat) for seat in range(3)], 5, rounds=12)
    assert [step.action for step in one] == [step.action for step in other]


def test_greedy_always_beats_random() -> None:
    """Against random players a game takes hundreds of rounds; 15 show who plays better."""
    edition = load("base-2009")
    for seed in range(20):
        seat = seed % 3
        bots: list[Bot] = [make("random", seed + each) for each in range(3)]
        bots[seat] = make("greedy", seed)
        last = game(edition, bots, seed, rounds=15)[-1].after
        assert winners(last) == (seat,), seed
        assert score(last, seat).total >= 20
