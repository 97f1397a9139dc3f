"""A search made ready for one edition: states of the rules in, turns out."""

from collections.abc import Callable
from functools import lru_cache
from threading import get_ident
from typing import Any, Final

import numpy as np

from valdora.bots.search.compiled.atlas import ATLAS, atlas
from valdora.bots.search.compiled.network import WEIGHTS
from valdora.bots.search.compiled.plan import MOST, desk
from valdora.bots.search.compiled.think import TALLIES, Effort, think_at, weigh_at
from valdora.bots.search.compiled.turns import DEEP
from valdora.bots.search.weights import SIGHTS, fitted
from valdora.content.edition import Edition
from valdora.kernel import layout as at
from valdora.kernel.chance import generator
from valdora.kernel.jit import Report, prepare
from valdora.kernel.packing import pack
from valdora.kernel.tables import table
from valdora.rules import Action, State
from valdora.rules import tables as rules_tables

_OPENED: Final[dict[Callable[..., Any], Callable[..., Any]]] = {}


def enter(report: Report | None = None) -> dict[Callable[..., Any], Callable[..., Any]]:
    """The search's doors with what to call in their place; compiled now unless kept from before."""
    if not _OPENED:
        empty = desk(_blank(at.TABLE), _blank(ATLAS), _blank(WEIGHTS))
        states = np.zeros(2, at.STATE).view(np.recarray)
        effort = np.zeros(len(Effort._fields), np.int64)
        tally, rng = np.zeros((1, TALLIES)), generator(0)
        line = np.zeros(DEEP, np.int16)
        _OPENED.update(
            prepare(
                {
                    think_at: (empty, empty, states, effort, line, 0, rng, tally),
                    weigh_at: (empty, states, 0, 0, rng, tally),
                },
                report,
            )
        )
    return _OPENED


def _blank(kind: np.dtype[Any]) -> np.ndarray:
    return np.zeros(1, kind).view(np.recarray)


class Searcher:
    """A search of one edition with certain weights. Not for two threads at once."""

    def __init__(self, edition: Edition, weights: np.ndarray, haste: int = 0) -> None:
        doors = enter()
        self._think, self._weigh = doors[think_at], doors[weigh_at]
        known = rules_tables(edition)
        self._actions, self._codes = known.actions, known.codes
        self._desk = desk(table(edition), atlas(edition), weights, haste)
        self._other = desk(table(edition), atlas(edition), weights, haste)
        self._states = np.zeros(2, at.STATE).view(np.recarray)
        self._tally = np.zeros((MOST, TALLIES))
        self._slots: list[int] = []

    def think(
        self, state: State, effort: Effort, seed: int, also: tuple[Action, ...] = ()
    ) -> list[tuple[Action, ...]]:
        """The best turns (or rests of one) of the player to move, best first.

        Those that were played on come first; `also` is one of them.
        """
        self._states[0] = pack(state)[0]
        self._tally[:] = 0.0
        codes = [self._codes[action] for action in also[:DEEP]]
        line = np.array(codes + [0] * (DEEP - len(codes)), np.int16)
        count = self._think(
            self._desk,
            self._other,
            self._states,
            np.array(effort, np.int64),
            line,
            len(codes),
            generator(seed),
            self._tally,
        )
        self._slots = [int(slot) for slot in self._desk.order[:count]]
        return [self._turn(slot) for slot in self._slots]

    def _turn(self, slot: int) -> tuple[Action, ...]:
        length = self._desk.lengths[slot]
        return tuple(self._actions[code] for code in self._desk.paths[slot, :length])

    def tally(self, index: int) -> np.ndarray:
        """What was added up for a turn of the last search, by its place in the answer."""
        found: np.ndarray = self._tally[self._slots[index]]
        return found

    def weigh(self, state: State, times: int, horizon: int, seed: int) -> np.ndarray:
        """Each seat's share of the victory and its square, added up over so many ways on."""
        self._states[0] = pack(state)[0]
        tally = np.zeros((at.PLAYERS, TALLIES))
        self._weigh(self._other, self._states, times, horizon, generator(seed), tally)
        return tally[: len(state.players), :2]


def searcher(edition: Edition, sight: str) -> Searcher:
    """The search of an edition with a sight, made once in each thread of a process."""
    return _searcher(edition, sight, get_ident())


@lru_cache(maxsize=32)
def _searcher(edition: Edition, sight: str, _thread: int) -> Searcher:
    return Searcher(edition, fitted(sight), SIGHTS[sight].haste)
