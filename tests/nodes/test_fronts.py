"""Caddy and nginx, by the very files in deploy/, before two servers on one PostgreSQL: any node
serves everyone, no node is missed, and who a visitor is only the proxy says."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from support import fronts, harms, machine
from support.server import Guest, running

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
HERE, THERE = "127.0.0.2", "127.0.0.3"
"""Addresses of two visitors."""


@pytest.fixture(params=sorted(fronts.PACKAGES))
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[fronts.Front]:
    if fronts.find(request.param) is None:
        pytest.skip(fronts.missing(request.param))
    with fronts.front(request.param, tmp_path) as made:
        yield made


def test_page_api_and_live_channel_come_through_either_node_and_a_visitor_cannot_say_who_he_is(
    front: fronts.Front, database: str, tmp_path: Path
) -> None:
    def node(number: int, **settings: Any) -> Any:
        folder = tmp_path / f"node-{number}"
        folder.mkdir(exist_ok=True)
        given = {"port": front.ports[number], "db": database, **front.settings}
        return running(folder, **{**given, **settings})

    plain = httpx.get(f"{front.plain}/t/some?a=b")
    assert plain.status_code == 308
    assert plain.headers["location"].startswith(f"https://{fronts.ADDRESS}")
    assert plain.headers["location"].endswith("/t/some?a=b")
    with Guest(front.url) as guest, node(0) as first:
        knows(guest)
        table = guest.table("One", "Two", "Three")
        (cookie,) = guest.http.cookies.jar
        assert cookie.secure
        guest.post(f"/tables/{table}/start")
        moves = used(guest, table)
        with node(1) as second:
            assert first.stop() == 0
            knows(guest)
            assert used(guest, table) > moves
            with node(0, requests_per_second=0.25):
                assert second.stop() == 0
                knows(guest)
                forges(front)
    for number in range(2):  # it was the proxy's word that counted
        assert "does not count" not in (tmp_path / f"node-{number}" / "server.log").read_text()


def used(guest: Guest, table: str) -> int:
    """Looked at, asked and played; how far the table is."""

    async def play() -> int:
        async with guest.live(table) as live:
            now = live.snapshot
            for _ in range(3):
                answer = await live.act(now["choices"][0]["code"], now["seq"])
                assert answer["type"] == "ack"
                now = await live.hear("step")
            seq: int = now["seq"]
            return seq

    page = guest.http.get("/")
    assert page.status_code == 200
    assert "<html" in page.text
    assert guest.get(f"/tables/{table}")["table"]["id"] == table
    return asyncio.run(play())


def knows(guest: Guest) -> None:
    """Who comes while nobody is there, as nobody should have it, is soon found."""
    end = time.monotonic() + 10
    while guest.http.get("/healthz").status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.1)


def forges(front: fronts.Front) -> None:
    """Who asks too often is refused, whatever he says of his address, and nobody else is."""
    with Guest(front.url, source=HERE) as here, Guest(front.url, source=THERE) as there:
        said = [
            here.http.get("/api/v1/about", headers=dict.fromkeys(NAMES, name))
            for name in (THERE, *(f"10.0.0.{n}" for n in range(10)), "127.0.0.1", "", f"1, {THERE}")
        ]
        statuses = [reply.status_code for reply in said]
        assert statuses[0] == 200
        assert statuses.count(200) <= 2  # one at once, and time passes
        assert set(statuses) == {200, 429}
        assert there.http.get("/api/v1/about").status_code == 200


NAMES = ("x-forwarded-for", "x-real-ip", "x-client-ip", "true-client-ip", "forwarded")


@pytest.mark.long
@pytest.mark.parametrize(
    ("harm", "seed"), [(harms.node_dies, 31), (harms.node_ends, 32), (harms.node_freezes, 33)]
)
def test_who_was_at_a_node_that_goes_is_at_the_other_and_misses_nothing(
    front: fronts.Front, tmp_path: Path, harm: harms.Harm, seed: int
) -> None:
    programs = machine.find_postgres()
    assert programs is not None
    with machine.postgres_home(programs) as home:
        postgres = home.server("data")
        postgres.start()
        try:
            made = harms.suffer(postgres, tmp_path, seed, 5, harm, front)
        finally:
            postgres.kill()
    assert any(player.away for player in made.players)
