"""The game as one flat record: dtypes, caps, and the vocabulary's places in them.

One dtype serves every edition and every number of players, so the kernel is compiled once. Cards
are numbers: equipment by slot, commissions by their place in the edition. A book keeps its left
pages from the front of `pages` and its known right pages from the back, tops towards the middle.
"""

from typing import Final

import numpy as np

from valdora.content.edition import CRESTS, GEMSTONES, SLOTS

PLAYERS: Final = 5
SPACES: Final = 32
ROAD_SPACES: Final = 16
KINDS: Final = 27
BOOKS: Final = 4
PAGES: Final = 64
CODES: Final = 512
SMALL: Final = 127
"""The caps: what an edition may have at most of each; `SMALL` is the largest 8-bit number."""
SLOT_COUNT: Final = len(SLOTS)
GEM_COUNT: Final = len(GEMSTONES)
CREST_COUNT: Final = len(CRESTS)

# Phases, in the order of `valdora.rules.state.Phase`.
DEAL, MOVE, ACT, BOOK, LOAD, DELIVER, OVER = range(7)

# What a code asks for; `Table.op` holds one of these per code.
(
    OP_MOVE,
    OP_STAY,
    OP_TURN,
    OP_BUY,
    OP_BUY_WITH,
    OP_RETURN,
    OP_LOAD,
    OP_DELIVER,
    OP_SILVER,
    OP_PROVISIONS,
    OP_END,
    OP_REVEAL,
) = range(12)

NOT_OWNED: Final = -2
"""In `cargo`: the equipment is not owned."""
EMPTY: Final = -1
"""In `cargo`: owned, and carries nothing."""
NOBODY: Final = -1
"""In `workshops`: nobody owns it yet."""
GONE: Final = -2
"""In `workshops`: the rival took it out of the game."""
NONE: Final = -1
"""In tables: there is no such thing here."""

_I1, _I2, _I4, _U8 = np.int8, np.int16, np.int32, np.uint64

STATE: Final = np.dtype(
    [
        ("rounds", _I4),
        ("turned", _I2),
        ("phase", _I1),
        ("seat", _I1),
        ("players", _I1),
        ("final", _I1),
        ("loaded", _I1),  # a bit per slot
        ("delivered", _I1),
        ("bonus", _I1),
        ("pawn", _I1, (PLAYERS,)),
        ("coins", _I1, (PLAYERS,)),
        ("provisions", _I1, (PLAYERS,)),
        ("tiles", _I1, (PLAYERS,)),  # bonus tiles taken
        ("held", _I1, (PLAYERS,)),  # open commissions, counted
        ("cargo", _I1, (PLAYERS, SLOT_COUNT)),
        ("open", _I1, (PLAYERS, KINDS)),
        ("completed", _I1, (PLAYERS, KINDS)),
        ("craftsmen", _I1, (PLAYERS, CREST_COUNT)),
        ("stones", _I1, (ROAD_SPACES, GEM_COUNT)),
        ("discard", _I1, (GEM_COUNT,)),
        ("left", _I1, (BOOKS,)),  # how many pages
        ("right", _I1, (BOOKS,)),
        ("hidden", _I1, (BOOKS,)),  # how many unseen cards
        ("pages", _I1, (BOOKS, PAGES)),
        ("unseen", _I1, (BOOKS, KINDS)),
        ("piles", _I1, (CREST_COUNT,)),
        ("workshops", _I1, (CREST_COUNT,)),
        ("rival", _I1),  # whether there is one
        ("rival_row", _I1, (CREST_COUNT,)),
        ("rival_craftsmen", _I1, (CREST_COUNT,)),
    ]
)
"""A position. Everything is small, so a copy is one short `memcpy`."""

TABLE: Final = np.dtype(
    [
        # spaces
        ("spaces", _I2),
        ("city", _I1, (SPACES,)),
        ("mine", _I1, (SPACES,)),
        ("road", _I1, (SPACES,)),  # index of the road space, or NONE
        ("ships", _I1, (SPACES,)),
        ("crest", _I1, (SPACES,)),
        ("book", _I1, (SPACES,)),
        ("free", _U8, (SPACES,)),  # bit per space reached without provisions
        ("near_count", _I1, (SPACES,)),
        ("near", _I1, (SPACES, SPACES)),
        ("far_count", _I1, (SPACES,)),
        ("far", _I1, (SPACES, SPACES)),
        # books
        ("sells_equipment", _I1, (BOOKS,)),
        ("first_reveal", _I2, (BOOKS,)),
        ("reveals", _I1, (BOOKS,)),
        # equipment
        ("takes", _I1, (SLOT_COUNT,)),  # a gemstone, or NONE for any
        ("load_price", _I1, (SLOT_COUNT,)),
        # commissions
        ("kinds", _I1),
        ("wants_coins", _I1, (KINDS,)),
        ("wants", _I1, (KINDS, GEM_COUNT)),
        ("kind_crest", _I1, (KINDS,)),
        ("kind_points", _I1, (KINDS,)),
        ("first_delivery", _I2, (KINDS,)),
        ("deliveries", _I1, (KINDS,)),
        # craftsmen
        ("clockwise", _I1, (CREST_COUNT, CREST_COUNT)),
        ("workshop_needs", _I1, (CREST_COUNT,)),
        ("workshop_points", _I1, (CREST_COUNT,)),
        # figures
        ("gold", _I1),  # which gemstone is gold
        ("purse", _I1),
        ("open_commissions", _I1),
        ("bonus_points", _I2),
        ("colour_points", _I2),
        ("gemstone_points", _I2),
        ("commission_price", _I1),
        ("page_price", _I1),
        ("free_pages", _I2),
        ("encounter_price", _I1),
        # codes
        ("op", _I1, (CODES,)),
        ("what", _I2, (CODES,)),
        ("where", _I2, (CODES,)),
        ("code_stay", _I2),
        ("code_turn", _I2),
        ("code_buy", _I2),
        ("code_buy_with", _I2, (2, SLOT_COUNT)),
        ("code_return", _I2),
        ("code_load", _I2, (SLOT_COUNT, GEM_COUNT)),
        ("code_silver", _I2),
        ("code_provisions", _I2),
        ("code_end", _I2),
    ]
)
"""An edition as the kernel reads it: the only place it gets a figure from."""
