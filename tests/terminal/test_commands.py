"""What can be typed: numbers, notation, notation cut short, and words in two languages."""

from dataclasses import replace

import pytest

from support.positions import Seat, position
from valdora.content import usual
from valdora.rules import State, legal_actions
from valdora.terminal.commands import Ask, Do, Refused, Unclear, Unknown, read_command, reasons
from valdora.terminal.pages import prompt, rules_page, why_page
from valdora.texts import LANGUAGES, Texts
from valdora.texts.rulebook import SECTIONS

EN = Texts("en")
AT_CITY = position(Seat("A", coins=3))
LOADING = position(
    Seat("north-1", carrying={"shovel": None, "cart": None}),
    phase="act",
    stones={"north-1": ["ruby", "ruby", "emerald", "gold"]},
)


def done(text: str, state: object = AT_CITY) -> str:
    command = read_command(text, state, EN)  # type: ignore[arg-type]
    assert isinstance(command, Do), command
    return str(command.action)


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("move north-1", "move north-1"),
        ("  MOVE   North-1 ", "move north-1"),
        ("north-1", "move north-1"),
        ("n1", "move north-1"),
        ("m n1", "move north-1"),
        ("C", "move C"),
        ("c", "move C"),
        ("h", "move H"),
        ("ah-2", "move ah-2"),
    ],
)
def test_a_move_can_be_typed_in_many_ways(text: str, notation: str) -> None:
    assert done(text) == notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("load ruby shovel", "load ruby shovel"),
        ("l r s", "load ruby shovel"),
        ("lo e c", "load emerald cart"),
        ("e", "end"),
    ],
)
def test_notation_may_be_cut_short(text: str, notation: str) -> None:
    assert done(text, LOADING) == notation


def test_with_may_be_left_out() -> None:
    state = position(
        Seat("east-2", carrying={"shovel": "ruby", "cart": "ruby"}, open=["red"]), phase="act"
    )
    assert done("deliver red shovel", state) == "deliver red with shovel"
    assert done("d r c", state) == "deliver red with cart"


def test_a_number_is_the_place_in_the_list() -> None:
    for number, action in enumerate(legal_actions(AT_CITY), start=1):
        assert done(str(number)) == str(action)
    assert read_command("99", AT_CITY, EN) == Unknown("99")
    assert read_command("0", AT_CITY, EN) == Unknown("0")


def test_what_could_be_several_things_is_asked_back() -> None:
    command = read_command("l r", LOADING, EN)
    assert command == Unclear(("load ruby shovel", "load ruby cart"))


def test_a_known_action_that_is_not_allowed_is_refused_with_its_rule() -> None:
    command = read_command("move south-2", AT_CITY, EN)
    assert isinstance(command, Refused)
    assert command.reason.rule == "M2"


@pytest.mark.parametrize("text", ["", "dance", "move nowhere", "²", "why not why"])
def test_anything_else_is_not_understood(text: str) -> None:
    command = read_command(text, AT_CITY, EN)
    assert isinstance(command, Unknown | Ask)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_work_in_english_and_in_ones_own_language(language: str) -> None:
    t = Texts(language)
    for word in ("why", "undo", "hint", "score", "log", "rules", "map", "help", "quit"):
        assert read_command(word, AT_CITY, t) == Ask(word)
        assert read_command(t(f"terminal-word-{word}").upper(), AT_CITY, t) == Ask(word)
    assert read_command("?", AT_CITY, t) == Ask("help")
    assert read_command("und", AT_CITY, t) == Ask("undo")


def test_accents_are_not_needed() -> None:
    assert read_command("zuruck", AT_CITY, Texts("de")) == Ask("undo")


def test_why_and_rules_take_what_follows() -> None:
    assert read_command("why move B", AT_CITY, EN) == Ask("why", "move B")
    assert read_command("rules provisions", AT_CITY, EN) == Ask("rules", "provisions")


# What now -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (position(Seat("A")), "choose where to move."),
        (
            position(Seat("C", coins=3), phase="act"),
            "you can turn pages, buy or take provisions – or end your turn.",
        ),
        (
            position(Seat("C", coins=3, provisions=True), phase="act"),
            "you can turn pages or buy – or end your turn.",
        ),
        (position(Seat("H"), phase="act"), "you can take provisions – or end your turn."),
        (LOADING, "you can load gemstones – or end your turn."),
        (
            position(Seat("A"), phase="act"),
            "you can turn pages or take provisions – or end your turn.",
        ),
        (
            position(Seat("north-1"), phase="load", stones={"north-1": []}),
            "nothing more to do here. End the turn.",
        ),
    ],
)
def test_what_can_be_done_now_is_what_is_offered(state: State, said: str) -> None:
    assert prompt(EN, state, "Ada") == f"Ada: {said}"


# Why ------------------------------------------------------------------------------------------


def test_why_gives_the_reason_and_the_number_of_the_rule() -> None:
    (line,) = why_page(EN, AT_CITY, "move B")
    assert line.startswith("move B: ")
    assert line.endswith("(rule M2)")


@pytest.mark.parametrize(
    ("text", "rules"), [("A", ["M3"]), ("end", ["T1"]), ("load gold pan", ["T1"])]
)
def test_why_takes_notation_and_spaces(text: str, rules: list[str]) -> None:
    assert [reason.rule for _, reason in reasons(text, AT_CITY) if reason] == rules


def test_why_says_when_something_is_allowed() -> None:
    assert why_page(EN, AT_CITY, "north-1") == ["move north-1: this is allowed."]


def test_why_names_each_reason_once() -> None:
    found = why_page(EN, LOADING, "load sapphire")
    assert len(found) == len({line.partition(": ")[2] for line in found})


def test_why_about_nothing_known_says_so() -> None:
    assert "dance" in why_page(EN, AT_CITY, "dance")[0]


# Rules ----------------------------------------------------------------------------------------


CHAPTERS = len(SECTIONS) + 1
"""The sections, and the glossary."""


def titles(page: list[str]) -> int:
    return sum(line.isupper() for line in page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_whole_or_as_far_as_they_speak_of_a_word(language: str) -> None:
    t = Texts(language)
    whole = rules_page(t, "")
    assert titles(whole) == CHAPTERS
    for section in SECTIONS:
        assert all(any(line.endswith(f"({rule})") for line in whole) for rule in section.rules)
    about = rules_page(t, t("term-provisions"))
    assert 0 < titles(about) < CHAPTERS
    assert any("M2" in line for line in rules_page(t, "M2"))
    assert rules_page(t, "xyzzy") == [t("help-none", asked="xyzzy")]


def test_the_rules_are_searched_whatever_the_case_and_accents_and_word_for_word() -> None:
    t = Texts("fr")
    assert rules_page(t, "EQUIPEMENT coute") == rules_page(t, "équipement coûte")
    found = rules_page(t, "equipement coute")
    assert titles(found) == 1
    assert any(line.endswith("(B5)") for line in found)


def test_the_rules_name_the_figures_of_the_edition_at_the_table() -> None:
    base = usual()
    dear = replace(base, figures=replace(base.figures, page_price=2))
    [_, line] = rules_page(Texts("en", dear), "B3")
    assert line.endswith("each further one costs 2 coins. (B3)")
