"""What is true of a table, without a clock, a network, a database or a thread.

A table is the fold of its rows (`rows`, `fold`). `seating` and `play` say what a wish becomes: rows
to store, or a `Refusal`. `choices`, `frames` and `views` say what everyone is told of it, in the
shapes of `shapes`, `protocol` and `requests`; `history` looks back at a game.

The server runs on it, and so can any other host that stores rows and passes messages on.
"""
