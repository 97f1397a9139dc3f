"""Action codes and notation: the same wherever an edition is loaded.

The golden files hold one line per code. A change of them breaks kernels, bots and stored games, so
it goes with a new `VERSION` of the rules; `VALDORA_GOLDEN=write` writes them anew.
"""

from random import Random

import pytest

from support.editions import random_edition
from support.golden import golden
from support.positions import BASE, fresh
from valdora.content import SLOTS, Edition, load
from valdora.rules import Deliver, Move, Reveal, almanac, legal_actions


@pytest.mark.parametrize("edition", [BASE, "duel"])
def test_codes_are_golden(edition: str) -> None:
    actions = almanac(load(edition)).actions
    golden(f"codes-{edition}.txt", "".join(f"{n} {action}\n" for n, action in enumerate(actions)))


def test_about_130_actions_and_the_reveals_last() -> None:
    actions = almanac(load(BASE)).actions
    reveals = [action for action in actions if isinstance(action, Reveal)]
    assert list(actions[-len(reveals) :]) == reveals
    assert len(reveals) == 2 * 6 + 2 * 9
    assert 120 < len(actions) - len(reveals) < 140


@pytest.mark.parametrize("seed", range(5))
def test_code_and_notation_name_exactly_one_action(seed: int) -> None:
    made = almanac(random_edition(Random(seed)))
    assert [made.codes[action] for action in made.actions] == list(range(len(made.actions)))
    assert [made.by_notation[str(action)] for action in made.actions] == list(made.actions)


def test_the_kind_of_an_action_is_the_word_its_notation_begins_with() -> None:
    for action in almanac(load(BASE)).actions:
        assert action.kind == str(action).split()[0]


def test_notation() -> None:
    """As docs/notation.md has it."""
    known = almanac(load(BASE)).by_notation
    for notation in (
        "move north-3",
        "stay",
        "turn L",
        "buy R",
        "buy R with pan",
        "return gold L",
        "load ruby cart",
        "deliver silver",
        "deliver red with shovel",
        "deliver white-ruby-amethyst-emerald with shovel+hammer+cart",
        "silver",
        "provisions",
        "end",
        "reveal C gold",
    ):
        assert str(known[notation]) == notation


def test_only_slots_that_can_hold_gold_pay_for_equipment() -> None:
    """B5: the pan and the vehicles."""
    known = almanac(load(BASE)).by_notation
    slots = [slot for slot in SLOTS if f"buy L with {slot}" in known]
    assert slots == ["pan", "horse", "cart"]


def test_only_slots_that_can_carry_what_is_wanted_deliver() -> None:
    """D2: the pan never carries a ruby; a white commission needs three slots, in slot order."""
    made = almanac(load(BASE))
    assert [way.slots for way in made.deliveries["red"]] == [("shovel",), ("horse",), ("cart",)]
    assert made.deliveries["silver"] == (Deliver("silver"),)
    assert [way.slots for way in made.deliveries["white-ruby-amethyst-emerald"]] == [
        ("shovel", "hammer", "chisel"),
        ("shovel", "hammer", "horse"),
        ("shovel", "hammer", "cart"),
        ("shovel", "chisel", "horse"),
        ("shovel", "chisel", "cart"),
        ("shovel", "horse", "cart"),
        ("hammer", "chisel", "horse"),
        ("hammer", "chisel", "cart"),
        ("hammer", "horse", "cart"),
        ("chisel", "horse", "cart"),
    ]


def test_an_almanac_is_made_once_per_edition() -> None:
    edition: Edition = load(BASE)
    assert almanac(edition) is almanac(edition)
    assert fresh().almanac is almanac(edition)
    assert almanac(edition).near["north-1"][0] == Move("A")


def test_legal_actions_are_remembered() -> None:
    """A second look costs nothing, and a new state looks for itself."""
    state = fresh()
    assert legal_actions(state) is legal_actions(state)
