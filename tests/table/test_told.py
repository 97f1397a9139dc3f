"""Everything that is told of a table, field by field."""

from dataclasses import replace

import pytest
from msgspec import structs

from support.desk import HOST, SEAL, Desk
from valdora.dealer import revealed
from valdora.records import state_view
from valdora.rules import new_game
from valdora.table import play, requests, rows, seating, shapes
from valdora.table.briefs import summary
from valdora.table.frames import frames, offered, snapshot, step
from valdora.table.history import replayed
from valdora.table.protocol import Act, Chat, Presence, Say, Snapshot, Step, TableChanged, Undo, Why
from valdora.table.refusals import Refusal
from valdora.table.rows import Summary
from valdora.table.shapes import You
from valdora.table.values import SeatChange
from valdora.table.views import chat_shape, event_views, past_shape, state_shape, table_shape

ONE, FREE, BOT = requests.Person(name="One"), requests.Free(), requests.Robot(bot="random")
ANN = requests.JoinTable(name="Ann", seat=1)
HERE = Presence(seats=[0], watchers=2, host=True, away=[], patience=1, now=2)


def lobby() -> Desk:
    desk = Desk(ONE, FREE, BOT, public=True, watching=False, pace=70, covered=True, at=11)
    desk.take(seating.joined(desk.table, "ann", ANN, 12)[0])
    return desk


def running() -> Desk:
    desk = lobby()
    desk.start()
    return desk


def moved(desk: Desk, do: str = "move ah-1", at: int = 13) -> None:
    state = desk.table.state
    assert state is not None
    code = state.almanac.codes[state.almanac.by_notation[do]]
    ask = Act(seq=desk.table.seq, client_id="m", code=code)
    desk.take(play.act(desk.table, HOST, ask, desk.deal, at))


def test_a_table_before_its_game() -> None:
    table = lobby().table
    assert table_shape(table, "5eed") == shapes.Table(
        id="t",
        seq=2,
        status="open",
        edition=table.edition.id,
        edition_sha256=table.edition.sha256,
        seats=[
            shapes.Seat(0, "teal", "person", "One", None, away=False, resigned=False),
            shapes.Seat(1, "coral", "person", "Ann", None, away=False, resigned=False),
            shapes.Seat(2, "slate", "bot", "", "random", away=False, resigned=False),
        ],
        seat_changes=[],
        starts=0,
        public=True,
        watching=False,
        pace=70,
        covered=True,
        clock=None,
        clocks=None,
        closes=None,
        paused=False,
        proposal=None,
        remembered={},
        created=11,
        changed=12,
        round=0,
        turn=None,
        commitment=SEAL.commitment,
        player_seeds=[sitting.seed for sitting in table.seats],
        seed=None,
        dealer=2,
        first=None,
        drawn=False,
        result=None,
        rematch=None,
    )


def test_a_table_while_its_game_runs_and_after_it_was_closed() -> None:
    desk = running()
    shown = table_shape(desk.table, "5eed")
    assert (shown.status, shown.round, shown.turn, shown.seed) == ("running", 1, 0, None)
    moved(desk)
    moved(desk, "end")
    assert table_shape(desk.table, "5eed").turn == 1
    desk.take([rows.Rematched(at=14, table="next"), rows.Closed(at=15)])
    shown = table_shape(desk.table, "5eed")
    assert (shown.status, shown.turn, shown.seed, shown.result) == ("closed", None, "5eed", None)
    assert (shown.rematch, shown.changed) == ("next", 15)
    desk = lobby()
    desk.take([rows.Closed(at=15)])
    assert table_shape(desk.table, "5eed").seed is None, "nothing was dealt"


def test_a_change_of_who_plays_is_told_with_when_and_how() -> None:
    desk = running()
    moved(desk)
    leave = requests.LeaveSeat(seat=1)
    desk.take(seating.left(desk.table, "ann", leave, 20, stand_in="steady"))
    desk.take(seating.returned(desk.table, "ann", 1, 21))
    away = {1: 0}
    now = seating.PATIENCE_MS
    desk.take(seating.stood_in(desk.table, HOST, 1, away, now, host_here=True, stand_in="steady"))
    desk.take(seating.resigned(desk.table, "ann", 1, now + 1, stand_in="steady"))
    seq, ply = desk.table.seq, desk.table.ply
    assert desk.table.seat_changes == [
        SeatChange(seq - 3, ply, 1, "left", 20),
        SeatChange(seq - 2, ply, 1, "back", 21),
        SeatChange(seq - 1, ply, 1, "away", now),
        SeatChange(seq, ply, 1, "resigned", now + 1),
    ]
    assert [
        (each.seq, each.ply, each.seat, each.change, each.at)
        for each in table_shape(desk.table, None).seat_changes
    ] == [(each.seq, each.ply, each.seat, each.change, each.at) for each in desk.table.seat_changes]


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (rows.Sitting(), rows.Sitting("person", "X", holder="x")),
        (rows.Sitting("person", "X", holder="x"), rows.Sitting("person", "X", holder="y")),
        (rows.Sitting("bot", bot="random"), rows.Sitting("bot", bot="steady")),
        (
            rows.Sitting("bot", "X", "random", "x", resigned=True),
            rows.Sitting("bot", "X", "steady", "x", resigned=True),
        ),
    ],
    ids=["taken", "another device", "another bot", "another bot for who resigned"],
)
def test_what_changes_nobodys_play_is_not_told(before: rows.Sitting, now: rows.Sitting) -> None:
    desk = running()
    desk.take([rows.SeatSet(at=20, seat=2, now=before)])
    count = len(desk.table.seat_changes)
    desk.take([rows.SeatSet(at=21, seat=2, now=now)])
    assert len(desk.table.seat_changes) == count


def kept_beside(desk: Desk) -> Summary:
    """But for what lists show, which is in test_api."""
    return replace(summary(desk.table), brief=None)


def test_what_the_storage_keeps_beside_the_rows() -> None:
    desk = lobby()
    assert kept_beside(desk) == Summary("open", public=True, waits_for_bot=False, changed=12)
    desk.start()
    begun = Summary("running", public=False, waits_for_bot=False, changed=11, waits_for=HOST)
    assert kept_beside(desk) == begun
    desk.take(seating.left(desk.table, HOST, requests.LeaveSeat(seat=0), 20, stand_in="steady"))
    assert kept_beside(desk) == Summary("running", public=False, waits_for_bot=True, changed=20)
    for seat, key in ((0, HOST), (1, "ann")):
        desk.take(seating.resigned(desk.table, key, seat, 21, stand_in="steady")[:1])
    assert not summary(desk.table).waits_for_bot, "bots among themselves wait for nobody"


def test_a_step_tells_what_was_done_and_what_it_led_to() -> None:
    desk = running()
    moved(desk)
    table = desk.table
    assert table.state is not None
    last = table.steps[-1]
    told = step(table)
    assert told == Step(
        seq=table.seq,
        ply=5,
        seat=0,
        do=["move ah-1"],
        took_back=0,
        events=event_views(last.events),
        at=13,
        state=state_shape(table.state),
        choices=offered(table),
        remembered={},
        undo_to=4,
        clocks=None,
    )
    assert structs.asdict(told.state) == state_view(table.state)
    assert [event["kind"] for event in told.events] == ["pawn-moved"]
    past = past_shape(last)
    assert structs.asdict(past) == {name: getattr(told, name) for name in structs.asdict(past)}, (
        "the same as those hear who come later"
    )
    undo = Undo(seq=table.seq, to=4, client_id="u")
    desk.take(play.undo(table, HOST, undo, 14))
    back = past_shape(table.steps[-1])
    assert (back.seq, back.ply, back.took_back, back.at) == (table.seq, 4, 1, 14)


def test_a_snapshot_tells_everything() -> None:
    desk = lobby()
    desk.take(play.say(desk.table, "ann", Say(text="Hello", client_id="s"), 12))
    table = desk.table
    before = snapshot(table, table.access("ann"), 0, HERE, "5eed")
    assert before == Snapshot(
        seq=3,
        table=table_shape(table, "5eed"),
        you=You(seats=[1], host=False, watcher=True),
        ply=0,
        undo_to=None,
        state=None,
        choices=[],
        missed=[],
        chat=[chat_shape(table.chat[0])],
        presence=HERE,
    )
    desk.start()
    seen = table.seq
    moved(desk)
    assert table.state is not None
    whole = snapshot(table, table.access(HOST), seen, HERE, "5eed")
    assert (whole.seq, whole.ply, whole.undo_to) == (table.seq, 5, 4)
    assert whole.you == You(seats=[0], host=True, watcher=False)
    assert whole.state == state_shape(table.state)
    assert whole.missed == [past_shape(table.steps[-1])], "what was seen is not told again"
    desk.take([rows.Closed(at=15)])
    ended = snapshot(table, table.access(HOST), table.seq, HERE, "5eed")
    assert (ended.table.seed, ended.missed) == ("5eed", [])


def test_frames_have_the_number_of_the_last_row() -> None:
    desk = lobby()
    desk.take(play.say(desk.table, "ann", Say(text="Hello", client_id="s"), 12))
    (said,) = frames(desk.kept[-1:], "open", desk.table, "5eed")
    assert isinstance(said, Chat)
    assert (said.seq, said.line) == (3, chat_shape(desk.table.chat[0]))
    desk.start()
    desk.take([rows.Closed(at=15)])
    (closed,) = frames(desk.kept[-1:], "running", desk.table, "5eed")
    assert isinstance(closed, TableChanged)
    assert (closed.seq, closed.table) == (desk.table.seq, table_shape(desk.table, "5eed"))
    assert closed.table.seed == "5eed"


def test_why_not_is_told_with_rule_and_figures() -> None:
    desk = running()
    state = desk.table.state
    assert state is not None
    code = {str(action): number for number, action in enumerate(state.almanac.actions)}
    told = play.why(desk.table, Why(client_id="w", code=code["move H"]))
    assert (told.client_id, told.action, told.seq) == ("w", code["move H"], desk.table.seq)
    assert (told.code, told.rule, told.figures) == ("start-space", "M3", {"space": "H"})
    told = play.why(desk.table, Why(client_id="w", code=code["move ah-1"]))
    assert (told.code, told.rule, told.figures) == (None, None, {})


def test_a_code_that_no_action_has_is_refused_as_such() -> None:
    desk = running()
    assert desk.table.state is not None
    beyond = len(desk.table.state.almanac.actions)
    assert play.why(desk.table, Why(client_id="w", code=beyond - 1)).code == "nothing-to-reveal"
    with pytest.raises(Refusal, match=r"^unknown-code$") as refusal:
        play.why(desk.table, Why(client_id="w", code=beyond))
    assert refusal.value.figures == {"action": beyond}


def test_a_game_replayed_is_the_game_that_was_played() -> None:
    desk = running()
    moved(desk)
    table = desk.table
    assert table.deal is not None
    first = new_game(table.edition, 3, table.deal.layout, table.deal.rivals, table.rules)
    plies = list(replayed(table))
    assert [(ply.n, ply.seat) for ply in plies] == [*((n, None) for n in (1, 2, 3, 4)), (5, 0)]
    pages = list(revealed(desk.deal, first))
    assert [(ply.before, ply.action, ply.after, ply.events) for ply in plies[:4]] == pages
    assert plies[-1].after == table.state
    assert plies[-1].events == table.steps[-1].events


def test_what_was_asked_for_is_known_by_its_id() -> None:
    """Whoever asks again after a cut is told that it was done."""
    desk = running()
    moved(desk)
    desk.take(play.undo(desk.table, HOST, Undo(seq=desk.table.seq, to=4, client_id="u"), 13))
    assert play.acknowledged(desk.table, HOST, "u") == desk.table.seq
    desk.take(play.say(desk.table, HOST, Say(text="a\nb", client_id="s"), 14))
    assert play.acknowledged(desk.table, HOST, "s") == desk.table.seq
    assert desk.table.chat[0].text == "a\nb", "lines stay lines"
    for stranger in ("ann", None):
        assert play.acknowledged(desk.table, stranger, "s") is None
