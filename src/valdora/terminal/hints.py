"""Hints in words: the best turns, the chances after them, what they bring and how they compare."""

from collections.abc import Callable, Iterator, Sequence
from threading import Lock

from valdora.bots.hints import HintTurn, NoJudge, hint, hint_seed, make_judge
from valdora.bots.judged import Judge
from valdora.rules import Action, Almanac, State, apply
from valdora.terminal.pages import Page
from valdora.terminal.session import Session
from valdora.texts import Texts

MakeJudge = Callable[[Almanac], Judge]


class Advisor:
    """Gives hints at one table. It takes its time: ask it where nobody waits."""

    def __init__(self, session: Session, make: MakeJudge = make_judge) -> None:
        self._session = session
        self._make = make
        self._judge: Judge | None = None
        self._alone = Lock()

    def page(self, t: Texts) -> Page:
        """The hint for whoever is to move."""
        session = self._session
        state, ply = session.state, len(session.steps)
        with self._alone:
            if self._judge is None:
                try:
                    self._judge = self._make(state.almanac)
                except NoJudge as error:
                    return [t(f"review-why-{error.code}")]
            advice = hint(state, hint_seed(session.table.bots_seed, ply), self._judge)
        told = (_told(t, state, turn, place) for place, turn in enumerate(advice.turns))
        page = [line for lines in told for line in lines]
        return page or [t("terminal-no-hint")]


def _told(t: Texts, state: State, turn: HintTurn, place: int) -> Page:
    words = " · ".join(_words(t, state, turn.actions))
    notation = ", ".join(str(action) for action in turn.actions)
    share = t.percent(turn.share.mean)
    low, high = t.percent(turn.share.low), t.percent(turn.share.high)
    said = [t("hint-share", share=share, low=low, high=high)]
    if turn.equal:
        said.append(t("hint-equal"))
    said += [t.motive(why.code, why.what, why.points) for why in turn.motives]
    if turn.comparisons:
        said.append(t("hint-beside-first" if place else "hint-over-second"))
        said += [
            t.comparison(each.code, each.colour, (each.own, each.other), each.within)
            for each in turn.comparisons
        ]
    return [f"{place + 1}. {words} ({notation})", "   " + " ".join(said)]


def _words(t: Texts, state: State, actions: Sequence[Action]) -> Iterator[str]:
    """Each action as it will be offered once those before it are done."""
    for action in actions:
        yield t.action(action, state)
        state, _ = apply(state, action)
