"""The live channel of a real server."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.server import Guest, Live

pytestmark = pytest.mark.slow
New = Callable[[], Guest]


def three(host: Guest, **options: Any) -> str:
    """A running game of three people on one device."""
    table = host.table("One", "Two", "Three", **options)
    host.post(f"/tables/{table}/start")
    return table


async def play(live: Live, steps: int, pick: Callable[[list[Any]], Any]) -> dict[str, Any]:
    """Play so many steps of a hot-seat game."""
    now = live.snapshot
    for _ in range(steps):
        answer = await live.act(pick(now["choices"])["code"], now["seq"])
        assert answer["type"] == "ack", answer
        now = await live.hear("step")
    return now


def first(choices: list[Any]) -> Any:
    return choices[0]


def test_the_snapshot_tells_everything(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as live:
            seen = live.snapshot
            assert seen["you"] == {"seats": [0, 1, 2], "host": True, "watcher": False}
            assert seen["state"]["phase"] == "move"
            assert seen["table"]["commitment"]
            assert seen["table"]["seed"] is None
            assert len(seen["missed"]) == 1
            assert seen["choices"]
            assert seen["presence"]["seats"] == [0, 1, 2]

    asyncio.run(go())


def test_the_ack_comes_before_the_step_and_everyone_gets_the_same_bytes(guest: New) -> None:
    host, watcher = guest(), guest()
    table = three(host, public=True)

    async def go() -> None:
        async with host.live(table) as live, watcher.live(table) as other:
            await live.act(live.snapshot["choices"][0]["code"], live.snapshot["seq"])
            step = await live.hear("step")
            kinds = [message["type"] for message in live.heard]
            assert kinds.index("ack") < kinds.index("step")
            assert await other.hear("step") == step
            assert other.snapshot["you"]["watcher"] is True
            refused = await other.act(step["choices"][0]["code"], step["seq"])
            assert refused["code"] == "not-seated"

    asyncio.run(go())


def test_a_move_sent_again_is_acknowledged_again_and_played_once(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as live:
            code, seq = live.snapshot["choices"][0]["code"], live.snapshot["seq"]
            one = await live.act(code, seq, "same")
            two = await live.act(code, seq, "same")
            assert one == two
            stale = await live.act(code, seq, "other")
            assert (stale["type"], stale["code"]) == ("refused", "stale")
        async with host.live(table) as live:
            assert await live.act(code, seq, "same") == one
            assert len(live.snapshot["missed"]) == 2

    asyncio.run(go())


def test_of_two_who_race_for_one_move_exactly_one_wins(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as one, host.live(table) as two:
            code, seq = one.snapshot["choices"][0]["code"], one.snapshot["seq"]
            answers = await asyncio.gather(one.act(code, seq), two.act(code, seq))
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]

    asyncio.run(go())


def test_undo_takes_back_the_steps_of_the_turn(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as live:
            before = live.snapshot["state"]
            step = await play(live, 1, first)
            assert step["undo_to"] == live.snapshot["ply"]
            undo = {"type": "undo", "seq": step["seq"], "to": step["undo_to"], "client_id": "u"}
            await live.say(undo)
            back = await live.hear("step")
            assert (back["took_back"], back["state"]) == (1, before)
            await live.say({**undo, "seq": back["seq"], "client_id": "v"})
            assert (await live.hear("refused"))["code"] == "nothing-to-undo"

    asyncio.run(go())


def test_after_a_cut_the_snapshot_holds_what_was_missed_once(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as live:
            seen = await play(live, 3, first)
        async with host.live(table) as live:
            last = await play(live, 4, first)
        async with host.live(table, since=seen["seq"]) as live:
            missed = live.snapshot["missed"]
            assert len(missed) == 4
            assert missed[-1]["seq"] == last["seq"] == live.snapshot["seq"]
            assert live.snapshot["state"] == last["state"]

    asyncio.run(go())


def test_why_gives_rule_and_figures(guest: New) -> None:
    host = guest()
    table = three(host)
    codes = host.get("/editions/base-2009")["actions"]

    async def go() -> None:
        async with host.live(table) as live:
            await live.say({"type": "why", "code": codes.index({"kind": "end"})})
            reason = await live.hear("reason")
            assert (reason["code"], reason["rule"]) == ("move-first", "T1")
            await live.say({"type": "why", "code": live.snapshot["choices"][0]["code"]})
            assert (await live.hear("reason"))["code"] is None

    asyncio.run(go())


def test_a_hint_is_a_turn_that_could_be_played(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as live:
            await live.say({"type": "hint", "client_id": "h"})
            hint = await live.hear("hint", seconds=300)
            offered = [choice["code"] for choice in live.snapshot["choices"]]
            best = hint["turns"][0]
            assert best["codes"][0] in offered
            actions = host.get("/editions/base-2009")["actions"]
            assert best["actions"] == [actions[code] for code in best["codes"]]

    asyncio.run(go())


def test_chat_reaches_everyone_as_plain_text(guest: New) -> None:
    host, friend = guest(), guest()
    table = three(host, public=True)

    async def go() -> None:
        async with host.live(table) as live, friend.live(table) as other:
            text = "<b>Hello</b>\u0007 & hi"
            await live.say({"type": "chat", "text": text, "client_id": "s", "seat": 1})
            await live.hear("ack")
            line = (await other.hear("chat"))["line"]
            assert (line["name"], line["text"]) == ("Two", "<b>Hello</b> & hi")
            await other.say({"type": "chat", "text": "x", "client_id": "s"})
            assert (await other.hear("refused"))["code"] == "not-seated"
        async with host.live(table) as live:
            assert live.snapshot["chat"][0]["text"] == "<b>Hello</b> & hi"

    asyncio.run(go())


def test_presence_follows_who_comes_and_goes(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None, public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})

    async def go() -> None:
        async with host.live(table) as live:
            assert live.snapshot["presence"]["seats"] == [0]
            await live.hear("presence")
            async with friend.live(table):
                assert (await live.hear("presence"))["seats"] == [0, 1]
            assert (await live.hear("presence"))["seats"] == [0]

    asyncio.run(go())


def test_bots_play_their_turns_and_the_end_shows_seed_and_result(guest: New) -> None:
    host = guest()
    table = host.table("Host", ("bot", "greedy"), ("bot", "greedy"))
    host.post(f"/tables/{table}/start")
    host.post(f"/tables/{table}/leave", {"seat": 0})

    async def go() -> dict[str, Any]:
        async with host.live(table) as live:
            while True:
                changed = await live.hear("table", seconds=120)
                if changed["table"]["status"] == "over":
                    assert live.heard[-2]["type"] == "step"
                    over: dict[str, Any] = changed["table"]
                    return over

    over = asyncio.run(go())
    assert over["seed"]
    assert over["result"]["winners"]
    record = host.http.get(f"/api/v1/tables/{table}/record").text
    assert json.loads(record.splitlines()[0])["dealer"]["seed"] == over["seed"]


def test_bots_keep_the_pace_of_the_table(guest: New) -> None:
    host = guest()
    table = host.table("Host", ("bot", "random"), ("bot", "random"), starts=1, pace=300)
    host.post(f"/tables/{table}/start")

    async def go() -> None:
        async with host.live(table) as live:
            times = [(await live.hear("step"))["at"] for _ in range(3)]
            assert all(two - one >= 290 for one, two in pairwise(times))

    asyncio.run(go())


@pytest.mark.parametrize("frame", ["", "nonsense", "[]", '{"type":"act"}', "\x00", '{"type":"x"}'])
def test_what_is_not_understood_is_refused_and_changes_nothing(guest: New, frame: str) -> None:
    host = guest()
    table = three(host)

    async def go() -> None:
        async with host.live(table) as live:
            assert live.socket is not None
            await live.socket.send(frame)
            assert (await live.hear("refused"))["code"] == "bad-request"
            await live.socket.send(frame.encode())
            assert (await live.hear("refused"))["code"] == "bad-request"
            assert host.get(f"/tables/{table}")["table"]["seq"] == live.snapshot["seq"]

    asyncio.run(go())


@pytest.mark.parametrize("begun", [False, True])
def test_who_asks_whether_anybody_is_there_is_answered_and_nothing_changes(
    guest: New, begun: bool
) -> None:
    host = guest()
    table = host.table("One", "Two", "Three")
    if begun:
        host.post(f"/tables/{table}/start")

    async def go() -> None:
        async with host.live(table) as live:
            await live.say({"type": "ping", "client_id": "any"})
            assert await live.hear("pong") == {"type": "pong", "client_id": "any"}
            assert host.get(f"/tables/{table}")["table"]["seq"] == live.snapshot["seq"]

    asyncio.run(go())


async def closed_with(url: str, first: str | bytes, **options: Any) -> int:
    async with connect(url, **options) as socket:
        await socket.send(first)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(socket.recv(), 15)
        assert socket.close_code is not None
        return socket.close_code


def test_connections_that_have_no_business_here_are_closed(guest: New) -> None:
    host = guest()
    table = three(host)
    address = host.url.replace("http", "ws", 1) + "/api/v1/tables"
    hello = '{"type":"hello"}'

    async def go() -> None:
        live = f"{address}/{table}/live"
        assert await closed_with(live, hello) == 4401
        assert await closed_with(live, '{"type":"hello","token":"wrong"}') == 4401
        assert await closed_with(live, "nonsense") == 4400
        assert await closed_with(live, '{"type":"why","code":1}') == 4400
        assert await closed_with(f"{address}/{'a' * 13}/live", hello) == 4404
        assert await closed_with(live, " " * 5000) == 1009

    asyncio.run(go())


def test_a_cookie_counts_only_from_our_own_pages(guest: New) -> None:
    host = guest()
    table = three(host)
    live = host.url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/live"
    cookie = "; ".join(f"{each.name}={each.value}" for each in host.http.cookies.jar)

    async def refused(origin: str | None) -> int:
        with pytest.raises(InvalidStatus) as error:
            async with connect(live, origin=origin, additional_headers={"cookie": cookie}):  # type: ignore[arg-type]
                pass
        return int(error.value.response.status_code)

    assert asyncio.run(refused("http://evil.example")) == 403
    assert asyncio.run(refused("null")) == 403
    assert asyncio.run(refused(None)) == 403


def test_a_program_without_cookies_uses_its_key(guest: New) -> None:
    host = guest()
    table = three(host)
    key = next(iter(host.http.cookies.jar)).value

    async def go() -> None:
        live = Live(host.url, table, "", {"type": "hello", "token": key}, origin=None)
        async with live:
            assert live.snapshot["you"]["seats"] == [0, 1, 2]

    asyncio.run(go())
    reply = httpx.get(
        f"{host.url}/api/v1/tables/{table}", headers={"authorization": f"Bearer {key}"}
    )
    assert reply.json()["you"]["host"] is True


def test_looking_back_gives_line_positions_recap_and_record(guest: New) -> None:
    host = guest()
    table = three(host)

    async def go() -> dict[str, Any]:
        async with host.live(table) as live:
            return await play(live, 12, lambda choices: choices[-1])

    step = asyncio.run(go())
    line = host.get(f"/tables/{table}/line")
    assert [ply["n"] for ply in line["plies"]] == list(range(1, step["ply"] + 1))
    assert sum(len(each["do"]) for each in line["steps"]) == step["ply"]
    last = host.get(f"/tables/{table}/positions/{step['ply']}")
    assert last["state"] == step["state"]
    assert host.get(f"/tables/{table}/positions/0")["state"]["phase"] == "deal"
    assert host.refused("GET", f"/tables/{table}/positions/9999") == "no-position"
    seat = step["state"]["seat"]
    recap = host.get(f"/tables/{table}/recap?seat={seat}")["steps"]
    assert {each["seat"] for each in recap} == {0, 1, 2} - {seat}
    record = host.http.get(f"/api/v1/tables/{table}/record")
    assert record.headers["content-disposition"].endswith('.valdora"')
    assert json.loads(record.text.splitlines()[0])["dealer"]["seed"] is None


def test_a_client_that_does_not_read_is_cut_off_and_the_others_play_on(guest: New) -> None:
    host, watcher = guest(), guest()
    table = three(host, public=True)

    async def shout(deaf: Live) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await deaf.say(deaf.hello)  # each is answered with a whole snapshot

    async def go() -> None:
        deaf = watcher.live(table)
        async with host.live(table) as live:
            await deaf.__aenter__()
            assert deaf.socket is not None
            deaf.socket.transport.pause_reading()
            shouting = asyncio.create_task(shout(deaf))
            while (await live.hear("presence"))["watchers"] == 0:
                pass  # not yet there
            while (await live.hear("presence"))["watchers"] == 1:
                pass  # not yet cut off
            answer = await live.act(live.snapshot["choices"][0]["code"], live.snapshot["seq"])
            assert answer["type"] == "ack"
            shouting.cancel()
            deaf.socket.transport.abort()
            await asyncio.gather(shouting, deaf.socket.wait_closed(), return_exceptions=True)

    asyncio.run(go())
