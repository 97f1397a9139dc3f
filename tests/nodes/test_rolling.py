"""A rolling upgrade: servers of two neighbouring versions on one database, while people play."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from support import next_server
from support.houses import house

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
NEXT = Path(next_server.__file__)
MOVES = 12


def test_the_next_version_comes_node_by_node_and_goes_again(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path, 7, lambda _: database, lambda: 0) as made:
            made.begin(2)
            await made.moves(MOVES)
            for program in (NEXT, None):  # forward, and back because something was wrong with it
                for node in made.nodes:
                    await made.end(node)
                    node.program = program
                    await made.start(node)
                    await made.moves(MOVES)  # one of each; then two of the same
                made.begin(1)  # a table that is opened by this version
                await made.moves(MOVES)
            await made.stop()
            faults = await made.judge(database)
            assert not faults, faults[:5]
            connection = await asyncpg.connect(database)
            kinds = {kind for (kind,) in await connection.fetch("SELECT DISTINCT kind FROM rows")}
            assert "weather" in kinds
            await connection.close()

    asyncio.run(go())
