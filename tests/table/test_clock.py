"""Clocks: what everyone has left, whose time is up, and what stops them. The time is given."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from support.desk import HOST, Desk
from support.hands import DAY, HOUR, MINUTE
from support.hosted import Visitor
from valdora.bots import names
from valdora.table import history, requests, rows, seating, shapes, timing
from valdora.table.briefs import summary
from valdora.table.clock import BACK_MS, Clocks
from valdora.table.fold import folded
from valdora.table.frames import step
from valdora.table.refusals import Refusal
from valdora.table.rows import Row
from valdora.table.views import clock_shape, clocks_shape, table_shape

New = Callable[[], Visitor]
BOTS = names("level")
SLOW = shapes.SlowClock(turn=DAY, holidays=3, bot="casual")
LIVE = shapes.LiveClock(bank=10 * MINUTE, increment=5_000, bot="casual")
START = 1_000_000


class Timed(Desk):
    """Three people of one host at a table with a clock, in a game that runs."""

    def __init__(self, clock: shapes.Clock = SLOW, **options: Any) -> None:
        super().__init__(at=START, clock=clock, **options)
        self.start()

    @property
    def clocks(self) -> Clocks:
        """What the clocks show."""
        assert self.table.clocks is not None
        return self.table.clocks

    def left(self, seat: int) -> int:
        """What a seat has left now."""
        return self.clocks.remaining(seat, self.at)

    def turn(self, after: int = 0) -> None:
        """The seat to move plays its turn, at once after some time."""
        self.at += after
        turns = self.table.turns
        while self.table.turns == turns:
            self.act(self.any_code(random.Random(self.table.seq)))

    def up(self) -> None:
        """Look whether somebody's time is up."""
        self.take(timing.time_up(self.table, self.at))

    def back(self, seat: int) -> None:
        """Somebody takes their seat back."""
        self.take(seating.returned(self.table, HOST, seat, self.at))

    def holiday(self, seat: int, days: int) -> None:
        """Somebody takes days off."""
        ask = requests.TakeHoliday(seat=seat, days=days)
        self.take(timing.holiday(self.table, HOST, ask, self.at))


# Slow -------------------------------------------------------------------------------------------


def test_slowly_everyone_has_the_whole_time_for_each_turn() -> None:
    desk = Timed()
    assert (desk.clocks.runs, desk.table.due) == (0, START + DAY)
    assert summary(desk.table).slow
    assert not summary(Timed(LIVE).table).slow
    desk.turn(after=20 * HOUR)
    assert (desk.clocks.runs, desk.left(0), desk.left(1)) == (1, DAY, DAY)
    assert desk.table.due == desk.at + DAY


def test_the_clock_of_who_is_to_move_runs_and_no_other() -> None:
    desk = Timed()
    assert step(desk.table).clocks == clocks_shape(desk.clocks)
    desk.at += HOUR
    assert [desk.left(seat) for seat in range(3)] == [DAY - HOUR, DAY, DAY]
    desk.act(desk.any_code(random.Random(1)))
    assert desk.clocks.runs == 0
    assert desk.left(0) == DAY - HOUR, "what is done within a turn changes nothing"


def test_when_time_is_up_a_bot_of_the_chosen_level_plays_until_the_person_is_back() -> None:
    desk = Timed()
    desk.at += DAY - 1
    desk.up()
    assert desk.table.seats[0].kind == "person", "a moment is left"
    desk.at += 1
    desk.up()
    sitting = desk.table.seats[0]
    assert (sitting.kind, sitting.bot, sitting.holder) == ("bot", "casual", HOST)
    assert (desk.table.bot_to_move, desk.table.due) == ("casual", None)
    assert [each.change for each in desk.table.seat_changes] == ["time"]
    desk.up()
    assert len(desk.table.seat_changes) == 1, "that is decided once"
    desk.back(0)
    assert [each.change for each in desk.table.seat_changes] == ["time", "back"]


def test_who_comes_back_in_the_turn_they_missed_has_an_hour_and_only_once() -> None:
    desk = Timed()
    desk.at += DAY
    desk.up()
    desk.at += MINUTE
    desk.back(0)
    assert desk.left(0) == BACK_MS["slow"] == HOUR
    desk.at += HOUR
    desk.up()
    desk.back(0)
    assert desk.left(0) == 0, "nobody can hold the others up by coming back again and again"
    desk.up()
    assert desk.table.seats[0].kind == "bot"


def test_who_comes_back_later_has_the_whole_time_for_the_next_turn() -> None:
    desk = Timed()
    desk.at += DAY
    desk.up()
    state = desk.table.state
    while desk.table.turns == 0:  # the bot plays
        state = desk.table.state
        assert state is not None
        desk.take(desk.played_by_bot())
    assert (desk.clocks.runs, desk.left(1)) == (1, DAY)
    desk.back(0)
    desk.turn()
    desk.turn()
    assert (desk.clocks.runs, desk.left(0)) == (0, DAY)


# Live -------------------------------------------------------------------------------------------


def test_live_everyone_has_one_bank_and_gets_a_bit_after_each_turn() -> None:
    desk = Timed(LIVE)
    for _ in range(3):
        desk.turn(after=MINUTE)
    assert [desk.left(seat) for seat in range(3)] == [9 * MINUTE + 5_000] * 3
    desk.at += MINUTE
    assert [desk.left(seat) for seat in range(3)] == [8 * MINUTE + 5_000, *[9 * MINUTE + 5_000] * 2]


def test_live_who_comes_back_with_an_empty_bank_has_a_minute() -> None:
    desk = Timed(LIVE)
    desk.at += 10 * MINUTE
    desk.up()
    desk.back(0)
    assert desk.left(0) == BACK_MS["live"] == MINUTE
    desk.turn(after=20_000)
    assert desk.left(0) == 45_000


def test_a_bot_uses_nobodys_time_and_earns_them_none() -> None:
    desk = Timed(LIVE)
    desk.turn(after=MINUTE)
    leaves = requests.LeaveSeat(seat=1, stay=True)
    desk.at += MINUTE
    desk.take(seating.left(desk.table, HOST, leaves, desk.at, stand_in="steady"))
    assert desk.table.seats[1].bot == "casual", "as the table has chosen"
    desk.at += HOUR
    while desk.table.turns == 1:
        desk.take(desk.played_by_bot())
    desk.back(1)
    assert desk.left(1) == 9 * MINUTE


def test_who_leaves_and_comes_back_in_their_turn_goes_on_with_what_they_had() -> None:
    desk = Timed(LIVE)
    desk.at += MINUTE
    leaves = requests.LeaveSeat(seat=0, stay=True)
    desk.take(seating.left(desk.table, HOST, leaves, desk.at, stand_in="steady"))
    desk.at += HOUR
    desk.back(0)
    assert desk.left(0) == 9 * MINUTE


# Holidays ---------------------------------------------------------------------------------------


def test_a_holiday_stops_ones_clock_for_some_days() -> None:
    desk = Timed()
    desk.at += HOUR
    desk.holiday(0, 2)
    assert desk.table.due == desk.at + 2 * DAY + DAY - HOUR
    desk.at += DAY
    desk.up()
    assert (desk.left(0), desk.table.seats[0].kind) == (DAY - HOUR, "person")
    desk.at += DAY + HOUR
    assert desk.left(0) == DAY - 2 * HOUR
    assert [each.change for each in desk.table.seat_changes] == ["holiday"]


def test_on_holiday_before_ones_turn_it_begins_when_one_is_back() -> None:
    desk = Timed()
    desk.holiday(1, 2)
    desk.turn(after=HOUR)
    assert (desk.clocks.runs, desk.table.due) == (1, START + 2 * DAY + DAY)


def test_a_holiday_can_end_early_and_what_is_left_of_it_comes_back() -> None:
    desk = Timed()
    desk.holiday(0, 3)
    with pytest.raises(Refusal) as refused:
        desk.holiday(0, 4)
    assert (refused.value.code, refused.value.figures) == ("no-holidays", {"days": 3})
    desk.at += DAY
    desk.holiday(0, 0)
    assert desk.left(0) == DAY
    assert desk.table.due == desk.at + DAY
    assert desk.clocks.days_off(0, desk.at) == 2
    assert [each.change for each in desk.table.seat_changes] == ["holiday", "holiday-over"]
    desk.holiday(0, 2)
    assert desk.clocks.days_off(0, desk.at + 3 * DAY) == 0


def test_days_off_are_for_who_plays_with_a_clock() -> None:
    def refused(desk: Desk, key: str | None, seat: int = 0) -> str:
        ask = requests.TakeHoliday(seat=seat, days=1)
        with pytest.raises(Refusal) as found:
            timing.holiday(desk.table, key, ask, desk.at)
        return found.value.code

    desk, without, lobby = Timed(), Desk(), Desk(clock=SLOW)
    without.start()
    assert refused(desk, None) == refused(desk, "stranger") == "not-your-seat"
    assert refused(desk, HOST, 4) == "not-your-seat"
    assert refused(without, HOST) == "no-clock"
    assert refused(lobby, HOST) == "not-running"
    desk.at += DAY
    desk.up()
    assert refused(desk, HOST) == "bot-already"
    without.take([rows.Holiday(at=9, seat=0, until=99)])
    assert without.table.clocks is None


# What was decided stays -------------------------------------------------------------------------


def test_a_clock_set_back_gives_nobody_time_and_takes_none() -> None:
    desk = Timed()
    desk.at += 20 * HOUR
    desk.act(desk.any_code(random.Random(1)))
    desk.at -= 10 * HOUR
    assert desk.left(0) == DAY - 10 * HOUR, "by that clock"
    desk.turn()
    assert desk.table.time == START + 20 * HOUR, "by all that is known"
    assert desk.table.due == START + 20 * HOUR + DAY
    desk.at = desk.table.due
    desk.up()
    desk.at -= 5 * HOUR
    desk.up()
    assert desk.table.seats[1].kind == "bot"


def test_the_same_rows_make_the_same_clocks() -> None:
    desk = Timed()
    desk.holiday(1, 1)
    for _ in range(5):
        desk.turn(after=7 * HOUR)
    desk.at += 3 * DAY
    desk.up()
    desk.back(desk.table.seat_changes[-1].seat)
    again = folded("t", desk.kept)
    assert again == desk.table
    assert again.clocks == desk.clocks
    assert summary(again).due == desk.table.due


def test_an_older_version_plays_on_without_clocks() -> None:
    """What it does not know is passed over: who has no time left is one for whom a bot plays."""
    desk = Timed()
    desk.at += DAY
    desk.up()
    desk.back(0)
    desk.holiday(0, 1)
    of_time = [row for row in desk.kept if row.kind in ("seat", "holiday")]
    assert not any(b'"needs"' in row.payload for row in of_time)
    kinds = {row.kind for row in desk.kept}
    known = [row for row in desk.kept if row.kind != "holiday"]
    older = [
        Row(seq, row.kind, row.payload.replace(b'"clock"', b'"x"').replace(b'"time"', b'"y"'))
        for seq, row in enumerate(known, 1)
    ]
    table = folded("t", older)
    assert kinds >= {"holiday", "seat"}
    assert (table.clock, table.state, table.seats) == (None, desk.table.state, desk.table.seats)
    assert [each.change for each in table.seat_changes] == ["left", "back"]


def test_when_a_game_is_over_or_closed_no_clock_runs() -> None:
    desk = Timed()
    desk.at += HOUR
    desk.take(seating.closed(desk.table, HOST, desk.at))
    assert (desk.clocks.runs, desk.table.due, desk.left(0)) == (None, None, DAY - HOUR)
    desk.at += 9 * DAY
    assert timing.time_up(desk.table, desk.at) == []


# Choosing one -----------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [None, SLOW, LIVE])
def test_the_host_chooses_a_clock_and_everyone_sees_it(clock: shapes.Clock | None) -> None:
    desk = Desk(clock=clock)
    assert clock_shape(desk.table.clock) == clock
    desk.start()
    shown = table_shape(desk.table, None)
    assert shown.clock == clock
    assert (shown.clocks is None) == (clock is None)
    assert timing.time_up(desk.table, 9 * DAY) == [] or clock
    desk.take(seating.closed(desk.table, HOST, desk.at))
    again = seating.again(desk.table, HOST, "c", 9, host_here=True)
    assert again.clock == desk.table.clock, "in the rematch as well"


def test_it_can_be_changed_before_the_game_and_not_during_it(guest: New) -> None:
    host = guest()
    table = host.table("One", "Two", "Three")
    slow = {"kind": "slow", "turn": DAY, "holidays": 3, "bot": "steady"}
    path = f"/tables/{table}"
    assert host.ask("PATCH", path, {"clock": slow}).json()["table"]["clock"] == slow
    assert host.ask("PATCH", path, {"pace": 0}).json()["table"]["clock"] == slow
    assert host.refused("PATCH", path, {"clock": {**slow, "bot": "nobody"}}) == "unknown-bot"
    assert host.ask("PATCH", path, {"clock": "none"}).json()["table"]["clock"] is None
    live = {"kind": "live", "bank": 10 * MINUTE, "increment": 0, "bot": "steady"}
    host.ask("PATCH", path, {"clock": live})
    host.post(f"{path}/start")
    assert host.refused("PATCH", path, {"clock": "none"}) == "already-started"
    assert host.refused("POST", f"{path}/holiday", {"seat": 0, "days": 1}) == "no-holidays"


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "slow", "turn": HOUR, "holidays": 0, "bot": "steady"},
        {"kind": "slow", "turn": 8 * DAY, "holidays": 0, "bot": "steady"},
        {"kind": "slow", "turn": DAY, "holidays": 61, "bot": "steady"},
        {"kind": "live", "bank": 0, "increment": 0, "bot": "steady"},
        {"kind": "live", "bank": DAY, "increment": 0, "bot": "steady"},
        {"kind": "hourglass"},
    ],
)
def test_clocks_that_make_no_sense_are_refused(guest: New, wrong: Any) -> None:
    seats = [{"kind": "person", "name": "One"}] * 3
    assert guest().refused("POST", "/tables", {"seats": seats, "clock": wrong}) == "bad-request"


def test_at_a_slow_table_time_decides_and_nobody_else() -> None:
    desk = Timed()
    for away in ({}, {1: 0}):
        with pytest.raises(Refusal, match="on-the-clock"):
            seating.stood_in(desk.table, HOST, 1, away, 9 * DAY, host_here=True, stand_in="steady")
    live = Timed(LIVE)
    late = START + DAY
    assert seating.stood_in(
        live.table, HOST, 1, {1: START}, late, host_here=True, stand_in="steady"
    )


def test_where_time_runs_nothing_is_abandoned() -> None:
    desk = Desk(requests.Person(name="Host"), requests.Free(), requests.Free(), clock=SLOW)
    desk.take(seating.linked(desk.table, HOST, requests.AskLink(role="join"), "j", 1))
    for key in ("ann", "ben"):
        made, _ = seating.claimed(
            desk.table, key, desk.table.links["j"], requests.ClaimLink("t", key), 1
        )
        desk.take(made)
    desk.start()
    with pytest.raises(Refusal, match="not-abandoned"):
        seating.closed(desk.table, "ann", desk.at + 3 * DAY)
    assert seating.closed(desk.table, HOST, desk.at + 3 * DAY)


# Old things end ---------------------------------------------------------------------------------


def told(desk: Desk, now: int) -> None:
    desk.take(timing.ending(desk.table, now, 23 * DAY, 7 * DAY))


def test_a_table_nobody_comes_to_is_told_and_then_closed() -> None:
    desk = Desk(at=START)
    told(desk, START + 23 * DAY - 1)
    assert table_shape(desk.table, None).closes is None
    told(desk, START + 23 * DAY)
    shown = table_shape(desk.table, None)
    assert (shown.closes, shown.changed) == (START + 30 * DAY, START), "that is no change"
    assert (desk.table.due, summary(desk.table).due) == (shown.closes, shown.closes)
    told(desk, START + 24 * DAY)
    assert desk.table.closes == START + 30 * DAY, "it is told once"
    assert timing.fallen_due(desk.table, START + 30 * DAY - 1) == []
    desk.take(timing.fallen_due(desk.table, START + 30 * DAY))
    shown = table_shape(desk.table, None)
    assert (shown.status, shown.closes, summary(desk.table).due) == ("closed", None, None)
    assert timing.ending(desk.table, START + 99 * DAY, DAY, DAY) == []
    assert folded("t", desk.kept) == desk.table


def test_whatever_happens_keeps_it_open() -> None:
    desk = Desk(at=START)
    desk.start()
    told(desk, START + 25 * DAY)
    desk.at = START + 26 * DAY
    desk.act(desk.any_code(random.Random(1)))
    assert (desk.table.closes, desk.table.due) == (None, None)
    assert timing.fallen_due(desk.table, START + 40 * DAY) == []


def test_where_a_clock_runs_nothing_is_idle() -> None:
    desk = Timed()
    told(desk, START + 99 * DAY)
    assert desk.table.closes is None
    assert timing.fallen_due(desk.table, START + 99 * DAY), "time is up instead"


def test_a_game_that_was_closed_can_be_had_as_a_file() -> None:
    desk = Desk(at=START)
    desk.start()
    desk.act(desk.any_code(random.Random(1)))
    told(desk, START + 99 * DAY)
    desk.take(timing.fallen_due(desk.table, START + 199 * DAY))
    assert desk.seal.seed.hex().encode() in history.record_bytes(desk.table, desk.seal.seed)
