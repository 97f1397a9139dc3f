"""All games as one file, whatever database they are in: to keep, and to move to another.

A backup is gzipped JSON Lines: a header, one line per game, and a last line that counts them, so
that half a file is known to be one. It holds the seeds of running games: keep it to yourself.
"""

import asyncio
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from valdora import __version__
from valdora.records import SUFFIX
from valdora.server.storage import Game, Row, Storage, Summary
from valdora.table.fold import Table, folded
from valdora.table.history import record_bytes

FORMAT: Final = 1
GAME_LIMIT: Final = 64 * 1024 * 1024
"""Bytes of one line; a game needs far less."""


class BackupError(Exception):
    """A file is not a whole backup; `code` is also the key of a text that takes the figures."""

    def __init__(self, code: str, **figures: str | int) -> None:
        super().__init__(f"{code} {figures}")
        self.code = code
        self.figures = figures


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    valdora_backup: int
    version: str


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    created: int
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    status: str
    public: bool
    waits_for_bot: bool
    changed: int
    holders: list[str]
    rows: list[tuple[int, str, str]]


class _Tail(msgspec.Struct, forbid_unknown_fields=True):
    games: int


async def write_backup(storage: Storage, path: Path) -> int:
    """All games into a file that only its owner may read; how many there were."""
    unfinished, count = path.with_name(path.name + ".part"), 0
    number = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(number, "wb") as file, gzip.open(file, "wb") as out:
        out.write(_json(_Head(FORMAT, __version__)))
        async for game in storage.games():
            out.write(_json(_line(game)))
            count += 1
        out.write(_json(_Tail(count)))
    unfinished.replace(path)
    return count


async def restore_backup(storage: Storage, path: Path) -> tuple[int, int]:
    """Put the games of a file back; how many, and how many were there already.

    Nothing is written unless the whole file can be read and every game in it be played.
    """
    for game in read_backup(path):
        try:
            folded(game.id, game.rows)
        except Exception as error:
            raise BackupError("backup-game", table=game.id, detail=str(error)) from error
    restored = known = 0
    for game in read_backup(path):
        if await storage.restore(game):
            restored += 1
        else:
            known += 1
    return restored, known


def read_backup(path: Path) -> Iterator[Game]:
    """The games of a file; `BackupError` if it is not a whole backup."""
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline(GAME_LIMIT), type=_Head)
            if head.valdora_backup != FORMAT:
                raise BackupError("backup-version", version=head.version)
            for count, line in enumerate(iter(lambda: file.readline(GAME_LIMIT), b"")):
                if line.startswith(b'{"games"'):
                    if msgspec.json.decode(line, type=_Tail).games == count:
                        return
                    break
                yield _game(msgspec.json.decode(line, type=_Line))
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BackupError("backup-unreadable", path=str(path), detail=str(error)) from None
    raise BackupError("backup-truncated", path=str(path))


async def export_games(storage: Storage, folder: Path, only: str | None) -> list[Path]:
    """Every game that has begun as a game file; seeds only of those that have ended."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    written: list[Path] = []
    async for game in storage.games():
        if only in (None, game.id):
            table: Table = folded(game.id, game.rows)
            if table.state is not None:
                path = folder / f"valdora-{game.id}{SUFFIX}"
                path.write_bytes(record_bytes(table, game.seed))
                written.append(path)
    return written


def _json(line: msgspec.Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _line(game: Game) -> _Line:
    summary = game.summary
    return _Line(
        id=game.id,
        created=game.created,
        seed=game.seed.hex(),
        status=summary.status,
        public=summary.public,
        waits_for_bot=summary.waits_for_bot,
        changed=summary.changed,
        holders=list(game.holders),
        rows=[(row.seq, row.kind, row.payload.decode()) for row in game.rows],
    )


def _game(line: _Line) -> Game:
    return Game(
        line.id,
        line.created,
        bytes.fromhex(line.seed),
        Summary(line.status, line.public, line.waits_for_bot, line.changed),
        tuple(line.holders),
        tuple(Row(seq, kind, payload.encode()) for seq, kind, payload in line.rows),
    )
