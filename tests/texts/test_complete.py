"""Nothing that can be said is missing in any language, and nothing is there that is never said."""

import re
from random import Random
from typing import get_args

import pytest
from fluent.syntax.ast import Junk

from support.eager import playthrough
from texts.catalogues import catalogue, entries, files, messages, references
from texts.samples import EDITION, NAMES, TERMS, actions, comparisons, events, motives, reasons
from texts.sources import asked_for, literals, reason_figures
from valdora.bots import names
from valdora.bots.hints import COMPARISONS
from valdora.bots.motives import MOTIVES
from valdora.content import CRESTS, GEMSTONES, SLOTS, editions, usual
from valdora.dealer import seeded
from valdora.rules import Action, Event, Reveal, is_final, new_game
from valdora.table.requests import NotJudgedCode
from valdora.table.rows import Wish
from valdora.table.values import SeatChangeKind
from valdora.texts import LANGUAGES, Texts, rulebook
from valdora.texts.catalogue import LOCALES
from valdora.texts.names import BOTS, CARD_FORMS, COMPASS, SLOT_FORMS, SPACE_FORMS

EVENT_KINDS = {event.kind for event in Event.__subclasses__()}
ACTION_KINDS = {action.__name__.lower() for action in Action.__args__}
FINAL_KINDS = {"turn", "buy", "silver", "provisions", "end"}
"""Actions that end the turn or may uncover a page: the browser asks before it sends them."""
CITIES = ("city-equipment", "city-commissions", "city-harbour")
SPACE_KINDS = (*CITIES, "road", "harbour", "mine", "house")
REASONS = tuple(reason_figures())
EDITIONS = tuple(each.replace(".", "-") for each in editions())

PEOPLE_PLAY = names("level", "comparison")

WRITTEN_SOMEWHERE: frozenset[str] = frozenset()
"""The part of a key that is filled in is a quoted word somewhere in the sources."""

COMPUTED = {
    # Keys that the program puts together, and what the `*` in them stands for.
    "event-*": EVENT_KINDS,
    "covered-*": EVENT_KINDS,
    "did-*": EVENT_KINDS,
    "reason-*": WRITTEN_SOMEWHERE,
    "choice-*": ACTION_KINDS,
    "motive-*": MOTIVES,
    "comparison-*": COMPARISONS,
    "review-why-*": get_args(NotJudgedCode),
    "edition-*": EDITIONS,
    "term-*": {word.replace(" ", "-") for word in TERMS},
    "gemstone-*": GEMSTONES,
    "letter-*": GEMSTONES,
    "slot-*": SLOTS,
    "crest-*": CRESTS,
    "road-*": COMPASS,
    "space-*": SPACE_KINDS,
    "can-*": ACTION_KINDS,
    "confirm-*": FINAL_KINDS,
    "coach-*": WRITTEN_SOMEWHERE,
    "ledger-*": WRITTEN_SOMEWHERE,
    "log-seat-*": get_args(SeatChangeKind),
    "consent-*": get_args(Wish),
    "bot-*": BOTS,
    "level-*": PEOPLE_PLAY,
    "portrait-*": (*PEOPLE_PLAY, "guest"),
    "help-section-*": {*(section.id for section in rulebook.SECTIONS), "summary", "figures"},
    "help-rule-*": {rule for section in rulebook.SECTIONS for rule in section.rules},
    "help-term-*": set(rulebook.TERMS),
    "help-source-*": WRITTEN_SOMEWHERE,
    "help-source-*-means": WRITTEN_SOMEWHERE,
    "help-group-*": WRITTEN_SOMEWHERE,
    "edition-fault-*": WRITTEN_SOMEWHERE,
    "record-fault-*": WRITTEN_SOMEWHERE,
    "cli-*-help": WRITTEN_SOMEWHERE,
    "cli-bench-*-help": WRITTEN_SOMEWHERE,
    "bench-*": WRITTEN_SOMEWHERE,
}


def is_computed(key: str) -> bool:
    return any(
        match[1] in words if words else {match[1], match[1].replace("-", "_")} & literals()
        for template, words in COMPUTED.items()
        if (match := re.fullmatch(template.replace("*", "(.+)"), key))
    )


def test_there_is_a_catalogue_for_each_language_and_no_other() -> None:
    assert {path.name for path in LOCALES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_can_be_read(language: str) -> None:
    junk = [
        f"{file}: {str(item.content).splitlines()[0]}"
        for file, resource in files(language).items()
        for item in resource.body
        if isinstance(item, Junk)
    ]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    keys = [entry.key for entry in entries(language)]
    assert {key for key in keys if keys.count(key) > 1} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_further_forms_has_one_of_its_own(language: str) -> None:
    keys = {entry.key for entry in entries(language)}
    assert {key.partition(".")[0] for key in keys} <= keys


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_has_the_keys_of_english_in_the_same_files(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert sorted(english.items() - ours.items()) == [], "missing"
    assert sorted(ours.items() - english.items()) == [], "too many"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    known = catalogue(language)
    lost = {
        f"{entry.key} → {name}"
        for entry in entries(language)
        for name in references(entry.pattern)
        if name not in known
    }
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("event", EVENT_KINDS),
        ("reason", REASONS),
        ("choice", ACTION_KINDS),
        ("motive", MOTIVES),
        ("comparison", COMPARISONS),
        ("edition", EDITIONS),
        ("gemstone", GEMSTONES),
        ("letter", GEMSTONES),
        ("slot", SLOTS),
        ("crest", CRESTS),
        ("road", COMPASS),
        ("space", SPACE_KINDS),
        ("bot", BOTS),
        ("level", PEOPLE_PLAY),
        ("portrait", PEOPLE_PLAY),
    ],
)
def test_the_whole_vocabulary_has_words(language: str, prefix: str, words: set[str]) -> None:
    assert {f"{prefix}-{word}" for word in words} <= messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [*PEOPLE_PLAY, "guest"])
def test_a_portrait_is_one_short_line(language: str, level: str) -> None:
    text = Texts(language)(f"portrait-{level}")
    assert len(text) <= 90
    assert "\n" not in text
    assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_and_cards_have_the_forms_that_sentences_ask_for(language: str) -> None:
    spaces = {f"space-{kind}.{form}" for kind in SPACE_KINDS for form in SPACE_FORMS}
    names = [f"slot-{slot}" for slot in SLOTS] + ["commission-coins", "commission-gemstones"]
    cards = {f"{name}.{form}" for name in names for form in CARD_FORMS}
    slots = {f"slot-{slot}.{form}" for slot in SLOTS for form in SLOT_FORMS}
    stones = {f"gemstone-{stone}.a" for stone in GEMSTONES}
    assert spaces | cards | slots | stones <= catalogue(language).keys()


def test_the_browser_has_a_question_for_everything_final() -> None:
    """Played through: what ends a turn or may uncover a page, and so is asked twice."""
    deal = seeded(usual(), 1)
    game = new_game(usual(), 3, deal.layout, deal.rivals)
    final = {
        type(action).__name__.lower()
        for before, action, after, _ in playthrough(game, Random(1))
        if not isinstance(action, Reveal) and is_final(before, after)
    }
    assert final == FINAL_KINDS
    assert {f"confirm-{kind}" for kind in final} <= messages("en").keys()


def test_the_samples_hold_every_kind_of_event_and_action() -> None:
    assert {event.kind for event in events()} == EVENT_KINDS
    assert {type(action).__name__.lower() for action in actions()} == ACTION_KINDS
    assert {reason.code for reason in reasons()} == set(REASONS)
    assert {motive.code for motive in motives()} == set(MOTIVES)
    assert {each.code for each in comparisons()} == set(COMPARISONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_with_the_arguments_that_are_given(language: str) -> None:
    t = Texts(language, EDITION)
    said = [t.event(event, NAMES) for event in events()]
    said += [t.reason(reason) for reason in reasons()]
    said += [t.action(action) for action in actions()]
    said += [t.motive(why.code, why.what, why.points) for why in motives()]
    said += [
        t.comparison(each.code, each.colour, (each.own, each.other), each.within)
        for each in comparisons()
    ]
    said += [t.term(word) for word in TERMS]
    assert all(text and text == " ".join(text.split(" ")).strip() for text in said)


def test_every_key_that_the_program_asks_for_is_there() -> None:
    known = messages("en")
    missing = {key: file for key, file in asked_for().items() if key not in known}
    assert not missing


def test_every_key_is_used() -> None:
    """By the program, in full or computed (declare such keys in `COMPUTED`), or by another key."""
    referred = {
        name.partition(".")[0] for entry in entries("en") for name in references(entry.pattern)
    }
    unused = {
        key: file
        for key, file in messages("en").items()
        if key not in literals() and key not in referred and not is_computed(key)
    }
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_word_is_used(language: str) -> None:
    """An attribute is a form: the names' own, asked for in full, or referred to in the language."""
    referred = {name for entry in entries(language) for name in references(entry.pattern)}
    forms = {*SPACE_FORMS, *CARD_FORMS, *SLOT_FORMS}
    unused = {
        entry.key
        for entry in entries(language)
        if "." in entry.key
        and entry.key not in referred | literals()
        and entry.key.partition(".")[2] not in forms
    }
    assert not unused
