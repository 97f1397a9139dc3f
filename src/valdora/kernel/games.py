"""The kernel's friendly face: an edition ready to be played by the million."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import numpy as np

from valdora.content.edition import Edition
from valdora.kernel import entry
from valdora.kernel import layout as at
from valdora.kernel.chance import generator
from valdora.kernel.playout import EAGER, UNIFORM, playouts
from valdora.kernel.tables import pack, table, unpack
from valdora.rules import State
from valdora.rules import tables as rules_tables

Policy = Literal["uniform", "eager"]
_POLICIES: dict[Policy, int] = {"uniform": UNIFORM, "eager": EAGER}


@dataclass(frozen=True)
class Outcome:
    """What came of a batch of playouts."""

    shares: np.ndarray
    """Each game's victory shared among its seats; zeros where it did not end."""
    decisions: int
    forced: int
    """Decisions with one legal action only."""


class Kernel:
    """The compiled game of one edition. Games are arrays of `STATE` records.

    >>> from valdora.content import load
    >>> from valdora.dealer import seeded
    >>> from valdora.rules import new_game
    >>> edition = load("base-2009")
    >>> deal = seeded(edition, 7)
    >>> kernel = Kernel(edition)
    >>> games = kernel.pack(new_game(edition, 4, deal.layout), copies=3)
    >>> rng = generator(seed=1)
    >>> kernel.settle(games, 0, rng)
    >>> codes = kernel.legal(games, 0)
    >>> [kernel.notation(code) for code in codes[:3]]
    ['move A', 'move B', 'move C']
    >>> kernel.step(games, 0, codes[0])
    >>> str(kernel.unpack(games, 0).players[0].pawn)
    'A'
    >>> outcome = kernel.playouts(games, seed=1)
    >>> outcome.shares.sum(axis=1).tolist()
    [1.0, 1.0, 1.0]
    """

    def __init__(self, edition: Edition, report: Callable[[int, int], None] | None = None) -> None:
        """Make ready; `report` hears how much is compiled (at once from the cache)."""
        self.edition = edition
        self.table = table(edition)
        doors = {}
        for done, door in enumerate(entry.DOORS, start=1):
            doors[door] = entry.enter(door)
            if report:
                report(done, len(entry.DOORS))
        self._legal, self._mask = doors[entry.legal_at], doors[entry.mask_at]
        self._step, self._settle = doors[entry.step_at], doors[entry.settle_at]
        self._score, self._shares = doors[entry.score_at], doors[entry.shares_at]
        self._waiting, self._playouts = doors[entry.waiting_at], doors[playouts]
        self._codes = np.zeros(at.CODES, np.int16)
        self.actions = rules_tables(edition).actions

    def pack(self, state: State, copies: int = 1) -> np.ndarray:
        """So many copies of a state."""
        return np.repeat(pack(state), copies).view(np.recarray)

    def unpack(self, games: np.ndarray, index: int = 0) -> State:
        """One of the games as a state of the rules."""
        return unpack(games[index : index + 1], self.edition)

    def notation(self, code: int) -> str:
        """What a code stands for."""
        return str(self.actions[code])

    def legal(self, games: np.ndarray, index: int = 0) -> np.ndarray:
        """The legal codes of a game, ascending; valid until the next call."""
        return self._codes[: self._legal(games, index, self.table, self._codes)]

    def mask(self, games: np.ndarray, index: int, mask: np.ndarray) -> int:
        """Write 1 for each legal code and 0 for the others (`CODES` of `int8`); how many."""
        count: int = self._mask(games, index, self.table, self._codes, mask)
        return count

    def step(self, games: np.ndarray, index: int, code: int) -> None:
        """Play a legal code; reveals are codes as well."""
        self._step(games, index, self.table, int(code))

    def waits_for_page(self, games: np.ndarray, index: int = 0) -> bool:
        """Whether the game stands at a chance point."""
        return bool(self._waiting(games, index, self.table) != at.NONE)

    def settle(self, games: np.ndarray, index: int, rng: np.ndarray) -> None:
        """Draw pages from the unseen ones until a player has to decide."""
        self._settle(games, index, self.table, rng)

    def scores(self, games: np.ndarray, index: int = 0) -> list[int]:
        """The points of all players."""
        points = np.zeros(at.PLAYERS, np.int64)
        self._score(games, index, self.table, points)
        return [int(value) for value in points[: games[index].players]]

    def shares(self, games: np.ndarray, index: int = 0) -> list[float]:
        """Each player's share of the victory as the game stands."""
        won = np.zeros(at.PLAYERS, np.float64)
        self._shares(games, index, self.table, won)
        return [float(value) for value in won[: games[index].players]]

    def playouts(
        self,
        games: np.ndarray,
        seed: int,
        policy: Policy = "uniform",
        max_rounds: int = 5000,
        first: int = 0,
    ) -> Outcome:
        """Play every game to its end, in place. Game number i of a seed always goes the same way,
        whatever the batch or thread it is in; `first` is the number of the first one."""
        rngs = np.stack([generator(seed, first + place) for place in range(len(games))])
        counts = np.zeros(2, np.int64)
        won = np.zeros((len(games), at.PLAYERS), np.float64)
        self._playouts(games, self.table, rngs, _POLICIES[policy], max_rounds, counts, won)
        return Outcome(won, int(counts[0]), int(counts[1]))
