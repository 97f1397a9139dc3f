"""A restart finds every game as it was, and bots go on."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from support.server import Guest, Live, Running, running

pytestmark = pytest.mark.slow
CLI = "import sys; from valdora.cli import main; sys.exit(main())"


async def some_steps(live: Live, count: int) -> dict[str, Any]:
    now = live.snapshot
    for n in range(count):
        choices = now["choices"]
        await live.act(choices[n % len(choices)]["code"], now["seq"])
        now = await live.hear("step")
    return now


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_game_is_as_it_was_after_a_restart(tmp_path: Path, how: str) -> None:
    async def play(guest: Guest, table: str) -> dict[str, Any]:
        async with guest.live(table) as live:
            return await some_steps(live, 10)

    async def look(guest: Guest, table: str) -> dict[str, Any]:
        async with guest.live(table) as live:
            await live.act(live.snapshot["choices"][0]["code"], live.snapshot["seq"])
            return live.snapshot

    with running(tmp_path) as server, Guest(server.url) as guest:
        table = guest.table("One", "Two", "Three")
        guest.post(f"/tables/{table}/start")
        before = asyncio.run(play(guest, table))
        if how == "stop":
            assert server.stop() == 0
        else:
            server.kill()
    with running(tmp_path) as server, Guest(server.url, guest.http.cookies) as again:
        after = asyncio.run(look(again, table))
    assert after["state"] == before["state"]
    assert after["choices"] == before["choices"]
    assert after["seq"] == before["seq"]
    assert after["undo_to"] == before["undo_to"]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as guest:
        table = guest.table("One", ("bot", "random"), ("bot", "random"), starts=1, pace=10_000)
        guest.post(f"/tables/{table}/start")
        guest.ask("PATCH", f"/tables/{table}", {"pace": 0})
        server.kill()
    with running(tmp_path) as server, Guest(server.url, guest.http.cookies) as again:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            found = again.get(f"/tables/{table}")["table"]
            if found["seats"][found["turn"]]["kind"] == "person":
                return
            time.sleep(0.1)
    raise AssertionError("the bots did not go on")


def test_listeners_are_sent_away_when_the_server_goes_down(tmp_path: Path) -> None:
    async def go(server: Running) -> int | None:
        with Guest(server.url) as guest:
            live = guest.live(guest.table("One", "Two", "Three"))
        async with live:
            assert live.socket is not None
            ending = asyncio.create_task(asyncio.to_thread(server.stop))
            await live.socket.wait_closed()
            assert await ending == 0
            return live.socket.close_code

    with running(tmp_path) as server:
        assert asyncio.run(go(server)) in (1001, 1012)


def test_a_second_server_on_the_same_file_says_what_to_do(tmp_path: Path) -> None:
    with running(tmp_path):
        done = subprocess.run(
            [
                sys.executable,
                "-c",
                CLI,
                "serve",
                "--port",
                "0",
                "--data-dir",
                str(tmp_path),
                "--lang",
                "en",
            ],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert "--db" in done.stderr
    assert "Traceback" not in done.stderr
