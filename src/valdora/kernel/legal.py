"""What is allowed, on the flat record: the same sets in the same order as `rules.legal_actions`."""

from typing import Any

import numpy as np

from valdora.engine import layout as at
from valdora.kernel.jit import compiled

Record = Any
"""A `STATE` or `EDITION` record, as an element of a record array."""


@compiled
def waiting_book(s: Record, e: Record) -> int:
    """The book whose next page must be revealed, or `NONE`."""
    if s.phase == at.BOOK:
        book = e.book[s.pawn[s.seat]]
        if s.right[book] == 0 and s.hidden[book] > 0:
            return int(book)
    elif s.phase == at.DEAL:
        for book in range(at.BOOKS):
            if s.right[book] == 0 and s.hidden[book] > 0:
                return book
    return at.NONE


@compiled
def legal(s: Record, e: Record, codes: np.ndarray) -> int:
    """Write the codes of all legal actions, ascending, and return how many there are."""
    phase = s.phase
    if phase == at.MOVE:
        return _moves(s, e, codes)
    if phase == at.OVER:
        return 0
    count = 0
    if phase == at.DEAL or phase == at.BOOK:
        book = waiting_book(s, e)
        if book != at.NONE:
            return _reveals(s, e, book, codes)
    here = s.pawn[s.seat]
    if phase == at.ACT:
        if e.book[here] != at.NONE:
            count = _book(s, e, here, codes, count)
        if e.road[here] != at.NONE or e.ships[here] > 0:
            count = _loads(s, e, here, codes, count)
        if e.crest[here] != at.NONE:
            count = _deliveries(s, e, here, codes, count)
        if e.mine[here] and s.coins[s.seat] < e.purse:
            codes[count] = e.code_silver
            count += 1
        if e.city[here] and not s.provisions[s.seat]:
            codes[count] = e.code_provisions
            count += 1
    elif phase == at.BOOK:
        count = _book(s, e, here, codes, count)
    elif phase == at.LOAD:
        count = _loads(s, e, here, codes, count)
    else:
        count = _deliveries(s, e, here, codes, count)
    codes[count] = e.code_end
    return count + 1


@compiled
def _reveals(s: Record, e: Record, book: int, codes: np.ndarray) -> int:
    count = 0
    first = e.first_reveal[book]
    for code in range(first, first + e.reveals[book]):
        if s.unseen[book, e.what[code]] > 0:
            codes[count] = code
            count += 1
    return count


@compiled
def encounters(s: Record, space: int) -> int:
    """How many other pawns stand on a space."""
    met = 0
    for seat in range(s.players):
        if seat != s.seat and s.pawn[seat] == space:
            met += 1
    return met


@compiled
def _barred(s: Record, e: Record) -> np.uint64:
    """A bit for each space where the encounters cost more than the player has."""
    barred = np.uint64(0)
    coins, price = int(s.coins[s.seat]), int(e.encounter_price)
    if price * (int(s.players) - 1) <= coins:
        return barred  # even if all others stood there
    for other in range(s.players):
        space = s.pawn[other]
        if not e.mine[space] and encounters(s, space) * price > coins:
            barred |= np.uint64(1) << np.uint64(space)
    return barred


@compiled
def _moves(s: Record, e: Record, codes: np.ndarray) -> int:
    seat = s.seat
    start = s.pawn[seat]
    barred = _barred(s, e)
    count = 0
    if s.provisions[seat]:
        for index in range(e.far_count[start]):
            space = e.far[start, index]
            codes[count] = space
            count += ((barred >> np.uint64(space)) & np.uint64(1)) == np.uint64(0)
    else:
        for index in range(e.near_count[start]):
            space = e.near[start, index]
            codes[count] = space
            count += ((barred >> np.uint64(space)) & np.uint64(1)) == np.uint64(0)
    if count == 0:
        codes[0] = e.code_stay
        return 1
    return count


@compiled
def top(s: Record, book: int, side: int) -> int:
    """The visible card of a side, or `NONE`."""
    if side == 0:
        if s.left[book] == 0:
            return at.NONE
        return int(s.pages[book, s.left[book] - 1])
    if s.right[book] == 0:
        return at.NONE
    return int(s.pages[book, at.PAGES - s.right[book]])


@compiled
def page_price(s: Record, e: Record) -> int:
    """What the next page costs."""
    if s.turned >= e.free_pages:
        return int(e.page_price)
    return 0


@compiled
def _book(s: Record, e: Record, here: int, codes: np.ndarray, count: int) -> int:
    seat = s.seat
    coins = s.coins[seat]
    book = e.book[here]
    left, right = top(s, book, 0), top(s, book, 1)
    if page_price(s, e) <= coins:
        if left != at.NONE:
            codes[count] = e.code_turn
            count += 1
        if right != at.NONE:
            codes[count] = e.code_turn + 1
            count += 1
    if e.sells_equipment[book]:
        for side in range(2):
            card = left if side == 0 else right
            if card != at.NONE and s.cargo[seat, card] == at.NOT_OWNED:
                for slot in range(at.SLOT_COUNT):
                    if s.cargo[seat, slot] == e.gold:
                        codes[count] = e.code_buy_with[side, slot]
                        count += 1
        return count
    if coins < e.commission_price:
        return count
    if s.held[seat] < e.open_commissions:
        if left != at.NONE:
            codes[count] = e.code_buy
            count += 1
        if right != at.NONE:
            codes[count] = e.code_buy + 1
            count += 1
    elif s.left[book] + s.right[book] + s.hidden[book] > 0:
        for kind in range(e.kinds):
            if s.open[seat, kind] > 0:
                codes[count] = e.code_return + 2 * kind
                codes[count + 1] = e.code_return + 2 * kind + 1
                count += 2
    return count


@compiled
def _lying(s: Record, road: int, gemstone: int) -> bool:
    """Whether a gemstone lies on a road space, or in the discard field where there is no road."""
    if road == at.NONE:
        return bool(s.discard[gemstone] > 0)
    return bool(s.stones[road, gemstone] > 0)


@compiled
def _loads(s: Record, e: Record, here: int, codes: np.ndarray, count: int) -> int:
    seat = s.seat
    road = e.road[here]
    if road == at.NONE:
        used = 0
        for slot in range(at.SLOT_COUNT):
            used += (s.loaded >> slot) & 1
        if used >= e.ships[here]:
            return count
    coins = s.coins[seat]
    for slot in range(at.SLOT_COUNT):
        carried = s.cargo[seat, slot]
        if carried == at.NOT_OWNED or (s.loaded >> slot) & 1 or e.load_price[slot] > coins:
            continue
        gemstone = e.takes[slot]
        if gemstone == at.NONE:
            for any_stone in range(at.GEM_COUNT):
                if any_stone != carried and _lying(s, road, any_stone):
                    codes[count] = e.code_load[slot, any_stone]
                    count += 1
        elif carried == at.EMPTY and _lying(s, road, gemstone):
            codes[count] = e.code_load[slot, gemstone]
            count += 1
    return count


@compiled
def _deliveries(s: Record, e: Record, here: int, codes: np.ndarray, count: int) -> int:
    seat = s.seat
    crest = e.crest[here]
    for kind in range(e.kinds):
        if (
            s.open[seat, kind] > 0
            and e.kind_crest[kind] == crest
            and e.wants_coins[kind] <= s.coins[seat]
        ):
            first = e.first_delivery[kind]
            for code in range(first, first + e.deliveries[kind]):
                if pays(s, e, kind, e.where[code]):
                    codes[count] = code
                    count += 1
    return count


@compiled
def pays(s: Record, e: Record, kind: int, slots: int) -> bool:
    """Whether the gemstones in the slots (a bit each) are just what a commission wants."""
    for gemstone in range(at.GEM_COUNT):
        missing = e.wants[kind, gemstone]
        for slot in range(at.SLOT_COUNT):
            if (slots >> slot) & 1 and s.cargo[s.seat, slot] == gemstone:
                missing -= 1
        if missing != 0:
            return False
    return True
