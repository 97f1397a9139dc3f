"""What a seat may do in a running game, decided: rows to store, or a refusal. Pure."""

from collections.abc import Iterable
from itertools import islice, takewhile

from valdora.dealer import Deal
from valdora.dealer import revealed as dealt
from valdora.rules import Action, IllegalAction, Reveal, State, apply, explain
from valdora.rules.events import TurnEnded
from valdora.table import rows
from valdora.table.fold import Table
from valdora.table.names import is_blank
from valdora.table.protocol import Act, Reason, Say, Undo, Why
from valdora.table.refusals import Refusal
from valdora.table.values import Change, Outcome

MOST_ROWS = 50_000
"""Of one table, before it takes no more chat and changes: a game needs some hundreds."""
MOST_STEPS = 20_000
"""Of one game, what was taken back included: one of 400 rounds has about 8,000."""
MOST_TURN_STEPS = 200
"""Of one turn, before nothing more of it can be taken back."""
TALK = (rows.Said, rows.Changed, rows.Linked, rows.Watches, rows.SeatSet)
"""What a table can do without when it has too many rows."""


def acknowledged(table: Table, key: str | None, client_id: str) -> int | None:
    """The seq of what this key has asked for under this id before, if it was stored."""
    for seat in table.seats_of(key) if key else ():
        if (seat, client_id) in table.acks:
            return table.acks[seat, client_id]
    return None


def act(table: Table, key: str | None, ask: Act, deal: Deal, now: int) -> list[Change]:
    """An action and the pages it reveals."""
    seat = own_turn(table, key)
    _fresh(table, ask.seq)
    if len(table.steps) >= MOST_STEPS:
        raise Refusal("too-many-plies")
    state = _running(table)
    return played(state, seat, _action(state, ask.code), deal, now, ask.client_id)


def played(
    state: State, seat: int, action: Action, deal: Deal, now: int, client_id: str | None = None
) -> list[Change]:
    """An action of the seat to move and the pages it reveals."""
    if isinstance(action, Reveal):
        raise Refusal("unknown-code", {"action": state.almanac.codes[action]})
    try:
        after, events = apply(state, action)
    except IllegalAction as error:
        reason = error.reason
        raise Refusal(reason.code, reason.figures, reason.rule) from None
    done = rows.Acted(at=now, seat=seat, do=str(action), client_id=client_id)
    return [Outcome(done, state, action, after, events), *revealed(after, deal, now)]


def revealed(state: State, deal: Deal, now: int) -> list[Outcome]:
    """The dealer's answers, until the state waits for no page."""
    return [
        Outcome(rows.Revealed(at=now, do=str(page.action)), *page) for page in dealt(deal, state)
    ]


def undo(table: Table, key: str | None, ask: Undo, now: int) -> list[Change]:
    """The row of plies taken back within the turn."""
    seat = own_turn(table, key)
    _fresh(table, ask.seq)
    if table.undo_to is None or not table.undo_to <= ask.to < table.ply:
        raise Refusal("nothing-to-undo", {"to": ask.to})
    if _steps_of_turn(table, seat) >= MOST_TURN_STEPS:
        raise Refusal("too-many-undos")
    return [rows.Undone(at=now, seat=seat, to=ask.to, client_id=ask.client_id)]


def say(table: Table, key: str | None, ask: Say, now: int) -> list[Change]:
    """The row of something said by a seat."""
    own = table.seats_of(key) if key else []
    if not own:
        raise Refusal("not-seated")
    seat = own[0] if ask.seat is None else ask.seat
    if seat not in own:
        raise Refusal("not-your-seat", {"number": seat})
    text = printable(ask.text)
    if is_blank(text):
        raise Refusal("bad-request", {"detail": "text"})
    name = table.seats[seat].name
    return [rows.Said(at=now, seat=seat, name=name, text=text, client_id=ask.client_id)]


def check_rows(table: Table, made: Iterable[Change]) -> None:
    """Refuse what a table with very many rows can do without; who is away can be replaced still."""
    for change in made:
        most = 2 * MOST_ROWS if isinstance(change, rows.SeatSet) else MOST_ROWS
        if isinstance(change, TALK) and table.seq >= most:
            raise Refusal("too-many-rows")


def why(table: Table, ask: Why) -> Reason:
    """Why an action is not allowed now, or that it is."""
    state = _running(table)
    reason = explain(state, _action(state, ask.code))
    return Reason(
        client_id=ask.client_id,
        action=ask.code,
        code=reason.code if reason else None,
        rule=reason.rule if reason else None,
        figures=dict(reason.figures) if reason else {},
        seq=table.seq,
    )


def printable(text: str) -> str:
    """Text without control signs and without space around it; it is never anything but text."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()


def _running(table: Table) -> State:
    if table.state is None or table.status != "running":
        raise Refusal("not-running")
    return table.state


def _unpaused(table: Table) -> None:
    if table.paused:
        raise Refusal("paused")


def own_turn(table: Table, key: str | None) -> int:
    """The seat to move, if this key holds it."""
    state = _running(table)
    _unpaused(table)
    own = table.seats_of(key) if key else []
    if not own:
        raise Refusal("not-seated")
    if state.seat not in own or table.seats[state.seat].kind != "person":
        raise Refusal("not-your-turn", {"number": state.seat})
    return state.seat


def _steps_of_turn(table: Table, seat: int) -> int:
    """How many steps the turn has so far, those that were taken back and the taking back too."""
    mine = takewhile(
        lambda step: step.seat == seat and TurnEnded(seat) not in step.events, reversed(table.steps)
    )
    return sum(1 for _ in islice(mine, MOST_TURN_STEPS))


def _fresh(table: Table, seq: int) -> None:
    """Moves count only if the mover has seen the game as it is; chat and seats play no part."""
    if not table.game_seq <= seq <= table.seq:
        raise Refusal("stale", {"seq": table.seq})


def _action(state: State, code: int) -> Action:
    if code >= len(state.almanac.actions):
        raise Refusal("unknown-code", {"action": code})
    return state.almanac.actions[code]
