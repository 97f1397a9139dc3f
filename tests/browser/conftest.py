"""A real server with the built pages, and games to look at."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect

import valdora.server
from support.played import Played, put_ended, put_ending, put_file
from support.server import Guest, Running, running
from support.sites import START, Site, browsing

STATIC = Path(valdora.server.__file__).parent / "static"


@pytest.fixture(scope="session")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A public game that is over, in the data folder of a server that does not run yet."""
    seats = "Player 1", ("bot", "greedy"), ("bot", "greedy")
    return put_ended(tmp_path_factory.mktemp("served"), *seats, public=True)


@pytest.fixture(scope="session")
def ending(ended: Played) -> Played:
    """A duel of two people that is over after the next turn ends, at the same server."""
    return put_ending(ended.folder, "Host", "Two", edition="duel.2")


@pytest.fixture(scope="session")
def served(ended: Played, ending: Played) -> Iterator[Running]:  # noqa: ARG001 - it is put there
    """A server on a free port with one game that is over; `served.url` is its address."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The pages are not built: run python hatch_build.py", pytrace=False)
    with running(ended.folder) as server:
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
def finished(ended: Played, served: Running) -> str:  # noqa: ARG001 - it must run
    """The id of the table whose game is over."""
    return ended.table


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The game as plain files in a folder of a host."""
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.close()


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[Site]:
    """One at which nobody has been yet, at a host that says what is packed."""
    made = Site(tmp_path / "site", labels=True)
    yield made
    made.close()


@pytest.fixture(scope="session")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a duel that is over."""
    file = tmp_path_factory.mktemp("file") / "duel.valdora"
    return put_file(file, "Ada", ("bot", "greedy"), edition="duel.2")


@pytest.fixture(scope="session")
def _browser_of_a_device(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BrowserContext]:
    rules = "--host-resolver-rules=MAP home.test 127.0.0.1"
    with browsing(playwright, tmp_path_factory.mktemp("profile"), rules) as made:
        yield made


@pytest.fixture
def patient() -> Iterator[None]:
    """Python may take long to start on a busy machine."""
    expect.set_options(timeout=START)
    yield
    expect.set_options(timeout=None)


@pytest.fixture
def own_browser(_browser_of_a_device: BrowserContext, patient: None) -> Iterator[BrowserContext]:  # noqa: ARG001
    """A browser that keeps what it is told to, from test to test: Python is fetched once."""
    yield _browser_of_a_device
    _browser_of_a_device.set_offline(False)
    for page in _browser_of_a_device.pages[1:]:  # without the first the browser would end
        page.close()
