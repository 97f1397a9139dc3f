"""Games for the tests of the terminal: fresh ones, and one that is nearly over."""

from functools import cache
from itertools import count
from pathlib import Path
from random import Random

from support.eager import choose
from valdora import bots
from valdora.content import usual
from valdora.dealer import reveal
from valdora.records import PlayedPly, play_game
from valdora.rules import Action, apply, new_game
from valdora.terminal import Session, Table, read_seats
from valdora.terminal import new_game as new_session
from valdora.terminal.save import Save

SEATS = "you,random,random"


def table(seats: str = SEATS, seed: int | None = 3) -> Table:
    """A table; two seats play the duel."""
    sat = read_seats(seats, lambda number: f"Player {number}")
    edition = usual(len(sat))
    return Table.new(edition, edition.id, sat, seed)


def session(folder: Path, seats: str = SEATS, seed: int | None = 3) -> Session:
    """A new game."""
    return new_session(table(seats, seed), folder)


def played(game: Table, rng: Random) -> list[PlayedPly]:
    """A whole game at this table, by people in a hurry."""
    deal = game.deal
    state = new_game(game.edition, len(game.seats), deal.layout, deal.rivals)
    steps: list[PlayedPly] = []
    while state.phase != "over":
        seat = None if state.reveals else state.seat
        action: Action = reveal(deal, state) if state.reveals else choose(state, rng)
        after, events = apply(state, action)
        steps.append(PlayedPly(len(steps) + 1, state, seat, action, after, events))
        state = after
    return steps


def nearly_over(folder: Path, seats: str = "random,random,you", seed: int | None = 3) -> Path:
    """The save of a game in which only the last seat has a turn left.

    The final round begins in one of the turns before (G1), so whatever is done ends the game.
    """
    game = table(seats, seed)
    last = len(game.seats) - 1
    for chance in count():
        steps = played(game, Random(chance))
        turns = [n for n, step in enumerate(steps) if begins_turn(step, last)]
        if steps[turns[-1]].before.final:
            kept = steps[: turns[-1]]
            break
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "nearly-over.valdora"
    Session(game, Save(path, game, kept), kept).leave()
    return path


def unfinished(folder: Path, plies: int) -> tuple[Session, list[str]]:
    """A game of three people, and what they did in its last plies."""
    game = table("you,you,you")
    steps = played(game, Random(1))
    kept, left = steps[:-plies], steps[-plies:]
    save = Save(folder / "unfinished.valdora", game, kept)
    return Session(game, save, kept), [str(step.action) for step in left if step.seat is not None]


@cache
def whole_duel() -> tuple[str, ...]:
    """All that two people did in a duel, from the first move to the last."""
    game = table("you,you")
    players = [bots.make("greedy", seat) for seat in range(2)]
    steps = play_game(game.edition, players, game.deal)
    return tuple(str(step.action) for step in steps if step.seat is not None)


def begins_turn(step: PlayedPly, seat: int) -> bool:
    """Whether a ply is the first of a turn of this seat."""
    return step.seat == seat and step.before.phase == "move"
