"""`Texts`: everything the game says, in one language."""

from collections.abc import Iterable, Sequence
from dataclasses import fields

from valdora.content import Edition, editions, usual
from valdora.rules import Action, Event, Reason, State
from valdora.texts import rulebook
from valdora.texts.arguments import (
    Speaker,
    choice_figures,
    comparison_figures,
    percent_figures,
)
from valdora.texts.catalogue import Argument, render
from valdora.texts.languages import choose
from valdora.texts.names import (
    card_name,
    enumeration,
    level_name,
    player_name,
    portrait,
    space_name,
)


class Texts:
    """The words of one language, about one edition (the base game unless told otherwise).

    A key or argument that a catalogue does not know is a `KeyError`: tests see to it that none is
    missing in any language.
    """

    def __init__(self, language: str, edition: Edition | None = None) -> None:
        self.language = choose(language, {})
        self.edition = edition or usual()

    def __call__(self, key: str, /, **args: Argument) -> str:
        """A message by its key, or one of its attributes by `key.attribute`."""
        return render(self.language, key, **args)

    def told(self, key: str) -> str:
        """A message about the rules, with the edition's figures in it."""
        return self(key, **rulebook.arguments(self, rulebook.figures(self.edition).get(key, {})))

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as a sentence; `names` are what the seats are called."""
        figures = {field.name: getattr(event, field.name) for field in fields(event)}
        speaker = Speaker(self, self.edition, names)
        return self(f"event-{event.kind}", **speaker.arguments(figures))

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, as a sentence."""
        speaker = Speaker(self, self.edition)
        return self(f"reason-{reason.code}", **speaker.arguments(reason.figures))

    def action(self, action: Action, state: State | None = None) -> str:
        """The label of a choice. With the state it is offered in, it names prices and cards too."""
        edition = state.edition if state else self.edition
        figures = choice_figures(edition, action, state)
        key = f"choice-{action.kind}"
        return self(key, **Speaker(self, edition).arguments(figures))

    def motive(self, code: str, what: Sequence[str], points: int) -> str:
        """Why a turn is good, as a sentence: a motive of `valdora.bots`."""
        return self(f"motive-{code}", **Speaker(self, self.edition).motive(code, what, points))

    def comparison(self, code: str, colour: str, figures: tuple[float, float], within: int) -> str:
        """How a turn compares with another, as a sentence: a comparison of `valdora.bots`.

        The figures are those of the turn and of the other one.
        """
        made = comparison_figures(self, code, colour, figures, within)
        return self(f"comparison-{code}", **made)

    def percent(self, share: float, *, change: bool = False) -> str:
        """A share from 0 to 1 in whole percents; a change of one with its sign."""
        return self("percent", **percent_figures(share, change=change))

    def edition_name(self, edition: Edition) -> str:
        """The title of an edition; those of one's own have only the one they give themselves."""
        if edition.id not in editions():
            return edition.name
        return self(f"edition-{edition.id.replace('.', '-')}")  # keys have no dots

    def term(self, word: str) -> str:
        """A word of the glossary, such as "discard field"."""
        return self(f"term-{word.replace(' ', '-')}")

    def card(self, card: str, form: str = "") -> str:
        """The name of a card of the edition, equipment or commission; as `a` thing one buys."""
        return card_name(self, self.edition, card, form)

    def players(self, stored: Iterable[str], *, levels: bool = False) -> tuple[str, ...]:
        """What those are called whom a game file names; bots with their levels, if wanted."""
        return tuple(player_name(self, name, level=levels) for name in stored)

    def level(self, bot: str) -> str:
        """What a bot is called for its strength."""
        return level_name(self, bot)

    def portrait(self, bot: str) -> str:
        """How a bot plays, in a line."""
        return portrait(self, bot)

    def space(self, edition: Edition, space_id: str) -> str:
        """The name of a space of an edition."""
        return space_name(self, edition, space_id)

    def list(self, items: Iterable[str]) -> str:
        """Several words as one: "a, b and c"."""
        return enumeration(self, items)

    def either(self, items: Iterable[str]) -> str:
        """Several words of which one is to be chosen: "a, b or c"."""
        return enumeration(self, items, "list-or")
