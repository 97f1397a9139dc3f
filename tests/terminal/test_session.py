"""The core: people and bots, undo within the turn, a save that loses nothing."""

import json
import os
from pathlib import Path

import pytest

from support.second_version import invent
from terminal.games import nearly_over, session, table
from valdora.bots import make, seat_seed
from valdora.records import Reader, verify
from valdora.rules import IllegalAction, legal_actions
from valdora.terminal import SaveError, SeatError, Session, read_seats, resume_game
from valdora.terminal.save import PRIVATE, Save, latest_game


def act(game: Session, *notations: str) -> None:
    for notation in notations:
        game.play(game.state.almanac.by_notation[notation])


def test_a_new_game_shows_the_first_page_of_each_book(tmp_path: Path) -> None:
    game = session(tmp_path)
    assert [str(step.action).split()[:2] for step in game.steps] == [
        ["reveal", book] for book in "ABCD"
    ]
    assert game.state.phase == "move"


def test_bots_play_their_turns_and_people_theirs(tmp_path: Path) -> None:
    game = session(tmp_path)
    turns = [game.bots_turn]
    act(game, "move ah-1", "end")
    turns.append(game.bots_turn)
    assert turns == [False, True]
    while game.bots_turn:
        game.play(game.bots_choice())
    assert (game.state.round, game.state.seat) == (2, 0)


def test_an_action_that_is_not_allowed_changes_nothing(tmp_path: Path) -> None:
    game = session(tmp_path)
    before = game.save.path.read_bytes()
    with pytest.raises(IllegalAction):
        act(game, "end")
    assert game.save.path.read_bytes() == before


# Undo -----------------------------------------------------------------------------------------


def test_actions_of_a_turn_can_be_undone_one_by_one(tmp_path: Path) -> None:
    game = session(tmp_path)
    before, saved = game.state, game.save.path.read_bytes()
    act(game, "move ah-1", "load gold pan")
    assert str(game.undo()) == "load gold pan"
    assert str(game.undo()) == "move ah-1"
    assert not game.can_undo
    assert game.state == before
    assert game.save.path.read_bytes() == saved


def test_what_showed_a_new_page_cannot_be_undone(tmp_path: Path) -> None:
    """B1: a choice is final once it has revealed a card."""
    game = session(tmp_path)
    act(game, "move C")
    assert game.can_undo
    act(game, "turn R")
    assert not game.can_undo


def test_after_a_new_page_later_actions_can_be_undone_back_to_it(tmp_path: Path) -> None:
    game = session(tmp_path)
    act(game, "move C", "turn R", "buy L")
    assert str(game.undo()) == "buy L"
    assert not game.can_undo


def test_a_turn_that_is_over_cannot_be_undone(tmp_path: Path) -> None:
    game = session(tmp_path, "you,you,you")
    act(game, "move ah-1", "end")
    assert not game.can_undo


def test_undo_still_works_after_a_resume(tmp_path: Path) -> None:
    game = session(tmp_path)
    act(game, "move ah-1", "load gold pan")
    game.leave()
    again = resume_game(game.save.path)
    assert str(again.undo()) == "load gold pan"
    assert again.can_undo


def test_a_resumed_game_keeps_its_rules_and_another_plays_for_a_bot_that_knows_only_newer_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path, "you,casual,random")
    act(game, "move ah-1", "end")
    game.leave()
    invent(monkeypatch)
    again = resume_game(game.save.path)
    assert (again.state, again.state.rules) == (game.state, 1)
    assert again.bots_choice() == make("greedy", seat_seed(3, 1)).choose(again.state)
    again.leave()
    assert resume_game(game.save.path).table.rules == 1


# Saves ----------------------------------------------------------------------------------------


def test_every_action_is_synced_to_the_disk_before_play_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path)
    synced: list[bytes] = []
    monkeypatch.setattr(
        "valdora.terminal.save.os.fsync", lambda _: synced.append(game.save.path.read_bytes())
    )
    act(game, "move C", "turn R")
    assert [text.count(b"\n") for text in synced] == [6, 8]  # a turned page with what it showed
    assert b'"do":"move C"' in synced[0]


@pytest.mark.parametrize("torn", [b"", b'{"n":7,"se', b'{"n":7,"seat":0,"do":"mo\xc3'])
def test_a_killed_game_is_resumed_with_all_that_was_saved(tmp_path: Path, torn: bytes) -> None:
    game = session(tmp_path)
    act(game, "move ah-1", "load gold pan")
    state = game.state
    killed = tmp_path / "killed.valdora"
    killed.write_bytes(game.save.path.read_bytes() + torn)
    killed.with_suffix(PRIVATE).write_bytes(game.save.path.with_suffix(PRIVATE).read_bytes())
    assert resume_game(killed).state == state


def test_a_page_that_was_not_saved_in_time_comes_again_the_same(tmp_path: Path) -> None:
    game = session(tmp_path, seed=None)
    act(game, "move C", "turn R")
    state = game.state
    whole = game.save.path.read_bytes().splitlines(keepends=True)
    assert b"reveal C" in whole[-1]
    killed = tmp_path / "killed.valdora"
    killed.write_bytes(b"".join(whole[:-1]))
    killed.with_suffix(PRIVATE).write_bytes(game.save.path.with_suffix(PRIVATE).read_bytes())
    assert resume_game(killed).state == state


def test_the_order_of_unseen_pages_is_not_in_the_game_file(tmp_path: Path) -> None:
    game = session(tmp_path, seed=None)
    private = game.save.path.with_suffix(PRIVATE)
    secret = json.loads(private.read_text())["seed"]
    assert len(secret) == 64
    assert private.stat().st_mode & 0o077 == 0
    header = json.loads(game.save.path.read_text().splitlines()[0])
    assert header["dealer"]["seed"] is None
    assert secret not in game.save.path.read_text()


def test_at_the_end_the_seed_is_shown_and_the_record_can_be_verified(tmp_path: Path) -> None:
    game = resume_game(nearly_over(tmp_path, "you,you,you", seed=None))
    while not game.over:
        game.play(legal_actions(game.state)[-1])
    assert not game.save.path.with_suffix(PRIVATE).exists()
    verdict = verify(Reader.open(game.save.path))
    assert verdict.finished
    assert verdict.deal == "checked"


def test_a_game_that_was_left_is_a_whole_record(tmp_path: Path) -> None:
    game = session(tmp_path, seed=None)
    act(game, "move ah-1")
    game.leave()
    verdict = verify(Reader.open(game.save.path))
    assert not verdict.finished
    assert verdict.deal == "sealed"


def test_the_game_played_last_is_resumed(tmp_path: Path) -> None:
    first, second = session(tmp_path), session(tmp_path)
    second.leave()
    os.utime(second.save.path, (1, 1))  # long ago: the clock of a file system is coarse
    act(first, "move ah-1")
    first.leave()
    assert latest_game(tmp_path) == first.save.path
    assert second.save.path != first.save.path


def test_no_two_terminals_play_the_same_game(tmp_path: Path) -> None:
    game = session(tmp_path)
    with pytest.raises(SaveError) as refused:
        resume_game(game.save.path)
    assert refused.value.code == "save-in-use"


def test_without_its_private_file_a_sealed_game_cannot_go_on(tmp_path: Path) -> None:
    game = session(tmp_path, seed=None)
    game.leave()
    game.save.path.with_suffix(PRIVATE).unlink()
    with pytest.raises(SaveError) as refused:
        resume_game(game.save.path, seats=game.table.seats)
    assert refused.value.code == "save-no-secret"


def test_a_seeded_game_without_its_private_file_only_needs_its_seats(tmp_path: Path) -> None:
    game = session(tmp_path)
    game.leave()
    game.save.path.with_suffix(PRIVATE).unlink()
    with pytest.raises(SaveError) as refused:
        resume_game(game.save.path)
    assert refused.value.code == "save-no-seats"
    assert resume_game(game.save.path, seats=game.table.seats).state == game.state


def test_seats_may_be_taken_over_but_not_added(tmp_path: Path) -> None:
    game = session(tmp_path)
    game.leave()
    with pytest.raises(SaveError) as refused:
        resume_game(game.save.path, seats=game.table.seats[:2])
    assert refused.value.code == "save-other-seats"
    bots = read_seats("random,random,random", str)
    assert resume_game(game.save.path, seats=bots).bots_turn


def test_an_unwritable_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SaveError) as refused:
        Save.create(tmp_path / "file", table())
    assert refused.value.code == "save-unwritable"


# Seats ----------------------------------------------------------------------------------------


def test_seats_are_people_with_or_without_a_name_and_bots() -> None:
    seats = read_seats("you, you:Blue,greedy", lambda number: f"Player {number}")
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Player 1", None),
        ("Blue", None),
        ("bot-slate:greedy", "greedy"),
    ]


@pytest.mark.parametrize("seats", ["you,nobody", "", "you:\x1b[2J,greedy"])
def test_a_seat_that_makes_no_sense_is_refused(seats: str) -> None:
    with pytest.raises(SeatError):
        read_seats(seats, str)
