"""The judge of histories finds every kind of fault, and none where there is none."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from support.histories import Event, History, judge
from valdora.table.frames import MOST_MISSED
from valdora.table.rows import Row

Rows = list[Row]


def act(seq: int, id_: str) -> Row:
    made = {"at": 1, "seat": 0, "do": f"do-{id_}", "client_id": id_}
    return Row(seq, "act", json.dumps(made).encode())


def good() -> tuple[History, Rows]:
    """Two clients at one table: one plays four actions, one of them with a page; both hear of all.

    The second connects later, is cut and comes back; and something was refused.
    """
    history = History()
    reveal = Row(4, "reveal", b'{"at":1,"do":"page"}')
    rows = [Row(1, "start", b'{"at":1}'), act(2, "a"), act(3, "b"), reveal, act(5, "c")]
    rows.append(act(6, "d"))
    steps = [(1, ""), (2, "do-a"), (4, "do-b page"), (5, "do-c"), (6, "do-d")]

    def note(kind: str, client: str, id_: str = "", seq: int = 0, what: str = "") -> None:
        history.note(kind, "t", client, id=id_, seq=seq, what=what)

    def begin(client: str, count: int) -> None:
        note("opening", client)
        seen = tuple(steps[:count])
        history.note("opened", "t", client, seq=seen[-1][0], steps=seen)

    def play(id_: str, seq: int, number: int, *others: str) -> None:
        note("sent", "one", id_, what=f"do-{id_}")
        note("acknowledged", "one", id_, seq)
        for client in ("one", *others):
            note("told", client, seq=steps[number][0], what=steps[number][1])

    begin("one", 1)
    play("a", 2, 1)
    begin("two", 2)
    play("b", 3, 2, "two")
    note("sent", "two", "x", what="do-x")
    note("refused", "two", "x", what="stale")
    play("c", 5, 3)
    begin("two", 4)
    play("d", 6, 4, "two")
    return history, rows


def found(history: History, rows: Rows) -> set[str]:
    return {fault.kind for fault in judge(history, {"t": rows})}


def test_nothing_is_wrong_where_nothing_is() -> None:
    assert judge(*(good()[0], {"t": good()[1]})) == []


@pytest.mark.parametrize(("told", "kinds"), [(MOST_MISSED, set()), (MOST_MISSED - 1, {"skipped"})])
def test_of_a_very_long_game_who_connects_is_told_the_latest_steps(
    told: int, kinds: set[str]
) -> None:
    rows = [act(seq, f"c{seq}") for seq in range(1, MOST_MISSED + 10)]
    steps = tuple((row.seq, f"do-c{row.seq}") for row in rows)
    history = History()
    history.note("opening", "t", "one")
    history.note("opened", "t", "one", seq=steps[-1][0], steps=steps[-told:])
    assert found(history, rows) == kinds


def without(history: History, which: Callable[[Event], bool]) -> History:
    return History([event for event in history.events if not which(event)])


def changed(history: History, which: Callable[[Event], bool], **now: object) -> History:
    return History(
        [replace(each, **now) if which(each) else each for each in history.events]  # type: ignore[arg-type]
    )


def is_told(event: Event, client: str, seq: int) -> bool:
    return (event.kind, event.client, event.seq) == ("told", client, seq)


def numbered(rows: Rows) -> Rows:
    return [replace(row, seq=seq) for seq, row in enumerate(rows, 1)]


PLANTED: dict[str, Callable[[History, Rows], tuple[History, Rows]]] = {
    "gap": lambda history, rows: (history, [*rows[:5], replace(rows[5], seq=7)]),
    "lost": lambda history, rows: (history, rows[:5]),
    "doubled": lambda history, rows: (history, [*rows, act(7, "a")]),
    "moved": lambda history, rows: (
        changed(history, lambda each: (each.kind, each.id) == ("acknowledged", "c"), seq=9),
        rows,
    ),
    "altered": lambda history, rows: (
        changed(history, lambda each: (each.kind, each.id) == ("sent", "c"), what="do-else"),
        rows,
    ),
    "reordered": lambda history, rows: (
        history,
        numbered([rows[0], rows[2], rows[3], rows[1], *rows[4:]]),
    ),
    "undead": lambda history, rows: (history, [*rows, act(7, "x")]),
    "invented": lambda history, rows: (
        changed(history, lambda each: is_told(each, "one", 5), what="do-else"),
        rows,
    ),
    "skipped": lambda history, rows: (
        without(history, lambda each: is_told(each, "one", 4)),
        rows,
    ),
    "repeated": lambda history, rows: (
        History([*history.events, replace(history.events[-1], at=99)]),
        rows,
    ),
    "stale": lambda history, rows: (
        changed(
            history,
            lambda each: (each.kind, each.client, each.seq) == ("opened", "two", 5),
            seq=4,
            steps=((1, ""), (2, "do-a"), (4, "do-b page")),
        ),
        rows,
    ),
}


PLANTED["untold"] = lambda history, rows: (
    slowly(
        without(history, lambda each: (each.client, each.at) == ("two", len(history.events) - 1))
    ),
    rows,
)


def slowly(history: History) -> History:
    """Nothing more happens for a minute; then everybody goes."""
    history = changed(history, lambda _: True, time=1.0)
    for client in ("one", "two"):
        history.note("closed", "t", client, time=61.0)
    return history


@pytest.mark.parametrize("kind", PLANTED)
def test_every_kind_of_fault_is_found(kind: str) -> None:
    assert kind in found(*PLANTED[kind](*good()))


def test_who_was_not_connected_for_long_may_not_have_heard() -> None:
    history, rows = good()
    last = len(history.events) - 1
    assert found(without(history, lambda each: each.at == last), rows) == set()
    gone = changed(slowly(history), lambda each: each.kind == "closed", time=1.5)
    assert found(without(gone, lambda each: each.at == last), rows) == set()
    assert found(slowly(history), rows) == set()


def lost(*later: str, told: bool = True) -> tuple[History, Rows]:
    """Of four actions the last two were lost with their database, and played otherwise."""
    history, rows = good()
    history.note("failed", "t", "", seq=4)
    if told:
        for client in ("one", "two"):
            history.note("rewound", "t", client, seq=4)
    kept = [row for row in rows if row.seq <= 4]
    for seq, id_ in enumerate(later, 5):
        history.note("sent", "t", "one", id=id_, what=f"do-{id_}")
        history.note("acknowledged", "t", "one", id=id_, seq=seq)
        for client in ("one", "two"):
            history.note("told", "t", client, seq=seq, what=f"do-{id_}")
        kept.append(act(seq, id_))
    return history, kept


def test_what_was_lost_with_a_database_is_no_fault_if_everyone_was_told() -> None:
    assert found(*lost()) == set()
    assert found(*lost("e", "f", "g")) == set()


def test_after_a_loss_nothing_more_may_be_lost() -> None:
    history, rows = lost("e", "f")
    assert found(history, rows[:-1]) == {"lost", "invented"}
    assert found(history, rows[:2]) == {"lost", "invented"}


def test_who_is_not_told_of_a_loss_is_found() -> None:
    assert found(*lost("e", told=False)) == {"unsaid"}


def test_without_a_word_of_it_a_loss_is_a_fault() -> None:
    history, rows = lost("e")
    quiet = without(history, lambda each: each.kind == "failed")
    assert "lost" in found(quiet, rows)


@pytest.mark.parametrize(("kind", "what"), [("undo", "undo 0"), ("chat", "Hello")])
def test_what_is_taken_back_and_said_is_judged_as_well(kind: str, what: str) -> None:
    history, rows = good()
    payload = json.dumps({"at": 1, "to": 0, "text": "Hello", "client_id": "z"}).encode()
    rows.append(Row(7, kind, payload))
    history.note("sent", "t", "one", id="z", what=what)
    history.note("acknowledged", "t", "one", id="z", seq=7)
    assert found(history, rows) == set()
    altered = changed(history, lambda each: each.kind == "sent" and each.id == "z", what="else")
    assert found(altered, rows) == {"altered"}
    assert found(history, rows[:-1]) == {"lost"}


def test_an_answer_that_is_older_than_what_was_acknowledged_is_found() -> None:
    history, rows = good()
    history.note("asking", "t", "two")
    history.note("answered", "t", "two", seq=5)
    assert found(history, rows) == {"stale"}


def test_a_step_told_that_was_stored_by_nobody_is_found() -> None:
    history, rows = good()
    history.note("told", "t", "one", seq=7, what="do-e")
    assert found(history, rows) == {"invented"}


def test_steps_told_in_another_order_are_found() -> None:
    history, rows = good()
    told = [n for n, each in enumerate(history.events) if is_told(each, "one", 4)]
    later = [n for n, each in enumerate(history.events) if is_told(each, "one", 5)]
    events = history.events
    events[told[0]], events[later[0]] = events[later[0]], events[told[0]]
    assert found(history, rows) == {"skipped", "repeated"}


def test_a_beginning_without_a_step_that_is_stored_is_found() -> None:
    history, rows = good()
    spoilt = changed(
        history,
        lambda each: (each.kind, each.client, each.seq) == ("opened", "two", 5),
        steps=((1, ""), (2, "do-a"), (5, "do-c")),
    )
    assert found(spoilt, rows) == {"skipped"}


@pytest.mark.parametrize("code", ["storage-failed", "server-error"])
def test_what_may_or_may_not_have_been_stored_may_be_either(code: str) -> None:
    history, rows = good()
    told_so = changed(history, lambda each: each.kind == "refused", what=code)
    assert found(told_so, rows) == set()
    assert found(told_so, [*rows, act(7, "x")]) == set()
