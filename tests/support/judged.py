"""Runs a server whose judge knows no more than the points: hints and reviews compile nothing.

For `running(folder, PROGRAM)`. Processes that the server starts run this file as well, so they have
the same judge.
"""

import json
import sys
from pathlib import Path

from support.judging import ByPoints
from valdora.server import read_settings, serve, worker

PROGRAM = Path(__file__)

if __name__ in ("__main__", "__mp_main__"):
    vars(worker)["make_judge"] = ByPoints

if __name__ == "__main__":
    settings = read_settings(json.loads(sys.argv[1]), {})
    serve(settings, lambda ready: print(ready.url, flush=True))  # noqa: T201
