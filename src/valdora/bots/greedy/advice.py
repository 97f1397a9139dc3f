"""The best whole turns now, with what they bring, for those who want more than one."""

from dataclasses import dataclass
from typing import Final

from valdora.bots.greedy.book import use_book
from valdora.bots.greedy.outlook import Outlook, outlook
from valdora.bots.greedy.plan import values
from valdora.bots.greedy.turn import Option, act, actions_of, whole_turns
from valdora.rules import Action, End, Event, State, apply, legal_actions

WIDE: Final = 30
"""Plans kept at each length: advice may take longer than a bot's turn."""


@dataclass(frozen=True)
class TurnChoice:
    """A whole turn, or the rest of one: its actions up to a page nobody has seen, what they bring,
    and its value in points to come (to compare with other turns only)."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    value: float


def best_turns(state: State, n: int = 3) -> tuple[TurnChoice, ...]:
    """The `n` best whole turns of the player to move, best first; fewer if there are not so many.

    No two begin with the same move and action.
    """
    if state.phase == "over" or state.reveals:
        return ()
    view = outlook(state)
    if state.phase == "book":
        actions, events = _played(state, view, None)
        return (TurnChoice(actions, events, 0.0),)
    options = whole_turns(state, view)
    found = values(view, [option.node for option in options], WIDE)
    order = sorted(range(len(options)), key=lambda index: -found[index])
    choices: list[TurnChoice] = []
    for index in order:
        actions, events = _played(state, view, options[index])
        if any(choice.actions[:2] == actions[:2] for choice in choices):
            continue
        choices.append(TurnChoice(actions, events, found[index]))
        if len(choices) == n:
            break
    return tuple(choices)


def _played(
    state: State, view: Outlook, option: Option | None
) -> tuple[tuple[Action, ...], tuple[Event, ...]]:
    """The actions of a turn and their events, up to its end or an unseen page."""
    actions: list[Action] = []
    events: list[Event] = []
    seat = state.seat
    while not actions or (state.seat == seat and state.phase not in ("move", "over")):
        if state.reveals:
            break
        if state.phase == "move" and option:
            action = option.move
        elif option is None or state.phase == "book":
            action = use_book(state, outlook(state))
        else:
            action = _continued(state, outlook(state) if actions else view, option)
        state, brought = apply(state, action)
        actions.append(action)
        events += brought
    return tuple(actions), tuple(events)


def _continued(state: State, view: Outlook, option: Option) -> Action:
    """The next action of the option's stop; what is done already is no longer legal."""
    legal = legal_actions(state)
    if state.phase == "act":
        action = act(state, view, option.stop)
        return action if action in legal else End()
    left = [step for step in actions_of(view.atlas, option.stop) if step in legal]
    return left[0] if left else End()
