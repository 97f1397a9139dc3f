"""What each browser is told of its own rights: always as the seats are, and before what follows."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import product
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.desk import HOST, SEAL, Desk
from support.server import Guest, Live
from valdora.server.storage import Row
from valdora.table import play, protocol, requests, rows, seating
from valdora.table.fold import folded
from valdora.table.rows import PLAYER_COLOURS
from valdora.table.views import table_shape

New = Callable[[], Guest]
NAMES = ("Host", "Two", "Three", "Four", "Five")


def begun(desk: Desk, first: int) -> None:
    desk.take(seating.changed(desk.table, HOST, requests.ChangeTable(starts=first), desk.at))
    desk.start()


@pytest.mark.parametrize("first", range(3))
def test_whatever_is_kept_by_seat_turns_with_the_seats(first: int) -> None:
    desk = Desk()
    for seat, name in enumerate(("One", "Two", "Three")):
        ask = protocol.Say(text=f"I am {name}", client_id=name, seat=seat)
        desk.take(play.say(desk.table, HOST, ask, 2))
    before = {seat.name: seat.colour for seat in table_shape(desk.table, None).seats}
    begun(desk, first)
    table = table_shape(desk.table, None)
    assert {seat.name: seat.colour for seat in table.seats} == before
    assert [table.seats[line.seat].name for line in desk.table.chat] == ["One", "Two", "Three"]
    assert {(table.seats[seat].name, said) for seat, said in desk.table.acks} == {
        (name, name) for name in ("One", "Two", "Three")
    }
    assert folded("t", desk.kept) == desk.table


def test_colours_are_fixed_by_the_lobby_and_go_into_the_rematch() -> None:
    desk = Desk()
    assert [seat.colour for seat in table_shape(desk.table, None).seats] == list(PLAYER_COLOURS[:3])
    begun(desk, 2)
    desk.take(seating.closed(desk.table, HOST, 3))
    again = Desk()
    again.kept.clear()
    again.table = folded("u", [])
    again.take([seating.again(desk.table, HOST, SEAL.commitment, 4, host_here=True)])
    seats = table_shape(again.table, None).seats
    assert {seat.name: seat.colour for seat in seats} == {
        "One": "teal",
        "Two": "coral",
        "Three": "slate",
    }
    assert [seat.name for seat in seats] == ["Three", "One", "Two"]


def test_tables_stored_without_colours_have_those_of_their_lobby() -> None:
    desk = Desk()
    begun(desk, 1)
    opened = rows.from_row(desk.kept[0])
    assert isinstance(opened, rows.Opened)
    payload = desk.kept[0].payload.replace(b',"colours":[]', b"")
    assert b"colour" not in payload
    old = folded("t", [Row(1, "open", payload), *desk.kept[1:]])
    assert [seat.colour for seat in table_shape(old, None).seats] == ["coral", "slate", "teal"]


def test_a_link_to_watch_gives_its_right_as_long_as_it_counts() -> None:
    desk = Desk()
    ask = requests.AskLink(role="watch")
    desk.take(seating.linked(desk.table, HOST, ask, "hash", 2))
    assert desk.table.access(None, "hash").watcher
    assert not desk.table.access(None, "other").sees
    desk.take(seating.changed(desk.table, HOST, requests.ChangeTable(watching=False), 3))
    assert not desk.table.access(None, "hash").sees


@pytest.mark.parametrize("key", [None, "someone"])
def test_who_may_see_a_public_table_may_with_a_key_and_without(key: str | None) -> None:
    desk = Desk(*[requests.Free() for _ in range(3)], public=True, watching=False)
    assert desk.table.access(key).sees
    desk = Desk(public=True, watching=False)
    desk.start()
    assert not desk.table.access(key).sees


# On the wire -----------------------------------------------------------------------------------


async def rights(live: Live) -> dict[str, Any]:
    """The next it hears of itself."""
    you: dict[str, Any] = (await live.hear("you"))["you"]
    return you


def company(guest: New, players: int, starts: int) -> tuple[str, list[Guest]]:
    """A host and guests who came in turn by seat link and by join link."""
    host, *others = people = [guest() for _ in range(players)]
    edition = {"edition": "duel"} if players == 2 else {}
    table = host.table(NAMES[0], *[None] * (players - 1), **edition, starts=starts)
    for seat, other in enumerate(others, 1):
        body = {"role": "seat", "seat": seat} if seat % 2 else {"role": "join"}
        token = host.post(f"/tables/{table}/links", body)["token"]
        other.post("/links/claim", {"token": token, "name": NAMES[seat]})
    return table, people


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "starts"),
    [(players, starts) for players in range(2, 6) for starts in range(players)],
)
def test_everyone_hears_the_seat_that_is_theirs_before_the_game_begins(
    guest: New, players: int, starts: int
) -> None:
    table, people = company(guest, players, starts)

    async def go() -> None:
        async with AsyncExitStack() as stack:
            lives = [await stack.enter_async_context(each.live(table)) for each in people]
            await asyncio.to_thread(people[0].post, f"/tables/{table}/start")
            for lobby, live in enumerate(lives):
                step = await live.hear("step")
                seat = (lobby - starts) % players
                told = [message for message in live.heard if message["type"] == "you"]
                owned = told[-1]["you"]["seats"] if told else live.snapshot["you"]["seats"]
                assert owned == [seat]
                table_now = next(m for m in live.heard if m["type"] == "table")["table"]
                assert table_now["seats"][seat]["name"] == NAMES[lobby]
                assert table_now["seats"][seat]["colour"] == PLAYER_COLOURS[lobby]
                answer = await live.act(step["choices"][0]["code"], step["seq"])
                if seat == 0:
                    assert answer["type"] == "ack"
                else:
                    assert answer["code"] in ("not-your-turn", "stale")

    asyncio.run(go())


@pytest.mark.slow
def test_presence_is_told_again_when_the_seats_turn(guest: New) -> None:
    host = guest()
    table = host.table("Host", ("bot", "random"), ("bot", "random"), starts=1, pace=10_000)

    async def go() -> None:
        async with host.live(table) as live:
            assert live.snapshot["presence"]["seats"] == [0]
            await live.hear("presence")
            await asyncio.to_thread(host.post, f"/tables/{table}/start")
            assert (await live.hear("presence"))["seats"] == [2]

    asyncio.run(go())


@pytest.mark.slow
def test_a_seat_that_goes_to_another_device_is_gone_here(guest: New) -> None:
    host, phone = guest(), guest()
    table = host.table("Host", "Child", ("bot", "random"))
    host.post(f"/tables/{table}/start")
    token = host.post(f"/tables/{table}/links", {"role": "seat", "seat": 1})["token"]

    async def go() -> None:
        async with host.live(table) as live:
            assert live.snapshot["you"]["seats"] == [0, 1]
            body = {"token": token, "name": "Child"}
            await asyncio.to_thread(phone.post, "/links/claim", body)
            assert (await rights(live))["seats"] == [0]
            async with phone.live(table) as other:
                assert other.snapshot["you"]["seats"] == [1]

    asyncio.run(go())


@pytest.mark.slow
def test_one_more_seat_taken_in_another_window_is_told_here(guest: New) -> None:
    host = guest()
    table = host.table("Host", None, None)

    async def go() -> None:
        async with host.live(table) as one, host.live(table) as two:
            body = {"name": "Child", "seat": 2}
            await asyncio.to_thread(host.post, f"/tables/{table}/join", body)
            assert [(await rights(each))["seats"] for each in (one, two)] == [[0, 2]] * 2

    asyncio.run(go())


@pytest.mark.slow
@pytest.mark.parametrize("how", ["watching off", "removed", "left"])
def test_who_loses_every_right_hears_it_and_is_sent_away(guest: New, how: str) -> None:
    host, other = guest(), guest()
    table = host.table("Host", None, ("bot", "random"))
    role = {"role": "watch"} if how == "watching off" else {"role": "join"}
    token = host.post(f"/tables/{table}/links", role)["token"]
    if how == "watching off":
        other.post("/links/watch", {"token": token})
    else:
        other.post("/links/claim", {"token": token, "name": "Guest"})

    def lose() -> None:
        if how == "watching off":
            host.ask("PATCH", f"/tables/{table}", {"watching": False})
        elif how == "removed":
            host.ask("DELETE", f"/tables/{table}/seats/1")
        else:
            other.post(f"/tables/{table}/leave", {"seat": 1})

    async def go() -> None:
        async with other.live(table) as live, host.live(table) as still:
            await asyncio.to_thread(lose)
            assert await rights(live) == {"seats": [], "host": False, "watcher": False}
            with pytest.raises(ConnectionClosed) as closed:
                await live.hear("step")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            assert (await still.hear("table"))["type"] == "table"

    asyncio.run(go())


@pytest.mark.slow
def test_leaving_and_coming_back_change_who_plays_and_not_whose_seat_it_is(guest: New) -> None:
    host = guest()
    table = host.table("One", "Two", "Three")
    host.post(f"/tables/{table}/start")

    async def go() -> None:
        async with host.live(table) as live:
            for path, kind, here in (("leave", "bot", [0, 2]), ("return", "person", [0, 1, 2])):
                await asyncio.to_thread(host.post, f"/tables/{table}/{path}", {"seat": 1})
                told = (await live.hear("table"))["table"]
                assert told["seats"][1]["kind"] == kind
                while (await live.hear("presence"))["seats"] != here:
                    pass  # merged or not, the latest is told
            assert not [m for m in live.heard if m["type"] == "you"]

    asyncio.run(go())


def test_the_wires_colours_are_those_of_every_size() -> None:
    for players, first in product(range(3, 6), range(3)):
        desk = Desk(*[requests.Person(name=name) for name in NAMES[:players]])
        begun(desk, first)
        assert sorted(desk.table.colours) == sorted(PLAYER_COLOURS[:players])
