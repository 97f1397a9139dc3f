"""The server: tables, seats, live play; nothing acknowledged is ever lost.

A game is an append-only list of rows (`storage`); a `Table` is the fold of them; every change is
validated, committed, acknowledged and broadcast, in this order. All that is sent is public and the
same for all; rights are checked on what comes in. Bots think in processes of their own.

May import everything but `valdora.terminal` and `valdora.cli`. `Settings` says how to run it,
`serve` runs it, `create_app` is the ASGI application.
"""

from valdora.server.http.app import create_app
from valdora.server.operating.run import serve
from valdora.server.operating.settings import Settings, SettingsError, read_settings

__all__ = ["Settings", "SettingsError", "create_app", "read_settings", "serve"]
