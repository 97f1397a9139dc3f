"""Which reminders a turn brings and when, from the table alone: the time is not even given.

A person is told that it is their turn, and in a slow game that half, a quarter and a twentieth of
their time is left. What is told belongs to one turn: with its end it is told no more.
"""

from dataclasses import dataclass
from typing import Final, Literal

from valdora.table.fold import Table

NoticeKind = Literal["begin", "half", "quarter", "last"]
GRACE_MS: Final = 30_000
"""Who is at the table sees that it is their turn: so long they have to be there."""
PARTS: Final[dict[NoticeKind, int]] = {"half": 2, "quarter": 4, "last": 20}
"""Told when one of so many parts of the time for a turn is left."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell at a time."""

    kind: NoticeKind
    at: int


@dataclass(frozen=True, slots=True)
class Notices:
    """What is to be told of a turn. `turn` is the seq it began with: that of any other is void."""

    turn: int
    person: str = ""
    """The hash of their key."""
    told: tuple[Notice, ...] = ()


def notices(table: Table) -> Notices:
    """What is to be told of the turn as things stand; nothing while nobody is waited for."""
    turn = table.turn
    if turn is None or table.status != "running":
        return Notices(0)
    if table.paused or turn.person is None:
        return Notices(turn.seq)
    clock, clocks = table.clock, table.clocks
    # On holiday nobody is told; their turn begins with the end of it.
    begins = max(turn.at, clocks.since) if clocks else turn.at
    told = [Notice("begin", begins + GRACE_MS)]
    if clock and clocks and clock.kind == "slow" and clocks.due is not None:
        times = {kind: clocks.due - clock.bank // part for kind, part in PARTS.items()}
        told += [Notice(kind, at) for kind, at in times.items() if at > begins]
    return Notices(turn.seq, turn.person, tuple(told))
