"""One real server for the tests that only need some server."""

from collections.abc import Callable, Iterator

import pytest

from support.server import Guest, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def guest(server: Running) -> Iterator[Callable[[], Guest]]:
    """Someone new with a browser of their own, as often as it is called."""
    made: list[Guest] = []

    def new() -> Guest:
        made.append(Guest(server.url))
        return made[-1]

    yield new
    for each in made:
        each.close()
