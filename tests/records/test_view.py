"""A state as JSON: everything on the table, in one form."""

import json

from valdora import bots, content
from valdora.dealer import seeded
from valdora.records import play_game, state_view
from valdora.rules import Bag, Frozen, State, new_game
from valdora.rules.frozen import evolve

BASE = content.load("base-2009")
DUEL = content.load("duel")


def first(edition: content.Edition = BASE, players: int = 3) -> State:
    deal = seeded(edition, 1)
    return new_game(edition, players, deal.layout, deal.rivals)


def test_a_game_about_to_begin() -> None:
    view = state_view(first())
    assert list(view) == [
        "edition",
        "phase",
        "seat",
        "round",
        "final",
        "reveal",
        "stones",
        "discard",
        "books",
        "piles",
        "workshops",
        "sunset",
        "bonus",
        "bank",
        "turned",
        "loaded",
        "delivered",
        "rival",
        "players",
    ]
    assert view["phase"] == "deal"
    assert view["reveal"] == "A"
    assert view["books"]["A"] == {
        "left": [],
        "right": [],
        "unseen": {"shovel": 3, "pick": 3, "hammer": 3, "chisel": 3, "horse": 3, "cart": 3},
    }
    assert view["rival"] is None
    assert view["bank"] == 24
    assert view["players"][2] == {
        "pawn": "H",
        "coins": 3,
        "provisions": False,
        "equipment": {"pan": None},
        "open": [],
        "completed": [],
        "craftsmen": {},
        "bonus": 0,
        "score": {
            "commissions": 0,
            "colours": 0,
            "workshops": 0,
            "bonus": 0,
            "gemstones": 0,
            "total": 0,
        },
    }


def test_the_rival_of_the_duel_x2_x4() -> None:
    state = first(DUEL, 2)
    assert state.rival is not None
    rival = evolve(state.rival, craftsmen=Bag({"red": 2, "gold": 1}))
    state = evolve(state, rival=rival, workshops=state.workshops.put("red", -1))
    view = state_view(state)
    assert view["rival"]["craftsmen"] == {"gold": 1, "red": 2}
    assert sorted(view["rival"]["row"]) == sorted(view["workshops"])
    assert view["workshops"]["red"] == "gone"
    assert view["workshops"]["gold"] is None


def test_cards_are_listed_one_by_one_and_slots_in_their_order() -> None:
    state = first()
    player = evolve(state.players[0], open=Bag({"red": 1, "silver": 2}), completed=Bag({"gold": 2}))
    state = evolve(
        state, players=(player, *state.players[1:]), loaded=frozenset({"cart", "pan", "pick"})
    )
    view = state_view(state)
    assert view["players"][0]["open"] == ["silver", "silver", "red"]
    assert view["players"][0]["completed"] == ["gold", "gold"]
    assert view["players"][0]["score"]["total"] == 4
    assert view["loaded"] == ["pan", "pick", "cart"]


def test_equal_states_give_equal_bytes() -> None:
    state = first()
    one = evolve(state, discard=Bag({"gold": 1, "ruby": 2}))
    other = evolve(state, discard=Bag({"ruby": 2, "gold": 1}))
    turned = {space: Bag(dict(reversed(heap.items()))) for space, heap in other.stones.items()}
    other = evolve(other, stones=Frozen(turned))
    assert one == other
    assert json.dumps(state_view(one)) == json.dumps(state_view(other))


def test_every_state_of_a_game_becomes_json() -> None:
    table = [bots.make("random", seat) for seat in range(2)]
    for step in play_game(DUEL, table, seeded(DUEL, 3), max_rounds=40):
        view = state_view(step.after)
        assert json.loads(json.dumps(view)) == view
