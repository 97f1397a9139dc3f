"""Hints in the terminal: what they say, and that nobody waits for them who does not want to."""

import asyncio
import io
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from support.judging import ByPoints
from support.second_version import invent
from terminal.games import session
from valdora.bots.hints import NoJudge
from valdora.rules import Action, Almanac, End, Move
from valdora.terminal.hints import Advisor
from valdora.terminal.plain import Plain
from valdora.terminal.screen import FullScreen
from valdora.terminal.sheets import Sheet
from valdora.texts import LANGUAGES, Texts

EN = Texts("en")
FIRST = "1. Move to city A (equipment) · End the turn (move A, end)"


def none(played: Almanac) -> ByPoints:
    raise NoJudge("no-judge", played.edition.id)


def test_a_hint_names_three_turns_with_chances_reasons_and_comparisons(tmp_path: Path) -> None:
    page = Advisor(session(tmp_path), ByPoints).page(EN)
    assert page == [
        FIRST,
        (
            "   Chance of winning 33% (between 29% and 37%). This turn only brings you nearer. "
            "What it has over the second: Your next delivery comes 2 turns sooner. "
            "8 points more within 8 turns. Chance of the red workshop: 62% instead of 41%."
        ),
        "2. Move to city B (equipment) · End the turn (move B, end)",
        (
            "   Chance of winning 28% (between 24% and 32%). About as good as the first. "
            "This turn only brings you nearer."
        ),
        "3. Move to city C (commissions) · End the turn (move C, end)",
        (
            "   Chance of winning 23% (between 19% and 27%). This turn only brings you nearer. "
            "Compared with the first: Your next delivery comes 4 turns later. "
            "16 points fewer within 8 turns. Chance of the red workshop: 20% instead of 62%."
        ),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_there_in_every_language(tmp_path: Path, language: str) -> None:
    page = Advisor(session(tmp_path), ByPoints).page(Texts(language))
    assert len(page) == 6
    t = Texts(language)
    words = f"{t.action(Move('A'))} · {t.action(End())}"
    assert page[0] == f"1. {words} (move A, end)"


def test_the_judge_is_made_once(tmp_path: Path) -> None:
    made: list[Almanac] = []

    def make(played: Almanac) -> ByPoints:
        made.append(played)
        return ByPoints(played)

    game = session(tmp_path)
    advisor = Advisor(game, make)
    assert advisor.page(EN) == advisor.page(EN)
    assert made == [game.state.almanac]


def test_where_there_is_no_judge_the_reason_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path)
    assert Advisor(game, none).page(EN) == ["No bot can judge games of this edition."]
    invent(monkeypatch)
    (line,) = Advisor(game).page(EN)
    assert line.startswith("The game follows older rules")


def test_the_plain_face_answers_in_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advisor.__init__, "__defaults__", (ByPoints,))
    out = io.StringIO()
    Plain(session(tmp_path), EN, io.StringIO("hint\nquit\n"), out).run()
    assert f"\n{FIRST}\n" in out.getvalue()
    assert "Chance of winning 33%" in out.getvalue()
    assert all(len(line) < 80 for line in out.getvalue().splitlines() if "valdora" not in line)


def on_screen(app: FullScreen, play: object) -> None:
    async def main() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(pilot)  # type: ignore[operator]

    asyncio.run(main())


async def enter(pilot: Pilot[None], text: str) -> None:
    pilot.app.screen.query_one(Input).value = text
    await pilot.press("enter")
    await pilot.pause()


async def until_shown(pilot: Pilot[None]) -> None:
    for _ in range(500):
        if isinstance(pilot.app.screen, Sheet):
            return
        await pilot.pause(0.02)
    raise AssertionError("no sheet came")


def said(app: FullScreen) -> str:
    return str(app.screen_stack[0].query_one("#now", Static).render())


@pytest.mark.slow
@pytest.mark.parametrize("how", ["f6", "hint"])
def test_the_screen_shows_a_hint_as_a_sheet(tmp_path: Path, how: str) -> None:
    game = session(tmp_path)
    app = FullScreen(game, EN, 0, Advisor(game, ByPoints))

    async def play(pilot: Pilot[None]) -> None:
        if how == "f6":
            await pilot.press("f6")
        else:
            await enter(pilot, how)
        await until_shown(pilot)
        text = str(app.screen.query_one("#sheet-text", Static).render())
        assert text.startswith(FIRST)
        await pilot.press("escape")

    on_screen(app, play)


@pytest.mark.slow
def test_the_game_goes_on_while_a_hint_is_thought_out(tmp_path: Path) -> None:
    game, go_on = session(tmp_path, "you,you,you"), Event()

    def slow(played: Almanac) -> ByPoints:
        assert go_on.wait(20)
        return ByPoints(played)

    app = FullScreen(game, EN, 0, Advisor(game, slow))

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "hint")
        assert EN("terminal-hint-thinking") in said(app)
        await enter(pilot, "move ah-1")
        played: Action = game.steps[-1].action
        assert str(played) == "move ah-1"
        go_on.set()
        await pilot.pause(0.3)
        assert not isinstance(app.screen, Sheet)  # it was about a position that is past

    on_screen(app, play)
