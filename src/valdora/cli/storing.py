"""What the commands that work on a database have in common."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

from valdora.cli.refuse import Refusal
from valdora.server.ground.settings import Settings
from valdora.server.operating.backups import BackupError, Done
from valdora.server.storage import Storage, StorageError, open_storage
from valdora.texts import Texts

T = TypeVar("T")


def with_storage(
    settings: Settings, t: Texts, work: Callable[[Storage], Awaitable[T]], *, reading: bool
) -> T:
    """Do something with the database; `Refusal` if that is not possible."""

    async def go() -> T:
        storage = open_storage(settings.storage_url, settings.backups, reading=reading)
        await storage.start(lambda _, __: None)
        try:
            return await work(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(go())
    except (StorageError, BackupError) as error:
        raise Refusal(t(error.code, **error.figures)) from None
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refusal(t("backup-unwritable", path=str(error.filename), detail=detail)) from None


def tell_unread(done: Done, t: Texts, key: str) -> None:
    """Name the tables that could not be read; all others are fine."""
    for table, detail in done.unread.items():
        print(t(key, table=table, detail=detail), file=sys.stderr)
