"""All games as one file, whatever database they are in: to keep, and to move to another.

A backup is gzipped JSON Lines: a header, one line per game, then what outlasts games of people's
rights, and a last line that counts both, so that half a file is known to be one. It holds the seeds
of running games: keep it to yourself.
"""

import asyncio
import gzip
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from valdora import __version__
from valdora.records import SUFFIX
from valdora.server.live.rooms import readable, why
from valdora.server.storage import Game, Row, Storage, Summary
from valdora.server.storage.files import OWNER_ONLY
from valdora.server.storage.rights import Device, Right, Words, restore_right, rights
from valdora.table.history import record_bytes

FORMAT: Final = 2
"""With 2 rights came; a file without any is read as ever."""
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
    due: int | None = None


class _Device(msgspec.Struct, forbid_unknown_fields=True):
    device: str
    person: str
    changed: int


class _Words(msgspec.Struct, forbid_unknown_fields=True):
    words: str
    person: str


class _Tail(msgspec.Struct, forbid_unknown_fields=True):
    games: int
    rights: int = 0


@dataclass
class Done:
    """What came of it."""

    games: int = 0
    known: int = 0
    """Were there already."""
    unread: dict[str, str] = field(default_factory=dict)
    """Tables that cannot be read, and why."""


async def write_backup(storage: Storage, path: Path) -> Done:
    """All games, and whose device is whose, into a file that only its owner may read.

    Also games that cannot be played here, as they are: another version may play them. Left out are
    only those whose rows are no text any more.
    """
    unfinished, done = path.with_name(path.name + ".part"), Done()
    unfinished.unlink(missing_ok=True)  # whoever may read what was left there
    number = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(number, "wb") as file, gzip.open(file, "wb") as out:
        out.write(_json(_Head(FORMAT, __version__)))
        for id_ in await storage.ids():
            try:
                line = _json(_line(await storage.game(id_)))
            except Exception as error:  # noqa: BLE001  (the others are to be kept all the same)
                done.unread[id_] = why(error)
            else:
                out.write(line)
                done.games += 1
        kept = await rights(storage)
        out.writelines(_json(_right_line(right)) for right in kept)
        out.write(_json(_Tail(done.games, len(kept))))
    unfinished.replace(path)
    return done


async def restore_backup(storage: Storage, path: Path) -> Done:
    """Put the games of a file back, also those that cannot be played here, and people's rights.

    Nothing is written unless the whole file can be read.
    """
    done = Done()
    for kept in read_backup(path):
        if isinstance(kept, Game):
            try:
                readable(kept.id, kept.rows, kept.seed)
            except Exception as error:  # noqa: BLE001  (another version may read it)
                done.unread[kept.id] = why(error)
    for kept in read_backup(path):
        if not isinstance(kept, Game):
            await restore_right(storage, kept)
        elif await storage.restore(kept):
            done.games += 1
        else:
            done.known += 1
    return done


def read_backup(path: Path) -> Iterator[Game | Right]:
    """What is in a file; `BackupError` if it is not a whole backup."""
    games = held = 0
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline(GAME_LIMIT), type=_Head)
            if not 1 <= head.valdora_backup <= FORMAT:
                raise BackupError("backup-version", version=head.version)
            for line in iter(lambda: file.readline(GAME_LIMIT), b""):
                if line.startswith(b'{"games"'):
                    if msgspec.json.decode(line, type=_Tail) == _Tail(games, held):
                        return
                    break
                if line.startswith((b'{"device"', b'{"words"')):
                    yield _right(line)
                    held += 1
                else:
                    yield _game(msgspec.json.decode(line, type=_Line))
                    games += 1
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BackupError("backup-unreadable", path=str(path), detail=str(error)) from None
    raise BackupError("backup-truncated", path=str(path))


async def export_games(storage: Storage, folder: Path, only: str | None) -> Done:
    """Every game that has begun as a game file; seeds only of those that have ended."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    done = Done()
    for id_ in await storage.ids() if only is None else [only]:
        try:
            game = await storage.game(id_)
            table = readable(id_, game.rows, game.seed)
            data = record_bytes(table, game.seed) if table.state is not None else None
        except Exception as error:  # noqa: BLE001  (the others can be read all the same)
            done.unread[id_] = why(error)
            continue
        if data is not None:
            (folder / f"valdora-{id_}{SUFFIX}").write_bytes(data)
            done.games += 1
    return done


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
        due=summary.due,
    )


def _right_line(right: Right) -> _Device | _Words:
    if isinstance(right, Device):
        return _Device(right.key, right.person, right.changed)
    return _Words(right.token, right.person)


def _right(line: bytes) -> Right:
    if line.startswith(b'{"device"'):
        device = msgspec.json.decode(line, type=_Device)
        return Device(device.device, device.person, device.changed)
    words = msgspec.json.decode(line, type=_Words)
    return Words(words.words, words.person)


def _game(line: _Line) -> Game:
    return Game(
        line.id,
        line.created,
        bytes.fromhex(line.seed),
        Summary(line.status, line.public, line.waits_for_bot, line.changed, line.due),
        tuple(line.holders),
        tuple(Row(seq, kind, payload.encode()) for seq, kind, payload in line.rows),
    )
