"""The same game in the rules and in the kernel, compared ply by ply."""

from collections import Counter
from typing import Any

import numpy as np

from valdora.bots.search.searcher import Searcher
from valdora.bots.search.weights import fitted
from valdora.engine import layout as at
from valdora.engine.desk import BLOCK
from valdora.engine.packing import (
    pack,
    write_board,
    write_book,
    write_player,
    write_stones,
    write_turn,
)
from valdora.engine.runtime import Engine
from valdora.kernel import Kernel
from valdora.rules import Action, State, apply, legal_actions, scores, winners
from valdora.rules.events import CraftsmanHired

DEEP = 32
"""Every so many plies what takes long is compared as well."""


class Difference(AssertionError):
    """Rules and kernel do not agree; the message says in what."""


class Third:
    """The compiled file, which plays the same game."""

    def __init__(self) -> None:
        self._machine = Engine()
        self._search = Searcher(self._machine)
        field = BLOCK.fields["codes"]
        written = self._machine.memory[field.offset : field.offset + field.size]
        self._codes = written.cast("h")

    def begin(self, state: State) -> None:
        """Take up a game."""
        self._search.load(state.edition, fitted("full"))
        place = BLOCK.fields["states"].offset
        self._state = self._machine.memory[place : place + at.STATE.size]
        self._state[:] = pack(state)

    @property
    def state(self) -> bytes:
        """The record of the position."""
        return self._state.tobytes()

    def legal(self) -> list[int]:
        """The legal codes."""
        count = self._machine.call("legal")
        return self._codes[:count].tolist()

    def step(self, code: int) -> None:
        """Play a code."""
        self._machine.call("step", code)

    def counted(self, players: int) -> tuple[list[int], list[float]]:
        """The points and the shares of the victory."""
        self._machine.call("count")
        points = BLOCK.get(self._machine.memory, "points")[:players]
        return list(points), list(BLOCK.get(self._machine.memory, "shares")[:players])


class Pair:
    """A game in the rules and in the kernel. Everything raises `Difference` if they differ.

    Legal sets and states are compared at every ply; states as bytes, where only the parts that the
    rules made anew are packed again. A whole `pack`, `unpack`, the mask, scores and shares of the
    victory are compared every `DEEP` plies and at the end.
    """

    def __init__(self, kernel: Kernel, state: State, third: Third | None = None) -> None:
        self.kernel = kernel
        self.state = state
        self.happened: Counter[str] = Counter()
        self.played: list[Action] = []
        self._games = kernel.pack(state)
        self._expected = pack(state)
        self._mask = np.zeros(at.CODES, np.int8)
        self._third = third
        if third:
            third.begin(state)

    def legal(self) -> tuple[Action, ...]:
        """What is allowed, on which both agree."""
        legal = legal_actions(self.state)
        codes = self.kernel.legal(self._games).tolist()
        actions = self.kernel.actions
        if tuple([actions[code] for code in codes]) != legal:
            offered = [str(actions[code]) for code in codes]
            raise Difference(f"legal: rules {[str(each) for each in legal]}, kernel {offered}")
        if self._third:
            self._agree("engine: legal", codes, self._third.legal())
        if len(self.played) % DEEP == 0 or not legal:
            self._compare_deeply(codes)
        return legal

    def draw(self, rng: np.ndarray) -> Action:
        """A page drawn by the kernel, which the rules must allow; the state must wait for one."""
        code = self.kernel.draw(self._games, 0, rng)
        action = None if code is None else self.kernel.actions[code]
        if action is None or action not in legal_actions(self.state):
            raise Difference(f"draw: {action} cannot be revealed")
        return action

    def play(self, action: Action) -> None:
        """Play a legal action on both sides."""
        before = self.state
        self.played.append(action)
        self.state, events = apply(before, action)
        for event in events:
            self.happened[event.kind] += 1
            if isinstance(event, CraftsmanHired) and event.colour != event.crest:
                self.happened["another colour hired"] += 1
        self.kernel.step(self._games, 0, before.almanac.codes[action])
        self._write_what_is_new(before, self.state)
        if self._games.tobytes() != self._expected:
            raise Difference(f"after {action}: {', '.join(self._differing_fields())}")
        if self._third:
            self._third.step(before.almanac.codes[action])
            self._agree(f"engine: after {action}", bytes(self._expected), self._third.state)

    def _write_what_is_new(self, before: State, after: State) -> None:
        into = self._expected
        write_turn(into, after)
        for seat, player in enumerate(after.players):
            if player is not before.players[seat]:
                write_player(into, after, seat, player)
        if after.books is not before.books:
            for name, book in after.books.items():
                if book is not before.books[name]:
                    write_book(into, after, name, book)
        if after.stones is not before.stones or after.discard is not before.discard:
            write_stones(into, after)
        if after.piles is not before.piles or after.rival is not before.rival:
            write_board(into, after)

    def _differing_fields(self) -> list[str]:
        now = bytearray(self._games.tobytes())
        return [
            f"{name}: rules {at.STATE.get(self._expected, name)}, kernel {at.STATE.get(now, name)}"
            for name in at.STATE.fields
            if at.STATE.get(self._expected, name) != at.STATE.get(now, name)
        ]

    def _compare_deeply(self, codes: list[int]) -> None:
        state, kernel, games = self.state, self.kernel, self._games
        self._agree("pack", bytes(pack(state)), games.tobytes())
        self._agree("unpack", state, kernel.unpack(games))
        self._agree("mask count", len(codes), kernel.mask(games, 0, self._mask))
        self._agree("mask", codes, np.flatnonzero(self._mask).tolist())
        waits = kernel.draw(games, 0, np.ones(2, np.uint64)) is not None
        self._agree("chance point", state.reveals is not None if codes else False, waits)
        self._agree("scores", [each.total for each in scores(state)], kernel.scores(games))
        won = winners(state)
        shares = [1 / len(won) if seat in won else 0.0 for seat in range(len(state.players))]
        self._agree("shares", shares, kernel.shares(games))
        if self._third:
            counted = [each.total for each in scores(state)], shares
            self._agree("engine: points", counted, self._third.counted(len(shares)))

    def _agree(self, what: str, rules: Any, kernel: Any) -> None:
        if rules != kernel:
            raise Difference(f"{what}: rules {rules}, kernel {kernel}")
