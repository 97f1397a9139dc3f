"""Names, lists and sentences, whatever the edition and the state."""

from dataclasses import replace
from random import Random

import pytest

from support.eager import playthrough
from support.editions import random_edition
from texts.samples import EDITION, NAMES
from valdora.content import editions, load, usual
from valdora.dealer import seeded
from valdora.rules import (
    Buy,
    Event,
    Load,
    Move,
    State,
    Turn,
    almanac,
    explain,
    legal_actions,
    new_game,
)
from valdora.rules.events import GameEnded, PawnMoved
from valdora.texts import LANGUAGES, Texts

Moments = list[tuple[State, tuple[Event, ...]]]

EN = Texts("en", EDITION)


def test_an_unknown_key_or_form_is_an_error() -> None:
    for key in ("no-such-key", "space-mine.beyond", "gemstone-ruby.beyond"):
        with pytest.raises(KeyError):
            EN(key)


def test_words_that_join_or_leave_a_choice() -> None:
    assert EN.list(["a", "b", "c"]) == "a, b and c"
    assert EN.either(["a", "b", "c"]) == "a, b or c"
    assert EN.term("discard field") == EN("term-discard-field")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="coins"):
        EN("coins")


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c", "d"], "a, b, c and d"),
    ],
)
def test_lists(items: list[str], text: str) -> None:
    assert EN.list(items) == text
    assert EN.either(items) == text.replace(" and ", " or ")


def test_revisions_of_an_edition_can_be_told_apart() -> None:
    for language in LANGUAGES:
        titles = [Texts(language).edition_name(load(each)) for each in editions()]
        assert len(set(titles)) == len(titles)


def test_only_released_editions_have_titles_in_every_language() -> None:
    duel = usual(2)
    assert EN.edition_name(duel) == duel.name == "Valdora: the duel"
    assert Texts("de").edition_name(duel) == "Valdora: das Duell"
    own = replace(duel, id="valley", name="The duel of the valley")
    assert Texts("de").edition_name(own) == "The duel of the valley"


def test_a_motive_lists_cards_one_by_one_and_other_things_once() -> None:
    two = ("red", "red")
    assert EN.motive("deliver", two, 8) == (
        "8 points for completing a red commission (ruby) and a red commission (ruby)."
    )
    assert EN.motive("bonus", two, 20) == "20 points for 2 bonus tiles (red)."


def test_names_are_taken_as_they_are() -> None:
    said = EN.event(GameEnded((0, 1)), ("{ $seat }", "<b>"))
    assert said == "{ $seat } and <b> share the victory."


def test_texts_hold_no_isolating_marks() -> None:
    said = EN.event(PawnMoved(1, "H", "A", provisions=False), NAMES)
    assert said == "Player 2 moves to city A (equipment)."


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_and_cards_of_any_edition_have_names(language: str, seed: int) -> None:
    edition = random_edition(Random(seed))
    t = Texts(language, edition)
    spaces = [t.space(edition, space.id) for space in edition.spaces]
    assert len(set(spaces)) == len(spaces)
    for book in edition.books:
        cards = [t.card(card) for card in edition.cards(book)]
        assert all(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_spaces_of_the_base_game_have_different_names(language: str) -> None:
    t = Texts(language)
    assert len({t.space(EDITION, space.id) for space in EDITION.spaces}) == len(EDITION.spaces)


@pytest.fixture(scope="module")
def moments() -> Moments:
    """States of a game and a duel, with the events that led to them."""
    found = []
    for edition, players in ((EDITION, 4), (load("duel"), 2)):
        deal = seeded(edition, 1)
        game = new_game(edition, players, deal.layout, deal.rivals)
        plies = list(playthrough(game, Random(1)))
        found += [(before, events) for before, _, _, events in plies[::7]]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language: str, moments: Moments) -> None:
    """Events, choices with what they cost, and why other things are not allowed."""
    rng = Random(1)
    for state, events in moments:
        t = Texts(language, state.edition)
        for event in events:
            assert t.event(event, (*NAMES, "Player 4"))
        legal = legal_actions(state)
        assert t.action(rng.choice(legal), state)
        for action in rng.sample(almanac(state.edition).actions, 3):
            reason = explain(state, action)
            assert reason is None or t.reason(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_read_the_same(language: str, moments: Moments) -> None:
    t = Texts(language)
    for state, _ in moments[::5]:
        labels = [t.action(action, state) for action in legal_actions(state)]
        assert len(set(labels)) == len(labels)


def test_choices_name_what_they_cost(moments: Moments) -> None:
    """E1, M2, B3, B5, L1, L4."""
    labels = {
        EN.action(action, state)
        for state, _ in moments
        for action in legal_actions(state)
        if isinstance(action, Move | Turn | Buy | Load)
    }
    for part in (
        "for 1 coin",
        "Use provisions and move to ",
        "Turn a page from right to left: ",
        "from the left side with the gold from the gold pan",
        "onto the cart for 2 coins",
        "Unload ",
    ):
        assert any(part in label for label in labels), part
