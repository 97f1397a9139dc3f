"""A server whose chances and clock are the same in every run: for golden data only.

The clock is so many milliseconds ahead as `support.timed_server.go_on` has said.

python scripts/golden/serving.py '{"port": 0, …}'
"""

import base64
import json
import secrets
import sys
import time
from itertools import count
from pathlib import Path
from random import Random

BEGINNING = 1_767_225_600_000_000_000
"""The first time stamp, in nanoseconds since 1970; each asked for is a second later."""


def same_chances(seed: int) -> None:
    """Let ids, links and seeds follow from a number."""
    rng = Random(seed)
    secrets.token_bytes = lambda nbytes=None: rng.randbytes(nbytes or 32)
    secrets.token_urlsafe = lambda nbytes=None: (
        base64.urlsafe_b64encode(rng.randbytes(nbytes or 32)).rstrip(b"=").decode()
    )
    vars(secrets).update(randbelow=rng.randrange, randbits=rng.getrandbits)


def same_clock(folder: Path) -> None:
    """Let the time that rows keep go on by a second whenever it is asked for."""
    real, ticks, ahead = time.time_ns, count(1), folder / "ahead"

    def time_ns() -> int:
        asking = sys._getframe(1).f_globals.get("__name__", "")  # noqa: SLF001
        if not asking.startswith("valdora"):
            return real()
        later = int(ahead.read_text()) * 10**6 if ahead.exists() else 0
        return BEGINNING + next(ticks) * 10**9 + later

    time.time_ns = time_ns


def run() -> None:
    """Serve until it is ended."""
    from valdora.server import read_settings, serve  # noqa: PLC0415

    settings = json.loads(sys.argv[1])
    same_chances(settings.pop("chances"))
    same_clock(Path(settings["data_dir"]))
    serve(read_settings(settings, {}), lambda ready: print(ready.url, flush=True))


if __name__ == "__main__":
    run()
