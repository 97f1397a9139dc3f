"""One game that cannot be read harms itself only: the server starts, lists, sweeps and backs up
without it, and says which one it is."""

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from support.server import Guest, Running, running
from valdora.cli import main
from valdora.server.live.rooms import Rooms
from valdora.server.storage import open_storage
from valdora.server.thinking.workers import Workers

Spoil = Callable[[dict[str, Any]], bytes]


def newer(row: dict[str, Any]) -> bytes:
    return json.dumps({**row, "rules": 999}).encode()


def other_figures(row: dict[str, Any]) -> bytes:
    return json.dumps({**row, "edition_sha256": "0" * 64}).encode()


def unknown_edition(row: dict[str, Any]) -> bytes:
    return json.dumps({**row, "edition": "base-2999"}).encode()


def of_another_kind(row: dict[str, Any]) -> bytes:
    return json.dumps({**row, "seats": "many"}).encode()


SPOILT: dict[str, tuple[Spoil, str]] = {
    "newer rules": (newer, "table-newer"),
    "other figures": (other_figures, "table-outdated"),
    "unknown edition": (unknown_edition, "table-newer"),
    "another kind": (of_another_kind, "table-newer"),
    "no json": (lambda _: b"{", "table-unreadable"),
    "no text": (lambda _: b"\xff\x00", "table-unreadable"),
    "nothing": (lambda _: b"", "table-unreadable"),
}


class Database:
    """A database one can spoil behind a server's back."""

    def __init__(self, url: str) -> None:
        self.url = url

    def first_row(self, table: str) -> dict[str, Any]:
        (found,) = self._do("SELECT payload FROM rows WHERE game = ? AND seq = 1", table)
        return dict(json.loads(found[0]))

    def write(self, table: str, payload: bytes, seq: int = 1) -> None:
        self._do("UPDATE rows SET payload = ? WHERE game = ? AND seq = ?", payload, table, seq)

    def add(self, table: str, kind: str, payload: bytes) -> None:
        (last,) = self._do("SELECT max(seq) FROM rows WHERE game = ?", table)
        self._do("INSERT INTO rows VALUES (?, ?, ?, ?)", table, last[0] + 1, kind, payload)

    def _do(self, sql: str, *values: Any) -> list[Any]:
        if self.url.startswith("sqlite"):
            path = self.url.removeprefix("sqlite:///")
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
                return connection.execute(sql, values).fetchall()
        return asyncio.run(self._ask(sql, *values))

    async def _ask(self, sql: str, *values: Any) -> list[Any]:
        for number in range(1, len(values) + 1):
            sql = sql.replace("?", f"${number}", 1)
        connection = await asyncpg.connect(self.url)
        try:
            return list(await connection.fetch(sql, *values))
        finally:
            await connection.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        yield Database(f"sqlite:///{tmp_path / 'valdora.db'}")
        return
    base: str = request.getfixturevalue("postgres_url")
    name = f"t{abs(hash(str(tmp_path)))}"
    Database(base)._do(f'CREATE DATABASE "{name}"')
    yield Database(base.rsplit("/", 1)[0] + f"/{name}")
    Database(base)._do(f'DROP DATABASE "{name}" WITH (FORCE)')


def listed(guest: Guest, path: str) -> tuple[set[str], dict[str, str]]:
    """The tables of a list, and those it refuses with their reasons."""
    found = guest.get(path)
    refused = {each["table"]: each["code"] for each in found["refused"]}
    return {table["id"] for table in found["tables"]}, refused


@pytest.mark.slow
def test_start_lists_backups_and_the_doctor_go_on_without_it(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def table(guest: Guest) -> str:
        bots = ("bot", "beginner"), ("bot", "beginner")
        made = guest.table("One", *bots, public=True, starts=1, pace=10_000)
        guest.post(f"/tables/{made}/start")  # a bot is to move and waits: it is read at the start
        return made

    with running(tmp_path, db=database.url) as server, Guest(server.url) as guest:
        fine = table(guest)
        spoilt = {table(guest): code for _, code in SPOILT.values()}
        server.kill()
        cookies = guest.http.cookies
    for id_, (spoil, _) in zip(spoilt, SPOILT.values(), strict=True):
        database.write(id_, spoil(database.first_row(id_)))

    log = tmp_path / "server.log"
    log.write_text("")
    with running(tmp_path, db=database.url) as server, Guest(server.url, cookies) as guest:
        for path in ("/tables", "/tables/mine"):
            end = time.monotonic() + 60  # a start waits for no game: it is read soon after
            while listed(guest, path) != ({fine}, spoilt):
                assert time.monotonic() < end, listed(guest, path)
                time.sleep(0.1)
        for id_, code in spoilt.items():
            assert guest.refused("GET", f"/tables/{id_}") == code
            assert guest.refused("POST", f"/tables/{id_}/close") == code
            elsewhere = code == "table-newer" and database.url.startswith("postgresql")
            assert asyncio.run(goodbye(server, id_)) == (1013 if elsewhere else 4410)
        assert guest.get(f"/tables/{fine}")["table"]["status"] == "running"
        assert server.stop() == 0
    said = log.read_text()
    assert "Traceback" not in said
    for id_ in spoilt:
        assert said.count(f"table {id_} cannot be read") == 1

    options = ["--db", database.url, "--data-dir", str(tmp_path), "--lang", "en"]
    assert main(["doctor", "--port", "0", "--json", *options]) == 1
    found = json.loads(capsys.readouterr().out.splitlines()[-1])["findings"]
    named = {each["figures"]["table"] for each in found if each["code"] == "doctor-db-game"}
    assert named == set(spoilt)

    assert main(["backup", str(tmp_path / "all"), *options]) == 0
    told = capsys.readouterr()
    (left_out,) = told.err.splitlines()  # what is no text cannot be in the file
    assert list(spoilt)[5] in left_out
    assert "7 games" in told.out
    assert main(["export", str(tmp_path / "records"), *options]) == 0
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == len(spoilt)
    assert [path.name for path in (tmp_path / "records").iterdir()] == [f"valdora-{fine}.valdora"]

    (tmp_path / "other").mkdir()
    assert main(["import", str(tmp_path / "all"), "--data-dir", str(tmp_path / "other")]) == 0
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == len(spoilt) - 1
    with running(tmp_path / "other") as server, Guest(server.url, cookies) as guest:
        end = time.monotonic() + 60  # a backup has no summaries: they are made
        while listed(guest, "/tables/mine")[0] != {fine}:
            assert time.monotonic() < end
            time.sleep(0.1)


async def goodbye(server: Running, table: str) -> int | None:
    """How the live channel of a table ends."""
    url = f"{server.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
    async with connect(url, origin=server.url) as socket:  # type: ignore[arg-type]
        await socket.send('{"type":"hello","since":0}')
        try:
            await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
    return None


@pytest.mark.postgres
@pytest.mark.slow
def test_rows_of_a_newer_process_end_one_table_and_no_sweep(
    postgres_url: str, tmp_path: Path
) -> None:
    """Another process writes what this one cannot read, to a table in use."""
    database = Database(postgres_url)
    with running(tmp_path, db=postgres_url) as server, Guest(server.url) as guest:
        ids = [guest.table("One", None, None, public=True) for _ in range(3)]
        database.add(ids[1], "start", b'{"type":"start","at":1,"first":"?"}')
        assert guest.refused("GET", f"/tables/{ids[1]}") == "table-newer"
        assert listed(guest, "/tables/mine")[1] == {ids[1]: "table-newer"}
        with running(tmp_path, db=postgres_url) as second, Guest(second.url) as other:
            other.post(f"/tables/{ids[2]}/join", {"name": "Two"})
        end = time.monotonic() + 20
        while guest.get(f"/tables/{ids[2]}")["table"]["seats"][1]["name"] != "Two":
            assert time.monotonic() < end  # seen by the sweep, or by a nudge
            time.sleep(0.2)
        assert "sweeping failed" not in (tmp_path / "server.log").read_text()


def test_a_sweep_that_fails_is_followed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept, often = 0, asyncio.Event()

    async def fails(_: Rooms) -> None:
        nonlocal swept
        swept += 1
        if swept == 3:
            often.set()
        raise KeyError("whatever it is")

    monkeypatch.setattr("valdora.server.live.rooms._SWEEP_SECONDS", 0.001)
    monkeypatch.setattr(Rooms, "_sweep_once", fails)

    async def play() -> None:
        storage = open_storage(f"sqlite:///{tmp_path / 'games.db'}", tmp_path)
        rooms = Rooms(storage, Workers(1, 1))
        await rooms.start()
        await often.wait()
        await rooms.close()

    asyncio.run(asyncio.wait_for(play(), 10))


MAIN = "import sys; from valdora.cli import main; sys.exit(main(sys.argv[1:]))"
SERVE = [sys.executable, "-c", MAIN, "serve", "--lang", "en", "--port", "0"]


def no_folder(folder: Path) -> list[str]:
    (folder / "file").touch()
    return ["--data-dir", str(folder / "file" / "data")]


def a_folder(folder: Path) -> list[str]:
    (folder / "valdora.db").mkdir()
    return ["--data-dir", str(folder)]


def no_database(folder: Path) -> list[str]:
    (folder / "valdora.db").write_text("a letter" * 1000)
    return ["--data-dir", str(folder)]


def no_schema(folder: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(folder / "valdora.db")) as connection:
        connection.execute("PRAGMA user_version = 1")
    return ["--data-dir", str(folder)]


def no_backups(folder: Path) -> list[str]:
    (folder / "loop").symlink_to(folder / "loop")
    return ["--data-dir", str(folder / "loop")]


FAULTS: dict[str, Callable[[Path], list[str]]] = {
    "no folder": no_folder,
    "a folder": a_folder,
    "no database": no_database,
    "no schema": no_schema,
    "a loop": no_backups,
    "no url": lambda _: ["--db", "mysql://x"],
    "no host": lambda _: ["--host", "no.such.host.invalid"],
    "a host with dots": lambda _: ["--host", "a..b"],
    "no server": lambda _: ["--db", "postgresql://nobody:SECRET@127.0.0.1:1/none"],
    "no port": lambda _: ["--db", "postgresql://nobody:SECRET@127.0.0.1:x/none"],
    "no public url": lambda _: ["--public-url", "http://["],
    "half a public url": lambda _: ["--public-url", "valdora.example.org"],
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_what_fails_at_the_start_is_one_message_and_a_code(fault: str, tmp_path: Path) -> None:
    arguments = FAULTS[fault](tmp_path)
    environ = {**os.environ, "VALDORA_DATA_DIR": str(tmp_path)}
    done = subprocess.run(
        [*SERVE, *arguments], capture_output=True, text=True, timeout=120, env=environ, check=False
    )
    assert done.returncode in (1, 2), done.stderr
    assert "Traceback" not in done.stderr
    assert "SECRET" not in done.stderr
    assert done.stderr.strip()
    if done.returncode == 1:  # 2 shows the usage too
        lines = [line for line in done.stderr.splitlines() if " WARNING " not in line]
        assert len(lines) == 1, done.stderr


UNEXPECTED = """
import sys
from valdora.server.live.rooms import Rooms
begin = Rooms.start
async def fails(self):
    await begin(self)
    raise RuntimeError("nobody thought of this")
Rooms.start = fails
from valdora.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_what_nobody_thought_of_ends_the_start_as_well(tmp_path: Path) -> None:
    """Its threads must not keep the process alive without anyone listening."""
    command = [sys.executable, "-c", UNEXPECTED, *SERVE[3:], "--data-dir", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    (said,) = done.stderr.strip().splitlines()
    assert "nobody thought of this" in said


@pytest.mark.slow
def test_a_signal_ends_it_also_while_it_starts(tmp_path: Path) -> None:
    slow = UNEXPECTED.replace("raise RuntimeError", "import asyncio; await asyncio.sleep(60)  #")
    command = [sys.executable, "-c", slow, *SERVE[3:], "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        end = time.monotonic() + 60
        while not (tmp_path / "valdora.db").exists():
            assert time.monotonic() < end, "it has not begun"
            time.sleep(0.05)
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        process.wait(10)
