"""What all tests have in common, and Chromium and PostgreSQL for those that are marked with them.

Where one is missing, its tests are skipped with the line that installs it; with CI=true they fail.
"""

import gc
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from support import machine
from support.unclosed import watch_sqlite

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")  # the same examples in every run, however long they take


def pytest_configure() -> None:
    """Programs under test end by these signals, also if the tests run in the background; what is
    left open fails a test, whatever the Python.
    """
    watch_sqlite()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_finish() -> None:
    gc.freeze()  # what is imported stays: looking for what was forgotten need not go through it


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and machine.find_chromium() is None:
        _missing("Chromium", machine.INSTALL_CHROMIUM)
    if item.get_closest_marker("postgres") and machine.find_postgres() is None:
        _missing("PostgreSQL", machine.INSTALL_POSTGRES)


def _missing(program: str, remedy: str) -> None:
    message = f"{program} is missing: {remedy}"
    if machine.IN_CI:
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


@pytest.fixture(scope="module", autouse=True)
def _nothing_is_left_open() -> Iterator[None]:
    """What a file's tests have forgotten is found with them, not at the end of the run."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's Chromium; its sandbox does not work for root."""
    sandbox = ["--no-sandbox"] if machine.IS_ROOT else []
    return {
        **browser_type_launch_args,
        "executable_path": machine.find_chromium(),
        "args": [*browser_type_launch_args.get("args", []), *sandbox],
    }


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The URL of an empty PostgreSQL server of our own."""
    programs = machine.find_postgres()
    if programs is None:
        _missing("PostgreSQL", machine.INSTALL_POSTGRES)
        return
    with machine.running_postgres(programs) as url:
        yield url
