"""A server to attack, whose log is looked at: whatever comes in, it has no fault to tell of."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.attacks import Target, answer, request
from support.server import Guest, Running, running


def request_answered(url: str) -> bool:
    return answer(url, request(b"/healthz"))[1].endswith(b'{"status":"ok"}')


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Path]]:
    folder = tmp_path_factory.mktemp("attacked")
    with running(folder, log_level="info") as started:
        yield started, folder / "server.log"


@pytest.fixture
def target(attacked: tuple[Running, Path]) -> Iterator[Target]:
    """The server; afterwards it still answers, and has told of no fault."""
    server, log = attacked
    made = Target(server, log, log.stat().st_size)
    yield made
    assert request_answered(server.url)
    assert "Traceback" not in made.said()
    assert " ERROR " not in made.said()


@pytest.fixture
def guest(target: Target) -> Iterator[Callable[[], Guest]]:
    """Someone new with a browser of their own, as often as it is called."""
    made: list[Guest] = []

    def new() -> Guest:
        made.append(Guest(target.url))
        return made[-1]

    yield new
    for each in made:
        each.close()
