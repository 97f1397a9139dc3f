"""Tables in use: rooms, who listens in them, and the live channel."""
