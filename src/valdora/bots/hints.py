"""Hints: the best turns now, what each brings, and why it is better or worse, in figures.

Everything is data, codes and numbers: the words are in the catalogues. The figures come from a
`Judge`, which sees what everybody sees.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from valdora.bots.judged import Foreseen, Judge, JudgedTurn, Share
from valdora.bots.motives import Motive, motives
from valdora.content import CRESTS
from valdora.dealer import derived_seed
from valdora.rules import Action, Almanac, Event, State, apply, latest

Report = Callable[[int, int], None]
"""Hears how much of how much is done."""

TURNS: Final = 3
"""How many turns a hint names."""
COMPARED: Final = 3
"""How many comparisons a turn has at most, those that weigh most."""

COMPARISONS: Final = (
    "sooner",  # the next delivery comes sooner; in turns
    "later",  # … or later
    "more",  # more points within the turns that were looked at
    "fewer",  # … or fewer
    "workshop",  # the chance to own a workshop by then, from 0 to 1
    "colour",  # the chance to have a craftsman of a colour by then, from 0 to 1
)

_LEAST_TURNS: Final = 0.5
_LEAST_POINTS: Final = 1.0
_LEAST_CHANCE: Final = 0.05
"""Smaller differences are not worth a word."""
_POINTS_OF_A_TURN: Final = 4.0
"""What a turn is worth in points, roughly: a player's total through the turns of a game."""


@dataclass(frozen=True)
class Comparison:
    """What a turn leads to, instead of what another leads to; `code` is one of `COMPARISONS`."""

    code: str
    colour: str
    """The workshop or craftsman it is about; empty for the others."""
    own: float
    other: float
    within: int
    """How many turns of the player were looked at."""


@dataclass(frozen=True)
class HintTurn:
    """A whole turn, or the rest of one, up to a page nobody has seen."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    share: Share
    """Of the victory, for the player to move."""
    equal: bool
    """About as good as the best turn: their intervals overlap."""
    motives: tuple[Motive, ...]
    comparisons: tuple[Comparison, ...]
    """The best two: what each has over the other. The third: how it differs from the best."""


@dataclass(frozen=True)
class Hint:
    """The best turns, best first; none where nobody has to decide."""

    turns: tuple[HintTurn, ...] = ()


class NoJudge(ValueError):
    """Nobody can judge such games: their edition is beyond the engine, or their rules are older
    than those it plays by. The key of the text that says so is `review-why-CODE`."""

    def __init__(self, code: Literal["no-judge", "older-rules"], detail: str) -> None:
        super().__init__(detail)
        self.code = code


def make_judge(played: Almanac, seconds: float | None = None) -> Judge:
    """The judge of games by this almanac, for people who wait; a thought of more than so many
    seconds is given up.

    Raises `NoJudge` for an edition that the engine has no room for, and for older rules.
    """
    from valdora.bots.search import SearchJudge  # noqa: PLC0415 - only who asks waits for the engine
    from valdora.engine import BeyondCaps  # noqa: PLC0415

    if played.rules != latest():
        raise NoJudge("older-rules", f"by version {played.rules} of the rules, not {latest()}")
    try:
        return SearchJudge(played.edition, "live", seconds)
    except BeyondCaps as error:
        raise NoJudge("no-judge", str(error)) from None


def hint(state: State, seed: int, judge: Judge) -> Hint:
    """What to do now. The same state and seed bring the same hint."""
    if state.phase == "over" or state.reveals:
        return Hint()
    judged = judge.turns(state, seed, TURNS)[:TURNS]
    within = judge.horizon
    return Hint(tuple(_turn(state, judged, place, within) for place in range(len(judged))))


def hint_seed(seed: int, ply: int) -> int:
    """The seed of the hint before a ply of a seeded game."""
    return derived_seed(f"hint/{seed}/{ply}", 7)


def overlap(one: Share, other: Share) -> bool:
    """Whether the intervals of two shares overlap, so that nobody can tell which is larger."""
    return one.low <= other.high and other.low <= one.high


def played(state: State, actions: Sequence[Action]) -> tuple[Event, ...]:
    """What happens when these actions are played."""
    events: list[Event] = []
    for action in actions:
        state, brought = apply(state, action)
        events += brought
    return tuple(events)


def _turn(state: State, turns: Sequence[JudgedTurn], place: int, within: int) -> HintTurn:
    turn, best = turns[place], turns[0]
    events = played(state, turn.actions)
    other = turns[1] if place == 0 and len(turns) > 1 else best
    comparisons = list(_compared(turn.foreseen, other.foreseen, within))
    if place < 2:  # what speaks against one of the two is said with the other
        comparisons = [each for each in comparisons if _speaks_for(each)]
    return HintTurn(
        actions=turn.actions,
        events=events,
        share=turn.share,
        equal=place > 0 and overlap(turn.share, best.share),
        motives=motives(state, events),
        comparisons=tuple(_weightiest(state, comparisons)),
    )


def _compared(own: Foreseen, other: Foreseen, within: int) -> Iterator[Comparison]:
    """All differences that are worth a word."""
    turns = other.delivery - own.delivery
    if abs(turns) >= _LEAST_TURNS:
        code = "sooner" if turns > 0 else "later"
        yield Comparison(code, "", own.delivery, other.delivery, within)
    points = own.points - other.points
    if abs(points) >= _LEAST_POINTS:
        code = "more" if points > 0 else "fewer"
        yield Comparison(code, "", own.points, other.points, within)
    chances = (
        ("workshop", own.workshops, other.workshops),
        ("colour", own.colours, other.colours),
    )
    for code, mine, others in chances:
        for crest in CRESTS:
            one, two = mine.get(crest, 0.0), others.get(crest, 0.0)
            if abs(one - two) >= _LEAST_CHANCE:
                yield Comparison(code, crest, one, two, within)


def _speaks_for(comparison: Comparison) -> bool:
    if comparison.code in ("workshop", "colour"):
        return comparison.own > comparison.other
    return comparison.code in ("sooner", "more")


def _weightiest(state: State, comparisons: Sequence[Comparison]) -> list[Comparison]:
    """Those that weigh most, in points; the order of `COMPARISONS` stays."""
    figures = state.edition.figures
    worth = {"sooner": _POINTS_OF_A_TURN, "later": _POINTS_OF_A_TURN, "more": 1.0, "fewer": 1.0}

    def weight(each: Comparison) -> float:
        return abs(each.own - each.other) * worth.get(each.code, figures.colour_points)

    kept = sorted(comparisons, key=lambda each: -weight(each))[:COMPARED]
    return [each for each in comparisons if each in kept]
