"""Choosing: every sensible turn of a player, judged by the evaluation.

A page nobody has seen is honest chance: the turn stops before it, and the evaluation speaks for
what may come.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from valdora.bots.search.compiled.features import OTHERS, OWN, others_numbers, own_numbers
from valdora.bots.search.compiled.network import HIDDEN, SECOND, TO_COME, ground, judge
from valdora.bots.search.compiled.turns import DEEP, TREE, sensible
from valdora.kernel import layout as at
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, waiting_book
from valdora.kernel.score import score, shares
from valdora.kernel.step import step

FADE: Final = 0.96
"""What a point is worth a turn later: it may never come."""
POINT: Final = 0.02
"""A point, in the numbers of the network."""
VICTORY_WORTH: Final = 1.5
"""What the victory is worth, in the numbers of the network: 75 points."""
CLEAR: Final = 3.0
"""Points ahead that make a victory clear."""
MOST: Final = 64
"""Places in the list of turns; fewer are kept."""


class Desk(NamedTuple):
    """All that a search works with: what it reads, and room to work in."""

    tables: np.ndarray
    atlases: np.ndarray
    weights: np.ndarray
    room: Any
    tree: Any
    states: Any
    """The positions after the turns in the list."""
    values: np.ndarray
    """What the turns are worth."""
    gathered: np.ndarray
    """What they bring at once."""
    order: np.ndarray
    """Their places, best first."""
    listed: np.ndarray
    """How many there are."""
    paths: np.ndarray
    lengths: np.ndarray
    cargo: np.ndarray
    own: np.ndarray
    start: np.ndarray
    """The player's own numbers at the start of the turn."""
    others: np.ndarray
    base: np.ndarray
    layers: np.ndarray
    haste: np.ndarray
    """The points that a craftsman counts for beside its own, to bring the end nearer."""


def desk(table: np.ndarray, atlas: np.ndarray, weights: np.ndarray, haste: int = 0) -> Desk:
    """An empty desk."""
    return Desk(
        tables=table,
        atlases=atlas,
        weights=weights,
        room=np.zeros(DEEP + 2, at.STATE).view(np.recarray),
        tree=np.zeros(1, TREE).view(np.recarray),
        states=np.zeros(MOST, at.STATE).view(np.recarray),
        values=np.zeros(MOST),
        gathered=np.zeros(MOST),
        order=np.zeros(MOST, np.int64),
        listed=np.zeros(1, np.int64),
        paths=np.zeros((MOST, DEEP), np.int16),
        lengths=np.zeros(MOST, np.int64),
        cargo=np.zeros((2, at.GEM_COUNT), np.int64),
        own=np.zeros(OWN, np.float32),
        start=np.zeros(OWN, np.float32),
        others=np.zeros(OTHERS, np.float32),
        base=np.zeros(HIDDEN, np.float32),
        layers=np.zeros(HIDDEN + SECOND, np.float32),
        haste=np.full(1, haste, np.int64),
    )


@compiled
def points(d: Desk, s: Record, seat: int) -> int:
    """A player's points, and what haste adds to them."""
    found = score(s, d.tables[0], seat)
    if d.haste[0] > 0:
        for crest in range(at.CREST_COUNT):
            found += d.haste[0] * int(s.craftsmen[seat, crest])
    return int(found)


@compiled
def victory(s: Record, t: Record, seat: int) -> float:
    """How clearly a seat has won: from 0 to 1, a narrow result is near the middle.

    Where the points are equal, the rules' share of the victory says it: coins may decide.
    """
    own, best = score(s, t, seat), -10000
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, t, other))
    if own == best:
        won = np.zeros(at.PLAYERS)
        shares(s, t, won)
        return float(won[seat])
    return float(1.0 / (1.0 + np.exp((best - own) / CLEAR)))


@compiled
def look_round(d: Desk, s: Record, seat: int) -> None:
    """Take in how things stand, once before judging turns of a seat."""
    others_numbers(s, d.tables[0], d.atlases[0], seat, d.cargo, d.own, d.others)
    own_numbers(s, d.tables[0], d.atlases[0], seat, d.cargo, d.start)
    ground(d.weights[0], d.start, d.others, d.base)


@compiled
def promise(d: Desk, s: Record, seat: int) -> float:
    """What is still to come for a seat after its turn: points, and the victory for many more."""
    if s.phase == at.OVER:
        return VICTORY_WORTH * victory(s, d.tables[0], seat)
    own_numbers(s, d.tables[0], d.atlases[0], seat, d.cargo, d.own)
    return judge(d.weights[0], d.own, d.start, d.base, d.layers, TO_COME)


@compiled
def _keep(d: Desk, most: int, s: Record, value: float, gathered: float) -> int:
    """Put a position into the list if it is among the best; where, or -1."""
    count = d.listed[0]
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
        d.listed[0] += 1
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
def plan(d: Desk, s: Record, most: int) -> int:
    """List the best turns (or rests of a turn) of the player to move, best first; how many."""
    t, tree, room, seat = d.tables[0], d.tree[0], d.room, s.seat
    look_round(d, s, seat)
    room[0] = s
    d.listed[0] = 0
    before = points(d, room[0], seat)
    depth = 0
    sensible(room[0], t, tree, 0)
    while depth >= 0:
        if tree.next[depth] >= tree.count[depth]:
            depth -= 1
            continue
        code = tree.codes[depth, tree.next[depth]]
        tree.next[depth] += 1
        tree.path[depth] = code
        room[depth + 1] = room[depth]
        after = room[depth + 1]
        step(after, t, code)
        if after.seat == seat and after.phase != at.OVER and waiting_book(after, t) == at.NONE:
            depth += 1
            sensible(after, t, tree, depth)
            continue
        gain = POINT * (points(d, after, seat) - before)
        slot = _keep(d, most, after, gain + promise(d, after, seat), gain)
        if slot >= 0:
            for place in range(depth + 1):
                d.paths[slot, place] = tree.path[place]
            d.lengths[slot] = depth + 1
    return int(d.listed[0])


@compiled
def sort(d: Desk) -> None:
    """Bring the list into order of worth again."""
    for index in range(1, d.listed[0]):
        slot = d.order[index]
        place = index
        while place > 0 and d.values[d.order[place - 1]] < d.values[slot]:
            d.order[place] = d.order[place - 1]
            place -= 1
        d.order[place] = slot
