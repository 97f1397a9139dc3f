"""Of several hosts of a database one may be dead without a word: the one that lives is found."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from support.proxies import Proxy, proxy
from valdora.server.storage import Batch, Row, StorageError, Summary
from valdora.server.storage import hosts as several
from valdora.server.storage.hosts import Hosts, each_host
from valdora.server.storage.postgres import PostgresStorage

pytestmark = pytest.mark.postgres
OPEN = Summary("open", public=True, waits_for_bot=False, changed=1)


@pytest.fixture
def url(postgres_database: str) -> str:
    return postgres_database


@pytest.fixture
def dead() -> Iterator[str]:
    """A host that takes a connection and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        yield f"127.0.0.1:{silent.getsockname()[1]}"


def beside(url: str, *others: str) -> str:
    """The URL with other hosts before its own."""
    who, at, rest = url.partition("@")
    return f"{who}{at}{','.join(others)},{rest}"


def test_a_url_of_several_hosts_is_one_of_each() -> None:
    assert each_host("postgresql://u:p@one:1,two/db?x=1") == [
        "postgresql://u:p@one:1/db?x=1",
        "postgresql://u:p@two/db?x=1",
    ]
    assert each_host("postgresql:///db?host=/run") == ["postgresql:///db?host=/run"]


def test_a_silent_host_before_the_one_that_lives_is_passed_over(
    url: str, dead: str, tmp_path: Path
) -> None:
    async def go() -> None:
        storage = PostgresStorage(beside(url, dead), tmp_path)
        await storage.start(lambda _, __: None)
        await storage.create(Batch("g", 0, (Row(1, "open", b"{}"),), OPEN), bytes(32))
        assert len(await storage.rows("g")) == 1
        assert dead not in storage._hosts.first
        await storage.close()

    asyncio.run(go())


def test_if_all_are_silent_that_is_an_error_of_the_storage(
    dead: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(several, "CONNECT_SECONDS", 0.2)
    monkeypatch.setattr(several, "HEAD_START_SECONDS", 0.1)

    async def go() -> None:
        storage = PostgresStorage(f"postgresql://u@{dead},{dead}/x", tmp_path)
        with pytest.raises(StorageError):
            await storage.start(lambda _, __: None)

    asyncio.run(go())


def test_a_host_that_refuses_makes_way_at_once_and_one_that_cannot_be_written_does(
    url: str,
) -> None:
    async def go() -> None:
        hosts = Hosts(beside(url, "127.0.0.1:1"))
        for _ in range(2):
            connection = await hosts.connect()
            assert await connection.fetchval("SELECT 1") == 1
            await connection.close()
        with pytest.raises(Exception, match="match"):
            await Hosts(beside(url, "127.0.0.1:1") + "?target_session_attrs=standby").connect()

    asyncio.run(go())


@asynccontextmanager
async def two_ways(url: str) -> AsyncIterator[tuple[str, Proxy, Proxy]]:
    """The database as one of two hosts, by two ways."""
    who, _, rest = url.partition("@")
    place, _, name = rest.partition("/")
    port = int(place.rpartition(":")[2])
    async with proxy(lambda: port) as one, proxy(lambda: port) as other:
        await other.set("cut")
        yield f"{who}@127.0.0.1:{one.port},127.0.0.1:{other.port}/{name}", one, other


def test_when_the_host_in_use_is_silent_all_go_to_the_other(url: str, tmp_path: Path) -> None:
    """Nobody waits until TCP, or a command's time, is over."""

    async def go() -> None:
        async with two_ways(url) as (both, one, other):
            heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
            storage = PostgresStorage(both, tmp_path)
            await storage.start(lambda *each: heard.put_nowait(each))
            await storage.create(Batch("g", 0, (Row(1, "open", b"{}"),), OPEN), bytes(32))
            await one.set("hole")
            asked = asyncio.create_task(storage.rows("g"))
            await asyncio.sleep(0)
            await other.set("open")
            assert await asyncio.wait_for(heard.get(), 60) == ("", 0)
            with pytest.raises(StorageError):
                await asyncio.wait_for(asked, 1)  # it was on its way to the one
            await storage.append(Batch("g", 1, (Row(2, "act", b"{}"),), OPEN))
            assert len(await storage.rows("g")) == 2
            assert not storage.cut_off
            await storage.close()

    asyncio.run(go())
