"""Fitting the weights of the evaluation to notes, with NumPy alone."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from valdora.bots.search.training.lessons import Notes
from valdora.kernel.dtypes import WEIGHTS

_SLOW, _SLOWER = 0.9, 0.999
"""How long the method (Adam) remembers slopes and their squares."""
_DECAY: Final = 1e-4
_VICTORY: Final = 0.3
"""How much a wrong judgement of the victory counts beside one of what is to come."""


class Fit:
    """Weights on their way."""

    def __init__(self, weights: np.ndarray) -> None:
        self._names = WEIGHTS.names or ()
        self._values = [weights[name][0].astype(np.float32) for name in self._names]
        self._slopes = [np.zeros_like(values) for values in self._values]
        self._squares = [np.zeros_like(values) for values in self._values]
        self._steps = 0

    def weights(self) -> np.ndarray:
        """The weights as they are now."""
        made = np.zeros(1, WEIGHTS).view(np.recarray)
        for name, values in zip(self._names, self._values, strict=True):
            made[name][0] = values
        return made

    def kept(self) -> dict[str, Any]:
        """All that is needed to go on, as arrays by name."""
        held = {"values": self._values, "slopes": self._slopes, "squares": self._squares}
        arrays = {
            f"{what}-{name}": array
            for what, each in held.items()
            for name, array in zip(self._names, each, strict=True)
        }
        return {"steps": np.array(self._steps), **arrays}

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """Be as the one was whose arrays these are."""
        self._steps = int(kept["steps"])
        self._values = [kept[f"values-{name}"] for name in self._names]
        self._slopes = [kept[f"slopes-{name}"] for name in self._names]
        self._squares = [kept[f"squares-{name}"] for name in self._names]

    def epoch(
        self, notes: Sequence[Notes], rate: float, seed: int, size: int = 1024
    ) -> tuple[float, float]:
        """Go once through all notes in a seeded order; the mean squared errors met on the way."""
        inputs = np.concatenate([note.inputs for note in notes])
        to_come = np.concatenate([note.to_come for note in notes])
        victory = np.concatenate([note.victory for note in notes])
        order = np.random.default_rng(seed).permutation(len(inputs))
        errors = [
            self._batch(inputs[some].astype(np.float32), to_come[some], victory[some], rate)
            for some in np.array_split(order, max(1, len(order) // size))
        ]
        first, second = np.mean(errors, axis=0)
        return float(first), float(second)

    def _batch(
        self, inputs: np.ndarray, to_come: np.ndarray, victory: np.ndarray, rate: float
    ) -> tuple[float, float]:
        first, first_bias, second, second_bias, last, last_bias = self._values
        low = inputs @ first + first_bias
        hidden = np.maximum(low, 0)
        high = hidden @ second + second_bias
        above = np.maximum(high, 0)
        out = above @ last.T + last_bias
        missed = 1 / (1 + np.exp(-out[:, 1])) - victory
        wrong = np.stack([out[:, 0] - to_come, _VICTORY * missed], axis=1)
        wrong = (wrong / len(inputs)).astype(np.float32)
        to_above = (wrong @ last) * (high > 0)
        to_hidden = (to_above @ second.T) * (low > 0)
        self._step(
            [
                inputs.T @ to_hidden,
                to_hidden.sum(0),
                hidden.T @ to_above,
                to_above.sum(0),
                wrong.T @ above,
                wrong.sum(0),
            ],
            rate,
        )
        return float(((out[:, 0] - to_come) ** 2).mean()), float((missed**2).mean())

    def _step(self, slopes: list[np.ndarray], rate: float) -> None:
        self._steps += 1
        rise, spread = 1 - _SLOW**self._steps, 1 - _SLOWER**self._steps
        for place, slope in enumerate(slopes):
            self._slopes[place] = _SLOW * self._slopes[place] + (1 - _SLOW) * slope
            square = (1 - _SLOWER) * slope * slope
            self._squares[place] = _SLOWER * self._squares[place] + square
            change = self._slopes[place] / rise
            change /= np.sqrt(self._squares[place] / spread) + 1e-8
            self._values[place] -= rate * (change + _DECAY * self._values[place])
