"""What is true of a table, without a clock, a network, a database or a thread.

A `Table` is the fold of its rows (`rows`, `fold`). `seating` and `play` say what a wish becomes:
rows to store, or a `Refusal`. `choices`, `frames` and `views` say what everyone is told of it, in
the shapes of `shapes`, `protocol` and `requests`; `history` looks back at a game. `Api` has what
each request does, of whatever `Host` keeps the tables.

The server runs on it, and so can any other host that stores rows and passes messages on.
"""

from valdora.table.api import ENDPOINTS, Api
from valdora.table.fold import Table, folded
from valdora.table.host import Host, Room
from valdora.table.refusals import Refusal

__all__ = ["ENDPOINTS", "Api", "Host", "Refusal", "Room", "Table", "folded"]
