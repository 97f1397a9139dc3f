"""Where a turn ends (T1) and what cannot be undone (B1)."""

from dataclasses import replace

from valdora import content
from valdora.dealer import revealed, seeded
from valdora.rules import End, Move, Provisions, State, Turn, apply, is_final, new_game, same_turn


def at_the_first_move() -> State:
    edition = content.load("base-2009.2")
    deal = seeded(edition, 3)
    state = new_game(edition, 3, deal.layout, deal.rivals)
    for page in revealed(deal, state):
        state = page.after
    return state


def test_a_move_neither_ends_the_turn_nor_is_final() -> None:
    """T1: the action is still to come."""
    state = at_the_first_move()
    moved, _ = apply(state, Move("A"))
    assert same_turn(state, moved)
    assert not is_final(state, moved)


def test_ending_and_taking_provisions_end_the_turn() -> None:
    """T1, P1."""
    moved, _ = apply(at_the_first_move(), Move("A"))
    for action in (End(), Provisions()):
        ended, _ = apply(moved, action)
        assert not same_turn(moved, ended)
        assert is_final(moved, ended)


def test_a_page_nobody_knew_cannot_be_taken_back_though_the_turn_goes_on() -> None:
    """B1: a choice is final once it has revealed a card."""
    moved, _ = apply(at_the_first_move(), Move("A"))
    turned, _ = apply(moved, Turn("R"))
    assert same_turn(moved, turned)
    assert is_final(moved, turned)


def test_the_last_turn_of_the_game_ends_with_it() -> None:
    """G1: the seat may be the same, the turn is not."""
    state = at_the_first_move()
    assert is_final(state, replace(state, phase="over"))
