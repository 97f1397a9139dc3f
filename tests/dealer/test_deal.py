"""Deals and reveals."""

from collections import Counter

import pytest

from valdora import content
from valdora.dealer import Deal, DealerError, recorded, reveal, revealed, seeded
from valdora.dealer.deal import dealt
from valdora.rules import Reveal, State, apply, new_game

BASE = content.load("base-2009")
DUEL = content.load("duel")


def start(deal: Deal, players: int = 3) -> State:
    return new_game(BASE, players, deal.layout, deal.rivals)


def all_revealed(state: State, deal: Deal) -> State:
    return list(revealed(deal, state))[-1].after


def test_each_book_holds_all_its_cards_s6_s7() -> None:
    deal = seeded(BASE, 1)
    for book in BASE.books:
        assert Counter(deal.orders[book]) == BASE.cards(book)


def test_all_gemstones_lie_on_the_road_spaces_six_each_s5() -> None:
    layout = seeded(BASE, 1).layout
    assert {sum(stones.values()) for stones in layout.values()} == {6}
    found: Counter[str] = Counter()
    for stones in layout.values():
        found.update(stones)
    assert found == BASE.gemstones


def test_the_rival_has_one_card_of_each_crest_in_the_duel_only_x2() -> None:
    assert seeded(BASE, 1).rivals == ()
    assert sorted(seeded(DUEL, 1).rivals) == sorted(craft.crest for craft in DUEL.crafts)


def test_the_deal_of_a_seed_never_changes() -> None:
    deal = seeded(BASE, 42)
    assert deal == seeded(BASE, 42)
    assert " ".join(deal.orders["B"]) == (
        "horse horse hammer chisel hammer cart cart chisel shovel pick hammer chisel shovel pick "
        "cart shovel horse pick"
    )
    assert deal.layout["ah-1"] == {"ruby": 1, "sapphire": 2, "gold": 3}


def test_other_seeds_and_other_books_have_other_orders() -> None:
    one, two = seeded(BASE, 1), seeded(BASE, 2)
    assert one.layout != two.layout
    assert one.orders["C"] != two.orders["C"]
    assert one.orders["A"] != one.orders["B"]
    assert one.orders["C"] != one.orders["D"]


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(DealerError, match="32 bytes, not 31"):
        dealt(BASE, bytes(31))


def test_the_top_page_of_each_book_is_revealed_at_the_start_s8() -> None:
    deal = seeded(BASE, 7)
    state = all_revealed(start(deal), deal)
    assert [state.books[book].right for book in BASE.books] == [
        (deal.orders[book][0],) for book in BASE.books
    ]


def test_pages_are_revealed_one_after_the_other_until_a_player_decides() -> None:
    deal = seeded(BASE, 7)
    state = start(deal)
    pages = list(revealed(deal, state))
    assert [page.action for page in pages] == [
        Reveal(book, deal.orders[book][0]) for book in BASE.books
    ]
    for page in pages:
        assert page.before == state
        assert (page.after, page.events) == apply(state, page.action)
        state = page.after
    assert state.phase == "move"
    assert not list(revealed(deal, state))


def test_a_reveal_depends_only_on_the_state() -> None:
    """Whoever goes back and plays on gets the same pages again."""
    deal = seeded(BASE, 7)
    state = start(deal)
    assert reveal(deal, state) == reveal(deal, state) == Reveal("A", deal.orders["A"][0])


def test_there_is_nothing_to_reveal_unless_the_game_waits_for_a_page() -> None:
    deal = seeded(BASE, 7)
    with pytest.raises(DealerError, match=r"^the game does not wait for a page$"):
        reveal(deal, all_revealed(start(deal), deal))


def test_a_recorded_deal_knows_only_what_was_revealed() -> None:
    deal = seeded(BASE, 7)
    pages = [Reveal(book, deal.orders[book][0]) for book in ("A", "B")]
    state = start(deal)
    known = recorded(BASE, deal.layout, ("red", "blue"), pages)
    assert known.layout == deal.layout
    assert known.rivals == ("red", "blue")
    for page in pages:
        assert reveal(known, state) == page
        state, _ = apply(state, page)
    with pytest.raises(DealerError, match="before page 1 of book C"):
        reveal(known, state)


def test_a_deal_shown_in_a_log_tells_no_page() -> None:
    deal = seeded(BASE, 7)
    shown = f"{deal!r} {deal!s} {[deal]}"
    for card in BASE.cards("A"):
        assert card not in shown
    assert "orders" not in shown
