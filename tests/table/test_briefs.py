"""What is kept of a table beside its rows: lists are told of what they show."""

from dataclasses import replace
from typing import Any

import pytest

from valdora.table.briefs import alike
from valdora.table.rows import Summary

KEPT = Summary("running", True, False, 60_000, due=9, brief=b"{}", waits_for="a")


@pytest.mark.parametrize(
    "other",
    [
        {"status": "over"},
        {"public": False},
        {"waits_for_bot": True},
        {"due": None},
        {"brief": b'{"round":2}'},
        {"slow": True},
        {"waits_for": "b"},
        {"changed": 120_000},
        {"changed": 59_999},
    ],
)
def test_summaries_that_lists_would_show_otherwise_are_not_alike(other: dict[str, Any]) -> None:
    assert not alike(replace(KEPT, **other), KEPT)


def test_within_a_minute_the_moment_makes_no_difference() -> None:
    assert alike(replace(KEPT, changed=119_999), KEPT)
