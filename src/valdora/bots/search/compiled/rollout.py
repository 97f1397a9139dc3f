"""Playing on: what comes of a turn when all players go on by the evaluation alone.

Each turn is followed so many rounds, with the pages drawn as they may come, and the end is judged
by the victory. Turns that are compared get the same random numbers, so that luck differs little.
"""

import numpy as np

from valdora.bots.search.compiled.network import VICTORY, Desk, judge
from valdora.bots.search.compiled.plan import POINT, look_round, plan, points, promise
from valdora.engine import layout as at
from valdora.engine.desk import FADE
from valdora.kernel.exponential import exp
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, waiting_book
from valdora.kernel.playout import settle
from valdora.kernel.score import shares
from valdora.kernel.step import step

FIRST, WORTH = range(2)
"""What is seen when playing on."""


@compiled
def chance(d: Desk, s: Record, seat: int) -> float:
    """A seat's share of the victory: as it is when the game is over, else as it is judged."""
    if s.phase == at.OVER:
        shares(s, d.edition, d.won)
        return float(d.won[seat])
    look_round(d, s, seat)
    ahead = judge(d, False, VICTORY)
    return float(1.0 / (1.0 + exp(-ahead)))


@compiled
def play_turn(d: Desk, s: Record, rng: np.ndarray) -> None:
    """Play a turn, or the rest of one, by the evaluation alone."""
    e = d.edition
    seat, rounds = s.seat, s.rounds
    while d.stop == 0:
        settle(s, e, rng)
        if s.phase == at.OVER or s.seat != seat or s.rounds != rounds:
            return
        plan(d, s, 1)
        slot = d.order[0]
        for place in range(d.lengths[slot]):
            step(s, e, d.paths[slot, place])
        if waiting_book(s, e) == at.NONE:
            return


@compiled
def play_on(d: Desk, s: Record, seat: int, turns: int, rng: np.ndarray, seen: np.ndarray) -> None:
    """Finish a seat's turn, then play until it has had so many turns more.

    Writes to `seen` the turn in which it first delivered (`turns` + 1: in none), and what the
    turns brought with what was then to come, in the numbers of the network.
    """
    had, before = deliveries(s, seat), points(d, s, seat)
    first, worth, fade = float(turns + 1), 0.0, 1.0
    for turn in range(turns + 1):
        if turn > 0:
            fade *= FADE
            while s.seat != seat and s.phase != at.OVER and d.stop == 0:
                play_turn(d, s, rng)
        if s.phase == at.OVER:
            break
        if turn > 0 or s.seat == seat:
            play_turn(d, s, rng)
        now = points(d, s, seat)
        worth += fade * POINT * (now - before)
        before = now
        if first > turns and deliveries(s, seat) > had:
            first = float(turn)
    look_round(d, s, seat)
    seen[FIRST] = first
    seen[WORTH] = worth + fade * promise(d, s, seat)


@compiled
def deliveries(s: Record, seat: int) -> int:
    """How many commissions a seat has completed."""
    count = 0
    for kind in range(at.KINDS):
        count += s.completed[seat, kind]
    return count
