"""Hints: what `greedy` would do, in words."""

from collections.abc import Sequence

from valdora.bots.greedy import best_turns
from valdora.rules import State
from valdora.rules.events import TurnEnded
from valdora.texts import Texts


def hint(t: Texts, state: State, names: Sequence[str]) -> str:
    """The best turn as `greedy` sees it, from what all can see: what it would bring, and why."""
    turns = best_turns(state, 1)
    if not turns:
        return t("terminal-no-hint")
    actions = ", ".join(str(action) for action in turns[0].actions)
    told = [event for event in turns[0].events if not isinstance(event, TurnEnded)]
    events = " ".join(t.event(event, names) for event in told)
    motives = " ".join(t.motive(why.code, why.what, why.points) for why in turns[0].motives)
    return t("terminal-hint", actions=actions, events=events, motives=motives)
