"""What older versions have kept, in tests/golden: databases, backups, game files and saves.

One folder per version, made by scripts/golden with that version and never changed afterwards. All
that the tests of this data know of the program is here and in `support.server`: the command line,
the REST requests and the live channel. Modules may move; these doors stay.
"""

import asyncio
import gzip
import io
import json
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Self

import asyncpg
import httpx

from support.server import Guest, Live
from valdora.cli import main

FOLDER = Path(__file__).parent.parent / "golden"
COOKIE = "valdora"
SECONDS = 300.0
"""How long a bot may take on a busy machine before a test gives up."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Version:
    """The data of one version."""

    folder: Path

    @property
    def name(self) -> str:
        """Such as `v0.1.0`."""
        return self.folder.name

    @cached_property
    def manifest(self) -> Json:
        """What there is, and what is expected of it."""
        found: Json = json.loads((self.folder / "manifest.json").read_text(encoding="utf-8"))
        return found

    @property
    def people(self) -> dict[str, str]:
        """Everyone's key."""
        found: dict[str, str] = self.manifest["people"]
        return found

    @property
    def databases(self) -> list[str]:
        """The databases, each as a file of SQLite, a dump of PostgreSQL and a backup."""
        return list(dict.fromkeys(table["database"] for table in self.manifest["tables"].values()))

    def now(self, database: str) -> int | None:
        """The time at which nothing has fallen due since, where that is known."""
        found: int | None = self.manifest.get("now", {}).get(database)
        return found

    def tables(self, database: str) -> dict[str, Json]:
        """The tables of a database, by what they are called in the manifest."""
        tables: dict[str, Json] = self.manifest["tables"]
        return {name: table for name, table in tables.items() if table["database"] == database}

    def sqlite(self, database: str, folder: Path) -> str:
        """A copy of an SQLite database as it was left, and its URL."""
        for kept in self.folder.glob(f"{database}.db*.gz"):
            (folder / kept.stem).write_bytes(gzip.decompress(kept.read_bytes()))
        return f"sqlite:///{folder / database}.db"

    def postgres(self, database: str) -> str:
        """The statements that make a PostgreSQL database."""
        return gzip.decompress((self.folder / f"{database}.sql.gz").read_bytes()).decode()

    def backup(self, database: str) -> Path:
        """The file that `valdora backup` made of a database."""
        return self.folder / f"{database}.backup"

    def export(self, table: str) -> bytes | None:
        """The game file that `valdora export` made of a table; nothing if it had not begun."""
        kept = self.folder / "exports" / f"{table}.valdora.gz"
        return gzip.decompress(kept.read_bytes()) if kept.exists() else None

    def games(self) -> list[Path]:
        """The game files."""
        return sorted((self.folder / "games").glob("*.valdora"))

    def saves(self) -> list[Path]:
        """The saves of the terminal."""
        return sorted((self.folder / "saves").glob("*.valdora"))

    def save(self, kept: Path, folder: Path) -> Path:
        """A copy of a save, with what is private about it."""
        for file in kept.parent.glob(f"{kept.stem}.*"):
            shutil.copy(file, folder)
        return folder / kept.name


VERSIONS = [Version(folder) for folder in sorted(FOLDER.glob("v*"))]


# The command line ------------------------------------------------------------------------------


def valdora(*arguments: object) -> str:
    """What a command says, when it ends well."""
    status, said = _valdora(*arguments)
    assert status == 0, (arguments, said)
    return said


def doctors_findings(url: str, folder: Path) -> list[Json]:
    """What `valdora doctor` says of a database; what it says of pages and ports is left out."""
    _, said = _valdora("doctor", "--json", "--db", url, "--data-dir", folder)
    findings: list[Json] = json.loads(said.splitlines()[-1])["findings"]
    return [each for each in findings if each["code"].startswith("doctor-db")]


def _valdora(*arguments: object) -> tuple[int, str]:
    said = io.StringIO()
    with redirect_stdout(said):
        status = main([str(each) for each in arguments])
    return status, said.getvalue()


def valdora_play(path: Path, *typed: str) -> str:
    """A game of the terminal, resumed and played on by what is typed."""
    said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    typing = io.TextIOWrapper(io.BytesIO("".join(f"{line}\n" for line in typed).encode()))
    before, sys.stdin = sys.stdin, typing
    try:
        with redirect_stdout(said):
            assert main(["play", "--plain", "--resume", str(path), "--lang", "en"]) == 0
    finally:
        sys.stdin = before
    said.seek(0)
    return said.read()


def plies(file: Path) -> int:
    """How many plies a game file has."""
    return sum(line.startswith(b'{"n":') for line in file.read_bytes().splitlines())


def end_of(file: Path, *options: object) -> Json:
    """The last position of a game file: `state`, and what is `legal` there."""
    said = valdora("replay", file, "--at", plies(file) + 1, "--json", *options)
    found: Json = json.loads(said.splitlines()[-1])
    return found


def exported(url: str, folder: Path) -> dict[str, Path]:
    """All games of a database as game files, by the id of their table."""
    valdora("export", folder, "--db", url, "--data-dir", folder)
    return {file.stem.removeprefix("valdora-"): file for file in folder.glob("*.valdora")}


def same_game(found: bytes, expected: bytes, table: Json) -> None:
    """A game file of a table is as expected, to the byte, but for what its bots are called."""
    assert _without_names_of_bots(found, table) == _without_names_of_bots(expected, table)


def _without_names_of_bots(game: bytes, table: Json) -> tuple[Json, bytes]:
    line, rest = game.split(b"\n", 1)
    header: Json = json.loads(line)
    for seat in table["table"]["seats"]:
        if not seat["name"]:  # a bot that stands in for a person keeps the person's name
            header["names"][seat["seat"]] = None
    return header, rest


# A server --------------------------------------------------------------------------------------


class People:
    """Everyone of a version at a server, each with their own browser."""

    def __init__(self, url: str, keys: Mapping[str, str]) -> None:
        self._guests = {who: Guest(url, httpx.Cookies({COOKIE: key})) for who, key in keys.items()}

    def __getitem__(self, who: str) -> Guest:
        return self._guests[who]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self._guests.values():
            guest.close()

    def rights(self, id_: str) -> Json:
        """What everyone may do at a table, or the code of the refusal to show it."""
        found: Json = {}
        for who, guest in self._guests.items():
            answer = guest.ask("GET", f"/tables/{id_}").json()
            found[who] = answer["you"] if "you" in answer else answer["code"]
        return found

    def leads_to(self, token: str) -> str:
        """The role of a link, or the code of the refusal to show it."""
        answer = self["stranger"].ask("POST", "/links/show", {"token": token}).json()
        found: str = answer["role"] if "role" in answer else answer["code"]
        return found

    def at_turn(self, id_: str, host: str) -> str | None:
        """Who is to move, if it is a person."""
        table = self[host].get(f"/tables/{id_}")["table"]
        if table["turn"] is None or table["seats"][table["turn"]]["kind"] != "person":
            return None
        rights = self.rights(id_)
        return next(
            who for who, you in rights.items() if "seats" in you and table["turn"] in you["seats"]
        )

    def wait_for_bots(self, id_: str, host: str) -> Json:
        """The table when it is a person's turn, or there is none any more."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            table: Json = self[host].get(f"/tables/{id_}")["table"]
            if table["turn"] is None or table["seats"][table["turn"]]["kind"] == "person":
                return table
            time.sleep(0.02)
        raise AssertionError(f"the bots of {id_} do not move")

    def look(self, id_: str, host: str) -> Json:
        """A table as it is, its steps so far included."""
        snapshot = asyncio.run(_snapshot(self[host].live(id_)))
        return {
            "seq": snapshot["seq"],
            "ply": snapshot["ply"],
            "undo_to": snapshot["undo_to"],
            "table": snapshot["table"],
            "chat": snapshot["chat"],
            "steps": [
                [step["seq"], step["ply"], step["seat"], step["took_back"]]
                for step in snapshot["missed"]
            ],
            "state": snapshot["state"],
            "you": self.rights(id_),
        }


async def _snapshot(live: Live) -> Json:
    async with live:
        return live.snapshot


def live(guest: Guest, id_: str, act: Callable[[Live], Any]) -> Any:
    """What comes of something done over the live channel."""

    async def go() -> Any:
        async with guest.live(id_) as channel:
            return await act(channel)

    return asyncio.run(go())


def _known(found: Any, expected: Any) -> Any:
    """What was known of a value before it gained keys; a key that it lost stays lost."""
    if isinstance(found, dict) and isinstance(expected, dict):
        return {key: _known(found[key], was) for key, was in expected.items() if key in found}
    return found


def same(found: Json, expected: Json, *lists: str) -> None:
    """`found` is as `expected`, but that it may have gained keys: fields are added, never lost.

    So may, at any depth, the objects in its `lists`. A key that is missing or changed fails, one
    that was null too; so do longer or shorter lists, and anything new where there was no object.
    """
    known = {key: value for key, value in found.items() if key in expected}
    for name in lists:
        pairs = zip(found[name], expected[name], strict=True)
        known[name] = [_known(got, was) for got, was in pairs]
    assert known == expected


# PostgreSQL ------------------------------------------------------------------------------------


async def _execute(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()


@contextmanager
def restored(postgres: str, name: str, statements: str) -> Iterator[str]:
    """A database of its own on a PostgreSQL server, made by statements, as a URL."""
    asyncio.run(_execute(postgres, f'CREATE DATABASE "{name}"'))
    url = postgres.rsplit("/", 1)[0] + f"/{name}"
    try:
        asyncio.run(_execute(url, statements))
        yield url
    finally:
        asyncio.run(_execute(postgres, f'DROP DATABASE "{name}" WITH (FORCE)'))
