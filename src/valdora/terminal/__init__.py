"""Play in a terminal: one core, two faces.

`Session` is the core: a game with people and bots, undo within the turn, and a save after every
action. `plain` plays it line by line, for pipes and screen readers; `screen` draws it full screen.
`Table` says who plays what, `new_game` and `resume_game` open a session, `latest_game` finds the
running game that was played last.

May import everything below it, and `textual` where the full screen is drawn.
"""

from valdora.terminal.save import SaveError, latest_game
from valdora.terminal.session import Session, new_game, resume_game
from valdora.terminal.table import SeatError, Table, read_seats

__all__ = [
    "SaveError",
    "SeatError",
    "Session",
    "Table",
    "latest_game",
    "new_game",
    "read_seats",
    "resume_game",
]
