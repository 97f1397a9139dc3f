"""A database that cannot be asked closes no live channel for good, whatever its driver says."""

import asyncio
from typing import Any

import asyncpg
import pytest

from valdora.server.live.channel import LATER, UNREADABLE, Gone, converse
from valdora.server.storage import StorageError
from valdora.server.storage.postgres import _errors
from valdora.table.refusals import Refusal

HELLO = '{"type":"hello"}'
DRIVER = [
    asyncpg.InternalClientError("lost"),
    asyncpg.TargetServerAttributeNotMatched("no primary"),
    asyncpg.InterfaceError("closed"),
    asyncpg.ReadOnlySQLTransactionError("read only"),
    asyncpg.DiskFullError("no space left"),
    ConnectionResetError(),
    TimeoutError(),
    EOFError(),
]


class Socket:
    """Says hello, and keeps with what it was closed."""

    address = ""

    def __init__(self) -> None:
        self._said = [HELLO]
        self.closed: list[int] = []

    def allows(self) -> bool:
        return True

    async def receive(self) -> str:
        if not self._said:
            raise Gone
        return self._said.pop()

    def write(self, *frames: str) -> bool:
        raise AssertionError(frames)

    async def room(self) -> None:
        raise AssertionError

    async def close(self, code: int) -> None:
        self.closed.append(code)


class Host:
    """Cannot ask its database."""

    def __init__(self, error: Exception, *, has_others: bool = True) -> None:
        self._error = error
        self.has_others = has_others

    async def room(self, id_: str) -> Any:
        assert id_
        async with _errors():
            raise self._error

    async def person(self, device: str | None, *, anew: bool = False) -> str | None:  # noqa: ARG002
        raise AssertionError(device)

    async def hint(self, *_: Any) -> Any:
        raise AssertionError


@pytest.mark.parametrize("error", DRIVER, ids=lambda error: type(error).__name__)
def test_who_connects_meanwhile_is_asked_to_come_back(error: Exception) -> None:
    socket = Socket()
    asyncio.run(converse(Host(error), socket, "abcdefghijklm", None, 10.0))
    assert socket.closed == [LATER]


@pytest.mark.parametrize(("has_others", "code"), [(True, LATER), (False, UNREADABLE)])
def test_a_table_of_a_newer_version_is_elsewhere_if_there_are_others(
    has_others: bool, code: int
) -> None:
    socket, newer = Socket(), Refusal("table-newer")
    host = Host(newer, has_others=has_others)
    asyncio.run(converse(host, socket, "abcdefghijklm", None, 10.0))
    assert socket.closed == [code]


@pytest.mark.parametrize("error", DRIVER, ids=lambda error: type(error).__name__)
def test_all_that_the_driver_says_is_an_error_of_the_storage(error: Exception) -> None:
    async def go() -> None:
        async with _errors():
            raise error

    with pytest.raises(StorageError):
        asyncio.run(go())
