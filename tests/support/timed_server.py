"""Runs a server whose time a test has in its hands: so many milliseconds ahead as the file `ahead`
in the data folder says, or standing still where the file `time` says. It looks for what is due all
the time, and its bots think for long."""

import json
import sys
from pathlib import Path

from support.slow_bots import slow_bots
from valdora.server.live import timekeeper
from valdora.server.live.room import now_ms
from valdora.server.reminders import outbox, postman

PROGRAM = Path(__file__)


def go_on(folder: Path, ms: int) -> None:
    """Have the server whose data is in a folder be so much later."""
    file = folder / "ahead"
    before = int(file.read_text()) if file.exists() else 0
    fresh = file.with_suffix(".new")
    fresh.write_text(str(before + ms))
    fresh.replace(file)


def set_time(folder: Path, ms: int) -> None:
    """Have the time of the server whose data is in a folder stand still there."""
    fresh = folder / "time.new"
    fresh.write_text(str(ms))
    fresh.replace(folder / "time")


def _now(folder: Path) -> int:
    ahead, still = folder / "ahead", folder / "time"
    if still.exists():
        return int(still.read_text())
    return now_ms() + (int(ahead.read_text()) if ahead.exists() else 0)


if __name__ == "__main__":
    from valdora.server import read_settings, serve

    given = json.loads(sys.argv[1])
    folder = Path(given["data_dir"])
    timekeeper.LOOK_SECONDS = 0.3  # type: ignore[misc]
    slow_bots("beginner")  # the others play at once
    postman.LOOK_SECONDS = 0.1  # type: ignore[misc]
    outbox.LEASE_MS = 1500  # type: ignore[misc]
    serve(
        read_settings(given, {}),
        lambda ready: print(ready.url, flush=True),  # noqa: T201
        lambda: _now(folder),
    )
