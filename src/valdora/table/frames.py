"""The frames that tell what rows have changed. The same rows make the same bytes anywhere."""

from collections.abc import Iterator, Sequence

from valdora.table.choices import choices
from valdora.table.fold import Table
from valdora.table.protocol import Chat, Outgoing, Step, TableChanged
from valdora.table.rows import Row, is_known
from valdora.table.views import state_shape

QUIET = ("link", "watch", "review")
"""Rows that concern nobody but those who asked for it."""


def groups(kept: Sequence[Row]) -> Iterator[list[Row]]:
    """Rows in groups that are told as one: a step is an action and its reveals.

    Rows of a kind that is not known here go with those before them.
    """
    group: list[Row] = []
    for row in kept:
        if row.kind != "reveal" and is_known(row.kind) and group:
            yield group
            group = []
        group.append(row)
    if group:
        yield group


def frames(group: Sequence[Row], before: str, table: Table, seed: str) -> Iterator[Outgoing]:
    """What everyone hears after a group was folded in; `before` is the status before it."""
    kind = group[0].kind
    if kind in QUIET or not is_known(kind):
        return
    if kind == "chat":
        yield Chat(seq=table.seq, line=table.chat[-1])
        return
    changed = TableChanged(seq=table.seq, table=table.view(seed))
    if kind not in ("start", "act", "undo"):
        yield changed
        return
    if kind == "start":
        yield changed
    yield step(table)
    if kind != "start" and table.status != before:
        yield changed


def step(table: Table) -> Step:
    """The last step, with the state and the choices after it."""
    last, state = table.step, table.state
    assert last is not None
    assert state is not None
    return Step(
        seq=table.seq,
        ply=last.ply,
        seat=last.seat,
        do=last.do,
        took_back=last.took_back,
        events=last.events,
        at=last.at,
        state=state_shape(state),
        choices=choices(state) if table.status == "running" else [],
        undo_to=table.undo_to,
    )
