"""Where a turn ends, and what cannot be undone: said once, for all who play or show the game."""

from valdora.rules.state import State


def same_turn(before: State, after: State) -> bool:
    """T1: whether the same turn goes on after a ply."""
    return after.phase != "over" and after.seat == before.seat and after.round == before.round


def is_final(before: State, after: State) -> bool:
    """B1: whether a ply cannot be undone: it ends the turn, or a page nobody knew is revealed."""
    return after.reveals is not None or not same_turn(before, after)
