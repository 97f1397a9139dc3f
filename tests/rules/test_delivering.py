"""Section 7: delivering."""

from support.positions import Seat, events, legal, play, position, refusal
from valdora.rules.events import CommissionCompleted

WHITE = "white-ruby-amethyst-emerald"


def test_the_patron_wants_a_coin() -> None:
    """D1: it goes to the bank, and pays for one commission only."""
    state = position(Seat("ah-2", coins=1, open=["silver", "silver"]), phase="act")
    assert legal(state) == ["deliver silver", "end"]
    assert events(state, "deliver silver")[0] == CommissionCompleted(0, "silver", (), 1, 1)
    after = play(state, "deliver silver")
    assert after.players[0].coins == 0
    assert after.bank == state.bank + 1
    assert after.players[0].open == {"silver": 1}
    assert after.players[0].completed == {"silver": 1}
    assert legal(after) == ["end"]
    assert refusal(after, "deliver silver").figures == {"needs": 1, "has": 0}
    assert refusal(after, "deliver silver").code == "delivery-unpaid"


def test_the_patron_wants_a_gemstone() -> None:
    """D1: it goes to the discard field, and pays for one commission only."""
    state = position(Seat("east-2", open=["red", "red"], carrying={"shovel": "ruby"}), phase="act")
    after = play(state, "deliver red with shovel")
    assert after.discard == {"ruby": 1}
    assert after.players[0].equipment == {"pan": None, "shovel": None}
    assert legal(after) == ["end"]
    assert refusal(after, "deliver red with shovel").code == "gemstones-missing"


def test_only_the_crest_of_the_house() -> None:
    """D1: at the red house no blue commission."""
    state = position(
        Seat("east-2", open=["blue", "gold"], carrying={"pick": "sapphire", "pan": "gold"}),
        phase="act",
    )
    assert legal(state) == ["end"]
    reason = refusal(state, "deliver blue with pick")
    assert (reason.code, reason.figures) == ("other-crest", {"commission": "blue", "crest": "blue"})
    assert refusal(state, "deliver red with shovel").code == "not-open"


def test_any_number_of_commissions_in_any_order() -> None:
    """D1: two kinds of white commissions, paid one after the other."""
    first, second = WHITE, "white-ruby-sapphire-amethyst"
    state = position(
        Seat(
            "bh-2",
            open=[first, second],
            carrying={
                "shovel": "ruby",
                "pick": "sapphire",
                "hammer": "amethyst",
                "chisel": "emerald",
                "horse": "ruby",
                "cart": "amethyst",
            },
        ),
        phase="act",
    )
    one = play(state, f"deliver {first} with shovel+hammer+chisel")
    assert legal(one) == [f"deliver {second} with pick+horse+cart", "end"]
    other = play(state, f"deliver {second} with shovel+pick+hammer")
    assert legal(other) == [f"deliver {first} with chisel+horse+cart", "end"]
    done = play(other, f"deliver {first} with chisel+horse+cart", "end")
    assert done.players[0].completed == {first: 1, second: 1}
    assert done.discard == {"ruby": 2, "amethyst": 2, "emerald": 1, "sapphire": 1}


def test_a_white_commission_wants_all_three_gemstones() -> None:
    """D1: two of them, or a wrong one, will not do."""
    state = position(
        Seat(
            "bh-2",
            open=[WHITE],
            carrying={"shovel": "ruby", "hammer": "amethyst", "cart": "sapphire", "horse": None},
        ),
        phase="act",
    )
    assert legal(state) == ["end"]
    for slots in ("shovel+hammer+cart", "shovel+hammer+horse", "shovel+hammer+chisel"):
        reason = refusal(state, f"deliver {WHITE} with {slots}")
        assert (reason.code, reason.rule) == ("gemstones-missing", "D1")
        assert reason.figures == {"commission": WHITE}


def test_the_player_chooses_which_equipment_pays() -> None:
    """D2: tool, horse or cart."""
    state = position(
        Seat("east-2", open=["red"], carrying={"shovel": "ruby", "horse": "ruby", "cart": "ruby"}),
        phase="act",
    )
    assert legal(state, "deliver") == [
        "deliver red with shovel",
        "deliver red with horse",
        "deliver red with cart",
    ]
    assert play(state, "deliver red with horse").players[0].equipment == {
        "pan": None,
        "shovel": "ruby",
        "horse": None,
        "cart": "ruby",
    }


def test_gold_may_come_from_pan_or_vehicle() -> None:
    """D2: gold is a gemstone like any other."""
    state = position(
        Seat("ch-2", open=["gold"], carrying={"pan": "gold", "cart": "gold", "horse": "ruby"}),
        phase="act",
    )
    assert legal(state, "deliver") == ["deliver gold with pan", "deliver gold with cart"]


def test_a_completed_commission_makes_room() -> None:
    """D3: it is no longer open, and stays with its player."""
    state = position(Seat("ah-2", coins=6, open=["silver", "silver", "red"]), phase="act")
    after = play(state, "deliver silver", "deliver silver", "end")
    assert after.players[0].open == {"red": 1}
    assert after.players[0].completed == {"silver": 2}
    assert after.delivered == 0
    assert after.seat == 1


def test_delivering_is_the_action() -> None:
    """D1, T2: after it only more deliveries."""
    state = play(position(Seat("ah-2", open=["silver"]), phase="act"), "deliver silver")
    assert state.phase == "deliver"
    assert state.delivered == 1
    assert legal(state) == ["end"]
