"""Several server processes on one PostgreSQL."""

import asyncio
from pathlib import Path

import pytest

from support.server import Guest, running

pytestmark = [pytest.mark.postgres, pytest.mark.slow]


@pytest.fixture
def url(postgres_database: str) -> str:
    return postgres_database


def test_two_servers_play_one_game(url: str, tmp_path: Path) -> None:
    """Moves alternate between the servers; both tell everyone the same, race or not."""

    async def go(one: Guest, two: Guest, table: str) -> None:
        async with one.live(table) as here, two.live(table) as there:
            now = here.snapshot
            for n in range(12):
                actor = (here, there)[n % 2]
                choice = now["choices"][n % len(now["choices"])]
                assert (await actor.act(choice["code"], now["seq"]))["type"] == "ack"
                steps = [await here.hear("step"), await there.hear("step")]
                assert steps[0] == steps[1]
                now = steps[0]
            code, seq = now["choices"][0]["code"], now["seq"]
            answers = await asyncio.gather(here.act(code, seq), there.act(code, seq))
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]

    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        running(folders[0], db=url) as first,
        running(folders[1], db=url) as second,
        Guest(first.url) as one,
        Guest(second.url) as two,
    ):
        table = one.table("One", "Two", "Three")
        two.http.cookies = one.http.cookies
        one.post(f"/tables/{table}/start")
        assert two.get(f"/tables/{table}")["you"]["seats"] == [0, 1, 2]
        asyncio.run(go(one, two, table))


def test_another_server_plays_the_bots_of_one_that_died(url: str, tmp_path: Path) -> None:
    async def goes_on(guest: Guest, table: str) -> None:
        async with guest.live(table) as live:
            for _ in range(3):
                await live.hear("step", seconds=40)

    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        running(folders[0], db=url) as first,
        running(folders[1], db=url) as second,
        Guest(first.url) as one,
    ):
        table = one.table("One", ("bot", "random"), ("bot", "random"), starts=1, pace=500)
        one.post(f"/tables/{table}/start")
        one.post(f"/tables/{table}/leave", {"seat": 2})
        with Guest(second.url, one.http.cookies) as two:
            first.kill()
            asyncio.run(goes_on(two, table))
