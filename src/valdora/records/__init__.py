"""Games as data: a state as JSON, a game as a file, and files replayed and verified.

`play_game` plays a game ply by ply, `Writer` writes it down, `Reader` reads it back, `replay` plays
it again, and `verify` finds the first thing wrong with it as a `RecordError`: a line, a code and
figures. `state_view` is the JSON that players, watchers, bots and the browser all get.

The formats are in docs/records.md and docs/notation.md. Nothing in a file is ever executed.
Imports `valdora.content`, `valdora.rules`, `valdora.dealer` and the standard library.
"""

from valdora.records.errors import FAULTS, RecordError
from valdora.records.files import SUFFIX, PlyLine, Reader, Writer, result_of
from valdora.records.header import Begins, Header, Recorded, Sealed, Seeded
from valdora.records.playing import Bot, PlayedPly, play_game
from valdora.records.replay import Verdict, edition_of, first_state, replay, verify
from valdora.records.view import state_view

__all__ = [
    "FAULTS",
    "SUFFIX",
    "Begins",
    "Bot",
    "Header",
    "PlayedPly",
    "PlyLine",
    "Reader",
    "RecordError",
    "Recorded",
    "Sealed",
    "Seeded",
    "Verdict",
    "Writer",
    "edition_of",
    "first_state",
    "play_game",
    "replay",
    "result_of",
    "state_view",
    "verify",
]
