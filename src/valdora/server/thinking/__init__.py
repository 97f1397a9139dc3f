"""Bots, hints and reviews on the server: where they think, and how they are asked."""
