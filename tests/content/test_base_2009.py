"""The base game holds the figures of the rules, in the fixed order, and says where each is from."""

import math
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from valdora.content import CRESTS, SLOTS, Equipment, Figures, editions, load

BASE = load("base-2009")

ROADS = {
    "north": "A road mine road green-house C",
    "east": "C road red-house harbour-2 road B",
    "south": "B road blue-house mine road D",
    "west": "D road violet-house harbour-1 road A",
    "ah": "A road silver-house H",
    "ch": "C road gold-house H",
    "bh": "B road white-house road H",
    "dh": "D road mine H",
}


def described(space_id: str) -> str:
    space = BASE.space[space_id]
    if space.kind == "city":
        return space.id
    if space.kind == "house":
        return f"{space.crest}-house"
    return f"harbour-{space.ships}" if space.kind == "harbour" else space.kind


def test_the_released_editions_are_the_base_game_and_the_duel_the_newest_first() -> None:
    assert editions() == ("base-2009.2", "duel.2", "base-2009", "duel")


def test_s4_the_roads_lead_past_the_reconstructed_spaces() -> None:
    assert {r.id: " ".join(map(described, r.spaces)) for r in BASE.roads} == ROADS
    assert [road.id for road in BASE.roads] == list(ROADS)


def test_the_spaces_are_named_by_road_and_number_after_the_cities() -> None:
    numbered = [space for road in BASE.roads for space in road.spaces[1:-1]]
    assert [space.id for space in BASE.spaces] == [*"ABCDH", *numbered]
    for road in BASE.roads:
        inner = [f"{road.id}-{number}" for number in range(1, len(road.spaces) - 1)]
        assert list(road.spaces[1:-1]) == inner


def test_s4_thirty_spaces_of_the_right_kinds() -> None:
    kinds = Counter(space.kind for space in BASE.spaces)
    assert kinds == {"city": 5, "road": 13, "harbour": 2, "mine": 3, "house": 7}
    assert sorted(space.crest for space in BASE.spaces if space.crest) == sorted(CRESTS)


def test_s2_all_pawns_begin_in_the_harbour_city_with_one_ship() -> None:
    assert BASE.start == "H"
    assert BASE.space["H"].ships == 1
    assert BASE.neighbours["H"] == ("ah-2", "ch-2", "bh-3", "dh-2")


def test_s8_the_books_lie_in_the_corner_cities() -> None:
    assert BASE.books == ("A", "B", "C", "D")
    assert [BASE.space[book].book for book in BASE.books] == [
        *["equipment"] * 2,
        *["commissions"] * 2,
    ]


def test_s6_a_catalogue_has_eighteen_cards_in_slot_order() -> None:
    assert tuple(item.slot for item in BASE.equipment) == SLOTS
    assert BASE.cards("A") == dict.fromkeys(SLOTS[1:], 3)
    assert BASE.equipment[0] == Equipment("pan", "gold", 0, 0)
    assert [item.gemstone for item in BASE.equipment[1:5]] == [
        "ruby",
        "sapphire",
        "amethyst",
        "emerald",
    ]
    assert [(item.gemstone, item.load_price) for item in BASE.equipment[5:]] == [
        (None, 3),
        (None, 2),
    ]


def test_s7_a_commission_book_has_twenty_seven_cards() -> None:
    assert sum(BASE.cards("C").values()) == 27
    assert [
        (kind.id, kind.crest, kind.coins, kind.gemstones, kind.points, kind.copies)
        for kind in BASE.commissions
    ] == [
        ("silver", "silver", 1, (), 1, 6),
        ("gold", "gold", 0, ("gold",), 2, 6),
        ("violet", "violet", 0, ("amethyst",), 3, 3),
        ("green", "green", 0, ("emerald",), 3, 3),
        ("red", "red", 0, ("ruby",), 4, 3),
        ("blue", "blue", 0, ("sapphire",), 4, 3),
        *(
            ("white-" + "-".join(stones), "white", 0, stones, 10, 1)
            for stones in (
                ("ruby", "amethyst", "emerald"),
                ("sapphire", "amethyst", "emerald"),
                ("ruby", "sapphire", "amethyst"),
            )
        ),
    ]


def test_s9_s10_the_craftsman_board_clockwise() -> None:
    assert [
        (c.crest, c.tiles, c.removed_with_three, c.workshop_needs, c.workshop_points)
        for c in BASE.crafts
    ] == [
        ("silver", 9, 0, 4, 0),
        ("gold", 9, 0, 4, 0),
        ("white", 5, 0, 2, 10),
        ("violet", 4, 1, 2, 5),
        ("red", 4, 1, 2, 5),
        ("blue", 4, 1, 2, 5),
        ("green", 4, 1, 2, 5),
    ]


def test_s1_s3_s5_the_single_figures() -> None:
    assert (BASE.min_players, BASE.max_players, BASE.rival) == (3, 5, False)
    assert BASE.gemstones == {
        "ruby": 13,
        "sapphire": 13,
        "amethyst": 15,
        "emerald": 15,
        "gold": 22,
    }
    assert BASE.figures == Figures(
        coins=30,
        purse=6,
        open_commissions=3,
        stones_per_road_space=6,
        bonus_tiles=13,
        bonus_points=10,
        colour_points=10,
        gemstone_points=1,
        commission_price=1,
        page_price=1,
        free_pages=1,
        encounter_price=1,
    )


@pytest.mark.parametrize(("duel", "base"), [("duel", "base-2009"), ("duel.2", "base-2009.2")])
def test_x1_the_duel_is_the_base_game_for_two_with_a_rival(duel: str, base: str) -> None:
    two, more = load(duel), load(base)
    assert (two.id, two.min_players, two.max_players, two.rival) == (duel, 2, 2, True)
    for part in ("spaces", "roads", "gemstones", "equipment", "commissions", "crafts", "figures"):
        assert getattr(two, part) == getattr(more, part)


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("figures.coins", "printed"),
        ("gemstones.gold", "printed"),
        ("equipment.hammer.gemstone", "printed"),
        ("equipment.shovel.gemstone", "reconstructed"),
        ("equipment.cart.load_price", "printed"),
        ("equipment.horse.load_price", "found"),
        ("equipment.horse.copies", "reconstructed"),
        ("commissions.silver.points", "reconstructed"),
        ("crafts.clockwise", "reconstructed"),
        ("crafts.violet.tiles", "printed"),
        ("crafts.violet.workshop_needs", "printed"),
        ("crafts.blue.workshop_needs", "printed"),
        ("crafts.red.workshop_needs", "reconstructed"),
        ("crafts.blue.workshop_points", "reconstructed"),
        ("spaces.A.kind", "printed"),
        ("spaces.A.book", "found"),
        ("spaces.H.ships", "printed"),
        ("spaces.north-2.kind", "reconstructed"),
        ("roads.north", "reconstructed"),
        ("drawing.spaces.A", "reconstructed"),
    ],
)
def test_a_figure_says_where_it_comes_from(key: str, source: str) -> None:
    assert BASE.sources[key] == source


def test_every_figure_has_a_source() -> None:
    tables = Counter(key.split(".")[0] for key in BASE.sources)
    assert tables == {
        "players": 3,
        "figures": 12,
        "gemstones": 5,
        "equipment": 6 * 2,
        "commissions": 9 * 4,
        "crafts": 1 + 7 * 4,
        "spaces": 30 + 4 + 3 + 7,  # kinds, books, ships, crests
        "roads": 8,
        "drawing": 31,
    }


def test_the_map_has_room_for_everything_drawn_on_it() -> None:
    at = {space.id: (space.x, space.y) for space in BASE.spaces}
    meadow = (BASE.discard.x, BASE.discard.y)
    assert all(60 <= x <= 1540 and 60 <= y <= 940 for x, y in at.values())
    assert min(math.dist(at[one], at[other]) for one, other in combinations(at, 2)) >= 75
    assert min(math.dist(meadow, there) for there in at.values()) >= 150
    for city in "ABCD":
        near = [math.dist(at[city], there) for space, there in at.items() if space != city]
        assert min(near) >= 90 + 40


def test_the_cities_lie_in_their_corners_and_the_harbour_city_in_the_centre() -> None:
    corners = {"A": (0, 0), "C": (1600, 0), "B": (1600, 1000), "D": (0, 1000), "H": (800, 500)}
    for city, corner in corners.items():
        assert math.dist((BASE.space[city].x, BASE.space[city].y), corner) < 250


def test_the_spaces_are_spread_evenly_along_each_road() -> None:
    for road in BASE.roads:
        steps = [
            math.dist((BASE.space[a].x, BASE.space[a].y), (BASE.space[b].x, BASE.space[b].y))
            for a, b in pairwise(road.spaces)
        ]
        assert max(steps) < 1.1 * min(steps)


def test_the_second_revision_changes_reconstructed_points_and_workshops_only() -> None:
    """All that is printed or found is the same in both."""
    second = load("base-2009.2")
    points = {
        (old.crest, old.points, new.points): new == replace(old, points=new.points)
        for old, new in zip(BASE.commissions, second.commissions, strict=True)
    }
    assert points == {
        ("silver", 1, 1): True,
        ("gold", 2, 2): True,
        ("violet", 3, 2): True,
        ("green", 3, 2): True,
        ("red", 4, 2): True,
        ("blue", 4, 2): True,
        ("white", 10, 7): True,
    }
    workshops = {
        craft.crest: (craft.workshop_needs, craft.workshop_points) for craft in second.crafts
    }
    assert workshops == {
        "silver": (4, 0),
        "gold": (3, 0),
        "white": (2, 5),
        **dict.fromkeys(["violet", "red", "blue", "green"], (2, 2)),
    }
    for old, new in zip(BASE.crafts, second.crafts, strict=True):
        needs, worth = workshops[old.crest]
        assert new == replace(old, workshop_needs=needs, workshop_points=worth)
    for part in (
        "spaces",
        "roads",
        "gemstones",
        "equipment",
        "figures",
        "min_players",
        "max_players",
    ):
        assert getattr(second, part) == getattr(BASE, part)
    assert second.sources == BASE.sources
