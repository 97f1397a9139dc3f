"""Any node, any table: whoever asks anywhere is answered with what is stored."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from support.server import Guest, Live

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
TRIES = 20


@pytest.fixture
def both(nodes: Any) -> Iterator[tuple[Guest, Guest]]:
    """Somebody with a browser at each of two nodes."""
    here, there = nodes.guests()
    yield here, there
    here.close()
    there.close()


def test_what_was_done_at_one_is_seen_at_the_other(both: tuple[Guest, Guest]) -> None:
    here, there = both
    table = here.table("One", None, None)
    there.get(f"/tables/{table}")  # now both have it in memory
    for n in range(TRIES):
        asks, sees = (here, there) if n % 2 else (there, here)
        changed = asks.http.patch(f"/api/v1/tables/{table}", json={"pace": n})
        assert changed.status_code == 200
        assert sees.get(f"/tables/{table}")["table"]["pace"] == n


async def seats(guest: Guest, table: str) -> list[int]:
    """Those that it is told of when it opens the live channel."""
    async with guest.live(table) as live:
        held: list[int] = live.snapshot["you"]["seats"]
        return held


def test_a_seat_taken_at_one_is_there_when_the_other_opens_the_live_channel(
    nodes: Any, both: tuple[Guest, Guest]
) -> None:
    here, there = both
    for n in range(TRIES):
        table = here.table("Host", None, None, public=True)
        there.get(f"/tables/{table}")
        joins, opens = nodes.servers[n % 2].url, nodes.servers[1 - n % 2].url
        with Guest(joins) as guest:
            guest.post(f"/tables/{table}/join", {"name": "Guest", "seat": 1})
            with Guest(opens, guest.http.cookies) as same:
                assert asyncio.run(seats(same, table)) == [1]


def test_nobody_is_refused_by_what_a_node_knew_before(both: tuple[Guest, Guest]) -> None:
    here, there = both
    for _ in range(TRIES):
        table = here.table("Host", ("bot", "random"), ("bot", "random"), public=True)
        there.get(f"/tables/{table}")
        assert here.ask("DELETE", f"/tables/{table}/seats/1").status_code == 200
        there.post(f"/tables/{table}/join", {"name": "Guest", "seat": 1})


def test_a_device_that_was_given_seats_at_one_is_not_refused_by_what_the_other_knew(
    nodes: Any, both: tuple[Guest, Guest]
) -> None:
    here, _ = both
    for n in range(4):
        table = here.table("Host", None, None)
        claims, opens = nodes.servers[n % 2].url, nodes.servers[1 - n % 2].url
        token = here.post("/devices/links", {"keep": True})["url"].rsplit("/", 1)[1]
        with Guest(claims) as guest:
            guest.table("Else", None, None)  # brings a key
            with Guest(opens, guest.http.cookies) as same:
                assert same.refused("GET", f"/tables/{table}") == "no-access"
                guest.post("/devices/claim", {"token": token})
                assert asyncio.run(seats(same, table)) == [0]


def test_everyone_sees_who_is_at_the_other_node(both: tuple[Guest, Guest]) -> None:
    async def go() -> None:
        async with here.live(table) as live:
            assert live.snapshot["presence"]["seats"] == [0]
            async with guest.live(table):
                await heard(live, lambda now: now["seats"] == [0, 1])
            gone = await heard(live, lambda now: now["seats"] == [0])
            assert [each["seat"] for each in gone["away"]] == [1]
            async with guest.live(table) as there:
                await heard(there, lambda now: now["seats"] == [0, 1] and now["host"])

    async def heard(live: Live, wanted: Any) -> Any:
        while True:
            now = live.snapshot["presence"]
            if wanted(now):
                return now
            live.snapshot["presence"] = await live.hear("presence")

    here, other = both
    with Guest(other.url) as guest:
        table = here.table("Host", None, None, public=True)
        guest.post(f"/tables/{table}/join", {"name": "Guest", "seat": 1})
        asyncio.run(go())


def test_a_database_that_lost_rows_is_gone_on_with_and_that_is_said(
    nodes: Any, both: tuple[Guest, Guest]
) -> None:
    """As after a failover to a standby that had not got everything yet."""

    async def go() -> None:
        async with here.live(table) as live, there.live(table) as other:
            now, seqs = live.snapshot, []
            for _ in range(6):
                await live.act(now["choices"][0]["code"], now["seq"])
                now = await live.hear("step")
                seqs.append(now["seq"])
                assert (await other.hear("step"))["seq"] == now["seq"]
            kept = seqs[2]
            await asyncio.to_thread(
                nodes.sql, "DELETE FROM rows WHERE game = $1 AND seq > $2", table, kept
            )
            for each in (live, other):
                assert (await each.hear("rewound"))["seq"] == kept
                assert (await each.hear("snapshot"))["seq"] == kept
            now = live.heard[-1]
            for n in range(4):
                actor = (live, other)[n % 2]
                answer = await actor.act(now["choices"][0]["code"], now["seq"])
                assert answer["type"] == "ack", answer
                now = await live.hear("step")
                assert (await other.hear("step")) == now

    here, there = both
    table = here.table("One", "Two", "Three")
    here.post(f"/tables/{table}/start")
    asyncio.run(go())
