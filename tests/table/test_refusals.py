"""What is refused at a table, each with its code, figures and HTTP status; and nothing changes."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from support.desk import HOST, Desk
from valdora.rules import End, legal_actions
from valdora.rules.frozen import evolve
from valdora.table import play, requests, rows, seating
from valdora.table.briefs import summary
from valdora.table.facts import name_of
from valdora.table.fold import ACKS_KEPT, CHANGES_KEPT, CHAT_KEPT, Table, folded
from valdora.table.frames import frames, groups, offered
from valdora.table.protocol import Act, Say, Undo, Why, client_id_of
from valdora.table.refusals import REFUSALS, Refusal
from valdora.table.values import Link
from valdora.table.views import table_shape

FREE, BOT = requests.Free(), requests.Robot(bot="random")
ONE = requests.Person(name="One")
BOTS = ("random", "steady")


def lobby(**options: Any) -> Desk:
    return Desk(ONE, FREE, FREE, **options)


def joined() -> Desk:
    """A host, Ann and a bot, in the lobby."""
    desk = Desk(ONE, FREE, BOT, public=True)
    made, _ = seating.joined(desk.table, "ann", requests.JoinTable(name="Ann"), 1)
    desk.take(made)
    return desk


def running() -> Desk:
    desk = joined()
    desk.start()
    return desk


def over() -> Desk:
    desk = running()
    desk.take([rows.Closed(at=3)])
    return desk


def resigned() -> Desk:
    desk = running()
    desk.take(seating.resigned(desk.table, "ann", 1, 3, stand_in="steady"))
    return desk


def left() -> Desk:
    desk = running()
    ask = requests.LeaveSeat(seat=1)
    desk.take(seating.left(desk.table, "ann", ask, 3, stand_in="steady"))
    return desk


def unwatched() -> Desk:
    return lobby(watching=False)


def linked_out() -> Desk:
    desk = lobby()
    desk.take([rows.Linked(at=1, role="join", hash=str(n)) for n in range(seating.MOST_LINKS)])
    return desk


def chatty() -> Desk:
    desk = running()
    desk.table.seq = play.MOST_ROWS
    return desk


def chattier() -> Desk:
    desk = running()
    desk.table.seq = 2 * play.MOST_ROWS
    return desk


def endless() -> Desk:
    desk = running()
    for _ in range(play.MOST_STEPS):
        desk.table.steps.append(desk.table.steps[-1])
    return desk


FORGED = (chatty, chattier, endless)
"""Tables whose rows would take too long to write."""


def undecided() -> Desk:
    """The host has moved and taken back, over and over in the same turn, and moved again."""
    desk = running()
    code = desk.any_code(random.Random(1))
    while len(desk.table.steps) <= play.MOST_TURN_STEPS:
        desk.act(code)
        ask = Undo(seq=desk.table.seq, to=desk.table.ply - 1, client_id="u")
        desk.take(play.undo(desk.table, HOST, ask, 1))
    desk.act(code)
    return desk


def own_link(seat: int) -> Link:
    """Ann's, to her own seat."""
    return Link("h", "seat", seat, "ann")


Ask = Callable[[Table], object]
CLAIM = requests.ClaimLink(token="t", name="New")
REFUSED: list[tuple[Callable[[], Desk], Ask, str, dict[str, str | int]]] = [
    # options
    (lobby, lambda t: seating.changed(t, "x", requests.ChangeTable(), 1), "not-host", {}),
    (over, lambda t: seating.changed(t, HOST, requests.ChangeTable(), 1), "table-closed", {}),
    (
        running,
        lambda t: seating.changed(t, HOST, requests.ChangeTable(public=False), 1),
        "already-started",
        {},
    ),
    (
        lobby,
        lambda t: seating.changed(t, HOST, requests.ChangeTable(starts=3), 1),
        "no-such-seat",
        {"number": 3},
    ),
    # taking a seat
    (lobby, lambda t: seating.joined(t, "x", requests.JoinTable(name="X"), 1), "no-access", {}),
    (
        running,
        lambda t: seating.joined(t, "x", requests.JoinTable(name="X"), 1),
        "already-started",
        {},
    ),
    (
        joined,
        lambda t: seating.joined(t, "x", requests.JoinTable(name="X"), 1),
        "no-free-seat",
        {},
    ),
    (
        joined,
        lambda t: seating.joined(t, "x", requests.JoinTable(name="X", seat=1), 1),
        "seat-taken",
        {"number": 1},
    ),
    (
        joined,
        lambda t: seating.joined(t, "x", requests.JoinTable(name="X", seat=3), 1),
        "no-such-seat",
        {"number": 3},
    ),
    (
        lobby,
        lambda t: seating.joined(t, HOST, requests.JoinTable(name="\u200b\n"), 1),
        "name-blank",
        {},
    ),
    (lobby, lambda t: seating.claimed(t, "x", Link("h", "watch", None), CLAIM, 1), "no-link", {}),
    (over, lambda t: seating.claimed(t, "x", own_link(1), CLAIM, 1), "table-closed", {}),
    (
        resigned,
        lambda t: seating.claimed(t, "x", own_link(1), CLAIM, 1),
        "seat-resigned",
        {"number": 1},
    ),
    # leaving it
    (
        joined,
        lambda t: seating.left(t, "x", requests.LeaveSeat(seat=1), 1, stand_in="steady"),
        "not-your-seat",
        {"number": 1},
    ),
    (
        joined,
        lambda t: seating.left(t, None, requests.LeaveSeat(seat=2), 1, stand_in="steady"),
        "not-your-seat",
        {"number": 2},
    ),
    (
        joined,
        lambda t: seating.left(t, "ann", requests.LeaveSeat(seat=4), 1, stand_in="steady"),
        "no-such-seat",
        {"number": 4},
    ),
    (
        over,
        lambda t: seating.left(t, "ann", requests.LeaveSeat(seat=1), 1, stand_in="steady"),
        "table-closed",
        {},
    ),
    (
        left,
        lambda t: seating.left(t, "ann", requests.LeaveSeat(seat=1), 1, stand_in="steady"),
        "bot-already",
        {"number": 1},
    ),
    (joined, lambda t: seating.returned(t, "ann", 1, 1), "not-running", {}),
    (running, lambda t: seating.returned(t, "ann", 1, 1), "person-already", {"number": 1}),
    (resigned, lambda t: seating.returned(t, "ann", 1, 1), "seat-resigned", {"number": 1}),
    (
        resigned,
        lambda t: seating.resigned(t, "ann", 1, 1, stand_in="steady"),
        "seat-resigned",
        {"number": 1},
    ),
    (joined, lambda t: seating.resigned(t, "ann", 1, 1, stand_in="steady"), "not-running", {}),
    # bots and free seats
    (joined, lambda t: seating.bot_set(t, "ann", 2, "random", 1, BOTS), "not-host", {}),
    (joined, lambda t: seating.bot_set(t, None, 2, "random", 1, BOTS), "not-host", {}),
    (joined, lambda t: seating.bot_set(t, HOST, 2, "x", 1, BOTS), "unknown-bot", {"bot": "x"}),
    (
        joined,
        lambda t: seating.bot_set(t, HOST, 3, "random", 1, BOTS),
        "no-such-seat",
        {"number": 3},
    ),
    (
        running,
        lambda t: seating.bot_set(t, HOST, 1, "random", 1, BOTS),
        "seat-taken",
        {"number": 1},
    ),
    (over, lambda t: seating.bot_set(t, HOST, 2, "random", 1, BOTS), "table-closed", {}),
    (joined, lambda t: seating.freed(t, "ann", 1, 1), "not-host", {}),
    (joined, lambda t: seating.freed(t, HOST, 3, 1), "no-such-seat", {"number": 3}),
    (running, lambda t: seating.freed(t, HOST, 1, 1), "already-started", {}),
    # start and end
    (joined, lambda t: seating.may_start(t, "ann"), "not-host", {}),
    (lobby, lambda t: seating.may_start(t, HOST), "seats-free", {"free": 2}),
    (running, lambda t: seating.may_start(t, HOST), "already-started", {}),
    (over, lambda t: seating.may_start(t, HOST), "table-closed", {}),
    (joined, lambda t: seating.closed(t, "x", 1), "not-seated", {}),
    (over, lambda t: seating.closed(t, HOST, 1), "table-closed", {}),
    (
        joined,
        lambda t: seating.closed(t, "ann", seating.ABANDONED_MS),
        "not-abandoned",
        {"hours": 24},
    ),
    (over, lambda t: seating.again(t, "x", "c", 1, host_here=True), "not-seated", {}),
    (running, lambda t: seating.again(t, HOST, "c", 1, host_here=True), "not-finished", {}),
    # links
    (
        joined,
        lambda t: seating.linked(t, "x", requests.AskLink(role="join"), "h", 1),
        "not-seated",
        {},
    ),
    (
        linked_out,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="join"), "h", 1),
        "too-many-links",
        {"limit": 100},
    ),
    (
        unwatched,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="watch"), "h", 1),
        "watching-off",
        {},
    ),
    (
        running,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="join"), "h", 1),
        "already-started",
        {},
    ),
    (
        joined,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="seat"), "h", 1),
        "no-such-seat",
        {"number": -1},
    ),
    (
        joined,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="seat", seat=3), "h", 1),
        "no-such-seat",
        {"number": 3},
    ),
    (
        over,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="seat", seat=1), "h", 1),
        "table-closed",
        {},
    ),
    (
        resigned,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="seat", seat=1), "h", 1),
        "seat-resigned",
        {"number": 1},
    ),
    (
        joined,
        lambda t: seating.linked(t, "ann", requests.AskLink(role="seat", seat=2), "h", 1),
        "not-host",
        {},
    ),
    (
        joined,
        lambda t: seating.linked(t, HOST, requests.AskLink(role="seat", seat=1), "h", 1),
        "seat-taken",
        {"number": 1},
    ),
    (joined, lambda t: seating.watched(t, "x", Link("h", "join", None), 1), "no-link", {}),
    (unwatched, lambda t: seating.watched(t, "x", Link("h", "watch", None), 1), "watching-off", {}),
    (joined, lambda t: seating.links_of(t, "x"), "not-seated", {}),
    (joined, lambda t: seating.unlinked(t, HOST, "0" * 16, 1), "no-link", {}),
    (
        lobby,
        lambda t: seating.claimed(t, "x", own_link(1), CLAIM, 1),
        "seat-taken",
        {"number": 1},
    ),
    # play
    (joined, lambda t: play.why(t, Why(code=0)), "not-running", {}),
    (over, lambda t: play.why(t, Why(code=0)), "not-running", {}),
    (running, lambda t: play.own_turn(t, "x"), "not-seated", {}),
    (running, lambda t: play.own_turn(t, "ann"), "not-your-turn", {"number": 0}),
    (
        running,
        lambda t: play.say(t, "ann", Say(text="Hi", client_id="s", seat=0), 1),
        "not-your-seat",
        {"number": 0},
    ),
    (
        running,
        lambda t: play.say(t, "ann", Say(text="\u200b ", client_id="s"), 1),
        "bad-request",
        {"detail": "text"},
    ),
    (
        chatty,
        lambda t: play.check_rows(t, play.say(t, "ann", Say(text="Hi", client_id="s"), 1)),
        "too-many-rows",
        {},
    ),
    (
        chattier,
        lambda t: play.check_rows(
            t, seating.left(t, "ann", requests.LeaveSeat(seat=1), 1, stand_in="steady")
        ),
        "too-many-rows",
        {},
    ),
    (
        endless,
        lambda t: play.act(t, HOST, Act(seq=t.seq, client_id="a", code=0), running().deal, 1),
        "too-many-plies",
        {},
    ),
    (
        undecided,
        lambda t: play.undo(t, HOST, Undo(seq=t.seq, to=t.ply - 1, client_id="u"), 1),
        "too-many-undos",
        {},
    ),
    (
        running,
        lambda t: play.undo(t, HOST, Undo(seq=t.seq, to=3, client_id="u"), 1),
        "nothing-to-undo",
        {"to": 3},
    ),
    (
        running,
        lambda t: play.undo(t, HOST, Undo(seq=t.seq - 1, to=3, client_id="u"), 1),
        "stale",
        {"seq": 7},
    ),
]


@pytest.mark.parametrize(
    ("made", "asked", "code", "figures"),
    REFUSED,
    ids=[f"{n}-{made.__name__}-{code}" for n, (made, _, code, _f) in enumerate(REFUSED)],
)
def test_it_is_refused(
    made: Callable[[], Desk], asked: Ask, code: str, figures: dict[str, str | int]
) -> None:
    desk = made()
    with pytest.raises(Refusal, match=f"^{code}$") as found:
        asked(desk.table)
    assert (found.value.code, found.value.figures) == (code, figures)
    assert found.value.rule is None
    assert found.value.status == REFUSALS[code]
    assert made in FORGED or folded("t", desk.kept) == desk.table


def test_what_the_rules_refuse_is_not_possible_now() -> None:
    assert Refusal("move-first", {"a": 1}, "T1").status == 409
    assert Refusal("no-table").status == 404


# What is done ----------------------------------------------------------------------------------


def test_the_last_day_is_over_when_it_is_over() -> None:
    desk = joined()
    (row,) = seating.closed(desk.table, "ann", desk.table.changed + seating.ABANDONED_MS)
    assert isinstance(row, rows.Closed)
    assert seating.closed(desk.table, HOST, 2)


def test_a_seat_keeps_its_seed_once_the_game_runs() -> None:
    for made, seed in ((joined, "new"), (running, "")):
        claim = requests.ClaimLink(token="t", name=" A\nB ", seed="new")
        (row,), seat = seating.claimed(made().table, "x", own_link(1), claim, 9)
        assert isinstance(row, rows.SeatSet)
        assert (seat, row.at, row.seat, row.link) == (1, 9, 1, "h")
        assert row.now == rows.Sitting(kind="person", name="A B", holder="x", seed=seed)


def test_a_join_link_seats_one_like_everyone() -> None:
    link, claim = Link("h", "join", None), requests.ClaimLink(token="t", name="X", seed="s")
    (row,), seat = seating.claimed(lobby().table, "x", link, claim, 9)
    assert isinstance(row, rows.SeatSet)
    assert (seat, row.link, row.now.seed) == (1, None, "s")


def test_who_leaves_the_lobby_leaves_a_free_seat_and_in_a_game_a_bot() -> None:
    ask = requests.LeaveSeat(seat=1)
    (free,) = seating.left(joined().table, "ann", ask, 4, stand_in="steady")
    assert free == rows.SeatSet(at=4, seat=1, now=rows.Sitting())
    (bot,) = seating.left(running().table, "ann", ask, 4, stand_in="steady")
    assert isinstance(bot, rows.SeatSet)
    assert (bot.now.kind, bot.now.bot, bot.now.holder, bot.away) == ("bot", "steady", "ann", False)


def test_a_level_is_changed_also_in_a_running_game() -> None:
    (row,) = seating.bot_set(running().table, HOST, 2, "steady", 4, BOTS)
    assert isinstance(row, rows.SeatSet)
    assert (row.now.kind, row.now.bot) == ("bot", "steady")
    (own,) = seating.bot_set(running().table, "ann", 1, "steady", 4, BOTS)
    assert isinstance(own, rows.SeatSet)
    assert (own.now.kind, own.now.holder) == ("bot", "ann")
    (lobby_row,) = seating.bot_set(joined().table, HOST, 1, "steady", 4, BOTS)
    assert lobby_row == rows.SeatSet(at=4, seat=1, now=rows.Sitting(kind="bot", bot="steady"))


def test_links_lead_to_ones_own_seat_and_the_hosts_to_free_ones() -> None:
    ask = requests.AskLink(role="seat", seat=1)
    for desk, key in ((running(), "ann"), (lobby(), HOST)):
        assert seating.linked(desk.table, key, ask, "h", 4) == [
            rows.Linked(at=4, role="seat", hash="h", seat=1)
        ]


def test_who_resigns_as_the_last_person_closes_the_table() -> None:
    desk = running()
    desk.take(seating.resigned(desk.table, "ann", 1, 3, stand_in="steady"))
    made = seating.resigned(desk.table, HOST, 0, 4, stand_in="steady")
    assert [type(row) for row in made] == [rows.SeatSet, rows.Closed]
    assert desk.table.status == "running"
    away = left()
    made = seating.resigned(away.table, "ann", 1, 4, stand_in="expert")
    assert isinstance(made[0], rows.SeatSet)
    assert made[0].now.bot == "steady", "the bot that plays already stays"


def test_what_is_asked_again_is_acknowledged_again_and_nothing_else_is() -> None:
    desk = running()
    assert play.acknowledged(desk.table, HOST, "c") is None
    desk.act(desk.any_code(random.Random(1)))
    seq = desk.table.seq
    assert play.acknowledged(desk.table, HOST, "c") == seq
    for key, client_id in ((None, "c"), ("ann", "c"), (HOST, "d")):
        assert play.acknowledged(desk.table, key, client_id) is None


def test_only_the_latest_is_kept_of_what_was_asked_said_and_changed() -> None:
    desk = running()
    for n in range(ACKS_KEPT + 3):
        desk.take([rows.Said(at=n + 1, seat=0, name="One", text=str(n), client_id=str(n))])
    assert len(desk.table.acks) == ACKS_KEPT
    assert (0, "2") not in desk.table.acks
    assert (0, "3") in desk.table.acks
    assert len(desk.table.chat) == CHAT_KEPT
    assert desk.table.chat[-1].text == str(ACKS_KEPT + 2)
    for n in range(CHANGES_KEPT + 1):
        desk.take([rows.HostSet(at=n + 1, holder=HOST)])
    assert len(desk.table.seat_changes) == CHANGES_KEPT
    assert desk.table.seat_changes[0].at == 2


def test_why_says_that_something_is_allowed_too() -> None:
    desk = running()
    state = desk.table.state
    assert state is not None
    legal = state.almanac.codes[legal_actions(state)[0]]
    told = play.why(desk.table, Why(code=legal, client_id="w"))
    assert (told.action, told.code, told.rule, told.figures) == (legal, None, None, {})
    assert (told.client_id, told.seq) == ("w", desk.table.seq)


def test_a_move_may_know_more_than_the_game() -> None:
    """Chat behind the last move makes no move stale, nor one who has heard of it."""
    desk = running()
    desk.take(play.say(desk.table, "ann", Say(text="Hi", client_id="s"), 1))
    for seq in (desk.table.seq, desk.table.seq - 1):
        ask = Act(seq=seq, client_id="c", code=desk.any_code(random.Random(1)))
        assert play.act(desk.table, HOST, ask, desk.deal, 1)


def test_who_sits_nowhere_plays_for_nobody() -> None:
    assert lobby().table.bot_to_move is None
    assert not lobby().table.person_to_move
    assert over().table.bot_to_move is None
    assert not over().table.person_to_move


def test_a_name_in_a_game_file_is_never_empty() -> None:
    assert name_of(rows.Sitting(kind="person", name="Ann"), "teal") == "Ann"
    assert name_of(rows.Sitting(kind="bot", bot="steady"), "coral") == "bot-coral:steady"
    assert name_of(rows.Sitting(), "coral") == "-"


def test_there_is_a_fold_for_every_row() -> None:
    with pytest.raises(TypeError, match="no fold for int"):
        Table("t")._fold(5)


def test_the_id_of_a_message_is_read_if_it_can_be() -> None:
    assert client_id_of(b'{"client_id":"a","more":1}') == "a"
    assert client_id_of('{"type":"why"}') is None
    for broken in (b"\xff", b"{", b'{"client_id":5}'):
        assert client_id_of(broken) is None


def test_who_neither_plays_nor_hosts_lets_no_bot_play() -> None:
    for key in (None, "x"):
        with pytest.raises(Refusal, match="not-seated"):
            seating.stood_in(running().table, key, 1, {1: 0}, 9, host_here=False, stand_in="steady")


def test_bots_are_alone_when_no_person_may_come_back() -> None:
    assert Desk(BOT, BOT, BOT).table.only_bots
    for made in (joined, running, left):
        assert not made().table.only_bots
    desk = resigned()
    desk.take(seating.resigned(desk.table, HOST, 0, 4, stand_in="steady")[:1])
    assert desk.table.only_bots
    assert not summary(desk.table).waits_for_bot


def test_before_the_game_no_change_of_who_plays_is_told() -> None:
    desk = joined()
    desk.take(seating.left(desk.table, HOST, requests.LeaveSeat(seat=0), 2, stand_in="steady"))
    assert desk.table.host == "ann"
    assert desk.table.seat_changes == []


def test_a_link_that_was_used_up_is_gone() -> None:
    desk = lobby()
    desk.take(seating.linked(desk.table, HOST, requests.AskLink(role="seat", seat=1), "h", 2))
    made, _ = seating.claimed(desk.table, "x", desk.table.links["h"], CLAIM, 3)
    desk.take(made)
    assert desk.table.links == {}


def test_a_game_ends_with_a_result_and_no_more_choices() -> None:
    desk = running()
    state = desk.table.state
    assert state is not None
    near = evolve(state, final=True, seat=2, phase="act")
    desk.table.state, desk.table.turn_states = near, [near]
    desk.take(play.played(near, 2, End(), desk.deal, 5))
    assert (desk.table.status, desk.table.undo_to) == ("over", None)
    shown = table_shape(desk.table, "5eed")
    assert shown.seed == "5eed"
    assert shown.turn is None
    assert shown.result is not None
    assert (shown.result.scores, shown.result.rounds) == ([0, 0, 0], 1)
    assert [len(part) for part in shown.result.parts] == [5, 5, 5]
    assert offered(desk.table) == []
    for n, frame in enumerate(frames(desk.kept[-1:], "running", desk.table, "5eed")):
        assert type(frame).__name__ == ("Step", "TableChanged")[n]
    assert list(groups([])) == []


def test_a_table_with_very_many_rows_still_plays_and_replaces_who_is_away() -> None:
    desk = chatty()
    leaves = seating.left(desk.table, "ann", requests.LeaveSeat(seat=1), 1, stand_in="steady")
    play.check_rows(desk.table, leaves)
    state = desk.table.state
    assert state is not None
    moves = play.played(state, 0, legal_actions(state)[0], desk.deal, 1)
    play.check_rows(desk.table, moves)
