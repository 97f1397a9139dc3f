"""Judges whole games: what it promises, and one that does it in threads, with the engine.

Whoever wants a game judged knows `GameJudge` alone, so it can be done in another way as well.
"""

import io
import os
import threading
from collections.abc import Callable
from typing import Any, Final, Protocol

from valdora.bots.hints import NoJudge, make_judge
from valdora.bots.review import review, review_view
from valdora.engine import TooLong
from valdora.records import Reader, RecordError, first_state, replay
from valdora.server.thinking.lane import step_back
from valdora.table.requests import NotJudgedCode

NICE: Final = 10
"""Bots and people come first."""
THREADS: Final = 2
"""At most so many judge one game."""
SECONDS: Final = 300.0
"""What one thought may take on a busy machine: far more than it ever needs."""
Tell = Callable[[int, int], None]
"""Hears how many turns are judged, of how many; may be called in any thread."""


class NotJudged(Exception):
    """A game could not be judged."""

    def __init__(self, code: NotJudgedCode, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code


class GameJudge(Protocol):
    """Judges one game at a time."""

    def judge(self, record: bytes, tell: Tell) -> Any:
        """A game file judged, as builtins of `rows.Review`; `NotJudged` if that fails.

        Blocks, for a minute or so; called in a thread. Where there are none it returns at once,
        with something to wait for. `tell` hears of 0 turns when they begin.
        """

    def close(self) -> None:
        """End what is under way and begin nothing more; who waits for it hears so at once."""


class EngineJudge:
    """See `GameJudge`. Its threads are not those of the bots, which must not be kept busy so long;
    a turn that is being judged is finished before it ends.
    """

    def __init__(self) -> None:
        self._closed = threading.Event()

    def judge(self, record: bytes, tell: Tell) -> Any:
        """See `GameJudge`."""

        def heard(done: int, total: int) -> None:
            if self._closed.is_set():
                raise NotJudged("died", "the server goes down")
            tell(done, total)

        try:
            return _in_the_background(lambda: _judged(record, heard))
        except NotJudged:
            raise
        except Exception as error:
            raise NotJudged(why_not(error), f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        """See `GameJudge`."""
        self._closed.set()


def _judged(record: bytes, tell: Tell) -> Any:
    reader = Reader(io.BytesIO(record))
    first = first_state(reader.header)
    judge, threads = make_judge(first.almanac, SECONDS), min(THREADS, os.cpu_count() or 1)
    return review_view(review(replay(reader, first.edition), judge, tell, threads=threads))


def _in_the_background(work: Callable[[], Any]) -> Any:
    """What comes of work in a thread that steps back, as do all that it starts."""
    result: list[Any] = []
    failed: list[BaseException] = []

    def run() -> None:
        step_back(NICE)
        try:
            result.append(work())
        except BaseException as error:  # noqa: BLE001  (told to who waits)
            failed.append(error)

    thread = threading.Thread(target=run, name="valdora-review", daemon=True)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return result[0]


def why_not(error: Exception) -> NotJudgedCode:
    """What to tell of a game that could not be judged."""
    if isinstance(error, NoJudge):
        return error.code
    if isinstance(error, TooLong):
        return "silent"
    return "unreadable" if isinstance(error, RecordError) else "fault"
