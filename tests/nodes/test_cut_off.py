"""A node that loses its database while the other has it: people play on at the other."""

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.proxies import proxy_aside
from support.server import Guest, Live, running
from valdora.server.live.listener import GOING_DOWN

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
SECONDS = 30


def test_people_at_a_node_that_is_cut_off_are_sent_to_the_other(
    database: str, tmp_path: Path
) -> None:
    async def sent_away(live: Live) -> int | None:
        try:
            while True:
                await live.next(SECONDS)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    async def move(live: Live) -> int:
        now = live.snapshot
        answer = await live.act(now["choices"][0]["code"], now["seq"])
        assert answer["type"] == "ack", answer
        seq: int = answer["seq"]
        return seq

    async def until(is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + SECONDS
        while not await asyncio.to_thread(is_so):
            assert time.monotonic() < end
            await asyncio.sleep(0.1)

    async def go() -> None:
        here, there = Guest(servers[0].url), Guest(servers[1].url)
        with here, there:
            table = here.table("One", "Two", "Three")
            here.post(f"/tables/{table}/start")
            there.http.cookies = here.http.cookies
            there.get(f"/tables/{table}")
            async with here.live(table) as live:
                await asyncio.to_thread(way.do, way.proxy.set("hole"))
                assert await sent_away(live) == GOING_DOWN
            assert here.http.get("/readyz").status_code == 503
            with pytest.raises(InvalidStatus) as refused:
                await here.live(table).__aenter__()
            assert refused.value.response.status_code == 503, "a proxy goes on to the other"
            assert there.http.get("/readyz").status_code == 200
            async with there.live(table) as live:
                seq = await move(live)
            await asyncio.to_thread(way.do, way.proxy.set("open"))
            await until(lambda: ready(here))
            async with here.live(table) as live:
                assert live.snapshot["seq"] >= seq
                await move(live)

    def ready(guest: Guest) -> bool:
        try:
            return guest.http.get("/readyz").status_code == 200
        except httpx.HTTPError:
            return False

    port = int(database.rpartition("@")[2].partition("/")[0].rpartition(":")[2])
    with proxy_aside(port) as way, ExitStack() as stack:
        by_way = database.replace(f":{port}/", f":{way.proxy.port}/")
        servers = []
        for name, url in (("one", by_way), ("two", database)):
            (tmp_path / name).mkdir()
            servers.append(stack.enter_context(running(tmp_path / name, db=url)))
        asyncio.run(go())
    assert "handshake" not in (tmp_path / "one" / "server.log").read_text()
