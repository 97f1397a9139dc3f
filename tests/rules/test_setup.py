"""Section 1: components and set-up."""

from collections import Counter
from random import Random

import pytest

from support.positions import BASE, fresh, legal, play, random_layout
from valdora.content import CRESTS, GEMSTONES, Edition, load
from valdora.rules import VERSION, Bag, Frozen, SetupError, State, check_players, new_game


@pytest.fixture
def base() -> Edition:
    return load(BASE)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_turn_by_turn(players: int) -> None:
    """S1: seat 0 starts, the others follow, then the next round."""
    state = fresh(players=players)
    assert (state.seat, state.round, len(state.players)) == (0, 1, players)
    state = play(state, *_first_pages(state))
    for seat in range(players):
        assert (state.seat, state.round) == (seat, 1)
        state = play(state, f"move {['ah-1', 'bh-1', 'ch-1', 'dh-1', 'bh-3'][seat]}", "end")
    assert (state.seat, state.round) == (0, 2)


@pytest.mark.parametrize(("edition", "players"), [(BASE, 2), (BASE, 6), ("duel", 1), ("duel", 3)])
def test_no_other_number_of_players(edition: str, players: int) -> None:
    """S1, X1: the message says how many there may be."""
    with pytest.raises(SetupError, match=rf"{edition} is for \d to \d players, not for {players}"):
        check_players(load(edition), players)
    with pytest.raises(SetupError, match="S1"):
        fresh(edition, players)


def test_what_each_player_starts_with() -> None:
    """S2: pawn on the harbour city, the empty gold pan, no provisions, nothing else."""
    for player in fresh(players=5).players:
        assert player.pawn == "H"
        assert player.equipment == {"pan": None}
        assert player.provisions is False
        assert player.bonus == 0
        assert player.open == player.completed == player.craftsmen == Bag()


def test_coins_at_the_start() -> None:
    """S3: one coin for the start player, one more for each next, the rest is the bank."""
    state = fresh(players=5)
    assert [player.coins for player in state.players] == [1, 2, 3, 4, 5]
    assert state.bank == 15
    assert fresh(players=3).bank == 24


def test_the_board(base: Edition) -> None:
    """S4: thirty spaces, and a new game has heaps on the road spaces only."""
    kinds = Counter(space.kind for space in base.spaces)
    assert kinds == {"city": 5, "road": 13, "harbour": 2, "mine": 3, "house": 7}
    assert {space.crest for space in base.spaces if space.crest} == set(CRESTS)
    assert {space.id: space.ships for space in base.spaces if space.ships} == {
        "H": 1,
        "east-3": 2,
        "west-3": 1,
    }
    state = fresh()
    assert list(state.stones) == [space.id for space in base.spaces if space.kind == "road"]
    assert state.discard == Bag()


def test_gemstones_are_laid_out_as_given(base: Edition) -> None:
    """S5: 78 gemstones, six on each road space."""
    layout = random_layout(base, Random(7))
    state = new_game(base, 3, layout)
    assert state.stones == layout
    assert {heap.total for heap in state.stones.values()} == {6}
    found = sum((Counter(heap) for heap in state.stones.values()), Counter())
    assert found == {"ruby": 13, "sapphire": 13, "amethyst": 15, "emerald": 15, "gold": 22}


def test_a_layout_may_say_that_there_is_none(base: Edition) -> None:
    """S5: a count of zero is the same as no count."""
    layout = random_layout(base, Random(7))
    spelled_out = {
        space: {gemstone: heap.get(gemstone, 0) for gemstone in GEMSTONES}
        for space, heap in layout.items()
    }
    assert new_game(base, 3, spelled_out) == new_game(base, 3, layout)


def test_a_layout_must_name_the_road_spaces(base: Edition) -> None:
    """S5"""
    layout = random_layout(base, Random(7))
    message = r"^the layout must name each road space once and nothing else \(S5\)$"
    with pytest.raises(SetupError, match=message):
        new_game(base, 3, {**layout, "H": Bag()})
    with pytest.raises(SetupError, match=message):
        new_game(base, 3, {space: heap for space, heap in layout.items() if space != "ah-1"})


def test_a_layout_must_give_each_space_its_number(base: Edition) -> None:
    """S5: seven here and five there, or less than nothing, is refused."""
    heaps = random_layout(base, Random(7))
    stone = next(iter(heaps["ah-1"]))
    uneven = {**heaps, "ah-1": heaps["ah-1"].take(stone), "bh-1": heaps["bh-1"].add(stone)}
    with pytest.raises(SetupError, match=r"(ah-1|bh-1) must get 6 gemstones \(S5\)"):
        new_game(base, 3, uneven)
    with pytest.raises(SetupError, match="ah-1 must get 6 gemstones"):
        new_game(base, 3, {**heaps, "ah-1": {"ruby": 7, "gold": -1}})


def test_a_layout_must_hold_all_gemstones(base: Edition) -> None:
    """S5: six gold where there were others."""
    heaps = random_layout(base, Random(7))
    with pytest.raises(SetupError, match=r"the layout must hold 13 ruby, not \d+ \(S5\)"):
        new_game(base, 3, {**heaps, "ah-1": {"ruby": 6}})


def test_equipment_catalogues() -> None:
    """S6: two identical sets of 18 cards, three of each of six items; the pan is in neither."""
    books = fresh().books
    assert books["A"] == books["B"]
    assert books["A"].unseen == dict.fromkeys(
        ["shovel", "pick", "hammer", "chisel", "horse", "cart"], 3
    )


def test_commission_books() -> None:
    """S7: two identical sets of 27 cards."""
    books = fresh().books
    assert books["C"] == books["D"]
    assert books["C"].unseen.total == 27
    assert books["C"].unseen["silver"] == books["C"].unseen["gold"] == 6


def test_each_book_opens_with_one_page_on_the_right() -> None:
    """S8: nothing on the left, one visible card on the right, the rest covered."""
    state = fresh()
    assert all(book.left == book.right == () for book in state.books.values())
    assert state.phase == "deal"
    for name, card in {"A": "cart", "B": "pick", "C": "red", "D": "silver"}.items():
        assert state.reveals == name
        assert set(legal(state)) == {f"reveal {name} {each}" for each in state.books[name].unseen}
        state = play(state, f"reveal {name} {card}")
        book = state.books[name]
        assert (book.top("L"), book.top("R")) == (None, card)
    assert state.phase == "move"
    assert state.reveals is None
    assert state.books["A"].unseen["cart"] == 2
    assert state.books["C"].unseen["red"] == 2


@pytest.mark.parametrize(
    ("players", "coloured"),
    [(3, 3), (4, 4), (5, 4)],
)
def test_craftsman_piles(players: int, coloured: int) -> None:
    """S9: with three players one violet, red, blue and green tile is taken out."""
    assert fresh(players=players).piles == {
        "silver": 9,
        "gold": 9,
        "white": 5,
        "violet": coloured,
        "red": coloured,
        "blue": coloured,
        "green": coloured,
    }


def test_workshops_and_bonus_tiles() -> None:
    """S10: one workshop per colour, nobody's yet; 13 bonus tiles."""
    state = fresh()
    assert state.workshops == Frozen(dict.fromkeys(CRESTS))
    assert state.bonus == 13
    assert state.final is False


def test_no_rival_in_the_base_game(base: Edition) -> None:
    """X2: rival cards belong to the duel."""
    assert fresh().rival is None
    with pytest.raises(SetupError, match=r"base-2009 must hold no card \(X2\)"):
        new_game(base, 3, random_layout(base, Random(7)), CRESTS)


def _first_pages(state: State) -> list[str]:
    return [f"reveal {book} {next(iter(state.books[book].unseen))}" for book in state.books]


def test_a_game_keeps_the_version_of_the_rules_it_is_set_up_with() -> None:
    """S1: what the players agreed on at the start holds to the end."""
    edition = load("base-2009")
    layout = random_layout(edition, Random(1))
    assert new_game(edition, 3, layout).rules == VERSION
    assert new_game(edition, 3, layout, rules=1).rules == 1
    for unknown in (0, VERSION + 1):
        with pytest.raises(SetupError, match="of the rules is not known here"):
            new_game(edition, 3, layout, rules=unknown)
