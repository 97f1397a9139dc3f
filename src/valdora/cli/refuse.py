"""The two ways a command says no, and how it ends when it is told to."""

from typing import Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells know it."""


class Refusal(Exception):
    """What was asked cannot be done; the message says why and what to do. Exit code 1."""


class Misuse(Exception):
    """The options do not go together; the message says how they would. Exit code 2."""
