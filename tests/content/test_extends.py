"""An owner's file says only what differs from a released edition."""

import pytest

from support.editions import Document
from valdora.content import EditionError, load, parse

BASE = load("base-2009")
HEADER = {"extends": "base-2009", "id": "own", "name": "Own", "source": "printed"}


def faults(document: Document) -> list[tuple[str, str]]:
    with pytest.raises(EditionError) as caught:
        parse(document)
    return [(fault.key, fault.code) for fault in caught.value.faults]


def test_a_file_that_changes_nothing_plays_the_same_game() -> None:
    own = parse(HEADER)
    assert own.sha256 == BASE.sha256
    assert own.sources == BASE.sources


def test_one_figure_is_corrected_and_its_source_with_it() -> None:
    own = parse({**HEADER, "equipment": {"horse": {"load_price": 2}}})
    assert own.equipment[5].load_price == 2
    assert own.sources["equipment.horse.load_price"] == "printed"
    assert own.sources["equipment.horse.copies"] == "reconstructed"
    assert own.figures == BASE.figures


def test_what_is_corrected_keeps_its_place() -> None:
    own = parse({**HEADER, "commissions": {"gold": {"points": 3}}})
    assert [kind.id for kind in own.commissions] == [kind.id for kind in BASE.commissions]
    assert own.commissions[1].points == 3


def test_a_released_edition_that_extends_another_can_be_extended() -> None:
    own = parse({**HEADER, "extends": "duel", "figures": {"colour_points": 8}})
    assert own.rival
    assert own.figures.colour_points == 8


def test_a_value_is_dropped_to_make_place_for_another() -> None:
    own = parse(
        {
            **HEADER,
            "drop": ["commissions.red.gemstones"],
            "commissions": {"red": {"coins": 2}},
        }
    )
    assert (own.commissions[4].coins, own.commissions[4].gemstones) == (2, ())
    assert "commissions.red.gemstones" not in own.sources


def test_an_entry_is_dropped_whole() -> None:
    own = parse(
        {
            **HEADER,
            "drop": ["commissions.white-ruby-amethyst-emerald"],
            "commissions": {"white-ruby-sapphire-amethyst": {"copies": 2}},
        }
    )
    assert [kind.id for kind in own.commissions][6:] == [
        "white-sapphire-amethyst-emerald",
        "white-ruby-sapphire-amethyst",
    ]


def test_the_map_may_be_redrawn_with_junctions() -> None:
    """Two roads meet on a mine: no city is needed where roads end."""
    own = parse(
        {
            **HEADER,
            "drop": ["roads.ah", "roads.dh"],
            "roads": {"ah": ["A", "ah-1", "ah-2", "dh-2"], "dh": ["D", "dh-1", "dh-2", "H"]},
        }
    )
    assert own.neighbours["dh-2"] == ("ah-2", "dh-1", "H")


def test_what_is_not_there_cannot_be_dropped() -> None:
    assert faults({**HEADER, "drop": ["spaces.X", "figures"]})[:2] == [
        ("drop", "drop-unknown"),
        ("figures", "key-missing"),
    ]


def test_a_file_that_extends_nothing_has_nothing_to_drop() -> None:
    document = {"id": "own", "name": "Own", "drop": ["figures"]}
    assert faults(document)[0] == ("drop", "drop-unknown")


def test_id_and_name_are_never_inherited() -> None:
    assert faults({"extends": "base-2009"}) == [("id", "key-missing"), ("name", "key-missing")]


def test_an_unknown_edition_is_reported_once_and_nothing_is_called_missing() -> None:
    assert faults({**HEADER, "extends": "base-2010"}) == [("extends", "unknown-name")]


def test_only_own_figures_need_a_source() -> None:
    document = {"extends": "base-2009", "id": "own", "name": "Own", "figures": {"coins": 31}}
    assert faults(document) == [("figures.coins", "source-missing")]
