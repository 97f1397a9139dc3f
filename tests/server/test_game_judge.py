"""A game judged in threads: what is said of it, and every way in which that may fail."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.second_version import invent
from valdora.bots.hints import NoJudge
from valdora.engine import TooLong
from valdora.server.thinking import game_judge
from valdora.server.thinking.game_judge import EngineJudge, NotJudged, Tell

GAME = Path(__file__).parents[1] / "records" / "golden" / "duel-2p-2.valdora"


def why(judge: EngineJudge, record: bytes = b"a game") -> str:
    with pytest.raises(NotJudged) as error:
        judge.judge(record, lambda _done, _total: None)
    return error.value.code


def judging(monkeypatch: pytest.MonkeyPatch, judged: Callable[[bytes, Tell], Any]) -> EngineJudge:
    """A judge that does something else instead."""
    monkeypatch.setattr(game_judge, "_judged", judged)
    return EngineJudge()


def test_it_tells_how_far_it_is_and_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def says(record: bytes, tell: Tell) -> str:
        for done in range(3):
            tell(done, 2)
        return record.decode()

    heard: list[tuple[int, int]] = []
    judge = judging(monkeypatch, says)
    found = judge.judge(b"a game", lambda *told: heard.append(told))
    assert (found, heard) == ("a game", [(0, 2), (1, 2), (2, 2)])


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (TooLong("think took more than 300 s"), "silent"),
        (NoJudge("no-judge", "too large"), "no-judge"),
        (ZeroDivisionError(), "fault"),
    ],
)
def test_it_says_why_it_failed(
    monkeypatch: pytest.MonkeyPatch, error: Exception, code: str
) -> None:
    def fails(_record: bytes, _tell: Tell) -> None:
        raise error

    assert why(judging(monkeypatch, fails)) == code


def test_a_game_by_older_rules_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    record = GAME.read_bytes()
    invent(monkeypatch)
    assert why(EngineJudge(), record) == "older-rules"


def test_it_says_that_a_game_file_cannot_be_read() -> None:
    assert why(EngineJudge(), b"no game at all") == "unreadable"


def test_closing_it_ends_what_is_under_way_and_begins_nothing_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(_record: bytes, tell: Tell) -> None:
        tell(0, 2)
        begun.set()
        assert go_on.wait(60)
        tell(1, 2)

    judge = judging(monkeypatch, slow)
    codes: list[str] = []
    waiting = threading.Thread(target=lambda: codes.append(why(judge)))
    waiting.start()
    assert begun.wait(60)
    judge.close()
    go_on.set()
    waiting.join(60)
    assert codes == ["died"]
    assert why(judge) == "died"
