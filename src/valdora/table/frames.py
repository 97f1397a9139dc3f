"""The frames that tell what rows have changed. The same rows make the same bytes anywhere."""

from collections.abc import Iterator, Sequence

from valdora.table.choices import choices
from valdora.table.fold import Table
from valdora.table.protocol import Chat, Outgoing, Presence, Snapshot, Step, TableChanged
from valdora.table.rows import Row, is_known
from valdora.table.shapes import ChatLine, Choice, PastStep
from valdora.table.values import Access
from valdora.table.views import (
    chat_shape,
    clocks_shape,
    event_views,
    past_shape,
    remembered_shape,
    state_shape,
    table_shape,
    you_shape,
)

QUIET = ("link", "unlink", "watch", "review")
"""Rows that concern nobody but those who asked for it."""


MOST_MISSED = 1000
"""Steps that a snapshot tells of: more than a game has that ends; all are in its line."""
PLAY = ("act", "reveal", "undo")
"""Rows of the game itself: they change no seat and nobody's rights."""


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
        yield Chat(seq=table.seq, line=chat_shape(table.chat[-1]))
        return
    if kind not in PLAY:
        changed = TableChanged(seq=table.seq, table=table_shape(table, seed))
        if kind in ("seat", "resume") and table.person_to_move:
            changed.choices = offered(table)  # nobody was told any on the bot's turn
        yield changed
    if kind in PLAY or kind == "start":
        yield step(table)
    if kind in PLAY and table.status != before:
        yield TableChanged(seq=table.seq, table=table_shape(table, seed))


def step(table: Table) -> Step:
    """The last step, with the state and the choices after it."""
    last, state = table.steps[-1], table.state
    assert state is not None
    return Step(
        seq=table.seq,
        ply=last.ply,
        seat=last.seat,
        do=[str(action) for action in last.actions],
        took_back=last.took_back,
        events=event_views(last.events),
        at=last.at,
        state=state_shape(state),
        choices=offered(table),
        clocks=clocks_shape(table.clocks),
        remembered=remembered_shape(table),
        undo_to=table.undo_to,
    )


def offered(table: Table) -> list[Choice]:
    """What the person to move may do; nothing when it is a bot's turn, or nobody's."""
    return choices(table.state) if table.state and table.person_to_move else []


def snapshot(table: Table, access: Access, since: int, presence: Presence, seed: str) -> Snapshot:
    """Everything as it is, and what happened behind `since`."""
    return Snapshot(
        seq=table.seq,
        table=table_shape(table, seed),
        you=you_shape(access),
        ply=table.ply,
        undo_to=table.undo_to,
        state=state_shape(table.state) if table.state else None,
        choices=offered(table),
        missed=missed(table, since),
        chat=said(table, since),
        presence=presence,
    )


def missed(table: Table, since: int) -> list[PastStep]:
    """What happened in the game behind `since`, of very much the latest."""
    return [past_shape(step) for step in table.steps_after(since)[-MOST_MISSED:]]


def said(table: Table, since: int) -> list[ChatLine]:
    """What was said behind `since`."""
    return [chat_shape(line) for line in table.chat_after(since)]
