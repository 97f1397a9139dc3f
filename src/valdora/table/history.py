"""A game looked back at: its line, its positions, its record. Replayed when asked for."""

import io
from collections.abc import Iterator

from valdora.records import Step, Writer
from valdora.rules import Reveal, State, apply, new_game, scores
from valdora.table import requests as ask
from valdora.table.fold import Table, effective
from valdora.table.refusals import Refusal
from valdora.table.views import state_shape

ENDS = ("end", "silver", "provisions")
"""The actions that end a turn (T1)."""


def replayed(table: Table) -> Iterator[Step]:
    """The effective line ply by ply."""
    assert table.deal is not None
    deal = table.deal
    state = new_game(table.edition, len(table.seats), deal.layout, deal.rivals, table.rules)
    for n, ply in enumerate(list(table.line), 1):
        action = state.tables.by_notation[ply.do]
        after, events = apply(state, action)
        seat = None if isinstance(action, Reveal) else ply.seat
        yield Step(n, state, seat, action, after, events)
        state = after


def line(table: Table) -> ask.Line:
    """All plies with the scores after each, and the steps that still count."""
    _begun(table)
    plies = [
        ask.Ply(
            n=step.n,
            seat=step.seat,
            do=str(step.action),
            round=step.before.round,
            scores=[points.total for points in scores(step.after)],
        )
        for step in replayed(table)
    ]
    return ask.Line(seq=table.seq, plies=plies, steps=effective(table.steps_after(0)))


def position(table: Table, n: int) -> ask.Position:
    """The state after n plies."""
    _begun(table)
    if not 0 <= n <= table.ply:
        raise Refusal("no-position", {"plies": table.ply})
    state, seat, do = _at(table, n)
    return ask.Position(n=n, of=table.ply, seat=seat, do=do, state=state_shape(state))


def _at(table: Table, n: int) -> tuple[State, int | None, str | None]:
    for step in replayed(table):
        if n == 0:
            return step.before, None, None
        if step.n == n:
            return step.after, step.seat, str(step.action)
    raise Refusal("no-position", {"plies": table.ply})


def recap(table: Table, seat: int) -> ask.Recap:
    """What happened since a seat's last turn ended."""
    _begun(table)
    if seat >= len(table.seats):
        raise Refusal("no-position", {"plies": table.ply})
    steps = effective(table.steps_after(0))
    ended = [n for n, step in enumerate(steps, 1) if step.seat == seat and step.do[-1] in ENDS]
    since = steps[ended[-1] if ended else 0 :]
    return ask.Recap(seat=seat, seq=table.seq, steps=[step for step in since if step.seat != seat])


def record_bytes(table: Table, seed: bytes) -> bytes:
    """The game file of a game that has begun; the seed is in it once the game has ended."""
    _begun(table)
    stream = io.BytesIO()
    writer = Writer(stream, table.header(seed))
    for step in replayed(table):
        writer.step(step)
    assert table.state is not None
    writer.finish(table.state)
    return stream.getvalue()


def _begun(table: Table) -> None:
    if table.state is None:
        raise Refusal("no-position", {"plies": 0})
