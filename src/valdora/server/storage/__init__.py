"""Where games are kept: append-only rows behind one interface, in SQLite or PostgreSQL.

`open_storage(url)` gives a `Storage`; what it must do is written down in tests/server/storage as
one suite that both pass. A `Batch` is stored as a whole or not at all, and once `append` returns it
survives a crash of the machine. `Conflict` means that someone else was first.

Imports the rows of `valdora.table`, and of the server nothing but this package; `asyncpg` only for
PostgreSQL.
"""

import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from valdora.server.storage.interface import (
    SHARED_SECONDS,
    Allowance,
    Batch,
    Conflict,
    Found,
    Full,
    Game,
    Storage,
    StorageError,
)
from valdora.table.rows import Row, Summary

_HOST: Final = re.compile(r"(\[[^]]+\]|[^][:]*)(:\d{1,5})?")
"""One of those between the commas of a URL; none is this machine."""


def open_storage(url: str, backups: Path, *, reading: bool = False) -> Storage:
    """The storage a URL names: `sqlite:///FILE` or `postgresql://…`; not yet started.

    `backups` is the folder for the copy that is made before a migration. One that is only for
    `reading` may be used while a server runs on the same file.
    """
    if url.startswith("sqlite:///"):
        if not (name := url.removeprefix("sqlite:///")) or Path(name).is_dir():
            raise StorageError("storage-address", {})
        from valdora.server.storage.sqlite import SqliteStorage  # noqa: PLC0415

        return SqliteStorage(Path(name), backups, reading=reading)
    if url.startswith(("postgresql://", "postgres://")):
        if not _names_hosts(url):
            raise StorageError("storage-address", {})
        try:
            from valdora.server.storage.postgres import PostgresStorage  # noqa: PLC0415
        except ImportError:
            raise StorageError("storage-driver", {}) from None
        return PostgresStorage(url, backups)
    raise StorageError("storage-url", {"url": url.split(":", 1)[0]})


def _names_hosts(url: str) -> bool:
    try:
        hosts = urlsplit(url).netloc.rpartition("@")[2]
    except ValueError:
        return False
    return all(map(_HOST.fullmatch, hosts.split(",")))


__all__ = [
    "SHARED_SECONDS",
    "Allowance",
    "Batch",
    "Conflict",
    "Found",
    "Full",
    "Game",
    "Row",
    "Storage",
    "StorageError",
    "Summary",
    "open_storage",
]
