"""The levels: one search, weakened by how far it looks ahead and by what it pays attention to."""

from collections.abc import Mapping
from typing import ClassVar, Final

from valdora.bots.budget import Budget
from valdora.bots.search.thinking import searcher
from valdora.engine.desk import Effort
from valdora.rules import Action, State, apply, legal_actions

_A_TURN: Final = 64
"""More than the choices a player has in one turn."""
_BEGINNING: Final = 25
_ROUNDS_A_CRAFTSMAN: Final = 2
"""A game drags on if, after its beginning, less than one craftsman is hired in so many rounds."""


class Level:
    """A player who plans. With the same seed it plays the same in the same states."""

    sight: ClassVar[str]
    efforts: ClassVar[Mapping[Budget, Effort]] = {"match": Effort(8), "live": Effort(8)}
    """The evaluation alone, unless a level says more: about a millisecond."""

    def __init__(self, seed: int, budget: Budget = "match", seconds: float | None = None) -> None:
        self._seed = seed
        self._effort = self.efforts[budget]
        self._seconds = seconds
        self._expected: State | None = None
        self._rest: tuple[Action, ...] = ()

    def choose(self, state: State) -> Action:
        """The next action of the turn it has settled on; a new one after an unseen page."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if not self._rest or state != self._expected:
            seed = self._seed + state.round * _A_TURN + state.turned
            self._rest = self.plan(state, seed)
        action, self._rest = self._rest[0], self._rest[1:]
        if self._rest:
            self._expected, _ = apply(state, action)
        return action

    def plan(self, state: State, seed: int) -> tuple[Action, ...]:
        """The best turn, or rest of one."""
        with searcher(state.edition, self.sees(state)) as search:
            return search.think(state, self._effort, seed, (), self._seconds)[0].actions

    def sees(self, state: State) -> str:
        """The sight it thinks with; where nobody else gets on, it brings the game to its end."""
        return "alone" if drags_on(state) else self.sight


def drags_on(state: State) -> bool:
    """Whether far fewer craftsmen are hired than where all players get on.

    The other sights have learnt from such games only, and wait for what never comes.
    """
    rival = state.rival.craftsmen.total if state.rival else 0
    hired = rival + sum(player.craftsmen.total for player in state.players)
    return state.round > _BEGINNING + _ROUNDS_A_CRAFTSMAN * hired


class Beginner(Level):
    """Thinks of this turn and the next, and forgets what the books showed."""

    sight = "beginner"


class Casual(Level):
    """Sees as far as the next delivery, and only its own things."""

    sight = "casual"


class Steady(Level):
    """Sees the whole game, but minds its own points more than who wins."""

    sight = "steady"


class Strong(Level):
    """Judges each turn by the whole game, and watches the others."""

    sight = "full"


class Expert(Level):
    """The same, and plays on in mind with all players before it chooses."""

    sight = "full"
    efforts: ClassVar[Mapping[Budget, Effort]] = {
        "match": Effort(10, 8, 4, 1),
        "live": Effort(16, 8, 8, 2),
    }
