"""The blunder suite: positions in which some turns are obviously right, and others wrong.

They stand in `tests/blunders/*.toml`, laid out as in `support.positions`, each with the level from
which on a bot must get it right. `README.md` there explains the keys.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from support.positions import Seat, position
from valdora.bots import Bot, Budget, make, names
from valdora.content import Crest, Edition, usual
from valdora.rules import Action, Buy, State, apply, legal_actions, winners

FOLDER: Final = Path(__file__).parents[1] / "blunders"
LEVELS: Final = names("level")
"""From weakest to strongest."""
LONGEST: Final = 60
"""Actions in a turn after which a bot is told to stop."""

Turn = tuple[str, ...]
"""The actions of a turn as `told`, the dealer's left out."""


@dataclass(frozen=True)
class Blunder:
    """A position and what to do, or not to do, in it."""

    id: str
    level: str
    why: str
    good: tuple[str, ...]
    bad: tuple[str, ...]
    wins: bool
    """The turn ends the game; it is right if it is won by it."""
    laid_out: Mapping[str, Any]

    @cached_property
    def state(self) -> State:
        """The position in the usual edition."""
        return self.in_edition(usual(len(self.laid_out["seats"])))

    def in_edition(self, edition: Edition) -> State:
        """The position in any edition with the same map and cards."""
        fields = dict(self.laid_out)
        kinds = _kinds(edition)
        seats = [_seat(seat, kinds) for seat in fields.pop("seats")]
        return position(*seats, edition=edition, **fields)

    def right(self, turn: Turn, after: State) -> bool:
        """Whether a turn that led to a state is right."""
        if self.wins:
            return after.phase == "over" and winners(after) == (self.state.seat,)
        if any(fits(pattern, turn) for pattern in self.bad):
            return False
        return not self.good or any(fits(pattern, turn) for pattern in self.good)


def fits(pattern: str, turn: Turn) -> bool:
    """Whether the steps of a pattern ("move C, buy *") are all in a turn, in this order."""
    actions = iter(turn)
    return all(any(fnmatchcase(action, step) for action in actions) for step in pattern.split(", "))


def told(state: State, action: Action) -> str:
    """An action in notation, but what is bought by its name: "buy chisel with pan"."""
    if not isinstance(action, Buy):
        return str(action)
    card = state.books[state.player.pawn].top(action.side)
    return str(action).replace(f"buy {action.side}", f"buy {card}")


def all_blunders() -> tuple[Blunder, ...]:
    """The whole suite, file by file."""
    return tuple(
        _blunder(entry)
        for file in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["position"]
    )


def for_level(level: str) -> tuple[Blunder, ...]:
    """The positions a bot of this level must get right; all of them for other bots."""
    reach = LEVELS.index(level) if level in LEVELS else len(LEVELS)
    return tuple(each for each in all_blunders() if LEVELS.index(each.level) <= reach)


def play_turn(bot: Bot, state: State) -> tuple[Turn, State]:
    """The whole turn a bot plays, and the state after it. Unseen pages come in their order."""
    seat, turn = state.seat, list[str]()
    while not turn or (state.seat == seat and state.phase not in ("move", "over")):
        if state.reveals:
            state, _ = apply(state, legal_actions(state)[0])
            continue
        action = bot.choose(state)
        turn.append(told(state, action))
        state, _ = apply(state, action)
        assert len(turn) < LONGEST, f"this turn does not end: {turn}"
    return tuple(turn), state


def answer(name: str, blunder: Blunder, budget: Budget = "match") -> tuple[Turn, bool]:
    """The turn that a bot plays, made for this position alone, and whether it is right."""
    seed = int.from_bytes(sha256(blunder.id.encode()).digest()[:4], "big")
    turn, after = play_turn(make(name, seed, budget), blunder.state)
    return turn, blunder.right(turn, after)


def legal_turns(state: State, longest: int = 5) -> Iterator[tuple[Turn, State]]:
    """Whole turns of at most so many actions, each with the state after it."""
    waiting: list[tuple[Turn, State]] = [((), state)]
    while waiting:
        turn, at = waiting.pop(0)
        while at.reveals:
            at, _ = apply(at, legal_actions(at)[0])
        if turn and (at.seat != state.seat or at.phase in ("move", "over")):
            yield turn, at
        elif len(turn) < longest:
            waiting += [
                ((*turn, told(at, action)), apply(at, action)[0]) for action in legal_actions(at)
            ]


# Reading --------------------------------------------------------------------------------------


def _blunder(entry: dict[str, Any]) -> Blunder:
    told = {key: entry.pop(key) for key in ("id", "level", "why")}
    good, bad = (tuple(entry.pop(key, ())) for key in ("good", "bad"))
    return Blunder(**told, good=good, bad=bad, wins=entry.pop("wins", False), laid_out=entry)


def _kinds(edition: Edition) -> dict[Crest, Iterator[str]]:
    """The kinds of commissions of each patron, in turn: no kind is used up before the others."""
    crests = {kind.crest for kind in edition.commissions}
    return {
        crest: cycle([kind.id for kind in edition.commissions if kind.crest == crest])
        for crest in crests
    }


def _seat(entry: Mapping[str, Any], kinds: Mapping[Crest, Iterator[str]]) -> Seat:
    """What lies in front of a player; craftsmen come with the commissions that brought them."""
    fields = dict(entry)
    craftsmen = tuple(Counter[Crest](fields.pop("craftsmen", {})).elements())
    carrying = {
        slot: None if gemstone == "empty" else gemstone
        for slot, gemstone in fields.pop("carrying", {}).items()
    }
    return Seat(
        **fields,
        carrying=carrying,
        craftsmen=craftsmen,
        completed=tuple(next(kinds[crest]) for crest in craftsmen),
    )
