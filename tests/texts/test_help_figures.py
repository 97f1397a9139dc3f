"""Rules and tips name the figures of the edition that is played, and none of their own."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from support.editions import random_edition
from texts.catalogues import arguments, catalogue
from valdora.content import Edition, editions, load, usual
from valdora.texts import LANGUAGES, Texts, rulebook

ROOT = Path(__file__).parents[2]
EDITION = usual()
FIGURES = rulebook.figures(EDITION)
TELLS_RULES = ("help-rule-", "help-term-", "help-lead", "coach-", "picture-", "book-meter")


def figures_in(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", text)]


def numbers(told: object) -> list[int]:
    if isinstance(told, int):
        return [told]
    return list(told.values()) if isinstance(told, dict) else []


def test_every_rule_is_told_once_and_there_is_no_other() -> None:
    told = [rule for section in rulebook.SECTIONS for rule in section.rules]
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert sorted(told) == sorted(re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_about_the_rules_has_a_figure_of_its_own(language: str) -> None:
    own = {
        key: entry.words
        for key, entry in catalogue(language).items()
        if key.startswith(TELLS_RULES) and re.search(r"\d", entry.words)
    }
    assert not own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_a_text_asks_for_is_given_and_told(language: str) -> None:
    asked = {
        key: arguments(language, key)
        for key in catalogue(language)
        if key.startswith(TELLS_RULES) and key != "book-meter" and arguments(language, key)
    }
    assert asked == {key: set(told) for key, told in FIGURES.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_tell_the_figures_that_are_played(language: str) -> None:
    t = Texts(language)
    for key, told in FIGURES.items():
        given = {figure for each in told.values() for figure in numbers(each)}
        said = set(figures_in(t.told(key)))
        assert said <= given
        assert given - said <= {EDITION.figures.free_pages}, key  # "the first page" says it


def test_figures_of_the_usual_edition() -> None:
    """Some of them by hand, so that a mix-up cannot pass."""
    t = Texts("en")
    assert "3 coins" in t.told("help-rule-L1").split("horse")[1].split("cart")[0]
    assert figures_in(t.told("help-rule-S3")) == [30, 6]
    assert figures_in(t.told("help-rule-F1")) == [10, 10, 1]
    assert figures_in(t.told("help-rule-S9")) == [39, 9, 9, 5, 4, 4, 4, 4, 3, 3, 3, 3]
    assert t.told("help-rule-B7").startswith("A commission costs 1 coin. You can have 3 ")
    assert "C and D" in t.told("coach-commission")


EDITIONS = [load(name) for name in editions()] + [random_edition(Random(seed)) for seed in range(5)]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_any_edition_can_be_told(language: str, edition: Edition) -> None:
    t = Texts(language, edition)
    for key in rulebook.figures(edition):
        assert t.told(key) == " ".join(t.told(key).split(" ")).strip()


def test_the_browser_s_sample_has_the_figures_of_its_edition() -> None:
    sample = json.loads((ROOT / "web/src/gallery/edition.json").read_text(encoding="utf-8"))
    assert sample["told"] == rulebook.figures(load(sample["id"]))
