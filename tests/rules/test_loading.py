"""Section 6: loading."""

import pytest

from support.positions import Seat, events, legal, play, position, refusal
from valdora.rules import ships_left
from valdora.rules.events import GemstoneDropped, GemstoneLoaded


def test_a_tool_and_the_pan_load_their_own_colour_for_nothing() -> None:
    """L1: one gemstone each."""
    state = position(
        Seat("ah-1", coins=0, carrying={"shovel": None, "chisel": None}),
        phase="act",
        stones={"ah-1": ["gold", "ruby", "ruby", "sapphire"]},
    )
    assert legal(state) == ["load gold pan", "load ruby shovel", "end"]
    after = play(state, "load gold pan", "load ruby shovel")
    assert after.players[0].equipment == {"pan": "gold", "shovel": "ruby", "chisel": None}
    assert after.players[0].coins == 0
    assert after.stones["ah-1"] == {"ruby": 1, "sapphire": 1}
    assert legal(after) == ["end"]
    assert refusal(after, "load ruby shovel").code == "already-loaded"


@pytest.mark.parametrize(("vehicle", "price"), [("horse", 3), ("cart", 2)])
def test_a_vehicle_loads_any_colour_for_its_price(vehicle: str, price: int) -> None:
    """L1: the coins go to the bank, each time."""
    heap = ["gold", "ruby", "sapphire", "amethyst", "emerald"]
    state = position(
        Seat("ah-1", coins=price, carrying={vehicle: None}),  # type: ignore[dict-item]
        phase="act",
        stones={"ah-1": heap},  # type: ignore[dict-item]
    )
    assert set(legal(state, "load")) == {f"load {each} {vehicle}" for each in heap} | {
        "load gold pan"
    }
    after = play(state, f"load emerald {vehicle}")
    assert after.players[0].coins == 0
    assert after.bank == state.bank + price
    poor = position(
        Seat("ah-1", coins=price - 1, carrying={vehicle: None}),  # type: ignore[dict-item]
        phase="act",
        stones={"ah-1": heap},  # type: ignore[dict-item]
    )
    assert legal(poor, "load") == ["load gold pan"]
    reason = refusal(poor, f"load ruby {vehicle}")
    assert (reason.code, reason.rule) == ("load-unpaid", "L1")
    assert reason.figures == {"slot": vehicle, "needs": price, "has": price - 1}


def test_a_full_tool_loads_nothing() -> None:
    """L1: the gold pan and tools keep what they carry."""
    state = position(
        Seat("ah-1", carrying={"pan": "gold", "shovel": "ruby"}),
        phase="act",
        stones={"ah-1": ["gold", "ruby"]},
    )
    assert legal(state) == ["end"]
    assert refusal(state, "load ruby shovel").code == "slot-full"
    assert refusal(state, "load gold pan").figures == {"slot": "pan", "gemstone": "gold"}
    assert refusal(state, "load ruby cart").code == "slot-not-owned"


def test_a_vehicle_may_be_used_although_the_tool_is_empty() -> None:
    """L2: and as many gemstones as one wishes, also none."""
    state = position(
        Seat("ah-1", coins=6, carrying={"shovel": None, "horse": None, "cart": None}),
        phase="act",
        stones={"ah-1": ["ruby", "ruby", "ruby"]},
    )
    assert legal(state) == ["load ruby shovel", "load ruby horse", "load ruby cart", "end"]
    after = play(state, "load ruby cart", "load ruby horse", "load ruby shovel", "end")
    assert after.players[0].equipment == {
        "pan": None,
        "shovel": "ruby",
        "horse": "ruby",
        "cart": "ruby",
    }
    assert after.players[0].coins == 1
    assert "ruby" not in after.stones["ah-1"]


def test_only_what_lies_on_the_road_space() -> None:
    """L2: neither other spaces nor the discard field."""
    state = position(
        Seat("ah-1", carrying={"shovel": None}),
        phase="act",
        stones={"ah-1": ["sapphire"]},
        discard=["ruby"],
    )
    assert legal(state) == ["end"]
    reason = refusal(state, "load ruby shovel")
    assert (reason.code, reason.rule) == ("not-lying-here", "L2")
    assert reason.figures == {"gemstone": "ruby", "space": "ah-1"}


def test_a_worked_example_of_loading() -> None:
    """L1, L2: two gold, a ruby, two sapphires and an emerald lie there; shovel and pick are empty,
    the pan is full, the cart costs two coins."""
    state = position(
        Seat("ah-1", coins=2, carrying={"pan": "gold", "shovel": None, "pick": None, "cart": None}),
        phase="act",
        stones={"ah-1": ["gold", "gold", "ruby", "sapphire", "sapphire", "emerald"]},
    )
    assert "load gold pan" not in legal(state)
    assert "load emerald cart" in legal(state)
    after = play(state, "load ruby shovel", "load sapphire pick", "load emerald cart")
    assert after.players[0].equipment == {
        "pan": "gold",
        "shovel": "ruby",
        "pick": "sapphire",
        "cart": "emerald",
    }
    assert after.players[0].coins == 0
    assert after.stones["ah-1"] == {"gold": 2, "sapphire": 1}
    assert legal(after) == ["end"]


@pytest.mark.parametrize(("space", "ships"), [("H", 1), ("west-3", 1), ("east-3", 2)])
def test_ships_bring_gemstones_from_the_discard_field(space: str, ships: int) -> None:
    """L3: as many as there are ships."""
    carrying = {"shovel": None, "pick": None, "hammer": None}
    state = position(
        Seat(space, carrying=carrying),  # type: ignore[arg-type]
        Seat("A"),
        Seat("B"),
        phase="act",
        discard=["ruby", "sapphire", "amethyst"],
    )
    loads = ["load ruby shovel", "load sapphire pick", "load amethyst hammer"]
    assert legal(state, "load") == loads
    assert ships_left(state) == ships
    after = play(state, *loads[:ships])
    assert after.discard.total == 3 - ships
    assert ships_left(after) == 0
    assert legal(after) == ["end"]
    reason = refusal(after, loads[ships])
    assert (reason.code, reason.rule, reason.figures) == ("ships-used", "L3", {"ships": ships})


def test_an_empty_discard_field_offers_nothing() -> None:
    """L3: as at the start of the game."""
    state = position(Seat("east-3", carrying={"shovel": None}), phase="act")
    assert legal(state) == ["end"]
    assert refusal(state, "load ruby shovel").code == "not-in-discard"


def test_loading_at_the_harbour_city_is_the_action() -> None:
    """L3, T2: ships or provisions, not both."""
    state = position(Seat("H"), phase="act", discard=["gold"])
    assert legal(state) == ["load gold pan", "provisions", "end"]
    assert legal(play(state, "load gold pan")) == ["end"]
    assert refusal(play(state, "load gold pan"), "provisions").code == "one-action"


def test_a_vehicle_may_drop_its_gemstone_for_another_colour() -> None:
    """L4: into the discard field, and the full price is paid again."""
    state = position(
        Seat("ah-1", coins=2, carrying={"cart": "gold"}),
        phase="act",
        stones={"ah-1": ["ruby", "gold"]},
    )
    assert legal(state, "load") == ["load gold pan", "load ruby cart"]
    assert events(state, "load ruby cart") == [
        GemstoneDropped(0, "gold", "cart"),
        GemstoneLoaded(0, "ruby", "cart", 2, "ah-1", discard=False),
    ]
    after = play(state, "load ruby cart")
    assert after.players[0].equipment == {"pan": None, "cart": "ruby"}
    assert after.players[0].coins == 0
    assert after.discard == {"gold": 1}


def test_a_vehicle_is_not_reloaded_with_the_same_colour() -> None:
    """L4: that would change nothing but the coins."""
    state = position(
        Seat("ah-1", coins=6, carrying={"cart": "ruby"}),
        phase="act",
        stones={"ah-1": ["ruby", "ruby"]},
    )
    assert legal(state) == ["end"]
    reason = refusal(state, "load ruby cart")
    assert (reason.code, reason.rule) == ("same-colour", "L4")


def test_dropping_uses_no_ship() -> None:
    """L3, L4: with one ship one gemstone is loaded, whatever was dropped."""
    state = position(
        Seat("west-3", coins=6, carrying={"cart": "ruby"}),
        phase="act",
        discard=["sapphire", "gold"],
    )
    assert legal(state, "load") == ["load gold pan", "load sapphire cart", "load gold cart"]
    assert events(state, "load sapphire cart")[1] == GemstoneLoaded(
        0, "sapphire", "cart", 2, "west-3", discard=True
    )
    after = play(state, "load sapphire cart")
    assert after.discard == {"ruby": 1, "gold": 1}
    assert legal(after) == ["end"]


def test_ships_are_not_free_for_vehicles() -> None:
    """L1, L3: the price of the cart is due at a harbour too."""
    state = position(
        Seat("west-3", coins=1, carrying={"cart": None}), phase="act", discard=["ruby"]
    )
    assert legal(state) == ["end"]
    reason = refusal(state, "load ruby cart")
    assert (reason.code, reason.figures) == (
        "load-unpaid",
        {"slot": "cart", "needs": 2, "has": 1},
    )
