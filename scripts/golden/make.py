#!/usr/bin/env python3
"""Makes the golden data of this version: tests/golden/v<version>, which all later ones read.

.venv/bin/python scripts/golden/make.py [--name NAME] [--only DATABASE …]

Run it once, when a version is released or (`--name`) before what is stored gains a shape; what is
there is never made again. A real server with fixed chances and a fixed clock is played at over its
protocol, then stopped (the databases `everyday` and `timely`) or killed (`searching`). Backups,
PostgreSQL dumps, exports and what the manifest expects are made from the databases by this version.
It takes some minutes: bots play, and one game is judged. `--only` makes some of the databases: what
has not changed need not be made anew. With `--work DIR` what is played is kept there, and is not
played again when the rest is.
"""

import argparse
import gzip
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

import files  # noqa: E402
import tables  # noqa: E402
from stage import KEYS, Entry, Stage  # noqa: E402

from support import machine  # noqa: E402
from support.kept import FOLDER, People, end_of, exported, valdora  # noqa: E402
from support.server import running  # noqa: E402
from support.timed_server import PROGRAM as TIMED  # noqa: E402
from support.timed_server import set_time  # noqa: E402
from valdora import __version__  # noqa: E402

DATABASES: dict[str, Callable[[Stage], None]] = {
    "everyday": tables.everyday,
    "searching": tables.searching,
    "timely": tables.timely,
}
KILLED = ("searching",)
WAITING = ("bots-turn", "bots-turn-duel", "thinking")
"""Where a bot is in the middle of its turn: to be seen before it goes on."""
SERVING = Path(__file__).with_name("serving.py")


def main() -> None:
    """Make everything, in a folder of its own until it is whole."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--name", default=f"v{__version__}", help="of the folder")
    parser.add_argument("--only", nargs="+", choices=DATABASES, default=list(DATABASES))
    parser.add_argument("--work", type=Path, metavar="DIR", help="keep there what is played")
    given = parser.parse_args()
    into = FOLDER / given.name
    if into.exists():
        sys.exit(f"{into} is there: golden data is never made again")
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary)
        make(given.name, given.only, given.work or made / "work", made / "made")
        shutil.copytree(made / "made", into)
    size = sum(file.stat().st_size for file in into.rglob("*"))
    print(f"{into}: {size // 1000} kB")


def make(named: str, only: list[str], work: Path, made: Path) -> None:
    """Play in one folder, and make all files in another."""
    (made / "exports").mkdir(parents=True)
    manifest: dict[str, Any] = {"version": named.removeprefix("v"), "people": KEYS}
    manifest |= {"now": {}, "tables": {}}
    for name in only:
        print(f"{name}: play", flush=True)
        entries = played(name, work / name)
        keep_sqlite(name, work / name, made)
        print(f"{name}: look", flush=True)
        manifest["now"][name] = now = ended(work / name / f"{name}.db")
        manifest["tables"] |= expected(name, now, entries, work / name, made)
        print(f"{name}: backup and dump", flush=True)
        keep_others(name, work / name, made)
    print("games and saves", flush=True)
    manifest["games"] = files.games(made / "games")
    manifest["saves"] = files.saves(made / "saves")
    (made / "manifest.json").write_text(written(manifest), encoding="utf-8")


def played(name: str, folder: Path) -> dict[str, Entry]:
    """The tables of a database, played at a server of this version unless they were before."""
    done = folder / "entries.json"
    if not done.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        entries = play(name, folder)
        done.write_text(json.dumps({called: vars(entry) for called, entry in entries.items()}))
    kept = json.loads(done.read_text())
    return {called: Entry(**entry) for called, entry in kept.items()}


def play(name: str, folder: Path) -> dict[str, Entry]:
    """Play at a server, and stop or kill it at the end."""
    settings = {"db": f"sqlite:///{folder}/{name}.db", "chances": list(DATABASES).index(name)}
    with (
        running(folder, SERVING, **settings) as server,
        People(server.url, KEYS) as people,
    ):
        stage = Stage(people, folder)
        DATABASES[name](stage)
        if name in KILLED:
            server.kill()
        else:
            assert server.stop() == 0
        return stage.entries


def keep_sqlite(name: str, folder: Path, made: Path) -> None:
    """The database as the server left it, with its log if it was killed."""
    for file in database_files(name, folder):
        pack(made / f"{file.name}.gz", file.read_bytes())


def database_files(name: str, folder: Path) -> list[Path]:
    """The database and, if the server was killed, its log."""
    both = folder / f"{name}.db", folder / f"{name}.db-wal"
    return [file for file in both if file.exists() and file.stat().st_size]


def expected(
    name: str, now: int, entries: dict[str, Entry], folder: Path, made: Path
) -> dict[str, dict[str, Any]]:
    """What this version makes of its own database: by its commands, then by a server at whose
    time nothing has fallen due since."""
    copy = folder / "copy"
    copied(name, folder, copy)
    url = f"sqlite:///{copy}/{name}.db"
    last = last_seqs(copy / f"{name}.db")
    (copy / "exports").mkdir()
    exports = exported(url, copy / "exports")
    for called, entry in entries.items():
        if game := exports.get(entry.id):
            pack(made / "exports" / f"{called}.valdora.gz", game.read_bytes())
    found: dict[str, dict[str, Any]] = {}
    set_time(copy, now)
    with running(copy, TIMED, db=url) as server, People(server.url, KEYS) as people:
        for called in sorted(entries, key=lambda called: called not in WAITING):
            entry = entries[called]
            found[called] = {"database": name, **seen(people, entry, exports.get(entry.id))}
            found[called]["waits"] = called in WAITING
            assert found[called]["seq"] == last[entry.id], f"{called} went on"
    return {called: found[called] for called in entries}


def seen(people: People, entry: Entry, game: Path | None) -> dict[str, Any]:
    """A table as the host sees it, and more."""
    found: dict[str, Any] = {**vars(entry), **people.look(entry.id, "host")}
    found["links"] = {
        role: {"token": token, "leads_to": people.leads_to(token)}
        for role, token in entry.links.items()
    }
    if game:
        end = end_of(game)
        assert end["state"] == found["state"], entry
        found["legal"] = end["legal"]
    if found["table"]["status"] == "over":
        found["review"] = people["host"].get(f"/tables/{entry.id}/review")["review"]
    return found


def copied(name: str, folder: Path, copy: Path) -> None:
    """A copy of a database and its log, to work with."""
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in database_files(name, folder):
        shutil.copy(file, copy)


def last_seqs(file: Path) -> dict[str, int]:
    """The last row of each game."""
    database = sqlite3.connect(file)
    found = dict(database.execute("SELECT game, max(seq) FROM rows GROUP BY game").fetchall())
    database.close()
    return found


def ended(file: Path) -> int:
    """When the last of all rows was stored."""
    database = sqlite3.connect(file)
    payloads = database.execute("SELECT payload FROM rows").fetchall()
    database.close()
    return max(int(json.loads(payload)["at"]) for (payload,) in payloads)


def keep_others(name: str, folder: Path, made: Path) -> None:
    """The backup of a database, and the same games in PostgreSQL as a dump."""
    backup, copy = made / f"{name}.backup", folder / "other"
    copied(name, folder, copy)
    valdora("backup", backup, "--db", f"sqlite:///{copy}/{name}.db", "--data-dir", copy)
    programs = machine.find_postgres()
    assert programs is not None, machine.INSTALL_POSTGRES
    with machine.running_postgres(programs) as url:
        valdora("import", backup, "--db", url, "--data-dir", copy)
        # Statements that any client and server understands: no owner, nothing of this version only.
        command = [
            str(programs / "pg_dump"),
            "--inserts",
            "--rows-per-insert=100",
            "--no-owner",
            url,
        ]
        dump = subprocess.run(command, check=True, capture_output=True).stdout.decode()
    lines = [line for line in dump.splitlines() if not line.startswith(("\\", "--", "SET "))]
    pack(made / f"{name}.sql.gz", "\n".join(filter(None, lines)).encode() + b"\n")


def pack(path: Path, whole: bytes) -> None:
    """Gzipped, the same bytes each time."""
    path.write_bytes(gzip.compress(whole, 9, mtime=0))


def written(manifest: dict[str, Any]) -> str:
    """One line for each thing, so that differences can be read."""
    parts = []
    for key, value in manifest.items():
        inner = value
        if isinstance(value, dict):
            lines = (f"  {json.dumps(name)}: {_line(each)}" for name, each in value.items())
            parts.append(f"{json.dumps(key)}: {{\n" + ",\n".join(lines) + "\n}")
        else:
            parts.append(f"{json.dumps(key)}: {_line(inner)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
