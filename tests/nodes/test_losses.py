"""A database that loses what it had acknowledged, or has no room for more: it is played on."""

import asyncio
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from support import machine
from support.harms import Harm, suffer, twins
from support.houses import House
from support.server import Guest, Live, running

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
MEGABYTES = 96
"""A new database takes about half of it."""


def test_an_asynchronous_standby_that_lacked_the_last_moves_is_played_on_with(
    tmp_path: Path,
) -> None:
    async def act(live: Live, now: Any) -> Any:
        assert (await live.act(now["choices"][0]["code"], now["seq"]))["type"] == "ack"
        return await live.hear("step")

    async def play(here: Guest, there: Guest, table: str) -> None:
        async with here.live(table) as live, there.live(table) as other:
            now = live.snapshot
            for _ in range(3):
                now = await act(live, now)
            kept = now["seq"]
            await asyncio.to_thread(pair.wait)
            await asyncio.to_thread(pair.fall_behind)
            for _ in range(3):
                now = await act(live, now)
            await asyncio.to_thread(pair.fail_over)
            for each in (live, other):
                assert (await each.hear("rewound", seconds=60))["seq"] == kept
                assert (await each.hear("snapshot"))["seq"] == kept
            now = live.heard[-1]
            for actor in (other, live, other):
                now = await act(actor, now)
            while (step := await live.hear("step"))["seq"] < now["seq"]:
                pass
            assert step == now
        async with here.live(table) as live:  # whoever comes later sees the same
            assert live.snapshot["seq"] == now["seq"]

    with twins(synchronous=False) as pair, ExitStack() as stack:
        folders = [tmp_path / name for name in ("one", "two")]
        for folder in folders:
            folder.mkdir()
        servers = [stack.enter_context(running(folder, db=pair.url)) for folder in folders]
        here = stack.enter_context(Guest(servers[0].url))
        table = here.table("One", "Two", "Three")
        here.post(f"/tables/{table}/start")
        there = stack.enter_context(Guest(servers[1].url, here.http.cookies))
        asyncio.run(play(here, there, table))


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A folder with little room; only root can make one."""
    with tempfile.TemporaryDirectory(prefix="valdora-disk-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL is somebody else
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=777", "tmpfs", folder]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("a small disk can only be made by root, with mount -t tmpfs")
        yield Path(folder)
        subprocess.run(["umount", "-l", folder], check=True)


def fills_up(disk: Path) -> Harm:
    """Until somebody was told that something could not be stored; then there is room again."""

    async def harm(made: House, _: int) -> None:
        ballast = disk / "ballast"
        with ballast.open("wb") as file:
            try:
                while True:
                    file.write(bytes(65536))
                    file.flush()
            except OSError:
                pass
        before = refused(made)
        async with asyncio.timeout(120):
            while refused(made) == before:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        ballast.unlink()

    def refused(made: House) -> int:
        return sum(event.what == "storage-failed" for event in made.history.events)

    return harm


def test_a_database_whose_disk_is_full_is_played_on_when_there_is_room(
    small_disk: Path, tmp_path: Path
) -> None:
    programs = machine.find_postgres()
    assert programs is not None
    with machine.postgres_home(programs, small_disk) as home:
        server = home.server("data")
        server.start(max_wal_size="32MB", autovacuum="off")
        try:
            suffer(server, tmp_path, 6, 2, fills_up(small_disk))
            (kept,) = asyncio.run(_asked(server.url, "SELECT count(*) FROM rows"))
            assert kept > 0
        finally:
            server.kill()
    logs = [path.read_text() for path in tmp_path.glob("node-*/server.log")]
    assert any("No space left on device" in log for log in logs)


async def _asked(url: str, sql: str) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        return [await connection.fetchval(sql)]
    finally:
        await connection.close()
