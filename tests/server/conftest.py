"""One real server for the tests that only need some server, and empty databases."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from support.server import Guest, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def guest(server: Running) -> Iterator[Callable[[], Guest]]:
    """Someone new with a browser of their own, as often as it is called."""
    made: list[Guest] = []

    def new() -> Guest:
        made.append(Guest(server.url))
        return made[-1]

    yield new
    for each in made:
        each.close()


@pytest.fixture
def postgres_database(postgres_url: str) -> Iterator[str]:
    """The URL of an empty database in PostgreSQL."""
    asyncio.run(_sql(postgres_url, "CREATE DATABASE of_a_test"))
    yield postgres_url.rsplit("/", 1)[0] + "/of_a_test"
    asyncio.run(_sql(postgres_url, "DROP DATABASE of_a_test WITH (FORCE)"))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind there is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    url: str = request.getfixturevalue("postgres_database")
    return url


async def _sql(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
