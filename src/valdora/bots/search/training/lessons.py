"""Lessons: games that the evaluation plays against itself, and what is to be learnt from them.

What came of each position is noted: the points that were still to come, those of later turns for
less, with the victory for many more; and the victory alone. The first lessons are games of the
kernel's own simple policy.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from valdora.bots.search.compiled.native import desk
from valdora.bots.search.compiled.plan import CLEAR, POINT
from valdora.bots.search.compiled.selfplay import (
    BEFORE,
    HAD,
    SEAT,
    TURN,
    play_and_note,
    watch_eager,
)
from valdora.bots.search.weights import FULL, Sight
from valdora.content import load
from valdora.dealer import seeded
from valdora.engine.inputs import INPUTS
from valdora.engine.layout import NONE
from valdora.engine.packing import pack, unpack
from valdora.kernel.chance import generator
from valdora.kernel.dtypes import STATE, read
from valdora.rules import new_game, scores

NOTES: Final = 1500
"""At most so many notes of one game."""


@dataclass(frozen=True)
class Lesson:
    """One game to learn from."""

    edition: str
    players: int
    seed: int
    sight: Sight = FULL
    eager: bool = False
    """Whether the kernel's simple policy plays, for lack of a better one."""
    alone: int = NONE
    """The only seat that plays by the evaluation and learns, while the others do anything."""
    choices: int = 6
    explore: int = 20
    """One turn in so many is any of the `choices` best."""
    trust: float = 0.3
    """How much the promise of the next turn counts beside what really came, from 0 to 1."""
    max_rounds: int = 70


@dataclass(frozen=True)
class Notes:
    """What was seen in a game, and what came of it."""

    inputs: np.ndarray
    to_come: np.ndarray
    victory: np.ndarray
    scores: tuple[int, ...]
    rounds: int


def study(weights: np.ndarray, lesson: Lesson) -> Notes:
    """Play a game and note what can be learnt from it."""
    edition = load(lesson.edition)
    sight = lesson.sight
    d = desk(edition, weights.tobytes(), sight.haste, sight.purpose)
    deal = seeded(edition, lesson.seed)
    states = read(pack(new_game(edition, lesson.players, deal.layout, deal.rivals)), STATE)
    seen = np.zeros((NOTES, INPUTS), np.float32)
    what = np.zeros((NOTES, TURN + 1), np.int64)
    promised = np.zeros(NOTES)
    most, rng, trust = lesson.max_rounds, generator(lesson.seed, 1), lesson.trust
    if lesson.eager:
        count, trust = watch_eager(d, states, most, rng, seen, what), 0.0
    else:
        choices, explore = lesson.choices, lesson.explore
        count = play_and_note(
            d, states, choices, explore, lesson.alone, most, rng, seen, what, promised
        )
    end = unpack(bytearray(states.tobytes()), edition)
    points = tuple(score.total for score in scores(end))
    if lesson.alone != NONE and end.phase != "over":
        sight = replace(sight, victory=0.0)  # who plays alone has to bring the game to its end
    had = tuple(
        own + sight.haste * player.craftsmen.total
        for own, player in zip(points, end.players, strict=True)
    )
    to_come, victory = targets(what[:count], promised[:count], had, trust, sight)
    inputs = seen[:count].astype(np.float16)
    inputs[:, list(sight.unseen)] = 0
    return Notes(inputs, to_come, victory, points, end.round)


def targets(
    what: np.ndarray,
    promised: np.ndarray,
    points: tuple[int, ...],
    trust: float,
    sight: Sight = FULL,
) -> tuple[np.ndarray, np.ndarray]:
    """For each note what was still to come, and how clearly its seat won.

    What came is mixed with what the best turn promised the next time, by `trust` in the latter.
    """
    to_come = np.zeros(len(what), np.float32)
    victory = np.zeros(len(what), np.float32)
    for seat, final in enumerate(points):
        best = max(other for place, other in enumerate(points) if place != seat)
        won = 1 / (1 + np.exp((best - final) / CLEAR))
        came, fade, following = POINT * final + sight.victory * won, 1.0, -1
        for place in np.nonzero(what[:, SEAT] == seat)[0][::-1]:
            if following >= 0:
                fade = sight.fade ** (what[following, TURN] - what[place, TURN])
                later = POINT * what[following, HAD] + to_come[following]
                now = POINT * what[following, BEFORE] + promised[following]
                came = (1 - trust) * later + trust * now
            to_come[place] = fade * (came - POINT * what[place, HAD])
            victory[place] = won
            following = place
    return to_come, victory
