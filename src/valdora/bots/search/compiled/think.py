"""The doors into the search: choosing a turn, and judging turns and positions."""

from typing import Any, Final, NamedTuple

import numpy as np

from valdora.bots.search.compiled.plan import MOST, POINT, Desk, plan, points, sort
from valdora.bots.search.compiled.rollout import FIRST, WORTH, chance, deliveries, play_on
from valdora.kernel import layout as at
from valdora.kernel.chance import mix
from valdora.kernel.jit import compiled, door
from valdora.kernel.legal import Record
from valdora.kernel.score import score
from valdora.kernel.step import step

COUNT, SHARE, SQUARE, DELIVERY, POINTS_GAINED, VALUE, WORKSHOPS = range(7)
COLOURS: Final = WORKSHOPS + at.CREST_COUNT
TALLIES: Final = COLOURS + at.CREST_COUNT
"""What is added up over the times a turn is played on."""
FAR_OFF: Final = 0.06
"""Turns that promise so much less than the best are not played on: 3 points."""
LAST_CHOICES: Final = 40
"""Turns that are played on in the last round, where it counts whose way is barred."""
NOT_PLAYED_ON: Final = 100.0
"""Taken from the worth of turns that are not played on: they come after the others."""


class Effort(NamedTuple):
    """How much a search does. It counts positions, never seconds, so that it can be repeated."""

    choices: int
    """Turns that are compared."""
    finalists: int = 0
    """Turns that are played on; none: the evaluation decides."""
    rollouts: int = 0
    """How often each of them is; the better half again, and so on."""
    horizon: int = 0
    """For how many own turns."""
    trust: int = 30
    """How much the evaluation still counts beside it, in hundredths.

    -1: all finalists are played on equally often, and the victory alone counts.
    """


@compiled
def _play_on(
    d: Desk,
    e: Desk,
    before: Record,
    slot: int,
    time: int,
    horizon: int,
    rng: np.ndarray,
    tally: np.ndarray,
) -> None:
    """Play on after a turn for the `time`-th time, and add up what is seen."""
    t = d.tables[0]
    seat = before.seat
    won = np.zeros(at.PLAYERS)
    own = np.zeros(2, np.uint64)
    seen = np.zeros(2)
    own[0] = mix(rng[0] + np.uint64(time + 1))
    d.room[0] = d.states[slot]
    play_on(e, d.room, 0, seat, horizon, own, seen)
    s = d.room[0]
    share = chance(e, s, seat, won)
    tally[slot, COUNT] += 1.0
    tally[slot, SHARE] += share
    tally[slot, SQUARE] += share * share
    if deliveries(d.states[slot], seat) == deliveries(before, seat):
        tally[slot, DELIVERY] += seen[FIRST]
    tally[slot, VALUE] += d.gathered[slot] + seen[WORTH]
    tally[slot, POINTS_GAINED] += score(s, t, seat) - score(before, t, seat)
    for crest in range(at.CREST_COUNT):
        tally[slot, WORKSHOPS + crest] += s.workshops[crest] == seat
        tally[slot, COLOURS + crest] += s.craftsmen[seat, crest] > 0


@compiled
def _choose(
    d: Desk, e: Desk, before: Record, effort: np.ndarray, rng: np.ndarray, tally: np.ndarray
) -> None:
    """Play on after the best turns; then again after the better half of them, until one is left."""
    promised = d.values.copy()
    last = before.final
    left, done, more = min(LAST_CHOICES if last else effort[1], d.listed[0]), 0, effort[2]
    while not last and left > 1 and promised[d.order[left - 1]] < promised[d.order[0]] - FAR_OFF:
        left -= 1
    for index in range(left, d.listed[0]):
        d.values[d.order[index]] -= NOT_PLAYED_ON
    while left > 1:
        for index in range(left):
            slot = d.order[index]
            for time in range(done, done + more):
                _play_on(d, e, before, slot, time, effort[3], rng, tally)
            seen = tally[slot, VALUE] / tally[slot, COUNT]
            d.values[slot] = seen + 0.01 * effort[4] * (promised[slot] - seen)
        sort(d)
        left = (left + 1) // 2 if left > 2 else 1
        done, more = done + more, done + more


@compiled
def _weigh(
    d: Desk, e: Desk, before: Record, effort: np.ndarray, rng: np.ndarray, tally: np.ndarray
) -> None:
    """Play on after all finalists equally often; the victory alone counts."""
    finalists = min(effort[1], d.listed[0])
    for index in range(d.listed[0]):
        slot = d.order[index]
        d.values[slot] -= NOT_PLAYED_ON
        if index < finalists:
            for time in range(effort[2]):
                _play_on(d, e, before, slot, time, effort[3], rng, tally)
            d.values[slot] = tally[slot, SHARE] / tally[slot, COUNT]
    sort(d)


@compiled
def _include(d: Desk, states: Any, line: np.ndarray, length: int, finalists: int) -> None:
    """See to it that a turn is among those that are played on."""
    t = d.tables[0]
    count = d.listed[0]
    index = 0
    while index < count and not _same(d, d.order[index], line, length):
        index += 1
    if index == count:
        d.room[0] = states[0]
        for place in range(length):
            step(d.room[0], t, line[place])
            d.paths[MOST - 1, place] = line[place]
        d.lengths[MOST - 1] = length
        d.states[MOST - 1] = d.room[0]
        d.values[MOST - 1] = d.values[d.order[count - 1]]
        gained = points(d, d.room[0], states[0].seat) - points(d, states[0], states[0].seat)
        d.gathered[MOST - 1] = POINT * gained
        d.order[count] = MOST - 1
        d.listed[0] += 1
    slot = d.order[index]
    while index >= finalists:
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


@door
def think_at(
    d: Desk,
    e: Desk,
    states: Any,
    effort: np.ndarray,
    line: np.ndarray,
    length: int,
    rng: np.ndarray,
    tally: np.ndarray,
) -> int:
    """Judge the turns of the player to move in `states[0]`; how many there are, best first.

    Those that were played on come first; `tally` has what was seen then. `line[:length]` is one
    that shall be among them, if it has any length.
    """
    plays_on_at_last = effort[2] > 0 and effort[4] >= 0 and states[0].final
    plan(d, states[0], max(effort[0], LAST_CHOICES) if plays_on_at_last else effort[0])
    if effort[1] == 0 or effort[2] == 0:
        return int(d.listed[0])
    if length > 0:
        _include(d, states, line, length, effort[1])
    if effort[4] < 0:
        _weigh(d, e, states[0], effort, rng, tally)
    else:
        _choose(d, e, states[0], effort, rng, tally)
    return int(d.listed[0])


@door
def weigh_at(
    e: Desk, states: Any, times: int, horizon: int, rng: np.ndarray, tally: np.ndarray
) -> None:
    """Add up each seat's share of the victory, and its square, over so many ways to play on."""
    won = np.zeros(at.PLAYERS)
    found = np.zeros(at.PLAYERS)
    own = np.zeros(2, np.uint64)
    seen = np.zeros(2)
    for time in range(times):
        own[0] = mix(rng[0] + np.uint64(time + 1))
        own[1] = np.uint64(0)
        states[1] = states[0]
        play_on(e, states, 1, states[0].seat, horizon, own, seen)
        total = 0.0
        for seat in range(states[0].players):
            found[seat] = chance(e, states[1], seat, won)
            total += found[seat]
        for seat in range(states[0].players):
            tally[seat, 0] += found[seat] / total
            tally[seat, 1] += (found[seat] / total) ** 2
