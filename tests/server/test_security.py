"""Origins, keys, headers, limits, logs."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from support.server import Guest, running
from valdora.server.http.limits import Bucket, Limits
from valdora.server.operating.logs import masked
from valdora.table.refusals import Refusal

New = Callable[[], Guest]
SEATS = {"seats": [{"kind": "free"}] * 3}


@pytest.mark.slow
def test_the_key_is_a_cookie_that_scripts_and_other_sites_cannot_use(guest: New) -> None:
    response = guest().ask("POST", "/tables", SEATS)
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Secure" not in cookie  # plain http on this computer


@pytest.mark.slow
def test_only_hashes_of_keys_and_links_are_stored(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as host:
        table = host.table("Host", None, None)
        link = host.post(f"/tables/{table}/links", {"role": "join"})["token"]
        key = next(iter(host.http.cookies.jar)).value
        host.http.get(f"/join/{link}")
        server.stop()
    assert key is not None
    for path in tmp_path.iterdir():
        data = path.read_bytes()
        assert key.encode() not in data, path
        assert link.split(".")[1].encode() not in data, path


@pytest.mark.slow
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", None])
def test_a_change_from_elsewhere_is_refused(guest: New, origin: str | None) -> None:
    host = guest()
    host.table("Host", None, None)
    headers = {} if origin is None else {"origin": origin}
    with httpx.Client(base_url=host.url, cookies=host.http.cookies) as elsewhere:
        reply = elsewhere.post("/api/v1/tables", json=SEATS, headers=headers)
    assert (reply.status_code, reply.json()["code"]) == (403, "wrong-origin")


@pytest.mark.slow
def test_a_foreign_name_that_leads_here_is_refused(guest: New) -> None:
    url = guest().url
    for path in ("/", "/api/v1/tables"):
        reply = httpx.get(url + path, headers={"host": "evil.example"})
        assert (reply.status_code, reply.json()["code"]) == (403, "unknown-host")


@pytest.mark.slow
def test_every_answer_has_the_security_headers(guest: New) -> None:
    host = guest()
    for path in ("/", "/healthz", "/t/abc", "/nothing.js", "/api/v1/about", "/api/v1/nothing"):
        headers = host.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/assets/..%2f..%2fapp.py",
        "/.env",
        "/a//b.js",
        "/x\\y.js",
    ],
)
def test_nothing_outside_the_web_files_is_served(guest: New, path: str) -> None:
    reply = guest().http.get(path)
    assert reply.status_code in (200, 404)
    assert "import" not in reply.text.split("<")[0]


@pytest.mark.slow
def test_a_body_must_be_json_and_short(guest: New) -> None:
    host = guest()
    reply = host.http.post("/api/v1/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert reply.status_code == 400
    long = {"seats": [{"kind": "person", "name": "x" * 20_000}]}
    assert host.ask("POST", "/tables", long).status_code == 413
    assert host.http.put("/api/v1/tables", json={}).status_code == 405


def test_a_bucket_lets_a_burst_through_and_then_a_steady_rate() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert bucket.full


def test_connections_are_counted_per_address_and_in_all() -> None:
    limits = Limits(1, connections=3, per_address=2)
    with limits.connection("a"), limits.connection("a"):
        with pytest.raises(Refusal), limits.connection("a"):
            pass
        with limits.connection("b"), pytest.raises(Refusal), limits.connection("c"):
            pass
    with limits.connection("a"):
        pass


def test_logs_hide_tokens_and_passwords() -> None:
    assert masked("GET /join/abc.SECRET") == "GET /join/…"
    assert masked("GET /watch/abc.SECRET?x") == "GET /watch/…?x"
    assert "SECRET" not in masked("postgresql://user:SECRET@host/db")
