"""The search: choosing a turn, and judging turns and positions."""

from typing import Any, Final

import numpy as np

from valdora.bots.search.compiled.network import Desk
from valdora.bots.search.compiled.plan import POINT, plan, points, sort
from valdora.bots.search.compiled.rollout import FIRST, WORTH, chance, deliveries, play_on
from valdora.engine import layout as at
from valdora.engine.desk import (
    COLOURS,
    COUNT,
    DELIVERY,
    MOST,
    POINTS_GAINED,
    SHARE,
    SQUARE,
    TALLIES,
    VALUE,
    WORKSHOPS,
    Effort,
)
from valdora.kernel.chance import mix
from valdora.kernel.jit import compiled
from valdora.kernel.score import score
from valdora.kernel.step import step

FAR_OFF: Final = 0.06
"""Turns that promise so much less than the best are not played on: 3 points."""
LAST_CHOICES: Final = 40
"""Turns that are played on in the last round, where it counts whose way is barred."""
NOT_PLAYED_ON: Final = 100.0
"""Taken from the worth of turns that are not played on: they come after the others."""


CHOICES, FINALISTS, ROLLOUTS, HORIZON, TRUST = range(len(Effort._fields))

Block = Any
"""A `BLOCK` record: all the memory of a search."""


@compiled
def _play_on(b: Block, slot: int, time: int) -> None:
    """Play on after a turn for the `time`-th time, and add up what is seen."""
    d, other, own, seen, tally = b.desk, b.other, b.own_rng, b.seen, b.tally
    e, before, s = d.edition, b.states[0], b.states[1]
    seat = before.seat
    own[0] = mix(b.rng[0] + np.uint64(time + 1))
    own[1] = np.uint64(0)
    b.states[1] = d.states[slot]
    play_on(other, s, seat, b.effort[HORIZON], own, seen)
    share = chance(other, s, seat)
    tally[slot, COUNT] += 1.0
    tally[slot, SHARE] += share
    tally[slot, SQUARE] += share * share
    if deliveries(d.states[slot], seat) == deliveries(before, seat):
        tally[slot, DELIVERY] += seen[FIRST]
    tally[slot, VALUE] += d.gathered[slot] + seen[WORTH]
    tally[slot, POINTS_GAINED] += score(s, e, seat) - score(before, e, seat)
    for crest in range(at.CREST_COUNT):
        tally[slot, WORKSHOPS + crest] += s.workshops[crest] == seat
        tally[slot, COLOURS + crest] += s.craftsmen[seat, crest] > 0


@compiled
def _choose(b: Block) -> None:
    """Play on after the best turns; then again after the better half of them, until one is left."""
    d, effort, promised = b.desk, b.effort, b.desk.promised
    for slot in range(MOST):
        promised[slot] = d.values[slot]
    last = b.states[0].final
    left = min(LAST_CHOICES if last else effort[FINALISTS], d.listed)
    done, more = 0, effort[ROLLOUTS]
    while not last and left > 1 and promised[d.order[left - 1]] < promised[d.order[0]] - FAR_OFF:
        left -= 1
    for index in range(left, d.listed):
        d.values[d.order[index]] -= NOT_PLAYED_ON
    while left > 1:
        for index in range(left):
            slot = d.order[index]
            for time in range(done, done + more):
                if d.stop != 0:
                    return
                _play_on(b, slot, time)
            seen = b.tally[slot, VALUE] / b.tally[slot, COUNT]
            d.values[slot] = seen + 0.01 * effort[TRUST] * (promised[slot] - seen)
        sort(d)
        left = (left + 1) // 2 if left > 2 else 1
        done, more = done + more, done + more


@compiled
def _weigh(b: Block) -> None:
    """Play on after all finalists equally often; the victory alone counts."""
    d, effort = b.desk, b.effort
    finalists = min(effort[FINALISTS], d.listed)
    for index in range(d.listed):
        slot = d.order[index]
        d.values[slot] -= NOT_PLAYED_ON
        if index < finalists:
            for time in range(effort[ROLLOUTS]):
                if d.stop != 0:
                    return
                _play_on(b, slot, time)
            d.values[slot] = b.tally[slot, SHARE] / b.tally[slot, COUNT]
    sort(d)


@compiled
def _include(b: Block) -> None:
    """See to it that the turn `line` is among those that are played on."""
    d, line, length, before = b.desk, b.line, b.length, b.states[0]
    count = d.listed
    index = 0
    while index < count and not _same(d, d.order[index], line, length):
        index += 1
    if index == count:
        after = d.room[0]
        d.room[0] = before
        for place in range(length):
            step(after, d.edition, line[place])
            d.paths[MOST - 1, place] = line[place]
        d.lengths[MOST - 1] = length
        d.states[MOST - 1] = after
        d.values[MOST - 1] = d.values[d.order[count - 1]]
        gained = points(d, after, before.seat) - points(d, before, before.seat)
        d.gathered[MOST - 1] = POINT * gained
        d.order[count] = MOST - 1
        d.listed += 1
    slot = d.order[index]
    while index >= b.effort[FINALISTS]:
        d.order[index] = d.order[index - 1]
        index -= 1
        d.order[index] = slot


@compiled
def _same(d: Desk, slot: int, line: np.ndarray, length: int) -> bool:
    if d.lengths[slot] != length:
        return False
    for place in range(length):
        if d.paths[slot, place] != line[place]:
            return False
    return True


@compiled
def think(b: Block) -> int:
    """Judge the turns of the player to move in `states[0]`; how many there are, best first.

    Those that were played on come first; `tally` has what was seen then. `line[:length]` is one
    that shall be among them, if it has any length. Once `stop` is set, what is found counts for
    nothing.
    """
    d, effort, before = b.desk, b.effort, b.states[0]
    for slot in range(MOST):
        for what in range(TALLIES):
            b.tally[slot, what] = 0.0
    plays_on_at_last = effort[ROLLOUTS] > 0 and effort[TRUST] >= 0 and before.final
    plan(d, before, max(effort[CHOICES], LAST_CHOICES) if plays_on_at_last else effort[CHOICES])
    if effort[FINALISTS] == 0 or effort[ROLLOUTS] == 0:
        return int(d.listed)
    if b.length > 0:
        _include(b)
    if effort[TRUST] < 0:
        _weigh(b)
    else:
        _choose(b)
    return int(d.listed)


@compiled
def weigh(b: Block) -> None:
    """Add up each seat's share of the victory, and its square, over so many ways to play on.

    Of the effort, the rollouts and the horizon count; the sums are in the first rows of `tally`.
    """
    other, before, s, own, found = b.other, b.states[0], b.states[1], b.own_rng, b.found
    for seat in range(at.PLAYERS):
        b.tally[seat, SHARE] = 0.0
        b.tally[seat, SQUARE] = 0.0
    for time in range(b.effort[ROLLOUTS]):
        if other.stop != 0:
            return
        own[0] = mix(b.rng[0] + np.uint64(time + 1))
        own[1] = np.uint64(0)
        b.states[1] = before
        play_on(other, s, before.seat, b.effort[HORIZON], own, b.seen)
        total = 0.0
        for seat in range(before.players):
            found[seat] = chance(other, s, seat)
            total += found[seat]
        for seat in range(before.players):
            b.tally[seat, SHARE] += found[seat] / total
            b.tally[seat, SQUARE] += (found[seat] / total) ** 2
