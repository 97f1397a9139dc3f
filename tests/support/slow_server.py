"""Runs a server that has the slow bot; its processes load this file too, and so know it as well."""

import json
import sys

from support import slow_bot

if __name__ in ("__main__", "__mp_main__"):
    slow_bot.register()

if __name__ == "__main__":
    from valdora.server import read_settings, serve

    settings = read_settings(json.loads(sys.argv[1]), {})
    serve(settings, lambda ready: print(ready.url, flush=True))  # noqa: T201
