"""What happened at a table, as a list that is cheap to copy; and so is a move, however late."""

import sys
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from support.desk import Desk
from valdora.rules import End, legal_actions
from valdora.table import play
from valdora.table.briefs import summary
from valdora.table.fold import Table
from valdora.table.trail import BLOCK, Trail

changes = st.lists(
    st.one_of(
        st.tuples(st.just("append"), st.integers(1, 2 * BLOCK + 1)),
        st.tuples(st.just("cut"), st.integers(0, 4 * BLOCK)),
        st.tuples(st.just("replace"), st.just(0)),
        st.tuples(st.just("copy"), st.just(0)),
    ),
    max_size=12,
)


@given(changes)
def test_it_is_a_list_and_its_copies_go_their_own_ways(done: list[tuple[str, int]]) -> None:
    trail, plain = Trail[int](), list[int]()
    copies: list[tuple[Trail[int], list[int]]] = []
    for number, (what, count) in enumerate(done):
        if what == "append":
            for each in range(count):
                trail.append(number + each)
                plain.append(number + each)
        elif what == "cut":
            trail.cut(count)
            del plain[count:]
        elif what == "replace" and plain:
            trail.replace_last(-number)
            plain[-1] = -number
        else:
            copies.append((trail, list(plain)))
            trail = trail.copy()
    for own, expected in (*copies, (trail, plain)):
        assert list(own) == expected
        assert len(own) == len(expected)
        assert own[-3:] == expected[-3:]
        assert own[1:70:7] == expected[1:70:7]
        assert [own[place] for place in range(len(own))] == expected
        assert own == own.copy()
        assert (own == trail) == (expected == plain)
    assert trail != plain
    assert repr(trail) == f"Trail({plain!r})"


def far_travelled(desk: Desk, rounds: int) -> None:
    """Play until a round begins; everyone only travels, so the game has no end."""
    while (state := desk.table.state) and state.round < rounds:
        legal = legal_actions(state)
        action = next((each for each in legal if isinstance(each, End)), legal[0])
        desk.take(play.played(state, state.seat, action, desk.deal, 5, f"c{desk.table.seq}"))


def cost_of_a_move(desk: Desk) -> tuple[int, int]:
    """Lines of Python that run for a move, and bytes that are copied for it."""
    state = desk.table.state
    assert state is not None
    action, lines = legal_actions(state)[0], 0
    made = play.played(state, state.seat, action, desk.deal, 5, "last")

    def count(*_: Any) -> Any:
        nonlocal lines
        lines += 1
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        after = desk.table.copy()
        after.add(made)
        summary(after)
    finally:
        sys.settrace(before)
    return lines, sum(map(size, own(desk.table, after)))


def own(table: Table, copied: Table) -> list[object]:
    """What a copy does not share with its original."""
    return [value for name, value in vars(copied).items() if value is not getattr(table, name)]


def size(value: object) -> int:
    if isinstance(value, Trail):
        return sys.getsizeof(value._last)
    return sys.getsizeof(value) if isinstance(value, list | dict) else 0


def test_a_move_costs_as_much_after_400_rounds_as_after_10() -> None:
    """The few kilobytes that are copied grow until all that is kept for a while is full."""
    desk = Desk()
    desk.start()
    far_travelled(desk, 10)
    early, _ = cost_of_a_move(desk)
    assert len(desk.table.line) < 100
    far_travelled(desk, 100)
    _, full = cost_of_a_move(desk)
    far_travelled(desk, 400)
    assert len(desk.table.line) > 2_000
    late, copied = cost_of_a_move(desk)
    assert late < early * 1.1
    assert copied < full + 3 * 8 * BLOCK
