"""What goes wrong in a house while people play there, again and again, at moments of one seed.

Nothing that anyone saw may be unexplained in the end: the judge of histories has the last word.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import asyncpg

from support import machine
from support.fronts import Front
from support.houses import House, house
from support.players import SILENCE_SECONDS

TABLES = 3
MOVES = 12
"""That everyone together makes before the next fault, so that it is seen to go on."""
Harm = Callable[[House, int], Awaitable[None]]
_SECONDS = 120
"""How long one thing that goes wrong may take with all that follows; then something is stuck."""
_SYNCED = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"


def suffer(
    postgres: machine.PostgresServer,
    folder: Path,
    seed: int,
    times: int,
    harm: Harm,
    front: Front | None = None,
) -> House:
    """Play, have something go wrong, play on; so often. Nothing anyone saw may be unexplained."""

    async def go() -> House:
        def at(port: int) -> str:
            return f"postgresql://postgres@127.0.0.1:{port}/postgres"

        async with (
            asyncio.timeout(times * _SECONDS + _SECONDS),
            house(folder, seed, at, lambda: postgres.port, front) as made,
        ):
            made.begin(TABLES)
            await made.moves(MOVES)
            for n in range(times):
                await asyncio.sleep(made.chance.uniform(0, 0.3))
                await harm(made, n)
                began = time.monotonic()
                await made.moves(1)
                made.back.append(time.monotonic() - began)
                await made.moves(MOVES)
            await made.stop()
            faults = await made.judge(postgres.url)
            assert not faults, faults[:5]
            return made

    return asyncio.run(go())


async def node_dies(made: House, _: int) -> None:
    node = made.chance.choice(made.nodes)
    await made.kill(node)
    await made.moves(MOVES)  # the other goes on
    await made.start(node)


async def node_ends(made: House, _: int) -> None:
    node = made.chance.choice(made.nodes)
    await made.end(node)
    await made.moves(MOVES)
    await made.start(node)


async def node_freezes(made: House, _: int) -> None:
    node = await made.visited()
    there = {each: len(each.away) for each in made.visitors(node)}
    made.freeze(node)
    if made.front:  # who is there nobody knows: so long as it takes to notice
        await asyncio.sleep(SILENCE_SECONDS)
    async with asyncio.timeout(_SECONDS):  # until everyone who was there is back elsewhere
        while any(len(each.away) == cuts and not each.over for each, cuts in there.items()):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await made.moves(MOVES)
    made.wake(node)


async def way_is_spoilt(made: House, n: int) -> None:
    """Between one server and the database: nothing comes through, it takes long, or it is cut."""
    way = made.chance.choice(made.nodes).way
    await way.set(("hole", "slow", "cut")[n % 3])
    await asyncio.sleep(made.chance.uniform(0.5, 6))
    await way.set("open")


def database_dies(postgres: machine.PostgresServer) -> Harm:
    async def harm(made: House, _: int) -> None:
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(made.chance.uniform(0, 2))
        await asyncio.to_thread(postgres.start)

    return harm


class Twins:
    """A primary and its standby, synchronous or not; whenever one has died, another takes its
    place."""

    def __init__(self, home: machine.PostgresHome, *, synchronous: bool = True) -> None:
        self._home = home
        self._synchronous = "*" if synchronous else ""
        self._made = 0
        self.primary = home.server("twin0")
        self.primary.start()
        self.standby = self._follower()

    @property
    def url(self) -> str:
        """Of both, whichever is which."""
        hosts = sorted(f"127.0.0.1:{each.port}" for each in (self.primary, self.standby))
        return f"postgresql://postgres@{','.join(hosts)}/postgres"

    def _follower(self, port: int | None = None) -> machine.PostgresServer:
        self._made += 1
        made = self._home.standby(f"twin{self._made}", self.primary, port)
        made.start()
        asyncio.run(_set(made, ""))  # once promoted it does not wait for a third
        asyncio.run(_set(self.primary, self._synchronous))
        return made

    def wait(self) -> None:
        """Until the standby has all that the primary has."""
        asyncio.run(_caught_up(self.primary, self.standby))

    def fall_behind(self) -> None:
        """From now on the standby gets nothing more."""
        asyncio.run(_cut_off(self.standby))

    def fail_over(self, *, silent: bool = False) -> None:
        """The primary dies, as if its power failed, and the standby is promoted. If it is `silent`,
        its machine dies with it: nobody says that nobody is there."""
        if silent:
            self.primary.freeze()
        else:
            self.primary.kill()
        self.standby.promote()

    def mend(self) -> None:
        """What was promoted is the primary now, and has a standby where the dead one was."""
        if self.primary.runs:
            self.primary.bury()
        port = self.primary.port
        self.primary = self.standby
        self.standby = self._follower(port)

    def close(self) -> None:
        """Gone."""
        for each in (self.standby, self.primary):
            if each.runs:
                each.thaw()
                each.kill()


async def _set(server: machine.PostgresServer, synchronous: str) -> None:
    """Which standbys a server waits for; and wait until the one it has is among them."""
    connection = await asyncpg.connect(server.url)
    try:
        await connection.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{synchronous}'")
        await connection.execute("SELECT pg_reload_conf()")
        end = time.monotonic() + 60
        while synchronous and not await connection.fetchval(_SYNCED):
            await asyncio.sleep(0.05)
            assert time.monotonic() < end
    finally:
        await connection.close()


async def _caught_up(primary: machine.PostgresServer, standby: machine.PostgresServer) -> None:
    one, two = await asyncpg.connect(primary.url), await asyncpg.connect(standby.url)
    try:
        stored = await one.fetchval("SELECT pg_current_wal_lsn()::text")
        sql = "SELECT pg_last_wal_replay_lsn() >= $1::text::pg_lsn"
        end = time.monotonic() + 60
        while not await two.fetchval(sql, stored):
            await asyncio.sleep(0.05)
            assert time.monotonic() < end
    finally:
        await one.close()
        await two.close()


async def _cut_off(standby: machine.PostgresServer) -> None:
    connection = await asyncpg.connect(standby.url)
    try:
        await connection.execute("ALTER SYSTEM SET primary_conninfo = ''")
        await connection.execute("SELECT pg_reload_conf()")
        end = time.monotonic() + 60
        while await connection.fetchval("SELECT count(*) FROM pg_stat_wal_receiver"):
            await asyncio.sleep(0.05)
            assert time.monotonic() < end
    finally:
        await connection.close()


@contextmanager
def twins(*, synchronous: bool = True) -> Iterator[Twins]:
    programs = machine.find_postgres()
    assert programs is not None
    with machine.postgres_home(programs) as home:
        made = Twins(home, synchronous=synchronous)
        try:
            yield made
        finally:
            made.close()


def promote_again_and_again(folder: Path, seed: int, times: int, *, silent: bool = False) -> House:
    """Play, fail over, play on; so often."""

    async def go(pair: Twins) -> House:
        url = pair.url
        async with house(folder, seed, lambda _: url, lambda: 0) as made:
            made.begin(TABLES)
            await made.moves(MOVES)
            for n in range(times):
                await asyncio.sleep(made.chance.uniform(0, 0.3))
                await asyncio.to_thread(partial(pair.fail_over, silent=silent))
                began = time.monotonic()
                await made.moves(1)
                made.back.append(time.monotonic() - began)
                await made.moves(MOVES)
                if n + 1 < times:
                    await asyncio.to_thread(pair.mend)
            await made.stop()
            faults = await made.judge(pair.standby.url)  # that is the primary now
            assert not faults, faults[:5]
            return made

    with twins() as pair:
        return asyncio.run(go(pair))


def lose_the_last(folder: Path, seed: int) -> House:
    """Play; a standby that was not synchronous, and lacks the last moves, takes over; play on."""

    async def go(pair: Twins) -> House:
        url = pair.url
        async with house(folder, seed, lambda _: url, lambda: 0) as made:
            made.begin(TABLES)
            await made.moves(MOVES)
            await asyncio.to_thread(pair.wait)
            await asyncio.to_thread(pair.fall_behind)
            await made.moves(MOVES)
            await asyncio.to_thread(pair.primary.kill)
            await asyncio.sleep(1)  # what was said before that has been heard
            await made.lose(pair.standby.url)
            await asyncio.to_thread(pair.standby.promote)
            await made.moves(2 * MOVES)
            await made.stop()
            faults = await made.judge(pair.standby.url)
            assert not faults, faults[:5]
            return made

    with twins(synchronous=False) as pair:
        return asyncio.run(go(pair))
