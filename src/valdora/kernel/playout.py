"""Whole games inside one compiled call."""

import numpy as np

from valdora.engine import layout as at
from valdora.kernel.chance import below, draw
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, legal, pays, waiting_book
from valdora.kernel.step import reveal, step

UNIFORM, EAGER = 0, 1
"""Policies: any legal action alike; or one that loads, buys and delivers when it can."""


@compiled
def settle(s: Record, e: Record, rng: np.ndarray) -> None:
    """Reveal pages, drawn evenly, until a player has to decide or the game is over."""
    book = waiting_book(s, e)
    while book != at.NONE:
        reveal(s, book, e.what[draw(s, e, book, rng)])
        book = waiting_book(s, e)


@compiled
def choose(
    s: Record, e: Record, rng: np.ndarray, policy: int, codes: np.ndarray, count: int
) -> int:
    """One of `count` legal codes by a policy."""
    if count == 1:
        return int(codes[0])
    if policy == UNIFORM:
        return int(codes[below(rng, count)])
    return _eager(s, e, rng, codes, count)


@compiled
def _eager(s: Record, e: Record, rng: np.ndarray, codes: np.ndarray, count: int) -> int:
    """Deliver if possible, else go and deliver, else load or buy; now and then anything."""
    if below(rng, 8) == 0:
        return int(codes[below(rng, count)])
    best, found = -1, 0
    for index in range(count):
        value = _urge(s, e, codes[index])
        if value > best:
            best, found = value, 1
            choice = codes[index]
        elif value == best:
            found += 1
            if below(rng, found) == 0:
                choice = codes[index]
    return int(choice)


@compiled
def _urge(s: Record, e: Record, code: int) -> int:
    op = e.op[code]
    if op == at.OP_DELIVER:
        return 9
    if op == at.OP_LOAD:
        return 8
    if op == at.OP_BUY or op == at.OP_BUY_WITH:
        return 7
    if op == at.OP_SILVER:
        return 6
    if op == at.OP_PROVISIONS:
        return 5
    if op == at.OP_MOVE:
        space = e.what[code]
        crest = e.crest[space]
        if crest == at.NONE:
            return 2 if e.mine[space] and s.coins[s.seat] < 2 else 1
        for kind in range(e.kinds):
            if s.open[s.seat, kind] > 0 and e.kind_crest[kind] == crest:
                first = e.first_delivery[kind]
                for way in range(first, first + e.deliveries[kind]):
                    if e.wants_coins[kind] <= s.coins[s.seat] and pays(s, e, kind, e.where[way]):
                        return 9
        return 0
    return 2


@compiled
def playout(
    s: Record,
    e: Record,
    rng: np.ndarray,
    policy: int,
    max_rounds: int,
    counts: np.ndarray,
    codes: np.ndarray,
) -> None:
    """Play a game to its end or beyond `max_rounds`; count decisions and forced ones.

    `codes` is room for the legal codes.
    """
    settle(s, e, rng)
    while s.phase != at.OVER and s.rounds <= max_rounds:
        count = legal(s, e, codes)
        counts[0] += 1
        counts[1] += count == 1
        step(s, e, choose(s, e, rng, policy, codes, count))
        if s.phase == at.BOOK:
            settle(s, e, rng)
