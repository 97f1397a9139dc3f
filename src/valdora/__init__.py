"""Valdora: Michael Schacht's board game for the browser and the terminal, with people and bots."""

__version__ = "0.1.0"
