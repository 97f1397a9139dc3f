"""The bot `blocker`: stands where the others want to go, and takes what they are about to get."""

from typing import Final

from valdora.bots.greedy.outlook import Outlook
from valdora.bots.greedy.turn import Option
from valdora.bots.spoilers.envy import OtherPlayer, rivals
from valdora.bots.spoilers.spoiler import Spoiler
from valdora.rules import State

TOLL: Final = 8.0
"""What an encounter is worth to it (E1): a coin more here, a coin less there, and the annoyance."""
BARRED: Final = 0.6
"""Of the points another one loses who cannot pay the encounter (E2), what it counts as its own."""
SNATCHED: Final = 6.0
"""For a workshop or a last craftsman that another one was about to get."""


class Blocker(Spoiler):
    """Plays reasonably, with an eye on everybody else's next turn."""

    def spoils(self, state: State, view: Outlook, options: list[Option]) -> list[float]:
        """Tolls and bars for who comes next, and what is snatched from them."""
        others = rivals(state)
        spaces = view.atlas.spaces
        # Where it stands is settled by the move.
        choices = {option.node.space for option in options} if state.phase == "move" else ()
        standing = {
            space: sum(_hindered(other, spaces[space]) for other in others) for space in choices
        }
        return [
            standing.get(option.node.space, 0.0) + SNATCHED * _snatched(view, option, others)
            for option in options
        ]


def _hindered(other: OtherPlayer, space: str) -> float:
    """What a pawn on a space costs another player on average."""
    if other.state.edition.space[space].kind == "mine":  # E4
        return 0.0
    met = sum(player.pawn == space for player in other.state.players)
    toll = other.state.edition.figures.encounter_price * (met + 1)
    if other.state.player.coins < toll:
        return other.weight * BARRED * other.regret(space)
    return other.weight * TOLL * other.chances.get(space, 0.0)


def _snatched(view: Outlook, option: Option, others: list[OtherPlayer]) -> float:
    """How many things go away in this turn that others had within reach, by who they are."""
    before, after = view.start, option.node
    total = 0.0
    for other in others:
        theirs, piles = other.state.player.craftsmen, other.state.piles
        for crest, craft in enumerate(view.atlas.edition.crafts):
            taken = after.have[crest] - before.have[crest]
            opened = (after.shops & ~before.shops) >> crest & 1
            close = theirs.get(craft.crest, 0) == craft.workshop_needs - 1
            last = taken and piles.get(craft.crest, 0) <= taken and craft.crest not in theirs
            total += other.weight * (bool(opened and close) + bool(last))
    return total
