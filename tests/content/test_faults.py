"""Every fault is found, named by its key, and reported once, with all the others."""
# ruff: noqa: E501 - one case per line reads as a table

import math
from collections.abc import Callable, Iterable
from datetime import date
from random import Random
from typing import Any

import pytest

from support.editions import Document, base_document, random_document
from valdora.content import EditionError, Fault, parse
from valdora.content.faults import FAULTS, shown
from valdora.content.schema import EDITION

Change = Callable[[Document], object]

FILE_CODES = {
    "edition-unknown",
    "file-missing",
    "file-not-regular",
    "file-unreadable",
    "file-too-large",
    "file-line-too-long",
    "file-not-text",
    "file-syntax",
    "file-too-deep",
    "id-taken",
}
"""Tested with files in test_load.py."""


def put(path: str, value: object) -> Change:
    """A change that sets a key."""

    def change(document: Document) -> None:
        *tables, last = path.split("/")
        for table in tables:
            document = document.setdefault(table, {})
        document[last] = value

    return change


def cut(path: str) -> Change:
    """A change that removes a key."""

    def change(document: Document) -> None:
        *tables, last = path.split("/")
        for table in tables:
            document = document[table]
        del document[last]

    return change


def faults(*changes: Change) -> list[Fault]:
    document = base_document()
    for change in changes:
        change(document)
    with pytest.raises(EditionError) as caught:
        parse(document, "box.toml")
    assert all(str(fault) for fault in caught.value.faults)
    return list(caught.value.faults)


def summary(found: Iterable[Fault]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(fault.key, fault.code, dict(fault.figures)) for fault in found]


TOP = ", ".join(EDITION.keys)
WHITE = "commissions/white-ruby-amethyst-emerald"

# The changes, and the one fault they bring: key, code, figures.
ONE_FAULT = [
    ([put("rulse", 1)], "rulse", "unknown-key", {"known": TOP}),
    ([put("gemstones/opal", 1)], "gemstones.opal", "unknown-key", {"known": "ruby, sapphire, amethyst, emerald, gold"}),
    ([put("players/source_of", {"mni": "found"})], "players.source_of.mni", "unknown-key", {"known": "min, max, rival"}),
    ([cut("figures/purse")], "figures.purse", "key-missing", {"expected": "integer"}),
    ([cut("equipment/horse")], "equipment.horse", "key-missing", {"expected": "table"}),
    ([cut("gemstones")], "gemstones", "key-missing", {"expected": "table"}),
    ([cut("spaces/H/kind")], "spaces.H.kind", "key-missing", {"expected": "string"}),
    ([put("spaces/A", {})], "spaces.A.kind", "key-missing", {"expected": "string"}),
    ([cut("drawing/spaces/A")], "drawing.spaces.A", "key-missing", {"expected": "array"}),
    ([cut("players/min")], "players.min", "key-missing", {"expected": "integer"}),
    ([cut("players/rival")], "players.rival", "key-missing", {"expected": "boolean"}),
    ([cut("crafts/red/tiles")], "crafts.red.tiles", "key-missing", {"expected": "integer"}),
    ([cut("crafts/violet/workshop_needs")], "crafts.violet.workshop_needs", "key-missing", {"expected": "integer"}),
    ([cut("equipment/pick/gemstone")], "equipment.pick.gemstone", "key-missing", {"expected": "string"}),
    ([cut("commissions/red/crest")], "commissions.red.crest", "key-missing", {"expected": "string"}),
    ([cut("figures/stones_per_road_space")], "figures.stones_per_road_space", "key-missing", {"expected": "integer"}),
    ([put("gemstones/ruby", True)], "gemstones.ruby", "wrong-type", {"expected": "integer", "got": "boolean"}),
    ([put("gemstones/ruby", 13.0)], "gemstones.ruby", "wrong-type", {"expected": "integer", "got": "float"}),
    ([put("gemstones/ruby", {})], "gemstones.ruby", "wrong-type", {"expected": "integer", "got": "table"}),
    ([put("gemstones/ruby", date(2009, 1, 1))], "gemstones.ruby", "wrong-type", {"expected": "integer", "got": "date"}),
    ([put("gemstones/ruby", None)], "gemstones.ruby", "wrong-type", {"expected": "integer", "got": "NoneType"}),
    ([put("players/rival", 0)], "players.rival", "wrong-type", {"expected": "boolean", "got": "integer"}),
    ([put("spaces/A/book", 1)], "spaces.A.book", "wrong-type", {"expected": "string", "got": "integer"}),
    ([put("roads/ah", "A H")], "roads.ah", "wrong-type", {"expected": "array", "got": "string"}),
    ([put("roads/ah", ["A", 7])], "roads.ah", "wrong-type", {"expected": "string", "got": "integer"}),
    ([put("gemstones", 78)], "gemstones", "wrong-type", {"expected": "table", "got": "integer"}),
    ([put("spaces", [])], "spaces", "wrong-type", {"expected": "table", "got": "array"}),
    ([put("spaces/A", "city")], "spaces.A", "wrong-type", {"expected": "table", "got": "string"}),
    ([put("drawing/discard", "centre")], "drawing.discard", "wrong-type", {"expected": "array", "got": "string"}),
    ([put("drawing/discard", [False, 1])], "drawing.discard", "wrong-type", {"expected": "integer", "got": "boolean"}),
    ([put("figures/source_of", "found")], "figures.source_of", "wrong-type", {"expected": "table", "got": "string"}),
    ([put("players/max", 6)], "players.max", "out-of-range", {"got": "6", "low": 2, "high": 5}),
    ([put("figures/page_price", 0)], "figures.page_price", "out-of-range", {"got": "0", "low": 1, "high": 99}),
    ([put("figures/coins", 16**20_000)], "figures.coins", "out-of-range", {"got": "10^24082", "low": 1, "high": 999}),
    ([put("figures/coins", -(16**20_000))], "figures.coins", "out-of-range", {"got": "-10^24082", "low": 1, "high": 999}),
    ([put("drawing/discard", [math.nan, 1])], "drawing.discard", "out-of-range", {"got": "nan", "low": 0, "high": 1600}),
    ([put("drawing/discard", [1, math.inf])], "drawing.discard", "out-of-range", {"got": "inf", "low": 0, "high": 1000}),
    ([put("drawing/discard", [1, 1000.5])], "drawing.discard", "out-of-range", {"got": "1000.5", "low": 0, "high": 1000}),
    ([put("drawing/discard", [10**400, 1])], "drawing.discard", "out-of-range", {"got": "10^400", "low": 0, "high": 1600}),
    ([put("drawing/discard", [1])], "drawing.discard", "wrong-length", {"got": 1, "low": 2, "high": 2}),
    ([put("roads/ah", ["A"])], "roads.ah", "wrong-length", {"got": 1, "low": 2, "high": 30}),
    ([put("spaces/A/kind", "town")], "spaces.A.kind", "unknown-name", {"got": "town", "known": "city, road, harbour, mine, house"}),
    ([put("equipment/pick/gemstone", "gold")], "equipment.pick.gemstone", "unknown-name", {"got": "gold", "known": "ruby, sapphire, amethyst, emerald"}),
    ([put("commissions/red/gemstones", ["opal"])], "commissions.red.gemstones", "unknown-name", {"got": "opal", "known": "ruby, sapphire, amethyst, emerald, gold"}),
    ([put("figures/source", "heard")], "figures.source", "unknown-name", {"got": "heard", "known": "printed, found, reconstructed"}),
    ([put("equipment/horse/source_of/copies", "heard")], "equipment.horse.source_of.copies", "unknown-name", {"got": "heard", "known": "printed, found, reconstructed"}),
    ([put("extends", "base-1999")], "extends", "unknown-name", {"got": "base-1999", "known": "base-2009.2, duel.2, base-2009, duel"}),
    ([put("roads/ah", ["A", "ah-1", "A"])], "roads.ah", "name-doubled", {"name": "A"}),
    ([put("crafts/clockwise", ["red", "red"])], "crafts.clockwise", "name-doubled", {"name": "red"}),
    ([put(f"{WHITE}/gemstones", ["ruby", "ruby", "emerald"])], "commissions.white-ruby-amethyst-emerald.gemstones", "name-doubled", {"name": "ruby"}),
    ([put("spaces/no space", {"kind": "road"})], "spaces.no space", "bad-id", {"got": "no space", "limit": 32}),
    ([put("commissions/" + "x" * 33, {})], "commissions." + "x" * 33, "bad-id", {"got": "x" * 33, "limit": 32}),
    ([put("id", "My Box")], "id", "bad-edition-id", {"got": "My Box", "limit": 64}),
    ([put("name", " ")], "name", "bad-title", {"limit": 80}),
    ([put("name", "x" * 81)], "name", "bad-title", {"limit": 80}),
    ([put("name", "a\nb")], "name", "bad-title", {"limit": 80}),
    ([put("roads", {f"r{n}": ["A", "H"] for n in range(100)})], "roads", "too-many", {"got": 100, "limit": 99}),
    ([cut("roads/source"), put("roads", {"ring": ["A"]}) , put("roads/source", "found")], "roads.ring", "wrong-length", {"got": 1, "low": 2, "high": 30}),
    ([put("gemstones", {"ruby": 13, "sapphire": 13, "amethyst": 15, "emerald": 15, "gold": 22, "source_of": dict.fromkeys(["ruby", "sapphire", "amethyst", "emerald"], "found")})], "gemstones.gold", "source-missing", {}),
    ([put("drop", ["figures.coins"])], "drop", "drop-unknown", {"name": "figures.coins"}),
    ([put("players/min", 5), put("players/max", 4)], "players", "players-order", {"min": 5, "max": 4}),
    ([put("players/rival", True)], "players", "rival-players", {"min": 3, "max": 5}),
    ([put("players/rival", True), put("players/min", 2)], "players", "rival-players", {"min": 2, "max": 5}),
    ([put("players/min", 2)], "players", "rival-players", {"min": 2, "max": 5}),
    ([put("figures/coins", 29)], "figures.coins", "coins-too-few", {"got": 29, "players": 5, "purse": 6, "expected": 30}),
    ([put("figures/purse", 4)], "figures.purse", "purse-too-small", {"got": 4, "players": 5}),
    ([put("figures/commission_price", 7)], "figures.commission_price", "price-above-purse", {"got": 7, "purse": 6}),
    ([put("figures/page_price", 7)], "figures.page_price", "price-above-purse", {"got": 7, "purse": 6}),
    ([put("figures/encounter_price", 7)], "figures.encounter_price", "price-above-purse", {"got": 7, "purse": 6}),
    ([put("equipment/cart/load_price", 7)], "equipment.cart.load_price", "price-above-purse", {"got": 7, "purse": 6}),
    ([put("commissions/silver/coins", 7)], "commissions.silver.coins", "price-above-purse", {"got": 7, "purse": 6}),
    ([put("gemstones/gold", 23)], "gemstones", "gemstones-total", {"got": 79, "roads": 13, "stones": 6, "expected": 78}),
    ([put("equipment/cart/copies", 4)], "equipment", "catalogue-total", {"got": 19, "expected": 18}),
    ([put("commissions/silver/copies", 7)], "commissions", "book-total", {"got": 28, "expected": 27}),
    ([put("crafts/red/tiles", 5)], "crafts", "tiles-total", {"got": 40, "expected": 39}),
    ([put("figures/bonus_tiles", 12)], "figures.bonus_tiles", "bonus-total", {"got": 12, "expected": 13}),
    ([put("equipment/pick/gemstone", "ruby")], "equipment", "tool-colour-missing", {"gemstone": "sapphire"}),
    ([put("commissions/red/coins", 1)], "commissions.red", "wants-one", {}),
    ([cut("commissions/red/gemstones")], "commissions.red", "wants-one", {}),
    ([put("commissions/red/gemstones", ["ruby", "gold"])], "commissions.red", "gemstones-wanted", {"crest": "red", "got": 2, "expected": 1}),
    ([put(f"{WHITE}/gemstones", ["ruby"])], "commissions.white-ruby-amethyst-emerald", "gemstones-wanted", {"crest": "white", "got": 1, "expected": 3}),
    ([cut(f"{WHITE}/gemstones"), put(f"{WHITE}/coins", 3)], "commissions.white-ruby-amethyst-emerald", "gemstones-wanted", {"crest": "white", "got": 0, "expected": 3}),
    ([put("commissions/red/copies", 2), put("commissions/silver/copies", 7)], "commissions", "commissions-too-few", {"got": 4, "crest": "red", "tiles": 4}),
    ([put("crafts/clockwise", ["silver", "gold", "white", "violet", "red", "blue"])], "crafts.clockwise", "crest-missing", {"crest": "green"}),
    ([put("crafts/red/removed_with_three", 4)], "crafts.red.removed_with_three", "removed-too-many", {"got": 4, "tiles": 4}),
    ([put("crafts/red/workshop_needs", 4)], "crafts.red.workshop_needs", "workshop-unreachable", {"got": 4, "tiles": 3}),
    ([put("spaces/north-2/crest", "red")], "spaces.north-2.crest", "not-for-kind", {"kind": "mine", "name": "crest"}),
    ([put("spaces/H/crest", "red")], "spaces.H.crest", "not-for-kind", {"kind": "city", "name": "crest"}),
    ([cut("spaces/east-3/ships")], "spaces.east-3", "needed-for-kind", {"kind": "harbour", "name": "ships"}),
    ([put("drawing/spaces/X", [800, 300])], "drawing.spaces.X", "unknown-space", {"space": "X"}),
    ([put("roads/ring", ["A", "X", "H"])], "roads.ring", "unknown-space", {"space": "X"}),
    ([put("roads/dh", ["D", "dh-1", "H"])], "spaces.dh-2", "space-unreachable", {"space": "dh-2", "start": "H"}),
    ([put("drawing/discard", [830, 520])], "drawing.spaces.H", "too-close", {"other": "discard", "got": 36, "expected": 40}),
]  # fmt: skip

# Where one change cannot but break two things.
SEVERAL_FAULTS = [
    (
        [put("spaces/north-2/kind", "road")],
        [
            ("spaces", "spaces-count", {"kind": "road", "got": 14, "expected": 13}),
            ("spaces", "spaces-count", {"kind": "mine", "got": 2, "expected": 3}),
        ],
    ),
    (
        [put("spaces/A/book", "commissions")],
        [
            ("spaces", "spaces-count", {"kind": "equipment city", "got": 1, "expected": 2}),
            ("spaces", "spaces-count", {"kind": "commission city", "got": 3, "expected": 2}),
        ],
    ),
    (
        [put("spaces/A/ships", 1)],
        [
            ("spaces.A", "city-purpose", {}),
            ("spaces", "spaces-count", {"kind": "equipment city", "got": 1, "expected": 2}),
        ],
    ),
    (
        [cut("spaces/H/ships")],
        [
            ("spaces.H", "city-purpose", {}),
            ("spaces", "spaces-count", {"kind": "harbour city", "got": 0, "expected": 1}),
        ],
    ),
    (
        [put("spaces/ah-2/crest", "gold")],
        [
            ("spaces", "house-count", {"crest": "silver", "got": 0}),
            ("spaces", "house-count", {"crest": "gold", "got": 2}),
        ],
    ),
]


@pytest.mark.parametrize(
    ("changes", "key", "code", "figures"),
    ONE_FAULT,
    ids=[f"{number}-{case[2]}" for number, case in enumerate(ONE_FAULT)],
)
def test_a_mistake_brings_one_fault_with_its_key_and_figures(
    changes: list[Change], key: str, code: str, figures: dict[str, Any]
) -> None:
    assert summary(faults(*changes)) == [(shown_key(key), code, figures)]


def shown_key(key: str) -> str:
    return ".".join(shown(part) for part in key.split("."))


@pytest.mark.parametrize(("changes", "expected"), SEVERAL_FAULTS)
def test_a_mistake_that_breaks_two_things_brings_both(
    changes: list[Change], expected: list[Any]
) -> None:
    assert summary(faults(*changes)) == expected


def test_every_code_is_tested() -> None:
    tested = {case[2] for case in ONE_FAULT} | {
        code for _, expected in SEVERAL_FAULTS for _, code, _ in expected
    }
    assert tested | FILE_CODES == set(FAULTS)
    assert not tested & FILE_CODES


def test_all_faults_come_at_once() -> None:
    changes = [put("gemstones/gold", 23), put("figures/bonus_tiles", 12), put("id", 7)]
    assert [fault.code for fault in faults(*changes)] == [
        "wrong-type",
        "gemstones-total",
        "bonus-total",
    ]


def test_the_error_lists_file_key_and_advice_line_by_line() -> None:
    with pytest.raises(EditionError) as caught:
        parse({"extends": "base-2009", "id": "own"}, "box.toml")
    assert str(caught.value) == (
        "box.toml: name: this is missing; expected is a value of the kind 'string'"
    )
    assert caught.value.faults == (
        Fault("box.toml", "name", "key-missing", {"expected": "string"}),
    )


def test_an_empty_document_lacks_every_section() -> None:
    with pytest.raises(EditionError) as caught:
        parse({})
    assert [fault.key for fault in caught.value.faults] == [
        key for key in EDITION.keys if key not in EDITION.optional
    ]


def test_without_a_harbour_city_roads_are_followed_from_the_first_space() -> None:
    found = faults(cut("spaces/H/ships"), put("roads/dh", ["D", "dh-1", "H"]))
    assert ("spaces.dh-2", "space-unreachable") in [(fault.key, fault.code) for fault in found]
    assert found[-1].figures["start"] == "A"


def test_an_empty_map_is_a_fault() -> None:
    codes = {fault.code for fault in faults(put("spaces", {}), put("drawing/spaces", {}))}
    assert codes == {"spaces-count", "house-count", "unknown-space"}


def test_a_message_stays_short_and_printable_whatever_the_file_holds() -> None:
    key = "x\u202e\n" * 1000
    fault = next(iter(faults(put(key, 1))))
    assert len(fault.key) == 40
    assert fault.key.isprintable()


def test_figures_at_their_bounds_are_fine() -> None:
    document = random_document(Random(1))
    document["name"] = "x" * 80
    document["id"] = "x" * 64
    document["drawing"]["spaces"]["space-1"] = [1600, 0]
    document["figures"]["free_pages"] = 9
    document["figures"]["coins"] = 999
    assert parse(document).figures.coins == 999
