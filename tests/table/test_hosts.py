"""Who decides at a table: the host, whoever follows them, and the rematch."""

from typing import Any

import pytest

from support.desk import HOST, Desk
from valdora.table import requests, rows, seating
from valdora.table.refusals import Refusal

ONE, FREE, BOT = requests.Person(name="One"), requests.Free(), requests.Robot(bot="random")


def seated(*names: str | None, **options: Any) -> Desk:
    """A table in its lobby: the host, then each of these under their own key; `None` is a bot."""
    seats = [FREE if name else BOT for name in names]
    desk = Desk(ONE, *seats, **{"public": True, **options})
    for seat, name in enumerate(names, 1):
        if name:
            ask = requests.JoinTable(name=name, seat=seat)
            desk.take(seating.joined(desk.table, name.lower(), ask, 1)[0])
    return desk


def leaves(desk: Desk, key: str, seat: int, *, stay: bool = False) -> None:
    ask = requests.LeaveSeat(seat=seat, stay=stay)
    desk.take(seating.left(desk.table, key, ask, 7, stand_in="steady"))


def resigns(desk: Desk, key: str, seat: int) -> None:
    desk.take(seating.resigned(desk.table, key, seat, 8, stand_in="steady"))


# Who follows the host --------------------------------------------------------------------------


def test_the_next_person_in_the_order_of_the_game_follows() -> None:
    desk = seated("Ann", "Bob", "Cid")
    desk.start()
    leaves(desk, HOST, 0)
    assert desk.table.host == "ann"
    leaves(desk, "ann", 1)
    assert desk.table.host == "bob"
    assert desk.table.seat_changes[-1].change == "host"
    assert (desk.table.seat_changes[-1].seat, desk.table.seat_changes[-1].at) == (2, 7)


def test_who_plays_comes_before_those_for_whom_a_bot_does() -> None:
    desk = seated("Ann", "Bob", "Cid")
    desk.start()
    leaves(desk, "ann", 1)
    leaves(desk, HOST, 0)
    assert desk.table.host == "bob"
    leaves(desk, "cid", 3)
    leaves(desk, "bob", 2)
    assert desk.table.host == "cid", "nobody plays: the next one who may come back"


def test_nobody_follows_while_the_host_has_another_seat_or_leaves_none() -> None:
    desk = Desk(ONE, requests.Person(name="Also"), FREE, public=True)
    desk.take(seating.joined(desk.table, "ann", requests.JoinTable(name="Ann"), 1)[0])
    desk.start()
    leaves(desk, "ann", 2)
    assert desk.table.host == HOST
    leaves(desk, HOST, 0)
    assert desk.table.host == HOST, "they play on at seat 1"
    leaves(desk, HOST, 1)
    assert desk.table.host == "ann"


def test_a_host_may_stay_without_a_seat() -> None:
    desk = seated("Ann", None)
    leaves(desk, HOST, 0, stay=True)
    assert (desk.table.host, desk.table.seats[0].kind) == (HOST, "free")
    again = requests.JoinTable(name="Back", seat=0)
    desk.take([*seating.changed(desk.table, HOST, requests.ChangeTable(public=False), 2)])
    desk.take(seating.joined(desk.table, HOST, again, 2)[0])
    assert desk.table.seats[0].name == "Back", "the host need not be asked in"


def test_without_anyone_to_follow_the_host_stays_who_it_was() -> None:
    desk = seated(None, None)
    desk.start()
    leaves(desk, HOST, 0)
    assert desk.table.host == HOST
    assert desk.table.status == "running", "they may come back"


def test_who_resigned_follows_nobody_and_the_last_to_resign_closes_the_table() -> None:
    desk = seated("Ann", "Bob")
    desk.start()
    resigns(desk, "ann", 1)
    resigns(desk, HOST, 0)
    assert desk.table.host == "bob"
    assert desk.table.seat_changes[-1].at == 8
    resigns(desk, "bob", 2)
    assert (desk.table.status, desk.table.changed) == ("closed", 8)


def test_one_more_seat_at_a_table_of_ones_own() -> None:
    """Who sits at a private table, or is its host, may take another seat of it."""
    desk = Desk(ONE, FREE, FREE, FREE)
    link = rows.Linked(at=1, role="join", hash="h")
    desk.take([link])
    claim = requests.ClaimLink(token="t", name="Ann")
    made, seat = seating.claimed(desk.table, "ann", desk.table.links["h"], claim, 2)
    desk.take(made)
    assert (seat, desk.table.seats[1].holder) == (1, "ann")
    for key in ("ann", HOST):
        desk.take(seating.joined(desk.table, key, requests.JoinTable(name="Too"), 2)[0])
    assert [sitting.holder for sitting in desk.table.seats] == [HOST, "ann", "ann", HOST]
    with pytest.raises(Refusal, match="no-access"):
        seating.joined(desk.table, "x", requests.JoinTable(name="X"), 2)


# Options ---------------------------------------------------------------------------------------

OPTIONS: dict[str, Any] = {
    "public": True,
    "watching": False,
    "starts": 2,
    "pace": 70,
    "covered": True,
}


@pytest.mark.parametrize("name", OPTIONS)
def test_one_option_is_changed_and_all_others_stay(name: str) -> None:
    desk = Desk(**{name: OPTIONS[name]})
    usual = Desk().table
    assert getattr(desk.table, name) == OPTIONS[name]
    desk.take(seating.changed(desk.table, HOST, requests.ChangeTable(), 9))
    assert {each: getattr(desk.table, each) for each in OPTIONS} == {
        each: OPTIONS[each] if each == name else getattr(usual, each) for each in OPTIONS
    }
    back = requests.ChangeTable(**{name: getattr(usual, name)})
    desk.take(seating.changed(desk.table, HOST, back, 10))
    assert {each: getattr(desk.table, each) for each in OPTIONS} == {
        each: getattr(usual, each) for each in OPTIONS
    }
    assert desk.table.changed == 10


# Away ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("missing", "seconds"), [(1, 1), (1000, 1), (1001, 2), (59_999, 60)])
def test_it_is_said_how_long_patience_still_lasts(missing: int, seconds: int) -> None:
    desk = seated("Ann", None)
    desk.start()
    since = {1: 1_000_000}
    now = 1_000_000 + seating.PATIENCE_MS - missing
    with pytest.raises(Refusal, match=r"^not-away-long$") as refusal:
        seating.stood_in(desk.table, HOST, 1, since, now, host_here=True, stand_in="steady")
    assert refusal.value.figures == {"seconds": seconds}
    assert isinstance(refusal.value.figures["seconds"], int)


def test_who_does_not_play_decides_about_nobody() -> None:
    desk = seated("Ann", "Bob")
    desk.start()
    resigns(desk, "ann", 1)
    for key in (None, "x", "ann"):
        with pytest.raises(Refusal, match=r"^not-seated$"):
            seating.stood_in(desk.table, key, 2, {2: 0}, 10**9, host_here=False, stand_in="steady")


# A host who is away before the start --------------------------------------------------------------

LONG = seating.PATIENCE_MS


def follows(desk: Desk, key: str | None, away: dict[int, int], now: int = LONG) -> None:
    made = seating.host_followed(desk.table, key, away, now, host_here=False)
    assert [type(row) for row in made] == [rows.HostSet]
    desk.take(made)


def test_who_sits_in_the_lobby_follows_a_host_who_has_long_been_away_and_begins() -> None:
    desk = seated("Ann", "Bob")
    follows(desk, "bob", {0: 0, 1: LONG})
    assert desk.table.host == "bob"
    assert [desk.table.access(key).host for key in (HOST, "ann", "bob")] == [False, False, True]
    assert [sitting.holder for sitting in desk.table.seats] == [HOST, "ann", "bob"]
    seating.may_start(desk.table, "bob")
    assert (desk.kept[-1].seq, desk.table.changed) == (desk.table.seq, LONG)


@pytest.mark.parametrize("second", ["ann", "bob"])
def test_of_two_who_follow_at_once_the_first_is_the_host(second: str) -> None:
    desk = seated("Ann", "Bob")
    follows(desk, "bob", {0: 0})
    with pytest.raises(Refusal, match=r"^host-here$"):
        seating.host_followed(desk.table, second, {0: 0}, LONG, host_here=True)
    assert desk.table.host == "bob"


@pytest.mark.parametrize(("since", "seconds"), [(1, 1), (1000, 1), (1001, 2), (LONG, LONG // 1000)])
def test_a_host_who_has_just_gone_is_waited_for(since: int, seconds: int) -> None:
    desk = Desk(ONE, requests.Person(name="Also"), FREE, public=True)
    desk.take(seating.joined(desk.table, "ann", requests.JoinTable(name="Ann"), 1)[0])
    for away in ({0: 0, 1: since}, {0: since, 1: 0}):
        with pytest.raises(Refusal, match=r"^host-just-left$") as refusal:
            seating.host_followed(desk.table, "ann", away, LONG, host_here=False)
        assert repr(refusal.value.figures) == repr({"seconds": seconds})
    with pytest.raises(Refusal, match=r"^host-just-left$"):
        seating.host_followed(desk.table, "ann", {0: 0}, LONG, host_here=False)


def test_a_host_without_a_seat_is_followed_when_nothing_has_happened_for_long() -> None:
    desk = seated("Ann", None)
    leaves(desk, HOST, 0, stay=True)
    assert desk.table.changed == 7
    with pytest.raises(Refusal, match=r"^host-just-left$"):
        seating.host_followed(desk.table, "ann", {}, LONG + 6, host_here=False)
    follows(desk, "ann", {}, LONG + 7)
    assert desk.table.host == "ann"


@pytest.mark.parametrize(
    ("key", "host_here", "code"),
    [
        (None, False, "not-seated"),
        ("x", False, "not-seated"),
        ("ann", True, "host-here"),
        (HOST, False, "host-here"),
    ],
)
def test_not_just_anyone_follows_nor_a_host_who_is_here(
    key: str | None, host_here: bool, code: str
) -> None:
    with pytest.raises(Refusal, match=f"^{code}$"):
        seating.host_followed(seated("Ann", None).table, key, {0: 0}, LONG, host_here=host_here)


def test_in_a_game_nobody_takes_the_role_of_the_host() -> None:
    desk = seated("Ann", "Bob")
    desk.start()
    with pytest.raises(Refusal, match=r"^already-started$"):
        seating.host_followed(desk.table, "ann", {0: 0}, LONG, host_here=False)


# The rematch -----------------------------------------------------------------------------------


def finished(**options: Any) -> Desk:
    desk = seated("Ann", "Bob", None, **options)
    desk.start()
    leaves(desk, "ann", 1)
    resigns(desk, "bob", 2)
    desk.table.status = "over"
    return desk


def test_the_same_people_play_again_with_their_colours_and_options() -> None:
    desk = finished(public=True, watching=False, pace=70, covered=True)
    table = desk.table
    row = seating.again(table, HOST, "commitment", 30, host_here=True)
    assert (row.at, row.edition, row.edition_sha256, row.rules) == (
        30,
        table.edition.id,
        table.edition.sha256,
        table.rules,
    )
    assert (row.public, row.watching, row.pace, row.covered) == (True, False, 70, True)
    assert (row.commitment, row.colours, row.starts) == ("commitment", table.colours, 1)
    assert [(each.kind, each.name, each.bot, each.resigned) for each in row.seats] == [
        ("person", "One", None, False),
        ("person", "Ann", None, False),
        ("person", "Bob", None, False),
        ("bot", "", "random", False),
    ]
    assert {each.seed for each in row.seats} == {""}, "everyone adds to the new shuffle anew"


@pytest.mark.parametrize(
    ("key", "host_here", "host"),
    [(HOST, True, HOST), (HOST, False, HOST), ("ann", True, HOST), ("ann", False, "ann")],
)
def test_the_host_is_the_same_if_still_here_otherwise_who_asks(
    key: str, host_here: bool, host: str
) -> None:
    row = seating.again(finished().table, key, "c", 30, host_here=host_here)
    assert row.host == host


def test_a_host_without_a_seat_stays_host_of_the_rematch() -> None:
    desk = seated("Ann", "Bob")
    leaves(desk, HOST, 0, stay=True)
    desk.take(seating.bot_set(desk.table, HOST, 0, "random", 2, ("random",)))
    desk.start()
    desk.table.status = "closed"
    assert seating.again(desk.table, HOST, "c", 30, host_here=False).host == HOST


def test_what_has_ended_is_not_closed_again() -> None:
    with pytest.raises(Refusal, match=r"^table-closed$"):
        seating.closed(finished().table, HOST, 30)
    desk = seated("Ann", None)
    with pytest.raises(Refusal, match=r"^not-abandoned$") as refusal:
        seating.closed(desk.table, "ann", 2)
    assert repr(refusal.value.figures) == "{'hours': 24}"


def test_who_watches_is_known_with_the_link_they_came_by() -> None:
    desk = seated("Ann", None)
    desk.take(seating.linked(desk.table, HOST, requests.AskLink(role="watch"), "h", 2))
    link = desk.table.links["h"]
    desk.take(seating.watched(desk.table, "eve", link, 3))
    assert desk.table.watchers == {"eve": "h"}
    assert not seating.watched(desk.table, "eve", link, 4), "once is enough"
    desk.take(seating.unlinked(desk.table, HOST, link.id, 5))
    assert not desk.table.watchers
