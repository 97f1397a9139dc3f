"""Playing on: what comes of a turn when all players go on by the evaluation alone.

Each turn is followed so many rounds, with the pages drawn as they may come, and the end is judged
by the victory. Turns that are compared get the same random numbers, so that luck differs little.
"""

from typing import Any

import numpy as np

from valdora.bots.search.compiled.network import VICTORY, judge
from valdora.bots.search.compiled.plan import FADE, POINT, Desk, look_round, plan, points, promise
from valdora.kernel import layout as at
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, waiting_book
from valdora.kernel.playout import settle
from valdora.kernel.score import shares
from valdora.kernel.step import step

FIRST, WORTH = range(2)
"""What is seen when playing on."""


@compiled
def chance(d: Desk, s: Record, seat: int, won: np.ndarray) -> float:
    """A seat's share of the victory: as it is when the game is over, else as it is judged."""
    if s.phase == at.OVER:
        shares(s, d.tables[0], won)
        return float(won[seat])
    look_round(d, s, seat)
    ahead = judge(d.weights[0], d.start, d.start, d.base, d.layers, VICTORY)
    return float(1.0 / (1.0 + np.exp(-ahead)))


@compiled
def play_turn(d: Desk, states: Any, index: int, rng: np.ndarray) -> None:
    """Play a turn, or the rest of one, by the evaluation alone."""
    t = d.tables[0]
    seat, rounds = states[index].seat, states[index].rounds
    while True:
        settle(states[index], t, rng)
        s = states[index]
        if s.phase == at.OVER or s.seat != seat or s.rounds != rounds:
            return
        plan(d, s, 1)
        slot = d.order[0]
        for place in range(d.lengths[slot]):
            step(states[index], t, d.paths[slot, place])
        if waiting_book(states[index], t) == at.NONE:
            return


@compiled
def play_on(
    d: Desk, states: Any, index: int, seat: int, turns: int, rng: np.ndarray, seen: np.ndarray
) -> None:
    """Finish a seat's turn, then play until it has had so many turns more.

    Writes to `seen` the turn in which it first delivered (`turns` + 1: in none), and what the
    turns brought with what was then to come, in the numbers of the network.
    """
    had, before = deliveries(states[index], seat), points(d, states[index], seat)
    first, worth, fade = float(turns + 1), 0.0, 1.0
    for turn in range(turns + 1):
        if turn > 0:
            fade *= FADE
            while states[index].seat != seat and states[index].phase != at.OVER:
                play_turn(d, states, index, rng)
        if states[index].phase == at.OVER:
            break
        if turn > 0 or states[index].seat == seat:
            play_turn(d, states, index, rng)
        now = points(d, states[index], seat)
        worth += fade * POINT * (now - before)
        before = now
        if first > turns and deliveries(states[index], seat) > had:
            first = float(turn)
    look_round(d, states[index], seat)
    seen[FIRST] = first
    seen[WORTH] = worth + fade * promise(d, states[index], seat)


@compiled
def deliveries(s: Record, seat: int) -> int:
    """How many commissions a seat has completed."""
    count = 0
    for kind in range(at.KINDS):
        count += s.completed[seat, kind]
    return count
