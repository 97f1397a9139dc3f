"""Editions: every figure of the game as data, read from one TOML file each, and a validator.

`load`, `parse` and `usual` are the only ways to an `Edition`; they return a valid one or raise
`EditionError` with all `Fault`s at once. `editions` names those that come with the game. The
vocabulary of the game is here too: `GEMSTONES`, `SLOTS`, `CRESTS` and their types.

Imports the standard library only.
"""

from valdora.content.edition import (
    CRESTS,
    GEMSTONES,
    PAN,
    SLOTS,
    BookKind,
    Commission,
    Craft,
    Crest,
    Edition,
    Equipment,
    Figures,
    Gemstone,
    Road,
    Slot,
    Source,
    Space,
    SpaceKind,
)
from valdora.content.faults import EditionError, Fault
from valdora.content.files import editions
from valdora.content.load import load, parse, usual

__all__ = [
    "CRESTS",
    "GEMSTONES",
    "PAN",
    "SLOTS",
    "BookKind",
    "Commission",
    "Craft",
    "Crest",
    "Edition",
    "EditionError",
    "Equipment",
    "Fault",
    "Figures",
    "Gemstone",
    "Road",
    "Slot",
    "Source",
    "Space",
    "SpaceKind",
    "editions",
    "load",
    "parse",
    "usual",
]
