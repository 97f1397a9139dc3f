"""What a turn brings, told from its events: the motives to make it, as data."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from valdora.content import Figures
from valdora.rules import Event, State
from valdora.rules import events as happened


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
)


def motives(state: State, events: Sequence[Event]) -> tuple[Motive, ...]:
    """What the events of a turn that begins in this state are good for, the same kinds together."""
    names: dict[str, list[str]] = {}
    points: Counter[str] = Counter()
    colours = set(state.player.craftsmen)
    for event in events:
        if isinstance(event, happened.CraftsmanHired):
            if event.colour in colours:
                continue
            colours.add(event.colour)
        motive = _motive(event, state.edition.figures)
        if motive:
            names.setdefault(motive.code, []).extend(motive.what)
            points[motive.code] += motive.points
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
