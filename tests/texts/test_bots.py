"""What bots are called in each language, and how strong their levels are said to be."""

import re
from pathlib import Path
from typing import get_args

import pytest

from valdora.bots import names
from valdora.bots.measured import FAIR, MEASURED, Measured
from valdora.table.rows import PlayerColour
from valdora.texts import LANGUAGES, Texts
from valdora.texts.names import BOTS, stored_bot

STRENGTH = Path(__file__).parents[2] / "docs/evidence/strength.md"


def test_there_is_a_name_for_every_colour() -> None:
    assert get_args(PlayerColour) == BOTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_bots_are_one_word_and_tell_them_apart(language: str) -> None:
    t = Texts(language)
    names = [t(f"bot-{colour}") for colour in BOTS]
    assert len(set(names)) == len(BOTS)
    assert all(name.isalpha() and name.istitle() and len(name) <= 12 for name in names)


def test_a_french_name_needs_no_elision() -> None:
    """“Au tour de …” stands before any of them."""
    names = [Texts("fr")(f"bot-{colour}") for colour in BOTS]
    assert not [name for name in names if name[0] in "AEIOUYHÀÉÈÊÎÔ"]


def test_levels_and_portraits_are_texts_but_for_guests() -> None:
    t = Texts("en")
    assert t.level("steady") == t("level-steady")
    assert t.portrait("steady") == t("portrait-steady")
    assert (t.level("my-bot"), t.portrait("my-bot")) == ("my-bot", t("portrait-guest"))


def test_a_game_file_s_bot_is_called_in_the_language_of_whoever_reads_it() -> None:
    stored = [stored_bot("coral", "strong"), "Ada", stored_bot("teal", "page-burner")]
    assert Texts("en").players(stored) == ("Poppy", "Ada", "Dragonfly")
    assert Texts("de").players(stored) == ("Mohn", "Ada", "Libelle")
    levels = Texts("de").players(stored, levels=True)
    assert levels == ("Mohn (stark)", "Ada", "Libelle (page-burner)")


@pytest.mark.parametrize(
    "name", ["bot-coral", "bot-pink:strong", "bot-coral:", "Bot-coral:strong", "robot-coral:strong"]
)
def test_what_only_looks_like_a_bot_is_taken_as_it_is(name: str) -> None:
    assert Texts("en").players([name]) == (name,)


@pytest.mark.parametrize("level", names())
def test_every_bot_s_stored_name_can_be_read(level: str) -> None:
    assert Texts("en").players([stored_bot("plum", level)]) == ("Thistle",)


def evidence() -> dict[tuple[str, str], float]:
    """The shares on the page, by who played against three of whom."""
    text = STRENGTH.read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| 1 ([\w-]+) against 3 ([\w-]+) \| *\d+ \| *([\d.]+)%", text, re.MULTILINE
    )
    return {(who, others): float(share) for who, others, share in rows}


def test_the_shares_that_people_are_told_are_those_that_were_measured() -> None:
    measured = evidence()
    assert measured
    for match in MEASURED.values():
        assert round(match.share * 100, 1) == measured[match.winner, match.losers]


def test_every_level_to_choose_says_how_it_fares() -> None:
    assert MEASURED.keys() == set(names("level", "comparison"))
    assert all(level in (match.winner, match.losers) for level, match in MEASURED.items())
    assert FAIR == 1 / 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MEASURED.values(), ids=lambda match: match.winner)
def test_strength_can_be_told(language: str, match: Measured) -> None:
    t = Texts(language)
    for key, other in (("measured-wins", match.losers), ("measured-beaten", match.winner)):
        said = t(key, other=t(f"level-{other}"), share=t.percent(match.share), fair=t.percent(FAIR))
        assert t(f"level-{other}") in said
        assert "25" in said
