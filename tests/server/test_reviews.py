"""Games judged after their end: in a thread of their own, once, and only then."""

import asyncio
import io
import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from support.judged import PROGRAM
from support.judging import ByPoints
from support.played import Played, put_ended
from support.server import Guest, Running, running
from valdora.bots import review
from valdora.bots.review import review_view
from valdora.content import load
from valdora.records import Reader, replay
from valdora.rules import almanac

pytestmark = pytest.mark.slow

LONGEST_SECONDS = 120


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A duel that is over, in the data folder of a server that does not run."""
    seats = "Player 1", ("bot", "greedy")
    return put_ended(tmp_path_factory.mktemp("ended"), *seats, edition="duel")


@contextmanager
def again(ended: Played, folder: Path) -> Iterator[tuple[Running, Guest]]:
    """A server that has the game, and who played it."""
    shutil.copytree(ended.folder, folder, dirs_exist_ok=True)
    with running(folder, PROGRAM) as house, Guest(house.url, ended.cookies) as host:
        yield house, host


@pytest.fixture(scope="module")
def house(
    ended: Played, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Guest]]:
    with again(ended, tmp_path_factory.mktemp("judged")) as both:
        yield both


@pytest.fixture
def host(house: tuple[Running, Guest]) -> Guest:
    return house[1]


@pytest.fixture
def duel(ended: Played) -> str:
    return ended.table


def judged_game(host: Guest, table: str) -> dict[str, Any]:
    """Have a game judged and wait for it."""
    told = host.post(f"/tables/{table}/review")
    end = time.monotonic() + LONGEST_SECONDS
    while told["review"] is None:
        assert told["stage"] in ("waiting", "preparing", "judging")
        assert time.monotonic() < end
        time.sleep(0.1)
        told = host.get(f"/tables/{table}/review")
    return dict(told)


def test_a_game_is_judged_when_asked_for_and_as_the_command_line_would(
    host: Guest, duel: str
) -> None:
    assert host.get(f"/tables/{duel}/review")["stage"] == "unasked"
    told = judged_game(host, duel)
    assert told["done"] == told["total"] == len(told["review"]["turns"])
    record = Reader(io.BytesIO(host.ask("GET", f"/tables/{duel}/record").content))
    sent = told["review"]
    for part in (part for turn in sent["turns"] for part in (turn, turn["better"]) if part):
        known = almanac(load("duel")).by_notation
        ours = [{"kind": known[do].kind, **asdict(known[do])} for do in part["do"]]
        assert part.pop("actions") == json.loads(json.dumps(ours))
    assert sent == review_view(review(replay(record), ByPoints()))


def test_it_is_kept_and_not_done_again(host: Guest, duel: str) -> None:
    first = judged_game(host, duel)
    seq = host.get(f"/tables/{duel}")["table"]["seq"]
    assert host.post(f"/tables/{duel}/review") == first, "at once, and not a stage on the way"
    assert host.get(f"/tables/{duel}")["table"]["seq"] == seq


def test_it_outlives_the_server(ended: Played, tmp_path: Path) -> None:
    with again(ended, tmp_path) as (first, host):
        told = judged_game(host, ended.table)
        first.kill()
    with running(tmp_path, PROGRAM) as second, Guest(second.url, ended.cookies) as host:
        assert host.get(f"/tables/{ended.table}/review") == told


def test_only_ended_games_are_judged_and_only_for_those_who_may_see_them(
    house: tuple[Running, Guest], duel: str
) -> None:
    running_house, host = house
    table = host.table("Player 1", ("bot", "greedy"), edition="duel")
    for method in ("GET", "POST"):
        assert host.refused(method, f"/tables/{table}/review") == "not-finished"
    host.post(f"/tables/{table}/start")
    assert host.refused("POST", f"/tables/{table}/review") == "not-finished"
    with Guest(running_house.url) as stranger:
        for method in ("GET", "POST"):
            assert stranger.refused(method, f"/tables/{duel}/review") == "no-access"


def test_a_server_that_stops_does_not_wait_for_a_review(ended: Played, tmp_path: Path) -> None:
    with again(ended, tmp_path) as (house, host):
        host.post(f"/tables/{ended.table}/review")
        began = time.monotonic()
        assert house.stop() == 0
        assert time.monotonic() - began < 15


def test_a_hint_has_shares_reasons_and_comparisons(host: Guest) -> None:
    table = host.table("Player 1", ("bot", "random"), edition="duel")
    host.post(f"/tables/{table}/start")

    async def main() -> dict[str, Any]:
        async with host.live(table) as live:
            await live.say({"type": "hint", "client_id": "h"})
            return await live.hear("hint", "refused", seconds=60)

    told = asyncio.run(main())
    assert told["type"] == "hint"
    best, second, third = told["turns"]
    assert best["share"]["low"] < best["share"]["mean"] < best["share"]["high"]
    assert [turn["equal"] for turn in (best, second, third)] == [False, True, False]
    assert best["comparisons"][0] == {
        "code": "sooner",
        "colour": "",
        "own": 1.5,
        "other": 3.5,
        "within": 8,
    }
    assert all(turn["motives"] for turn in told["turns"])
