"""Games judged after their end, one at a time, in a process that lives as long as it takes.

It is not one of the bots' processes: judging a game takes minutes, and bots must not wait so long.
What comes of it becomes a row of the game, so it is done once.
"""

import asyncio
import io
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec

from valdora.bots.review import review, review_view
from valdora.records import Reader, first_state, replay
from valdora.server import requests as ask
from valdora.server import rows, shapes
from valdora.server.history import record_bytes
from valdora.server.refusals import Refusal
from valdora.server.room import Room, now_ms
from valdora.server.rooms import Rooms
from valdora.server.table import Table
from valdora.server.worker import judge_of
from valdora.server.workers import WARMING_SECONDS

NICE: Final = 10
"""Bots and people come first."""
Target = Callable[[Connection, bytes], None]
"""What a process runs; it gets the game file."""
log = logging.getLogger(__name__)


def judge_game(pipe: Connection, record: bytes) -> None:
    """Judge a game file, telling how far it is and at last what came of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(BrokenPipeError):  # the server has gone
        try:
            reader = Reader(io.BytesIO(record))
            edition = first_state(reader.header).edition
            judge = judge_of(edition, lambda _done, _total: pipe.send(("alive", None)))
            found = review(
                replay(reader, edition),
                judge,
                lambda done, total: pipe.send(("turns", (done, total))),
            )
            pipe.send(("done", review_view(found)))
        except BrokenPipeError:
            raise
        except Exception as error:  # noqa: BLE001  (the server must hear of it)
            pipe.send(("failed", f"{type(error).__name__}: {error}"))


class _Failed(Exception):
    """The process died, fell silent or could not judge the game."""


@dataclass
class _Job:
    """One game being judged."""

    done: int = 0
    total: int = 0
    failed: bool = False
    process: SpawnProcess | None = None
    task: asyncio.Task[None] | None = None


class Reviews:
    """The games that are being judged. What is finished is with the table."""

    def __init__(self, rooms: Rooms, target: Target = judge_game) -> None:
        self._rooms = rooms
        self._target = target
        self._closed = False
        self._jobs: dict[str, _Job] = {}
        self._alone = asyncio.Lock()

    def begin(self, room: Room) -> ask.ReviewReply:
        """Begin to judge a game, unless that is under way or done."""
        _ended(room.table)
        job = self._jobs.get(room.table.id)
        if room.table.review is None and (job is None or job.failed):
            job = self._jobs[room.table.id] = _Job()
            job.task = asyncio.create_task(self._run(job, room), name=f"review of {room.table.id}")
        return self.look(room)

    def look(self, room: Room) -> ask.ReviewReply:
        """How far it is, or what came of it."""
        _ended(room.table)
        if found := room.table.review:
            turns = len(found.turns)
            return ask.ReviewReply(asked=True, done=turns, total=turns, review=found)
        job = self._jobs.get(room.table.id)
        if job is None:
            return ask.ReviewReply(asked=False, done=0, total=0, review=None)
        if job.failed:
            raise Refusal("no-review")
        return ask.ReviewReply(asked=True, done=job.done, total=job.total, review=None)

    async def _run(self, job: _Job, room: Room) -> None:
        """Judge one game when it is its turn, and store what comes of it."""
        try:
            async with self._alone:
                record = await asyncio.to_thread(record_bytes, room.table, bytes.fromhex(room.seed))
                view = await asyncio.to_thread(self._judge, job, record)
            found = msgspec.convert(view, shapes.Review)
            room = await self._rooms.get(room.table.id)  # idle ones are dropped meanwhile
            await room.perform(
                lambda table: [] if table.review else [rows.Reviewed(at=now_ms(), review=found)]
            )
            del self._jobs[room.table.id]
        except Exception:
            job.failed = True
            if not self._closed:
                log.exception("a game was not judged", extra={"table": room.table.id})

    def _judge(self, job: _Job, record: bytes) -> Any:
        """What a process says of a game. Blocks; called in a thread."""
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe(duplex=False)
        job.process = context.Process(target=self._target, args=(theirs, record), daemon=True)
        try:
            if self._closed:
                raise _Failed("the server goes down")
            job.process.start()
            theirs.close()  # so that we notice when the process dies
            while pipe.poll(WARMING_SECONDS):
                kind, said = pipe.recv()
                if kind == "turns":
                    job.done, job.total = said
                elif kind == "done":
                    return said
                elif kind == "failed":
                    raise _Failed(said)
            raise _Failed(f"nothing heard for {WARMING_SECONDS:.0f} s")
        except (EOFError, OSError) as error:
            raise _Failed(str(error) or "the process died") from None
        finally:
            if job.process.is_alive():
                job.process.kill()
                job.process.join()
            pipe.close()

    async def close(self) -> None:
        """End what is under way; who asks again after a restart begins anew."""
        self._closed = True
        jobs = list(self._jobs.values())
        for job in jobs:
            if job.process and job.process.is_alive():
                job.process.kill()  # the thread that waits for it hears so at once
            elif job.task:
                job.task.cancel()
        await asyncio.gather(*(job.task for job in jobs if job.task), return_exceptions=True)


def _ended(table: Table) -> None:
    if table.state is None or table.state.phase != "over":
        raise Refusal("not-finished")
