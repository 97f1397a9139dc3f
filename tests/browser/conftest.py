"""A real server with the built pages, and games to look at."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import valdora.server
from support.server import Guest, Running, running

STATIC = Path(valdora.server.__file__).parent / "static"
LONGEST_GAME_SECONDS = 600


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on a free port with an empty data folder; `served.url` is its address."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The pages are not built: run python hatch_build.py", pytrace=False)
    with running(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(scope="session")
def base_url(served: Running) -> str:
    """So that `page.goto("/rules")` leads to our server."""
    return served.url


@pytest.fixture(scope="session")
def guest(served: Running) -> Iterator[Guest]:
    """Someone who does at once by API what a test does not look at."""
    someone = Guest(served.url)
    yield someone
    someone.close()


@pytest.fixture(scope="session")
def finished(guest: Guest) -> str:
    """The id of a public table whose game is over: bots played it, also for the one who left."""
    table = guest.table("Player 1", ("bot", "greedy"), ("bot", "greedy"), public=True)
    guest.post(f"/tables/{table}/start")
    guest.post(f"/tables/{table}/leave", {"seat": 0})
    end = time.monotonic() + LONGEST_GAME_SECONDS
    while guest.get(f"/tables/{table}")["table"]["status"] != "over":
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(0.5)
    return table
