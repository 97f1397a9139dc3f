"""The file of a match: its settings, then each finished game, so that it can be resumed.

JSON Lines. The first line pins the settings; the others are `Game`s in the order in which they were
done. Lines are only ever appended, except that a last line without its end, cut off by a crash, is
cut away.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from valdora import __version__
from valdora.arena.match import Game, Match
from valdora.rules import VERSION as RULES

FORMAT: Final = 1
"""The version of the file."""


class ResumeError(ValueError):
    """The file does not belong to the match; `code` is the key of a text for the figures."""

    def __init__(self, code: str, **figures: str) -> None:
        super().__init__(f"{code} {figures}")
        self.code = code
        self.figures = figures


class Journal:
    """The file of a match, opened to go on with it or begun now."""

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        self._match = match
        self.games: tuple[Game, ...] = ()
        """The games that were in the file."""
        header = _settings(match)
        try:
            data = self._content()
            whole = data[: data.rfind(b"\n") + 1]
            if whole:
                self.games = tuple(self._read(whole, header).values())
            elif not _line(header).startswith(data):
                raise self._refusal("arena-file-foreign")
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(len(whole))
            if not whole:
                self._write(header)
        except OSError as error:
            detail = error.strerror or str(error)
            raise self._refusal("arena-file-unusable", detail=detail) from None

    def add(self, game: Game) -> None:
        """Keep a game; it is in the file when this returns."""
        self._write(game)

    def close(self) -> None:
        """No more games will come."""
        self._file.close()

    def _content(self) -> bytes:
        if not self._path.exists():
            return b""
        if not self._path.is_file():  # a pipe would keep us waiting for ever
            raise self._refusal("arena-file-foreign")
        return self._path.read_bytes()

    def _read(self, whole: bytes, header: dict[str, Any]) -> dict[tuple[int, int], Game]:
        """The games by deal and seat; if two programs wrote the same, the first counts."""
        games: dict[tuple[int, int], Game] = {}
        first, *others = whole.splitlines()
        self._check(first, header)
        for number, line in enumerate(others, start=2):
            try:
                game = msgspec.json.decode(line, type=Game)
            except msgspec.DecodeError:
                raise self._refusal("arena-file-damaged", line=str(number)) from None
            if not _fits(game, self._match):
                raise self._refusal("arena-file-damaged", line=str(number))
            games.setdefault((game.deal, game.seat), game)
        return games

    def _check(self, first: bytes, header: dict[str, Any]) -> None:
        """The settings must be those of the match, each of them."""
        try:
            pinned = json.loads(first)
        except ValueError:
            pinned = None
        if not isinstance(pinned, dict) or "arena" not in pinned:
            raise self._refusal("arena-file-foreign")
        for key, value in header.items():
            if pinned.get(key) != value:
                theirs, ours = json.dumps(pinned.get(key)), json.dumps(value)
                raise self._refusal("arena-file-other", setting=key, theirs=theirs, ours=ours)

    def _write(self, thing: object) -> None:
        self._file.write(_line(thing))
        self._file.flush()

    def _refusal(self, code: str, **figures: str) -> ResumeError:
        return ResumeError(code, file=str(self._path), **figures)


def _settings(match: Match) -> dict[str, Any]:
    """All that the games depend on."""
    return {
        "arena": FORMAT,
        "valdora": __version__,
        "rules": RULES,
        "edition": match.edition.id,
        "edition_sha256": match.edition.sha256,
        "seats": list(match.seats),
        "deals": match.deals,
        "seed": match.seed,
        "budget": match.budget,
        "max_rounds": match.max_rounds,
    }


def _fits(game: Game, match: Match) -> bool:
    """Whether it can be a game of the match."""
    seats = range(match.players)
    return (
        game.deal in range(match.deals)
        and game.seat in seats
        and set(game.winners) <= set(seats)
        and len(game.scores) == len(game.turn_us) == match.players
        and all(game.turn_us)
    )


def _line(thing: object) -> bytes:
    return msgspec.json.encode(thing) + b"\n"
