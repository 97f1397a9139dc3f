#!.venv/bin/python
"""What a plain install takes, and how soon its bots play: for docs/evidence/engine.md.

first_use.py                    this clone
first_use.py FOLDER…            others, say a worktree of an older commit; `./play` has set them up
first_use.py --whole            a new clone of what is committed here: `./play` sets it up first

Each is started with an empty home and an empty cache, so nothing is there that a fresh machine has
not. Sizes, memory and CPU seconds hardly depend on what else the machine does; the clock does.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[2]
TABLES = 50
PATIENCE = 3600
"""Seconds after which nobody waits any longer."""
PLAYED = 30
"""Seconds for which the tables play before memory is read for the last time."""
SIZES = """
import json, re
from importlib.metadata import PackageNotFoundError, distribution
def name(text): return re.split(r"[^A-Za-z0-9._-]", text)[0].lower().replace("_", "-")
found, asked = {}, ["valdora"]
while asked:
    one = asked.pop()
    if one in found: continue
    try: it = distribution(one)
    except PackageNotFoundError: continue
    found[one] = sum(
        path.stat().st_size
        for each in it.files or () if "__pycache__" not in str(each)
        if (path := it.locate_file(each)).exists())
    asked += [name(each) for each in it.requires or () if "extra ==" not in each]
print(json.dumps(found))
"""


def main() -> None:
    """Measure the folders one after the other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="*", type=Path, default=[HERE])
    parser.add_argument("--whole", action="store_true")
    args = parser.parse_args()
    if args.whole:
        print(json.dumps(whole(), indent=2))
        return
    for folder in args.folders:
        print(json.dumps({"folder": folder.name, **sizes(folder), **served(folder)}, indent=2))


def sizes(folder: Path) -> dict[str, Any]:
    """Megabytes of the package and of all it requires, without what only builds the page."""
    told = subprocess.check_output([folder / ".venv/bin/python", "-c", SIZES], text=True)
    found: dict[str, int] = json.loads(told)
    own = sum(path.stat().st_size for path in (folder / "src").rglob("*") if _counts(path))
    largest = sorted(found, key=lambda name: -found[name])[:4]
    return {
        "install_megabytes": round((sum(found.values()) + own) / 1e6, 1),
        "of_which": {name: round(found[name] / 1e6, 1) for name in largest},
    }


def _counts(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def whole() -> dict[str, Any]:
    """From `./play` in a new clone, with nothing but its Python, to the first move of a bot.

    Only where packages are fetched from is known, as pip, uv and npm are told it here.
    """
    with tempfile.TemporaryDirectory() as made:
        folder, home = Path(made) / "valdora", Path(made) / "home"
        subprocess.run(["git", "clone", "--quiet", "--local", HERE, folder], check=True)
        for name in (".npmrc", ".config/pip", ".config/uv"):
            if (known := Path.home() / name).exists():
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if known.is_dir() else shutil.copy)(known, home / name)
        steps = {
            "packages_installed": folder / ".venv/.set-up-run",
            "page_built": folder / "src/valdora/server/static/python.json",
        }
        with _playing(folder, home) as (url, pid, began):
            found: dict[str, Any] = {"load_before": round(os.getloadavg()[0], 1)}
            for name, file in steps.items():
                _until(file.exists)
                found[f"{name}_seconds"] = round(time.monotonic() - began, 1)
                found[f"{name}_cpu_seconds"] = _spent(pid)
            _until(lambda: _ask(url, "/healthz") is not None)
            found["server_answers_seconds"] = round(time.monotonic() - began, 1)
            found |= _first_move(url, pid, _table(url))
            found["until_first_move_seconds"] = round(time.monotonic() - began, 1)
            return found | {"load_after": round(os.getloadavg()[0], 1)}


def served(folder: Path) -> dict[str, Any]:
    """Start a server as `./play` does, play with bots, read its memory."""
    with tempfile.TemporaryDirectory() as home, _playing(folder, Path(home)) as (url, pid, began):
        return _measured(url, pid, began)


@contextmanager
def _playing(folder: Path, home: Path) -> Iterator[tuple[str, int, float]]:
    """`./play` in a folder, with a home of its own: its address, its process, when it began."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    fresh = {"HOME": str(home), "XDG_CACHE_HOME": f"{home}/cache", "BROWSER": "true"}
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VALDORA", "XDG"))
    }
    began = time.monotonic()
    process = subprocess.Popen(
        ["./play", "--port", str(port), "--data-dir", f"{home}/data"],
        cwd=folder,
        env=kept | fresh,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield f"http://127.0.0.1:{port}", process.pid, began
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)


def _measured(url: str, pid: int, began: float) -> dict[str, Any]:
    _until(lambda: _ask(url, "/healthz") is not None)
    found: dict[str, Any] = {
        "server_start_seconds": round(time.monotonic() - began, 2),
        "server_start_cpu_seconds": _spent(pid),
    }
    time.sleep(3)
    found["idle_megabytes"] = _memory(pid)
    table = _table(url)
    found |= _first_move(url, pid, table)
    tables = [table, *(_table(url) for _ in range(TABLES - 1))]
    for each in tables[1:]:
        _ask(url, f"/api/v1/tables/{each}/start", "POST")
    peak, end = 0.0, time.monotonic() + PLAYED
    while time.monotonic() < end or not all(_moved(url, each) for each in tables):
        peak = max(peak, _memory(pid))
        time.sleep(1)
    return found | {"tables": TABLES, "tables_megabytes": max(peak, _memory(pid))}


def _first_move(url: str, pid: int, table: str) -> dict[str, float]:
    """From a game's start to the first move of a bot."""
    started, spent = time.monotonic(), _spent(pid)
    _ask(url, f"/api/v1/tables/{table}/start", "POST")
    _until(lambda: _moved(url, table))
    return {
        "first_move_seconds": round(time.monotonic() - started, 2),
        "first_move_cpu_seconds": round(_spent(pid) - spent, 2),
    }


def _table(url: str) -> str:
    """A table where bots begin, and move as soon as they can."""
    bots = [{"kind": "bot", "bot": "expert"}] * 3
    seats = [{"kind": "person", "name": "Ann"}, *bots]
    made = _ask(url, "/api/v1/tables", "POST", {"seats": seats, "starts": 1, "pace": 0})
    return str(made["table"]["id"])


def _moved(url: str, table: str) -> bool:
    plies = _ask(url, f"/api/v1/tables/{table}/line")["plies"]
    return any(ply["seat"] is not None for ply in plies)


def _ask(url: str, path: str, method: str = "GET", body: Any = None) -> Any:
    """The answer; None as long as nobody listens."""
    headers = {"authorization": "Bearer first-use-of-a-fresh-machine"}
    headers["content-type"] = "application/json"
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url + path, data, headers, method=method)  # noqa: S310
    while True:
        try:
            with urllib.request.urlopen(asked, timeout=60) as reply:  # noqa: S310
                return json.loads(reply.read() or b"{}") if path.startswith("/api") else {}
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise RuntimeError(f"{path}: {error.code} {error.read()!r}") from None
            time.sleep(0.5)
        except urllib.error.URLError:
            return None


def _until(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise SystemExit("nothing came of it")
        time.sleep(0.02)


def _processes(pid: int) -> Iterator[Path]:
    """A process and all below it, as folders of /proc."""
    waiting = [pid]
    while waiting:
        one = Path(f"/proc/{waiting.pop()}")
        with suppress(OSError):  # it has just ended
            for task in (one / "task").iterdir():
                waiting += [int(child) for child in (task / "children").read_text().split()]
            yield one


def _memory(pid: int) -> float:
    """Megabytes of a process and all below it; what they share counts once."""
    total = 0.0
    for process in _processes(pid):
        with suppress(OSError, IndexError):
            rollup = (process / "smaps_rollup").read_text()
            total += int(rollup.split("\nPss:")[1].split()[0]) / 1000
    return round(total, 1)


def _spent(pid: int) -> float:
    """CPU seconds of a process and all below it, those that have ended too."""
    ticks = 0
    for process in _processes(pid):
        with suppress(OSError):
            ticks += sum(map(int, (process / "stat").read_text().rsplit(")")[-1].split()[11:15]))
    return round(ticks / os.sysconf("SC_CLK_TCK"), 2)


if __name__ == "__main__":
    main()
