"""Section 3: movement."""

import pytest

from support.editions import base_document
from support.positions import BASE, Seat, destinations, events, legal, play, position, refusal
from valdora.content import Edition, load, parse
from valdora.rules.events import PawnMoved
from valdora.rules.reach import reach

BASE_MAP = load(BASE)


def road(name: str, count: int) -> set[str]:
    return {f"{name}-{number}" for number in range(1, count + 1)}


FOUR_ROADS_FROM_H = road("ah", 2) | road("ch", 2) | road("bh", 3) | road("dh", 2)


def test_any_distance_up_to_the_next_city() -> None:
    """M1: from a road both ways, up to and including the cities at its ends."""
    assert destinations(position(Seat("north-2"))) == {"A", "north-1", "north-3", "north-4", "C"}


def test_leaving_a_city_is_not_passing_through_it() -> None:
    """M1, M2: from the harbour city along all four of its roads, up to the next cities."""
    assert destinations(position(Seat("H"))) == FOUR_ROADS_FROM_H | {"A", "B", "C", "D"}
    from_a = road("north", 4) | road("west", 4) | road("ah", 2) | {"C", "D", "H"}
    assert destinations(position(Seat("A"))) == from_a


def test_other_pawns_do_not_block_the_way() -> None:
    """M1: a pawn in between is walked past."""
    state = position(Seat("A", coins=0), Seat("north-1"), Seat("north-3"))
    assert {"north-2", "north-4", "C"} <= destinations(state)


def test_provisions_lead_through_one_city() -> None:
    """M2: past a city the same limit holds again."""
    state = position(Seat("north-2", provisions=True))
    through_a = road("west", 4) | road("ah", 2) | {"D", "H"}
    through_c = road("east", 4) | road("ch", 2) | {"B", "H"}
    near = {"A", "north-1", "north-3", "north-4", "C"}
    assert destinations(state) == near | through_a | through_c
    assert refusal(state, "move bh-1").code == "too-far"


def test_passing_through_uses_the_provisions_up() -> None:
    """M2"""
    state = position(Seat("north-2", provisions=True))
    assert events(state, "move ah-1") == [PawnMoved(0, "north-2", "ah-1", provisions=True)]
    assert play(state, "move ah-1").players[0].provisions is False


@pytest.mark.parametrize("space", ["north-1", "C"])
def test_a_move_that_needs_no_provisions_keeps_them(space: str) -> None:
    """M2, Q4: stopping in a city is not passing through it."""
    state = position(Seat("north-2", provisions=True))
    assert events(state, f"move {space}") == [PawnMoved(0, "north-2", space, provisions=False)]
    assert play(state, f"move {space}").players[0].provisions is True


def test_nobody_stops_where_he_started() -> None:
    """M3: not even by a way round through a city."""
    for provisions in (False, True):
        for space in BASE_MAP.spaces:
            assert space.id not in destinations(position(Seat(space.id, provisions=provisions)))


def test_an_empty_book_does_not_open_its_city() -> None:
    """M4: C has no page left, and still is the end of the way."""
    state = position(Seat("north-4"), all_seen=["C"])
    assert state.books["C"].empty
    assert destinations(state) == {"A", "north-1", "north-2", "north-3", "C"}
    assert refusal(state, "move east-1").code == "needs-provisions"


def test_moving_comes_first_and_once() -> None:
    """T1: nothing before the move, and no second move."""
    state = position(Seat("H"))
    assert {each.split()[0] for each in legal(state)} == {"move"}
    assert refusal(state, "end").code == "move-first"
    moved = play(state, "move A")
    assert moved.phase == "act"
    assert refusal(moved, "move ah-1").code == "already-moved"


def junction_map() -> Edition:
    """The base game with a junction: the harbour east-3 is also joined to bh-2, and the road from
    H to D ends in a dead end at dh-1."""
    document = base_document()
    document["id"] = "junction"
    document["roads"]["cross"] = ["east-3", "bh-2"]
    document["roads"]["dh"] = ["dh-1", "dh-2", "H"]
    return parse(document, "junction")


def test_any_map_will_do() -> None:
    """M1, M2: at a junction one goes any way; a dead end is as far as it goes."""
    edition = junction_map()
    found = reach(edition, "east-2")
    assert found.free == road("east", 4) - {"east-2"} | road("bh", 3) | {"B", "C", "H"}
    assert found.far == (
        road("north", 4) | road("south", 4) | road("ah", 2) | road("ch", 2) | road("dh", 2)
    ) | {"A", "D"}
    assert reach(edition, "dh-1").free == {"dh-2", "H"}


def test_reach_is_mutual() -> None:
    """M1: where one can go without provisions, one can also come back."""
    found = {space.id: reach(BASE_MAP, space.id) for space in BASE_MAP.spaces}
    for here, there in ((one, other) for one in found for other in found):
        assert (there in found[here].free) == (here in found[there].free)
        assert not (found[here].free & found[here].far)
