"""What the seat to move may do, and what it would bring: so no client needs rules."""

from msgspec import UNSET, UnsetType

from valdora.rules import Action, Deliver, Move, State, apply, is_final, legal_actions
from valdora.table.shapes import Choice
from valdora.table.views import action_view, event_views


def choices(state: State) -> list[Choice]:
    """All choices, in the order of their codes; none at a chance point, which is the dealer's."""
    if state.reveals:
        return []
    return [_choice(state, action, deep=True) for action in legal_actions(state)]


def _choice(state: State, action: Action, *, deep: bool) -> Choice:
    after, events = apply(state, action)
    then: list[Choice] | UnsetType = UNSET
    if deep and isinstance(action, Move | Deliver):
        then = [_choice(after, following, deep=False) for following in legal_actions(after)]
    return Choice(
        code=state.almanac.codes[action],
        notation=str(action),
        action=action_view(action),
        events=event_views(events),
        final=is_final(state, after),
        then=then,
    )
