"""The bot `greedy`: the yardstick. It looks for the best whole turn, with a plan for a few more.

`atlas` has an edition's distances, `outlook` what the rest of the game may bring, `value` what
things are worth, `stops` what can be done at a space, `plan` the search for the best sequence of
stops, `book` the use of a book page by page, `turn` the choice.

It keeps nothing in mind between its choices: the plan follows from the state every time, and is
kept because what made it best is still there on the next turn and a turn nearer.

Imports `valdora.content` and `valdora.rules`.
"""

from valdora.bots.greedy.turn import GreedyBot

__all__ = ["GreedyBot"]
