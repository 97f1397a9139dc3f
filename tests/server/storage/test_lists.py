"""Lists and starts are answered by an index: what they cost does not grow with the games there are.

Asked of the databases themselves, by EXPLAIN; how long it takes is in docs/evidence/lists.md.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from valdora.server.storage import Storage
from valdora.server.storage.postgres import PostgresStorage
from valdora.server.storage.sqlite import SqliteStorage

QUESTIONS: dict[str, Callable[[Storage], Awaitable[Any]]] = {
    "public": lambda storage: storage.listed(5, None, 10),
    "public, a later page": lambda storage: storage.listed(5, (9, "a"), 10),
    "mine": lambda storage: storage.held_by("key", None, 10),
    "mine, a later page": lambda storage: storage.held_by("key", (9, "a"), 10),
    "mine, a part": lambda storage: storage.held_by("key", (9, "a"), 10, "turn"),
    "waiting for a bot": lambda storage: storage.waiting(),
    "waiting for a bot, or watched": lambda storage: storage.waiting(["a", "b"], ["c"], 10),
    "without a summary": lambda storage: storage.unbriefed("a", 10),
}


@pytest.mark.parametrize("asked", QUESTIONS)
def test_sqlite_searches_an_index_and_sorts_nothing(asked: str, tmp_path: Path) -> None:
    async def plan() -> list[str]:
        storage = SqliteStorage(tmp_path / "valdora.db", tmp_path)
        await storage.start(lambda _, __: None)
        try:
            found: list[str] = []
            select = storage._select

            async def explained(sql: str, values: Any = ()) -> list[Any]:
                steps = await select(f"EXPLAIN QUERY PLAN {sql}", values)
                found.extend(step[-1] for step in steps)
                return []

            storage._select = explained  # type: ignore[method-assign]
            await QUESTIONS[asked](storage)
            return found
        finally:
            await storage.close()

    steps = asyncio.run(plan())
    assert steps
    for step in steps:
        assert "USING" in step, steps
        assert "INDEX" in step, steps
        assert "TEMP B-TREE" not in step, steps


def test_idle_games_are_found_without_reading_all(tmp_path: Path) -> None:
    """Asked every hour; of what is found, which is little, the order is made afterwards."""

    async def plan() -> list[str]:
        storage = SqliteStorage(tmp_path / "valdora.db", tmp_path)
        await storage.start(lambda _, __: None)
        try:
            sql = "SELECT id FROM games WHERE status = $1 AND changed <= $2 AND due IS NULL"
            return [
                step[-1] for step in await storage.fetch(f"EXPLAIN QUERY PLAN {sql}", "open", 1)
            ]
        finally:
            await storage.close()

    assert asyncio.run(plan()) == ["SEARCH games USING INDEX games_idle (status=? AND changed<?)"]


@pytest.mark.postgres
@pytest.mark.slow
@pytest.mark.parametrize("asked", QUESTIONS)
def test_postgres_scans_an_index_and_sorts_nothing(
    asked: str, tmp_path: Path, postgres_url: str
) -> None:
    """Where there is next to nothing it would rather read all: here it must not."""

    async def plan() -> str:
        storage = PostgresStorage(postgres_url, tmp_path)
        await storage.start(lambda _, __: None)
        connection = await asyncpg.connect(postgres_url)
        try:
            found: list[str] = []

            async def explained(sql: str, *values: Any) -> list[Any]:
                for way in ("seqscan", "sort", "bitmapscan", "hashjoin", "mergejoin"):
                    await connection.execute(f"SET enable_{way} = off")
                steps = await connection.fetch(f"EXPLAIN {sql}", *values)
                found.extend(step[0] for step in steps)
                return []

            storage._fetch = explained  # type: ignore[method-assign]
            await QUESTIONS[asked](storage)
            return "\n".join(found)
        finally:
            await connection.close()
            await storage.close()

    said = asyncio.run(plan())
    assert "Index" in said
    assert "Seq Scan" not in said, said
    assert "Sort" not in said, said


@pytest.mark.postgres
@pytest.mark.slow
def test_postgres_finds_the_games_that_wait_among_very_many_by_itself(
    tmp_path: Path, postgres_url: str
) -> None:
    """With all its ways and what it knows of the table: of 100,000 games 1,000 wait."""

    async def plans() -> list[str]:
        storage = PostgresStorage(postgres_url, tmp_path)
        await storage.start(lambda _, __: None)
        connection = await asyncpg.connect(postgres_url)
        try:
            await connection.execute(
                "INSERT INTO games (id, created, changed, status, public, waits_for_bot, seed)"
                " SELECT 'many' || n, n, n, 'running', true, n % 100 = 0, 'x'"
                " FROM generate_series(1, 100000) AS n"
            )
            await connection.execute("ANALYZE")
            found: list[str] = []

            async def explained(sql: str, *values: Any) -> list[Any]:
                steps = await connection.fetch(f"EXPLAIN {sql}", *values)
                found.append("\n".join(step[0] for step in steps))
                return []

            storage._fetch = explained  # type: ignore[method-assign]
            busy = [f"many{n}00" for n in range(500)]
            await storage.waiting()
            await storage.waiting(["many1", "many2"], busy, 50)
            return found
        finally:
            await connection.execute("DELETE FROM games WHERE id LIKE 'many%'")
            await connection.close()
            await storage.close()

    for said in asyncio.run(plans()):
        assert "games_waiting" in said, said
        assert "Seq Scan on games" not in said, said
