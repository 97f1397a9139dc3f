"""Simple positions in which there is a right thing to do, and `greedy` does it."""

from dataclasses import replace

from support.positions import Seat, position
from valdora.bots.greedy import GreedyBot
from valdora.rules import Action, Bag, Book, State, apply


def turn(state: State) -> list[str]:
    """A whole turn in notation, up to its end or a page nobody has seen."""
    done: list[str] = []
    seat = state.seat
    while not done or (state.seat == seat and state.phase not in ("move", "over")):
        if state.reveals:
            break
        action: Action = GreedyBot(0).choose(state)
        done.append(str(action))
        state, _ = apply(state, action)
    return done


def test_delivers_when_it_can() -> None:
    state = position(Seat("C", open=["green"], carrying={"chisel": "emerald"}))
    assert turn(state) == ["move north-4", "deliver green with chisel", "end"]


def test_delivers_all_it_can_at_once() -> None:
    state = position(Seat("H", coins=3, open=["silver", "silver", "silver"]))
    assert turn(state) == [
        "move ah-2",
        "deliver silver",
        "deliver silver",
        "deliver silver",
        "end",
    ]


def test_delivers_the_white_commission_with_tools_and_a_vehicle() -> None:
    state = position(
        Seat(
            "B",
            open=["white-ruby-amethyst-emerald"],
            carrying={"shovel": "ruby", "hammer": "amethyst", "cart": "emerald"},
        )
    )
    assert turn(state)[:2] == [
        "move bh-2",
        "deliver white-ruby-amethyst-emerald with shovel+hammer+cart",
    ]


def test_fetches_silver_when_broke() -> None:
    state = position(Seat("H", coins=0, open=["silver", "silver"]))
    assert turn(state) == ["move dh-2", "silver"]


def test_loads_what_an_open_commission_wants() -> None:
    state = position(
        Seat("A", open=["green"], carrying={"chisel": None, "pan": "gold"}),
        stones={"north-1": ["emerald", "ruby"], "north-3": ["emerald", "ruby"]},
    )
    moved, loaded, ended = turn(state)
    assert moved in ("move north-1", "move north-3")
    assert (loaded, ended) == ("load emerald chisel", "end")


def test_buys_the_tool_an_open_commission_wants() -> None:
    state = position(
        Seat("H", open=["green"], carrying={"pan": "gold", "shovel": "ruby"}),
        right={"A": ["chisel"], "B": ["horse"]},
    )
    assert turn(state) == ["move A", "buy R with pan"]


def test_does_not_buy_what_it_cannot_deliver_before_the_end() -> None:
    """In the final round (G1) a commission bought now is lost."""
    state = position(
        Seat("H", coins=6, carrying={"chisel": "emerald"}),
        piles=dict.fromkeys(("gold", "white", "violet", "red", "blue", "green"), 0),
        right={"C": ["green"], "D": ["green"]},
    )
    assert state.final
    assert not any(step.startswith("buy") for step in turn(state))


def test_loads_gemstones_for_their_points_in_the_last_turn() -> None:
    """F1: a gemstone on board is worth a point, a coin is not."""
    state = position(
        Seat("A", coins=0, carrying={"chisel": None, "shovel": None}),
        piles=dict.fromkeys(("gold", "white", "violet", "red", "blue", "green"), 0),
        stones={"north-1": ["emerald", "ruby", "gold"]},
    )
    assert state.final
    assert sorted(turn(state)[1:]) == [
        "end",
        "load emerald chisel",
        "load gold pan",
        "load ruby shovel",
    ]


def test_takes_provisions_where_it_only_passes_through() -> None:
    """M2: from H the red house is two cities away; with provisions it is one turn from C."""
    state = position(Seat("H", coins=6, open=["red"], carrying={"pan": "gold", "shovel": "ruby"}))
    assert turn(state)[0] in ("move C", "move B")
    state = position(
        Seat("H", coins=0, open=["red"], carrying={"pan": "gold", "shovel": "ruby"}),
    )
    assert turn(state)[1] == "provisions"


def test_uses_provisions_to_deliver_at_once() -> None:
    state = position(Seat("H", provisions=True, open=["red"], carrying={"shovel": "ruby"}))
    assert turn(state)[:2] == ["move east-2", "deliver red with shovel"]


def test_buys_several_commissions_in_one_visit() -> None:
    state = position(
        Seat("H", coins=6, carrying={"chisel": "emerald", "pan": "gold"}),
        left={"C": ["gold"]},
        right={"C": ["silver", "green"]},
        players=3,
    )
    done = turn(state)
    assert done[0] == "move C"
    assert sum(step.startswith("buy") for step in done) >= 2


def test_knows_empty_books() -> None:
    """A catalogue without cards is no place to spend gold, however near it is."""
    state = position(
        Seat("ah-1", coins=6, carrying={"pan": "gold"}, open=["green", "violet", "gold"]),
        right={"B": ["hammer", "chisel"]},
    )
    state = replace(state, books=state.books.put("A", Book((), (), Bag())))
    assert turn(state)[0] == "move H"
