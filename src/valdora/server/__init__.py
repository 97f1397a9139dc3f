"""The server: tables, seats, live play; nothing acknowledged is ever lost.

A game is an append-only list of rows (`storage`); a `Table` is the fold of them; every change is
validated, committed, acknowledged and broadcast, in this order. All that is sent is public and the
same for all; rights are checked on what comes in. Bots think in processes of their own.

May import everything but `valdora.terminal`, `valdora.device` and `valdora.cli`. `Settings` says
how to run it, `serve` runs it, `create_app` is the ASGI application.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from valdora.server.ground.settings import Settings, SettingsError, read_settings
    from valdora.server.http.app import create_app
    from valdora.server.operating.run import serve

__all__ = ["Settings", "SettingsError", "create_app", "read_settings", "serve"]

_WHERE: Final = {"create_app": "http.app", "serve": "operating.run"}
_ELSE: Final = "ground.settings"


def __getattr__(name: str) -> Any:
    """Import what is asked for only then: `valdora.device` uses the rooms without any HTTP."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_WHERE.get(name, _ELSE)}"), name)
    globals()[name] = value
    return value
