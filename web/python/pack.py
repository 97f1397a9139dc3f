"""Packs the Python part of the browser client: Python itself, our sources, the compiled engine.

    python web/python/pack.py        pack it if it is out of date

Goes into src/valdora/server/static beside what Vite has built: the files, compressed and named by
what they hold, and `python.json`, which lists them. Python comes from the npm package `pyodide`,
msgspec for its platform from PyPI, by its hash.
"""

import ast
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
SOURCE: Final = ROOT / "src/valdora"
STATIC: Final = SOURCE / "server/static"
PYODIDE: Final = HERE.parent / "node_modules/pyodide"
WHEELS: Final = HERE.parent / "node_modules/.wheels"
LIST: Final = STATIC / "python.json"

PACKED: Final = (
    *("__init__.py", "content", "rules", "dealer", "records", "table", "engine", "bots", "device"),
    *("texts", "server/__init__.py", "server/host.py", "server/live"),
    "server/thinking",
    *("server/storage/__init__.py", "server/storage/interface.py"),
    *("server/entry/__init__.py", "server/entry/limits.py"),
    *("server/ground/__init__.py", "server/ground/addresses.py", "server/ground/metrics.py"),
    "server/ground/shares.py",
)
"""What of our package a page needs …"""
LEFT_OUT: Final = (
    *("bots/search/compiled", "bots/search/training", "bots/spoilers", "engine/runtime.py"),
    *("engine/source.py", "server/live/summaries.py", "server/thinking/workers.py"),
    *("texts/locales", "engine/valdora.wasm"),
)
"""… and what of that it does not."""
SUFFIXES: Final = (".py", ".toml", ".json", ".npy")
NOT_IMPORTED: Final = frozenset(
    (
        *("_android_support", "_apple_support", "_ios_support", "_osx_support", "_pydatetime"),
        *("_pydecimal", "_pyio", "_pyrepl", "_sysconfigdata", "argparse", "cProfile", "cmd"),
        *("configparser", "ctypes", "curses", "dbm", "doctest", "ensurepip", "ftplib", "html"),
        *("http", "idlelib", "imaplib", "mailbox", "multiprocessing", "netrc", "optparse", "pdb"),
        *("pickletools", "plistlib", "poplib", "profile", "pstats", "pydoc", "pydoc_data"),
        *("smtplib", "sqlite3", "tarfile", "test", "tkinter", "trace", "turtle", "turtledemo"),
        *("unittest", "venv", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo"),
    )
)
"""Modules of the standard library that nothing here imports."""
KEPT_OF: Final = {
    "email": ("__init__.py",),
    "encodings": (
        *("__init__.py", "aliases.py", "ascii.py", "cp437.py", "idna.py", "latin_1.py"),
        *("utf_8.py", "utf_8_sig.py", "utf_16_le.py"),
    ),
}
"""… and of these it needs no more than this."""


def pack() -> None:
    """Write the files and the list of them."""
    compiled, rest = _msgspec()
    contents = {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": _library((PYODIDE / "python_stdlib.zip").read_bytes()),
        "msgspec.so": compiled,
        "valdora.zip": _archive({**rest, **_ours(), "imports.txt": "\n".join(_imports()).encode()}),
        "valdora.wasm": (SOURCE / "engine/valdora.wasm").read_bytes(),
        "boot.py": (HERE / "boot.py").read_bytes(),
    }
    digest = hashlib.sha256()
    for name, data in contents.items():
        digest.update(f"{name} {len(data)}\n".encode() + data)
    version = digest.hexdigest()[:12]
    for old in STATIC.glob("assets/python-*"):
        shutil.rmtree(old)
    folder = STATIC / f"assets/python-{version}"
    folder.mkdir(parents=True)
    files = []
    for name, data in contents.items():
        # Scripts the browser loads itself; the rest is sent as small as can be by any host.
        script = name.endswith(".mjs")
        path = folder / (name if script else f"{name}.gz")
        path.write_bytes(data if script else gzip.compress(data, 9, mtime=0))
        files.append(
            {
                "name": name,
                "path": path.relative_to(STATIC).as_posix(),
                "bytes": path.stat().st_size,
                "whole": len(data),
            }
        )
    listed = {"version": version, "files": files, "answers": _answers()}
    LIST.write_text(json.dumps(listed, separators=(",", ":")) + "\n")
    _name_release()


def _name_release() -> None:
    """List what belongs to this release, and have its service worker differ from any other's.

    The page asks for the list of Python's part by what is in it, so that a page that stays open
    never gets the one of a release that has come since.
    """
    asked = f"{LIST.name}?{hashlib.sha256(LIST.read_bytes()).hexdigest()[:12]}"
    page = STATIC / "index.html"
    built = page.stat()
    text = re.sub(r' data-python="[^"]*"', "", page.read_text(encoding="utf-8"))
    text = text.replace("<html ", f'<html data-python="{asked}" ', 1)
    page.write_text(text, encoding="utf-8")
    os.utime(page, ns=(built.st_atime_ns, built.st_mtime_ns))  # it says when the client was built
    names = [path.relative_to(STATIC).as_posix() for path in sorted(STATIC.rglob("*.*"))]
    others = ("index.html", "sw.js", "shell.json", LIST.name)
    shell = [name for name in names if name not in others and "assets/python-" not in name]
    shell.append(asked)
    (STATIC / "shell.json").write_text(json.dumps({"files": [*shell, "shell.json"]}) + "\n")
    digest = hashlib.sha256()
    for name in ("index.html", "shell.json", "python.json"):
        digest.update((STATIC / name).read_bytes())
    worker = STATIC / "sw.js"
    release = f'RELEASE = "{digest.hexdigest()[:12]}"'
    worker.write_text(re.sub(r'RELEASE = "[^"]*"', release, worker.read_text()))


def _answers() -> dict[str, object]:
    """What a device answers without having begun, so that pages around the table need no Python."""
    sys.path.insert(0, str(ROOT / "src"))
    import msgspec  # noqa: PLC0415 - from here on our own package is needed

    from valdora import content  # noqa: PLC0415
    from valdora.device import Device  # noqa: PLC0415
    from valdora.table.api import about_host  # noqa: PLC0415
    from valdora.table.endpoints import PREFIX  # noqa: PLC0415
    from valdora.table.views import edition_shape  # noqa: PLC0415

    answers = {f"{PREFIX}/about": about_host(Device)} | {
        f"{PREFIX}/editions/{name}": edition_shape(content.load(name))
        for name in content.editions()
    }
    return {path: msgspec.to_builtins(answer) for path, answer in answers.items()}


def sources() -> Iterator[Path]:
    """The files of our package that a page needs."""
    left_out = [SOURCE / path for path in LEFT_OUT]
    for place in PACKED:
        path = SOURCE / place
        for each in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if each.suffix in SUFFIXES and not any(each.is_relative_to(out) for out in left_out):
                yield each


def is_stale() -> bool:
    """Whether there is no pack, or one older than what it is made from."""
    if not LIST.exists():
        return True
    packed = LIST.stat().st_mtime
    made_from = [*sources(), *HERE.iterdir(), SOURCE / "engine/valdora.wasm", PYODIDE]
    return any(path.stat().st_mtime > packed for path in made_from if path.exists())


def _ours() -> dict[str, bytes]:
    return {str(path.relative_to(ROOT / "src")): path.read_bytes() for path in sources()}


def _imports() -> list[str]:
    """What our sources import of others when they are imported, for boot.py to have it at hand."""
    wanted = {"asyncio", "importlib.resources", "importlib.metadata", "pyodide.ffi"}
    for path in sources():
        if path.suffix == ".py":
            for node in ast.parse(path.read_bytes()).body:
                if isinstance(node, ast.Import):
                    wanted |= {each.name for each in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module:
                    wanted.add(node.module)
    return sorted(name for name in wanted if name.partition(".")[0] not in ("valdora", "msgspec"))


def _library(data: bytes) -> bytes:
    """The standard library without what nobody imports."""
    with zipfile.ZipFile(io.BytesIO(data)) as whole:
        kept = {
            name: whole.read(name)
            for name in whole.namelist()
            if not name.endswith("/") and _is_wanted(name)
        }
    return _archive(kept)


def _is_wanted(name: str) -> bool:
    top, _, rest = name.partition("/")
    return top.removesuffix(".py") not in NOT_IMPORTED and (
        top not in KEPT_OF or rest in KEPT_OF[top]
    )


def _archive(contents: dict[str, bytes]) -> bytes:
    """A zip that depends on its contents alone, not compressed: that is done once, around it."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_STORED) as made:
        for name in sorted(contents):
            made.writestr(zipfile.ZipInfo(name.replace("\\", "/")), contents[name])
    return stream.getvalue()


def _msgspec() -> tuple[bytes, dict[str, bytes]]:
    """Its machine code, which is in Python's memory from the beginning, and its other files."""
    with zipfile.ZipFile(_wheel()) as wheel:
        contents = {name: wheel.read(name) for name in wheel.namelist()}
    (compiled,) = (name for name in contents if name.endswith(".so"))
    return contents.pop(compiled), contents


def _wheel() -> Path:
    """The wheel of msgspec for Pyodide, fetched once."""
    wanted = HERE / "requirements.txt"
    found = sorted(WHEELS.glob("msgspec-*.whl"))
    if found and found[0].stat().st_mtime >= wanted.stat().st_mtime:
        return found[0]
    shutil.rmtree(WHEELS, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary=:all:", "--require-hashes", "--dest", str(WHEELS)]
    command += ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"]
    command += ["--implementation", "cp", "--abi", "cp314", "-r", str(wanted)]
    if subprocess.run(command, check=False).returncode != 0:
        raise SystemExit("msgspec for Python in a page could not be fetched; is there a network?")
    (wheel,) = WHEELS.glob("msgspec-*.whl")
    wheel.touch()
    return wheel


if __name__ == "__main__" and is_stale():
    pack()
