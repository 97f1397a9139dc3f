"""Reminders of slow games on real servers that are killed again and again while days pass.

Of every turn exactly that is told which is due, by one process or two, however often they die. What
a crash repeats bears the same id, so that who reads it sees it once.
"""

import asyncio
import sqlite3
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from support.hands import DAY, MINUTE
from support.receivers import WebReceiver, web_receiver
from support.server import Guest, Running, running
from support.timed_server import set_time
from valdora.table.notices import GRACE_MS, PARTS

pytestmark = pytest.mark.slow
PROGRAM = Path(__file__).parents[1] / "support" / "timed_server.py"
TABLES = 3
CLOCK = {"kind": "slow", "turn": DAY, "holidays": 0, "bot": "random"}
WISHES = {"language": "en", "zone": "UTC", "quiet_from": 0, "quiet_to": 0}
STEPS = (MINUTE, 187 * MINUTE, 311 * MINUTE, 733 * MINUTE)
BEGIN = 1_800_000_000_000
"""From then on time passes when the test says so, and in between it stands still."""


@dataclass
class Table:
    """What a game should have told so far."""

    id: str
    told: list[tuple[str, str]] = field(default_factory=list)
    """Whom, and what."""
    passed: set[str] = field(default_factory=set)
    """Of this turn."""
    since: int = -1
    person: str = ""

    def expect(self, shown: Any, now: int) -> None:
        """Of what has come due since we last looked, the last is told."""
        clocks = shown["clocks"]
        if clocks["since"] != self.since:
            self.passed, self.since = set(), clocks["since"]
            self.person = shown["seats"][clocks["runs"]]["name"].lower()
        end = self.since + DAY
        times = {"begin": self.since + GRACE_MS}
        times |= {kind: end - DAY // part for kind, part in PARTS.items()}
        due = [kind for kind, at in times.items() if at <= now and kind not in self.passed]
        if due:
            self.told.append((self.person, due[-1]))
            self.passed |= set(due)


@dataclass
class Play:
    """Two people who play several slow games, and those who serve them."""

    folder: Path
    db: str
    there: WebReceiver
    chance: Random
    cookies: dict[str, httpx.Cookies] = field(default_factory=dict)
    tables: list[Table] = field(default_factory=list)
    now: int = BEGIN

    def go_on(self, ms: int) -> None:
        self.now += ms
        set_time(self.folder, self.now)

    def guest(self, server: Running, name: str) -> Guest:
        return Guest(server.url, self.cookies.get(name))

    def begin(self, server: Running) -> None:
        with self.guest(server, "one") as one, self.guest(server, "two") as two:
            for guest, name in ((one, "one"), (two, "two")):
                channel = {"kind": "webhook", "url": f"{self.there.url}/{name}"}
                guest.post("/reminders/channels", {"channel": channel, "wishes": WISHES})
                self.cookies[name] = guest.http.cookies
            for _ in range(TABLES):
                id_ = one.table("One", None, edition="duel.2", public=True, clock=CLOCK)
                two.post(f"/tables/{id_}/join", {"name": "Two"})
                one.post(f"/tables/{id_}/start")
                self.tables.append(Table(id_))

    def shown(self, server: Running, table: Table) -> Any:
        with self.guest(server, "one") as one:
            return one.get(f"/tables/{table.id}")["table"]

    def turn(self, server: Running, table: Table) -> None:
        """Whoever is to move plays their turn."""
        shown = self.shown(server, table)
        name = shown["seats"][shown["clocks"]["runs"]]["name"].lower()
        with self.guest(server, name) as guest:
            asyncio.run(self._turn(guest, table.id))

    async def _turn(self, guest: Guest, id_: str) -> None:
        async with guest.live(id_) as live:
            shown = live.snapshot
            seat = shown["state"]["seat"]
            while shown["state"]["seat"] == seat:
                code = self.chance.choice(shown["choices"])["code"]
                name = f"c{shown['seq']}"
                ask = {"type": "act", "seq": shown["seq"], "client_id": name, "code": code}
                await live.say(ask)
                shown = {**shown, **await live.hear("step")}

    def waiting(self) -> int:
        """How much is due and not told yet."""
        sql = f"SELECT COUNT(*) FROM outbox WHERE done IS NULL AND due <= {self.now}"
        if self.db.startswith("sqlite"):
            with closing(sqlite3.connect(self.db.removeprefix("sqlite:///"))) as connection:
                return int(connection.execute(sql).fetchone()[0])
        return asyncio.run(_asked(self.db, sql))

    def heard(self) -> dict[str, list[tuple[str, str]]]:
        """By table, whom was told what; what came twice counts once."""
        once = {each.json["id"]: each for each in reversed(self.there.posted)}
        found: dict[str, list[tuple[str, str]]] = {}
        for each in reversed(once.values()):
            found.setdefault(each.json["table"], []).append(
                (each.path.strip("/"), each.json["notice"])
            )
        return found


async def _asked(url: str, sql: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval(sql))
    finally:
        await connection.close()


def days(folder: Path, db: str, kills: int, processes: int, seed: int) -> int:
    """Days pass and servers die; returns how much was told."""
    settings = {"db": db, "webhooks": True, "webhook_networks": "127.0.0.0/8"}
    with web_receiver() as there:
        play = Play(folder, db, there, Random(seed))
        play.go_on(0)
        for number in range(kills + 1):
            with ExitStack() as stack:
                servers = [
                    stack.enter_context(running(folder, PROGRAM, **settings))
                    for _ in range(processes)
                ]
                if not number:
                    play.begin(servers[0])
                settle(play)
                assert play.heard() == {each.id: each.told for each in play.tables if each.told}, (
                    f"after {number} kills"
                )
                if number == kills:
                    break
                move_on(play, servers)
                for server in servers[:: -1 if play.chance.random() < 0.5 else 1]:
                    time.sleep(play.chance.choice((0, 0.05, 0.2, 0.5)))
                    server.kill()
        return len(play.heard()) and sum(map(len, play.heard().values()))


def settle(play: Play) -> None:
    end = time.monotonic() + 60
    while play.waiting():
        assert time.monotonic() < end, "something is never told"
        time.sleep(0.05)


def move_on(play: Play, servers: list[Running]) -> None:
    """Some play, then hours pass; what is due by then is known."""
    step = play.chance.choice(STEPS)
    for table in play.tables:
        server = play.chance.choice(servers)
        clocks = play.shown(server, table)["clocks"]
        late = clocks["since"] + DAY <= play.now + step
        if late or (clocks["since"] + GRACE_MS < play.now and play.chance.random() < 0.3):
            play.turn(server, table)
    shown = [play.shown(servers[0], table) for table in play.tables]
    play.go_on(step)
    for table, each in zip(play.tables, shown, strict=True):
        table.expect(each, play.now)


def test_exactly_what_is_due_is_told_however_often_the_server_dies(tmp_path: Path) -> None:
    assert days(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", 8, 1, 3) >= 10


@pytest.mark.postgres
def test_exactly_what_is_due_is_told_by_two_processes_that_die(
    postgres_database: str, tmp_path: Path
) -> None:
    assert days(tmp_path, postgres_database, 4, 2, 4) >= 5


@pytest.mark.long
@pytest.mark.parametrize("processes", [1, 2])
def test_fifty_kills(any_database: str, tmp_path: Path, processes: int) -> None:
    if processes == 2 and any_database.startswith("sqlite"):
        pytest.skip("SQLite has one process")
    assert days(tmp_path, any_database, 50, processes, 5) >= 60
