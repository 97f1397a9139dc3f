"""Runs a server where a bot may play for a person as soon as they are away, and thinks for long:
whoever comes back finds it in the middle of their turn, however slow the machine is."""

import json
import sys

from support.slow_bots import slow_bots
from valdora.table import seating

if __name__ == "__main__":
    from valdora.server import read_settings, serve

    seating.PATIENCE_MS = 0
    slow_bots()
    settings = read_settings(json.loads(sys.argv[1]), {})
    serve(settings, lambda ready: print(ready.url, flush=True))  # noqa: T201
