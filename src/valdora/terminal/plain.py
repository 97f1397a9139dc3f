"""The plain face: lines of at most 80 columns, one choice per line of input.

It draws nothing, so it suits screen readers, and it reads and writes streams, so it suits pipes.
When the input ends, the game is saved and the face leaves.
"""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, TextIO

from valdora.rules import Action, legal_actions
from valdora.terminal.answers import answer
from valdora.terminal.commands import Ask, Do, read_command
from valdora.terminal.hints import Advisor
from valdora.terminal.labels import spoken
from valdora.terminal.pages import (
    event_lines,
    farewell,
    now_line,
    player_page,
    welcome,
)
from valdora.terminal.session import Session
from valdora.texts import Texts

COLUMNS: Final = 79
PROMPT: Final = "> "


class Plain:
    """Plays a session over two streams."""

    def __init__(self, session: Session, t: Texts, source: TextIO, sink: TextIO) -> None:
        session.names = t.players(session.table.names)
        self._session = session
        self._t = t
        self._source = source
        self._sink = sink
        self._advisor = Advisor(session)

    def run(self) -> None:
        """Play until the game is over, somebody quits, or the input ends."""
        session, t = self._session, self._t
        self._say(welcome(t, session))
        try:
            while not session.over:
                if session.bots_turn:
                    self._play(session.bots_choice())
                elif not self._ask():
                    break
        finally:
            session.leave()
            self._say("", *farewell(t, session))

    def _ask(self) -> bool:
        """Show the choices and answer lines until one of them is played; `False` to leave."""
        session, t = self._session, self._t
        state = session.state
        choices = legal_actions(state)
        if state.phase == "move":
            self._say("", *player_page(t, session, state.seat))
        self._say("", now_line(t, session), *self._numbered(choices))
        while True:
            line = self._line()
            if not line:
                return False
            command = read_command(line, state, t, choices)
            if isinstance(command, Do):
                self._play(command.action)
                return True
            if command == Ask("quit"):
                return False
            if command == Ask("undo") and session.can_undo:
                self._say(t("terminal-undone", action=str(session.undo())))
                return True
            if command == Ask("hint"):
                self._say(*self._advisor.page(t))
            else:
                self._say(*answer(t, session, command))

    def _line(self) -> str:
        """A line of input; empty when there is no more. A pipe does not echo, so we do."""
        self._sink.write(PROMPT)
        self._sink.flush()
        line = self._source.readline()
        if not self._source.isatty():
            self._sink.write(f"{line.rstrip()}\n")
        return line

    def _numbered(self, choices: Sequence[Action]) -> Iterable[str]:
        state, t = self._session.state, self._t
        for number, action in enumerate(choices, start=1):
            yield f"{number}. {action}: {spoken(t, state, action)}"

    def _play(self, action: Action) -> None:
        before = self._session.state
        steps = self._session.play(action)
        if before.phase == "move":
            self._say("")
        self._say(*event_lines(self._t, self._session, steps))

    def _say(self, *paragraphs: str) -> None:
        for text in paragraphs:
            lines = textwrap.wrap(
                text,
                COLUMNS,
                subsequent_indent="  ",
                break_long_words=False,  # the name of a file stays whole
                break_on_hyphens=False,
            )
            self._sink.write("\n".join(lines) + "\n")
        self._sink.flush()
