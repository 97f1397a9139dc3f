"""Games judged after their end, one at a time, in the background: people take turns.

It goes on whoever leaves, and whoever asks meanwhile gets the same one. What comes of it becomes a
row of the game, so it is done once; if the server ends before that, who asks again begins anew.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from inspect import isawaitable
from typing import Any, Final

import msgspec

from valdora.server.live.room import Room
from valdora.server.live.rooms import Rooms
from valdora.server.storage import StorageError
from valdora.server.thinking.game_judge import EngineJudge, GameJudge, NotJudged
from valdora.server.thinking.lane import Lane
from valdora.server.thinking.progress import Progress
from valdora.table import requests as ask
from valdora.table import rows, shapes
from valdora.table.fold import Table
from valdora.table.history import record_bytes
from valdora.table.refusals import Refusal
from valdora.table.views import review_shape

REVIEWS_EACH: Final = 10
"""Games whose judging one person may wait for."""
REVIEW: Final = "review "
"""How the key begins that the process holds which judges a game."""
ELSEWHERE_SECONDS: Final = 2.0
"""How often to see whether another process is done."""
log = logging.getLogger(__name__)


@dataclass
class _Job:
    """One game that is to be judged."""

    review: rows.Review | None = None
    """What came of it, until it is stored."""
    progress: Progress = field(default_factory=Progress)
    begun: bool = False
    failed: ask.NotJudgedCode | None = None
    task: asyncio.Task[None] | None = None
    work: Callable[[], Any] | None = None
    """What its turn is waited for with."""


class Reviews:
    """The games that are being judged. What is finished is with the table."""

    def __init__(self, rooms: Rooms, judge: GameJudge | None = None) -> None:
        self._rooms = rooms
        self._judge = judge or EngineJudge()
        self._closed = False
        self._jobs: dict[str, _Job] = {}
        """By table, in the order in which they were asked for."""
        self._lane = Lane("valdora-judging", 1, 1, 0)  # the judge's own threads step back

    async def begin(self, room: Room) -> ask.ReviewReply:
        """Begin to judge a game, unless that is under way or done."""
        id_ = _ended(room.table).id
        job = self._jobs.get(id_)
        if room.table.review is None and (job is None or job.failed):
            if self._lane.asked(room.payer) >= REVIEWS_EACH:
                raise Refusal("too-fast")
            self._jobs.pop(id_, None)  # behind those that wait
            self._jobs[id_] = new = _Job(job.review if job else None)
            new.task = asyncio.create_task(self._run(new, room), name=f"review of {id_}")
        return await self.look(room)

    async def look(self, room: Room) -> ask.ReviewReply:
        """How far it is, or what came of it."""
        if review := _ended(room.table).review:
            turns, shown = len(review.turns), review_shape(review, room.table.edition)
            return _reply("done", done=turns, total=turns, review=shown)
        job = self._jobs.get(room.table.id)
        if job is None:
            return _reply("waiting" if await self._is_judged_elsewhere(room) else "unasked")
        if job.failed:
            return _reply("failed", why=job.failed)
        if not job.begun:
            return _reply("waiting", ahead=self._ahead(job))
        done, total = job.progress.done, job.progress.total
        if not total:
            return _reply("preparing")
        return _reply("judging", done=done, total=total, left=job.progress.left())

    async def _is_judged_elsewhere(self, room: Room) -> bool:
        """Whether another process is at it; how far, only that one knows."""
        storage, key = self._rooms.storage, _key(room.table.id)
        if not storage.shared or not await storage.drive(key):
            return storage.shared
        await storage.release(key)
        return False

    def _ahead(self, job: _Job) -> int:
        """How many games are judged before this one, if nobody else asks for theirs."""
        begun = sum(each.begun and not each.failed for each in self._jobs.values())
        return begun + (self._lane.ahead(job.work) if job.work else len(self._jobs) - begun - 1)

    async def _run(self, job: _Job, room: Room) -> None:
        """Judge one game when it is its turn, and store what comes of it."""
        id_ = room.table.id
        try:
            if await self._is_ours(id_):
                job.review = job.review or await self._judged(job, room)
                await self._keep(id_, job.review)
            del self._jobs[id_]
        except Exception as error:
            job.failed = _why(error)
            if not self._closed:
                log.exception("a game was not judged", extra={"table": id_})
        finally:
            with suppress(StorageError):
                await self._rooms.storage.release(_key(id_))

    async def _is_ours(self, id_: str) -> bool:
        """Whether to judge it; if another process is at it, wait until that is done, or dead."""
        while not await self._rooms.storage.drive(_key(id_)):
            await asyncio.sleep(ELSEWHERE_SECONDS)
            if (await self._rooms.get(id_)).table.review:
                return False
        return True

    async def _judged(self, job: _Job, room: Room) -> rows.Review:
        table, seed = room.table, bytes.fromhex(room.seed)

        def judge() -> Any:
            job.begun = True
            return self._judge.judge(record_bytes(table, seed), job.progress.tell)

        job.work = judge
        view = await self._lane.run(room.payer, judge)
        return msgspec.convert(await view if isawaitable(view) else view, rows.Review)

    async def _keep(self, id_: str, review: rows.Review) -> None:
        room = await self._rooms.get(id_)  # idle ones are dropped meanwhile
        await room.perform(
            lambda table: [] if table.review else [rows.Reviewed(at=room.now(), review=review)]
        )

    async def close(self) -> None:
        """End what is under way."""
        self._closed = True
        self._judge.close()
        tasks = [job.task for job in self._jobs.values() if job.task]
        for job in self._jobs.values():
            if job.task and not job.begun:
                job.task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._lane.close()


def _key(id_: str) -> str:
    """What the process that judges a game holds."""
    return f"{REVIEW}{id_}"


def _reply(
    stage: ask.ReviewStage,
    *,
    ahead: int = 0,
    done: int = 0,
    total: int = 0,
    left: tuple[float, float] | None = None,
    why: ask.NotJudgedCode | None = None,
    review: shapes.Review | None = None,
) -> ask.ReviewReply:
    seconds = ask.TimeLeft(low=round(left[0]), high=round(left[1])) if left else None
    return ask.ReviewReply(stage, ahead, done, total, seconds, why, review)


def _ended(table: Table) -> Table:
    if table.state is None or table.state.phase != "over":
        raise Refusal("not-finished")
    return table


def _why(error: Exception) -> ask.NotJudgedCode:
    if isinstance(error, NotJudged):
        return error.code
    return "not-stored" if isinstance(error, StorageError | Refusal) else "fault"
