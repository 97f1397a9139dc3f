"""Runs a server whose time a test has in its hands: so many milliseconds ahead as the file `ahead`
in the data folder says. It looks for what is due all the time, and its bots think for long."""

import json
import sys
from pathlib import Path

from support.slow_bots import slow_bots
from valdora.server.live import timekeeper
from valdora.server.live.room import now_ms
from valdora.server.reminders import outbox, postman


def go_on(folder: Path, ms: int) -> None:
    """Have the server whose data is in a folder be so much later."""
    file = folder / "ahead"
    before = int(file.read_text()) if file.exists() else 0
    fresh = file.with_suffix(".new")
    fresh.write_text(str(before + ms))
    fresh.replace(file)


if __name__ == "__main__":
    from valdora.server import read_settings, serve

    given = json.loads(sys.argv[1])
    ahead = Path(given["data_dir"]) / "ahead"
    timekeeper.LOOK_SECONDS = 0.3  # type: ignore[misc]
    slow_bots("beginner")  # the others play at once
    postman.LOOK_SECONDS = 0.1  # type: ignore[misc]
    outbox.LEASE_MS = 1500  # type: ignore[misc]
    serve(
        read_settings(given, {}),
        lambda ready: print(ready.url, flush=True),  # noqa: T201
        lambda: now_ms() + (int(ahead.read_text()) if ahead.exists() else 0),
    )
