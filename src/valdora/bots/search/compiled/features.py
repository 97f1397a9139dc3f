"""A position as numbers, seen from one seat after its turn: what the evaluation judges it by.

Commissions are judged by what they would bring now and how many turns away their delivery is:
to the gemstones still missing, then to the house. All of it is a rough guess; what it is worth,
the network learns.
"""

from typing import Final

import numpy as np

from valdora.engine import layout as at
from valdora.engine.desk import FAR
from valdora.engine.inputs import CRESTS as _CRESTS
from valdora.engine.inputs import FOR_SALE as _FOR_SALE
from valdora.engine.inputs import GEMS as _GEMS
from valdora.engine.inputs import OTHERS, OWN, PER_CREST, PER_GEM, PER_OTHER
from valdora.engine.inputs import PLACE as _PLACE
from valdora.engine.inputs import PURSE as _PURSE
from valdora.engine.inputs import SLOTS as _SLOTS
from valdora.engine.inputs import TABLE as _TABLE
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, top, waiting_book
from valdora.kernel.score import score
from valdora.kernel.step import next_colour

_BLOCKED: Final = 4.0
"""Turns it takes, roughly, to get equipment one has not."""


@compiled
def _lies(s: Record, t: Record, space: int, gemstone: int) -> bool:
    road = t.road[space]
    if road != at.NONE:
        return bool(s.stones[road, gemstone] > 0)
    return bool(s.discard[gemstone] > 0)


@compiled
def _look(s: Record, t: Record, a: Record, seat: int, look: Record) -> int:
    """Look at the gemstones: carried, wanted, where they lie; mark those that a tool is free for.

    Returns how many vehicles are free.
    """
    for gemstone in range(at.GEM_COUNT):
        look.carried[gemstone] = 0
        look.free[gemstone] = 0
        look.wanted[gemstone] = 0
        look.heaps[gemstone] = 0
    for kind in range(t.kinds):
        if s.open[seat, kind] > 0:  # few are
            for gemstone in range(at.GEM_COUNT):
                look.wanted[gemstone] += s.open[seat, kind] * t.wants[kind, gemstone]
    for index in range(a.sources):
        source = a.source[index]
        for gemstone in range(at.GEM_COUNT):
            look.heap[gemstone, look.heaps[gemstone]] = source
            look.heaps[gemstone] += _lies(s, t, source, gemstone)
    vehicles = 0
    for slot in range(at.SLOT_COUNT):
        cargo = s.cargo[seat, slot]
        if cargo >= 0:
            look.carried[cargo] += 1
        elif cargo == at.EMPTY:
            if t.takes[slot] != at.NONE:
                look.free[t.takes[slot]] = 1
            elif s.coins[seat] >= t.load_price[slot]:
                vehicles += 1
    return vehicles


@compiled
def _turns_to(
    s: Record,
    t: Record,
    a: Record,
    seat: int,
    kind: int,
    start: int,
    packed: int,
    look: Record,
    vehicles: int,
) -> float:
    """Turns until a commission could be delivered, from a space, with or without provisions."""
    house = a.house[t.kind_crest[kind]]
    here, taken, turns = start, packed, 0.0
    if t.wants_coins[kind] > s.coins[seat]:
        best, place = FAR * 2, here
        for index in range(a.mines):
            way = a.turns[taken, here, a.mine[index]] + a.turns[0, a.mine[index], house]
            if way < best:
                best, place = way, a.mine[index]
        turns += a.turns[taken, here, place]
        here, taken = place, 0
    on_the_way = False
    for gemstone in range(at.GEM_COUNT):
        lacking = t.wants[kind, gemstone] - look.carried[gemstone]
        if lacking <= 0:
            continue
        if look.free[gemstone] == 0:
            vehicles -= 1
            if vehicles < 0:
                turns += _BLOCKED
        if on_the_way and _lies(s, t, here, gemstone):
            continue
        best, place = FAR * 2, -1
        for index in range(look.heaps[gemstone]):
            source = look.heap[gemstone, index]
            way = a.turns[taken, here, source] + a.turns[0, source, house]
            if way < best:
                best, place = way, source
        if place < 0:
            return float(2 * FAR)
        turns += a.turns[taken, here, place]
        here, taken, on_the_way = place, 0, True
    return float(turns + a.turns[taken, here, house])


@compiled
def _worth(s: Record, t: Record, seat: int, crest: int, points: int) -> float:
    """What delivering a commission would bring now."""
    worth = float(points)
    colour = next_colour(s, t, crest)
    if colour != at.NONE:
        have = s.craftsmen[seat, colour]
        if have == 0:
            worth += t.colour_points
        if s.workshops[colour] == at.NOBODY and have + 1 >= t.workshop_needs[colour]:
            worth += 6.0 + t.workshop_points[colour]
    if s.workshops[crest] == seat and s.bonus > 0:
        worth += t.bonus_points
    return worth


@compiled
def own_numbers(s: Record, t: Record, a: Record, seat: int, look: Record, out: np.ndarray) -> None:
    """What a player has and may soon have, and the table; `look` is room to work in."""
    for place in range(OWN):
        out[place] = 0.0
    vehicles = _look(s, t, a, seat, look)
    _colours(s, t, seat, out)
    _prospects(s, t, a, seat, look, vehicles, out)
    _gemstones(s, a, seat, look, out)
    _equipment(s, t, a, seat, out)
    _purse(s, t, a, seat, out)
    _table(s, t, seat, out)


@compiled
def _colours(s: Record, t: Record, seat: int, out: np.ndarray) -> None:
    for crest in range(at.CREST_COUNT):
        base = _CRESTS + PER_CREST * crest
        have = s.craftsmen[seat, crest]
        out[base] = 1.0 if have > 0 else 0.0
        owner = s.workshops[crest]
        if owner == seat:
            out[base + 1] = 1.0
        elif owner == at.NOBODY:
            out[base + 2] = have / t.workshop_needs[crest]
        else:
            out[base + 3] = 1.0
        out[base + 4] = s.piles[crest] / 4.0
        out[base + 5] = _worth(s, t, seat, crest, 0) / 20.0


@compiled
def _prospects(
    s: Record,
    t: Record,
    a: Record,
    seat: int,
    look: Record,
    vehicles: int,
    out: np.ndarray,
) -> None:
    """Open commissions and those for sale: their worth, fading with the turns until delivery."""
    here = s.pawn[seat]
    packed = s.provisions[seat]
    best, total, soon = 0.0, 0.0, 0.0
    for kind in range(t.kinds):
        if s.open[seat, kind] == 0:
            continue
        crest = t.kind_crest[kind]
        base = _CRESTS + PER_CREST * crest
        turns = _turns_to(s, t, a, seat, kind, here, packed, look, vehicles)
        gain = _worth(s, t, seat, crest, t.kind_points[kind]) * a.fade[int(turns)] / 20.0
        out[base + 6] += s.open[seat, kind] / 2.0
        out[base + 7] = max(out[base + 7], np.float32(gain))
        out[base + 8] += gain * s.open[seat, kind]
        best = max(best, gain)
        total += gain * s.open[seat, kind]
        if turns <= 1.0:
            soon += gain
    out[_PURSE] = best
    out[_PURSE + 1] = total
    out[_PURSE + 2] = soon
    best = 0.0
    for book in range(at.BOOKS):
        if t.sells_equipment[book]:
            continue
        city = a.city[book]
        away = float(a.turns[packed, here, city])
        if s.coins[seat] < t.commission_price:
            away += 2.0
        for side in range(2):
            kind = top(s, book, side)
            if kind == at.NONE:
                continue
            crest = t.kind_crest[kind]
            turns = away + _turns_to(s, t, a, seat, kind, city, 0, look, vehicles)
            gain = _worth(s, t, seat, crest, t.kind_points[kind]) * a.fade[int(turns)] / 20.0
            base = _CRESTS + PER_CREST * crest
            out[base + _FOR_SALE] = max(out[base + _FOR_SALE], np.float32(gain))
            best = max(best, gain)
    out[_PURSE + 3] = best


@compiled
def _gemstones(s: Record, a: Record, seat: int, look: Record, out: np.ndarray) -> None:
    here = s.pawn[seat]
    packed = s.provisions[seat]
    for gemstone in range(at.GEM_COUNT):
        base = _GEMS + PER_GEM * gemstone
        carried, wanted = look.carried[gemstone], look.wanted[gemstone]
        out[base] = carried / 2.0
        out[base + 1] = look.free[gemstone]
        out[base + 2] = max(0, wanted - carried) / 2.0
        out[base + 3] = max(0, carried - wanted) / 2.0
        nearest = FAR
        for index in range(look.heaps[gemstone]):
            nearest = min(nearest, int(a.turns[packed, here, look.heap[gemstone, index]]))
        out[base + 4] = 1.0 / nearest


@compiled
def _equipment(s: Record, t: Record, a: Record, seat: int, out: np.ndarray) -> None:
    here = s.pawn[seat]
    packed = s.provisions[seat]
    for slot in range(at.SLOT_COUNT):
        out[_SLOTS + slot] = 1.0 if s.cargo[seat, slot] != at.NOT_OWNED else 0.0
        out[_SLOTS + 2 * at.SLOT_COUNT + slot] = 1.0 if s.cargo[seat, slot] >= 0 else 0.0
    for book in range(at.BOOKS):
        if not t.sells_equipment[book]:
            continue
        for side in range(2):
            card = top(s, book, side)
            if card != at.NONE and s.cargo[seat, card] == at.NOT_OWNED:
                near = np.float32(1.0 / a.turns[packed, here, a.city[book]])
                place = _SLOTS + at.SLOT_COUNT + card
                out[place] = max(out[place], near)


@compiled
def _purse(s: Record, t: Record, a: Record, seat: int, out: np.ndarray) -> None:
    here = s.pawn[seat]
    packed = s.provisions[seat]
    coins = s.coins[seat]
    out[_PURSE + 4] = coins / t.purse
    out[_PURSE + 5] = 1.0 if coins >= 1 else 0.0
    out[_PURSE + 6] = 1.0 if coins >= 2 else 0.0
    out[_PURSE + 7] = 1.0 if coins >= 3 else 0.0
    out[_PURSE + 8] = packed
    out[_PURSE + 9 + min(3, int(s.held[seat]))] = 1.0
    colours = 0
    for crest in range(at.CREST_COUNT):
        colours += s.craftsmen[seat, crest] > 0
    out[_PURSE + 13] = colours / 7.0
    out[_PURSE + 14] = score(s, t, seat) / 100.0
    out[_PURSE + 15] = s.tiles[seat] / 5.0
    out[_PLACE + int(here)] = 1.0
    nearest = FAR
    for index in range(a.mines):
        nearest = min(nearest, int(a.turns[packed, here, a.mine[index]]))
    out[_PLACE + at.SPACES] = 1.0 / nearest
    out[_PLACE + at.SPACES + 1] = (1.0 - coins / t.purse) / nearest
    for book in range(at.BOOKS):
        out[_PLACE + at.SPACES + 2 + book] = 1.0 / a.turns[packed, here, a.city[book]]


@compiled
def _table(s: Record, t: Record, seat: int, out: np.ndarray) -> None:
    tiles, colours = 0, 0
    for crest in range(at.CREST_COUNT):
        tiles += s.piles[crest]
        colours += s.piles[crest] > 0
    out[_TABLE] = tiles / 39.0
    out[_TABLE + 1] = colours / 7.0
    out[_TABLE + 2] = s.bonus / 13.0
    out[_TABLE + 3] = min(int(s.rounds), 60) / 40.0
    out[_TABLE + 4] = s.final
    out[_TABLE + 3 + int(s.players)] = 1.0  # two to five players
    out[_TABLE + 9 + int(seat)] = 1.0
    out[_TABLE + 14] = s.rival
    if s.seat == seat and s.phase != at.MOVE:
        out[_TABLE + 15] = 1.0
        if waiting_book(s, t) != at.NONE:
            book = t.book[s.pawn[seat]]
            out[_TABLE + 16] = 1.0
            out[_TABLE + 17] = t.sells_equipment[book]
            if not t.sells_equipment[book]:
                for kind in range(t.kinds):
                    worth = _worth(s, t, seat, t.kind_crest[kind], t.kind_points[kind])
                    out[_TABLE + 18] += s.unseen[book, kind] * worth / (20.0 * s.hidden[book])
    for book in range(at.BOOKS):
        if t.sells_equipment[book]:
            out[_TABLE + 19] += (s.left[book] + s.right[book] + s.hidden[book]) / 36.0
        else:
            out[_TABLE + 20] += (s.left[book] + s.right[book] + s.hidden[book]) / 54.0
            out[_TABLE + 21] += s.left[book] / 27.0


@compiled
def others_numbers(
    s: Record, t: Record, a: Record, seat: int, look: Record, own: np.ndarray, out: np.ndarray
) -> None:
    """What the other players have; `look` and `own` are room to work in."""
    for place in range(OTHERS):
        out[place] = 0.0
    crests = 3 * PER_OTHER
    for ahead in range(1, s.players):
        other = (seat + ahead) % s.players
        own_numbers(s, t, a, other, look, own)
        equipment = 0.0
        for slot in range(at.SLOT_COUNT):
            equipment += own[_SLOTS + slot] / 7.0
        for index in range(PER_OTHER):
            if index < 4:
                value = own[_PURSE + index]
            elif index == 4:
                value = own[_PURSE + 4]
            elif index == 5:
                value = np.float32(s.held[other] / 3.0)
            elif index == 6:
                value = own[_PURSE + 13]
            elif index == 7:
                value = own[_PURSE + 14]
            elif index == 8:
                value = own[_PURSE + 15]
            elif index == 9:
                value = np.float32(equipment)
            elif index == 10:
                value = own[_PURSE + 14] + np.float32(0.2) * own[_PURSE + 1]
            else:
                value = np.float32(s.provisions[other])
            if ahead == 1:
                out[index] = value
            out[PER_OTHER + index] += value / (s.players - 1)
            out[2 * PER_OTHER + index] = max(out[2 * PER_OTHER + index], value)
        for crest in range(at.CREST_COUNT):
            base = _CRESTS + PER_CREST * crest
            out[crests + crest] = max(out[crests + crest], own[base + 2])
            gain = own[base + 8]
            out[crests + at.CREST_COUNT + crest] = max(out[crests + at.CREST_COUNT + crest], gain)
