"""Points on the flat record (F1, F2)."""

import numpy as np

from valdora.engine import layout as at
from valdora.kernel.jit import compiled
from valdora.kernel.legal import Record


@compiled
def score(s: Record, e: Record, seat: int) -> int:
    """A player's points now."""
    points = int(s.tiles[seat]) * int(e.bonus_points)
    for kind in range(e.kinds):
        points += int(s.completed[seat, kind]) * int(e.kind_points[kind])
    for crest in range(at.CREST_COUNT):
        if s.craftsmen[seat, crest] > 0:
            points += int(e.colour_points)
        if s.workshops[crest] == seat:
            points += int(e.workshop_points[crest])
    for slot in range(at.SLOT_COUNT):
        if s.cargo[seat, slot] >= 0:
            points += int(e.gemstone_points)
    return points


@compiled
def _standing(s: Record, e: Record, seat: int) -> int:
    """Points first, then coins, as one number."""
    return score(s, e, seat) * (int(e.purse) + 1) + int(s.coins[seat])


@compiled
def shares(s: Record, e: Record, out: np.ndarray) -> None:
    """Each player's share of the victory, ties divided (F2)."""
    best, tied = -1, 0
    for seat in range(s.players):
        standing = _standing(s, e, seat)
        if standing > best:
            best, tied = standing, 1
        elif standing == best:
            tied += 1
    for seat in range(s.players):
        out[seat] = 1.0 / tied if _standing(s, e, seat) == best else 0.0
