"""Section 12: the rulings Q1 to Q14."""

import dataclasses

import pytest

from support.positions import Seat, destinations, events, legal, play, position, refusal
from valdora.rules import Bag, Book, Player, legal_actions
from valdora.rules.events import PageTurned, PawnStayed


@pytest.mark.parametrize("space", ["A", "C", "H", "ah-1", "ah-2", "east-3", "north-2"])
def test_q1_one_may_end_the_turn_after_moving(space: str) -> None:
    """Q1: on every kind of space."""
    state = play(position(Seat(space), phase="act"), "end")
    assert (state.seat, state.phase) == (1, "move")


def test_q2_hiring_is_automatic() -> None:
    """Q2: a delivery leaves no choice open but the next delivery or the end."""
    state = play(position(Seat("ah-2", open=["silver"]), phase="act"), "deliver silver")
    assert state.players[0].craftsmen == {"silver": 1}
    assert legal(state) == ["end"]


def test_q3_encounters_are_paid_before_the_action() -> None:
    """Q3: the coin that was paid is missing for the action."""
    state = position(Seat("H", coins=1, open=["silver"]), Seat("ah-2"))
    after = play(state, "move ah-2")
    assert after.players[0].coins == 0
    assert legal(after) == ["end"]
    assert refusal(after, "deliver silver").code == "delivery-unpaid"


def test_q4_what_can_be_reached_counts_not_the_way() -> None:
    """Q4: with provisions one may turn round in a city, and that uses none of them."""
    state = position(Seat("ah-1", provisions=True))
    assert play(state, "move ah-2").players[0].provisions is True
    assert "ah-1" not in destinations(state)
    assert play(state, "move north-1").players[0].provisions is False


def test_q5_nothing_is_dropped_without_loading() -> None:
    """Q5: no action only drops, and tools and pan never drop."""
    state = position(
        Seat("ah-1", coins=6, carrying={"pan": "gold", "shovel": "ruby", "cart": "ruby"}),
        phase="act",
        stones={"ah-1": ["gold", "ruby"]},
    )
    assert legal(state) == ["load gold cart", "end"]
    bare = position(
        Seat("ah-1", coins=6, carrying={"cart": "ruby"}), phase="act", stones={"ah-1": []}
    )
    assert legal(bare) == ["end"]


def test_q6_each_equipment_is_loaded_once_per_action() -> None:
    """Q6: neither back again nor on to a third colour."""
    state = position(
        Seat("ah-1", coins=6, carrying={"cart": "ruby"}),
        phase="act",
        stones={"ah-1": ["sapphire", "emerald"]},
    )
    after = play(state, "load sapphire cart")
    assert legal(after) == ["end"]
    reason = refusal(after, "load emerald cart")
    assert (reason.code, reason.rule, reason.figures) == ("already-loaded", "Q6", {"slot": "cart"})


def test_q6_a_dropped_gemstone_may_go_onto_other_equipment() -> None:
    """Q6: at a harbour with two ships, as a load of its own."""
    state = position(
        Seat("east-3", coins=6, carrying={"cart": "ruby", "shovel": None}),
        phase="act",
        discard=["gold"],
    )
    assert legal(state, "load") == ["load gold pan", "load gold cart"]
    dropped = play(state, "load gold cart")
    assert legal(dropped) == ["load ruby shovel", "end"]
    after = play(dropped, "load ruby shovel")
    assert after.players[0].equipment == {"pan": None, "shovel": "ruby", "cart": "gold"}
    assert after.discard == {}
    assert legal(after) == ["end"]


def test_q6_slots_are_free_again_in_the_next_turn() -> None:
    """Q6: per action only."""
    state = position(Seat("ah-1"), phase="act", stones={"ah-1": ["gold"]})
    loaded = play(state, "load gold pan")
    assert loaded.loaded == {"pan"}
    assert play(loaded, "end").loaded == frozenset()


FULL = ["red", "red", "gold"]


def test_q7_giving_back_needs_three_a_coin_and_a_book() -> None:
    """Q7: otherwise it is refused, with the figures."""
    two = position(Seat("C", open=FULL[:2]), phase="act")
    assert legal(two, "return") == []
    assert refusal(two, "return red L").figures == {"limit": 3, "has": 2}
    assert refusal(two, "return red L").code == "hand-not-full"
    assert refusal(two, "return blue L").code == "not-open"
    poor = position(Seat("C", open=FULL, coins=0), phase="act")
    assert legal(poor, "return") == []
    assert refusal(poor, "return red L").code == "return-unpaid"
    assert refusal(poor, "return red L").figures == {"needs": 1, "has": 0}
    empty = position(Seat("C", open=FULL), phase="act", all_seen=["C"])
    assert legal(empty) == ["provisions", "end"]
    assert refusal(empty, "return red L").code == "book-empty"
    assert refusal(empty, "return red L").figures == {"book": "C"}


def test_q7_one_card_on_either_side_is_a_book() -> None:
    """Q7: also if only the left side has one."""
    state = position(Seat("C", open=FULL), phase="act", all_seen=["C"], left={"C": ["blue"]})
    assert legal(state) == [
        "turn L",
        "return gold L",
        "return gold R",
        "return red L",
        "return red R",
        "provisions",
        "end",
    ]


def test_q7_it_is_the_action_but_no_page_turn() -> None:
    """Q7: the free page is still free, provisions are no longer to be had."""
    state = position(Seat("C", open=FULL), phase="act", right={"C": ["blue", "green"]})
    after = play(state, "return red R")
    assert after.phase == "book"
    assert "provisions" not in legal(after)
    assert events(after, "turn R") == [PageTurned(0, "C", "R", "red", 0)]


def test_q7_afterwards_one_may_but_need_not_buy() -> None:
    """Q7: end at once, or buy the same card back; also give back one bought in this turn."""
    state = position(Seat("C", open=FULL), phase="act", right={"C": ["blue"]})
    after = play(state, "return red R")
    assert play(after, "end").players[0].open == {"red": 1, "gold": 1}
    back = play(after, "buy R")
    assert back.players[0].open == {"red": 2, "gold": 1}
    assert back.players[0].coins == 2
    swapped = play(after, "turn R", "buy R", "reveal C silver")
    assert swapped.players[0].open == {"red": 1, "gold": 1, "blue": 1}
    assert "return blue L" in legal(swapped)
    assert play(swapped, "return blue L").books["C"].left == ("red", "blue")


def test_q8_turning_shows_the_same_card_on_the_other_side() -> None:
    """Q8: both faces of a card are one item."""
    state = play(position(Seat("A"), phase="act", right={"A": ["cart", "pick"]}), "turn R")
    assert (state.books["A"].top("L"), state.books["A"].top("R")) == ("pick", "cart")
    assert play(state, "turn L").books["A"].right == ("cart", "pick")


ALMOST_OVER = {"violet": 0, "red": 0, "blue": 0, "green": 0, "gold": 0, "silver": 1}


def test_q9_the_turn_that_ends_the_game_goes_on() -> None:
    """Q9: the same player may deliver again and takes a tile of the last colour."""
    state = position(
        Seat("ah-2", coins=6, open=["silver", "silver"]),
        players=4,
        phase="act",
        piles=ALMOST_OVER,  # type: ignore[arg-type]
    )
    triggered = play(state, "deliver silver")
    assert triggered.final is True
    assert legal(triggered) == ["deliver silver", "end"]
    assert play(triggered, "deliver silver").players[0].craftsmen == {"silver": 1, "white": 1}


def test_q9_in_the_last_turn_of_a_round_that_turn_ends_the_game() -> None:
    """Q9: the next round does not begin."""
    state = position(
        Seat("A"),
        Seat("B"),
        Seat("C"),
        Seat("ah-2", coins=6, open=["silver"]),
        seat=3,
        phase="act",
        piles=ALMOST_OVER,  # type: ignore[arg-type]
    )
    assert play(state, "deliver silver", "end").phase == "over"


def test_q10_the_pawn_stays_where_nothing_can_be_paid_for() -> None:
    """Q10: no coins, and another pawn on each space within reach; one may act all the same."""
    state = position(
        Seat("ch-2", coins=0, open=["gold"], carrying={"pan": "gold"}),
        Seat("C"),
        Seat("ch-1"),
        Seat("H"),
    )
    assert legal(state) == ["stay"]
    assert refusal(state, "move ch-2").code == "start-space"
    assert refusal(state, "move H").code == "encounter-unpaid"
    assert events(state, "stay") == [PawnStayed(0, "ch-2")]
    after = play(state, "stay")
    assert (after.phase, after.players[0].pawn, after.players[1].coins) == ("act", "ch-2", 3)
    assert legal(after) == ["deliver gold with pan", "end"]
    assert refusal(after, "stay").code == "already-moved"


def test_q10_staying_needs_a_reason() -> None:
    """Q10: one space that can be paid for is enough."""
    state = position(Seat("ch-1"))
    assert "stay" not in legal(state)
    assert refusal(state, "stay").code == "can-move"


def test_q11_the_state_holds_no_secret() -> None:
    """Q11: of the pages nobody has seen it knows which, not in what order."""
    assert {field.name for field in dataclasses.fields(Book)} == {"left", "right", "unseen"}
    state = position()
    assert all(isinstance(book.unseen, Bag) for book in state.books.values())
    mixed = Bag(dict(reversed(list(state.books["C"].unseen.items()))))
    same = dataclasses.replace(
        state, books=state.books.put("C", dataclasses.replace(state.books["C"], unseen=mixed))
    )
    assert same == state
    assert hash(same) == hash(state)
    assert legal_actions(same) == legal_actions(state)


def test_q11_completed_commissions_are_open_to_all() -> None:
    """Q11: what was seen on the table is in the state."""
    assert "completed" in {field.name for field in dataclasses.fields(Player)}


def test_q12_all_or_nothing() -> None:
    """Q12: three pawns and two coins bar a space, full purses or not."""
    others = [Seat("A", coins=6), Seat("A", coins=6), Seat("A", coins=6)]
    assert "A" not in destinations(position(Seat("H", coins=2), *others))
    assert play(position(Seat("H", coins=3), *others), "move A").players[0].coins == 0


def test_q13_the_left_side_never_reveals() -> None:
    """Q13: buying from the left uncovers a known card, or nothing."""
    state = position(Seat("C"), phase="act", left={"C": ["red", "blue"]}, right={"C": ["gold"]})
    after = play(state, "buy L")
    assert after.books["C"].top("L") == "red"
    assert after.reveals is None
    assert play(after, "buy L").books["C"].top("L") is None
    assert play(after, "buy L").reveals is None


def test_q14_three_open_commissions_are_the_limit_for_giving_back() -> None:
    """Q14: three, not more than three; and a turn of pages need not lead to a purchase."""
    state = position(Seat("C", open=FULL), phase="act", right={"C": ["blue", "green"]})
    assert "return red L" in legal(state)
    assert "end" in legal(play(state, "turn R"))


def test_q14_the_free_page_is_per_turn_not_per_book() -> None:
    """Q14: the second page of the same turn costs a coin."""
    state = position(Seat("C", coins=2), phase="act", right={"C": ["blue", "green", "red"]})
    assert play(state, "turn R", "turn R").players[0].coins == 1


def test_q14_the_fallback_skips_empty_piles() -> None:
    """Q14: violet, red and blue are gone, so the violet commission brings green."""
    state = position(
        Seat("west-2", open=["violet"], carrying={"hammer": "amethyst"}),
        players=5,
        phase="act",
        piles={"violet": 0, "red": 0, "blue": 0},
    )
    assert play(state, "deliver violet with hammer").players[0].craftsmen == {"green": 1}
