"""The core of both faces: a game with people and bots, undo within the turn, a save after each
action. It draws nothing and says nothing; faces read `state` and `steps` and call `play`.
"""

from collections.abc import Sequence
from pathlib import Path

from valdora.bots import FALLBACK, Bot, GuestFault
from valdora.content import Edition
from valdora.dealer import revealed
from valdora.records import PlayedPly
from valdora.rules import Action, State, apply, is_final
from valdora.rules import new_game as first_state
from valdora.terminal.save import Save, games_folder, read_save
from valdora.terminal.table import Seat, Table


class Session:
    """One game at one terminal."""

    def __init__(self, table: Table, save: Save, steps: Sequence[PlayedPly] = ()) -> None:
        self.table = table
        self.save = save
        self.names = table.names
        """What the seats are called; a face says it in its language."""
        self._deal = table.deal
        self._bots: dict[int, Bot] = {}
        self._first = first_state(
            table.edition, len(table.seats), self._deal.layout, self._deal.rivals, table.rules
        )
        self.steps: list[PlayedPly] = []
        """All plies so far, undone ones excluded."""
        self._marks: list[int] = []
        """How many plies there were before each action that can be undone."""
        for step in steps:
            self._remember(step)
        self._add([])

    @property
    def state(self) -> State:
        """The position now; never one that waits for a page."""
        return self.steps[-1].after if self.steps else self._first

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == "over"

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to choose."""
        return not self.over and self.table.seats[self.state.seat].bot is not None

    def bots_choice(self) -> Action:
        """What the bot at turn does. It may take its time: call it where nobody waits."""
        seat = self.state.seat
        try:
            if seat not in self._bots:
                self._bots[seat] = self.table.make_bot(seat)
            return self._bots[seat].choose(self.state)
        except GuestFault:
            self._bots[seat] = self.table.make_bot(seat, FALLBACK)
            return self._bots[seat].choose(self.state)

    def play(self, action: Action) -> list[PlayedPly]:
        """Play an action and reveal what it uncovers: what happened, when it is on the disk.

        Raises `IllegalAction`, and then nothing has happened.
        """
        state = self.state
        after, events = apply(state, action)
        return self._add([PlayedPly(len(self.steps) + 1, state, state.seat, action, after, events)])

    @property
    def can_undo(self) -> bool:
        """Whether there is an action of this turn since the last new page (B1)."""
        return bool(self._marks)

    def undo(self) -> Action:
        """Take back the last action of this turn and return it; only if `can_undo`."""
        plies = self._marks.pop()
        undone = self.steps[plies].action
        del self.steps[plies:]
        self.save.cut(plies)
        return undone

    def leave(self) -> None:
        """Put the game away; it can be resumed."""
        self.save.leave(self.state)

    def _add(self, steps: list[PlayedPly]) -> list[PlayedPly]:
        """Follow the steps by the reveals they lead to, save them, finish if the game is over."""
        state = steps[-1].after if steps else self.state
        for page in revealed(self._deal, state):
            number = len(self.steps) + len(steps) + 1
            steps.append(PlayedPly(number, page.before, None, page.action, page.after, page.events))
        if steps:
            self.save.append(steps)
        for step in steps:
            self._remember(step)
        if self.over:
            self.save.finish(self.steps, self.state)
        return steps

    def _remember(self, step: PlayedPly) -> None:
        self.steps.append(step)
        if step.seat is None or is_final(step.before, step.after):
            self._marks.clear()  # a page was seen, or the turn is over: nothing goes back now
        else:
            self._marks.append(step.n - 1)


def new_game(table: Table, folder: Path | None = None) -> Session:
    """A session with a new game, saved in `folder` or where games are kept."""
    return Session(table, Save.create(folder or games_folder(), table))


def resume_game(
    path: Path,
    edition: Edition | None = None,
    seats: tuple[Seat, ...] | None = None,
) -> Session:
    """A session with a saved game."""
    saved = read_save(path, edition, seats)
    return Session(saved.table, Save(path, saved.table, saved.steps), saved.steps)
