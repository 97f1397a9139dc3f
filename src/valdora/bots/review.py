"""A game judged afterwards: who stood how well when, and whether luck or a decision changed it.

Two things move the shares of the victory. **Luck** is a page that is revealed: the shares just
after it less those just before. A **decision** is a turn, or what is left of one after a page was
revealed: the share of the turn that was made less that of the best turn found, on the same random
numbers. Turns that are about equal cost nothing. What is left of a change is neither: the others
answered well or badly, or the judge could not see so far.
"""

import json
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from threading import Lock
from typing import Any, Final

from valdora.bots.hints import Report, overlap
from valdora.bots.judged import Judge, JudgedTurn
from valdora.dealer import derived_seed
from valdora.records import PlayedPly
from valdora.rules import Action, State, same_turn, winners

SWINGS: Final = 3
"""How many turns are named as those that swung the game."""

_LEAST_CHANGE: Final = 0.005

Shares = tuple[float, ...]
"""A number for each seat."""


@dataclass(frozen=True)
class Better:
    """What would have been better, from ply `n` on: the two shares are of the player to move."""

    n: int
    actions: tuple[Action, ...]
    share: float
    instead_of: float


@dataclass(frozen=True)
class ReviewedTurn:
    """One turn of the game."""

    seat: int
    round: int
    first: int
    """Its first ply, as numbered in the game file."""
    last: int
    actions: tuple[Action, ...]
    """What the player did, without the pages that were revealed."""
    before: Shares
    after: Shares
    luck: Shares
    decision: float
    """What the player's decisions cost: 0 or less."""
    better: Better | None
    """The costliest decision of the turn, and what would have been better."""

    @property
    def swing(self) -> float:
        """How much of the victory changed hands."""
        return sum(abs(b - a) for a, b in zip(self.before, self.after, strict=True)) / 2

    @property
    def changed(self) -> tuple[int, ...]:
        """The seats whose share changed by half a percent or more, the largest change first."""
        changes = [abs(b - a) for a, b in zip(self.before, self.after, strict=True)]
        order = sorted(range(len(changes)), key=lambda seat: -changes[seat])
        return tuple(seat for seat in order if changes[seat] >= _LEAST_CHANGE)


@dataclass(frozen=True)
class Review:
    """The judged game."""

    turns: tuple[ReviewedTurn, ...]
    swings: tuple[int, ...]
    """The places in `turns` of those that swung the game most, the largest swing first."""
    luck: Shares
    """All luck of each seat."""
    lost: Shares
    """What the decisions of each seat cost, all together: 0 or less."""


def review(
    record: Iterable[PlayedPly],
    judge: Judge,
    report: Report | None = None,
    seed: int = 0,
    threads: int = 1,
) -> Review:
    """Judge a game turn by turn; `report` hears how many of the turns are judged.

    The same game and seed bring the same review, whatever the number of threads.
    """
    critic = Critic(record, judge, seed)
    turns = critic.turns
    tell = report or (lambda _done, _total: None)
    reviewed = []
    tell(0, len(turns))
    pool = ThreadPoolExecutor(threads, "valdora-review")
    try:
        for done, turn in enumerate(pool.map(critic.judged, turns), start=1):
            reviewed.append(turn)
            tell(done, len(turns))
    finally:  # also if `tell` wants no more
        pool.shutdown(wait=True, cancel_futures=True)
    return critic.together(reviewed)


class Critic:
    """Judges the turns of one game, in any thread; a position is judged once for all of them."""

    def __init__(self, record: Iterable[PlayedPly], judge: Judge, seed: int = 0) -> None:
        steps = list(record)
        self.turns = _turns(steps)
        self._judge = judge
        self._game = _digest(steps)
        self._seats = range(len(steps[0].before.players)) if steps else range(0)
        self._seed = seed
        self._positions: dict[int, Future[Shares]] = {}
        self._lock = Lock()

    def judged(self, turn: Sequence[PlayedPly]) -> ReviewedTurn:
        """What one of `turns` was worth. If it is not judged to its end, it is as if never begun:
        whoever asks again has all of it judged again."""
        made: list[int] = []
        try:
            return self._judged(turn, made)
        except BaseException:
            for n in made:
                self._positions.pop(n, None)
            raise

    def _judged(self, turn: Sequence[PlayedPly], made: list[int]) -> ReviewedTurn:
        first, last = turn[0], turn[-1]
        seat = first.before.seat
        before = self._shares(first.n, first.before, made)
        luck = [0.0] * len(before)
        for step in turn:
            if step.seat is None:
                unseen, seen = (
                    self._shares(step.n, step.before, made),
                    self._shares(step.n + 1, step.after, made),
                )
                luck = [sum_ + b - a for sum_, a, b in zip(luck, unseen, seen, strict=True)]
        improvements = [self.better(part) for part in _decisions(turn)]
        costly = [better for better in improvements if better]
        return ReviewedTurn(
            seat=seat,
            round=first.before.round,
            first=first.n,
            last=last.n,
            actions=tuple(step.action for step in turn if step.seat is not None),
            before=before,
            after=self._shares(last.n + 1, last.after, made),
            luck=tuple(luck),
            decision=-sum(better.share - better.instead_of for better in costly),
            better=max(costly, key=lambda each: each.share - each.instead_of, default=None),
        )

    def together(self, reviewed: Sequence[ReviewedTurn]) -> Review:
        """All turns judged, put together."""
        order = sorted(range(len(reviewed)), key=lambda place: -reviewed[place].swing)
        lost = [sum(turn.decision for turn in reviewed if turn.seat == s) for s in self._seats]
        return Review(
            turns=tuple(reviewed),
            swings=tuple(order[:SWINGS]),
            luck=tuple(sum(turn.luck[seat] for turn in reviewed) for seat in self._seats),
            lost=tuple(lost),
        )

    def _shares(self, n: int, state: State, made: list[int]) -> Shares:
        """The shares before ply `n`; noted in `made` if nobody had them judged before."""
        with self._lock:
            mine = n not in self._positions
            shares = self._positions.setdefault(n, Future())
        if mine:
            made.append(n)
            try:
                shares.set_result(self._judged_shares(n, state))
            except BaseException as error:
                shares.set_exception(error)
                raise
        return shares.result()

    def _judged_shares(self, n: int, state: State) -> Shares:
        if state.phase == "over":
            best = winners(state)
            return tuple((seat in best) / len(best) for seat in range(len(state.players)))
        return tuple(share.mean for share in self._judge.shares(state, self._seed_of(n)))

    def better(self, part: Sequence[PlayedPly]) -> Better | None:
        """The best turn in place of this part of one, if it was clearly better."""
        state, n = part[0].before, part[0].n
        if _unfinished(part[-1].after):
            return None
        done = tuple(step.action for step in part)
        judged = self._judge.turns(state, self._seed_of(n), 1, also=done)
        own = _of(judged, done)
        if own is None:
            return None
        best = judged[0]
        if own.share.mean >= best.share.mean or overlap(own.share, best.share):
            return None
        return Better(n, best.actions, best.share.mean, own.share.mean)

    def _seed_of(self, n: int) -> int:
        return derived_seed(f"review/{self._game}/{n}/{self._seed}", 7)


def _unfinished(state: State) -> bool:
    """Whether the game was left in the middle of a decision."""
    return state.phase not in ("move", "over") and not state.reveals


def _of(turns: Sequence[JudgedTurn], actions: tuple[Action, ...]) -> JudgedTurn | None:
    return next((turn for turn in turns if turn.actions == actions), None)


def _digest(steps: Sequence[PlayedPly]) -> str:
    """Tells games apart: the edition, the layout, and all that was done."""
    made = sha256()
    for step in steps[:1]:
        made.update(step.before.edition.sha256.encode())
        stones = {space: dict(heap) for space, heap in step.before.stones.items()}
        made.update(json.dumps(stones, sort_keys=True).encode())
    for step in steps:
        made.update(f"{step.action}\n".encode())
    return made.hexdigest()


def _turns(steps: Sequence[PlayedPly]) -> list[list[PlayedPly]]:
    """The plies turn by turn, without those that set the game up."""
    turns: list[list[PlayedPly]] = [[]]
    for step in steps:
        if step.before.phase == "deal":
            continue
        turns[-1].append(step)
        if not same_turn(step.before, step.after):
            turns.append([])
    return [turn for turn in turns if turn]


def _decisions(turn: Sequence[PlayedPly]) -> list[list[PlayedPly]]:
    """The player's plies of a turn, divided where a page was revealed."""
    parts: list[list[PlayedPly]] = [[]]
    for step in turn:
        if step.seat is None:
            parts.append([])
        else:
            parts[-1].append(step)
    return [part for part in parts if part]


def review_view(review: Review) -> dict[str, Any]:
    """A review as JSON, numbers with four digits; docs/review.md lists the keys."""
    return {
        "turns": [_turn_view(turn) for turn in review.turns],
        "swings": list(review.swings),
        "luck": _rounded(review.luck),
        "lost": _rounded(review.lost),
    }


def _turn_view(turn: ReviewedTurn) -> dict[str, Any]:
    better = turn.better
    return {
        "seat": turn.seat,
        "round": turn.round,
        "first": turn.first,
        "last": turn.last,
        "do": [str(action) for action in turn.actions],
        "before": _rounded(turn.before),
        "after": _rounded(turn.after),
        "luck": _rounded(turn.luck),
        "decision": round(turn.decision, 4) + 0.0,
        "better": better
        and {
            "n": better.n,
            "do": [str(action) for action in better.actions],
            "share": round(better.share, 4),
            "instead_of": round(better.instead_of, 4),
        },
    }


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, 4) + 0.0 for number in numbers]  # + 0.0: no negative zero
