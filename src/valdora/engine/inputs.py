"""The numbers that the evaluation judges a position by: where each of them stands in their list."""

from typing import Final

from valdora.engine import layout as at

PER_CREST: Final = 10
PER_GEM: Final = 5
CRESTS: Final = 0
GEMS: Final = CRESTS + PER_CREST * at.CREST_COUNT
SLOTS: Final = GEMS + PER_GEM * at.GEM_COUNT
PURSE: Final = SLOTS + 3 * at.SLOT_COUNT
PLACE: Final = PURSE + 16
TABLE: Final = PLACE + at.SPACES + 6
_TABLE_COUNT: Final = 22
OWN: Final = TABLE + _TABLE_COUNT
"""Numbers of the player's own and of the table."""
PER_OTHER: Final = 12
OTHERS: Final = 3 * PER_OTHER + 2 * at.CREST_COUNT
"""Numbers of the other players: of the next one, their mean, their best, and by colour."""
INPUTS: Final = OWN + OTHERS

FOR_SALE: Final = 9
"""Where the best commission for sale stands among the numbers of its crest."""


def for_sale() -> tuple[int, ...]:
    """The numbers that tell which commissions and equipment the books show."""
    crests = (CRESTS + PER_CREST * crest + FOR_SALE for crest in range(at.CREST_COUNT))
    items = range(SLOTS + at.SLOT_COUNT, SLOTS + 2 * at.SLOT_COUNT)
    return (*crests, *items, PURSE + 3)
