"""The watch that all other tests rely on: what is forgotten open fails a test on any Python."""

import gc
import sqlite3
import warnings
from contextlib import closing

import pytest


class Special(sqlite3.Connection):
    """Some tests connect with a class of their own."""


def said_of(do: str) -> list[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        exec(do, {"sqlite3": sqlite3, "Special": Special, "closing": closing})
        gc.collect()
    return [str(each.message) for each in caught if each.category is ResourceWarning]


@pytest.mark.parametrize("factory", ["sqlite3.Connection", "Special"])
def test_a_connection_that_is_forgotten_is_noticed(factory: str) -> None:
    (said,) = said_of(f"sqlite3.connect(':memory:', factory={factory})")
    assert said.startswith("unclosed database")


@pytest.mark.parametrize("factory", ["sqlite3.Connection", "Special"])
def test_a_connection_that_is_closed_is_not(factory: str) -> None:
    assert said_of(f"with closing(sqlite3.connect(':memory:', factory={factory})): pass") == []


def test_a_connection_that_never_opened_is_not(tmp_path: object) -> None:
    do = f"try: sqlite3.connect({str(tmp_path)!r})\nexcept sqlite3.OperationalError: pass"
    assert said_of(do) == []
