"""Origins, keys, headers, limits, logs."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from support.server import Guest, running
from valdora.server.entry.limits import Bucket, Buckets, Limits
from valdora.server.ground.addresses import Proxies, neighbourhood
from valdora.server.ground.logs import masked
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
        # Python and the engine on the device are WebAssembly, which has a word of its own.
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
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


def limited(**given: float) -> Limits:
    """Few of everything, at a moment that lasts."""
    channels, each = int(given.pop("channels", 3)), int(given.pop("channels_per_address", 2))
    rates = {"requests": 1.0, "requests_in_all": 1e6, "messages": 1.0, **given}
    return Limits(channels=channels, channels_per_address=each, clock=lambda: 0.0, **rates)


def passing(ask: Callable[[], None]) -> int:
    """How often it may be asked before it is refused."""
    for count in range(100):
        try:
            ask()
        except Refusal:
            return count
    raise AssertionError("never refused")


def test_connections_are_counted_per_address_and_in_all() -> None:
    limits = limited()
    with limits.connection("a"), limits.connection("a"):
        with pytest.raises(Refusal), limits.connection("a"):
            pass
        with limits.connection("b"), pytest.raises(Refusal), limits.connection("c"):
            pass
    with limits.connection("a"):
        pass


def test_requests_are_limited_by_address_by_person_and_in_all() -> None:
    limits = limited()
    assert passing(lambda: limits.check_request("10.0.0.1")) == 4
    assert passing(lambda: limits.check_request("10.0.0.2")) == 4
    hosts = iter(range(100))
    assert passing(lambda: limits.check_request(f"10.1.0.{next(hosts)}", "key")) == 4
    hosts = iter(range(100))
    busy = limited(requests_in_all=10)
    assert passing(lambda: busy.check_request(f"10.1.0.{next(hosts)}")) == 10


def test_files_of_the_pages_have_limits_of_their_own() -> None:
    limits = limited()
    assert passing(lambda: limits.check_page("10.0.0.1")) == 16
    assert passing(lambda: limits.check_request("10.0.0.1")) == 4


def test_what_an_address_says_on_all_its_channels_is_limited() -> None:
    limits = limited()
    assert [limits.message("10.0.0.1") for _ in range(41)].count(True) == 40
    assert limits.message("10.0.0.2")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("unknown", "other", False),
    ],
)
def test_of_ipv6_a_whole_network_is_one_address(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is same


def test_of_very_many_addresses_only_some_are_remembered() -> None:
    buckets = Buckets(0.1, lambda: 0.0)
    for number in range(50_000):
        buckets.take(str(number))
    assert len(buckets) <= 20_000


def test_only_proxies_that_are_named_are_believed() -> None:
    assert "127.0.0.1" not in Proxies("")
    named = Proxies("127.0.0.1, 10.0.0.0/8,::1")
    assert [address in named for address in ("127.0.0.1", "10.9.9.9", "::1")] == [True] * 3
    assert [address in named for address in ("127.0.0.2", "unknown", "")] == [False] * 3


def test_logs_hide_tokens_and_passwords() -> None:
    assert masked("GET /join/abc.SECRET") == "GET /join/…"
    assert masked("GET /watch/abc.SECRET?x") == "GET /watch/…?x"
    assert "SECRET" not in masked("postgresql://user:SECRET@host/db")
