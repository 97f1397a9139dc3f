"""What everyone is told of rows: choices only where a person can use them."""

from collections.abc import Callable, Sequence

import pytest
from msgspec import UNSET

from support.desk import HOST, Desk
from valdora.rules import legal_actions
from valdora.table import play, requests, rows, seating
from valdora.table.frames import frames, groups, offered, snapshot, step
from valdora.table.protocol import Act, Chat, Outgoing, Presence, Say, Step, TableChanged, Undo
from valdora.table.values import Change
from valdora.table.views import table_shape

NOBODY = Presence(seats=[], watchers=0, host=False, away=[], patience=1, now=2)
BOT = requests.Robot(bot="greedy")


def heard(desk: Desk, made: Callable[[], Sequence[Change]]) -> list[Outgoing]:
    """What everyone hears of something that happens."""
    before, count = desk.table.status, len(desk.kept)
    desk.take(made())
    (group,) = groups(desk.kept[count:])
    return list(frames(group, before, desk.table, "5eed"))


def a_bot_plays(desk: Desk) -> Sequence[Change]:
    state = desk.table.state
    assert state is not None
    return play.played(state, state.seat, legal_actions(state)[-1], desk.deal, 3)


def until_a_bot_is_to_move(desk: Desk) -> None:
    while desk.table.person_to_move:
        assert desk.table.state is not None
        desk.act(desk.table.state.almanac.codes[legal_actions(desk.table.state)[-1]])


def test_choices_are_told_when_a_person_is_to_move_and_only_then() -> None:
    desk = Desk(requests.Person(name="One"), BOT, requests.Person(name="Two"))
    assert not offered(desk.table), "nobody is to move before the game"
    desk.start()
    told = []
    for _ in range(30):
        assert desk.table.state is not None
        person = desk.table.state.seat != 1
        whole = snapshot(desk.table, desk.table.access(HOST), 0, NOBODY, "5eed")
        assert whole.choices == step(desk.table).choices
        assert bool(whole.choices) == person == desk.table.person_to_move
        if person:
            assert len(whole.choices) == len(legal_actions(desk.table.state))
        told.append(person)
        desk.take(a_bot_plays(desk))
    assert True in told
    assert False in told


def test_who_takes_a_seat_over_in_its_turn_hears_what_to_do() -> None:
    desk = Desk()
    desk.start()
    leave, take = requests.LeaveSeat(seat=0), HOST
    (left,) = heard(desk, lambda: seating.left(desk.table, HOST, leave, 2, stand_in="steady")[:1])
    assert isinstance(left, TableChanged)
    assert left.choices is UNSET
    (step_of_bot,) = heard(desk, lambda: a_bot_plays(desk))
    assert isinstance(step_of_bot, Step)
    assert not step_of_bot.choices
    (back,) = heard(desk, lambda: seating.returned(desk.table, take, 0, 3))
    assert isinstance(back, TableChanged)
    assert back.choices == offered(desk.table)
    assert back.choices


@pytest.mark.parametrize("kind", ["options", "host"])
def test_other_changes_of_a_table_bring_no_choices(kind: str) -> None:
    desk = Desk()
    desk.start()
    made: dict[str, rows.AnyRow] = {
        "options": rows.Changed(at=2, pace=3),
        "host": rows.HostSet(at=2, holder=HOST),
    }
    (changed,) = heard(desk, lambda: [made[kind]])
    assert isinstance(changed, TableChanged)
    assert changed.choices is UNSET
    assert changed.table == table_shape(desk.table, None)


def test_what_is_told_of_each_kind() -> None:
    desk = Desk(requests.Person(name="One"), BOT, BOT)
    deal = desk.deal
    names: dict[str, Callable[[], Sequence[Change]]] = {
        "link": lambda: seating.linked(desk.table, HOST, requests.AskLink(role="watch"), "w", 2),
        "watch": lambda: seating.watched(desk.table, "w", desk.table.links["w"], 2),
        "chat": lambda: play.say(desk.table, HOST, Say(text="Hi", client_id="s"), 2),
        "start": lambda: seating.started(desk.table, HOST, 0, deal, 2),
    }
    told = {
        kind: [type(frame).__name__ for frame in heard(desk, made)] for kind, made in names.items()
    }
    assert told == {"link": [], "watch": [], "chat": ["Chat"], "start": ["TableChanged", "Step"]}
    assert desk.table.state is not None
    going = desk.table.state.almanac.codes[desk.table.state.almanac.by_notation["move ah-1"]]
    ask = Act(seq=desk.table.seq, client_id="a", code=going)
    (went,) = heard(desk, lambda: play.act(desk.table, HOST, ask, deal, 3))
    assert isinstance(went, Step)
    assert (went.do, went.took_back, went.undo_to) == (["move ah-1"], 0, 4)
    undo = Undo(seq=desk.table.seq, to=4, client_id="u")
    (back,) = heard(desk, lambda: play.undo(desk.table, HOST, undo, 3))
    assert isinstance(back, Step)
    assert (back.do, back.took_back, back.ply, back.undo_to) == ([], 1, 4, None)
    assert [type(frame) for frame in heard(desk, lambda: [rows.Closed(at=4)])] == [TableChanged]


def test_the_end_of_a_game_is_told_with_its_last_step() -> None:
    desk = Desk()
    desk.start()
    (told,) = heard(desk, lambda: a_bot_plays(desk))
    assert isinstance(told, Step)
    last = list(frames(desk.kept[-1:], "open", desk.table, "5eed"))
    assert [type(frame).__name__ for frame in last] == ["Step", "TableChanged"]
    assert isinstance(last[1], TableChanged)
    assert last[1].table.seed is None, "it is not over"


def test_a_chat_line_is_told_as_it_was_said() -> None:
    desk = Desk()
    (told,) = heard(
        desk, lambda: play.say(desk.table, HOST, Say(text=" Hi\n", client_id="s", seat=1), 7)
    )
    assert isinstance(told, Chat)
    line = told.line
    assert (line.seq, line.seat, line.name, line.text, line.at) == (2, 1, "Two", "Hi", 7)
