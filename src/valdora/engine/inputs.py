"""The numbers that the evaluation judges a position by: where each of them stands in their list."""

from typing import Final

from valdora.engine import layout as at

# Of each crest, from `CRESTS` on.
PER_CREST: Final = 10
CRESTS: Final = 0
(
    HIRED,  # whether a craftsman is
    WORKSHOP,  # whether it is the player's own
    NEARING,  # how much of what a workshop takes there is
    TAKEN,  # whether another has the workshop
    PILE,
    WORTH,  # what a delivery would bring beside its points
    OPEN,  # commissions
    NEXT,  # the best of their prospects
    PROSPECTS,  # all of them
    FOR_SALE,  # the best prospect for sale
) = range(PER_CREST)

# Of each gemstone, from `GEMS` on.
PER_GEM: Final = 5
GEMS: Final = CRESTS + PER_CREST * at.CREST_COUNT
CARRIED, TOOL, LACKING, SPARE, NEAR = range(PER_GEM)

# Of each slot.
SLOTS: Final = GEMS + PER_GEM * at.GEM_COUNT
OWNED: Final = SLOTS
OFFERED: Final = OWNED + at.SLOT_COUNT  # how near the city that offers it is
LOADED: Final = OFFERED + at.SLOT_COUNT

PURSE: Final = LOADED + at.SLOT_COUNT
(
    BEST,  # prospect of an open commission
    ALL,  # of them
    SOON,  # those of this turn and the next
    BEST_FOR_SALE,
    COINS,
    ONE_COIN,  # … at least
    TWO_COINS,
    THREE_COINS,
    PROVISIONS,
    HELD,  # no open commission, one, two, three or more
    _,
    _,
    _,
    COLOURS,
    POINTS,
    TILES,
) = range(PURSE, PURSE + 16)

PLACE: Final = PURSE + 16
"""The space of the pawn."""
MINE: Final = PLACE + at.SPACES  # how near the nearest is
MINE_WANTED: Final = MINE + 1  # … the more, the emptier the purse
CITY: Final = MINE_WANTED + 1  # of each book

TABLE: Final = CITY + at.BOOKS
(
    CRAFTSMEN_LEFT,
    COLOURS_LEFT,
    BONUS_LEFT,
    ROUNDS,
    FINAL,
    TWO_PLAYERS,
    _,
    _,
    _,
    SEAT,  # the first, … the fifth
    _,
    _,
    _,
    _,
    RIVAL,
    MID_TURN,
    UNSEEN,  # whether the next page is
    UNSEEN_EQUIPMENT,
    UNSEEN_WORTH,  # what it may bring
    EQUIPMENT_PAGES,
    COMMISSION_PAGES,
    TURNED_PAGES,
) = range(TABLE, TABLE + 22)

OWN: Final = TABLE + 22
"""Numbers of the player's own and of the table."""

# Of the other players: of the next one, their mean and their best; and by colour.
PER_OTHER: Final = 12
(
    OTHER_BEST,
    OTHER_ALL,
    OTHER_SOON,
    OTHER_FOR_SALE,
    OTHER_COINS,
    OTHER_HELD,
    OTHER_COLOURS,
    OTHER_POINTS,
    OTHER_TILES,
    OTHER_EQUIPMENT,
    OTHER_OUTLOOK,
    OTHER_PROVISIONS,
) = range(PER_OTHER)
MEAN: Final = PER_OTHER
MOST: Final = 2 * PER_OTHER
OTHERS_NEARING: Final = 3 * PER_OTHER
OTHERS_PROSPECTS: Final = OTHERS_NEARING + at.CREST_COUNT
OTHERS: Final = OTHERS_PROSPECTS + at.CREST_COUNT
INPUTS: Final = OWN + OTHERS


def for_sale() -> tuple[int, ...]:
    """The numbers that tell which commissions and equipment the books show."""
    crests = (CRESTS + PER_CREST * crest + FOR_SALE for crest in range(at.CREST_COUNT))
    return (*crests, *range(OFFERED, LOADED), BEST_FOR_SALE)
