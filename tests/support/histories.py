"""The judge of histories: does one order of things explain all that clients sent and were told?

Clients write down, in one `History`, what they send, what is acknowledged or refused, with what
each connection begins and what it is told, in the order in which it happens to them. `judge`
compares that with the rows that are stored in the end. What a table's rows say is the one order
there is; a history is sound if every client saw nothing but a part of it:

| fault | what it means |
|---|---|
| `gap` | the numbers of the stored rows are not 1, 2, 3 … |
| `lost` | something acknowledged is not stored |
| `doubled` | something sent once is stored more than once |
| `moved` | it is stored under another number than was acknowledged |
| `altered` | it is stored, but is not what was sent |
| `reordered` | it was sent after another was acknowledged, and is stored before that |
| `undead` | something refused for good is stored |
| `invented` | somebody was told of a step that is not stored, or is stored otherwise |
| `skipped` | a connection was told of a step, and not of the one before it |
| `repeated` | a connection was told of a step that it knew, or of steps in another order |
| `stale` | a connection, or an answer, began with less than had been acknowledged before |
| `untold` | a step was acknowledged, and a connection that was open long after was not told |
| `unsaid` | a connection knew of rows that were lost, and was told of others and not of that |

Where a database may lose rows, as with a standby that lacked the last, whoever has another take its
place notes `failed` for each table, with the last row that is left: then nothing before it counts
that was behind that. Of a refusal for a reason in `OPEN` nobody knows whether it was stored; so it
may be either.
"""

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from valdora.table.frames import MOST_MISSED, groups
from valdora.table.rows import Row

UNTOLD_SECONDS: Final = 10.0
"""Whoever is connected hears of a step in this time, on a machine that is overrun as well."""
OPEN: Final = frozenset({"storage-failed", "server-error"})
Step = tuple[int, str]
"""The number of its last row, and all its plies."""


@dataclass(frozen=True)
class Event:
    """Something that happened to a client; `at` counts all events of a history."""

    at: int
    kind: str
    table: str
    client: str
    id: str = ""
    seq: int = 0
    what: str = ""
    steps: tuple[Step, ...] = ()
    time: float = 0.0
    """In seconds, since whenever."""


@dataclass
class History:
    """What clients wrote down, in order."""

    events: list[Event] = field(default_factory=list)

    def note(self, kind: str, table: str, client: str, **more: object) -> None:
        """Something happens: `sent` (id, what), `acknowledged` (id, seq), `refused` (id, what: the
        code), `opening`, `opened` (seq, steps since the beginning), `told` (seq, what), `rewound`
        (seq), `closed`; `asking` and `answered` (seq) for what is no connection; and, by nobody,
        `failed` (seq)."""
        more.setdefault("time", time.monotonic())
        self.events.append(Event(len(self.events), kind, table, client, **more))  # type: ignore[arg-type]

    def count(self, kind: str) -> int:
        """How often something happened."""
        return sum(event.kind == kind for event in self.events)


@dataclass(frozen=True)
class Fault:
    """Something no order explains."""

    kind: str
    table: str
    detail: str


class _Payload(msgspec.Struct):
    do: str = ""
    client_id: str | None = None
    to: int = 0
    text: str = ""


_payload: Final = msgspec.json.Decoder(_Payload).decode


def judge(history: History, stored: Mapping[str, Sequence[Row]]) -> list[Fault]:
    """Everything that is wrong, table by table; nothing if all is well."""
    events: dict[str, list[Event]] = defaultdict(list)
    for event in history.events:
        events[event.table].append(event)
    return [
        Fault(kind, table, detail)
        for table in sorted({*events, *stored})
        for kind, detail in _judged(events[table], stored.get(table, ()))
    ]


def steps_of(rows: Sequence[Row]) -> list[Step]:
    """The steps that rows make, as they are told."""
    return [
        (group[-1].seq, " ".join(filter(None, map(_do, group))))
        for group in groups(rows)
        if group[0].kind in ("act", "undo", "start")
    ]


def _do(row: Row) -> str:
    return _payload(row.payload).do if row.kind in ("act", "reveal") else ""


def _wish(row: Row) -> str:
    """What somebody asked for."""
    payload = _payload(row.payload)
    return {"act": payload.do, "chat": payload.text}.get(row.kind, f"{row.kind} {payload.to}")


Found = Iterator[tuple[str, str]]


def _judged(events: Sequence[Event], rows: Sequence[Row]) -> Found:
    if [row.seq for row in rows] != [*range(1, len(rows) + 1)]:
        yield "gap", str([row.seq for row in rows])
    places: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if row.kind in ("act", "undo", "chat") and (id_ := _payload(row.payload).client_id):
            places[id_].append(row)
    lost = _lost(events)
    counts = [event for event in events if event.at not in lost]
    yield from _wishes(counts, places)
    yield from _order(counts, {id_: kept[0].seq for id_, kept in places.items()})
    steps = steps_of(rows)
    for client in sorted({event.client for event in events} - {""}):
        own = [event for event in events if event.client in (client, "")]
        yield from _telling([event for event in own if event.at not in lost], steps)
        yield from _losses(own)
        yield from _hearing(own, _acknowledged(counts, steps))
    yield from _freshness(counts)


def _lost(events: Sequence[Event]) -> set[int]:
    """Which events are about rows that were lost later."""
    failures = [event for event in events if event.kind == "failed"]
    return {
        event.at
        for event in events
        for failed in failures
        if event.at < failed.at and event.seq > failed.seq
    }


def _acknowledged(events: Iterable[Event], steps: Sequence[Step]) -> dict[int, float]:
    """When it was first known to somebody that a step was stored, by its number."""
    seqs = [seq for seq, _ in steps]
    known: dict[int, float] = {}
    for event in events:
        if event.kind == "acknowledged" and (place := bisect_left(seqs, event.seq)) < len(seqs):
            known.setdefault(seqs[place], event.time)
    return known


def _wishes(events: Iterable[Event], places: Mapping[str, Sequence[Row]]) -> Found:
    """Everything that was asked for is stored once, as it was sent, or was not acknowledged."""
    for id_, kept in places.items():
        if len(kept) > 1:
            yield "doubled", f"{id_} at {[row.seq for row in kept]}"
    sent = {event.id: event.what for event in events if event.kind == "sent"}
    for event in events:
        kept = places.get(event.id, ())
        if event.kind == "acknowledged":
            if not kept:
                yield "lost", f"{event.id}, acknowledged as {event.seq}"
            elif event.seq not in [row.seq for row in kept]:
                yield "moved", f"{event.id}, from {event.seq} to {kept[0].seq}"
            elif sent.get(event.id) != _wish(kept[0]):
                yield "altered", f"{event.id}: {sent.get(event.id)} is {_wish(kept[0])}"
        elif event.kind == "refused" and event.what not in OPEN and kept:
            yield "undead", f"{event.id}, refused as {event.what}"


def _order(events: Iterable[Event], places: Mapping[str, int]) -> Found:
    """What was sent after something was acknowledged is stored after it."""
    newest, known = 0, ""
    sent: set[str] = set()
    for event in events:
        place = places.get(event.id)
        if place is None:
            continue
        if event.kind == "sent" and event.id not in sent:
            sent.add(event.id)  # sending it again asks for nothing new
            if place < newest:
                yield "reordered", f"{event.id} at {place}, after {known} at {newest}"
        elif event.kind == "acknowledged" and place > newest:
            newest, known = place, event.id


def _telling(events: Iterable[Event], steps: Sequence[Step]) -> Found:
    """Each connection of a client is told all steps from where it began, one by one."""
    number = {step: n for n, step in enumerate(steps)}
    last = -1
    for event in events:
        if event.kind == "opened":
            expected = tuple(step for step in steps if step[0] <= event.seq)
            for step in set(event.steps) - set(expected):
                yield "invented", f"{event.client} began with {step}"
            if set(expected[-MOST_MISSED:]) - set(event.steps):
                yield "skipped", f"{event.client} began at {event.seq} without some before"
            last = len(expected) - 1
        elif event.kind == "told":
            n = number.get((event.seq, event.what))
            if n is None:
                yield "invented", f"{event.client} heard of {event.what} at {event.seq}"
                continue
            if n <= last:
                yield "repeated", f"{event.client} heard of {event.seq} again"
            elif n > last + 1:
                yield "skipped", f"{event.client} heard of {event.seq} after {last}"
            last = max(n, last)


def _losses(events: Iterable[Event]) -> Found:
    """Who knew of rows that were lost is told so, before anything else."""
    knows, unsaid = 0, False
    for event in events:
        if event.kind == "failed":
            unsaid = knows > event.seq
        elif event.kind in ("opening", "rewound"):
            unsaid = False
        elif event.kind in ("opened", "told"):
            knows = event.seq
            if unsaid:
                yield "unsaid", f"{event.client} heard of {event.seq} after rows were lost"
            unsaid = False


def _hearing(events: Sequence[Event], acknowledged: Mapping[int, float]) -> Found:
    """Who is connected for long enough hears of every step that somebody else knows is stored."""
    since: Event | None = None
    heard: set[int] = set()
    for event in (*events, replace(events[-1], kind="closed")):
        if event.kind in ("opening", "closed", "rewound", "failed"):
            if since:
                for seq, at in acknowledged.items():
                    over = at + UNTOLD_SECONDS
                    missed = seq > since.seq and seq not in heard
                    if missed and since.time <= at and over < event.time:
                        yield "untold", f"{event.client} did not hear of {seq}"
            since = None
        elif event.kind == "opened":
            since, heard = event, set()
        elif event.kind == "told":
            heard.add(event.seq)


def _freshness(events: Iterable[Event]) -> Found:
    """Who opens a connection, or asks, sees all that was acknowledged before, to whomever."""
    newest = 0
    began: dict[tuple[str, str], int] = {}
    answers = {"opened": "opening", "answered": "asking"}
    for event in events:
        if event.kind == "acknowledged":
            newest = max(newest, event.seq)
        elif event.kind in answers.values():
            began[event.kind, event.client] = newest
        elif event.kind in answers:
            before = began.get((answers[event.kind], event.client), 0)
            if event.seq < before:
                yield "stale", f"{event.client} began at {event.seq} of {before}"
