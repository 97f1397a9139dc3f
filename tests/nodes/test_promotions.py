"""The database dies and its standby takes over: nobody lends a hand to the servers.

The standby is a synchronous one: what is acknowledged is there too. The servers know both hosts
from their URL and find the one that can be written.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from support import machine
from support.houses import house

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
MOVES = 12
_SYNCED = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"


class Twins:
    """A primary and its synchronous standby; whenever one has died, another takes its place."""

    def __init__(self, home: machine.PostgresHome) -> None:
        self._home = home
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
        asyncio.run(_set(self.primary, "*"))
        return made

    def fail_over(self) -> None:
        """The primary dies, as if its power failed, and the standby is promoted."""
        self.primary.kill()
        self.standby.promote()

    def mend(self) -> None:
        """What was promoted is the primary now, and has a standby where the dead one was."""
        port = self.primary.port
        self.primary = self.standby
        self.standby = self._follower(port)

    def close(self) -> None:
        """Gone."""
        for each in (self.standby, self.primary):
            if each.runs:
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


@contextmanager
def twins() -> Iterator[Twins]:
    programs = machine.find_postgres()
    assert programs is not None
    with machine.postgres_home(programs) as home:
        made = Twins(home)
        try:
            yield made
        finally:
            made.close()


def promote_again_and_again(folder: Path, seed: int, times: int) -> list[float]:
    """Play, fail over, play on; how long after each promotion somebody's move was stored."""

    async def go(pair: Twins) -> list[float]:
        back = []
        url = pair.url
        async with house(folder, seed, lambda _: url, lambda: 0) as made:
            made.begin(3)
            await made.moves(MOVES)
            for n in range(times):
                await asyncio.sleep(made.chance.uniform(0, 0.3))
                await asyncio.to_thread(pair.fail_over)
                began = time.monotonic()
                await made.moves(1)
                back.append(time.monotonic() - began)
                await made.moves(MOVES)
                if n + 1 < times:
                    await asyncio.to_thread(pair.mend)
            await made.stop()
            faults = await made.judge(pair.standby.url)  # that is the primary now
            assert not faults, faults[:5]
        return back

    with twins() as pair:
        return asyncio.run(go(pair))


def test_a_standby_takes_over_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    assert len(promote_again_and_again(tmp_path, 5, 2)) == 2


@pytest.mark.long
def test_standbys_take_over_again_and_again(tmp_path: Path) -> None:
    assert len(promote_again_and_again(tmp_path, 15, 30)) == 30
