"""The full-screen face, played with keys and mouse as a person would."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from terminal.games import nearly_over, session, unfinished, whole_duel
from valdora.records import Reader, verify
from valdora.rules import Action
from valdora.terminal import Session, resume_game
from valdora.terminal.screen import FullScreen, MapView
from valdora.terminal.sheets import Sheet
from valdora.texts import LANGUAGES, Texts

pytestmark = pytest.mark.slow

Play = Callable[[Pilot[None]], Awaitable[None]]
SMALL, LARGE = (80, 24), (120, 40)


def screen(game: Session, language: str = "en") -> FullScreen:
    return FullScreen(game, Texts(language, game.table.edition), pace=0)


def run(app: FullScreen, play: Play, size: tuple[int, int] = SMALL) -> None:
    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(main())


async def enter(pilot: Pilot[None], text: str) -> None:
    """Type a line."""
    pilot.app.screen.query_one(Input).value = text
    await pilot.press("enter")
    await pilot.pause()


async def people_to_move(pilot: Pilot[None], game: Session) -> None:
    """Wait for the bots."""
    while game.bots_turn:
        await pilot.pause(0.01)
    await pilot.pause()


def shown(app: FullScreen, part: str) -> str:
    return str(app.screen_stack[0].query_one(part, Static).render())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_rounds_of_a_game_are_played_to_its_end(tmp_path: Path, language: str) -> None:
    """Three people at one keyboard type what was played; it ends as it ended."""
    game, left = unfinished(tmp_path, plies=30)
    app = screen(game, language)

    async def play(pilot: Pilot[None]) -> None:
        for notation in left:
            assert not game.over
            await enter(pilot, notation)
        assert game.over
        assert app.screen.query_one("#sheet").border_title == Texts(language)("terminal-title-end")

    run(app, play)
    assert verify(Reader.open(game.save.path)).finished


def test_a_whole_game(tmp_path: Path) -> None:
    """Two people type a duel from its first move to its last."""
    game = session(tmp_path, "you,you")
    app = screen(game)

    async def play(pilot: Pilot[None]) -> None:
        for notation in whole_duel():
            await enter(pilot, notation)
        assert game.over

    run(app, play)
    assert verify(Reader.open(game.save.path)).finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_in_every_language(tmp_path: Path, language: str) -> None:
    """All sheets open and close; then the last turn is played and the ledger shown."""
    game = resume_game(nearly_over(tmp_path))
    t = Texts(language)
    app = screen(game, language)

    async def play(pilot: Pilot[None]) -> None:
        for word in ("help", "rules", "map", "books", "players", "craftsmen", "log", "score"):
            await enter(pilot, t(f"terminal-word-{word}"))
            assert isinstance(app.screen, Sheet)
            await pilot.press("escape")
        for key in ("f3", "f4", "f2", "down", "down", "pagedown", "up"):
            await pilot.press(key)
        while not game.over:
            await pilot.press("down", "enter")  # what the cursor is on
            await pilot.pause(0.05)
        ledger = app.screen.query_one("#sheet")
        assert ledger.border_title == t("terminal-title-end")
        picture = app.export_screenshot()
        for key in ("score-commissions", "score-workshops", "score-total"):
            assert t(key).split()[0] in picture
        await pilot.press("escape")

    run(app, play)
    assert verify(Reader.open(game.save.path)).finished


def test_a_choice_by_key_by_number_by_notation_and_by_mouse(tmp_path: Path) -> None:
    game = session(tmp_path, "you,you,you")
    app = screen(game)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "down", "down", "down", "enter")
        assert str(game.steps[-1].action) == "move C"
        await enter(pilot, "undo")
        await enter(pilot, "5")
        assert str(game.steps[-1].action) == "move ah-1"
        await enter(pilot, "load gold")
        assert str(game.steps[-1].action) == "load gold pan"
        await pilot.press("ctrl+z", "ctrl+z")
        drawing = app.query_one(MapView).drawing
        assert drawing
        left, top, *_ = drawing.boxes["dh-2"]
        await pilot.click(MapView, offset=(left, top))
        assert str(game.steps[-1].action) == "move dh-2"

    run(app, play)


def test_every_space_of_the_map_can_be_clicked(tmp_path: Path) -> None:
    game = session(tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause()
        drawing = pilot.app.query_one(MapView).drawing
        assert drawing
        for space, (left, top, _, _) in drawing.boxes.items():
            assert drawing.at(left, top) == space
        assert drawing.at(-1, -1) is None

    for size in (SMALL, LARGE):
        run(screen(game), play, size)


def test_the_choices_say_what_could_be_done_at_a_destination(tmp_path: Path) -> None:
    app = screen(session(tmp_path))

    async def play(_: Pilot[None]) -> None:
        options = app.query_one(OptionList)
        lines = [str(options.get_option_at_index(n).prompt) for n in range(options.option_count)]
        assert lines[4].split() == ["5", "ah-1", "+☼G"]
        assert lines[12].split() == ["13", "dh-2", "mine", "+5○"]

    run(app, play)


def test_undo_stops_at_a_new_page(tmp_path: Path) -> None:
    """B1: a choice is final once it has revealed a card."""
    game = session(tmp_path)
    app = screen(game)

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "C")
        await enter(pilot, "turn R")
        await pilot.press("ctrl+z")
        assert shown(app, "#now").startswith("Nothing to take back")
        assert game.state.turned == 1

    run(app, play)


def test_why_is_answered_in_the_message_line(tmp_path: Path) -> None:
    app = screen(session(tmp_path))

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "why north-3")
        assert "M2" in shown(app, "#now") or "leads through" in shown(app, "#now")
        await enter(pilot, "north-3")
        assert shown(app, "#now").startswith("move north-3:")
        await enter(pilot, "dance")
        assert "dance" in shown(app, "#now")

    run(app, play, LARGE)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_leaving_loses_nothing(tmp_path: Path, key: str) -> None:
    game = session(tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "ah-1")
        await pilot.press(key)

    run(screen(game), play)
    game.leave()
    assert str(resume_game(game.save.path).steps[-1].action) == "move ah-1"


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 10), (10, 3)])
def test_a_small_terminal_gets_a_message_instead_of_a_broken_screen(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = screen(session(tmp_path))

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert app.query_one("#small").display
        assert not app.query_one("#map").region.area
        assert f"{size[0]} by {size[1]}" in shown(app, "#small")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not app.query_one("#small").display
        assert app.query_one("#map").region.area

    run(app, play, size)


def test_bots_do_not_stop_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks, help can be read and its turn cannot be played for it."""
    game, app_may_go_on = session(tmp_path), Event()
    choice = game.bots_choice

    def slow() -> Action:
        assert app_may_go_on.wait(10)
        return choice()

    monkeypatch.setattr(game, "bots_choice", slow)
    app = screen(game)

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "ah-1")
        await enter(pilot, "end")
        assert "thinking" in shown(app, "#titles")
        await enter(pilot, "help")
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape")
        plies = len(game.steps)
        await enter(pilot, "1")
        assert len(game.steps) == plies
        app_may_go_on.set()
        await people_to_move(pilot, game)
        assert game.state.seat == 0

    run(app, play)
