"""How processes hear of each other ends when it shall, whatever happens at the same moment."""

import asyncio
from typing import Any

import pytest

from valdora.server.storage.session import Session


class Connection:
    """Answers at once."""

    async def add_listener(self, channel: str, hears: Any) -> None:
        """There is nothing to hear."""

    async def execute(self, *_: Any, **__: Any) -> None:
        await asyncio.sleep(0)

    async def close(self, **_: Any) -> None:
        """It is gone."""


@pytest.mark.parametrize("moments", range(6))
def test_it_ends_while_there_is_something_to_tell(moments: int) -> None:
    async def go() -> None:
        async def connect() -> Connection:
            return Connection()

        async def beat(_: Any) -> None:
            """Nothing is renewed."""

        session = Session(connect, lambda _, __: None, lambda _, __: None, beat)
        await session.start()
        await asyncio.sleep(0.05)
        session.tell("g", 1)
        for _ in range(moments):
            await asyncio.sleep(0)
        await asyncio.wait_for(session.close(), 5)

    asyncio.run(go())
