"""A position as numbers, seen from one seat after its turn: what the evaluation judges it by.

Commissions are judged by what they would bring now and how many turns away their delivery is:
to the gemstones still missing, then to the house. All of it is a rough guess; what it is worth,
the network learns.
"""

from typing import Final

import numpy as np

from valdora.engine import inputs as to
from valdora.engine import layout as at
from valdora.engine.desk import FAR
from valdora.engine.inputs import CRESTS, GEMS, OTHERS, OWN, PER_CREST, PER_GEM, PER_OTHER
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record, top, waiting_book
from valdora.kernel.score import score
from valdora.kernel.step import next_colour

_BLOCKED: Final = 4.0
"""Turns it takes, roughly, to get equipment one has not."""


@compiled
def _lies(s: Record, e: Record, space: int, gemstone: int) -> bool:
    road = e.road[space]
    if road != at.NONE:
        return bool(s.stones[road, gemstone] > 0)
    return bool(s.discard[gemstone] > 0)


@compiled
def find_heaps(s: Record, e: Record, a: Record, look: Record) -> None:
    """Look where gemstones lie: on which spaces each kind does."""
    for gemstone in range(at.GEM_COUNT):
        look.heaps[gemstone] = 0
    for index in range(a.sources):
        source = a.source[index]
        for gemstone in range(at.GEM_COUNT):
            look.heap[gemstone, look.heaps[gemstone]] = source
            look.heaps[gemstone] += _lies(s, e, source, gemstone)


@compiled
def _look(s: Record, e: Record, seat: int, look: Record) -> int:
    """Look at a player's gemstones: carried, wanted; mark those that a tool is free for.

    Returns how many vehicles are free.
    """
    for gemstone in range(at.GEM_COUNT):
        look.carried[gemstone] = 0
        look.free[gemstone] = 0
        look.wanted[gemstone] = 0
    for kind in range(e.kinds):
        if s.open[seat, kind] > 0:  # few are
            for gemstone in range(at.GEM_COUNT):
                look.wanted[gemstone] += s.open[seat, kind] * e.wants[kind, gemstone]
    vehicles = 0
    for slot in range(at.SLOT_COUNT):
        cargo = s.cargo[seat, slot]
        if cargo >= 0:
            look.carried[cargo] += 1
        elif cargo == at.EMPTY:
            if e.takes[slot] != at.NONE:
                look.free[e.takes[slot]] = 1
            elif s.coins[seat] >= e.load_price[slot]:
                vehicles += 1
    return vehicles


@compiled
def _turns_to(
    s: Record,
    e: Record,
    a: Record,
    seat: int,
    kind: int,
    start: int,
    packed: int,
    look: Record,
    vehicles: int,
) -> float:
    """Turns until a commission could be delivered, from a space, with or without provisions."""
    house = a.house[e.kind_crest[kind]]
    here, taken, turns = start, packed, 0.0
    if e.wants_coins[kind] > s.coins[seat]:
        best, place = FAR * 2, here
        for index in range(a.mines):
            way = a.turns[taken, here, a.mine[index]] + a.turns[0, a.mine[index], house]
            if way < best:
                best, place = way, a.mine[index]
        turns += a.turns[taken, here, place]
        here, taken = place, 0
    on_the_way = False
    for gemstone in range(at.GEM_COUNT):
        lacking = e.wants[kind, gemstone] - look.carried[gemstone]
        if lacking <= 0:
            continue
        if look.free[gemstone] == 0:
            vehicles -= 1
            if vehicles < 0:
                turns += _BLOCKED
        if on_the_way and _lies(s, e, here, gemstone):
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
def _worth(s: Record, e: Record, seat: int, crest: int, points: int) -> float:
    """What delivering a commission would bring now."""
    worth = float(points)
    colour = next_colour(s, e, crest)
    if colour != at.NONE:
        have = s.craftsmen[seat, colour]
        if have == 0:
            worth += e.colour_points
        if s.workshops[colour] == at.NOBODY and have + 1 >= e.workshop_needs[colour]:
            worth += 6.0 + e.workshop_points[colour]
    if s.workshops[crest] == seat and s.bonus > 0:
        worth += e.bonus_points
    return worth


@compiled
def own_numbers(s: Record, e: Record, a: Record, seat: int, look: Record, out: np.ndarray) -> None:
    """What a player has and may soon have, and the table.

    `look` knows where gemstones lie (`find_heaps`), and has room to work in.
    """
    for place in range(OWN):
        out[place] = 0.0
    vehicles = _look(s, e, seat, look)
    _colours(s, e, seat, out)
    _prospects(s, e, a, seat, look, vehicles, out)
    _gemstones(s, a, seat, look, out)
    _equipment(s, e, a, seat, out)
    _purse(s, e, a, seat, out)
    _table(s, e, seat, out)


@compiled
def _colours(s: Record, e: Record, seat: int, out: np.ndarray) -> None:
    for crest in range(at.CREST_COUNT):
        base = CRESTS + PER_CREST * crest
        have = s.craftsmen[seat, crest]
        out[base + to.HIRED] = 1.0 if have > 0 else 0.0
        owner = s.workshops[crest]
        if owner == seat:
            out[base + to.WORKSHOP] = 1.0
        elif owner == at.NOBODY:
            out[base + to.NEARING] = have / e.workshop_needs[crest]
        else:
            out[base + to.TAKEN] = 1.0
        out[base + to.PILE] = s.piles[crest] / 4.0
        out[base + to.WORTH] = _worth(s, e, seat, crest, 0) / 20.0


@compiled
def _prospects(
    s: Record,
    e: Record,
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
    for kind in range(e.kinds):
        if s.open[seat, kind] == 0:
            continue
        crest = e.kind_crest[kind]
        base = CRESTS + PER_CREST * crest
        turns = _turns_to(s, e, a, seat, kind, here, packed, look, vehicles)
        gain = _worth(s, e, seat, crest, e.kind_points[kind]) * a.fade[int(turns)] / 20.0
        out[base + to.OPEN] += s.open[seat, kind] / 2.0
        out[base + to.NEXT] = max(out[base + to.NEXT], np.float32(gain))
        out[base + to.PROSPECTS] += gain * s.open[seat, kind]
        best = max(best, gain)
        total += gain * s.open[seat, kind]
        if turns <= 1.0:
            soon += gain
    out[to.BEST] = best
    out[to.ALL] = total
    out[to.SOON] = soon
    best = 0.0
    for book in range(at.BOOKS):
        if e.sells_equipment[book]:
            continue
        city = a.city[book]
        away = float(a.turns[packed, here, city])
        if s.coins[seat] < e.commission_price:
            away += 2.0
        for side in range(2):
            kind = top(s, book, side)
            if kind == at.NONE:
                continue
            crest = e.kind_crest[kind]
            turns = away + _turns_to(s, e, a, seat, kind, city, 0, look, vehicles)
            gain = _worth(s, e, seat, crest, e.kind_points[kind]) * a.fade[int(turns)] / 20.0
            base = CRESTS + PER_CREST * crest
            out[base + to.FOR_SALE] = max(out[base + to.FOR_SALE], np.float32(gain))
            best = max(best, gain)
    out[to.BEST_FOR_SALE] = best


@compiled
def _gemstones(s: Record, a: Record, seat: int, look: Record, out: np.ndarray) -> None:
    here = s.pawn[seat]
    packed = s.provisions[seat]
    for gemstone in range(at.GEM_COUNT):
        base = GEMS + PER_GEM * gemstone
        carried, wanted = look.carried[gemstone], look.wanted[gemstone]
        out[base + to.CARRIED] = carried / 2.0
        out[base + to.TOOL] = look.free[gemstone]
        out[base + to.LACKING] = max(0, wanted - carried) / 2.0
        out[base + to.SPARE] = max(0, carried - wanted) / 2.0
        nearest = FAR
        for index in range(look.heaps[gemstone]):
            nearest = min(nearest, int(a.turns[packed, here, look.heap[gemstone, index]]))
        out[base + to.NEAR] = 1.0 / nearest


@compiled
def _equipment(s: Record, e: Record, a: Record, seat: int, out: np.ndarray) -> None:
    here = s.pawn[seat]
    packed = s.provisions[seat]
    for slot in range(at.SLOT_COUNT):
        out[to.OWNED + slot] = 1.0 if s.cargo[seat, slot] != at.NOT_OWNED else 0.0
        out[to.LOADED + slot] = 1.0 if s.cargo[seat, slot] >= 0 else 0.0
    for book in range(at.BOOKS):
        if not e.sells_equipment[book]:
            continue
        for side in range(2):
            card = top(s, book, side)
            if card != at.NONE and s.cargo[seat, card] == at.NOT_OWNED:
                near = np.float32(1.0 / a.turns[packed, here, a.city[book]])
                place = to.OFFERED + card
                out[place] = max(out[place], near)


@compiled
def _purse(s: Record, e: Record, a: Record, seat: int, out: np.ndarray) -> None:
    here = s.pawn[seat]
    packed = s.provisions[seat]
    coins = s.coins[seat]
    out[to.COINS] = coins / e.purse
    out[to.ONE_COIN] = 1.0 if coins >= 1 else 0.0
    out[to.TWO_COINS] = 1.0 if coins >= 2 else 0.0
    out[to.THREE_COINS] = 1.0 if coins >= 3 else 0.0
    out[to.PROVISIONS] = packed
    out[to.HELD + min(3, int(s.held[seat]))] = 1.0
    colours = 0
    for crest in range(at.CREST_COUNT):
        colours += s.craftsmen[seat, crest] > 0
    out[to.COLOURS] = colours / 7.0
    out[to.POINTS] = score(s, e, seat) / 100.0
    out[to.TILES] = s.tiles[seat] / 5.0
    out[to.PLACE + int(here)] = 1.0
    nearest = FAR
    for index in range(a.mines):
        nearest = min(nearest, int(a.turns[packed, here, a.mine[index]]))
    out[to.MINE] = 1.0 / nearest
    out[to.MINE_WANTED] = (1.0 - coins / e.purse) / nearest
    for book in range(at.BOOKS):
        out[to.CITY + book] = 1.0 / a.turns[packed, here, a.city[book]]


@compiled
def _table(s: Record, e: Record, seat: int, out: np.ndarray) -> None:
    tiles, colours = 0, 0
    for crest in range(at.CREST_COUNT):
        tiles += s.piles[crest]
        colours += s.piles[crest] > 0
    out[to.CRAFTSMEN_LEFT] = tiles / 39.0
    out[to.COLOURS_LEFT] = colours / 7.0
    out[to.BONUS_LEFT] = s.bonus / 13.0
    out[to.ROUNDS] = min(int(s.rounds), 60) / 40.0
    out[to.FINAL] = s.final
    out[to.TWO_PLAYERS + int(s.players) - 2] = 1.0
    out[to.SEAT + int(seat)] = 1.0
    out[to.RIVAL] = s.rival
    if s.seat == seat and s.phase != at.MOVE:
        out[to.MID_TURN] = 1.0
        if waiting_book(s, e) != at.NONE:
            book = e.book[s.pawn[seat]]
            out[to.UNSEEN] = 1.0
            out[to.UNSEEN_EQUIPMENT] = e.sells_equipment[book]
            if not e.sells_equipment[book]:
                for kind in range(e.kinds):
                    worth = _worth(s, e, seat, e.kind_crest[kind], e.kind_points[kind])
                    out[to.UNSEEN_WORTH] += s.unseen[book, kind] * worth / (20.0 * s.hidden[book])
    for book in range(at.BOOKS):
        if e.sells_equipment[book]:
            out[to.EQUIPMENT_PAGES] += (s.left[book] + s.right[book] + s.hidden[book]) / 36.0
        else:
            out[to.COMMISSION_PAGES] += (s.left[book] + s.right[book] + s.hidden[book]) / 54.0
            out[to.TURNED_PAGES] += s.left[book] / 27.0


@compiled
def others_numbers(
    s: Record, e: Record, a: Record, seat: int, look: Record, own: np.ndarray, out: np.ndarray
) -> None:
    """What the other players have; `own` is room to work in, and `look` as for `own_numbers`."""
    for place in range(OTHERS):
        out[place] = 0.0
    for ahead in range(1, s.players):
        other = (seat + ahead) % s.players
        own_numbers(s, e, a, other, look, own)
        equipment = 0.0
        for slot in range(at.SLOT_COUNT):
            equipment += own[to.OWNED + slot] / 7.0
        for index in range(PER_OTHER):
            if index <= to.OTHER_FOR_SALE:
                value = own[to.BEST + index]
            elif index == to.OTHER_COINS:
                value = own[to.COINS]
            elif index == to.OTHER_HELD:
                value = np.float32(s.held[other] / 3.0)
            elif index == to.OTHER_COLOURS:
                value = own[to.COLOURS]
            elif index == to.OTHER_POINTS:
                value = own[to.POINTS]
            elif index == to.OTHER_TILES:
                value = own[to.TILES]
            elif index == to.OTHER_EQUIPMENT:
                value = np.float32(equipment)
            elif index == to.OTHER_OUTLOOK:
                value = own[to.POINTS] + np.float32(0.2) * own[to.ALL]
            else:
                value = np.float32(s.provisions[other])
            if ahead == 1:
                out[index] = value
            out[to.MEAN + index] += value / (s.players - 1)
            out[to.MOST + index] = max(out[to.MOST + index], value)
        for crest in range(at.CREST_COUNT):
            base = CRESTS + PER_CREST * crest
            out[to.OTHERS_NEARING + crest] = max(
                out[to.OTHERS_NEARING + crest], own[base + to.NEARING]
            )
            gain = own[base + to.PROSPECTS]
            out[to.OTHERS_PROSPECTS + crest] = max(out[to.OTHERS_PROSPECTS + crest], gain)
