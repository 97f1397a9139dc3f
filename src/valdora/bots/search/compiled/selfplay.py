"""Games that the evaluation plays against itself, and what it saw in them."""

from typing import Any

import numpy as np

from valdora.bots.search.compiled.features import find_heaps, own_numbers
from valdora.bots.search.compiled.network import Desk
from valdora.bots.search.compiled.plan import look_round, plan, points
from valdora.engine import layout as at
from valdora.engine.inputs import INPUTS, OWN
from valdora.kernel.chance import below
from valdora.kernel.jit import compiled, door
from valdora.kernel.legal import Record, legal
from valdora.kernel.playout import EAGER, UNIFORM, choose, settle
from valdora.kernel.step import step

SEAT, BEFORE, HAD, TURN = range(4)
"""What a note says: whose turn, the points before and after it, and its number."""


@compiled
def _note(
    d: Desk, s: Record, seat: int, before: int, turn: int, count: int, seen: Any, what: Any
) -> int:
    """Write what is seen after a turn; how many notes there are."""
    if count == len(seen):
        return count
    find_heaps(s, d.edition, d.atlas, d.look)
    own_numbers(s, d.edition, d.atlas, seat, d.look, d.own)
    for place in range(INPUTS):
        seen[count, place] = d.own[place] if place < OWN else d.others[place - OWN]
    what[count, SEAT] = seat
    what[count, BEFORE] = before
    what[count, HAD] = points(d, s, seat)
    what[count, TURN] = turn
    return count + 1


@door
def play_and_note(
    desks: np.ndarray,
    states: np.ndarray,
    choices: int,
    explore: int,
    alone: int,
    max_rounds: int,
    rng: np.ndarray,
    seen: np.ndarray,
    what: np.ndarray,
    promised: np.ndarray,
) -> int:
    """Play `states[0]` to its end by the evaluation; how many notes were made.

    There is one for each turn, or part of one up to an unseen page. One turn in `explore` is any of
    the `choices` best. `promised` gets what the best turn was worth. If `alone` is a seat, all
    others do anything that is allowed.
    """
    d = desks[0]
    e = d.edition
    codes = np.empty(at.CODES, np.int16)
    count = 0
    settle(states[0], e, rng)
    while states[0].phase != at.OVER and states[0].rounds <= max_rounds:
        if alone != at.NONE and states[0].seat != alone:
            found = legal(states[0], e, codes)
            step(states[0], e, choose(states[0], e, rng, UNIFORM, codes, found))
            settle(states[0], e, rng)
            continue
        seat, turn, before = states[0].seat, states[0].rounds, points(d, states[0], states[0].seat)
        found = plan(d, states[0], choices)
        chosen = d.order[0]
        if explore > 0 and below(rng, explore) == 0:
            chosen = d.order[np.int64(below(rng, found))]
        for place in range(d.lengths[chosen]):
            step(states[0], e, d.paths[chosen, place])
        if count < len(promised):
            promised[count] = d.values[d.order[0]]
        count = _note(d, states[0], seat, before, turn, count, seen, what)
        settle(states[0], e, rng)
    return count


@door
def watch_eager(
    desks: np.ndarray,
    states: np.ndarray,
    max_rounds: int,
    rng: np.ndarray,
    seen: np.ndarray,
    what: np.ndarray,
) -> int:
    """The same for a game of the kernel's simple policy: what a first evaluation learns from."""
    d = desks[0]
    e = d.edition
    codes = np.empty(at.CODES, np.int16)
    count = 0
    settle(states[0], e, rng)
    while states[0].phase != at.OVER and states[0].rounds <= max_rounds:
        seat, turn, before = states[0].seat, states[0].rounds, points(d, states[0], states[0].seat)
        look_round(d, states[0], seat)
        while states[0].seat == seat and states[0].rounds == turn and states[0].phase != at.OVER:
            step(states[0], e, choose(states[0], e, rng, EAGER, codes, legal(states[0], e, codes)))
            if states[0].phase == at.BOOK:
                settle(states[0], e, rng)
        count = _note(d, states[0], seat, before, turn, count, seen, what)
    return count
