"""What all people at a table must agree to, decided: rows to store, or a refusal. Pure.

Asked are those who play themselves, each once however many seats they hold. A proposal lapses with
the next move, when seats change hands, and after `lasts`.
"""

from typing import Final

from msgspec.structs import replace

from valdora.rules.events import TurnEnded
from valdora.table import requests, rows, seating
from valdora.table.fold import Table, effective
from valdora.table.refusals import Refusal
from valdora.table.values import Change, Proposal

USUAL_MS: Final = 5 * 60_000
"""So long a proposal stands; at a slow table as long as a turn may take."""


def proposed(
    table: Table, key: str | None, ask: requests.Propose, now: int, *, stand_in: str
) -> list[Change]:
    """Somebody asks all others for something; it is done at once if there are no others."""
    _playing(table, key, ask.seat)
    if standing(table, now):
        raise Refusal("proposal-stands")
    asking = rows.Proposed(at=now, seat=ask.seat, what=ask.what, until=now + lasts(table))
    if ask.what == "undo":
        asking.to = _turn_start(table, ask.seat)
    if ask.what == "pause" and table.paused:
        raise Refusal("paused")
    if ask.what == "bot":
        asking.of = _to_replace(table, ask.of)
    if asked(table) == {key}:
        return [asking, *_done(table, asking, now, stand_in)]
    return [asking]


def answered(
    table: Table, key: str | None, ask: requests.Answer, now: int, *, stand_in: str
) -> list[Change]:
    """Somebody agrees, or does not; with the last who agrees it is done."""
    seats = table.seats_of(key) if key else []
    proposal = standing(table, now)
    if key not in asked(table):
        raise Refusal("not-seated")
    if proposal is None or proposal.seq != ask.seq:
        raise Refusal("no-proposal")
    if not ask.yes:
        return [rows.Declined(at=now, seat=seats[0])]
    if key in proposal.agreed:
        return []
    agreeing = rows.Agreed(at=now, seat=seats[0])
    if asked(table) - set(proposal.agreed) != {key}:
        return [agreeing]
    return [agreeing, *_done(table, proposal, now, stand_in)]


def resumed(table: Table, key: str | None, now: int) -> list[Change]:
    """Whoever plays lets a game go on that was paused: nobody can hold the others up."""
    own = table.seats_of(key) if key else []
    if not own:
        raise Refusal("not-seated")
    if not table.paused or table.status != "running":
        raise Refusal("not-paused")
    return [rows.Resumed(at=now, seat=own[0])]


def standing(table: Table, now: int) -> Proposal | None:
    """What is asked for at the moment."""
    proposal = table.proposal
    return proposal if proposal and max(now, table.time) < proposal.until else None


def asked(table: Table) -> set[str]:
    """Everyone who has to agree: the people who play themselves, by the hashes of their keys."""
    return {each.holder for each in table.seats if each.kind == "person" and each.holder}


def lasts(table: Table) -> int:
    """How long a proposal stands, in milliseconds."""
    return table.clock.bank if table.clock and table.clock.kind == "slow" else USUAL_MS


def _playing(table: Table, key: str | None, seat: int) -> None:
    if key is None or seat not in table.seats_of(key):
        raise Refusal("not-your-seat", {"number": seat})
    if table.status != "running":
        raise Refusal("not-running")
    if table.seats[seat].kind != "person":
        raise Refusal("bot-already", {"number": seat})


def _turn_start(table: Table, seat: int) -> int:
    """How many plies the line had where the seat's turn began: this one, or its last one."""
    starts, begun, first = [], 0, False
    for step in effective(table.steps):
        if first and step.seat == seat:
            starts.append(begun)
        first = step.seat is None or any(isinstance(each, TurnEnded) for each in step.events)
        begun = step.ply if first else begun
    if not starts:
        raise Refusal("nothing-to-undo", {"to": 0})
    return starts[-1]


def _to_replace(table: Table, of: int | None) -> int:
    if of is None or of >= len(table.seats):
        raise Refusal("no-such-seat", {"number": -1 if of is None else of})
    if table.seats[of].holder is None:
        raise Refusal("bot-already", {"number": of})
    return of


def _done(table: Table, wish: rows.Proposed | Proposal, now: int, stand_in: str) -> list[Change]:
    """What everyone has agreed to."""
    match wish.what:
        case "undo":
            assert wish.to is not None
            return [rows.Undone(at=now, seat=wish.seat, to=wish.to, needs=3)]
        case "pause":
            return [rows.Paused(at=now, seat=wish.seat, needs=3)]
        case "end":
            return [rows.Closed(at=now)]
        case _:
            assert wish.of is not None
            level = table.seats[wish.of].bot or seating.level_here(table, stand_in)
            gone = replace(table.seats[wish.of], kind="bot", bot=level, holder=None)
            replaced = rows.SeatSet(at=now, seat=wish.of, now=gone, agreed=True)
            return [replaced, *seating.followed(table, wish.of, now)]
