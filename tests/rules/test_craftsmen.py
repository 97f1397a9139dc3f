"""Section 8: craftsmen, workshops, bonus tiles."""

from support.positions import Seat, events, kinds, play, position
from valdora.rules.events import BonusTaken, CraftsmanHired, NoCraftsmanLeft, WorkshopOpened


def test_a_completed_commission_brings_a_craftsman_of_its_colour() -> None:
    """C1: at once, from the pile."""
    state = position(Seat("ah-2", open=["silver"]), phase="act")
    assert events(state, "deliver silver")[1] == CraftsmanHired(0, "silver", "silver")
    after = play(state, "deliver silver")
    assert after.players[0].craftsmen == {"silver": 1}
    assert after.piles["silver"] == 8


def test_a_worked_example_the_next_colour_clockwise() -> None:
    """C1: two red commissions, no red tile left: first the last blue one, then a green one."""
    state = position(
        Seat("east-2", open=["red", "red"], carrying={"shovel": "ruby", "cart": "ruby"}),
        players=5,
        phase="act",
        piles={"red": 0, "blue": 1, "green": 1},
    )
    after = play(state, "deliver red with shovel", "deliver red with cart")
    assert after.players[0].craftsmen == {"blue": 1, "green": 1}
    assert set(after.piles) == {"silver", "gold", "white", "violet"}


def test_the_board_is_a_circle() -> None:
    """C1: after green comes silver."""
    state = position(
        Seat("north-4", open=["green"], carrying={"chisel": "emerald"}),
        players=5,
        phase="act",
        piles={"green": 0},
    )
    assert play(state, "deliver green with chisel").players[0].craftsmen == {"silver": 1}


def test_none_is_left_at_all() -> None:
    """C1, G2: the commission is completed all the same."""
    empty = dict.fromkeys(("silver", "gold", "white", "violet", "red", "blue", "green"), 0)
    state = position(Seat("ah-2", open=["silver"]), players=5, phase="act", piles=empty)  # type: ignore[arg-type]
    assert kinds(events(state, "deliver silver")) == ["commission-completed", "no-craftsman-left"]
    assert events(state, "deliver silver")[1] == NoCraftsmanLeft(0, "silver")
    assert play(state, "deliver silver").players[0].completed == {"silver": 1}


def test_the_first_with_enough_craftsmen_takes_the_workshop() -> None:
    """C2: at once, and the tiles are kept."""
    state = position(
        Seat("east-2", open=["red"], carrying={"shovel": "ruby"}, craftsmen=["red"]), phase="act"
    )
    assert events(state, "deliver red with shovel")[2] == WorkshopOpened(0, "red", 5)
    after = play(state, "deliver red with shovel")
    assert after.workshops["red"] == 0
    assert after.players[0].craftsmen == {"red": 2}


def test_one_short_is_not_enough() -> None:
    """C2: silver needs four."""
    two = position(Seat("ah-2", open=["silver"], craftsmen=["silver"] * 2), phase="act", seat=0)
    assert play(two, "deliver silver").workshops["silver"] is None
    three = position(Seat("ah-2", open=["silver"], craftsmen=["silver"] * 3), phase="act")
    assert play(three, "deliver silver").workshops["silver"] == 0


def test_a_workshop_that_is_taken_stays_where_it_is() -> None:
    """C2: the second to have enough craftsmen gets none."""
    state = position(
        Seat("east-2", open=["red"], carrying={"shovel": "ruby"}, craftsmen=["red"]),
        Seat(craftsmen=["red", "red"], workshops=["red"]),
        players=4,
        phase="act",
    )
    assert kinds(events(state, "deliver red with shovel")) == [
        "commission-completed",
        "craftsman-hired",
    ]
    assert play(state, "deliver red with shovel").workshops["red"] == 1


def test_any_crest_can_bring_the_tile_that_opens_a_workshop() -> None:
    """C2: a violet commission brings the second red craftsman."""
    state = position(
        Seat("west-2", open=["violet"], carrying={"hammer": "amethyst"}, craftsmen=["red"]),
        players=5,
        phase="act",
        piles={"violet": 0},
    )
    assert play(state, "deliver violet with hammer").workshops["red"] == 0


def test_the_owner_of_the_workshop_takes_a_bonus_tile() -> None:
    """C3: for each commission with the crest's colour."""
    state = position(
        Seat("ah-2", open=["silver"] * 2, craftsmen=["silver"] * 4, workshops=["silver"]),
        phase="act",
    )
    assert events(state, "deliver silver")[1] == BonusTaken(0, "silver", 10)
    after = play(state, "deliver silver", "deliver silver")
    assert after.players[0].bonus == 2
    assert after.bonus == 11


def test_no_bonus_for_another_crest_or_another_owner() -> None:
    """C3: the crest decides, not the tile hired; and the workshop must be one's own."""
    fallback = position(
        Seat(
            "west-2",
            open=["violet"],
            carrying={"hammer": "amethyst"},
            craftsmen=["red", "red"],
            workshops=["red"],
        ),
        players=5,
        phase="act",
        piles={"violet": 0},
    )
    after = play(fallback, "deliver violet with hammer")
    assert after.players[0].craftsmen == {"red": 3}
    assert after.players[0].bonus == 0
    foreign = position(
        Seat("ah-2", open=["silver"]),
        Seat(craftsmen=["silver"] * 4, workshops=["silver"]),
        phase="act",
    )
    assert play(foreign, "deliver silver").players[0].bonus == 0


def test_the_delivery_that_opens_the_workshop_earns_no_bonus() -> None:
    """C3: only the next one does."""
    state = position(Seat("ah-2", open=["silver"] * 2, craftsmen=["silver"] * 3), phase="act")
    one = play(state, "deliver silver")
    assert (one.workshops["silver"], one.players[0].bonus) == (0, 0)
    assert play(one, "deliver silver").players[0].bonus == 1


def test_bonus_tiles_run_out() -> None:
    """C3: while there are any."""
    state = position(
        Seat("ah-2", open=["silver"] * 2, craftsmen=["silver"] * 4, workshops=["silver"]),
        phase="act",
        bonus=1,
    )
    one = play(state, "deliver silver")
    assert (one.bonus, one.players[0].bonus) == (0, 1)
    two = play(one, "deliver silver")
    assert (two.bonus, two.players[0].bonus) == (0, 1)


def test_a_worked_example_two_workshops_and_one_bonus() -> None:
    """C1, C2, C3: two amethysts at the violet house. One violet, no red and one blue tile are left;
    the player has a violet and a blue craftsman. The first delivery brings the last violet tile and
    the violet workshop; the second a bonus tile, the last blue tile and the blue workshop."""
    state = position(
        Seat(
            "D",
            open=["violet", "violet"],
            carrying={"hammer": "amethyst", "cart": "amethyst"},
            craftsmen=["violet", "blue"],
        ),
        players=4,
        piles={"violet": 1, "red": 0, "blue": 1},
    )
    assert state.workshops["violet"] is state.workshops["blue"] is None
    state = play(state, "move west-2")
    assert kinds(events(state, "deliver violet with hammer", "deliver violet with cart")) == [
        "commission-completed",
        "craftsman-hired",
        "workshop-opened",
        "commission-completed",
        "bonus-taken",
        "craftsman-hired",
        "workshop-opened",
    ]
    after = play(state, "deliver violet with hammer", "deliver violet with cart")
    assert after.players[0].craftsmen == {"violet": 2, "blue": 2}
    assert (after.workshops["violet"], after.workshops["blue"]) == (0, 0)
    assert after.players[0].bonus == 1


def test_the_order_within_one_delivery() -> None:
    """C4: pay, complete, bonus, tile, workshop, end check. The owner of the silver workshop
    delivers silver and takes the last gold tile, which opens the gold workshop; white is left."""
    state = position(
        Seat(
            "ah-2",
            open=["silver"],
            craftsmen=["silver", "silver", "silver", "silver", "gold", "gold", "gold"],
            workshops=["silver"],
        ),
        players=5,
        phase="act",
        piles={"silver": 0, "gold": 1, "violet": 0, "red": 0, "blue": 0, "green": 0},
    )
    assert kinds(events(state, "deliver silver")) == [
        "commission-completed",
        "bonus-taken",
        "craftsman-hired",
        "workshop-opened",
        "final-round-began",
    ]
    after = play(state, "deliver silver")
    assert after.workshops["gold"] == 0
    assert after.final is True
