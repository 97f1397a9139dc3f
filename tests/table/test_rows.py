"""Rows outlive versions, both ways: what is not known is passed over, unless it says otherwise.

A newer version is one whose rows have more fields and more kinds; an older one is this one as it
would be without some of its own.
"""

import random

import msgspec
import pytest

from support.desk import HOST, Desk
from valdora.rules import versions
from valdora.table import play, requests, rows, seating
from valdora.table.briefs import brief
from valdora.table.fold import Table, folded
from valdora.table.frames import frames, groups
from valdora.table.protocol import Say, Undo
from valdora.table.rows import Row, Unreadable, from_brief, from_row, to_brief, to_row
from valdora.table.views import review_shape


def eventful() -> Desk:
    """A table with a row of every kind."""
    desk = Desk(requests.Person(name="One"), requests.Free(), requests.Robot(bot="greedy"))
    table, draw = desk.table, random.Random(2)
    desk.take(seating.changed(table, HOST, requests.ChangeTable(public=True), 2))
    desk.take(seating.linked(table, HOST, requests.AskLink(role="watch"), "w", 3))
    desk.take(seating.watched(table, "watcher", table.links["w"], 4))
    desk.take(seating.linked(table, HOST, requests.AskLink(role="join"), "j", 4))
    desk.take(seating.unlinked(table, HOST, "j", 4))
    made, _ = seating.joined(table, "ann", requests.JoinTable(name="Ann"), 5)
    desk.take(made)
    desk.take(play.say(table, HOST, Say(text="Hello", client_id="s"), 6))
    desk.start()
    desk.act(desk.any_code(draw))
    undo = Undo(seq=table.seq, to=table.ply - 1, client_id="u")
    desk.take(play.undo(table, HOST, undo, 7))
    desk.take([rows.Holiday(at=7, seat=0, until=9)])
    desk.take([rows.Proposed(at=7, seat=0, what="pause", until=9)])
    desk.take([rows.Agreed(at=7, seat=1), rows.Declined(at=7, seat=1)])
    desk.take([rows.Ending(at=7, closes=99)])
    desk.take([rows.Paused(at=7, seat=0), rows.Resumed(at=7, seat=1)])
    desk.take(seating.left(table, HOST, requests.LeaveSeat(seat=0), 8, stand_in="steady"))
    desk.take(seating.closed(table, "ann", 9 + seating.ABANDONED_MS))
    desk.take([rows.Rematched(at=10, table="u"), rows.Reviewed(at=11, review=REVIEW)])
    return desk


TURN = rows.ReviewedTurn(0, 1, 5, 6, ["move A"], [0.5], [0.4], [0.1], -0.2, None)
BETTER = rows.Better(5, ["move B"], 0.5, 0.4)
REVIEW = rows.Review(
    [TURN, msgspec.structs.replace(TURN, better=BETTER)], swings=[1], luck=[0.1], lost=[0.2]
)


@pytest.fixture
def desk() -> Desk:
    return eventful()


def more(thing: object) -> object:
    """JSON as a newer version may write it: every object has one more field."""
    match thing:
        case dict():
            values = {key: more(value) for key, value in thing.items()}
            # Layouts are maps of what there is, not objects with fields.
            return values if thing and "type" not in thing and is_map(thing) else {**values, "x": 1}
        case list():
            return [more(each) for each in thing]
    return thing


def is_map(thing: dict[str, object]) -> bool:
    return not {"kind", "turns", "round", "instead_of"} & set(thing)


def test_there_is_a_row_of_every_kind(desk: Desk) -> None:
    assert {row.kind for row in desk.kept} == set(rows._DECODERS)


def test_fields_that_are_not_known_are_passed_over(desk: Desk) -> None:
    newer = [
        Row(row.seq, row.kind, msgspec.json.encode(more(msgspec.json.decode(row.payload))))
        for row in desk.kept
    ]
    assert all(b'"x":1' in row.payload for row in newer)
    assert folded("t", newer) == desk.table


def test_what_has_a_usual_value_may_be_missing() -> None:
    """An older version did not write it yet, or a newer one does no longer."""
    desk = Desk(starts="random", pace=0)
    first = msgspec.json.decode(desk.kept[0].payload)
    for name in ("starts", "public", "watching", "pace", "colours", "covered"):
        del first[name]
    for sitting in first["seats"]:
        for name in ("bot", "seed", "resigned"):
            del sitting[name]
    assert folded("t", [Row(1, "open", msgspec.json.encode(first))]) == desk.table
    desk.take([rows.Linked(at=2, role="watch", hash="w")])
    bare = Row(2, "link", b'{"type":"link","at":2,"role":"watch","hash":"w"}')
    assert folded("t", [desk.kept[0], bare]) == desk.table


def test_options_that_are_missing_stay_as_they_are() -> None:
    options = {"public": True, "watching": False, "starts": 2, "pace": 7, "covered": True}
    desk = Desk()
    desk.take([rows.Changed(at=2, **options)])  # type: ignore[arg-type]
    nothing = desk.table.copy()
    nothing.take(Row(3, "options", b'{"type":"options","at":2}'))
    assert {name: getattr(nothing, name) for name in options} == options


def test_what_a_table_cannot_be_without_makes_it_unreadable() -> None:
    for payload in (b'{"type":"open","at":1}', b"", b"[]", b"{", b"\xff", b'{"type":"act","at":1}'):
        with pytest.raises(Unreadable, match=r"row 1 \(open\)") as found:
            from_row(Row(1, "open", payload))
        code = "table-unreadable" if payload in (b"", b"{", b"\xff") else "table-newer"
        assert (found.value.code, found.value.figures) == (code, {})


@pytest.mark.parametrize("do", ["fly", "end"])
def test_what_the_rules_do_not_know_or_allow_makes_a_table_unreadable(do: str) -> None:
    desk = Desk()
    desk.start()
    acted = rows.Acted(at=1, seat=0, do=do)
    with pytest.raises(Unreadable, match=r"row 7 \(act\): "):
        desk.table.take(to_row(desk.table.seq + 1, acted))


# Kinds -----------------------------------------------------------------------------------------


def woven(kept: list[Row]) -> list[Row]:
    """The rows with one of another kind behind each, as a newer version may have stored them."""
    made: list[Row] = []
    for row in kept:
        made.append(Row(len(made) + 1, row.kind, row.payload))
        made.append(Row(len(made) + 1, "weather", b'{"type":"weather","at":99,"ms":[1,2,3]}'))
    return made


def told(table: Table) -> object:
    """All that is said of a table, but for its numbers."""
    steps = [(step.ply, step.seat, step.actions, step.took_back) for step in table.steps_after(0)]
    chat = [(line.seat, line.text) for line in table.chat]
    return (
        steps,
        chat,
        (table.state, table.line, table.seats, table.status, table.undo_to),
        (table.links, table.watchers, table.host, table.rematch, table.review),
    )


def test_kinds_that_are_not_known_are_passed_over_and_counted(desk: Desk) -> None:
    table = folded("t", woven(desk.kept))
    assert told(table) == told(desk.table)
    assert (table.seq, table.changed) == (2 * desk.table.seq, 99)


def test_a_row_without_a_time_changes_no_time() -> None:
    desk = Desk(at=5)
    desk.table.take(Row(2, "weather", b"{}"))
    assert (desk.table.seq, desk.table.changed) == (2, 5)


def test_a_game_goes_on_behind_kinds_that_are_not_known() -> None:
    desk = Desk()
    desk.start()
    desk.kept = woven(desk.kept)
    desk.table = folded("t", desk.kept)
    draw = random.Random(1)
    for _ in range(20):
        desk.act(desk.any_code(draw))
    assert folded("t", desk.kept) == desk.table
    assert desk.table.ply > 20


def test_nobody_hears_of_a_kind_that_is_not_known_nor_misses_a_step_for_it() -> None:
    desk = Desk()
    desk.start()
    begun = woven(desk.kept)
    (opened, started) = groups(begun)
    assert [row.kind for row in opened] == ["open", "weather"]
    assert [row.kind for row in started] == ["start", "weather", *["reveal", "weather"] * 4]
    heard = [type(frame).__name__ for frame in frames(started, "open", folded("t", begun), "")]
    assert heard == ["TableChanged", "Step"]
    (alone,) = groups([Row(20, "weather", b"{}")])
    assert not list(frames(alone, "running", desk.table, ""))


@pytest.mark.parametrize("kind", ["weather", "chat"])
def test_what_must_not_be_passed_over_makes_a_table_unreadable(kind: str) -> None:
    said = rows.Said(at=1, seat=0, name="One", text="Hello", needs=rows.FORMAT)
    assert from_row(to_row(1, said)) == said
    needed = to_row(1, msgspec.structs.replace(said, needs=rows.FORMAT + 1))
    with pytest.raises(
        Unreadable, match=f"needs format {rows.FORMAT + 1}, not {rows.FORMAT}"
    ) as found:
        from_row(Row(1, kind, needed.payload))
    assert found.value.code == "table-newer"


def test_only_what_would_change_the_game_or_a_right_needs_to_be_known(desk: Desk) -> None:
    needed = {row.kind: from_row(row).needs for row in desk.kept if b"needs" in row.payload}
    # Who passed over that would deal other pages, or let in whom the host has turned away.
    assert needed == {"open": 3, "unlink": 2}


def test_an_older_version_reads_what_this_one_stores(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without what came last: reviews, watching by a link, another host."""
    for kind in ("review", "watch", "host"):
        monkeypatch.delitem(rows._DECODERS, kind)
    table = folded("t", desk.kept)
    assert (table.review, table.watchers, table.host) == (None, {}, HOST)
    assert (table.line, table.state, table.seats) == (
        desk.table.line,
        desk.table.state,
        desk.table.seats,
    )


def test_a_stored_review_is_sent_as_it_is(desk: Desk) -> None:
    assert desk.table.review is not None
    shown = msgspec.to_builtins(review_shape(desk.table.review, desk.table.edition))
    for turn, kept in zip(shown["turns"], REVIEW.turns, strict=True):
        assert turn.pop("actions") == [{"kind": "move", "space": "A"}]
        if kept.better:
            assert turn["better"].pop("actions") == [{"kind": "move", "space": "B"}]
    assert shown == msgspec.to_builtins(REVIEW)


# What a table was opened with ------------------------------------------------------------------


def opened(**changes: object) -> Row:
    first = msgspec.json.decode(Desk().kept[0].payload)
    return Row(1, "open", msgspec.json.encode({**first, **changes}))


@pytest.mark.parametrize(
    ("changes", "code", "figures"),
    [
        ({"rules": 2}, "table-newer", {}),
        ({"rules": 0}, "table-newer", {}),
        ({"edition": "base-2044"}, "table-newer", {}),
        ({"edition_sha256": "0" * 64}, "table-outdated", {"edition": "base-2009.2"}),
    ],
)
def test_what_is_not_here_makes_a_table_unreadable(
    changes: dict[str, object], code: str, figures: dict[str, str]
) -> None:
    with pytest.raises(Unreadable) as found:
        folded("t", [opened(**changes)])
    assert (found.value.code, found.value.figures) == (code, figures)


def test_a_table_keeps_the_version_of_the_rules_it_began_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk()
    desk.start()
    monkeypatch.setattr(versions, "VERSION", 2)
    desk.act(desk.any_code(random.Random(1)))
    again = folded("t", desk.kept)
    assert again == desk.table
    assert (again.rules, again.state and again.state.rules) == (1, 1)
    assert again.header(None).rules == 1
    newer = Desk()
    newer.start()
    assert (newer.table.rules, newer.table.state and newer.table.state.rules) == (2, 2)


def test_what_lists_show_is_read_as_it_was_kept_and_nothing_where_that_cannot_be() -> None:
    kept = brief(eventful().table)
    assert from_brief(to_brief(kept)) == kept
    newer = msgspec.json.encode({**msgspec.json.decode(to_brief(kept)), "mood": "fine"})
    assert from_brief(newer) == kept, "it may have gained fields"
    assert from_brief(None) is None
    assert from_brief(b"\xff{") is None
    assert from_brief(b"{}") is None
