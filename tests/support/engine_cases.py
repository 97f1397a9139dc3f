"""Positions of all levels, numbers of players and editions, and what a machine thinks of them."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import NamedTuple

from valdora.bots import Budget, make
from valdora.bots.search import Beginner, Casual, Expert, Steady, Strong
from valdora.bots.search.levels import Level
from valdora.bots.search.searcher import Searcher, Thought
from valdora.bots.search.weights import SIGHTS, fitted
from valdora.content import editions, load
from valdora.dealer import seeded
from valdora.engine.desk import Effort
from valdora.records import play_game
from valdora.rules import State, legal_actions

LEVELS: tuple[type[Level], ...] = (Beginner, Casual, Steady, Strong, Expert)
PLAYERS = ("strong", "casual", "beginner", "steady", "random")
EVERY = 9
"""One decision in so many becomes a case …"""
OF_ONE_GAME = 11
"""… and at most so many of one game."""


class Case(NamedTuple):
    """A question to a machine."""

    level: str
    sight: str
    state: State
    effort: Effort
    seed: int


def cases(count: int) -> Iterator[Case]:
    """So many questions: each level in turn, all editions and numbers of players, the same ones
    every time.
    """
    asked = game = 0
    while asked < count:
        rng, taken = Random(f"engine {game}"), 0
        names = editions()
        edition = load(names[game % len(names)])
        players = rng.randint(edition.min_players, edition.max_players)
        bots = [make(rng.choice(PLAYERS), seat) for seat in range(players)]
        for step in play_game(edition, bots, seeded(edition, game), 70):
            if step.seat is None or len(legal_actions(step.before)) == 1 or rng.randrange(EVERY):
                continue
            level = LEVELS[asked % len(LEVELS)]
            budget: Budget = "live" if asked % 50 == 4 else "match"
            sight = level(0).sees(step.before)
            yield Case(level.__name__, sight, step.before, level.efforts[budget], asked)
            asked += 1
            taken += 1
            if asked == count:
                return
            if taken == OF_ONE_GAME:
                break
        game += 1


def thought(search: Searcher, case: Case) -> list[Thought]:
    """What a machine thinks of a case: all turns with all figures."""
    sight = SIGHTS[case.sight]
    search.load(case.state.edition, fitted(case.sight), sight.haste, sight.purpose)
    return search.think(case.state, case.effort, case.seed)


def signed(found: list[Thought]) -> str:
    """Tells answers apart, to the last digit."""
    told = [([str(action) for action in turn.actions], turn.tally) for turn in found]
    return sha256(repr(told).encode()).hexdigest()[:12]
