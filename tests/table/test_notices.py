"""What a turn brings: who is told what, and when."""

from random import Random

import pytest

from support.desk import HOST, Desk
from support.hands import DAY, HOUR, MINUTE
from valdora.table import consent, notices, play, requests, rows, seating, shapes, timing
from valdora.table.fold import folded
from valdora.table.notices import GRACE_MS, Notices
from valdora.table.protocol import Act

SLOW = shapes.SlowClock(turn=DAY, holidays=3, bot="casual")
LIVE = shapes.LiveClock(bank=10 * MINUTE, increment=0, bot="casual")


def two(clock: shapes.SlowClock | shapes.LiveClock | None = SLOW) -> Desk:
    """Two people; the host is to move."""
    people = requests.Person(name="One"), requests.Free()
    desk = Desk(*people, edition="duel.2", public=True, clock=clock, at=1000)
    desk.take(seating.joined(desk.table, "two", requests.JoinTable(name="Two"), 1000)[0])
    desk.start()
    return desk


def told(desk: Desk) -> dict[str, int]:
    return {each.kind: each.at for each in notices.notices(desk.table).told}


def whole_turn(desk: Desk, key: str, now: int) -> None:
    turns, chance = desk.table.turns, Random(3)
    while desk.table.turns == turns:
        ask = Act(seq=desk.table.seq, client_id=f"c{desk.table.seq}", code=desk.any_code(chance))
        desk.take(play.act(desk.table, key, ask, desk.deal, now))


def test_before_the_game_and_after_it_nobody_is_waited_for() -> None:
    desk = Desk(requests.Person(name="One"), requests.Free(), edition="duel.2", public=True)
    assert notices.notices(desk.table) == Notices(0)
    desk = two()
    desk.take(seating.closed(desk.table, HOST, 2000))
    assert notices.notices(desk.table) == Notices(0)


def test_a_slow_turn_is_told_when_it_begins_and_three_times_more() -> None:
    desk = two()
    wanted = notices.notices(desk.table)
    assert (wanted.person, wanted.turn) == (HOST, 3), "with the start, before its pages"
    assert told(desk) == {
        "begin": 1000 + GRACE_MS,
        "half": 1000 + DAY // 2,
        "quarter": 1000 + DAY * 3 // 4,
        "last": 1000 + DAY * 19 // 20,
    }
    whole_turn(desk, HOST, 5 * HOUR)
    after = notices.notices(desk.table)
    assert after.person == "two"
    assert wanted.turn < after.turn <= desk.table.seq
    assert told(desk)["begin"] == 5 * HOUR + GRACE_MS


@pytest.mark.parametrize("clock", [None, LIVE])
def test_other_turns_are_told_once(clock: shapes.LiveClock | None) -> None:
    assert told(two(clock)) == {"begin": 1000 + GRACE_MS}


def test_it_stays_the_same_turn_whatever_else_happens_in_it() -> None:
    desk = two()
    before = notices.notices(desk.table)
    desk.take([rows.Said(at=9000, seat=1, name="Two", text="Well?")])
    code = desk.any_code(Random(1))
    desk.act(code)
    assert notices.notices(desk.table) == before
    assert folded("t", desk.kept) == desk.table


def test_nobody_is_told_in_a_pause_and_afterwards_what_was_not_told_yet() -> None:
    desk = two()
    turn = notices.notices(desk.table).turn
    ask = requests.Propose(seat=0, what="pause")
    desk.take(consent.proposed(desk.table, HOST, ask, 13 * HOUR, stand_in="casual"))
    assert desk.table.proposal
    yes = requests.Answer(seq=desk.table.proposal.seq, yes=True)
    desk.take(consent.answered(desk.table, "two", yes, 13 * HOUR, stand_in="casual"))
    assert notices.notices(desk.table) == Notices(turn)
    desk.take(consent.resumed(desk.table, HOST, 40 * HOUR))
    assert notices.notices(desk.table).turn == turn
    assert told(desk) == {
        "begin": 40 * HOUR + GRACE_MS,
        "quarter": 1000 + DAY * 3 // 4 + 27 * HOUR,
        "last": 1000 + DAY * 19 // 20 + 27 * HOUR,
    }


def test_on_holiday_nobody_is_told_before_it_ends() -> None:
    desk = two()
    ask = requests.TakeHoliday(seat=0, days=2)
    desk.take(timing.holiday(desk.table, HOST, ask, 2000))
    assert told(desk)["begin"] == 2000 + 2 * DAY + GRACE_MS
    assert told(desk)["half"] == 1000 + DAY // 2 + 2 * DAY


def test_a_bot_is_not_told_and_who_comes_back_has_a_turn_of_their_own() -> None:
    desk = two()
    turn = notices.notices(desk.table).turn
    desk.take(timing.time_up(desk.table, 1000 + DAY))
    assert notices.notices(desk.table) == Notices(desk.table.seq)
    desk.take(seating.returned(desk.table, HOST, 0, 1000 + DAY + MINUTE))
    back = notices.notices(desk.table)
    assert back.person == HOST
    assert back.turn > turn
    assert [each.kind for each in back.told] == ["begin"], "an hour is no half of a day"
