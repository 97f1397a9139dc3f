"""A game looked back at: its line, its positions, its record. Replayed when asked for."""

import io
from collections.abc import Iterator

from valdora.records import PlayedPly, Writer
from valdora.rules import State, apply, new_game, scores
from valdora.rules.events import TurnEnded
from valdora.table import requests as ask
from valdora.table import values
from valdora.table.fold import MILESTONE, Table, effective
from valdora.table.refusals import Refusal
from valdora.table.views import past_shape, state_shape


def replayed(table: Table) -> Iterator[PlayedPly]:
    """The effective line ply by ply."""
    assert table.deal is not None
    deal = table.deal
    state = new_game(table.edition, len(table.seats), deal.layout, deal.rivals, table.rules)
    for n, ply in enumerate(list(table.line), 1):
        after, events = apply(state, ply.action)
        yield PlayedPly(n, state, ply.seat, ply.action, after, events)
        state = after


def line(table: Table) -> ask.Line:
    """All plies with the scores after each, and the steps that still count."""
    _begun(table)
    plies = [
        ask.ScoredPly(
            n=step.n,
            seat=step.seat,
            do=str(step.action),
            round=step.before.round,
            scores=[points.total for points in scores(step.after)],
        )
        for step in replayed(table)
    ]
    return ask.Line(
        seq=table.seq, plies=plies, steps=[past_shape(step) for step in effective(table.steps)]
    )


def position(table: Table, n: int) -> ask.Position:
    """The state after n plies."""
    _begun(table)
    if not 0 <= n <= table.ply:
        raise Refusal("no-position", {"plies": table.ply})
    state, seat, do = _at(table, n)
    return ask.Position(n=n, of=table.ply, seat=seat, do=do, state=state_shape(state))


def _at(table: Table, n: int) -> tuple[State, int | None, str | None]:
    """The state after n plies, from the last milestone before it, and the ply that led there."""
    if n == 0:
        return table.milestones[0], None, None
    passed = (n - 1) // MILESTONE
    state = table.milestones[passed]
    plies = table.line[passed * MILESTONE : n]
    for ply in plies:
        state, _ = apply(state, ply.action)
    return state, plies[-1].seat, str(plies[-1].action)


def recap(table: Table, seat: int) -> ask.Recap:
    """What happened since a seat's last turn ended."""
    _begun(table)
    if seat >= len(table.seats):
        raise Refusal("no-position", {"plies": table.ply})
    steps = [past_shape(step) for step in since_turn(table, seat)]
    return ask.Recap(seat=seat, seq=table.seq, steps=steps)


def since_turn(table: Table, seat: int) -> list[values.Step]:
    """What the others did since a seat's last turn ended, and the pages that were revealed."""
    since: list[values.Step] = []
    for step in effective(table.steps):
        if TurnEnded(seat) in step.events:
            since = []
        elif step.seat != seat:
            since.append(step)
    return since


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
