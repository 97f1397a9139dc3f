"""Game files: written ply by ply as a game is played, read ply by ply as it is replayed."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final, Literal

from valdora.records.errors import RecordError
from valdora.records.header import Header, read_header
from valdora.records.lines import Fields, Line, canonical, lines, read_file
from valdora.records.playing import PlayedPly
from valdora.records.view import score_view
from valdora.rules import State, scores, winners

PLY_LIMIT: Final = 200_000
NOTATION_LIMIT: Final = 200
SUFFIX: Final = ".valdora"
"""How the names of game files end."""
_NOTATION: Final = f"string of 1..{NOTATION_LIMIT}"
Result = dict[str, Any] | Literal["unfinished"]


@dataclass(frozen=True)
class PlyLine:
    """One line of the game; `seat` is `None` for a reveal, `do` is notation."""

    n: int
    seat: int | None
    do: str

    @property
    def line(self) -> int:
        """Where it stands in the file: after the header."""
        return self.n + 1


def result_of(state: State) -> Result:
    """How a game ended (F1, F2), or that it did not."""
    if state.phase != "over":
        return "unfinished"
    points = scores(state)
    return {
        "scores": [score.total for score in points],
        "parts": [score_view(score) for score in points],
        "winners": list(winners(state)),
        "rounds": state.round,
    }


class Writer:
    """Writes a game file; the same game always becomes the same bytes."""

    def __init__(self, stream: BinaryIO, header: Header) -> None:
        self._stream = stream
        self._write(header.view())

    def step(self, step: PlayedPly) -> None:
        """The next ply."""
        self._write({"n": step.n, "seat": step.seat, "do": str(step.action)})

    def finish(self, state: State) -> None:
        """The last line: the result of a game that is over, else `unfinished`."""
        self._write({"result": result_of(state)})

    def _write(self, line: Line) -> None:
        self._stream.write(canonical(line))


class Reader:
    """Reads a game file from a stream of bytes. It checks the form; `replay` and `verify` the play.

    The header is there at once, the result when all plies have been read.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._lines = lines(stream)
        first = next(self._lines, None)
        if first is None:
            raise RecordError(1, "truncated")
        self.header = read_header(*first)
        self.result: Result | None = None
        self.result_line = 0

    @classmethod
    def open(cls, path: Path) -> "Reader":
        """The reader of a file."""
        return cls(read_file(path))

    def plies(self) -> Iterator[PlyLine]:
        """The plies in their order, each once."""
        number = 1
        for number, line in self._lines:
            if self.result is not None:
                raise RecordError(number, "after-result")
            if "result" in line:
                self.result, self.result_line = _read_result(number, line), number
            else:
                yield _read_ply(number, line)
        if self.result is None:
            raise RecordError(number + 1, "truncated")


def _read_ply(number: int, line: Line) -> PlyLine:
    fields = Fields(number, line)
    n = fields.number("n", 0, 2**53)
    if n != number - 1:
        raise RecordError(number, "numbering", {"expected": number - 1, "got": n})
    if n > PLY_LIMIT:
        raise RecordError(number, "too-many-plies", {"limit": PLY_LIMIT})
    seat = fields.any("seat")
    if seat is not None and (type(seat) is not int or not 0 <= seat <= 9):
        fields.refuse("seat", "null | 0..9", seat)
    do = fields.text("do", lambda text: 0 < len(text) <= NOTATION_LIMIT, _NOTATION)
    fields.done()
    return PlyLine(n, seat, do)


def _read_result(number: int, line: Line) -> Result:
    fields = Fields(number, line)
    result = fields.any("result")
    fields.done()
    if result == "unfinished":
        return "unfinished"
    inside = Fields(number, result, "result")
    read = {key: inside.any(key) for key in ("scores", "parts", "winners", "rounds")}
    inside.done()
    return read
