"""Floods of connections and requests: each is bounded, and others are served."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from support import attacks as raw
from support.inside import inside
from support.played import put_played
from support.server import Guest, Running, running
from valdora.cli.benchmarks.usage import usage
from valdora.server.entry.door import Door
from valdora.server.entry.security import COOKIE
from valdora.server.ground.addresses import Proxies
from valdora.table import api, history
from valdora.table.fold import MILESTONE
from valdora.table.views import state_shape

STRICT = Path(__file__).parents[1] / "support" / "strict_server.py"
SECONDS = 30.0


def connection(url: str, source: str = "127.0.0.1") -> socket.socket:
    """From one of this machine's own addresses: on Linux all of 127.0.0.0/8 are."""
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    return socket.create_connection((parts.hostname, parts.port), SECONDS, (source, 0))


def ends(each: socket.socket) -> bool:
    """Whether the server ends a connection, rather than answering on it."""
    try:
        return each.recv(1000) == b""
    except ConnectionError:
        return True


def serves(url: str, source: str) -> bool:
    with closing(connection(url, source)) as each:
        each.sendall(raw.request(b"/healthz"))
        return not ends(each)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, STRICT) as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx",
        b"POST /api/v1/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n1",
        b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET /",
    ],
    ids=["silent", "half a head", "half a body", "half a second request"],
)
def test_who_does_not_finish_a_request_is_shown_out(strict: Running, said: bytes) -> None:
    with ExitStack() as opened:
        many = [opened.enter_context(closing(connection(strict.url))) for _ in range(10)]
        for each in many:
            each.sendall(said)
        for each in many:
            while not ends(each):
                pass
        assert serves(strict.url, "127.0.0.1")


class Silent:
    """A connection that says nothing."""

    def __init__(self) -> None:
        self.gone = False

    def show_out(self) -> None:
        self.gone = True


def entered(door: Door, address: str) -> Silent | None:
    guest = Silent()
    return guest if door.enter(guest, address) else None  # type: ignore[arg-type]


def test_one_address_has_only_so_many_connections_and_others_have_theirs() -> None:
    door = Door(100, 3, Proxies("10.0.0.9"))
    assert all(entered(door, f"2001:db8::{host}") for host in range(3))
    assert entered(door, "2001:db8::ffff") is None
    assert entered(door, "2001:db8:0:1::1"), "another network"
    door.leave("2001:db8::1")
    assert entered(door, "2001:db8::ffff")
    assert all(entered(door, "10.0.0.9") for _ in range(20)), "a named proxy speaks for many"
    assert len(door) == 24


def test_when_all_places_are_taken_the_one_that_was_silent_longest_makes_way() -> None:
    door = Door(3, 100, Proxies(""))
    first, second, third = (entered(door, "10.0.0.1") or Silent() for _ in range(3))
    assert len(door) == 3
    door.speaks(first)  # type: ignore[arg-type]
    assert entered(door, "10.0.0.2")
    assert [each.gone for each in (first, second, third)] == [False, True, False]
    busy = Door(1, 100, Proxies(""))
    speaking = entered(busy, "10.0.0.1")
    busy.speaks(speaking)  # type: ignore[arg-type]
    assert entered(busy, "10.0.0.2") is None


@pytest.mark.slow
def test_pages_the_api_its_description_and_live_channels_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.25) as server, httpx.Client() as client:
        for path in ("/", "/t/aaaaaaaaaaaaa", "/assets/none.js", "/api/v1/openapi.json"):
            while (reply := client.get(server.url + path)).status_code != 429:
                assert reply.status_code in (200, 404)
            assert reply.json()["code"] == "too-fast"
            assert reply.headers["retry-after"]
            assert "content-security-policy" in reply.headers
        while raw.answer(server.url, raw.handshake("a" * 13))[0] != 429:
            pass
        assert {client.get(f"{server.url}/healthz").status_code for _ in range(30)} == {200}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("named", "statuses"),
    [("", {200, 429}), ("10.0.0.0/8", {200, 429}), ("127.0.0.1", {200})],
)
def test_a_proxys_word_counts_only_if_it_is_named(
    tmp_path: Path, named: str, statuses: set[int]
) -> None:
    with running(tmp_path, requests_per_second=0.25, trusted_proxies=named) as server:
        with httpx.Client(base_url=server.url) as client:
            replies = [
                client.get("/api/v1/about", headers={"x-forwarded-for": f"10.0.0.{n}"})
                for n in range(20)
            ]
        assert {reply.status_code for reply in replies} == statuses
    said = (tmp_path / "server.log").read_text()
    assert said.count("name it in trusted-proxies") == (429 in statuses)


class Counting:
    """Looks back as `history` does, and counts how often."""

    def __init__(self) -> None:
        self.made = 0

    def __getattr__(self, name: str) -> Any:
        def counted(*given: Any) -> Any:
            self.made += 1
            return getattr(history, name)(*given)

        self.__dict__[name] = counted  # the same for all who ask
        return counted


@pytest.mark.parametrize("path", ["line", "record", "positions/40"])
def test_what_takes_long_is_made_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    put = put_played(tmp_path, "Ann", "Ben", "Cat", until=lambda state: state.round > 5)
    key = put.cookies[COOKIE]
    counting = Counting()
    monkeypatch.setattr(api, "history", counting)

    async def go() -> None:
        async with inside(tmp_path) as app:
            url = f"/tables/{put.table}/{path}"
            replies = await asyncio.gather(*(app.ask("GET", url, key=key) for _ in range(20)))
            assert {reply.status for reply in replies} == {200}
            assert len({reply.body for reply in replies}) == 1
            assert counting.made == 1
            if path == "line":
                table = (await app.server.room(put.table)).table
                assert replies[0].body == msgspec.json.encode(history.line(table))
            assert (await app.ask("GET", url, key="stranger")).status == 403
            changed = await app.ask("PATCH", f"/tables/{put.table}", {"pace": 5}, key=key)
            assert changed.status == 200
            assert (await app.ask("GET", url, key=key)).status == 200
            assert counting.made == 2, "the table is another now"

    asyncio.run(go())


def test_positions_are_found_from_milestones(tmp_path: Path) -> None:
    put = put_played(tmp_path, "Ann", "Ben", "Cat", until=lambda state: state.round > 8)

    async def go() -> None:
        async with inside(tmp_path) as app:
            table = (await app.server.room(put.table)).table
            replay = list(history.replayed(table))
            assert len(replay) > 3 * MILESTONE
            for n in (0, 1, MILESTONE - 1, MILESTONE, MILESTONE + 1, len(replay)):
                state = replay[n - 1].after if n else replay[0].before
                assert history.position(table, n).state == state_shape(state)

    asyncio.run(go())


@pytest.mark.slow
def test_a_large_answer_is_packed_for_who_can_unpack_it(tmp_path: Path) -> None:
    put = put_played(tmp_path, "Ann", "Ben", "Cat", until=lambda state: state.round > 8)
    with running(tmp_path) as server, Guest(server.url, put.cookies) as ann:
        path = f"/api/v1/tables/{put.table}/line"
        packed = ann.http.get(path)
        plain = ann.http.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json() == plain.json()
        record = ann.http.get(f"/api/v1/tables/{put.table}/record")
        assert record.text.splitlines()[0].startswith('{"valdora":1')


@pytest.mark.slow
def test_who_does_not_read_costs_no_more_than_the_queue(tmp_path: Path) -> None:
    """Sockets that say hello again and again and read nothing are cut, and memory stays."""
    with running(tmp_path, max_connections_per_address=60) as server, Guest(server.url) as host:
        table = host.table("One", "Two", "Three", public=True)
        host.post(f"/tables/{table}/start")
        before = usage(server.process.pid).kb
        with ExitStack() as opened:
            deaf = [opened.enter_context(closing(connection(server.url))) for _ in range(40)]
            for each in deaf:
                each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                each.sendall(raw.handshake(table))
                assert b"101" in each.recv(12)
            hello = raw.frame(b'{"type":"hello","since":0}') * 100
            for each in deaf:
                each.setblocking(False)
                with suppress(BlockingIOError, ConnectionError):
                    each.send(hello)
            assert host.get(f"/tables/{table}")["table"]["id"] == table
            after = usage(server.process.pid).kb
        assert before is not None
        assert after is not None
        assert after - before < 256 << 10
