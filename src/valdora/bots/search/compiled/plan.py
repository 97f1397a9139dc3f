"""Choosing: every sensible turn of a player, judged by the evaluation.

A page nobody has seen is honest chance: the turn stops before it, and the evaluation speaks for
what may come.
"""

from typing import Final

import numpy as np

from valdora.bots.search.compiled.features import find_heaps, others_numbers, own_numbers
from valdora.bots.search.compiled.network import TO_COME, Desk, ground, judge
from valdora.bots.search.compiled.turns import idle, sensible
from valdora.engine import layout as at
from valdora.engine.desk import VICTORY_WORTH
from valdora.kernel.exponential import exp
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, waiting_book
from valdora.kernel.score import score, shares
from valdora.kernel.step import step

POINT: Final = 0.02
"""A point, in the numbers of the network."""
CLEAR: Final = 3.0
"""Points ahead that make a victory clear."""
IDLE: Final = 0.1
"""What a turn that brings nothing is worth less to who plays with purpose: 5 points."""


@compiled
def points(d: Desk, s: Record, seat: int) -> int:
    """A player's points, and what haste adds to them."""
    found = score(s, d.edition, seat)
    if d.haste > 0:
        for crest in range(at.CREST_COUNT):
            found += d.haste * int(s.craftsmen[seat, crest])
    return int(found)


@compiled
def victory(s: Record, e: Record, seat: int, won: np.ndarray) -> float:
    """How clearly a seat has won: from 0 to 1, a narrow result is near the middle.

    Where the points are equal, the rules' share of the victory says it: coins may decide.
    """
    own, best = score(s, e, seat), -10000
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, e, other))
    if own == best:
        shares(s, e, won)
        return float(won[seat])
    return float(1.0 / (1.0 + exp((best - own) / CLEAR)))


@compiled
def look_round(d: Desk, s: Record, seat: int) -> None:
    """Take in how things stand, once before judging turns of a seat."""
    find_heaps(s, d.edition, d.atlas, d.look)
    others_numbers(s, d.edition, d.atlas, seat, d.look, d.own, d.others)
    own_numbers(s, d.edition, d.atlas, seat, d.look, d.start)
    ground(d)


@compiled
def promise(d: Desk, s: Record, seat: int) -> float:
    """What is still to come for a seat after its turn: points, and the victory for many more.

    Where gemstones lie has been looked at.
    """
    if s.phase == at.OVER:
        return VICTORY_WORTH * victory(s, d.edition, seat, d.won)
    own_numbers(s, d.edition, d.atlas, seat, d.look, d.own)
    return judge(d, True, TO_COME)


@compiled
def _keep(d: Desk, most: int, s: Record, value: float, gathered: float) -> int:
    """Put a position into the list if it is among the best; where, or -1."""
    count = d.listed
    order, values = d.order, d.values
    if count == most and value <= values[order[count - 1]]:
        return -1
    place = count
    for index in range(count):
        slot = order[index]
        if value == values[slot] and s.pawn[s.seat] == d.states[slot].pawn[s.seat]:
            return -1
        if value > values[slot] and place == count:
            place = index
    if count < most:
        slot = count
        d.listed += 1
        last = count
    else:
        slot = order[count - 1]
        last = count - 1
    while last > place:
        order[last] = order[last - 1]
        last -= 1
    order[place] = slot
    values[slot] = value
    d.gathered[slot] = gathered
    d.states[slot] = s
    return int(slot)


@compiled
def _stones_moved(e: Record, tree: Record, depth: int) -> bool:
    """Whether gemstones lie elsewhere after the actions up to a depth."""
    for place in range(depth + 1):
        op = e.op[tree.path[place]]
        if op == at.OP_LOAD or op == at.OP_DELIVER or op == at.OP_BUY_WITH:
            return True
    return False


@compiled
def plan(d: Desk, s: Record, most: int) -> int:
    """List the best turns (or rests of a turn) of the player to move, best first; how many.

    It ends early once `stop` is set.
    """
    e, tree, room, seat = d.edition, d.tree, d.room, s.seat
    look_round(d, s, seat)
    room[0] = s
    d.listed = 0
    before = points(d, room[0], seat)
    depth, moved = 0, False
    sensible(room[0], e, tree, 0, d.purpose)
    while depth >= 0 and d.stop == 0:
        if tree.next[depth] >= tree.count[depth]:
            depth -= 1
            continue
        code = tree.codes[depth, tree.next[depth]]
        tree.next[depth] += 1
        tree.path[depth] = code
        room[depth + 1] = room[depth]
        after = room[depth + 1]
        step(after, e, code)
        if after.seat == seat and after.phase != at.OVER and waiting_book(after, e) == at.NONE:
            depth += 1
            sensible(after, e, tree, depth, d.purpose)
            continue
        had_moved, moved = moved, _stones_moved(e, tree, depth)
        if moved or had_moved:
            find_heaps(after, e, d.atlas, d.look)
        gain = POINT * (points(d, after, seat) - before)
        value = gain + promise(d, after, seat)
        if d.purpose and code == e.code_end and idle(s, e, tree, depth):
            value -= IDLE
        slot = _keep(d, most, after, value, gain)
        if slot >= 0:
            for place in range(depth + 1):
                d.paths[slot, place] = tree.path[place]
            d.lengths[slot] = depth + 1
    return int(d.listed)


@compiled
def sort(d: Desk) -> None:
    """Bring the list into order of worth again."""
    for index in range(1, d.listed):
        slot = d.order[index]
        place = index
        while place > 0 and d.values[d.order[place - 1]] < d.values[slot]:
            d.order[place] = d.order[place - 1]
            place -= 1
        d.order[place] = slot
