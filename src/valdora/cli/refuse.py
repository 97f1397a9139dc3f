"""The two ways a command says no."""


class Refusal(Exception):
    """What was asked cannot be done; the message says why and what to do. Exit code 1."""


class Misuse(Exception):
    """The options do not go together; the message says how they would. Exit code 2."""
