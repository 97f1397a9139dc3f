"""Files that hold seeds are read by their owner only."""

import logging
import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
log = logging.getLogger(__name__)


def create(path: Path) -> bool:
    """Make an empty file that nobody else may read; `False` if there is one already."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        return False
    return True


def keep_to_owner(path: Path) -> None:
    """Take from others what an older version has left readable; never by opening the file.

    A process that opens and closes a database beside SQLite takes SQLite's locks from it.
    """
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(OWNER_ONLY)
            log.warning("others could read %s; now they cannot", path)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("others can read %s, and that cannot be changed: %s", path, error.strerror)
