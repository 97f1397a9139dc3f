"""Bots that search get ready in the background; the terminal says so and stays usable."""

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from terminal.games import session
from valdora import bots
from valdora.rules import Action, State, legal_actions
from valdora.terminal import SeatError, Session, read_seats
from valdora.terminal.pages import players_page
from valdora.terminal.plain import Plain
from valdora.terminal.screen import FullScreen
from valdora.terminal.sheets import Sheet
from valdora.texts import Texts

pytestmark = pytest.mark.slow

RELEASED = Event()
LINE = "steady 1 is warming up (3 of 9)"


class Held:
    """Is a third ready, and gets no further until it is released."""

    def __init__(self, seed: int, report: bots.Report | None = None) -> None:  # noqa: ARG002
        if report:
            report(3, 9)
        assert RELEASED.wait(30)

    def choose(self, state: State) -> Action:
        """The last that is allowed: it ends the turn soon."""
        return legal_actions(state)[-1]


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(bots._BOTS, "steady", f"{__name__}:Held")  # type: ignore[arg-type]
    monkeypatch.setattr(bots, "LEVELS", ("steady", "greedy", "random"))
    RELEASED.clear()
    yield
    RELEASED.set()


def shown(app: FullScreen, part: str) -> str:
    return str(app.screen_stack[0].query_one(part, Static).render())


def test_the_screen_shows_it_and_answers(tmp_path: Path) -> None:
    game = session(tmp_path, "steady,you,random")
    app = FullScreen(game, Texts("en", game.table.edition), pace=0)

    async def play(pilot: Pilot[None]) -> None:
        while LINE not in shown(app, "#titles"):
            await pilot.pause(0.01)
        app.screen.query_one(Input).value = "rules"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape")
        RELEASED.set()
        while game.bots_turn:
            await pilot.pause(0.01)
        await pilot.pause()
        assert "warming" not in shown(app, "#titles")

    run(app, play)


def test_a_person_moves_meanwhile(tmp_path: Path) -> None:
    game = session(tmp_path, "you,steady:Blue,random")
    app = FullScreen(game, Texts("en", game.table.edition), pace=0)

    async def play(pilot: Pilot[None]) -> None:
        while "Blue is warming up (3 of 9)" not in shown(app, "#titles"):
            await pilot.pause(0.01)
        before = game.state
        app.screen.query_one(Input).value = "1"
        await pilot.press("enter")
        await pilot.pause()
        assert game.state is not before

    run(app, play)


def run(app: FullScreen, play: object) -> None:
    async def main() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await asyncio.wait_for(play(pilot), 30)  # type: ignore[operator]

    asyncio.run(main())


class Releasing(io.StringIO):
    """Releases the bot as soon as it was said to get ready."""

    def write(self, text: str) -> int:
        if LINE in text:
            RELEASED.set()
        return super().write(text)


def test_the_plain_face_says_it_when_the_bot_is_waited_for(tmp_path: Path) -> None:
    game, sink = session(tmp_path, "steady,you,random"), Releasing()
    Plain(game, Texts("en", game.table.edition), io.StringIO(""), sink).run()
    assert sink.getvalue().count("warming up") == 1
    assert not game.bots_turn


def test_making_a_session_waits_for_no_bot(tmp_path: Path) -> None:
    game: Session = session(tmp_path, "steady,you,random")
    assert game.bots_turn


def test_the_page_of_players_tells_how_each_bot_plays(tmp_path: Path) -> None:
    game = session(tmp_path, "you,steady,random")
    t = Texts("en", game.table.edition)
    page = players_page(t, game)
    assert [t("portrait-steady"), t("portrait-random")] == [
        line for line in page if line in {t(f"portrait-{name}") for name in bots.LEVELS}
    ]


def test_who_only_plays_in_the_arena_takes_no_seat() -> None:
    with pytest.raises(SeatError, match="rusher"):
        read_seats("you,rusher,greedy", str)
