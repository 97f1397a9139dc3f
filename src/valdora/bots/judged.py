"""What a judge says of a turn: figures only, and nothing that loads the engine."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from valdora.content import Crest
from valdora.rules import Action, State


@dataclass(frozen=True)
class Share:
    """A share of the victory with its 95 % interval, all from 0 to 1."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Foreseen:
    """What was seen after a turn, on average, within `horizon` own turns of its player."""

    delivery: float
    """Own turns until the next delivery; one more than were looked at if there was none."""
    points: float
    """Points gained."""
    workshops: Mapping[Crest, float]
    """The chance to own each workshop that nobody owned before."""
    colours: Mapping[Crest, float]
    """The chance to have a craftsman of each colour that was missing."""


@dataclass(frozen=True)
class JudgedTurn:
    """A turn, or the rest of one, up to its end or a page nobody has seen."""

    actions: tuple[Action, ...]
    share: Share
    foreseen: Foreseen


class Judge(Protocol):
    """Says what turns and positions are worth, from what every player sees.

    The same seed gives the same judgement.
    """

    @property
    def horizon(self) -> int:
        """How many own turns of the player it looks ahead."""

    def turns(
        self, state: State, seed: int, n: int = 3, also: tuple[Action, ...] = ()
    ) -> tuple[JudgedTurn, ...]:
        """The best turns of the player to move, best first, and `also` whatever its worth."""

    def shares(self, state: State, seed: int) -> tuple[Share, ...]:
        """Each seat's share of the victory at this point of the game."""
