"""The attackers of `scripts/evidence/attacks.py`: a process of their own for each attack.

`attackers.py NAME URL TABLE SECONDS COUNT` goes on for so long and prints what it saw as one line
of JSON. `TABLE` is a public game of others. Attackers and who is timed beside them come from other
addresses than the players: on Linux all of 127.0.0.0/8 are this machine's own.
"""

import asyncio
import contextlib
import json
import random
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

from support import attacks as raw
from support.crowd import Seen, at, connect, crowd, told
from support.server import Guest

Attack = Callable[[str, str, float, int], Coroutine[Any, Any, dict[str, Any]]]
MANY = 10**6
_OPEN = {"max_connections": MANY, "max_connections_per_address": MANY}
_FAST = {"requests_per_second": MANY, "requests_per_second_in_all": MANY}
SETTINGS: dict[str, dict[str, Any]] = {
    "crowd": {**_OPEN, **_FAST},  # all come from one address here
    "reconnecting": {**_OPEN, **_FAST},
    "deaf": {"max_connections_per_address": MANY, **_FAST},
    "hints": _FAST,
    "experts": _FAST,
}
"""What an attack needs to be possible from one address."""
SOURCES = 40
"""Addresses of this machine, where an attack shall come from many."""


async def come_and_go(url: str, table: str, seconds: float, count: int) -> dict[str, Any]:
    """Watchers of whom each stays half a minute on average and is back at once."""
    return told(await crowd(url, table, count, seconds, 30))


async def reconnecting(url: str, table: str, seconds: float, count: int) -> dict[str, Any]:
    """Watchers who all leave and come back within a second, every ten seconds."""
    seen, end = Seen(), time.monotonic() + seconds
    while time.monotonic() < end:
        coming = (connect(url, table, seen) for _ in range(count // 10))
        watchers = await asyncio.gather(*coming)
        await asyncio.sleep(min(10, max(0, end - time.monotonic())))
        for each in watchers:
            each.leave()
    return told(seen)


async def deaf(url: str, table: str, seconds: float, _: int) -> dict[str, Any]:
    """Sockets that ask for snapshots and read nothing."""
    return await asyncio.to_thread(_deaf, url, table, seconds)


def _deaf(url: str, table: str, seconds: float) -> dict[str, Any]:
    """From an address of their own."""
    hello, end, cut = raw.frame(b'{"type":"hello","since":0}'), time.monotonic() + seconds, 0
    sockets = [_handshaken(url, table) for _ in range(200)]
    while time.monotonic() < end:
        for number, each in enumerate(sockets):
            try:
                each.send(hello)
            except BlockingIOError:
                pass
            except OSError:
                cut += 1
                each.close()
                sockets[number] = _handshaken(url, table)
        time.sleep(0.05)
    for each in sockets:
        each.close()
    return {"sockets": len(sockets), "replaced": cut}


def _handshaken(url: str, table: str) -> socket.socket:
    made = _connection(url, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.sendall(raw.handshake(table))
    made.recv(12)
    made.setblocking(False)
    return made


def _connection(url: str, number: int = 0) -> socket.socket:
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    source = f"127.0.1.{1 + number % SOURCES}" if number else "127.0.0.1"
    return socket.create_connection((parts.hostname, parts.port), 10, (source, 0))


async def silent(url: str, _: str, seconds: float, __: int) -> dict[str, Any]:
    """Connections from many addresses that say nothing, as many as there can be."""

    def go() -> dict[str, Any]:
        opened: list[socket.socket] = []
        end, refused = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            try:
                opened.append(_connection(url, 1 + len(opened)))
            except OSError:
                refused += 1
            if len(opened) > 8000:
                opened.pop(0).close()
            time.sleep(0.002)
        for each in opened:
            each.close()
        return {"connections": len(opened), "refused": refused}

    return await asyncio.to_thread(go)


async def requests(url: str, table: str, seconds: float, _: int) -> dict[str, Any]:
    """Requests for what costs most, from many addresses, as fast as they go."""
    paths = ["/", "/api/v1/openapi.json", f"/api/v1/tables/{table}/line"]
    paths += [f"/api/v1/tables/{table}/{what}" for what in ("record", "positions/3", "")]

    def flood(number: int) -> int:
        end, sent = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            with contextlib.suppress(OSError), contextlib.closing(_connection(url, number)) as one:
                one.sendall(raw.request(paths[sent % len(paths)].encode()))
                while one.recv(65536):
                    pass
                sent += 1
        return sent

    sent = await asyncio.gather(*(asyncio.to_thread(flood, n) for n in range(1, 9)))
    return {"requests_per_second": round(sum(sent) / seconds)}


async def hints(url: str, _: str, seconds: float, __: int) -> dict[str, Any]:
    """One person asks for hints in 60 windows; another person's bot is timed."""
    with Guest(url, source="127.0.1.1") as greedy:
        mine = greedy.table("One", ("bot", "expert"), edition="duel.2")
        greedy.post(f"/tables/{mine}/start")
        lives = [greedy.live(mine) for _ in range(60)]
        for live in lives:
            await live.__aenter__()

        async def ask(live: Any) -> None:
            while True:
                await live.say({"type": "hint", "client_id": "h"})
                await live.hear("hint", "refused", seconds=60)
                await asyncio.sleep(0.3)  # else it is soon sent away

        asking = [asyncio.create_task(ask(live)) for live in lives]
        waits = await _timed(url, seconds)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        for live in lives:
            await live.__aexit__(None, None, None)
    return waits


async def experts(url: str, _: str, seconds: float, __: int) -> dict[str, Any]:
    """One person has 25 tables of experts, all of which think; another person's bot is timed."""
    with Guest(url, source="127.0.1.1") as greedy:
        tables = [greedy.table(*[("bot", "expert")] * 5) for _ in range(25)]
        for table in tables:
            greedy.post(f"/tables/{table}/start")
        lives = [greedy.live(table) for table in tables]

        async def watch(live: Any) -> None:
            async with live:
                while True:
                    await live.next(60)

        watching = [asyncio.create_task(watch(live)) for live in lives]
        waits = await _timed(url, seconds)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return waits


async def _timed(url: str, seconds: float) -> dict[str, Any]:
    """How long a beginner's moves take at a table of another person, from the end of theirs."""
    waits, end, chance = [], time.monotonic() + seconds, random.Random(1)
    with Guest(url, source="127.0.1.2") as other:
        table = other.table("Other", ("bot", "beginner"), edition="duel.2")
        other.post(f"/tables/{table}/start")
        async with other.live(table) as live:
            news = live.snapshot
            while time.monotonic() < end and news["state"]:
                while news["choices"]:
                    code = chance.choice(news["choices"])["code"]
                    asked = time.monotonic()
                    await live.say(
                        {"type": "act", "seq": news["seq"], "client_id": str(asked), "code": code}
                    )
                    news = await live.hear("step", seconds=60)
                while not news["choices"] and news["state"]["phase"] != "over":
                    news = await live.hear("step", seconds=60)
                    if asked:
                        waits.append((time.monotonic() - asked) * 1000)
                        asked = 0.0
                if news["state"]["phase"] == "over":
                    break
                await asyncio.sleep(0.2)
    return {"bot_moves": len(waits), "begin_p50_ms": at(waits, 0.5), "begin_most_ms": at(waits, 1)}


async def nothing(_: str, __: str, seconds: float, ___: int) -> dict[str, Any]:
    """To compare with."""
    await asyncio.sleep(seconds)
    return {}


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "crowd": come_and_go,
    "reconnecting": reconnecting,
    "deaf": deaf,
    "silent": silent,
    "requests": requests,
    "hints": hints,
    "experts": experts,
}


if __name__ == "__main__":
    import uvloop

    name, url, table, seconds, count = sys.argv[1:]
    seen = uvloop.run(ATTACKS[name](url, table, float(seconds), int(count)))
    sys.stdout.write(json.dumps(seen) + "\n")
