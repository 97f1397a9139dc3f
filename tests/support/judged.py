"""Runs a server whose judge knows no more than the points: hints and reviews take no time.

For `running(folder, PROGRAM)`.
"""

import json
import sys
from pathlib import Path

from support.judging import ByPoints
from valdora.server import read_settings, serve
from valdora.server.thinking import game_judge, worker

PROGRAM = Path(__file__)

if __name__ == "__main__":
    for module in (game_judge, worker):
        vars(module)["make_judge"] = ByPoints
    settings = read_settings(json.loads(sys.argv[1]), {})
    serve(settings, lambda ready: print(ready.url, flush=True))  # noqa: T201
