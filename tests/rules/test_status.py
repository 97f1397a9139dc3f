"""`status`: what is wrong with a state that cannot arise, with rule numbers."""

from typing import Any

import pytest

from support.editions import base_document
from support.positions import BASE, Seat, fresh, position
from valdora.content import parse
from valdora.rules import GONE, Bag, Frozen, Phase, Player, Rival, State, status
from valdora.rules.frozen import evolve


def with_player(state: State, **changes: Any) -> State:
    return state.with_player(evolve(state.player, **changes))


@pytest.mark.parametrize(("edition", "players"), [("duel", 2), (BASE, 3), (BASE, 4), (BASE, 5)])
def test_a_new_game_is_faultless(edition: str, players: int) -> None:
    assert status(fresh(edition, players)) == ()


@pytest.mark.parametrize("coins", [-1, 7])
def test_coins(coins: int) -> None:
    """S3"""
    assert status(with_player(position(), coins=coins)) == (
        f"S3: seat 0 holds {coins} coins, not 0 to 6",
    )


def test_more_coins_than_there_are() -> None:
    """S3"""
    assert status(with_player(position(), coins=25))[0] == "S3: the players hold more than 30 coins"


def test_the_bank_may_be_empty() -> None:
    """S3: five full purses."""
    assert status(position(*[Seat(coins=6)] * 5)) == ()


def test_open_commissions() -> None:
    """B7: and the cards no longer add up."""
    faults = status(with_player(position(), open=Bag({"silver": 4})))
    assert faults == (
        "B7: seat 0 has 4 open commissions",
        "S7: there are 16 cards of commissions silver, not 12",
    )


def test_pawn() -> None:
    """S4"""
    assert status(with_player(position(), pawn="atlantis")) == (
        "S4: seat 0 stands on atlantis, which is no space",
    )


def test_pan() -> None:
    """S2"""
    assert status(with_player(position(), equipment=Frozen({}))) == (
        "S2: seat 0 has lost the gold pan",
    )


def test_a_gemstone_where_it_cannot_be() -> None:
    """L1: a vehicle carries anything, a tool its own colour."""
    state = position(Seat(carrying={"cart": "ruby", "pick": "sapphire"}))
    swapped = Frozen({"pan": None, "pick": "ruby", "cart": "sapphire"})
    assert status(with_player(state, equipment=swapped)) == ("L1: seat 0 carries ruby on pick",)


def test_gemstones() -> None:
    """S5: on road spaces, on equipment, in the discard field."""
    state = position()
    assert status(evolve(state, discard=Bag({"gold": 1}))) == ("S5: there are 23 gold, not 22",)
    fewer = state.stones.put("ah-1", state.stones["ah-1"].take("ruby"))
    assert status(evolve(state, stones=fewer)) == ("S5: there are 12 ruby, not 13",)
    carries = Frozen({"pan": "gold"})
    assert status(with_player(state, equipment=carries)) == ("S5: there are 23 gold, not 22",)


def test_cards() -> None:
    """S6, S7: equipment and commissions of the same name are not mixed up."""
    state = position(left={"A": ["cart"]})
    book = evolve(state.books["A"], left=())
    assert status(evolve(state, books=state.books.put("A", book))) == (
        "S7: there are 5 cards of equipment cart, not 6",
    )
    book = evolve(state.books["C"], unseen=state.books["C"].unseen.take("gold"))
    assert status(evolve(state, books=state.books.put("C", book))) == (
        "S7: there are 11 cards of commissions gold, not 12",
    )
    extra = Frozen({"pan": None, "horse": None})
    assert status(with_player(state, equipment=extra)) == (
        "S7: there are 7 cards of equipment horse, not 6",
    )
    assert status(with_player(state, completed=Bag({"atlantis": 1}))) == (
        "S7: there are 1 cards of commissions atlantis, not 0",
    )


def test_craftsmen() -> None:
    """S9: in the piles, with the players, with the rival."""
    state = position()
    assert status(evolve(state, piles=state.piles.take("red"))) == (
        "S9: there are 2 red craftsmen, not 3",
    )
    duel = position(edition="duel")
    assert duel.rival is not None
    more = evolve(duel.rival, craftsmen=Bag({"blue": 1}))
    assert status(evolve(duel, rival=more)) == ("S9: there are 4 blue craftsmen, not 3",)


def test_bonus_tiles() -> None:
    """S10"""
    assert status(with_player(position(), bonus=1)) == ("S10: there are 14 bonus tiles, not 13",)


def test_workshops() -> None:
    """C2, X4: owned by who has the craftsmen, and by nobody else."""
    state = position(Seat(craftsmen=["red", "red"]))
    assert state.workshops["red"] == 0
    nobody = evolve(state, workshops=state.workshops.put("red", None))
    assert status(nobody) == ("C2: nobody owns the red workshop, though its craftsmen are there",)
    other = evolve(state, workshops=state.workshops.put("red", 1))
    assert status(other) == ("C2: seat 1 has the red workshop without its craftsmen",)
    gone = evolve(state, workshops=state.workshops.put("red", GONE))
    assert status(gone) == ("C2: the rival has the red workshop without its craftsmen",)


def test_a_workshop_for_one_craftsman() -> None:
    """C2: it is not owned as long as there is none."""
    document = base_document()
    document["id"] = "one"
    document["crafts"]["red"]["workshop_needs"] = 1
    one = parse(document, "one")
    assert position(edition=one).workshops["red"] is None
    assert position(Seat(craftsmen=["red"]), edition=one).workshops["red"] == 0


def test_end() -> None:
    """G1"""
    fault = "G1: the final round runs if and only if tiles of at most one colour are left"
    assert status(evolve(position(), final=True)) == (fault,)
    over = position(players=5, piles=dict.fromkeys(position().piles, 0))
    assert over.final
    assert status(evolve(over, final=False)) == (fault,)


def test_a_book_that_waits_outside_its_action() -> None:
    """S8"""
    state = position(Seat("C"), right={"A": ["pick"]})
    book = evolve(state.books["A"], right=(), unseen=state.books["A"].unseen.add("pick"))
    waiting = evolve(state, books=state.books.put("A", book))
    fault = "S8: A waits for a page, but nobody uses that book"
    assert status(waiting) == (fault,)
    assert status(evolve(waiting, phase="book")) == (fault,)
    assert status(evolve(waiting, phase="deal")) == ()
    assert status(evolve(waiting.with_player(evolve(waiting.player, pawn="A")), phase="book")) == ()


@pytest.mark.parametrize(
    ("phase", "space", "other"),
    [("book", "A", "H"), ("load", "H", "A"), ("deliver", "ah-2", "ah-1")],
)
def test_an_action_the_space_does_not_offer(phase: Phase, space: str, other: str) -> None:
    """T2"""
    assert status(evolve(position(Seat(space)), phase=phase)) == ()
    assert status(evolve(position(Seat(other)), phase=phase)) == (
        f"T2: {other} does not offer the action '{phase}'",
    )


def test_loading_goes_on_where_gemstones_are() -> None:
    """T2: road spaces and harbours; not houses."""
    assert status(evolve(position(Seat("ah-1")), phase="load")) == ()
    assert status(evolve(position(Seat("east-3")), phase="load")) == ()
    assert status(evolve(position(Seat("ah-2")), phase="load")) != ()


def test_the_rival_belongs_to_the_duel() -> None:
    """X2"""
    fault = "X2: the row of the rival must hold each card once, and only in the duel"
    duel = position(edition="duel")
    assert duel.rival is not None
    assert status(evolve(duel, rival=None)) == (fault,)
    assert status(evolve(duel, rival=evolve(duel.rival, row=duel.rival.row[1:]))) == (fault,)
    assert status(evolve(position(), rival=Rival(duel.rival.row, Bag()))) == (fault,)


def test_faults_are_reported_for_every_seat() -> None:
    """S3: all faults, not the first."""
    state = position()
    players: tuple[Player, ...] = tuple(evolve(player, coins=-1) for player in state.players)
    assert len(status(evolve(state, players=players))) == 3
