"""Editions: every figure of the game as data, read from one TOML file each, and a validator.

Imports the standard library only. `load`, `parse` and `usual` are the only ways to an `Edition`;
they return a valid one or raise `EditionError` with all `Fault`s at once.
"""

from valdora.content.edition import Edition
from valdora.content.faults import EditionError, Fault
from valdora.content.files import editions
from valdora.content.load import load, parse, usual

__all__ = ["Edition", "EditionError", "Fault", "editions", "load", "parse", "usual"]
