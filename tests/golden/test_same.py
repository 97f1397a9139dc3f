"""What counts as the same answer as an older version's: it may have gained keys, and no more."""

from typing import Any

import pytest

from support.kept import same

WAS = {"a": 1, "none": None, "turns": [{"n": 1, "better": {"do": ["x"]}, "seat": None}]}


def now(**changes: Any) -> dict[str, Any]:
    return {**WAS, **changes}


def turn(**changes: Any) -> dict[str, Any]:
    return now(turns=[{"n": 1, "better": {"do": ["x"]}, "seat": None, **changes}])


@pytest.mark.parametrize(
    "found",
    [now(), now(more=2), turn(more=2), turn(better={"do": ["x"], "actions": [{"kind": "end"}]})],
)
def test_keys_may_be_gained_at_any_depth(found: dict[str, Any]) -> None:
    same(found, WAS, "turns")


@pytest.mark.parametrize(
    "found",
    [
        {"a": 1, "turns": WAS["turns"]},
        now(a=2),
        now(none={}),
        turn(better={}),
        turn(better={"do": ["y"]}),
        turn(better={"do": ["x", "y"]}),
        turn(seat=0),
        now(turns=[{"n": 1, "better": {"do": ["x"]}}]),
    ],
)
def test_nothing_may_be_lost_or_changed(found: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        same(found, WAS, "turns")


def test_a_list_is_as_long_as_it_was() -> None:
    with pytest.raises(ValueError, match="zip"):
        same(now(turns=[]), WAS, "turns")
