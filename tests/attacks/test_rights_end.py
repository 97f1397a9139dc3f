"""Rights end when they end: who was removed or invited hears, finds and takes nothing more."""

import asyncio
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from support.desk import HOST, Desk
from support.server import Guest, Live
from valdora.table import requests, seating
from valdora.table.refusals import Refusal

New = Callable[[], Guest]
FREE = requests.Free()


def lobby() -> Desk:
    return Desk(requests.Person(name="Host"), FREE, FREE)


def test_a_hosts_link_to_a_seat_fills_a_free_one_only() -> None:
    desk = lobby()
    desk.take(seating.linked(desk.table, HOST, requests.AskLink(role="seat", seat=1), "l1", 2))
    link = desk.table.links["l1"]
    taken = rows_of(desk, "other", seat=1)
    assert taken == 1
    ask = requests.ClaimLink(token="t.x", name="Late")
    with pytest.raises(Refusal, match="seat-taken"):
        seating.claimed(desk.table, "late", link, ask, 4)
    assert desk.table.seats[1].holder == "other"


def test_ones_own_link_moves_the_seat_and_is_good_while_it_is_ones_own() -> None:
    desk = lobby()
    rows_of(desk, "tablet", seat=1)
    for hash_ in ("l1", "l2"):
        asked = requests.AskLink(role="seat", seat=1)
        desk.take(seating.linked(desk.table, "tablet", asked, hash_, 2))
    first, second = desk.table.links["l1"], desk.table.links["l2"]
    ask = requests.ClaimLink(token="t.x", name="Phone")
    desk.take(seating.claimed(desk.table, "phone", first, ask, 4)[0])
    assert desk.table.seats_of("phone") == [1]
    assert desk.table.seats_of("tablet") == []
    with pytest.raises(Refusal, match="seat-taken"):
        seating.claimed(desk.table, "tablet", second, ask, 5)


def test_a_link_of_who_was_removed_is_dead() -> None:
    desk = lobby()
    rows_of(desk, "other", seat=1)
    desk.take(seating.linked(desk.table, "other", requests.AskLink(role="seat", seat=1), "l1", 2))
    desk.take(seating.freed(desk.table, HOST, 1, 3))
    ask = requests.ClaimLink(token="t.x", name="Back")
    with pytest.raises(Refusal, match="seat-taken"):
        seating.claimed(desk.table, "other", desk.table.links["l1"], ask, 4)


def rows_of(desk: Desk, key: str, seat: int) -> int:
    """Someone comes by a link to any seat."""
    desk.take(seating.linked(desk.table, HOST, requests.AskLink(role="join"), f"j{key}", 2))
    ask = requests.ClaimLink(token="t.x", name="Some", seat=seat)
    made, taken = seating.claimed(desk.table, key, desk.table.links[f"j{key}"], ask, 3)
    desk.take(made)
    return taken


def test_links_are_listed_and_taken_back_by_those_whose_they_are() -> None:
    desk = lobby()
    rows_of(desk, "other", seat=1)
    desk.take(seating.linked(desk.table, "other", requests.AskLink(role="seat", seat=1), "own", 2))
    desk.take(seating.linked(desk.table, HOST, requests.AskLink(role="watch"), "watch", 2))
    assert [link.hash for link in seating.links_of(desk.table, HOST)] == ["jother", "own", "watch"]
    assert [link.hash for link in seating.links_of(desk.table, "other")] == ["own"]
    with pytest.raises(Refusal, match="not-seated"):
        seating.links_of(desk.table, "stranger")
    with pytest.raises(Refusal, match="no-link"):
        seating.unlinked(desk.table, "other", "watch", 3)
    desk.take(seating.watched(desk.table, "fan", desk.table.links["watch"], 3))
    assert desk.table.access("fan").sees
    desk.take(seating.unlinked(desk.table, HOST, "watch", 4))
    assert not desk.table.access("fan").sees
    assert not desk.table.access(None, "watch").sees
    desk.take(seating.unlinked(desk.table, "other", "own", 5))
    assert list(desk.table.links) == ["jother"]


async def last_words(live: Live) -> tuple[list[str], int | None]:
    """What is still heard, and how it ends."""
    heard: list[str] = []
    try:
        while True:
            heard.append((await live.next())["type"])
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


@pytest.mark.slow
def test_who_was_removed_hears_nothing_more_and_finds_the_table_no_more(guest: New) -> None:
    host, other = guest(), guest()
    table = host.table("Host", None, None)
    token = host.post(f"/tables/{table}/links", {"role": "join"})["token"]
    other.post("/links/claim", {"token": token, "name": "Other"})
    assert [each["id"] for each in other.get("/tables/mine")["tables"]] == [table]

    async def go() -> None:
        async with host.live(table) as own, other.live(table) as live:
            await asyncio.to_thread(host.ask, "DELETE", f"/tables/{table}/seats/1")
            heard, code = await last_words(live)
            assert ([kind for kind in heard if kind != "presence"], code) == (["you"], 4401)
            await own.say({"type": "chat", "text": "Gone?", "client_id": "c"})
            await own.hear("ack")

    asyncio.run(go())
    assert other.get("/tables/mine")["tables"] == []
    assert other.refused("GET", f"/tables/{table}") == "no-access"


@pytest.mark.slow
def test_who_watches_by_a_link_goes_when_it_is_taken_back(guest: New) -> None:
    host, fan, other = guest(), guest(), guest()
    table = host.table("Host", None, None)
    tokens = [host.post(f"/tables/{table}/links", {"role": "watch"})["token"] for _ in range(2)]
    for each, token in zip((fan, other), tokens, strict=True):
        each.post("/links/watch", {"token": token})
    first, _ = (each["id"] for each in host.get(f"/tables/{table}/links")["links"])
    assert other.refused("GET", f"/tables/{table}/links") == "not-seated"
    assert other.refused("DELETE", f"/tables/{table}/links/{first}") == "not-seated"

    async def go() -> None:
        nobody = Guest(host.url)
        async with (
            fan.live(table) as live,
            nobody.live(table, token=tokens[0]) as linked,
            other.live(table) as stays,
        ):
            gone = await asyncio.to_thread(host.ask, "DELETE", f"/tables/{table}/links/{first}")
            assert [each["role"] for each in gone.json()["links"]] == ["watch"]
            for each in (live, linked):
                heard, code = await last_words(each)
                assert "you" in heard
                assert code == 4401
            await asyncio.to_thread(host.ask, "PATCH", f"/tables/{table}", {"watching": False})
            assert (await last_words(stays))[1] == 4401
        nobody.close()

    asyncio.run(go())
    assert fan.refused("POST", "/links/watch", {"token": tokens[0]}) == "no-link"
    assert host.refused("DELETE", f"/tables/{table}/links/{first}") == "no-link"
