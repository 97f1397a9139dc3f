"""Advice for people: the best whole turns now, with what they bring and why, as data."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from valdora.bots.greedy.book import use_book
from valdora.bots.greedy.outlook import Outlook, outlook
from valdora.bots.greedy.plan import next_stops, values
from valdora.bots.greedy.turn import Option, act, actions_of, whole_turns
from valdora.content.edition import Figures
from valdora.rules import Action, End, Event, State, apply, legal_actions
from valdora.rules import events as happened

WIDE: Final = 30
"""Plans kept at each length: advice may take longer than a bot's turn."""


@dataclass(frozen=True)
class Motive:
    """Why a turn is good, in data. `code` is one of `MOTIVES`, `what` the names it is about."""

    code: str
    what: tuple[str, ...] = ()
    points: int = 0


MOTIVES: Final = (
    "deliver",  # commissions completed; their points
    "colour",  # first craftsmen of a colour; the points of a colour each
    "workshop",  # workshops opened; their points
    "bonus",  # bonus tiles by crest; their points
    "buy",  # commissions bought
    "equip",  # equipment bought
    "look",  # a book whose next pages promise something
    "load",  # gemstones loaded
    "silver",  # the purse filled
    "provisions",  # provisions taken
    "travel",  # only on the way
    "next",  # the space to go to after this turn
)


@dataclass(frozen=True)
class TurnChoice:
    """A whole turn, or the rest of one: its actions up to a page nobody has seen, what they bring,
    its value in points to come (to compare with other turns only), and why."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    value: float
    motives: tuple[Motive, ...]


def best_turns(state: State, n: int = 3) -> tuple[TurnChoice, ...]:
    """The `n` best whole turns of the player to move, best first; fewer if there are not so many.

    No two begin with the same move and action.
    """
    if state.phase == "over" or state.reveals:
        return ()
    view = outlook(state)
    if state.phase == "book":
        actions, events = _played(state, view, None)
        return (TurnChoice(actions, events, 0.0, _motives(state, events)),)
    options = whole_turns(state, view)
    found = values(view, [option.node for option in options], WIDE)
    order = sorted(range(len(options)), key=lambda index: -found[index])
    choices: list[TurnChoice] = []
    for index in order:
        actions, events = _played(state, view, options[index])
        if any(choice.actions[:2] == actions[:2] for choice in choices):
            continue
        motives = (*_motives(state, events), *_going_on(view, options[index]))
        choices.append(TurnChoice(actions, events, found[index], motives))
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


def _motives(state: State, events: tuple[Event, ...]) -> tuple[Motive, ...]:
    """What the events of a turn are good for, the same kinds together."""
    names: dict[str, list[str]] = {}
    points: Counter[str] = Counter()
    colours = set(state.player.craftsmen)
    for event in events:
        if isinstance(event, happened.CraftsmanHired):
            if event.colour in colours:
                continue
            colours.add(event.colour)
        found = _motive(event, state.edition.figures)
        if found:
            names.setdefault(found.code, []).extend(found.what)
            points[found.code] += found.points
    if len(names) > 1:
        names.pop("look", None)
    codes = [code for code in MOTIVES if code in names] or ["travel"]
    return tuple(Motive(code, tuple(names.get(code, ())), points[code]) for code in codes)


def _motive(event: Event, figures: Figures) -> Motive | None:
    match event:
        case happened.CommissionCompleted(commission=kind, points=points):
            return Motive("deliver", (kind,), points)
        case happened.CraftsmanHired(colour=colour):
            return Motive("colour", (colour,), figures.colour_points)
        case happened.WorkshopOpened(colour=colour, points=points):
            return Motive("workshop", (colour,), points)
        case happened.BonusTaken(crest=crest, points=points):
            return Motive("bonus", (crest,), points)
        case happened.CommissionBought(commission=kind):
            return Motive("buy", (kind,))
        case happened.EquipmentBought(equipment=item):
            return Motive("equip", (item,))
        case happened.PageTurned(book=book):
            return Motive("look", (book,))
        case happened.GemstoneLoaded(gemstone=gemstone):
            return Motive("load", (gemstone,))
        case happened.SilverTaken():
            return Motive("silver")
        case happened.ProvisionsTaken():
            return Motive("provisions")
    return None


def _going_on(view: Outlook, option: Option) -> tuple[Motive, ...]:
    """Where the best plan that begins with this turn goes next."""
    following = list(next_stops(view, option.node))
    if not following:
        return ()
    found = values(view, following)
    best = max(range(len(following)), key=lambda index: found[index])
    return (Motive("next", (view.atlas.spaces[following[best].space],)),)
