"""Which version of the rules a game is played by.

A game keeps the version it began with, for ever: whoever changes a rule so that the same actions
lead to another state raises `VERSION`, and where the rule is decided asks `state.rules` which of
the two holds. So every game ever played can be replayed.
"""

VERSION = 1
"""The version that new games are played by."""


def is_known(version: int) -> bool:
    """Whether games of this version of the rules can be played here."""
    return 1 <= version <= VERSION


def latest() -> int:
    """The version that new games are played by, as of now."""
    return VERSION
