"""What a process has used so far, as far as the system tells."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Usage:
    """CPU seconds and resident kilobytes; `None` where the system does not tell (not Linux)."""

    cpu: float | None
    kb: float | None


def usage(pid: int) -> Usage:
    """What a process of ours has used so far, all its threads together."""
    try:
        spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    except OSError:
        return Usage(None, None)
    ticks = int(spent[11]) + int(spent[12])
    page = os.sysconf("SC_PAGE_SIZE")
    return Usage(ticks / os.sysconf("SC_CLK_TCK"), int(pages) * page / 1024)
