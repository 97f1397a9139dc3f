"""A judge of whole games for tests, which a test holds."""

import threading
from typing import Any

from valdora.server.thinking.game_judge import NotJudged, Tell

VIEW = {"turns": [], "swings": [], "luck": [0.0, 0.0], "lost": [0.0, 0.0]}


class Held:
    """A `GameJudge` that says what it is told when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.error: Exception | None = None
        self.tell: Tell = lambda _done, _total: None
        self.go = threading.Semaphore(0)
        """Each release lets one game be judged."""

    def judge(self, record: bytes, tell: Tell) -> Any:
        """Wait to be told."""
        assert record
        self.asked += 1
        self.tell = tell
        self.go.acquire()
        if self.error:
            raise self.error
        return VIEW

    def close(self) -> None:
        """Let go of who waits."""
        self.error = NotJudged("died", "closed")
        for _ in range(9):
            self.go.release()
