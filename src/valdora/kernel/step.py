"""Playing a code on the flat record, in place: what `rules.apply` does, without the events.

The code must be legal: checking is what `rules` is for.
"""

import numpy as np

from valdora.engine import layout as at
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, page_price


@compiled
def step(s: Record, e: Record, code: int) -> None:
    """Play a legal code."""
    op, what, where = e.op[code], e.what[code], e.where[code]
    if op == at.OP_MOVE:
        _move(s, e, what)
    elif op == at.OP_END:
        if s.rival and s.delivered > 0:
            _rival(s, e)
        _next_turn(s)
    elif op == at.OP_LOAD:
        _load(s, e, what, where)
    elif op == at.OP_TURN:
        _turn(s, e, where)
    elif op == at.OP_BUY or op == at.OP_BUY_WITH:
        _buy(s, e, what, where)
    elif op == at.OP_RETURN:
        seat = s.seat
        s.open[seat, what] -= 1
        s.held[seat] -= 1
        _put(s, e.book[s.pawn[seat]], where, what)
        s.phase = at.BOOK
    elif op == at.OP_DELIVER:
        _deliver(s, e, what, where)
    elif op == at.OP_SILVER:
        s.coins[s.seat] = e.purse
        _next_turn(s)
    elif op == at.OP_PROVISIONS:
        s.provisions[s.seat] = 1
        _next_turn(s)
    elif op == at.OP_REVEAL:
        reveal(s, where, what)
    else:
        s.phase = at.ACT


@compiled
def reveal(s: Record, book: int, card: int) -> None:
    """Make an unseen card the visible page of the right side."""
    s.unseen[book, card] -= 1
    s.hidden[book] -= 1
    _put(s, book, 1, card)
    if s.phase == at.DEAL:
        for other in range(at.BOOKS):
            if s.right[other] == 0 and s.hidden[other] > 0:
                return
        s.phase = at.MOVE


@compiled
def _move(s: Record, e: Record, space: int) -> None:
    seat = s.seat
    start = s.pawn[seat]
    if (e.free[start] >> np.uint64(space)) & np.uint64(1) == np.uint64(0):
        s.provisions[seat] = 0
    s.pawn[seat] = space
    s.phase = at.ACT
    if e.mine[space]:
        return
    price = int(e.encounter_price)
    for other in range(s.players):
        if other != seat and s.pawn[other] == space:
            s.coins[seat] -= price
            s.coins[other] = min(int(e.purse), int(s.coins[other]) + price)


@compiled
def _put(s: Record, book: int, side: int, card: int) -> None:
    if side == 0:
        s.pages[book, s.left[book]] = card
        s.left[book] += 1
    else:
        s.right[book] += 1
        s.pages[book, at.PAGES - s.right[book]] = card


@compiled
def _take(s: Record, book: int, side: int) -> int:
    if side == 0:
        s.left[book] -= 1
        place = s.left[book]
    else:
        place = at.PAGES - s.right[book]
        s.right[book] -= 1
    card = s.pages[book, place]
    s.pages[book, place] = 0  # equal positions are equal bytes
    return int(card)


@compiled
def _turn(s: Record, e: Record, side: int) -> None:
    s.coins[s.seat] -= page_price(s, e)
    book = e.book[s.pawn[s.seat]]
    _put(s, book, 1 - side, _take(s, book, side))
    s.turned += 1
    s.phase = at.BOOK


@compiled
def _buy(s: Record, e: Record, slot: int, side: int) -> None:
    seat = s.seat
    card = _take(s, e.book[s.pawn[seat]], side)
    s.phase = at.BOOK
    if slot == at.NONE:
        s.coins[seat] -= e.commission_price
        s.open[seat, card] += 1
        s.held[seat] += 1
    else:
        s.cargo[seat, slot] = at.EMPTY
        s.discard[e.gold] += 1
        s.cargo[seat, card] = at.EMPTY


@compiled
def _load(s: Record, e: Record, gemstone: int, slot: int) -> None:
    seat = s.seat
    s.coins[seat] -= e.load_price[slot]
    dropped = s.cargo[seat, slot]
    if dropped >= 0:
        s.discard[dropped] += 1
    road = e.road[s.pawn[seat]]
    if road == at.NONE:
        s.discard[gemstone] -= 1
    else:
        s.stones[road, gemstone] -= 1
    s.cargo[seat, slot] = gemstone
    s.loaded |= 1 << slot
    s.phase = at.LOAD


@compiled
def _deliver(s: Record, e: Record, kind: int, slots: int) -> None:
    """Pay, complete, bonus, tile, workshop, end check (C4)."""
    seat = s.seat
    for slot in range(at.SLOT_COUNT):
        if (slots >> slot) & 1:
            s.discard[s.cargo[seat, slot]] += 1
            s.cargo[seat, slot] = at.EMPTY
    s.coins[seat] -= e.wants_coins[kind]
    s.open[seat, kind] -= 1
    s.held[seat] -= 1
    s.completed[seat, kind] += 1
    s.delivered += 1
    s.phase = at.DELIVER
    crest = e.kind_crest[kind]
    if s.workshops[crest] == seat and s.bonus > 0:
        s.bonus -= 1
        s.tiles[seat] += 1
    colour = next_colour(s, e, crest)
    if colour != at.NONE:
        s.piles[colour] -= 1
        s.craftsmen[seat, colour] += 1
        enough = s.craftsmen[seat, colour] >= e.workshop_needs[colour]
        if enough and s.workshops[colour] == at.NOBODY:
            s.workshops[colour] = seat
    _check_end(s)


@compiled
def next_colour(s: Record, e: Record, crest: int) -> int:
    """The colour hired for a crest, or `NONE`."""
    for place in range(at.CREST_COUNT):
        colour = e.clockwise[crest, place]
        if s.piles[colour] > 0:
            return int(colour)
    return at.NONE


@compiled
def _rival(s: Record, e: Record) -> None:
    card = s.rival_row[0]
    for place in range(at.CREST_COUNT - 1):
        s.rival_row[place] = s.rival_row[place + 1]
    s.rival_row[at.CREST_COUNT - 1] = card
    colour = next_colour(s, e, card)
    if colour == at.NONE:
        return
    s.piles[colour] -= 1
    s.rival_craftsmen[colour] += 1
    enough = s.rival_craftsmen[colour] >= e.workshop_needs[colour]
    if enough and s.workshops[colour] == at.NOBODY:
        s.workshops[colour] = at.GONE
    _check_end(s)


@compiled
def _check_end(s: Record) -> None:
    colours = 0
    for colour in range(at.CREST_COUNT):
        colours += s.piles[colour] > 0
    if colours <= 1:
        s.final = 1


@compiled
def _next_turn(s: Record) -> None:
    s.turned = 0
    s.loaded = 0
    s.delivered = 0
    seat = s.seat + 1
    if seat < s.players:
        s.seat = seat
        s.phase = at.MOVE
    elif s.final:
        s.phase = at.OVER
    else:
        s.seat = 0
        s.rounds += 1
        s.phase = at.MOVE
