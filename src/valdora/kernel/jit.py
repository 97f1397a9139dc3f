"""Compiling: once per machine, kept in the user's cache folder, redone when the source changes.

Functions of the kernel are `compiled`; those that Python calls are a `door`, and only doors are
kept. A door has one signature, so two processes that compile at once write the same file, each in
one go, and neither can harm the other.

`VALDORA_KERNEL=python` runs the same source uncompiled, for debugging and coverage, without Numba.
`VALDORA_CACHE_DIR` names another cache folder. Where none can be written, every process compiles
for itself.
"""

import hashlib
import os
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numpy as np
from platformdirs import user_cache_path

COMPILED: Final = os.environ.get("VALDORA_KERNEL", "compiled") != "python"
if COMPILED:
    import numba
    from llvmlite import binding

F = TypeVar("F", bound=Callable[..., Any])
Report = Callable[[int, int], None]
"""Hears how many doors of how many are compiled."""

_HERE: Final = Path(__file__).parent


def compiled(function: F) -> F:
    """Compile a function of the kernel on its first use, without the interpreter lock."""
    return _jit(function) if COMPILED else _plain(function)


def door(function: F) -> F:
    """Compile a function that Python calls, and keep it in the cache folder."""
    if not COMPILED:
        return _plain(function)
    folder = _writable(cache_folder(Path(function.__code__.co_filename).parent))
    if folder is None:
        return _jit(function)
    config: Any = numba.config  # its settings are made at run time, unknown to type checkers
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        return _jit(function, cache=True)
    finally:
        config.CACHE_DIR = before


def _jit(function: F, cache: bool = False) -> F:
    made: Any = numba.njit(nogil=True, error_model="numpy", cache=cache)(function)
    return cast("F", made)


def _plain(function: F) -> F:
    quiet: F = np.errstate(over="ignore")(function)  # wrapping round is meant, as when compiled
    return quiet


def uncompiled(function: F) -> F:
    """The same function to be called from Python without compiling it."""
    return _plain(getattr(function, "py_func", function))


def prepare(
    doors: Mapping[Callable[..., Any], tuple[Any, ...]], report: Report | None = None
) -> dict[Callable[..., Any], Callable[..., Any]]:
    """Each door with the function to call in its place, given arguments of the types it takes.

    Numba looks at the type of every argument of every call, which for records takes fifty times as
    long as the call itself; the functions returned do not. `report` is called only if there may be
    something to compile.
    """
    if not COMPILED:
        return {function: function for function in doors}
    note = _note(doors)
    tell = report if report and not (note and note.exists()) else lambda _done, _total: None
    opened = {}
    for done, (function, arguments) in enumerate(doors.items()):
        tell(done, len(doors))
        opened[function] = _enter(function, arguments)
    tell(len(doors), len(doors))
    if note:
        note.touch()
    return opened


def _enter(dispatcher: Any, arguments: tuple[Any, ...]) -> Callable[..., Any]:
    typeof: Callable[[Any], Any] = numba.typeof
    signature = tuple(typeof(argument) for argument in arguments)
    dispatcher.compile(signature)
    entry: Callable[..., Any] = dispatcher.overloads[signature].entry_point
    return entry


@lru_cache
def cache_folder(package: Path = _HERE) -> Path:
    """Where the doors of a package are kept, for just this source of it and of the kernel.

    Numba's own check looks at the file of one function only and misses a change in a file it
    calls, so the folder is named after the source of all of them.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for folder in sorted({_HERE, package}):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.read_bytes())
    named = os.environ.get("VALDORA_CACHE_DIR")
    caches = Path(named) if named else user_cache_path("valdora")
    return caches / f"kernel-{digest.hexdigest()[:16]}"


@lru_cache
def _writable(folder: Path) -> Path | None:
    """The folder, if files can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f"probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return folder


def _note(doors: Mapping[Callable[..., Any], Any]) -> Path | None:
    """The file that says that all these doors have been compiled by this machine from these files.

    Only for `report`: whether to compile is decided by Numba, which compares dates and processors.
    """
    processor: Callable[[], str] = binding.get_host_cpu_name
    sources = {Path(function.__code__.co_filename) for function in doors}
    facts = [f"{source} {source.stat().st_mtime_ns}" for source in sorted(sources)]
    digest = hashlib.sha256("\n".join([processor(), *facts]).encode()).hexdigest()[:16]
    folder = _writable(cache_folder(min(sources).parent))
    return folder / f"ready-{digest}" if folder else None
