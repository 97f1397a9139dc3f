"""The full-screen face: map, tableaux, books, craftsmen, log, choices and one line to type in."""

import contextlib
import textwrap
import time
from collections.abc import Callable
from threading import Thread
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from valdora.rules import Action, Move, State, apply, is_final, legal_actions
from valdora.terminal.answers import answer
from valdora.terminal.board import Drawing, Marks, draw
from valdora.terminal.commands import WORDS, Ask, Do, Refused, Unclear, Unknown, read_command
from valdora.terminal.hints import Advisor
from valdora.terminal.labels import brief
from valdora.terminal.pages import (
    event_lines,
    now_line,
    welcome,
)
from valdora.terminal.panels import (
    books_panel,
    craftsmen_panel,
    log_panel,
    status_line,
    tableau,
)
from valdora.terminal.prospects import prospect
from valdora.terminal.session import Session
from valdora.terminal.sheets import Sheet, ledger_grid, page_text
from valdora.terminal.signs import ACCENT, FAINT, FINAL, INK, PAPER
from valdora.texts import Texts

SMALLEST: Final = (80, 24)
WIDE: Final = (110, 36)
"""From this size on, books, craftsmen and log are all shown at once."""
PACE: Final = 0.3
"""Seconds between two actions of a bot, so that the eye can follow."""
CHOICE_WIDTH: Final = 40
"""Columns of a choice beside its number, in the narrowest list."""
TABS: Final = {
    "books": "terminal-title-books",
    "craftsmen": "terminal-title-craftsmen",
    "log": "terminal-title-log",
}


class MapView(Static):
    """The map. A click on a space is a wish to go there."""

    drawing: Drawing | None = None

    def on_click(self, event: events.Click) -> None:
        """Tell the screen which space was meant."""
        space = self.drawing.at(event.x, event.y) if self.drawing else None
        if space and isinstance(self.app, FullScreen):
            self.app.obey(f"move {space}")

    def on_resize(self) -> None:
        """Only now it is known how much room there is."""
        if isinstance(self.app, FullScreen):
            self.call_after_refresh(self.app.draw)


class FullScreen(App[None]):
    """Plays a session full screen."""

    CSS_PATH = "screen.tcss"
    TITLE = "Valdora"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "obey('undo')", show=False, priority=True),
        Binding("f1", "obey('help')", show=False),
        Binding("f2", "tab('books')", show=False),
        Binding("f3", "tab('craftsmen')", show=False),
        Binding("f4", "tab('log')", show=False),
        Binding("f5", "obey('rules')", show=False),
        Binding("f6", "obey('hint')", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "step(-5)", show=False),
        Binding("pagedown", "step(5)", show=False),
    ]

    def __init__(
        self, session: Session, t: Texts, pace: float = PACE, advisor: Advisor | None = None
    ) -> None:
        super().__init__()
        session.names = t.players(session.table.names)
        self._session = session
        self._advisor = advisor or Advisor(session)
        self._t = t
        self._pace = pace
        self._tab = "books"
        self._choices: tuple[Action, ...] = ()
        self._said = welcome(t, session)

    def compose(self) -> ComposeResult:
        """Everything on one screen."""
        yield Static(id="status")
        with Horizontal(id="upper"):
            yield MapView(id="map")
            yield Static(id="tableaux")
        yield Static(id="titles")
        with Horizontal(id="lower"):
            yield OptionList(id="choices")
            with Vertical(id="side"):
                with Vertical(id="shelf"):
                    yield Static(id="books")
                    yield Static(id="craftsmen")
                with Vertical(id="talk"):
                    yield Static(id="log")
        yield Static(id="now")
        yield Input(id="entry", placeholder=self._t("terminal-type-here"), select_on_focus=False)
        yield Static(id="small")

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(OptionList).can_focus = False
        entry = self.query_one(Input)
        entry.cursor_blink = False
        entry.focus()
        self._next()

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new size, or say that it is too small."""
        width, height = event.size
        self.set_class(width < SMALLEST[0] or height < SMALLEST[1], "small")
        self.set_class(width >= WIDE[0] and height >= WIDE[1], "wide")
        said = self._t("terminal-too-small", width=width, height=height)
        self.query_one("#small", Static).update(said)

    # The game ---------------------------------------------------------------------------------

    def _next(self) -> None:
        """Let whoever is to move choose, or show the end."""
        session = self._session
        waits = not session.over and not session.bots_turn
        self._choices = legal_actions(session.state) if waits else ()
        self._fill_choices()
        self.draw()
        if session.over:
            self._end()
        elif session.bots_turn:
            self._think(session.state)

    def _hand_over(self, call: Callable[..., None], *args: Any) -> None:
        """Call something from a thread that may outlive the screen."""
        if self.is_running:
            with contextlib.suppress(RuntimeError):  # it has just ended
                self.call_from_thread(call, *args)

    @work(thread=True, exclusive=True)
    def _think(self, state: State) -> None:
        """Let the bot choose without stopping the screen."""
        began = time.monotonic()
        action = self._session.bots_choice()
        time.sleep(max(0.0, self._pace - (time.monotonic() - began)))
        self.call_from_thread(self._play_if_still, state, action)

    def _play_if_still(self, state: State, action: Action) -> None:
        if self._session.state is state:
            self._play(action)

    def _play(self, action: Action) -> None:
        steps = self._session.play(action)
        self._said = " ".join(event_lines(self._t, self._session, steps))
        self._next()

    def _end(self) -> None:
        t = self._t
        sheet = Sheet(t("terminal-title-end"), t("terminal-close"), ledger_grid(t, self._session))
        self.push_screen(sheet)

    def obey(self, text: str) -> None:
        """Do what a line says."""
        session, t = self._session, self._t
        command = read_command(text, session.state, t, self._choices)
        if isinstance(command, Do):
            if self._choices:
                self._play(command.action)
        elif command == Ask("quit"):
            self.action_leave()
        elif command == Ask("undo"):
            self._undo()
        elif command == Ask("hint"):
            self._ask_hint()
        else:
            self._answer(command)

    def _undo(self) -> None:
        if not self._session.can_undo or not self._choices:
            self._say(self._t("terminal-no-undo"))
            return
        self._said = self._t("terminal-undone", action=str(self._session.undo()))
        self._next()

    def _answer(self, command: Ask | Refused | Unclear | Unknown) -> None:
        t = self._t
        page = answer(t, self._session, command)
        if isinstance(command, Ask) and command.word != "why":
            if command.word == "help":
                page += ["", t("terminal-help-keys")]
            self._show(command.word, page)
        else:
            self._say(*page)

    def _ask_hint(self) -> None:
        """Have a hint thought out; the game can go on meanwhile, and leaving does not wait."""
        if not self._choices:
            self._say(self._t("terminal-no-hint"))
            return
        self._say(self._t("terminal-hint-thinking"))
        Thread(target=self._advise, args=(self._session.state,), daemon=True).start()

    def _advise(self, state: State) -> None:
        page = self._advisor.page(self._t)
        self._hand_over(self._show_hint, state, page)

    def _show_hint(self, state: State, page: list[str]) -> None:
        if self._session.state is state:
            self._say("")
            self._show("hint", page)

    def _show(self, word: str, page: list[str]) -> None:
        t = self._t
        title = t(WORDS[word])
        self.push_screen(Sheet(title[:1].upper() + title[1:], t("terminal-close"), page_text(page)))

    def _say(self, *said: str) -> None:
        self._said = " ".join(said)
        self._draw_lines()

    # Keys -------------------------------------------------------------------------------------

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        event.input.clear()
        chosen = self.query_one(OptionList).highlighted
        if text:
            self.obey(text)
        elif chosen is not None and self._choices:
            self._play(self._choices[chosen])

    @on(OptionList.OptionHighlighted)
    def _highlighted(self) -> None:
        self._draw_map()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if self._choices:
            self._play(self._choices[event.option_index])

    def action_obey(self, text: str) -> None:
        """A key that stands for a word."""
        self.obey(text)

    def action_tab(self, name: str) -> None:
        """Show books, craftsmen or log beside the choices."""
        self._tab = name
        self.draw()

    def action_step(self, by: int) -> None:
        """Move the cursor in the list of choices."""
        choices = self.query_one(OptionList)
        if self._choices:
            now = choices.highlighted
            wanted = now + by if now is not None else 0
            choices.highlighted = min(max(0, wanted), len(self._choices) - 1)

    def action_leave(self) -> None:
        """Put the game away; everything is saved already."""
        self.exit()

    # Drawing ----------------------------------------------------------------------------------

    def draw(self) -> None:
        """Everything but the list of choices."""
        t, session = self._t, self._session
        wide = self.has_class("wide")
        status = status_line(t, session, self.size.width, self._tabs())
        self.query_one("#status", Static).update(status)
        self._draw_map()
        self._draw_tableaux()
        for name in TABS:
            self.query_one(f"#{name}").display = wide or name == self._tab
        self.query_one("#shelf").display = wide or self._tab != "log"
        self.query_one("#talk").display = wide or self._tab == "log"
        side = 37 if wide else 35
        books = books_panel(t, session.state, side, title=wide)
        self.query_one("#books", Static).update(books)
        craftsmen = craftsmen_panel(t, session, side, title=wide)
        self.query_one("#craftsmen", Static).update(craftsmen)
        talk = self.query_one("#log", Static)
        width, height = (
            max(10, talk.content_size.width or side),
            self.query_one("#lower").size.height,
        )
        talk.update(log_panel(t, session, width, max(2, height), title=wide))
        self._draw_lines()

    def _tabs(self) -> Text:
        """What the keys show beside the choices; nothing where all is shown."""
        tabs = Text(no_wrap=True)
        for key, (name, title) in zip(("F2", "F3", "F4"), TABS.items(), strict=True):
            if not self.has_class("wide"):
                style = f"bold {INK} underline" if name == self._tab else FAINT
                tabs.append(f"{key} {self._t(title)}", style)
                tabs.append(" ")
        return tabs

    def _draw_map(self) -> None:
        view = self.query_one("#map", MapView)
        width, height = view.size
        if width and height:
            view.drawing = draw(self._t, self._session.state, self._marks(), width, height)
            view.update(view.drawing.text)

    def _marks(self) -> Marks:
        state = self._session.state
        moves = [
            (number, action)
            for number, action in enumerate(self._choices, start=1)
            if isinstance(action, Move)
        ]
        useful = [move.space for _, move in moves if _offers_something(state, move)]
        cursor = self.query_one(OptionList).highlighted
        chosen = self._choices[cursor] if cursor is not None and self._choices else None
        return Marks(
            {move.space: number for number, move in moves},
            chosen.space if isinstance(chosen, Move) else None,
            frozenset(useful),
        )

    def _draw_tableaux(self) -> None:
        view = self.query_one("#tableaux", Static)
        seats = len(self._session.names)
        width, height = view.content_size
        if not width:
            return
        lines = max(2, min(4, height // seats))
        gap = "\n\n" if (lines + 1) * seats <= height + 1 else "\n"
        made = [tableau(self._t, self._session, seat, width, lines) for seat in range(seats)]
        view.update(Text(gap).join(made))

    def _draw_lines(self) -> None:
        """The titles between the halves, and what was said last."""
        t, session = self._t, self._session
        now = now_line(t, session)
        if session.bots_turn:
            now = t("terminal-thinking", name=session.names[session.state.seat])
        titles = Text()
        titles.append(f" {t('terminal-title-now')} ", f"bold {PAPER} on {ACCENT}")
        titles.append(f" {now}", f"bold {INK}")
        self.query_one("#titles", Static).update(titles)
        self.query_one("#now", Static).update(Text(self._said))

    def _fill_choices(self) -> None:
        t, state = self._t, self._session.state
        choices = self.query_one(OptionList)
        choices.clear_options()
        for number, action in enumerate(self._choices, start=1):
            final = is_final(state, apply(state, action)[0])
            words = brief(t, state, action) + (f" {FINAL}" if final else "")
            label = Text(no_wrap=True)
            label.append(f"{number:>2} ", f"bold {ACCENT}")
            label.append("\n   ".join(textwrap.wrap(words, CHOICE_WIDTH)), INK)
            if final:
                label.stylize(FAINT, len(label) - len(FINAL))
            choices.add_option(Option(label))
        choices.highlighted = None  # so that a stray Enter plays nothing


def _offers_something(state: State, move: Move) -> bool:
    offered = prospect(state, move)
    return bool(offered.loads or offered.deliveries or offered.book or offered.silver)
