"""What all people at a table agree to, and what comes of it; each wish is raced by a move."""

import io
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from support.desk import HOST, SEAL, Desk
from support.hands import DAY, HOUR, MINUTE
from support.hosted import Visitor
from valdora.bots import names
from valdora.records import Reader, verify
from valdora.table import consent, history, play, requests, rows, seating, shapes
from valdora.table.briefs import summary
from valdora.table.fold import folded
from valdora.table.frames import frames, groups
from valdora.table.protocol import Act, TableChanged
from valdora.table.refusals import Refusal
from valdora.table.rows import Wish
from valdora.table.values import Change
from valdora.table.views import table_shape

START = 1_000_000
WISHES: tuple[Wish, ...] = ("undo", "pause", "end", "bot")
BOTS = names("level")


class Company(Desk):
    """A host, Ann and Ben, each with a key of their own, in a game that runs."""

    keys = (HOST, "ann", "ben")

    def __init__(self, *, alone: bool = False, **options: Any) -> None:
        bot = requests.Robot(bot="casual")
        others = (bot, bot) if alone else (requests.Free(), requests.Free())
        super().__init__(requests.Person(name="Host"), *others, at=START, public=True, **options)
        for key in () if alone else self.keys[1:]:
            made, _ = seating.joined(self.table, key, requests.JoinTable(name=key), self.at)
            self.take(made)
        self.start()

    def turn(self) -> None:
        """Who is to move plays their turn, whoever that is."""
        turns, draw = self.table.turns, random.Random(self.table.seq)
        while self.table.turns == turns:
            if self.table.bot_to_move:
                self.take(self.played_by_bot())
            else:
                assert self.table.state is not None
                self.act(self.any_code(draw), self.keys[self.table.state.seat])

    def propose(self, seat: int, what: Wish, of: int | None = None) -> Sequence[Change]:
        """What becomes of asking for something."""
        ask = requests.Propose(seat=seat, what=what, of=of)
        return consent.proposed(self.table, self.keys[seat], ask, self.at, stand_in="steady")

    def answer(self, seat: int, *, yes: bool = True, seq: int | None = None) -> Sequence[Change]:
        """What becomes of an answer."""
        assert self.table.proposal is not None
        ask = requests.Answer(seq=seq or self.table.proposal.seq, yes=yes)
        return consent.answered(self.table, self.keys[seat], ask, self.at, stand_in="steady")

    def agreed(self, seat: int, what: Wish, of: int | None = None) -> None:
        """One proposes and all others agree."""
        self.take(self.propose(seat, what, of))
        for other in range(3):
            if other != seat:
                self.take(self.answer(other))

    def changes(self) -> list[str]:
        """What is told about seats."""
        return [each.change for each in self.table.seat_changes]


def code_of(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


# Asking -----------------------------------------------------------------------------------------


def test_each_is_asked_and_the_last_one_decides() -> None:
    desk = Company()
    desk.take(desk.propose(0, "pause"))
    asked = table_shape(desk.table, None).proposal
    assert asked is not None
    assert (asked.what, asked.seat, asked.agreed, asked.asked) == ("pause", 0, [0], [1, 2])
    assert asked.until == START + consent.USUAL_MS
    desk.take(desk.answer(2))
    assert desk.answer(2) == [], "to agree twice is to agree"
    assert table_shape(desk.table, None).paused is False
    desk.take(desk.answer(1))
    shown = table_shape(desk.table, None)
    assert (shown.paused, shown.proposal) == (True, None)
    assert folded("t", desk.kept) == desk.table


def test_one_who_does_not_agree_is_enough_and_who_asked_can_take_it_back() -> None:
    for seat in (1, 0):
        desk = Company()
        desk.take(desk.propose(0, "end"))
        desk.take(desk.answer(seat, yes=False))
        assert (desk.table.proposal, desk.table.status) == (None, "running")


def test_people_for_whom_a_bot_plays_and_bots_are_not_asked() -> None:
    desk = Company()
    desk.take(seating.left(desk.table, "ben", requests.LeaveSeat(seat=2), 1, stand_in="steady"))
    desk.take(desk.propose(0, "pause"))
    desk.take(desk.answer(1))
    assert desk.table.paused


@pytest.mark.parametrize("what", WISHES[:3])
def test_who_plays_among_bots_needs_nobody(what: Wish) -> None:
    desk = Company(alone=True)
    desk.turn()
    before = desk.table.ply
    desk.take(desk.propose(0, what))
    done = {"undo": desk.table.ply < before, "pause": desk.table.paused}
    assert done.get(what, desk.table.status == "closed")
    assert folded("t", desk.kept) == desk.table


def test_who_holds_several_seats_agrees_once() -> None:
    desk = Desk(at=START)
    desk.start()
    ask = requests.Propose(seat=1, what="pause")
    desk.take(consent.proposed(desk.table, HOST, ask, desk.at, stand_in="steady"))
    assert desk.table.paused


def test_a_proposal_lapses_after_a_while_and_another_can_be_made() -> None:
    desk = Company()
    desk.take(desk.propose(0, "pause"))
    with pytest.raises(Refusal, match="proposal-stands"):
        desk.propose(1, "end")
    desk.at += 5 * MINUTE
    with pytest.raises(Refusal, match="no-proposal"):
        desk.answer(1)
    desk.take(desk.propose(1, "end"))
    with pytest.raises(Refusal, match="no-proposal"):
        desk.answer(0, seq=1)


def test_at_a_slow_table_it_stands_as_long_as_a_turn() -> None:
    desk = Company(clock=shapes.SlowClock(turn=DAY, holidays=0, bot="casual"))
    desk.take(desk.propose(0, "pause"))
    desk.at += DAY - 1
    assert desk.answer(1)
    live = Company(clock=shapes.LiveClock(bank=10 * MINUTE, increment=0, bot="casual"))
    assert consent.lasts(live.table) == consent.USUAL_MS


def test_it_lapses_when_seats_change_hands() -> None:
    desk = Company()
    desk.take(desk.propose(0, "pause"))
    desk.take(seating.left(desk.table, "ben", requests.LeaveSeat(seat=2), 1, stand_in="steady"))
    assert desk.table.proposal is None


def test_not_just_anyone_asks_or_answers() -> None:
    desk = Company()
    ask = requests.Propose(seat=0, what="pause")
    for key in (None, "ann"):
        with pytest.raises(Refusal, match="not-your-seat") as refused:
            consent.proposed(desk.table, key, ask, desk.at, stand_in="steady")
        assert refused.value.figures == {"number": 0}
    desk.take(desk.propose(0, "pause"))
    answer = requests.Answer(seq=desk.table.seq, yes=True)
    for key in (None, "stranger"):
        with pytest.raises(Refusal, match="not-seated"):
            consent.answered(desk.table, key, answer, desk.at, stand_in="steady")
        with pytest.raises(Refusal, match="not-seated"):
            consent.resumed(desk.table, key, desk.at)
    lobby = Desk()
    with pytest.raises(Refusal, match="not-running"):
        consent.proposed(lobby.table, HOST, ask, 1, stand_in="steady")
    desk.take(seating.left(desk.table, "ben", requests.LeaveSeat(seat=2), 1, stand_in="steady"))
    with pytest.raises(Refusal, match="bot-already"):
        desk.propose(2, "pause")


# Undo -------------------------------------------------------------------------------------------


def test_all_agree_and_a_turn_is_taken_back_with_what_came_after_it() -> None:
    desk = Company()
    begun, state = desk.table.ply, desk.table.state
    desk.turn()
    desk.turn()
    desk.agreed(0, "undo")
    assert (desk.table.ply, desk.table.state) == (begun, state)
    assert desk.table.undo_to is None
    last = desk.table.steps[-1]
    assert (last.seat, last.took_back > 1) == (0, True)
    again = folded("t", desk.kept)
    assert again == desk.table
    desk.turn()
    assert desk.table.turns == 4, "for clocks each turn is one of its own"


def test_in_ones_own_turn_it_goes_back_to_where_that_began() -> None:
    desk = Company()
    desk.turn()
    desk.turn()
    desk.turn()
    begun = desk.table.ply
    desk.act(desk.any_code(random.Random(1)))
    desk.agreed(0, "undo")
    assert desk.table.ply == begun
    first = desk.propose(0, "undo")[0]
    assert isinstance(first, rows.Proposed)
    assert first.to is not None
    assert first.to < begun, "and from there to the turn before"


def test_who_has_not_played_has_nothing_to_take_back() -> None:
    with pytest.raises(Refusal, match="nothing-to-undo"):
        Company().propose(1, "undo")


def revealing() -> Company:
    """A game in which the host's last turn revealed a page."""
    for seed in range(400):
        desk, draw = Company(), random.Random(seed)
        while desk.table.turns == 0:
            before = desk.table.ply
            desk.act(desk.any_code(draw))
            if desk.table.ply > before + 1:
                return desk
    raise AssertionError("no page was revealed")


def test_a_page_that_was_seen_stays_known_and_comes_again() -> None:
    desk = revealing()
    (page,) = desk.table.line[-1:]
    book, card = str(page.action).split()[1:]
    assert desk.table.remembered == {}
    seen = desk.table.state
    desk.agreed(0, "undo")
    assert desk.table.remembered == {book: (card,)}
    assert table_shape(desk.table, None).remembered == {book: [card]}
    assert card in str(desk.table.steps[-2].actions), "the log has it"
    assert folded("t", desk.kept).remembered == {book: (card,)}
    taken_back = [action for step in desk.table.steps[1:-1] for action in step.actions]
    for action in taken_back:
        if str(action).startswith("reveal"):
            continue
        assert desk.table.state is not None
        desk.act(desk.table.state.almanac.codes[action])
    assert desk.table.state == seen, "the dealer deals the same again"
    assert desk.table.remembered == {}


def test_the_game_file_holds_what_counts_and_proves_itself() -> None:
    desk = revealing()
    desk.agreed(0, "undo")
    desk.turn()
    desk.agreed(1, "end")
    data = history.record_bytes(desk.table, SEAL.seed)
    verdict = verify(Reader(io.BytesIO(data)))
    assert (verdict.plies, verdict.deal) == (desk.table.ply, "checked")


def test_an_older_version_does_not_play_on_from_another_position() -> None:
    desk = Company()
    desk.turn()
    desk.agreed(0, "undo")
    assert b'"needs":3' in desk.kept[-1].payload
    desk.agreed(0, "pause")
    assert b'"needs":3' in desk.kept[-1].payload
    assert rows.FORMAT == 3


# Pause ------------------------------------------------------------------------------------------


def test_while_a_game_is_paused_nobody_plays_and_no_clock_runs() -> None:
    clock = shapes.SlowClock(turn=DAY, holidays=0, bot="casual")
    desk = Company(clock=clock)
    desk.at += HOUR
    desk.agreed(0, "pause")
    table = desk.table
    assert (table.due, table.bot_to_move, table.person_to_move) == (None, None, False)
    assert (table.undo_to, summary(table).waits_for_bot) == (None, False)
    for move in (
        lambda: desk.act(desk.any_code(random.Random(1))),
        lambda: desk.propose(1, "pause"),
    ):
        with pytest.raises(Refusal, match=r"^paused$"):
            move()
    desk.at += 9 * DAY
    before = table.status
    made = consent.resumed(table, "ben", desk.at)
    desk.take(made)
    (group,) = groups(desk.kept[-1:])
    (told,) = frames(group, before, desk.table, "")
    assert isinstance(told, TableChanged)
    assert told.choices, "who is to move hears what they may do"
    assert desk.table.due == desk.at + DAY - HOUR
    assert desk.changes() == ["paused", "resumed"]
    with pytest.raises(Refusal, match="not-paused"):
        consent.resumed(table, "ben", desk.at)


def test_a_bot_pauses_too() -> None:
    desk = Company(alone=True)
    desk.turn()
    moves = [desk.table.bot_to_move]
    desk.take(desk.propose(0, "pause"))
    moves.append(desk.table.bot_to_move)
    desk.take(consent.resumed(desk.table, HOST, desk.at))
    assert [*moves, desk.table.bot_to_move] == ["casual", None, "casual"]


# An end, and a bot for good ---------------------------------------------------------------------


def test_all_agree_to_end_without_a_result() -> None:
    desk = Company()
    desk.agreed(1, "end")
    shown = table_shape(desk.table, "seed")
    assert (shown.status, shown.result, shown.proposal) == ("closed", None, None)


def test_a_bot_plays_for_good_for_who_does_not_come_back() -> None:
    desk = Company()
    leaves = requests.LeaveSeat(seat=0, stay=True)
    desk.take(seating.left(desk.table, HOST, leaves, desk.at, stand_in="casual"))
    desk.take(desk.propose(1, "bot", 0))
    shown = table_shape(desk.table, None).proposal
    assert shown is not None
    assert (shown.seat, shown.what, shown.of) == (1, "bot", 0)
    desk.take(desk.answer(2))
    seat = table_shape(desk.table, None).seats[0]
    assert (seat.kind, seat.away, seat.name, seat.bot) == ("bot", False, "Host", "casual")
    assert desk.table.host == "ann", "the host's right goes on"
    assert desk.table.seats_of(HOST) == []
    assert desk.changes() == ["left", "replaced", "host"]
    with pytest.raises(Refusal, match="bot-already") as refused:
        desk.propose(1, "bot", 0)
    assert refused.value.figures == {"number": 0}
    for nobody in (None, 4):
        with pytest.raises(Refusal, match="no-such-seat"):
            desk.propose(1, "bot", nobody)


def test_also_for_oneself() -> None:
    desk = Company()
    desk.agreed(2, "bot", 2)
    assert (desk.table.seats[2].bot, desk.table.seats[2].holder) == ("steady", None)


# At the same moment -----------------------------------------------------------------------------


@pytest.mark.parametrize("what", WISHES)
@pytest.mark.parametrize("first", ["move", "answer"])
def test_a_move_and_the_last_answer_at_the_same_moment(what: Wish, first: str) -> None:
    """Both were decided on the table as it was; the second is decided anew, as a server does."""
    desk = Company()
    for _ in range(4):
        desk.turn()
    assert desk.table.state is not None
    mover = desk.table.state.seat
    desk.take(desk.propose(mover, what, (mover + 1) % 3))
    desk.take(desk.answer((mover + 1) % 3))
    last = (mover + 2) % 3
    seq = desk.table.proposal.seq if desk.table.proposal else 0
    move = Act(seq=desk.table.seq, client_id="m", code=desk.any_code(random.Random(3)))
    answer = requests.Answer(seq=seq, yes=True)

    def moves() -> None:
        desk.take(play.act(desk.table, desk.keys[mover], move, desk.deal, desk.at))

    def answers() -> None:
        desk.take(consent.answered(desk.table, desk.keys[last], answer, desk.at, stand_in="steady"))

    if first == "move":
        moves()
        with pytest.raises(Refusal, match="no-proposal"):
            answers()
        return
    answers()
    expected = {"undo": "stale", "pause": "paused", "end": "not-running", "bot": None}[what]
    if expected:
        with pytest.raises(Refusal, match=expected):
            moves()
    else:
        moves()  # another's seat is no concern of the move
    assert folded("t", desk.kept) == desk.table


def test_without_a_proposal_an_agreement_says_nothing() -> None:
    """As another process may have stored it behind the move that ended the proposal."""
    desk = Company()
    desk.take([rows.Agreed(at=1, seat=1)])
    assert desk.table.proposal is None


# By the API --------------------------------------------------------------------------------------


def test_people_ask_and_answer_by_request(guest: Callable[[], Visitor]) -> None:
    host, ann = guest(), guest()
    table = host.table("Host", None, ("bot", "random"), public=True)
    ann.post(f"/tables/{table}/join", {"name": "Ann"})
    path = f"/tables/{table}"
    host.post(f"{path}/start")
    asked = host.post(f"{path}/proposals", {"seat": 0, "what": "pause"})["table"]["proposal"]
    assert (asked["agreed"], asked["asked"]) == ([0], [1])
    answer = {"seq": asked["seq"], "yes": True}
    assert ann.post(f"{path}/answer", answer)["table"]["paused"] is True
    assert guest().refused("POST", f"{path}/resume") == "not-seated"
    assert host.post(f"{path}/resume")["table"]["paused"] is False
    assert ann.refused("POST", f"{path}/answer", answer) == "no-proposal"
    nothing = {"seat": 1, "what": "party"}
    assert ann.refused("POST", f"{path}/proposals", nothing) == "bad-request"


def test_what_was_seen_once_stays_known_after_going_back_twice() -> None:
    desk = revealing()
    desk.agreed(0, "undo")
    known = desk.table.remembered
    desk.act(desk.any_code(random.Random(1)))
    while desk.table.turns < 2:
        desk.act(desk.any_code(random.Random(desk.table.seq)))
    desk.agreed(0, "undo")
    for book, pages in known.items():
        assert desk.table.remembered[book][: len(pages)] == pages
    assert folded("t", desk.kept) == desk.table
