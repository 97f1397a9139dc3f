"""Judges for tests: one that says what it is told, and one that knows no more than the points."""

from collections.abc import Callable, Mapping
from math import exp

from valdora.bots.judged import Foreseen, JudgedTurn, Share
from valdora.content import CRESTS, Crest
from valdora.rules import Action, End, State, apply, legal_actions, scores


def share(mean: float, within: float = 0.02) -> Share:
    """A share that is known within so much."""
    return Share(mean, mean - within, mean + within)


def seen(
    delivery: float = 3.0,
    points: float = 10.0,
    workshops: Mapping[Crest, float] | None = None,
    colours: Mapping[Crest, float] | None = None,
) -> Foreseen:
    """What was seen after a turn; nothing special unless told."""
    return Foreseen(delivery, points, workshops or {}, colours or {})


def judged(actions: tuple[Action, ...], mean: float) -> JudgedTurn:
    """A turn after which nothing special was seen."""
    return JudgedTurn(actions, share(mean), seen())


def turn(state: State, notations: str, mean: float, foreseen: Foreseen) -> JudgedTurn:
    """A turn in notation, its actions separated by commas."""
    actions = tuple(state.almanac.by_notation[do.strip()] for do in notations.split(","))
    return JudgedTurn(actions, share(mean), foreseen)


def _even(state: State) -> tuple[float, ...]:
    return (1 / len(state.players),) * len(state.players)


class Told:
    """Says what it is told, and remembers what it was asked."""

    def __init__(
        self,
        turns: Callable[[State, tuple[Action, ...]], tuple[JudgedTurn, ...]] = lambda *_: (),
        shares: Callable[[State], tuple[float, ...]] = _even,
    ) -> None:
        self.horizon = 8
        self._turns = turns
        self._shares = shares
        self.seeds: list[int] = []

    def turns(
        self, state: State, seed: int, n: int = 3, also: tuple[Action, ...] = ()
    ) -> tuple[JudgedTurn, ...]:
        """What it was told of the turns of this state."""
        self.seeds.append(seed)
        assert n > 0
        return self._turns(state, also)

    def shares(self, state: State, seed: int) -> tuple[Share, ...]:
        """What it was told of the shares in this state."""
        self.seeds.append(seed)
        return tuple(share(mean) for mean in self._shares(state))


class ByPoints:
    """The shares follow from the points; the turns are the first there are, each a little worse."""

    def __init__(self, *_: object) -> None:
        self.horizon = 8

    def shares(self, state: State, seed: int) -> tuple[Share, ...]:
        """More points, more chances."""
        assert seed >= 0
        weights = [exp(points.total / 15) for points in scores(state)]
        return tuple(share(weight / sum(weights), 0.03) for weight in weights)

    def turns(
        self, state: State, seed: int, n: int = 3, also: tuple[Action, ...] = ()
    ) -> tuple[JudgedTurn, ...]:
        """Short turns; what else was done is much worse."""
        now = self.shares(state, seed)[state.seat].mean
        found = [
            JudgedTurn(
                _whole(state, action), share(max(0.0, now - 0.05 * place), 0.04), _seen(place)
            )
            for place, action in enumerate(legal_actions(state)[:n])
        ]
        if also and all(each.actions != also for each in found):
            found.append(JudgedTurn(also, share(max(0.0, now - 0.15), 0.02), _seen(5)))
        return tuple(found)


def _whole(state: State, action: Action) -> tuple[Action, ...]:
    """A turn that begins so and ends as soon as it can."""
    after, _ = apply(state, action)
    return (action, End()) if End() in legal_actions(after) else (action,)


def _seen(place: int) -> Foreseen:
    chances = {crest: max(0.0, 0.62 - 0.21 * place) for crest in CRESTS[4:6]}
    return Foreseen(1.5 + 2 * place, 21.0 - 8 * place, chances, {})
