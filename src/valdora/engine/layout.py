"""The game in memory: records, caps, and the vocabulary's places in them.

One layout serves every edition and every number of players, so all is compiled once. Cards
are numbers: equipment by slot, commissions by their place in the edition. A book keeps its left
pages from the front of `pages` and its known right pages from the back, tops towards the middle.
"""

from typing import Final

from valdora.content.edition import CRESTS, GEMSTONES, SLOTS
from valdora.engine.records import Record

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

# What a code asks for; `EDITION.op` holds one of these per code.
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
"""In an `EDITION`: there is no such thing here."""

STATE: Final = Record(
    ("rounds", "i"),
    ("turned", "h"),
    ("phase", "b"),
    ("seat", "b"),
    ("players", "b"),
    ("final", "b"),
    ("loaded", "b"),  # a bit per slot
    ("delivered", "b"),
    ("bonus", "b"),
    ("pawn", "b", PLAYERS),
    ("coins", "b", PLAYERS),
    ("provisions", "b", PLAYERS),
    ("tiles", "b", PLAYERS),  # bonus tiles taken
    ("held", "b", PLAYERS),  # open commissions, counted
    ("cargo", "b", PLAYERS, SLOT_COUNT),
    ("open", "b", PLAYERS, KINDS),
    ("completed", "b", PLAYERS, KINDS),
    ("craftsmen", "b", PLAYERS, CREST_COUNT),
    ("stones", "b", ROAD_SPACES, GEM_COUNT),
    ("discard", "b", GEM_COUNT),
    ("left", "b", BOOKS),  # how many pages
    ("right", "b", BOOKS),
    ("hidden", "b", BOOKS),  # how many unseen cards
    ("pages", "b", BOOKS, PAGES),
    ("unseen", "b", BOOKS, KINDS),
    ("piles", "b", CREST_COUNT),
    ("workshops", "b", CREST_COUNT),
    ("rival", "b"),  # whether there is one
    ("rival_row", "b", CREST_COUNT),
    ("rival_craftsmen", "b", CREST_COUNT),
)
"""A position. Everything is small, so a copy is one short `memcpy`."""

EDITION: Final = Record(
    # spaces
    ("spaces", "h"),
    ("city", "b", SPACES),
    ("mine", "b", SPACES),
    ("road", "b", SPACES),  # index of the road space, or NONE
    ("ships", "b", SPACES),
    ("crest", "b", SPACES),
    ("book", "b", SPACES),
    ("free", "Q", SPACES),  # bit per space reached without provisions
    ("near_count", "b", SPACES),
    ("near", "b", SPACES, SPACES),
    ("far_count", "b", SPACES),
    ("far", "b", SPACES, SPACES),
    # books
    ("sells_equipment", "b", BOOKS),
    ("first_reveal", "h", BOOKS),
    ("reveals", "b", BOOKS),
    # equipment
    ("takes", "b", SLOT_COUNT),  # a gemstone, or NONE for any
    ("load_price", "b", SLOT_COUNT),
    # commissions
    ("kinds", "b"),
    ("wants_coins", "b", KINDS),
    ("wants", "b", KINDS, GEM_COUNT),
    ("kind_crest", "b", KINDS),
    ("kind_points", "b", KINDS),
    ("first_delivery", "h", KINDS),
    ("deliveries", "b", KINDS),
    # craftsmen
    ("clockwise", "b", CREST_COUNT, CREST_COUNT),
    ("workshop_needs", "b", CREST_COUNT),
    ("workshop_points", "b", CREST_COUNT),
    # figures
    ("gold", "b"),  # which gemstone is gold
    ("purse", "b"),
    ("open_commissions", "b"),
    ("bonus_points", "h"),
    ("colour_points", "h"),
    ("gemstone_points", "h"),
    ("commission_price", "b"),
    ("page_price", "b"),
    ("free_pages", "h"),
    ("encounter_price", "b"),
    # codes
    ("op", "b", CODES),
    ("what", "h", CODES),
    ("where", "h", CODES),
    ("code_stay", "h"),
    ("code_turn", "h"),
    ("code_buy", "h"),
    ("code_buy_with", "h", 2, SLOT_COUNT),
    ("code_return", "h"),
    ("code_load", "h", SLOT_COUNT, GEM_COUNT),
    ("code_silver", "h"),
    ("code_provisions", "h"),
    ("code_end", "h"),
)
"""An edition as the kernel reads it: the only place it gets a figure from."""
