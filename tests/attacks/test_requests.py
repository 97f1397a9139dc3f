"""Requests that no browser sends: each is refused, and none is a fault of the server."""

import json
import logging
import time
from collections.abc import Callable
from contextlib import closing
from types import SimpleNamespace

import pytest

from support import attacks as raw
from support.attacks import Target
from support.server import Guest
from valdora.server.entry.security import Gate
from valdora.server.ground import logs
from valdora.table.refusals import Refusal

JSON = b"content-type: application/json"
KEY = b"authorization: bearer somebody"


@pytest.mark.parametrize(
    "host",
    [b"[", b"]", b"[::1", b"[::1]x", b"127.0.0.1:x", b"me@127.0.0.1", b"127.0.0.1/x", b"\xff"],
)
@pytest.mark.parametrize("path", [b"/", b"/api/v1/about"])
def test_a_host_that_is_none_is_not_ours(target: Target, host: bytes, path: bytes) -> None:
    assert raw.answer(target.url, raw.request(path, host=host))[0] == 403


@pytest.mark.parametrize("host", [b"[", b"evil.example"])
def test_a_live_channel_has_a_host_of_ours(target: Target, host: bytes) -> None:
    assert raw.answer(target.url, raw.handshake("a" * 13, host=host))[0] == 403


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("LOCALHOST:8484", True),
        ("127.0.0.1:80", True),
        ("[::1]:8484", True),
        ("[fe80::1]", True),
        ("valdora.example:443", True),
        ("other.example", False),
        ("", False),
    ],
)
def test_names_and_addresses_are_told_from_others(host: str, ours: bool) -> None:
    asked = SimpleNamespace(headers={"host": host})
    gate = Gate(frozenset({"localhost"}), "https://valdora.example")
    if ours:
        gate.check_host(asked)  # type: ignore[arg-type]
    else:
        with pytest.raises(Refusal):
            gate.check_host(asked)  # type: ignore[arg-type]


LONG = b"a" * 256


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (b"/" + LONG, 200),
        (b"/" + b"%f0%9f%92%8e" * 64, 200),
        (b"/" + b"a/" * 3000, 200),
        (b"/assets/" + LONG + b".js", 404),
        (b"/%00", 200),
        (b"/assets/%00.js", 404),
        (b"/%ff%fe", 200),
        (b"/%ed%a0%80", 200),
        (b"/\xff", 400),
        (b"/api/v1/tables/" + LONG, 404),
        (b"/api/v1/tables/%00", 404),
        (b"/api/v1/tables/%ff", 404),
        (b"/api/v1/editions/" + LONG, 400),
        (b"/api/v1/tables/aaaaaaaaaaaaa/positions/" + b"9" * 5000, 400),
        (b"/api/v1/tables/aaaaaaaaaaaaa/recap?seat=%00", 400),
        (b"/api/v1/tables/aaaaaaaaaaaaa/recap?seat=" + b"9" * 5000, 400),
    ],
)
def test_a_path_that_can_be_none_is_answered(target: Target, path: bytes, status: int) -> None:
    assert raw.answer(target.url, raw.request(path))[0] == status


@pytest.mark.parametrize(
    "header",
    [
        b"cookie: valdora=\xff\xfe",
        b"authorization: bearer \xff",
        b"accept-language: \xff,;;,=",
        b"if-modified-since: never",
        b"x-forwarded-for: [,\xff",
        b"x-forwarded-proto: \xff",
    ],
)
def test_a_header_with_anything_in_it_is_answered(target: Target, header: bytes) -> None:
    assert raw.answer(target.url, raw.request(b"/api/v1/tables/mine", header))[0] == 200
    assert raw.answer(target.url, raw.request(b"/", header))[0] == 200


@pytest.mark.parametrize("body", [b'{"token":"\xff\xff"}', b'{"token":"\\ud800"}', b"\xff", b"["])
def test_a_body_that_is_no_text_is_refused(target: Target, body: bytes) -> None:
    length = b"content-length: %d" % len(body)
    asked = raw.request(b"/api/v1/links/show", JSON, KEY, length, method=b"POST")
    assert raw.answer(target.url, asked + body)[0] == 400


def test_who_goes_in_the_middle_of_a_request_is_no_fault(target: Target) -> None:
    asked = raw.request(b"/api/v1/tables", JSON, KEY, b"content-length: 99", method=b"POST")
    raw.vanish(target.url, asked + b'{"seats"')
    raw.vanish(target.url, asked)
    raw.vanish(target.url, raw.request(b"/"))
    raw.vanish(target.url, raw.handshake("a" * 13, KEY))
    _until(lambda: "POST /api/v1/tables 499" in target.said())


@pytest.mark.parametrize("id_", ["%00", "%ff", "a" * 256])
def test_a_live_channel_is_of_a_table(target: Target, id_: str) -> None:
    hello = raw.frame(b'{"type":"hello","since":0}')
    _, heard = _said_to(target.url, raw.handshake(id_, KEY), hello)
    assert heard.endswith((4404).to_bytes(2, "big"))


@pytest.mark.parametrize(
    "sent",
    [
        raw.frame(b"\xff\xfe"),
        raw.frame(b'{"type":"hello","since":0,"token":"\\ud800"}'),
        raw.frame(b"x", opcode=3),
        raw.frame(b"\xff\xff", opcode=8),
        raw.frame(b"\x03\xe8\xff", opcode=8),
        b"\xff" * 64,
    ],
)
def test_a_frame_that_is_none_ends_the_channel(
    target: Target, guest: Callable[[], Guest], sent: bytes
) -> None:
    table = guest().table("One", None, None, public=True)
    opened, heard = _said_to(target.url, raw.handshake(table, KEY), sent)
    assert opened.startswith(b"HTTP/1.1 101")
    assert heard[0] == 0x88  # it says goodbye


def _said_to(url: str, *sent: bytes) -> list[bytes]:
    """What is heard after each."""
    heard = []
    with closing(raw.connected(url)) as connection:
        for part in sent:
            connection.sendall(part)
            heard.append(connection.recv(65536))
    return heard


def test_a_path_writes_no_line_of_the_log(target: Target) -> None:
    forged = b"/a%0d%0a12:00:00%20FORGED%20line%1b[31m%c2%9b2J%e2%80%a8%e2%80%ae%7f"
    raw.answer(target.url, raw.request(forged))
    _until(lambda: "FORGED" in target.said())
    (line,) = (line for line in target.said().split("\n") if "FORGED" in line)
    assert "GET /a" in line
    assert line.isprintable()


def test_a_long_path_is_cut_in_the_log(target: Target) -> None:
    raw.answer(target.url, raw.request(b"/" + b"a" * 30_000))
    _until(lambda: "GET /aaa" in target.said())
    assert max(map(len, target.said().splitlines())) < 400


@pytest.mark.parametrize("form", ["text", "json"])
def test_whatever_is_logged_stays_in_its_line(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken = "a\nERROR b\r\x1b[2J\x9b2J\u2028\u202e\ud800 /join/abc.SECRET"
    root, uvicorn = logging.getLogger(), logging.getLogger("uvicorn.error")
    before, level, filters = root.handlers[:], root.level, uvicorn.filters[:]
    try:
        logs.set_up("info", form)
        try:
            raise ValueError(spoken)
        except ValueError:
            logging.getLogger("test").exception("%s", spoken, extra={"table": spoken})
    finally:
        root.handlers, root.level, uvicorn.filters = before, level, filters
    said = capsys.readouterr().err
    assert "SECRET" not in said
    first, *more = said.rstrip("\n").split("\n")
    assert all(line.isprintable() for line in (first, *more))
    if form == "json":
        assert more == []
        assert json.loads(first)["message"].startswith("a\nERROR b")
    else:
        assert all(line.startswith("    ") for line in more)


def _until(true: Callable[[], bool], seconds: float = 5) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
