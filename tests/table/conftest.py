"""Guests of a host that keeps its tables in memory."""

from collections.abc import Callable

import pytest

from support.hosted import House, Visitor


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def guest(house: House) -> Callable[[], Visitor]:
    """Someone new with a browser of their own, as often as it is called."""
    return lambda: Visitor(house)
