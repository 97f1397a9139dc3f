"""What the seat to move may do, and what it would bring: so no client needs rules."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import UNSET

from valdora.rules import Action, Almanac, Deliver, Move, State, is_final, outcomes
from valdora.table.shapes import ActionShape, Choice
from valdora.table.views import action_view, event_views


def choices(state: State) -> list[Choice]:
    """All choices, in the order of their codes; none at a chance point, which is the dealer's."""
    if state.reveals:
        return []
    return _choices(state, _named(state.almanac), deep=True)


class _Named(NamedTuple):
    """What a choice says of an action, whatever the state."""

    code: int
    notation: str
    view: ActionShape


@lru_cache(maxsize=16)
def _named(almanac: Almanac) -> Mapping[Action, _Named]:
    return {
        action: _Named(code, str(action), action_view(action))
        for code, action in enumerate(almanac.actions)
    }


def _choices(state: State, named: Mapping[Action, _Named], *, deep: bool) -> list[Choice]:
    return [
        Choice(
            *named[action],
            event_views(events),
            is_final(state, after),
            _choices(after, named, deep=False) if deep and isinstance(action, _DEEP) else UNSET,
        )
        for action, after, events in outcomes(state)
    ]


_DEEP = (Move, Deliver)
"""What is shown with what may follow."""
