"""Playing a game with a dealer and someone at each seat: for simulations, benchmarks and tests."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from valdora.content import Edition
from valdora.dealer import Deal, reveal
from valdora.rules import Action, Event, State, apply, new_game


class Bot(Protocol):
    """Someone who plays from what all can see."""

    def choose(self, state: State) -> Action:
        """One of `legal_actions(state)`, which is never a chance point."""


@dataclass(frozen=True)
class PlayedPly:
    """A ply: who did what (seat `None`: the dealer), the states before and after, the events."""

    n: int
    before: State
    seat: int | None
    action: Action
    after: State
    events: tuple[Event, ...]


def play_game(
    edition: Edition, bots: Sequence[Bot], deal: Deal, max_rounds: int | None = None
) -> Iterator[PlayedPly]:
    """A whole game ply by ply, up to the end or until `max_rounds` rounds are over."""
    state = new_game(edition, len(bots), deal.layout, deal.rivals)
    n = 0
    while state.phase != "over" and (max_rounds is None or state.round <= max_rounds):
        seat = None if state.reveals else state.seat
        action = reveal(deal, state) if seat is None else bots[seat].choose(state)
        after, events = apply(state, action)
        n += 1
        yield PlayedPly(n, state, seat, action, after, events)
        state = after
