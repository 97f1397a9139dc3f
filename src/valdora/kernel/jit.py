"""Compiling: once per machine, kept in the user's cache folder, redone when the source changes.

Numba's own check looks at the file of one function only and misses a change in a file it calls, so
the cache folder is named after the source of the whole kernel. `VALDORA_KERNEL=python` runs the
same source uncompiled, for debugging and coverage.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: Final = os.environ.get("VALDORA_KERNEL", "compiled") != "python"


def cache_folder() -> Path:
    """Where the compiled kernel of just this source is kept."""
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return user_cache_path("valdora") / f"kernel-{digest.hexdigest()[:16]}"


_CACHE: Final = str(cache_folder())


def compiled(function: F) -> F:
    """Compile a function of the kernel on its first use, without the interpreter lock."""
    if not COMPILED:
        quiet: F = np.errstate(over="ignore")(function)  # wrapping round is meant, as when compiled
        return quiet
    config: Any = numba.config  # its settings are made at run time, unknown to type checkers
    before, config.CACHE_DIR = config.CACHE_DIR, _CACHE
    try:
        made: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    return cast("F", made)
