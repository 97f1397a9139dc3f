"""1,000 slow games in memory, a third of the people gone for a while or for good: none stalls.

Days pass in a simulation: people wake up when they feel like it, see their table and play a turn;
a timekeeper looks now and then; bots play at once. What the rows say is all that anyone knows.
"""

from dataclasses import dataclass
from random import Random

import pytest

from support.desk import HOST, Desk
from support.hands import DAY, HOUR
from valdora.rules import legal_actions
from valdora.table import play, requests, seating, shapes, timing
from valdora.table.fold import Table, folded
from valdora.table.protocol import Act

GAMES = 1000
TURNS = 12
"""So many turns of each game are played; a test of the rules sees to the rest."""
LOOK = HOUR


@dataclass
class Person:
    """Looks at their table every so often; gone from some day on, for a while or for good."""

    key: str
    seat: int
    every: int
    gone: range
    wakes: int = 0

    def wake(self, desk: Desk, now: int, chance: Random) -> None:
        """What they do when they look: take their seat back, take days off, or play."""
        self.wakes = now + chance.randint(self.every // 2, self.every * 2)
        if now // HOUR in self.gone:
            return
        table = desk.table
        if table.seats[self.seat].kind == "bot":
            desk.take(seating.returned(table, self.key, self.seat, now))
        if chance.random() < 0.02:
            assert table.clocks is not None
            days = min(chance.randint(0, 2), table.clocks.days_off(self.seat, table.time))
            ask = requests.TakeHoliday(seat=self.seat, days=days)
            desk.take(timing.holiday(table, self.key, ask, now))
        if table.person_to_move and table.state and table.state.seat == self.seat:
            whole_turn(desk, self.key, now, chance)


def whole_turn(desk: Desk, key: str, now: int, chance: Random) -> None:
    turns = desk.table.turns
    while desk.table.turns == turns and desk.table.status == "running":
        code = desk.any_code(chance)
        ask = Act(seq=desk.table.seq, client_id=f"c{desk.table.seq}", code=code)
        desk.take(play.act(desk.table, key, ask, desk.deal, now))


def bots_play(desk: Desk, now: int, chance: Random) -> None:
    while desk.table.bot_to_move and desk.table.turns < TURNS:
        state = desk.table.state
        assert state is not None
        action = chance.choice(legal_actions(state))
        desk.take(play.played(state, state.seat, action, desk.deal, now))


def somebodys(table: Table, now: int) -> None:
    """Every turn is somebody's: a bot's, or that of a person whose time runs and will be up."""
    assert table.state is not None
    sitting = table.seats[table.state.seat]
    if sitting.kind == "bot":
        return
    assert table.clock is not None
    assert table.clocks is not None
    assert (sitting.kind, table.clocks.runs) == ("person", table.state.seat)
    most = table.clock.bank + table.clock.holidays * DAY
    assert table.due is not None
    assert table.due - now <= most, "nobody can hold the others up for longer"


def simulated(number: int) -> tuple[Table, Desk]:
    chance = Random(number)
    people = chance.choice((2, 2, 3))
    turn = chance.choice((12 * HOUR, DAY, 3 * DAY))
    clock = shapes.SlowClock(turn=turn, holidays=chance.choice((0, 3)), bot="casual")
    free = [requests.Free()] * (people - 1)
    bots = [requests.Robot(bot="casual")] * (3 - people)
    desk = Desk(
        requests.Person(name="Host"), *free, *bots, public=True, clock=clock, at=number * HOUR
    )
    for n in range(1, people):
        made, _ = seating.joined(desk.table, f"k{n}", requests.JoinTable(name=f"N{n}"), desk.at)
        desk.take(made)
    desk.start()
    now = desk.at
    guests = [guest(seat, now, turn, chance) for seat in range(people)]
    while desk.table.turns < TURNS and desk.table.status == "running":
        now += LOOK
        assert now - desk.at < 400 * DAY, f"game {number} stalls"
        bots_play(desk, now, chance)
        for each in guests:
            if each.wakes <= now and desk.table.turns < TURNS:
                each.wake(desk, now - chance.choice((0, 0, 0, 5 * HOUR)), chance)
        desk.take(timing.time_up(desk.table, now))
        somebodys(desk.table, now)
    return desk.table, desk


def guest(seat: int, now: int, turn: int, chance: Random) -> Person:
    """Of ten people three go away: one for good, two for some days."""
    first = now // HOUR + chance.randint(0, 36)
    kind = chance.random()
    gone = range(0)
    if kind < 0.1:
        gone = range(first, 10**9)
    elif kind < 0.3:
        gone = range(first, first + chance.randint(24, 120))
    return Person(HOST if seat == 0 else f"k{seat}", seat, turn // 3, gone)


@pytest.mark.slow
def test_no_slow_game_stalls_and_every_turn_is_somebodys() -> None:
    ups = backs = offs = 0
    for number in range(GAMES):
        table, desk = simulated(number)
        kinds = [each.change for each in table.seat_changes]
        ups += kinds.count("time")
        backs += kinds.count("back")
        offs += kinds.count("holiday")
        if number % 50 == 0:
            assert folded("t", desk.kept) == table
    assert min(ups, backs, offs) > 50, "all of it happened"
