"""Plays anything that is allowed, each action with the same chance."""

from random import Random

from valdora.rules import Action, State, legal_actions


class RandomBot:
    """The bot `random`: the measure of how little one can know."""

    def __init__(self, seed: int) -> None:
        # Of all generators only this method is promised to stay the same in later Pythons.
        self._draw = Random(seed).random

    def choose(self, state: State) -> Action:
        """One of the legal actions."""
        legal = legal_actions(state)
        return legal[int(self._draw() * len(legal))]
