"""Whole turns: every sensible way to play a turn to its end, or to the next page nobody has seen.

A turn stops where a page must be revealed, because what comes after depends on it. What can only
lose is left out: on a road space all that costs nothing is loaded; loads and deliveries that
differ in their order only are played in one order; a page is not turned straight back;
vehicles are loaded with what some commission in sight wants; at most one commission is given back,
last, for another.
"""

from typing import Final

from valdora.engine import layout as at
from valdora.engine.desk import DEEP, WIDE
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, legal, page_price, top

PAGES: Final = 2
"""At most so many pages are turned in one go."""


@compiled
def sensible(s: Record, e: Record, tree: Record, depth: int, purpose: int) -> None:
    """Write the legal codes worth a look at this depth of a turn."""
    tree.pages[depth] = tree.pages[depth - 1] if depth > 0 else 0
    tree.returns[depth] = tree.returns[depth - 1] if depth > 0 else 0
    codes = tree.legal
    count = min(legal(s, e, codes), WIDE)
    tree.next[depth] = 0
    if s.phase == at.MOVE:
        for place in range(count):
            tree.codes[depth, place] = codes[place]
        tree.count[depth] = count
        return
    if e.road[s.pawn[s.seat]] != at.NONE:
        for place in range(count):
            code = codes[place]
            if e.op[code] == at.OP_LOAD and e.load_price[e.where[code]] == 0:
                tree.codes[depth, 0] = code
                tree.count[depth] = 1
                return
    kept = 0
    last, last_op = -1, -1
    if depth > 0:
        last = int(tree.path[depth - 1])
        last_op = int(e.op[last])
    if last_op == at.OP_TURN:
        tree.pages[depth] += 1
    if last_op == at.OP_RETURN:
        tree.returns[depth] += 1
    for place in range(count):
        code = codes[place]
        op = e.op[code]
        if op == at.OP_TURN and tree.pages[depth] >= PAGES:
            continue
        if purpose and (op == at.OP_RETURN or (op == at.OP_TURN and not _buys(s, e))):
            continue
        if tree.returns[depth] > 0 and last_op != at.OP_RETURN and op != at.OP_END:
            continue
        if op == at.OP_LOAD and not _wanted(s, e, e.what[code]):
            continue
        if _worth_a_look(e, code, last, last_op, depth):
            tree.codes[depth, kept] = code
            kept += 1
    if kept == 0:  # a commission was given back, and there is none to take for it
        tree.codes[depth, 0] = e.code_end
        kept = 1
    tree.count[depth] = kept


@compiled
def _buys(s: Record, e: Record) -> bool:
    """Whether a card could be bought after one more page."""
    if not e.sells_equipment[e.book[s.pawn[s.seat]]]:
        left = s.coins[s.seat] - page_price(s, e)
        return bool(s.held[s.seat] < e.open_commissions and left >= e.commission_price)
    for slot in range(at.SLOT_COUNT):
        if s.cargo[s.seat, slot] == e.gold:
            return True
    return False


@compiled
def idle(s: Record, e: Record, tree: Record, depth: int) -> bool:
    """Whether a turn from `s` on brings nothing: it goes, looks at pages, and ends."""
    if s.phase == at.BOOK and s.turned == 0:  # the book was opened by buying
        return False
    for place in range(depth):
        op = e.op[tree.path[place]]
        if op != at.OP_MOVE and op != at.OP_STAY and op != at.OP_TURN:
            return False
    return True


@compiled
def _wanted(s: Record, e: Record, gemstone: int) -> bool:
    """Whether a gemstone is of use: to buy equipment with, or for a commission in sight."""
    if gemstone == e.gold:
        return True
    lacking = 0
    for kind in range(e.kinds):
        lacking += s.open[s.seat, kind] * e.wants[kind, gemstone]
    for slot in range(at.SLOT_COUNT):
        lacking -= s.cargo[s.seat, slot] == gemstone
    if lacking > 0:
        return True
    for book in range(at.BOOKS):
        if not e.sells_equipment[book]:
            for side in range(2):
                kind = top(s, book, side)
                if kind != at.NONE and e.wants[kind, gemstone] > 0:
                    return True
    return False


@compiled
def _worth_a_look(e: Record, code: int, last: int, last_op: int, depth: int) -> bool:
    op = e.op[code]
    if last_op == at.OP_RETURN:
        # nobody gives a commission back for nothing, or to take it again
        return bool(op == at.OP_BUY and e.where[code] != e.where[last])
    if op == at.OP_END:
        return True
    if depth >= DEEP - 2:
        return False
    if op == at.OP_LOAD and last_op == at.OP_LOAD:
        return bool(e.where[code] > e.where[last])
    if op == at.OP_DELIVER and last_op == at.OP_DELIVER:
        return bool(code >= last)
    if op == at.OP_TURN:
        return bool(last_op != at.OP_TURN or code == last)
    return True
