"""What all spoilers share: the turns of `greedy` with its values, and a say of their own."""

from valdora.bots.greedy.book import use_book
from valdora.bots.greedy.outlook import Outlook, outlook
from valdora.bots.greedy.plan import values
from valdora.bots.greedy.turn import Option, actions_of, whole_turns
from valdora.rules import Action, End, State, legal_actions


class Spoiler:
    """Plays the best turn by what it brings and what spoiling it does.

    A spoiler changes what it looks forward to, what a turn spoils, or how it uses a book.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, state: State) -> Action:
        """The next action. Depends on nothing but the state and the seed."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        view = self.outlook(state)
        action = self.use_book(state, view) if state.phase == "book" else self._turn(state, view)
        if action in legal:
            return action
        return End() if End() in legal else legal[0]

    def outlook(self, state: State) -> Outlook:
        """The rest of the game as this spoiler sees it."""
        return outlook(state)

    def spoils(self, state: State, view: Outlook, options: list[Option]) -> list[float]:
        """How many points spoiling is worth in each of these turns."""
        del state, view
        return [0.0] * len(options)

    def use_book(self, state: State, view: Outlook) -> Action:
        """The next step at the book of the city the player stands in."""
        return use_book(state, view)

    def _turn(self, state: State, view: Outlook) -> Action:
        options = whole_turns(state, view)
        planned = values(view, [option.node for option in options])
        spoilt = self.spoils(state, view, options)
        best = max(range(len(options)), key=lambda i: planned[i] + spoilt[i] + self._whim(state, i))
        if state.phase == "move":
            return options[best].move
        stop = options[best].stop
        if stop.doing in ("buy", "equip"):
            return self.use_book(state, view)
        return next(actions_of(view.atlas, stop), End())

    def _whim(self, state: State, index: int) -> float:
        """What decides between equally good turns."""
        return (self._seed * 31 + state.round * 1009 + index * 7877) % 9949 * 1e-9
