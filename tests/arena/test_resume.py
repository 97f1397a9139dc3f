"""A match that was stopped goes on where it was."""

import json
import os
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from valdora.arena import Match, ResumeError, play_match
from valdora.content import load

DUEL = load("duel")
SETTINGS: dict[str, Any] = {
    "edition": DUEL,
    "seats": ("random", "greedy"),
    "deals": 2,
    "seed": 9,
    "max_rounds": 3,
}
MATCH = Match(**SETTINGS)


@pytest.fixture(autouse=True)
def steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice takes one microsecond, so that equal games are equal bytes."""
    now = count(step=1000)
    monkeypatch.setattr("valdora.arena.match.process_time_ns", lambda: next(now))


def stop_after(games: int) -> Any:
    def report(done: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return report


def interrupted(file: Path, games: int) -> bytes:
    with pytest.raises(KeyboardInterrupt):
        play_match(MATCH, stop_after(games), resume=file)
    return file.read_bytes()


def test_the_file_tells_settings_and_games(tmp_path: Path) -> None:
    file = tmp_path / "new" / "match.jsonl"
    result = play_match(MATCH, resume=file)
    header, *games = [json.loads(line) for line in file.read_text().splitlines()]
    assert header["arena"] == 1
    assert header["edition_sha256"] == DUEL.sha256
    assert header["seats"] == ["random", "greedy"]
    assert (header["deals"], header["seed"], header["max_rounds"]) == (2, 9, 3)
    assert header["budget"] == "match"
    assert [(game["deal"], game["seat"]) for game in games] == list(MATCH.pairings())
    assert [tuple(game["scores"]) for game in games] == [game.scores for game in result.games]


def test_resumed_it_gives_the_same_bytes_as_without_interruption(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    expected = play_match(MATCH, resume=whole)
    for games in (1, 3):
        assert len(interrupted(parts, games).splitlines()) == 1 + games
    done: list[int] = []
    result = play_match(MATCH, done.append, resume=parts)
    assert done == [3, 4], "what is there, then what is played"
    assert parts.read_bytes() == whole.read_bytes()
    assert (result, result.view()) == (expected, expected.view())


def test_a_finished_match_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    first = play_match(MATCH, resume=file)
    before, done = file.read_bytes(), list[int]()
    assert play_match(MATCH, done.append, resume=file, jobs=8).view() == first.view()
    assert (done, file.read_bytes()) == ([4], before)


def test_a_last_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    play_match(MATCH, resume=file)
    whole = file.read_bytes()
    for cut in (1, 5, len(whole.splitlines()[-1])):
        file.write_bytes(whole[:-cut])
        play_match(MATCH, resume=file)
        assert file.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_file_cut_off_in_its_first_line_is_begun_again(tmp_path: Path, length: int) -> None:
    file = tmp_path / "match.jsonl"
    whole = interrupted(file, 1)
    file.write_bytes(whole[:length])
    assert interrupted(file, 1) == whole


@pytest.mark.parametrize(
    ("changed", "setting"),
    [
        ({"seed": 10}, "seed"),
        ({"deals": 3}, "deals"),
        ({"seats": ("greedy", "random")}, "seats"),
        ({"budget": "live"}, "budget"),
        ({"max_rounds": 4}, "max_rounds"),
        ({"edition": load("base-2009"), "seats": ("random",) * 3}, "edition"),
    ],
)
def test_another_setting_is_refused(tmp_path: Path, changed: Any, setting: str) -> None:
    file = tmp_path / "match.jsonl"
    before = interrupted(file, 1)
    with pytest.raises(ResumeError) as refused:
        play_match(Match(**{**SETTINGS, **changed}), resume=file)
    assert refused.value.code == "arena-file-other"
    assert refused.value.figures["setting"] == setting
    assert file.read_bytes() == before


def test_other_figures_under_the_same_edition_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    text = interrupted(file, 1).replace(DUEL.sha256.encode(), b"0" * 64)
    file.write_bytes(text)
    with pytest.raises(ResumeError, match="edition_sha256"):
        play_match(MATCH, resume=file)


@pytest.mark.parametrize(
    "content", [b"my notes", b"my notes\n", b"{}\n", b"[1]\n", b"\xff\n", b'{"valdora":1}\n']
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    with pytest.raises(ResumeError, match="arena-file-foreign"):
        play_match(MATCH, resume=file)
    assert file.read_bytes() == content


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe):
        with pytest.raises(ResumeError, match="arena-file-foreign"):
            play_match(MATCH, resume=path)
    (tmp_path / "file").touch()
    with pytest.raises(ResumeError, match="arena-file-unusable"):
        play_match(MATCH, resume=tmp_path / "file" / "below")


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        '{"deal":0}',
        '{"deal":2,"seat":0,"scores":[1,2],"winners":[],"rounds":4,"turn_us":[[1],[1]]}',
        '{"deal":0,"seat":2,"scores":[1,2],"winners":[],"rounds":4,"turn_us":[[1],[1]]}',
        '{"deal":0,"seat":0,"scores":[1,2],"winners":[2],"rounds":4,"turn_us":[[1],[1]]}',
        '{"deal":0,"seat":0,"scores":[1],"winners":[],"rounds":4,"turn_us":[[1],[1]]}',
        '{"deal":0,"seat":0,"scores":[1,2],"winners":[],"rounds":4,"turn_us":[[1],[]]}',
    ],
)
def test_a_line_that_is_no_game_of_the_match_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "match.jsonl"
    header = interrupted(file, 1).splitlines()[0]
    file.write_bytes(header + b"\n" + line.encode() + b"\n")
    with pytest.raises(ResumeError) as refused:
        play_match(MATCH, resume=file)
    assert refused.value.code == "arena-file-damaged"
    assert refused.value.figures == {"file": str(file), "line": "2"}
