"""What the other players want: where they would go next, and which cards they could use."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp
from typing import Final

from valdora.bots.greedy.atlas import GOLD, NOT_OWNED, SLOT
from valdora.bots.greedy.outlook import Outlook, outlook
from valdora.bots.greedy.plan import values
from valdora.bots.greedy.stops import arrived, equipped, with_card
from valdora.bots.greedy.turn import whole_turns
from valdora.bots.greedy.value import appraise
from valdora.content import PAN
from valdora.rules import State, scores

GLANCE: Final = 2
"""How wide it thinks about others' plans: enough to see where they are going."""
SPREAD: Final = 2.0
"""Points by which a turn may be worse and still be taken quite often."""
LATER: Final = 0.4
"""How far a card counts that another one cannot buy at once."""
AHEAD: Final = 1.0
BEHIND: Final = 0.6
"""How much spoiling it for the leader counts, and for the others."""


@dataclass(frozen=True)
class OtherPlayer:
    """Another player, as if it were that player's turn now."""

    state: State
    """With that player to move."""
    weight: float
    """How much it matters to spoil it for this one."""

    @cached_property
    def view(self) -> Outlook:
        """The rest of the game as this player sees it."""
        return outlook(self.state)

    @cached_property
    def stops(self) -> dict[str, float]:
        """The value of the best turn at each space this player can go to now."""
        options = whole_turns(self.state, self.view)
        planned = values(self.view, [option.node for option in options], GLANCE)
        best: dict[str, float] = {}
        for option, value in zip(options, planned, strict=True):
            space = self.view.atlas.spaces[option.node.space]
            best[space] = max(value, best.get(space, value))
        return best

    @cached_property
    def chances(self) -> dict[str, float]:
        """How likely this player is to go to each space."""
        best = max(self.stops.values())
        weights = {space: exp((value - best) / SPREAD) for space, value in self.stops.items()}
        total = sum(weights.values())
        return {space: weight / total for space, weight in weights.items()}

    def regret(self, space: str) -> float:
        """The points this player loses if a space is barred."""
        others = [value for other, value in self.stops.items() if other != space]
        if space not in self.stops or not others:
            return 0.0
        return max(0.0, self.stops[space] - max(others))

    def wish(self, book: str, card: int) -> float:
        """The points a card of a book would bring this player, less if it is far or not yet in
        reach: with a full hand, no coin, or no gold."""
        here, at = self.view.start, self.view.atlas.number[book]
        trip = self.view.atlas.trips[here.space][here.provisions][at]
        if trip is None:
            return 0.0
        figures = self.state.edition.figures
        node = arrived(here, here.space, here.provisions, 1)
        if self.state.edition.space[book].book == "equipment":
            if node.slots[card] != NOT_OWNED:
                return 0.0
            ready = GOLD in node.slots
            after = equipped(node, card, node.slots.index(GOLD) if ready else SLOT[PAN])
        else:
            ready = len(node.open) < figures.open_commissions and node.coins > 0
            after = with_card(node, card, figures.commission_price)
        gain = max(0.0, appraise(self.view, after) - appraise(self.view, node))
        return gain / trip[0] * (1.0 if ready else LATER)


def rivals(state: State) -> list[OtherPlayer]:
    """All others, the leader among them weighing most."""
    totals = [each.total for each in scores(state)]
    leader = max(_others(state), key=lambda seat: totals[seat])
    return [
        OtherPlayer(
            replace(state, seat=seat, phase="move", turned=0, loaded=frozenset(), delivered=0),
            AHEAD if seat == leader else BEHIND,
        )
        for seat in _others(state)
    ]


def _others(state: State) -> Iterator[int]:
    count = len(state.players)
    return ((state.seat + step) % count for step in range(1, count))
