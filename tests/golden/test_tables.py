"""Tables of older versions at a server: each is what it was, and goes on.

A server opens a copy of the database, in SQLite and in PostgreSQL. People come back with the keys
they had, see what they saw, and play on: they move, undo, join, return, begin and end games.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from support.kept import (
    SECONDS,
    VERSIONS,
    Json,
    People,
    Version,
    restored,
    same,
    same_game,
    valdora,
)
from support.server import Live, running
from support.timed_server import PROGRAM as TIMED
from support.timed_server import set_time

pytestmark = pytest.mark.slow

PLACES = {
    "everyday": ("sqlite", "postgres"),
    "searching": ("sqlite",),
    "timely": ("sqlite", "postgres"),
}
"""Where a database is opened; what differs by bots is the same in both."""


def case(version: Version, place: str, database: str, table: str = "") -> Any:
    """One case of a test, with the mark of what it needs."""
    marks = [pytest.mark.postgres] if place == "postgres" else []
    named = f"{version.name}-{place}-{table or database}"
    return pytest.param(version, place, table or database, id=named, marks=marks)


DATABASES = [
    case(version, place, database)
    for version in VERSIONS
    for database in version.databases
    for place in PLACES[database]
]
TABLES = [
    case(version, place, database, table)
    for version in VERSIONS
    for database in version.databases
    for place in PLACES[database]
    for table in version.tables(database)
]
Open = Callable[[Version, str, str], People]


@pytest.fixture(scope="module")
def opened(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Open]:
    """People at a server with a database, the same one for all tests of it."""
    known: dict[tuple[Version, str, str], People] = {}
    with ExitStack() as stack:

        def open_(version: Version, place: str, database: str) -> People:
            if (version, place, database) not in known:
                folder = tmp_path_factory.mktemp(database)
                if place == "sqlite":
                    url = version.sqlite(database, folder)
                else:
                    server = request.getfixturevalue("postgres_url")
                    name = f"{version.name}-{database}-served"
                    url = stack.enter_context(restored(server, name, version.postgres(database)))
                old: dict[str, Any] = {"open_days": 0, "idle_days": 0}  # they are of long ago
                if now := version.now(database):
                    set_time(folder, now)
                    at = stack.enter_context(running(folder, TIMED, db=url, **old))
                else:
                    at = stack.enter_context(running(folder, db=url, **old))
                people = stack.enter_context(People(at.url, version.people))
                known[version, place, database] = people
            return known[version, place, database]

        yield open_


@pytest.mark.parametrize(("version", "place", "database"), DATABASES)
def test_everyone_finds_their_tables(
    opened: Open, version: Version, place: str, database: str
) -> None:
    people, tables = opened(version, place, database), version.tables(database)
    for who in version.people:
        own = {
            table["id"]
            for table in tables.values()
            if table["you"][who]
            and "seats" in table["you"][who]
            and (table["you"][who]["seats"] or table["you"][who]["host"])
        }
        end = time.monotonic() + SECONDS  # what lists show is made in the background
        while (mine := people[who].get("/tables/mine"))["unread"]:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert own <= {table["id"] for table in mine["tables"]}


@pytest.mark.parametrize(("version", "place", "name"), TABLES)
def test_a_table_is_what_it_was_and_goes_on(
    opened: Open, version: Version, place: str, name: str, tmp_path: Path
) -> None:
    table = version.manifest["tables"][name]
    people = opened(version, place, table["database"])
    is_what_it_was(people, table)
    knows_its_links(people, table)
    knows_what_was_done(people, table)
    at = Continued(people, table, version.export(name), tmp_path)
    {"open": at.begins, "running": at.goes_on, "over": at.is_over, "closed": at.is_over}[
        table["table"]["status"]
    ]()


def is_what_it_was(people: People, table: Json) -> None:
    look = people.look(table["id"], "host")
    if table["waits"]:  # its bots went on as soon as the server started
        at = people["host"].get(f"/tables/{table['id']}/positions/{table['ply']}")
        look["state"] = at["state"]
        look["steps"] = look["steps"][: len(table["steps"])]
        assert look["seq"] >= table["seq"]
    else:
        assert (look["seq"], look["ply"]) == (table["seq"], table["ply"])
        assert look["undo_to"] == table["undo_to"]
        same(look["table"], table["table"], "seats")
    assert look["steps"] == table["steps"]
    if table["state"]:
        same(look["state"], table["state"], "players")
    else:
        assert look["state"] is None
    remembers_what_was_said(look, table["chat"])
    for who, you in table["you"].items():
        if isinstance(you, str):
            assert look["you"][who] == you
        else:
            same(look["you"][who], you)


def remembers_what_was_said(look: Json, chat: list[Json]) -> None:
    """v0.1.0 told a wrong seat once the seats had turned: it is the one of that name."""
    said = [{key: value for key, value in line.items() if key != "seat"} for line in chat]
    same(look, {"chat": said}, "chat")
    for line in look["chat"]:
        assert look["table"]["seats"][line["seat"]]["name"] == line["name"]


def knows_its_links(people: People, table: Json) -> None:
    for link in table["links"].values():
        assert people.leads_to(link["token"]) == link["leads_to"]


def knows_what_was_done(people: People, table: Json) -> None:
    """What is sent again after a cut is acknowledged as it was, and not done twice."""
    who, client_id, seq = table["acks"] or ("", "", 0)
    if not isinstance(table["you"].get(who), dict):
        return  # nothing was done there, or by who is not let in any more

    async def again() -> Json:
        async with people[who].live(table["id"]) as live:
            return await live.act(0, seq, client_id)

    answer = asyncio.run(again())
    assert (answer["type"], answer["seq"]) == ("ack", seq)


class Continued:
    """A table played on."""

    def __init__(self, people: People, table: Json, export: bytes | None, folder: Path) -> None:
        self.people = people
        self.table = table
        self.id = table["id"]
        self.path = f"/tables/{table['id']}"
        self.export = export
        self.file = folder / "game.valdora"

    @property
    def host(self) -> str:
        """The table's own: of a rematch it is who asked for it, where the host was gone."""
        rights: dict[str, Any] = self.table["you"]
        return next(who for who, you in rights.items() if isinstance(you, dict) and you["host"])

    def begins(self) -> None:
        """Who is missing comes, and the host starts."""
        free = [seat["seat"] for seat in self.table["table"]["seats"] if seat["kind"] == "free"]
        links = self.table["links"]
        for seat, who in zip(free, ("third", "fourth"), strict=False):
            mine = {"name": "New", "seat": seat, "seed": "new"}
            link = links.get("seat") if seat == 1 else None
            if link := link or links.get("join"):
                self.people[who].post("/links/claim", {"token": link["token"], **mine})
            else:
                self.people[who].post(f"{self.path}/join", mine)
        assert self.people[self.host].post(f"{self.path}/start")["table"]["status"] == "running"
        if self.table["database"] != "searching":  # where it would take them long
            self.everyone_moves()
        self.closes()
        self.verify()

    def goes_on(self) -> None:
        """Who was away returns, who gave up cannot; then everyone plays on, to the end if near."""
        for seat in self.table["table"]["seats"]:
            holder = self.holder(seat["seat"])
            if seat["resigned"]:
                assert holder is not None
                ask = ("POST", f"{self.path}/return", {"seat": seat["seat"]})
                assert self.people[holder].refused(*ask) == "seat-resigned"
            elif seat["away"]:
                assert holder is not None
                back = self.people[holder].post(f"{self.path}/return", {"seat": seat["seat"]})
                assert back["table"]["seats"][seat["seat"]]["kind"] == "person"
        if self.table["table"].get("paused"):
            seats = self.table["table"]["seats"]
            who = next(filter(None, map(self.holder, range(len(seats)))))
            self.people[who].post(f"{self.path}/resume")
        if self.table["waits"]:
            self.people["host"].ask("PATCH", self.path, {"pace": 0})
        self.everyone_moves()
        if self.table["state"]["final"]:
            while self.people.at_turn(self.id, "host"):
                self.everyone_moves()
            assert self.people["host"].get(self.path)["table"]["status"] == "over"
        else:
            self.closes()
        self.verify()

    def closes(self) -> None:
        """The host ends it: its bots think no more, and what it was dealt from is shown."""
        closed = self.people[self.host].post(f"{self.path}/close")["table"]
        assert closed["status"] == "closed"
        assert closed["seed"]

    def holder(self, seat: int) -> str | None:
        """Whose seat it is."""
        for who, you in self.table["you"].items():
            if "seats" in you and seat in you["seats"]:
                return str(who)
        return None

    def everyone_moves(self) -> None:
        """Bots play, then a person takes back what can be and plays a turn, then bots play."""
        self.people.wait_for_bots(self.id, "host")
        if who := self.people.at_turn(self.id, "host"):

            async def go() -> None:
                async with self.people[who].live(self.id) as live:
                    await whole_turn(live)

            asyncio.run(go())
            if self.table["database"] != "searching":
                self.people.wait_for_bots(self.id, "host")

    def is_over(self) -> None:
        """It cannot go on, it can be told again, and the same people may play another."""
        assert self.people["host"].refused("POST", f"{self.path}/start") == "table-closed"
        if "review" in self.table:
            found = self.people["host"].get(f"{self.path}/review")["review"]
            if self.table["review"]:
                same(found, self.table["review"], "turns")
            else:
                assert found is None
        if self.export:
            answer = self.people["host"].ask("GET", f"{self.path}/record")
            same_game(answer.content, self.export, self.table)
            self.verify()
        again = self.people["host"].post(f"{self.path}/rematch")["table"]
        assert again["status"] in ("open", "running")
        assert again["id"] == (self.table["table"]["rematch"] or again["id"])

    def verify(self) -> None:
        """The game file is all right, and begins as the one of the older version."""
        self.file.write_bytes(self.people["host"].ask("GET", f"{self.path}/record").content)
        valdora("verify", self.file)
        if self.export:
            undo_to = self.table["undo_to"]
            kept = self.table["ply"] if undo_to is None else undo_to
            lines, before = self.file.read_bytes().splitlines(), self.export.splitlines()
            assert lines[1 : kept + 1] == before[1 : kept + 1]


async def whole_turn(live: Live) -> None:
    """Take back what can be, then do whatever is offered until the turn is over."""
    now: dict[str, Any] = live.snapshot
    if now["undo_to"] is not None:
        ask = {"seq": now["seq"], "to": now["undo_to"], "client_id": "golden-undo"}
        await live.say({"type": "undo", **ask})
        assert (await live.hear("ack", "refused"))["type"] == "ack"
        now = await live.hear("step")
        assert now["took_back"] > 0
    state = now["state"]
    turn = (state["seat"], state["round"])
    while (state["seat"], state["round"], state["phase"] == "over") == (*turn, False):
        choice = now["choices"][-1]  # the last ends the turn as soon as it may end
        assert (await live.act(choice["code"], now["seq"]))["type"] == "ack"
        now = await live.hear("step")
        state = now["state"]
