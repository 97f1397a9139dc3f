"""What is kept of a table beside its rows: lists are told of what they show."""

from dataclasses import replace
from typing import Any

import pytest

from valdora.table.briefs import changes
from valdora.table.rows import Summary

KEPT = Summary("running", True, False, 60_000, due=9, brief=b"{}", waits_for="a")


@pytest.mark.parametrize(
    "other",
    [
        {"status": "over"},
        {"public": False},
        {"waits_for_bot": True},
        {"due": None},
        {"slow": True},
        {"changed": 120_000},
        {"changed": 59_999},
        {"changed": 120_000, "waits_for": "b"},
    ],
)
def test_what_lists_are_sorted_or_chosen_by_is_kept_whole(other: dict[str, Any]) -> None:
    assert changes(replace(KEPT, **other), KEPT) == "all"


@pytest.mark.parametrize("other", [{"brief": b'{"round":2}'}, {"waits_for": "b"}])
def test_with_the_turn_only_what_tells_of_it_changes(other: dict[str, Any]) -> None:
    assert changes(replace(KEPT, **other, changed=119_999), KEPT) == "turn"


def test_within_a_minute_the_moment_makes_no_difference() -> None:
    assert changes(KEPT.at(119_999), KEPT) == "rows"


@pytest.mark.parametrize(
    ("status", "waits", "parts"),
    [
        ("open", None, ("open", "open")),
        ("running", "a", ("turn", "waiting")),
        ("over", None, ("past", "past")),
    ],
)
def test_a_table_stands_with_those_that_wait_for_whom_it_waits_for(
    status: str, waits: str | None, parts: tuple[str, str]
) -> None:
    kept = replace(KEPT, status=status, waits_for=waits)
    assert (kept.part_of("a"), kept.part_of("b")) == parts
