"""What a message is told: the fields of an event, the figures of a reason, the parts of a choice.

The arguments bear the names of the fields. Words of the game's vocabulary (`ruby`, `cart`, `red`,
`L`), cities and numbers are handed over as they are, for the catalogue to select on. Besides,

- seats become the names of those who sit there;
- spaces become names, with `…_to` and `…_at` for "to the mine", "at the mine";
- cards become names, with `…_a` for "a red commission" as what somebody buys;
- several seats or slots, and what a motive is about, become a list, with `…_count` for their
  number;
- yes and no become "yes" and "no".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor

from valdora.content import Edition
from valdora.rules import (
    Action,
    Buy,
    Load,
    Move,
    State,
    Turn,
    encounter_price,
    page_price,
)
from valdora.texts.catalogue import Argument
from valdora.texts.names import (
    CARD_FORMS,
    SLOT_FORMS,
    SPACE_FORMS,
    Say,
    card_name,
    enumeration,
    space_name,
)

NONE = "none"
"""In place of a gemstone or slot: there is none."""

_SEATS = ("seat", "owner", "winners")
_SPACES = ("space", "origin")
_CARDS = ("card", "commission")
_VOCABULARY = ("crest", "gemstone")

_MOTIVE_NAMES = {
    "deliver": "card",
    "colour": "crest",
    "workshop": "crest",
    "bonus": "crest",
    "buy": "card",
    "equip": "card",
    "look": "book",
    "load": "gemstone",
}
"""What kind of names a motive is about; the other motives are about none."""


@dataclass(frozen=True)
class Speaker:
    """A language, the edition it speaks of, and what the seats are called."""

    say: Say
    edition: Edition
    names: Sequence[str] = ()

    def arguments(self, figures: Mapping[str, object]) -> dict[str, Argument]:
        """The arguments for all figures."""
        arguments: dict[str, Argument] = {}
        for field, value in figures.items():
            arguments |= self._argument(field, value)
        return arguments

    def motive(self, code: str, what: Sequence[str], points: int) -> dict[str, Argument]:
        """The arguments for a motive: what it is about as one list, in every form; its points.

        Cards are listed one by one, of anything else each name once.
        """
        kind = _MOTIVE_NAMES.get(code, "")
        forms: dict[str, list[str]] = {}
        for name in what if kind == "card" else dict.fromkeys(what):
            for field, text in self._named(kind, name).items():
                forms.setdefault(field.replace(kind, "what", 1), []).append(str(text))
        listed = {field: enumeration(self.say, words) for field, words in forms.items()}
        return {**listed, "what_count": len(what), "points": points}

    def _named(self, kind: str, name: str) -> dict[str, Argument]:
        if kind in _VOCABULARY:
            return {kind: self.say(f"{kind}-{name}")}
        return self._argument(kind, name)

    def _argument(self, field: str, value: object) -> dict[str, Argument]:
        match value:
            case bool():
                return {field: "yes" if value else "no"}
            case tuple():
                return {field: enumeration(self.say, self._words(field, value))} | {
                    f"{field}_count": len(value)
                }
            case int():
                return {field: self.names[value] if field in _SEATS else value}
        text = str(value)
        if field in _SPACES:
            forms = {"": ""} | {f"_{form}": form for form in SPACE_FORMS}
            return {
                field + suffix: space_name(self.say, self.edition, text, form)
                for suffix, form in forms.items()
            }
        if field in _CARDS:
            forms = {"": ""} | {f"_{form}": form for form in CARD_FORMS}
            return {
                field + suffix: card_name(self.say, self.edition, text, form)
                for suffix, form in forms.items()
            }
        return {field: text}

    def _words(self, field: str, values: tuple[object, ...]) -> list[str]:
        if field in _SEATS:
            return [self.names[value] for value in values if isinstance(value, int)]
        return [self.say(f"slot-{slot}.{SLOT_FORMS[0]}") for slot in values]


def percent_figures(share: float, *, change: bool = False) -> dict[str, Argument]:
    """A share as whole percents; a change of one always has its sign."""
    percent = _whole(abs(share) * 100)
    sign = "" if not change else "±" if percent == 0 else "+" if share > 0 else "−"
    return {"sign": sign, "percent": percent}


def comparison_figures(
    say: Say, code: str, colour: str, figures: tuple[float, float], within: int
) -> dict[str, Argument]:
    """By how much a turn is better or worse than another: a comparison of `valdora.bots`."""
    own, other = figures
    difference = abs(own - other)
    if code in ("sooner", "later"):
        tenths = _whole(difference * 10)
        return {"turns": tenths / 10 if tenths % 10 else tenths // 10}
    if code in ("more", "fewer"):
        return {"points": _whole(difference), "turns": within}
    shown = [say("percent", **percent_figures(share)) for share in figures]
    return {"colour": colour, "own": shown[0], "other": shown[1]}


def _whole(number: float) -> int:
    """Rounded as the browser rounds."""
    return floor(number + 0.5)


def choice_figures(edition: Edition, action: Action, state: State | None) -> dict[str, object]:
    """The parts of an action and what it costs; without a state only what the edition knows."""
    figures: dict[str, object] = dict(vars(action))
    match action:
        case Move(space):
            figures |= _journey(state, space)
        case Turn(side):
            coins = page_price(state) if state else 0
            figures |= {"coins": coins} | _page(state, side)
        case Buy(side, slot):
            coins = 0 if slot else edition.figures.commission_price
            figures |= {"coins": coins, "slot": slot or NONE} | _page(state, side)
        case Load(_, slot):
            price = next(item.load_price for item in edition.equipment if item.slot == slot)
            carried = state.player.equipment.get(slot) if state else None
            figures |= {"coins": price, "dropped": carried or NONE}
    return figures


def _journey(state: State | None, space: str) -> dict[str, object]:
    """What a move takes: coins for encounters (E1), provisions for a city on the way (M2)."""
    if state is None:
        return {"coins": 0, "provisions": False}
    far = space in state.almanac.reach[state.player.pawn].far
    return {"coins": encounter_price(state, space), "provisions": far}


def _page(state: State | None, side: str) -> dict[str, object]:
    """The visible card of a side of the book, as far as it is `known`."""
    book = state.books.get(state.here.id) if state else None
    card = book.top("L" if side == "L" else "R") if book else None
    return {"card": card, "known": True} if card else {"known": False}
