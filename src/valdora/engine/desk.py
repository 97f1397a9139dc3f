"""The memory of a search: all that it reads, what it writes, and the room it works in.

`BLOCK` is the whole of it. Whoever wants something thought about writes into the block, calls a
door, and reads the answer from the block; nothing else is allocated.
"""

from typing import Final, NamedTuple

from valdora.engine import layout as at
from valdora.engine.inputs import INPUTS, OTHERS, OWN
from valdora.engine.records import Record

FAR: Final = 9
"""Turns from space to space: farther than this is not told apart."""
HIDDEN: Final = 96
SECOND: Final = 32
"""Units of the two layers of the network."""
FADE: Final = 0.96
"""What a point is worth a turn later: it may never come."""
VICTORY_WORTH: Final = 1.5
"""What the victory is worth, in the numbers of the network: 75 points."""
DEEP: Final = 12
"""At most so many actions in one turn; what is longer is cut off there by ending the turn."""
WIDE: Final = 128
"""At most so many actions looked at in one position."""
MOST: Final = 64
"""Places in the list of turns; fewer are kept."""

COUNT, SHARE, SQUARE, DELIVERY, POINTS_GAINED, VALUE, WORKSHOPS = range(7)
COLOURS: Final = WORKSHOPS + at.CREST_COUNT
TALLIES: Final = COLOURS + at.CREST_COUNT
"""What is added up over the times a turn is played on."""


class Effort(NamedTuple):
    """How much a search does. It counts positions, never seconds, so that it can be repeated."""

    choices: int
    """Turns that are compared."""
    finalists: int = 0
    """Turns that are played on; none: the evaluation decides."""
    rollouts: int = 0
    """How often each of them is; the better half again, and so on."""
    horizon: int = 0
    """For how many own turns."""
    trust: int = 30
    """How much the evaluation still counts beside it, in hundredths.

    -1: all finalists are played on equally often, and the victory alone counts.
    """


ATLAS: Final = Record(
    ("turns", "b", 2, at.SPACES, at.SPACES),  # without and with provisions
    ("house", "b", at.CREST_COUNT),
    ("sources", "b"),
    ("source", "b", at.SPACES),  # where gemstones can be loaded
    ("mines", "b"),
    ("mine", "b", at.SPACES),
    ("city", "b", at.BOOKS),  # the city of each book
    ("fade", "d", 8 * FAR),  # what a point is worth so many turns later
)
"""A map as the search reads it."""

WEIGHTS: Final = Record(
    ("first", "f", INPUTS, HIDDEN),
    ("first_bias", "f", HIDDEN),
    ("second", "f", HIDDEN, SECOND),
    ("second_bias", "f", SECOND),
    ("last", "f", 2, SECOND),
    ("last_bias", "f", 2),
)
"""What the network has learnt."""

TREE: Final = Record(
    ("codes", "h", DEEP + 1, WIDE),
    ("count", "h", DEEP + 1),
    ("next", "h", DEEP + 1),
    ("path", "h", DEEP + 1),
    ("pages", "h", DEEP + 1),  # turned so far
    ("returns", "h", DEEP + 1),  # commissions given back so far
    ("legal", "h", at.CODES),
)
"""Room to go through the turns of one position, action by action."""

LOOK: Final = Record(
    ("carried", "q", at.GEM_COUNT),  # by one player
    ("free", "q", at.GEM_COUNT),  # whether a tool of that player is
    ("wanted", "q", at.GEM_COUNT),  # for that player's open commissions
    ("heaps", "q", at.GEM_COUNT),  # on how many spaces one lies
    ("heap", "b", at.GEM_COUNT, at.SPACES),  # … and on which
)
"""Room to look at the gemstones: by kind."""

DESK: Final = Record(
    # the network, at multiples of 64 bytes as machines like to read it
    ("base", "f", HIDDEN),
    ("low", "f", HIDDEN),
    ("high", "f", SECOND),
    ("weights", WEIGHTS),
    ("edition", at.EDITION),
    ("atlas", ATLAS),
    ("haste", "q"),  # the points that a craftsman counts for beside its own: it nears the end
    ("stop", "q"),  # no longer 0: time is up, and what is found counts for nothing
    ("purpose", "q"),  # whether what was bought is kept, and turns are rather used than not
    ("room", at.STATE, DEEP + 2),
    ("tree", TREE),
    # the list of turns
    ("listed", "q"),  # how many
    ("order", "q", MOST),  # their places, best first
    ("states", at.STATE, MOST),  # the positions after them
    ("values", "d", MOST),  # what they are worth
    ("promised", "d", MOST),  # what they were worth before they were played on
    ("gathered", "d", MOST),  # what they bring at once
    ("lengths", "q", MOST),
    ("paths", "h", MOST, DEEP),
    # room for the evaluation
    ("look", LOOK),
    ("own", "f", OWN),
    ("start", "f", OWN),  # the player's own numbers at the start of the turn
    ("others", "f", OTHERS),
    ("places", "q", INPUTS + 4),  # the inputs that count
    ("changes", "f", INPUTS + 4),  # … and what they are
    ("won", "d", at.PLAYERS),
)
"""All that judging the turns of one player works with."""

BLOCK: Final = Record(
    ("desk", DESK),  # of the player who thinks
    ("other", DESK),  # of all players while the game is played on in mind
    # the game
    ("states", at.STATE, 2),  # as it stands, and as it is played on in mind
    ("rng", "Q", 2),
    ("codes", "h", at.CODES),  # the legal ones
    ("points", "q", at.PLAYERS),
    ("shares", "d", at.PLAYERS),  # of the victory
    ("counts", "q", 2),  # decisions, and how many of them were forced
    # the search
    ("effort", "q", len(Effort._fields)),
    ("line", "h", DEEP),  # a turn that shall be judged as well
    ("length", "q"),  # … and how long it is
    ("tally", "d", MOST, TALLIES),
    ("own_rng", "Q", 2),
    ("seen", "d", 2),
    ("found", "d", at.PLAYERS),
)
"""Everything."""
