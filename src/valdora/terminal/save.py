"""The save of a running game: a game file that is whole and on the disk after every action.

Two files lie side by side. `NAME.valdora` is the game as all could see it. `NAME.private` can be
read by its owner only; it holds what a game file must not tell while the game runs: the dealer's
secret seed, and besides who is a bot. It goes when the game is over and the seed is shown.
"""

import io
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO, Final

import platformdirs

from valdora import content
from valdora.content import Edition
from valdora.records import (
    SUFFIX,
    PlayedPly,
    Reader,
    Recorded,
    RecordError,
    Sealed,
    Writer,
    edition_of,
    replay,
)
from valdora.records.lines import read_file
from valdora.rules import State
from valdora.terminal.table import Seat, Table

PRIVATE: Final = ".private"


class SaveError(Exception):
    """A game cannot be saved or resumed; `code` and `figures` say why."""

    def __init__(self, code: str, **figures: str) -> None:
        super().__init__(f"{code}: {figures}")
        self.code = code
        self.figures = figures


def games_folder() -> Path:
    """Where games are kept: VALDORA_DATA_DIR, or the user's data folder."""
    given = os.environ.get("VALDORA_DATA_DIR")
    return (Path(given) if given else platformdirs.user_data_path("valdora")) / "games"


def latest_game(folder: Path | None = None) -> Path:
    """The running game that was played last, in a folder or where games are kept."""
    folder = folder or games_folder()
    running = [file.with_suffix(SUFFIX) for file in folder.glob(f"*{PRIVATE}")]
    games = [file for file in running if file.exists()]
    if not games:
        raise SaveError("save-nothing-to-resume", folder=str(folder))
    return max(games, key=lambda file: (file.stat().st_mtime_ns, file.name))


class Save:
    """The two files of one game. One process at a time may hold them."""

    def __init__(self, path: Path, table: Table, steps: Sequence[PlayedPly] = ()) -> None:
        self.path = path
        self._table = table
        self._private = _hold(path, table)
        header = table.header(shown=False)
        self._buffer = io.BytesIO()
        self._writer = Writer(self._buffer, header)
        whole = self._drained()
        self._ends = [len(whole)]
        """Where each ply ends in the file; the header counts as ply 0."""
        for step in steps:
            self._writer.step(step)
            whole += self._drained()
            self._ends.append(len(whole))
        _replace(path, whole)
        self._stream: BinaryIO = path.open("r+b")
        self._stream.seek(0, os.SEEK_END)

    @classmethod
    def create(cls, folder: Path, table: Table) -> "Save":
        """The save of a new game, under a name of its own."""
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        name = f"{stamp}-{table.edition.id}-{len(table.seats)}p"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = next(
                path
                for number in range(1, 10**6)
                if not (path := folder / f"{name}-{number}{SUFFIX}").exists()
            )
            return cls(path, table)
        except OSError as error:
            raise _unwritable(folder, error) from None

    def append(self, steps: Sequence[PlayedPly]) -> None:
        """An action with the pages it revealed: on the disk when this returns."""
        start = self._ends[-1]
        written = b""
        for step in steps:
            self._writer.step(step)
            written += self._drained()
            self._ends.append(start + len(written))
        self._stream.write(written)
        self._sync()

    def cut(self, plies: int) -> None:
        """Take back all but the first `plies`."""
        del self._ends[plies + 1 :]
        self._stream.seek(self._ends[-1])
        self._stream.truncate()
        self._sync()

    def finish(self, steps: Sequence[PlayedPly], state: State) -> None:
        """The game is over: show the seed, write the result, drop the secret."""
        self._stream.close()
        whole = io.BytesIO()
        writer = Writer(whole, self._table.header(shown=True))
        for step in steps:
            writer.step(step)
        writer.finish(state)
        _replace(self.path, whole.getvalue())
        self._private.close()
        self.path.with_suffix(PRIVATE).unlink(missing_ok=True)

    def leave(self, state: State) -> None:
        """The game goes on another time: mark the file as whole."""
        if self._stream.closed:
            return
        self._writer.finish(state)
        self._stream.write(self._drained())
        self._sync()
        self.close()

    def close(self) -> None:
        """Let go of the files as they are."""
        self._stream.close()
        self._private.close()

    def _drained(self) -> bytes:
        written = self._buffer.getvalue()
        self._buffer.seek(0)
        self._buffer.truncate()
        return written

    def _sync(self) -> None:
        self._stream.flush()
        os.fsync(self._stream.fileno())


@dataclass(frozen=True)
class Saved:
    """What a save tells: the table, and all plies that reached the disk."""

    table: Table
    steps: tuple[PlayedPly, ...]


def read_save(
    path: Path, edition: Edition | None = None, seats: tuple[Seat, ...] | None = None
) -> Saved:
    """A save read back, whether it was left, killed or finished.

    `edition` and `seats` take the place of what the private file says. Raises `SaveError`, or
    `RecordError` for a file that does not tell a game.
    """
    whole = read_file(path).read() if path.exists() else b""
    if not whole:
        raise SaveError("save-no-such-game", file=str(path))
    reader = Reader(io.BytesIO(whole[: whole.rfind(b"\n") + 1]))  # a torn last line never was
    header, private = reader.header, _read_private(path)
    given = private.get("edition")
    if edition is None and given is not None and given != header.edition:
        edition = content.load(given)
    edition = edition_of(header, edition)
    names = header.names
    if seats is None and "seats" in private:
        seats = tuple(Seat(seat["name"], seat["bot"]) for seat in private["seats"])
    if seats is None:
        raise SaveError("save-no-seats", file=str(path))
    if len(seats) != len(names):
        raise SaveError("save-other-seats", players=str(len(names)), got=str(len(seats)))
    dealer = header.dealer
    if isinstance(dealer, Sealed) and dealer.seed is None and private.get("seed"):
        dealer = replace(dealer, seed=bytes.fromhex(private["seed"]))
    if isinstance(dealer, Recorded) or (isinstance(dealer, Sealed) and dealer.seed is None):
        raise SaveError("save-no-secret", file=str(path))
    named = tuple(Seat(name, seat.bot) for name, seat in zip(names, seats, strict=True))
    table = Table(
        edition, given or edition.id, named, dealer, private.get("bots_seed", 0), header.rules
    )
    return Saved(table, tuple(_steps(reader, edition)))


def _steps(reader: Reader, edition: Edition) -> list[PlayedPly]:
    plies: list[PlayedPly] = []
    try:
        for step in replay(reader, edition):
            plies.append(step)  # noqa: PERF402 - those before the end count, however it ends
    except RecordError as error:
        if error.code != "truncated":  # a game that was not left has no last line
            raise
    return plies


def _read_private(path: Path) -> dict[str, Any]:
    file = path.with_suffix(PRIVATE)
    try:
        read: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError):
        raise SaveError("save-private-unreadable", file=str(file)) from None
    return read


def _hold(path: Path, table: Table) -> BinaryIO:
    """Write the private file and keep others out as long as it is open."""
    file = path.with_suffix(PRIVATE)
    held = os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 - there is none on Windows

        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            raise SaveError("save-in-use", file=str(path)) from None
    held.seek(0)
    held.truncate()
    held.write(json.dumps(table.private(), ensure_ascii=False).encode() + b"\n")
    held.flush()
    os.fsync(held.fileno())
    return held


def _replace(path: Path, whole: bytes) -> None:
    """A file with this content, whole or as it was before."""
    part = path.with_suffix(".part")
    with part.open("wb") as stream:
        stream.write(whole)
        stream.flush()
        os.fsync(stream.fileno())
    part.replace(path)
    with suppress(OSError):  # a folder cannot be opened everywhere
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _unwritable(path: Path, error: OSError) -> SaveError:
    return SaveError("save-unwritable", path=str(path), detail=error.strerror or str(error))
