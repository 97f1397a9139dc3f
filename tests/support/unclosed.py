"""Forgotten database connections, noticed on every Python.

Files, sockets and PostgreSQL connections warn when they are dropped without being closed. Those of
SQLite do so from Python 3.13 on; `watch_sqlite` has the older ones do the same, so that whoever
tests with one of them sees what the others would.
"""

import sqlite3
import sys
import warnings
from typing import Any

_connect = sqlite3.connect


class _Watched(sqlite3.Connection):
    def __del__(self) -> None:
        try:
            _ = self.total_changes
        except sqlite3.ProgrammingError:
            return  # it was closed, or never opened
        warnings.warn(f"unclosed database in {self!r}", ResourceWarning, source=self, stacklevel=2)


def watch_sqlite() -> None:
    """From now on a connection that is dropped while it is open gives a `ResourceWarning`."""
    if sys.version_info < (3, 13):
        sqlite3.connect = _watched  # type: ignore[assignment]


def _watched(
    *arguments: Any, factory: type[sqlite3.Connection] = sqlite3.Connection, **options: Any
) -> sqlite3.Connection:
    watched = type(factory.__name__, (_Watched, factory), {})
    return _connect(*arguments, factory=watched, **options)
