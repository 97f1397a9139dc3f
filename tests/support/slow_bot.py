"""A bot that takes its time to get ready, at the level `steady`."""

import time
from multiprocessing.connection import Connection

from valdora import bots
from valdora.rules import Action, State, legal_actions

NAME = "steady"
PARTS, PART_SECONDS = 4, 0.6
_ready = False


class SlowBot:
    """Gets ready once in a process, as those do that compile; then it plays without a thought."""

    def __init__(self, seed: int, report: bots.Report | None = None) -> None:  # noqa: ARG002
        global _ready  # noqa: PLW0603
        for done in range(0 if _ready else PARTS):
            if report:
                report(done, PARTS)
            time.sleep(PART_SECONDS)
        if report and not _ready:
            report(PARTS, PARTS)
        _ready = True

    def choose(self, state: State) -> Action:
        """The first that is allowed."""
        return legal_actions(state)[0]


def register() -> None:
    """Make it a level of this process; before others have taken the list of names."""
    changed = {
        "_BOTS": {**bots._BOTS, NAME: f"{__name__}:SlowBot"},
        "NAMES": tuple({**dict.fromkeys(bots.NAMES), NAME: None}),
        "LEVELS": tuple({NAME: None, **dict.fromkeys(bots.LEVELS)}),
    }
    vars(bots).update(changed)


def think(pipe: Connection) -> None:
    """What a worker process runs, with the slow bot."""
    register()
    from valdora.server.worker import think as really  # noqa: PLC0415

    really(pipe)
