"""Sheets laid over the screen: pages of words, and the ledger at the end."""

from typing import ClassVar

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from valdora.rules import winners
from valdora.terminal.pages import ledger, winners_line
from valdora.terminal.session import Session
from valdora.terminal.signs import ACCENT, FAINT, INK, POINTS, SEAT_STYLE
from valdora.texts import Texts


class Sheet(ModalScreen[None]):
    """A page to read and close."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "dismiss", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, title: str, close: str, content: Text | Grid) -> None:
        super().__init__()
        self._title = title
        self._close = close
        self._content = content

    def compose(self) -> ComposeResult:
        """The page in a frame that scrolls."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self._title
            sheet.border_subtitle = self._close
            yield Static(self._content, id="sheet-text", markup=False)

    def on_mount(self) -> None:
        """Keys scroll at once."""
        self.query_one("#sheet").focus()


def page_text(paragraphs: list[str]) -> Text:
    """Paragraphs as text; headings are in capitals."""
    made = Text()
    for paragraph in paragraphs:
        heading = paragraph.isupper() and len(paragraph) > 3
        made.append(paragraph + "\n", f"bold {ACCENT}" if heading else INK)
    return made


def ledger_grid(t: Texts, session: Session) -> Grid:
    """The score by source, a column for each player, and who has won."""
    head, *rows, total = ledger(t, session)
    grid = Grid(expand=True, box=SIMPLE_HEAD, border_style=FAINT, title=winners_line(t, session))
    grid.title_style = f"bold {ACCENT}"
    grid.add_column("", no_wrap=True)
    for seat, name in enumerate(head[1:]):
        grid.add_column(name, justify="right", style=SEAT_STYLE[seat])
    for row in rows:
        grid.add_row(*row)
    grid.add_section()
    best = winners(session.state)
    marked = [f"{POINTS} {sum_}" if seat in best else sum_ for seat, sum_ in enumerate(total[1:])]
    grid.add_row(total[0], *marked, style="bold")
    return grid
