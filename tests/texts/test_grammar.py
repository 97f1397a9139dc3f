"""What can be checked of grammar by machine: arguments, plurals, letters, left-over English."""

import re
from dataclasses import fields

import pytest
from fluent.syntax import ast

from texts.catalogues import (
    arguments,
    catalogue,
    counted,
    entries,
    messages,
    plural_selections,
    walk,
)
from texts.samples import EDITION, actions
from texts.sources import reason_figures
from valdora.content import GEMSTONES
from valdora.rules import Event
from valdora.texts import LANGUAGES, Texts
from valdora.texts.arguments import choice_figures

FORMS = ("_to", "_at", "_a", "_count")

DECLARED = (
    {
        f"event-{event.kind}": {field.name for field in fields(event)}
        for event in Event.__subclasses__()
    }
    | {f"reason-{code}": set(figures) for code, figures in reason_figures().items()}
    | {
        f"choice-{type(action).__name__.lower()}": {
            *choice_figures(EDITION, action, None),
            *({"card"} if hasattr(action, "side") else ()),
        }
        for action in actions()
    }
)

SAME_AS_ENGLISH = {
    # Words that are spelt as in English.
    "fr": {
        "argparse-options",
        "argparse-positional",
        "book-pages",
        "clock-hours",
        "crest-violet",
        "edition-base-2009-2",
        "ledger-total",
        "level-expert",
        "menu-title",
        "points",
        "race-points",
        "score-total",
        "term-page",
        "term-pile",
        "term-points",
        "term-provisions",
        "term-rival",
        "term-table",
        "terminal-map-mine",
        "title-table",
    },
    "it": {
        "chat-title",
        "cli-story-turn",
        "clock-hours",
        "consent-no",
        "edition-base-2009-2",
        "key-escape",
        "menu-title",
        "review-swing",
        "term-round",
        "terminal-status",
        "terminal-turn",
        "title-table",
        "turn-round",
    },
    "es": {
        "chat-title",
        "clock-days",
        "clock-hours",
        "consent-no",
        "edition-base-2009-2",
        "key-escape",
        "ledger-total",
        "race-points",
        "score-total",
        "term-rival",
        "title-table",
    },
    "ru": {"edition-base-2009-2", "key-enter", "key-escape", "title-table"},
    "de": {
        "chat-title",
        "edition-base-2009-2",
        "gemstone-amethyst",
        "gemstone-gold",
        "key-escape",
        "settings-auto",
        "slot-hammer",
        "term-bank",
        "terminal-map-mine",
        "title-table",
    },
}


def plain(names: set[str]) -> set[str]:
    """Arguments without the form they are asked for in: `space_to` is `space`."""
    found = set()
    for name in names:
        form = next((form for form in FORMS if name.endswith(form)), "")
        found.add(name.removesuffix(form))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_the_arguments_that_are_given(language: str) -> None:
    wrong = {
        key: extra
        for key, declared in DECLARED.items()
        if (extra := plain(arguments(language, key)) - declared)
    }
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_tell_the_same(language: str) -> None:
    """A message uses the same arguments as in English, so no fact is lost in translation."""
    shared = catalogue("en").keys() & catalogue(language).keys()
    differ = {
        key: (english, ours)
        for key in shared
        if (english := plain(arguments("en", key))) != (ours := plain(arguments(language, key)))
    }
    assert not differ


def test_russian_tells_all_its_plurals_apart() -> None:
    lacking = {
        entry.key: names
        for entry in entries("ru")
        for _, names in plural_selections(entry.pattern)
        if not names >= {"one", "few", "many", "other"}
    }
    assert not lacking


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_english_counts_every_language_counts(language: str) -> None:
    uncounted = {
        key: missing
        for key in messages("en")
        if key in catalogue(language) and (missing := counted("en", key) - counted(language, key))
    }
    assert not uncounted


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_functions_are_used_that_the_browser_has_too(language: str) -> None:
    used = {
        node.id.name
        for entry in entries(language)
        for node in walk(entry.pattern)
        if isinstance(node, ast.FunctionReference)
    }
    assert used <= {"NUMBER"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_gemstones_show_the_same_letter(language: str) -> None:
    t = Texts(language)
    letters = [t(f"letter-{gemstone}") for gemstone in GEMSTONES]
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)
    assert len(set(letters)) == len(GEMSTONES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_is_one_of_the_gemstone_s_name(language: str) -> None:
    t = Texts(language)
    plain_names = {"émeraude": "emeraude"}
    for gemstone in GEMSTONES:
        name = t(f"gemstone-{gemstone}")
        assert t(f"letter-{gemstone}").lower() in plain_names.get(name, name).lower()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    english = catalogue("en")
    same = {
        entry.key.partition(".")[0]
        for entry in entries(language)
        if entry.key in english
        and any(letter.isalpha() for letter in entry.words)
        and entry.words.casefold() == english[entry.key].words.casefold()
        and not entry.key.startswith("letter-")
    }
    assert same == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_dots_stand_as_the_language_sets_them(language: str) -> None:
    """After a space in English and German, close to the word in the others."""
    spaced = language in ("en", "de")
    wrong = re.compile(r"[^ /]…" if spaced else r"\s…")  # an address ends in /…
    assert not {entry.key: entry.text for entry in entries(language) if wrong.search(entry.text)}


def test_french_sets_no_break_spaces() -> None:
    """Before : ; ? ! » and after «, as everywhere in French; keys, options and code have none."""
    broken = re.compile(r" [:;?!»]|« |\w[;?!»]|«\w")
    wrong = {entry.key: entry.text for entry in entries("fr") if broken.search(entry.text)}
    assert not wrong
