"""The sync happens before every acknowledgement: asserted at the boundary to the disk.

`kill -9` cannot show a missing sync, because what a process has written survives in the system's
memory. So SQLite runs here on a file system of ours (a VFS shim, which `apsw` allows) that hands
everything on to the real one and keeps a diary of what was written to the write-ahead log and when
the log was synced. At the moment an acknowledgement leaves, what it acknowledges must be in the
diary, and a sync behind it.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest

from support.inside import Inside, Socket, inside
from valdora.server.storage import Batch, Conflict, Row, Summary
from valdora.server.storage.sqlite import SqliteStorage

SUMMARY = Summary("running", public=False, waits_for_bot=False, changed=1)


class Diary:
    """What was written to the log, and where syncs lie in between."""

    def __init__(self) -> None:
        self._written: list[bytes] = []
        self._synced = 0
        """So many of the writes are on the disk."""
        self.syncs = 0

    def write(self, data: bytes) -> None:
        self._written.append(data)

    def sync(self) -> None:
        self._synced = len(self._written)
        self.syncs += 1

    def on_disk(self, mark: str) -> bool:
        """Whether this text was written to the log and synced after that."""
        found = mark.encode()
        return any(found in data for data in self._written[: self._synced])


class WatchedFile(apsw.VFSFile):
    """A file of the real file system that writes the diary."""

    def __init__(self, diary: Diary, name: Any, flags: Any) -> None:
        super().__init__("", name, flags)
        self._diary = diary
        self._is_log = bool(flags[0] & apsw.SQLITE_OPEN_WAL)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802  (SQLite's names)
        super().xWrite(data, offset)
        if self._is_log:
            self._diary.write(bytes(data))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        if self._is_log:
            self._diary.sync()


class WatchedDisk(apsw.VFS):
    """The real file system, watched."""

    def __init__(self, name: str, diary: Diary) -> None:
        self._diary = diary
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: Any) -> Any:  # noqa: N802
        return WatchedFile(self._diary, name, flags)


class Careless(apsw.Connection):
    """Does not ask for a sync at each commit, as a careless programmer might."""

    def execute(self, statements: str, bindings: Any = (), **options: Any) -> Any:
        return super().execute(
            statements.replace("synchronous = FULL", "synchronous = NORMAL"), bindings, **options
        )


@asynccontextmanager
async def watched(folder: Path, kind: type[apsw.Connection]) -> AsyncIterator[tuple[Any, Diary]]:
    """A storage on a watched disk that is not yet started, and the diary of the disk."""
    diary = Diary()
    name = f"watched-{id(diary)}"
    disk = WatchedDisk(name, diary)
    yield (
        SqliteStorage(folder / "games.db", folder, connect=lambda path: kind(path, vfs=name)),
        diary,
    )
    disk.unregister()


def batch(game: str, seq: int) -> Batch:
    row = Row(seq, "act", f'{{"mark":"{game}-{seq}-"}}'.encode())
    return Batch(game, seq - 1, (row,), SUMMARY)


async def unsynced_rows(folder: Path, kind: type[apsw.Connection]) -> list[str]:
    """Rows whose `append` returned before they were on the disk; 20 writers at once."""
    late: list[str] = []
    async with watched(folder, kind) as (storage, diary):
        await storage.start(lambda _, __: None)

        async def play(game: str) -> None:
            await storage.create(batch(game, 1), bytes(32))
            for seq in range(2, 20):
                await storage.append(batch(game, seq))
                if not diary.on_disk(f"{game}-{seq}-"):
                    late.append(f"{game}-{seq}")
            with pytest.raises(Conflict):
                await storage.append(batch(game, 19))

        await play("alone")
        single = diary.syncs
        await asyncio.gather(*(play(f"g{n}") for n in range(20)))
        if kind is apsw.Connection:
            assert single >= 19, "a commit for each row of one writer"
            assert diary.syncs - single < 20 * 19, "and fewer when many write: group commit"
        await storage.close()
    return late


def test_every_row_is_on_the_disk_before_append_returns(tmp_path: Path) -> None:
    assert asyncio.run(unsynced_rows(tmp_path, apsw.Connection)) == []


def test_the_shim_would_notice_a_missing_sync(tmp_path: Path) -> None:
    assert asyncio.run(unsynced_rows(tmp_path, Careless))


def test_every_move_is_on_the_disk_before_anyone_hears_of_it(tmp_path: Path) -> None:
    """Through the whole server: at the moment `ack` or `step` is sent, the move is synced."""
    heard = {"ack": 0, "step": 0}

    async def go() -> None:
        async with watched(tmp_path, apsw.Connection) as (storage, diary):
            moves: list[str] = []

            class Checked(Socket):
                async def send(self, message: Any) -> None:
                    said = json.loads(message.get("text", "{}"))
                    if said.get("type") == "ack":
                        assert diary.on_disk(f'"{said["client_id"]}"')
                    elif said.get("type") == "step":
                        assert diary.on_disk(f'"{moves[-1]}"')
                    if said.get("type") in heard:
                        heard[said["type"]] += 1
                    await super().send(message)

            async with inside(tmp_path, storage) as server:
                table = await _table(server)
                sockets = [
                    await server.live(table, "key", socket=Checked()),
                    await server.live(table, "key", socket=Checked()),
                ]
                now = json.loads(sockets[0].frames[0])
                for n in range(60):
                    moves.append(f"move-{n:03}")
                    code = now["choices"][n % len(now["choices"])]["code"]
                    wish = {"type": "act", "seq": now["seq"], "client_id": moves[-1], "code": code}
                    await sockets[n % 2].say(wish)
                    now = (await sockets[0].hear("step"), await sockets[1].hear("step"))[0]
                for socket in sockets:
                    await socket.leave()

    asyncio.run(go())
    assert heard == {"ack": 60, "step": 120}


async def _table(server: Inside) -> str:
    seats = [{"kind": "person", "name": f"Player {n}"} for n in (1, 2, 3)]
    made = await server.ask("POST", "/tables", {"seats": seats, "starts": 0}, "key")
    table: str = made.json["table"]["id"]
    await server.ask("POST", f"/tables/{table}/start", key="key")
    return table
