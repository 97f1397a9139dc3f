"""Runs a server with little patience: a request must be complete within a second."""

import json
import sys

from valdora.server.entry import door

if __name__ == "__main__":
    from valdora.server import read_settings, serve

    door.REQUEST_SECONDS = 1.0  # type: ignore[misc]
    settings = read_settings(json.loads(sys.argv[1]), {})
    serve(settings, lambda ready: print(ready.url, flush=True))  # noqa: T201
