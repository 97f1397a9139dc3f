"""The main moments of a game at a full table, each a stored game in which the person is to act.

All that a table has to show is there: five seats, craftsmen, workshops, cards, a long log.
"""

from collections.abc import Callable
from pathlib import Path

from support.played import Played, put_stops
from valdora.rules import Buy, Deliver, Load, State, Turn, legal_actions

SEATS = "Player number one", *(("bot", "greedy"),) * 4
LATE = 14
"""A round by which something of every kind lies on the table."""


def _verbs(state: State) -> set[type]:
    return {type(action) for action in legal_actions(state)}


def _own(state: State) -> bool:
    return state.seat == 0 and state.round >= LATE


UNTIL: dict[str, Callable[[State], bool]] = {
    "move": lambda state: _own(state) and state.phase == "move",
    "load": lambda state: _own(state) and Load in _verbs(state),
    "book": lambda state: _own(state) and {Turn, Buy} <= _verbs(state),
    "delivery": lambda state: _own(state) and Deliver in _verbs(state),
}


def put_moments(folder: Path) -> dict[str, Played]:
    """A game as it stood where the first seat, a person, does something, and as it ended."""
    return put_stops(folder, *SEATS, stops=UNTIL)
