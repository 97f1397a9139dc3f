"""A rolling upgrade: servers of two neighbouring versions on one database, while people play."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from support import next_server
from support.houses import house
from valdora.server.storage import StorageError, postgres
from valdora.server.storage.migrations import MIGRATIONS, OLDEST
from valdora.server.storage.postgres import PostgresStorage

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


def test_a_version_that_takes_away_works_beside_the_one_before_and_not_beside_older_ones(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next version adds something and needs something no longer; the one after takes that
    away, and says who can still work there."""

    async def go() -> None:
        expands = (*MIGRATIONS, next_server.STEP)
        contracts = (*expands, ("ALTER TABLE games DROP COLUMN briefed CASCADE",))
        now, after = (PostgresStorage(database, tmp_path, each) for each in (expands, contracts))
        before = PostgresStorage(database, tmp_path)
        monkeypatch.setattr(postgres, "OLDEST", OLDEST)
        for each in (before, now):
            await each.start(lambda _, __: None)
        assert await before.unbriefed("", 1) == []
        await before.close()  # no server of before runs any more
        monkeypatch.setattr(postgres, "OLDEST", len(expands))
        await after.start(lambda _, __: None)
        for each in (now, after):
            await each.change("UPDATE games SET weather = 'wet'")
            assert await each.listed(0, None, 1) == []
        await now.close()
        await now.start(lambda _, __: None)  # it may be started again beside it
        with pytest.raises(StorageError) as error:
            await before.start(lambda _, __: None)
        assert error.value.code == "storage-newer"
        for each in (now, after):
            await each.close()

    asyncio.run(go())
