"""One process per SQLite file: a lock that the system takes away when the process dies."""

import os
import sys
from pathlib import Path
from typing import IO

from valdora.server.storage.files import create
from valdora.server.storage.interface import StorageError


class ProcessLock:
    """An exclusive lock on a file beside the database."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock; `StorageError` if another process has it."""
        create(self._path)
        file = self._path.open("a")
        try:
            _lock(file.fileno())
        except OSError:
            file.close()
            raise StorageError("storage-in-use", {"path": str(self._path)}) from None
        self._file = file

    def release(self) -> None:
        """Give the lock back; fine if it was not taken."""
        if self._file:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
