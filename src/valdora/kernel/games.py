"""The kernel's friendly face: an edition ready to be played by the million."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from valdora.content import Edition
from valdora.engine import layout as at
from valdora.engine.editions import packed
from valdora.engine.packing import pack, unpack
from valdora.kernel import entry
from valdora.kernel.chance import generators
from valdora.kernel.dtypes import EDITION, STATE, read
from valdora.kernel.jit import Report
from valdora.kernel.playout import EAGER, UNIFORM
from valdora.rules import State, almanac

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
    """The compiled game of one edition. Games are arrays of `STATE` records, side by side.

    Codes are those of `rules`: a code's place in `Almanac.actions`.

    >>> from valdora.content import load
    >>> from valdora.dealer import seeded
    >>> from valdora.kernel import Kernel, generator
    >>> from valdora.rules import new_game
    >>> edition = load("base-2009")
    >>> kernel = Kernel(edition)
    >>> games = kernel.pack(new_game(edition, 4, seeded(edition, 7).layout), copies=3)

    A game begins at a chance point. Pages can be drawn one by one as codes, chosen by the caller
    as codes, or drawn until a player has to decide:

    >>> rng = generator(seed=1)
    >>> page = kernel.draw(games, 0, rng)
    >>> kernel.notation(page)
    'reveal A pick'
    >>> kernel.step(games, 0, page)
    >>> kernel.settle(games, 0, rng)
    >>> codes = kernel.legal(games, 0)
    >>> [kernel.notation(code) for code in codes[:3]]
    ['move A', 'move B', 'move C']
    >>> kernel.step(games, 0, codes[0])
    >>> str(kernel.unpack(games, 0).players[0].pawn)
    'A'
    >>> kernel.scores(games, 0)
    [0, 0, 0, 0]

    Whole games belong into one call:

    >>> tries = kernel.copy(games, 0, count=100)
    >>> outcome = kernel.playouts(tries, seed=1)
    >>> bool((outcome.shares.sum(axis=1) == 1.0).all())
    True
    """

    def __init__(self, edition: Edition, report: Report | None = None) -> None:
        """Make ready; `report` hears how much of the kernel is compiled, if it has to be."""
        self.edition = edition
        self.record = read(packed(edition), EDITION)
        self.actions = almanac(edition).actions
        doors = entry.enter(report)
        self._legal, self._mask = doors[entry.legal_at], doors[entry.mask_at]
        self._step, self._draw = doors[entry.step_at], doors[entry.draw_at]
        self._settle, self._copy = doors[entry.settle_at], doors[entry.copy_at]
        self._score, self._shares = doors[entry.score_at], doors[entry.shares_at]
        self._playouts = doors[entry.playouts]
        self._codes = np.zeros(at.CODES, np.int16)

    def pack(self, state: State, copies: int = 1) -> np.ndarray:
        """So many copies of a state."""
        return np.repeat(read(pack(state), STATE), copies).view(np.recarray)

    def unpack(self, games: np.ndarray, index: int = 0) -> State:
        """One of the games as a state of the rules."""
        return unpack(bytearray(games[index : index + 1].tobytes()), self.edition)

    def copy(self, games: np.ndarray, index: int, count: int) -> np.ndarray:
        """So many copies of one game."""
        made = np.empty(count, STATE).view(np.recarray)
        self._copy(games, index, made)
        return made

    def notation(self, code: int) -> str:
        """What a code stands for."""
        return str(self.actions[code])

    def legal(
        self, games: np.ndarray, index: int = 0, buffer: np.ndarray | None = None
    ) -> np.ndarray:
        """The legal codes of a game, ascending, in the buffer (`CODES` of `int16`).

        At a chance point these are the pages that may come. Without a buffer the answer is valid
        until the next call.
        """
        codes = self._codes if buffer is None else buffer
        return codes[: self._legal(games, index, self.record, codes)]

    def mask(self, games: np.ndarray, index: int, mask: np.ndarray) -> int:
        """Write 1 for each legal code and 0 for the others (`CODES` of `int8`); how many."""
        count: int = self._mask(games, index, self.record, self._codes, mask)
        return count

    def step(self, games: np.ndarray, index: int, code: int) -> None:
        """Play a legal code, or reveal a page by its code. Whether it is legal is not checked."""
        self._step(games, index, self.record, int(code))

    def draw(self, games: np.ndarray, index: int, rng: np.ndarray) -> int | None:
        """The code of a page drawn evenly from the unseen cards of the book that waits for one;
        `None` if a player has to decide. `step` reveals it."""
        code: int = self._draw(games, index, self.record, rng)
        return None if code == at.NONE else code

    def settle(self, games: np.ndarray, index: int, rng: np.ndarray) -> None:
        """Draw and reveal pages until a player has to decide."""
        self._settle(games, index, self.record, rng)

    def scores(self, games: np.ndarray, index: int = 0) -> list[int]:
        """The points of all players."""
        points = np.zeros(at.PLAYERS, np.int64)
        self._score(games, index, self.record, points)
        return [int(value) for value in points[: games[index].players]]

    def shares(self, games: np.ndarray, index: int = 0) -> list[float]:
        """Each player's share of the victory as the game stands."""
        won = np.zeros(at.PLAYERS, np.float64)
        self._shares(games, index, self.record, won)
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
        counts = np.zeros(2, np.int64)
        won = np.zeros((len(games), at.PLAYERS), np.float64)
        rngs = generators(seed, first, len(games))
        self._playouts(games, self.record, rngs, _POLICIES[policy], max_rounds, counts, won)
        return Outcome(won, int(counts[0]), int(counts[1]))
