"""What the spaces, roads and the drawing of an edition must mean together (S4, M1).

The roads may form any connected graph: they may end on any space, and several may meet there.
"""

import math
from collections import Counter
from itertools import pairwise
from typing import Final

from valdora.content.draft import Draft
from valdora.content.edition import CRESTS
from valdora.content.faults import Report, shown

ROAD_SPACES: Final = 13
SPACES: Final = {
    "equipment city": 2,
    "commission city": 2,
    "harbour city": 1,
    "road": ROAD_SPACES,
    "harbour": 2,
    "mine": 3,
    "house": 7,
}
CITIES: Final = {"equipment": "equipment city", "commissions": "commission city"}
"""The kind of a city by its book; a city without one is a harbour city."""
BELONGS: Final = {"city": {"book", "ships"}, "harbour": {"ships"}, "house": {"crest"}}
"""What a space has besides its kind."""
NEAREST: Final = 40
"""Closer than this, two places could not be told apart on the map."""


def check_spaces(draft: Draft, report: Report) -> None:
    """S4: the spaces of each kind, with what belongs to the kind, and a house for each crest."""
    spaces = draft.entries("spaces")
    kinds = Counter(check_space(draft, report, space) for space in spaces)
    if not draft.sound("spaces"):
        return
    for kind, expected in SPACES.items():
        if kinds[kind] != expected:
            report.add("spaces-count", ("spaces",), kind=kind, got=kinds[kind], expected=expected)
    crests = Counter(
        draft.word("spaces", space, "crest")
        for space in spaces
        if draft.word("spaces", space, "kind") == "house"
    )
    for crest in CRESTS:
        if crests[crest] != 1:
            report.add("house-count", ("spaces",), crest=crest, got=crests[crest])


def check_space(draft: Draft, report: Report, space: str) -> str | None:
    """One space: all that belongs to its kind and nothing else. Returns the kind it counts as."""
    path = ("spaces", space)
    kind = draft.word(*path, "kind")
    if kind is None or not draft.sound(*path):
        return None
    given = {key for key in ("ships", "crest", "book") if draft.has((*path, key))}
    belongs = BELONGS.get(kind, set())
    for name in sorted(given - belongs):
        report.add("not-for-kind", (*path, name), kind=kind, name=name)
    if kind == "city":
        if len(given & belongs) == 1:
            return CITIES.get(draft.word(*path, "book") or "", "harbour city")
        report.add("city-purpose", path)
        return None
    for name in sorted(belongs - given):
        report.add("needed-for-kind", path, kind=kind, name=name)
    return kind


def check_roads(draft: Draft, report: Report) -> None:
    """M1: roads join spaces that exist, and lead from the harbour city to all of them."""
    spaces = draft.entries("spaces")
    near: dict[str, set[str]] = {space: set() for space in spaces}
    for road in draft.entries("roads"):
        chain = draft.words("roads", road) or ()
        for space in chain:
            if space not in near and not draft.lost(("spaces", space)):
                report.add("unknown-space", ("roads", road), space=shown(space))
        for one, other in pairwise(chain):
            if one in near and other in near:
                near[one].add(other)
                near[other].add(one)
    if not (spaces and draft.sound("spaces") and draft.sound("roads")):
        return
    start = next((space for space in spaces if is_harbour_city(draft, space)), spaces[0])
    reached = reach(near, start)
    for space in spaces:
        if space not in reached:
            report.add("space-unreachable", ("spaces", space), space=space, start=start)


def is_harbour_city(draft: Draft, space: str) -> bool:
    """Whether pawns begin here (S2)."""
    path = ("spaces", space)
    return draft.word(*path, "kind") == "city" and draft.has((*path, "ships"))


def reach(near: dict[str, set[str]], start: str) -> set[str]:
    """All spaces that roads lead to."""
    reached, edge = {start}, [start]
    while edge:
        fresh = near[edge.pop()] - reached
        reached |= fresh
        edge += fresh
    return reached


def check_drawing(draft: Draft, report: Report) -> None:
    """Every space is drawn, far enough from every other one and from the discard field."""
    path = ("drawing", "spaces")
    spaces, drawn = draft.entries("spaces"), draft.entries(*path)
    for space in spaces:
        if space not in drawn and not draft.lost((*path, space)):
            report.add("key-missing", (*path, space), expected="array")
    for space in drawn:
        if space not in spaces and not draft.lost(("spaces", space)):
            report.add("unknown-space", (*path, space), space=space)
    places = [("drawing", "discard"), *((*path, space) for space in drawn)]
    for index, place in enumerate(places):
        for other in places[:index]:
            check_gap(draft, report, place, other)


def check_gap(draft: Draft, report: Report, place: tuple[str, ...], other: tuple[str, ...]) -> None:
    """Two places can be told apart."""
    here, there = draft.spot(*place), draft.spot(*other)
    if here and there and (gap := math.dist(here, there)) < NEAREST:
        report.add("too-close", place, other=other[-1], got=int(gap), expected=NEAREST)
