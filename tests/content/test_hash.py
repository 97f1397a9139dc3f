"""Games pin their edition by its hash, so the hash of a released edition never changes."""

import pickle
from collections.abc import Callable

import pytest

from support.editions import Document, base_document
from valdora.content import load, parse

Change = Callable[[Document], object]

PINNED = {
    "base-2009": "9d3df7e31edd5b5e53050c1d28ec3cd082ce3159800d992e71c40a3bfa072076",
    "base-2009.2": "8a9e1ce80b6dafe8da5b98ea483648f7cc85bc691f8ebf115ce85b258e1f594b",
    "duel.2": "30de7d8d16c25bc9ba4d0b68fdea10551de1044c7284f9c096e1daa115355c56",
    "duel": "f975f420ff0471ab79a0bfb349af0e6a1d97d206d0aec8683c094ea41df0e467",
}


@pytest.mark.parametrize(("edition", "sha256"), PINNED.items())
def test_a_released_edition_never_changes(edition: str, sha256: str) -> None:
    assert load(edition).sha256 == sha256


def changed(change: Change) -> str:
    document = base_document()
    change(document)
    return parse(document).sha256


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(name="Another name"),
        lambda d: d.update(id="another-id"),
        lambda d: d["figures"].update(source="found"),
        lambda d: d["drawing"].update(discard=[800, 640]),
        lambda d: d["drawing"]["spaces"].update(A=[161.5, 140]),
        lambda d: d.update(equipment=dict(reversed(d["equipment"].items()))),
    ],
    ids=["name", "id", "source", "discard", "space", "order-of-equipment"],
)
def test_what_changes_nothing_in_a_game_leaves_the_hash(change: Change) -> None:
    assert changed(change) == PINNED["base-2009"]


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["players"].update(max=4),
        lambda d: d["figures"].update(colour_points=9),
        lambda d: d["gemstones"].update(ruby=14, gold=21),
        lambda d: d["equipment"]["horse"].update(load_price=2),
        lambda d: d["commissions"]["gold"].update(points=3),
        lambda d: d["crafts"]["gold"].update(workshop_points=5),
        lambda d: d["crafts"]["clockwise"].reverse(),
        lambda d: d["spaces"]["H"].update(ships=2),
        lambda d: d["roads"].update(short=["A", "H"]),
    ],
    ids=["players", "figure", "gemstones", "price", "points", "workshop", "board", "ships", "road"],
)
def test_what_the_game_is_played_with_changes_the_hash(change: Change) -> None:
    assert changed(change) != PINNED["base-2009"]


def test_an_edition_can_be_a_key_and_travel_to_another_process() -> None:
    edition = load("base-2009")
    assert pickle.loads(pickle.dumps(edition)) == edition
    assert {edition: 1}[parse(base_document())] == 1
