"""A database that cannot be asked closes no live channel for good, whatever its driver says."""

import asyncio
from typing import Any

import asyncpg
import pytest

from valdora.server.live.channel import LATER, Gone, converse
from valdora.server.storage import StorageError
from valdora.server.storage.postgres import _errors

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

    async def send(self, frame: str) -> None:
        raise AssertionError(frame)

    async def close(self, code: int) -> None:
        self.closed.append(code)


class Host:
    """Cannot ask its database."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def room(self, id_: str) -> Any:
        assert id_
        async with _errors():
            raise self._error

    async def person(self, device: str | None) -> str | None:
        raise AssertionError(device)

    async def hint(self, *_: Any) -> Any:
        raise AssertionError


@pytest.mark.parametrize("error", DRIVER, ids=lambda error: type(error).__name__)
def test_who_connects_meanwhile_is_asked_to_come_back(error: Exception) -> None:
    socket = Socket()
    asyncio.run(converse(Host(error), socket, "abcdefghijklm", None, 10.0))
    assert socket.closed == [LATER]


@pytest.mark.parametrize("error", DRIVER, ids=lambda error: type(error).__name__)
def test_all_that_the_driver_says_is_an_error_of_the_storage(error: Exception) -> None:
    async def go() -> None:
        async with _errors():
            raise error

    with pytest.raises(StorageError):
        asyncio.run(go())
