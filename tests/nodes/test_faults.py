"""Whatever dies, is cut off or does not answer: one order explains what everyone saw.

Two servers on one PostgreSQL; people play at three tables, two connections each, wherever somebody
answers. Something goes wrong again and again, at random moments of one seed; the judge of histories
has the last word. A handful of each in every run, many in `./test --long`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from support import machine
from support.houses import House, house

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
TABLES = 3
MOVES = 12
"""That everyone together makes before the next fault, so that it is seen to go on."""
Harm = Callable[[House, int], Awaitable[None]]


@pytest.fixture
def postgres() -> Iterator[machine.PostgresServer]:
    """A database server of our own, to be killed."""
    programs = machine.find_postgres()
    assert programs is not None
    with machine.postgres_home(programs) as home:
        server = home.server("data")
        server.start()
        yield server
        server.kill()


def suffer(
    postgres: machine.PostgresServer, folder: Path, seed: int, times: int, harm: Harm
) -> House:
    """Play, have something go wrong, play on; so often. Nothing anyone saw may be unexplained."""

    async def go() -> House:
        def at(port: int) -> str:
            return f"postgresql://postgres@127.0.0.1:{port}/postgres"

        async with house(folder, seed, at, lambda: postgres.port) as made:
            made.begin(TABLES)
            await made.moves(MOVES)
            for n in range(times):
                await asyncio.sleep(made.chance.uniform(0, 0.3))
                await harm(made, n)
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


def test_nodes_that_die(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    made = suffer(postgres, tmp_path, 1, 3, node_dies)
    assert any(player.away for player in made.players)  # somebody had to go elsewhere


def test_nodes_that_end(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 2, 2, node_ends)


def test_a_way_to_the_database_that_is_spoilt(
    postgres: machine.PostgresServer, tmp_path: Path
) -> None:
    suffer(postgres, tmp_path, 3, 3, way_is_spoilt)


def test_a_database_that_dies(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 4, 2, database_dies(postgres))


@pytest.mark.long
def test_many_nodes_die(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 11, 200, node_dies)


@pytest.mark.long
def test_ways_are_spoilt_often(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 12, 100, way_is_spoilt)


@pytest.mark.long
def test_a_database_dies_often(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 13, 30, database_dies(postgres))
