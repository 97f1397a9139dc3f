"""The fold of rows: pure, so a whole game is played here without any server."""

import random
from io import BytesIO

import pytest

from support.desk import HOST, SEAL, Desk
from support.eager import choose
from valdora.records import Reader, state_view, verify
from valdora.rules import End, Provisions, Reveal, Silver
from valdora.table import play, requests, rows, seating
from valdora.table.fold import Table, effective, folded
from valdora.table.history import record_bytes
from valdora.table.protocol import Act, Say, Undo, Why
from valdora.table.refusals import Refusal
from valdora.table.views import table_shape

OTHER = "other"


@pytest.fixture
def desk() -> Desk:
    made = Desk()
    made.start()
    return made


def test_a_game_begins_with_the_first_page_of_each_book(desk: Desk) -> None:
    assert desk.table.status == "running"
    assert [type(action) for action in desk.table.steps[-1].actions] == [Reveal] * 4
    assert desk.table.undo_to is None


def test_the_same_rows_make_the_same_table(desk: Desk) -> None:
    draw = random.Random(1)
    for _ in range(60):
        desk.act(desk.any_code(draw))
    again = folded("t", desk.kept)
    assert again == desk.table
    assert again.steps_after(0) == desk.table.steps_after(0)


def test_undo_goes_back_step_by_step_to_the_start_of_the_turn(desk: Desk) -> None:
    table = desk.table
    assert table.state is not None
    before, begin = table.state, table.ply
    desk.act(table.state.almanac.codes[table.state.almanac.by_notation["move ah-1"]])
    assert [table.undo_to] == [begin]
    desk.take(play.undo(table, HOST, Undo(seq=table.seq, to=begin, client_id="u"), 4))
    assert table.state == before
    assert table.ply == begin
    assert table.undo_to is None
    assert [step.took_back for step in table.steps_after(0)] == [0, 0, 1]
    assert len(effective(table.steps_after(0))) == 1


def test_a_copy_that_takes_back_leaves_the_table_as_it_is(desk: Desk) -> None:
    """Whoever decides on a copy may find that it cannot be stored."""
    table = desk.table
    assert table.state is not None
    desk.act(table.state.almanac.codes[table.state.almanac.by_notation["move ah-1"]])
    before, copy = folded("t", desk.kept), table.copy()
    undo = play.undo(table, HOST, Undo(seq=table.seq, to=table.ply - 1, client_id="u"), 4)
    copy.add(undo)
    assert table == before


def test_undo_ends_at_a_revealed_page_and_at_the_end_of_the_turn(desk: Desk) -> None:
    table, draw, refused = desk.table, random.Random(3), 0
    for _ in range(300):
        step_before = table.ply
        desk.act(desk.any_code(draw))
        step = table.steps[-1]
        final = isinstance(step.actions[-1], Reveal | End | Silver | Provisions)
        if final:
            refused += 1
            assert table.undo_to is None
            with pytest.raises(Refusal, match="nothing-to-undo"):
                play.undo(table, HOST, Undo(seq=table.seq, to=step_before, client_id="u"), 4)
        else:
            assert table.undo_to is not None
            assert table.undo_to <= step_before
    assert refused > 50


def test_what_was_taken_back_and_played_again_reveals_the_same_pages() -> None:
    """The dealer depends on nothing but the pages seen on the line."""
    straight, crooked = Desk(), Desk()
    straight.start()
    crooked.start()
    draw = random.Random(5)
    for _ in range(150):
        code = straight.any_code(draw)
        straight.act(code)
        crooked.act(code)
        table = crooked.table
        if table.undo_to is not None:
            to = table.ply - 1
            crooked.take(play.undo(table, HOST, Undo(seq=table.seq, to=to, client_id="u"), 4))
            crooked.act(code)
    assert straight.table.state == crooked.table.state
    assert straight.table.line == crooked.table.line


@pytest.mark.parametrize("seq", [-1, 1])
def test_a_move_that_does_not_know_the_game_as_it_is_is_stale(desk: Desk, seq: int) -> None:
    ask = Act(seq=desk.table.seq + seq, client_id="c", code=desk.any_code(random.Random(1)))
    with pytest.raises(Refusal, match="stale"):
        play.act(desk.table, HOST, ask, desk.deal, 3)


def test_chat_does_not_make_a_move_stale(desk: Desk) -> None:
    seq = desk.table.seq
    desk.take(play.say(desk.table, HOST, Say(text="Hello", client_id="s"), 3))
    ask = Act(seq=seq, client_id="c", code=desk.any_code(random.Random(1)))
    assert play.act(desk.table, HOST, ask, desk.deal, 3)


def test_who_holds_no_seat_can_do_nothing(desk: Desk) -> None:
    ask = Act(seq=desk.table.seq, client_id="c", code=0)
    for key in (None, OTHER):
        with pytest.raises(Refusal, match="not-seated"):
            play.act(desk.table, key, ask, desk.deal, 3)
        with pytest.raises(Refusal, match="not-seated"):
            play.say(desk.table, key, Say(text="Hi", client_id="s"), 3)
        undo = Undo(seq=desk.table.seq, to=0, client_id="u")
        with pytest.raises(Refusal, match="not-seated"):
            play.undo(desk.table, key, undo, 3)


def test_the_dealers_actions_are_nobodys(desk: Desk) -> None:
    assert desk.table.state is not None
    reveal = len(desk.table.state.almanac.actions) - 1
    with pytest.raises(Refusal, match="unknown-code"):
        desk.act(reveal)
    with pytest.raises(Refusal, match="unknown-code"):
        desk.act(30_000)


def test_a_refusal_by_the_rules_names_rule_and_figures(desk: Desk) -> None:
    assert desk.table.state is not None
    code = desk.table.state.almanac.codes[desk.table.state.almanac.by_notation["end"]]
    with pytest.raises(Refusal) as refusal:
        desk.act(code)
    assert (refusal.value.code, refusal.value.rule) == ("move-first", "T1")
    assert play.why(desk.table, Why(client_id="w", code=code)).rule == "T1"


@pytest.mark.slow
def test_a_whole_game_ends_with_its_seed_and_a_record_that_verifies() -> None:
    desk = Desk()
    desk.start()
    rng, table = random.Random(1), desk.table
    while table.status == "running":
        assert table.state is not None
        assert b'"seed":null' in record_bytes(table, SEAL.seed) if table.ply % 50 == 4 else True
        assert table_shape(table, "5ec4e7").seed is None
        desk.act(table.state.almanac.codes[choose(table.state, rng)])
    assert table.status == "over"
    view = table_shape(table, SEAL.seed.hex())
    assert view.seed == SEAL.seed.hex()
    assert view.result is not None
    assert view.result.scores == [player["score"]["total"] for player in players(table)]
    verdict = verify(Reader(BytesIO(record_bytes(table, SEAL.seed))))
    assert (verdict.finished, verdict.deal) == (True, "checked")


def players(table: Table) -> list[dict[str, dict[str, int]]]:
    assert table.state is not None
    found: list[dict[str, dict[str, int]]] = state_view(table.state)["players"]
    return found


def test_the_seat_that_begins_becomes_seat_0_and_the_others_follow() -> None:
    desk = Desk(starts=2)
    desk.start()
    assert [seat.name for seat in desk.table.seats] == ["Three", "One", "Two"]


def test_who_resigns_cannot_come_back_and_without_people_the_table_closes() -> None:
    desk = Desk(
        requests.Person(name="One"), requests.Robot(bot="random"), requests.Robot(bot="random")
    )
    desk.start()
    desk.take(seating.resigned(desk.table, HOST, 0, 5, stand_in="steady"))
    assert desk.table.status == "closed"
    desk = Desk()
    desk.start()
    desk.take(seating.resigned(desk.table, HOST, 0, 5, stand_in="steady"))
    assert desk.table.status == "running"
    assert desk.table.bot_to_move
    with pytest.raises(Refusal, match="seat-resigned"):
        seating.returned(desk.table, HOST, 0, 6)


def test_options_of_before_there_was_a_choice_leave_the_table_covered_or_open() -> None:
    for covered in (False, True):
        desk = Desk(covered=covered)
        desk.take([rows.Changed(at=2, public=True, watching=True, starts=1, pace=5)])
        assert (desk.table.covered, desk.table.public) == (covered, True)
