"""Tables in use: rooms, who listens in them, the bots that play there, and the live channel.

A `Room` stores what is decided on its table and tells those in its `Hub`; `Rooms` finds and drops
rooms; `Bots` watches them and plays where it is a bot's turn; `live` is one connection. Rooms know
neither bots nor connections.
"""
