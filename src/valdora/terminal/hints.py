"""Hints in words: the best turns, the chances after them, what they bring and how they compare."""

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from valdora.bots import Report
from valdora.bots.hints import HintTurn, NoJudge, hint, hint_seed, make_judge
from valdora.content import Edition
from valdora.terminal.pages import Page
from valdora.terminal.session import Session
from valdora.texts import Texts

if TYPE_CHECKING:  # importing it imports Numba
    from valdora.bots.search import Judge

MakeJudge = Callable[[Edition, Report], "Judge"]


class Advisor:
    """Gives hints at one table. It takes its time: ask it where nobody waits."""

    def __init__(self, session: Session, make: MakeJudge = make_judge) -> None:
        self._session = session
        self._make = make
        self._judge: Judge | None = None
        self._alone = Lock()

    def page(self, t: Texts, report: Report) -> Page:
        """The hint for whoever is to move. `report` hears how much is compiled, if it has to be."""
        session = self._session
        state, ply = session.state, len(session.steps)
        with self._alone:
            if self._judge is None:
                try:
                    self._judge = self._make(session.table.edition, report)
                except NoJudge:
                    return [t("terminal-no-hint")]
            found = hint(state, hint_seed(session.table.bots_seed, ply), self._judge)
        page = [line for place, turn in enumerate(found.turns) for line in _told(t, turn, place)]
        return page or [t("terminal-no-hint")]


def _told(t: Texts, turn: HintTurn, place: int) -> Page:
    actions = ", ".join(str(action) for action in turn.actions)
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
    return [f"{place + 1}. {actions}", "   " + " ".join(said)]
