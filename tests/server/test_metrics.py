"""What Prometheus reads: figures by route and kind, of no table and no person, on loopback only."""

import asyncio
import json
import re
import socket
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.hands import DAY, MINUTE, Hands
from support.inside import Inside, inside
from support.receivers import web_receiver
from valdora.server.ground import metrics
from valdora.server.ground.metrics import Count, Times

ROOT = Path(__file__).parents[2]
ONE = "k" * 43
SAMPLE = re.compile(r'[a-z_]+(\{([a-z]+="[^"\\\n]*"(,|(?=\})))*\})? [0-9.e+-]+')


def test_counts_and_times_are_written_as_prometheus_reads_them() -> None:
    count = Count("x_total", "Things.", "kind")
    count.add('a"b\\c\nd')
    count.add("z", by=4)
    assert list(count.lines()) == [
        "# HELP x_total Things.",
        "# TYPE x_total counter",
        'x_total{kind="a\\"b\\\\c\\nd"} 1',
        'x_total{kind="z"} 4',
    ]
    times = Times("y_seconds", "Long.")
    for seconds in (0.0005, 0.02, 99):
        times.add(seconds)
    lines = list(times.lines())
    assert 'y_seconds_bucket{le="0.001"} 1' in lines
    assert 'y_seconds_bucket{le="0.025"} 2' in lines
    assert 'y_seconds_bucket{le="30.0"} 2' in lines
    assert lines[-3:] == [
        'y_seconds_bucket{le="+Inf"} 3',
        "y_seconds_sum 99.020500",
        "y_seconds_count 3",
    ]


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def scraped(app: Inside) -> str:
    assert app.server.scrape is not None
    async with httpx.AsyncClient() as client:
        url = f"http://127.0.0.1:{app.server.scrape.port}"
        reply = await client.get(f"{url}/metrics")
        assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert (await client.get(f"{url}/else")).status_code == 404
        return reply.text


def test_a_game_shows_in_the_figures_and_nobody_in_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")

    async def play() -> str:
        hands = Hands()
        with web_receiver() as there:
            chosen: dict[str, Any] = {"webhooks": True, "webhook_networks": "127.0.0.0/8"}
            async with inside(tmp_path, now=hands, metrics_port=free_port(), **chosen) as app:
                channel = {"kind": "webhook", "url": f"{there.url}/secret-hook"}
                quiet = {"language": "en", "zone": "UTC", "quiet_from": 0, "quiet_to": 0}
                body = {"channel": channel, "wishes": quiet}
                await app.ask("POST", "/reminders/channels", body, ONE)
                seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
                clock = {"kind": "slow", "turn": DAY, "holidays": 0, "bot": "random"}
                table = {
                    "seats": seats,
                    "starts": 0,
                    "edition": "duel.2",
                    "clock": clock,
                    "pace": 0,
                }
                made = (await app.ask("POST", "/tables", table, ONE)).json
                id_: str = made["table"]["id"]
                await app.ask("POST", f"/tables/{id_}/start", key=ONE)
                socket_ = await app.live(id_, ONE)
                snapshot = json.loads(socket_.frames[0])
                ask = {"type": "act", "client_id": "c", "code": snapshot["choices"][0]["code"]}
                await socket_.say({**ask, "seq": snapshot["seq"]})
                await socket_.hear("ack")
                await app.ask("GET", f"/tables/{'x' * 13}", key=ONE)
                hands.go_on(13 * 60 * MINUTE)
                await app.server.reminders.postman.look()
                text = await scraped(app)
                await socket_.leave()
                for secret in (id_, "Anna", ONE, "secret-hook", f":{there.port}"):
                    assert secret not in text, secret
                for secret in (ONE, "secret-hook", f":{there.port}"):
                    assert secret not in caplog.text, secret
                return text

    text = asyncio.run(play())
    lines = text.splitlines()
    assert all(SAMPLE.fullmatch(line) for line in lines if not line.startswith("#"))
    assert "valdora_sockets 1" in lines
    assert any(line.startswith("valdora_moves_total ") for line in lines)
    assert 'valdora_refusals_total{code="no-table"}' in text
    assert 'route="/api/v1/tables/{id}",method="GET",status="404"' in text
    assert "valdora_commit_seconds_count" in text
    assert "valdora_outbox " in text
    assert 'valdora_reminders_total{result="sent"}' in text


def test_they_are_nowhere_unless_a_port_is_named(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as app:
            assert app.server.scrape is None

    asyncio.run(play())


def test_the_dashboard_shows_figures_that_there_are() -> None:
    board = json.loads((ROOT / "docs/grafana.json").read_text("utf-8"))
    asked = set(re.findall(r"valdora_[a-z_]+", json.dumps(board)))
    asked = {re.sub("_(bucket|sum|count)$", "", name) for name in asked}
    known = {each.name for each in metrics._ALL} | {
        "valdora_sockets", "valdora_rooms", "valdora_outbox",
    }  # fmt: skip
    assert asked == known
