"""Two server processes on one PostgreSQL, for the tests of a file."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import asyncpg
import pytest

from support.server import Guest, Running, running

DATABASE = "of_nodes"


@dataclass
class Nodes:
    """Servers that share a database."""

    url: str
    """Of the database."""
    servers: list[Running]

    def guests(self) -> list[Guest]:
        """One person, who comes to each of the servers."""
        first = Guest(self.servers[0].url)
        first.table("One", None, None)  # brings the key
        return [first, *(Guest(each.url, first.http.cookies) for each in self.servers[1:])]

    def sql(self, statement: str, *values: object) -> None:
        """Do something to the database behind the servers' back."""
        asyncio.run(sql(self.url, statement, *values))


async def sql(url: str, statement: str, *values: object) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement, *values)
    finally:
        await connection.close()


@pytest.fixture(scope="module")
def database(postgres_url: str) -> Iterator[str]:
    """The URL of an empty database."""
    asyncio.run(sql(postgres_url, f"CREATE DATABASE {DATABASE}"))
    yield postgres_url.rsplit("/", 1)[0] + f"/{DATABASE}"
    asyncio.run(sql(postgres_url, f"DROP DATABASE {DATABASE} WITH (FORCE)"))


@pytest.fixture(scope="module")
def nodes(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(tmp_path_factory.mktemp("node"), db=database))
            for _ in range(2)
        ]
        yield Nodes(database, servers)
