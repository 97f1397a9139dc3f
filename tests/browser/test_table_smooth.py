"""While the map is panned and a move is shown, nothing is laid out and little is left to do.

What counts is what the browser did, in its own trace: layouts, frames, and the time the main thread
really worked (not the time that passed, which says more about a busy machine than about the page).
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_table import BOTS, PERSON, new_game, prefer
from support.browsing import PATIENCE, on_a_phone

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FEW = 5
"""Layouts that may happen over all frames, when a panel comes or a line changes."""
MANY = 15
"""Frames without which a trace would show nothing."""
MOST_WORK = 8_000
"""Microseconds of work in a frame, half of what there is at 60 frames a second."""


@dataclass
class Trace:
    """What the browser did while something was watched."""

    events: list[dict[str, Any]] = field(default_factory=list)

    def named(self, name: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["name"] == name]

    @property
    def frames(self) -> list[int]:
        """When the main thread handed over each frame."""
        return sorted(event["ts"] for event in self.named("BeginCommitCompositorFrame"))

    @property
    def work(self) -> list[int]:
        """How long the main thread of the page worked for each frame, in microseconds."""
        main = {
            (event["pid"], event["tid"])
            for event in self.named("thread_name")
            if event["args"]["name"] == "CrRendererMain"
        }
        spent = [0] * (len(self.frames) + 1)
        for task in self.named("RunTask"):
            if (task["pid"], task["tid"]) in main:
                spent[bisect_right(self.frames, task["ts"])] += task.get("tdur", 0)
        return spent[1:-1]


@contextmanager
def traced(page: Page) -> Iterator[Trace]:
    """Record what the browser does; the events are there afterwards."""
    session = page.context.new_cdp_session(page)
    trace = Trace()
    done = False

    def complete(_: dict[str, Any]) -> None:
        nonlocal done
        done = True

    session.on("Tracing.dataCollected", lambda data: trace.events.extend(data["value"]))
    session.on("Tracing.tracingComplete", complete)
    config = {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]}
    session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    yield trace
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    session.detach()


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    """A game on a phone with all its motion, at the slowest speed."""
    expect.set_options(timeout=PATIENCE)
    with on_a_phone(browser, base_url) as page:
        prefer(page, motion="full", speed=0.5)
        new_game(page, base_url, PERSON, *BOTS)
        page.wait_for_timeout(800)
        yield page


def drag(page: Page, xs: Sequence[int]) -> None:
    """Draw a finger over the map."""
    finger = page.context.new_cdp_session(page)
    at = [{"touchPoints": [{"x": x, "y": 300}]} for x in xs]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart"} | at[0])
    for point in at[1:]:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove"} | point)
        page.wait_for_timeout(16)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_panning_the_map_lays_nothing_out(phone: Page) -> None:
    start = phone.locator(".map").evaluate("e => e.scrollLeft")
    with traced(phone) as trace:
        drag(phone, range(300, 100, -4))
    assert phone.locator(".map").evaluate("e => e.scrollLeft") > start
    assert len(trace.frames) >= MANY
    assert len(trace.named("Layout")) <= FEW
    assert median(trace.work) <= MOST_WORK


WALKING = "pawn => pawn.getAnimations().length"
CHANGED = """() => [...new Set(document.getAnimations().flatMap(animation =>
  animation.effect.getKeyframes().flatMap(frame => Object.keys(frame))))]
  .filter(key => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))"""


def test_a_pawn_walks_without_any_layout(phone: Page) -> None:
    phone.locator("[data-space='ah-2']").tap()
    phone.get_by_role("button", name="Go there").tap()
    while not phone.locator("[data-pawn='0']").evaluate(WALKING):
        phone.wait_for_timeout(20)
    assert set(phone.evaluate(CHANGED)) <= {"transform", "opacity"}
    with traced(phone) as trace:
        phone.wait_for_timeout(1000)
    assert len(trace.named("Layout")) <= FEW
    assert median(trace.work or [0]) <= MOST_WORK


def test_moves_of_others_animate_only_what_needs_no_layout(page: Page, base_url: str) -> None:
    page.set_default_timeout(PATIENCE)
    prefer(page, motion="full")
    table = new_game(page, base_url, PERSON, *BOTS)
    origin = {"origin": base_url}
    page.request.post(f"/api/v1/tables/{table}/leave", data={"seat": 0}, headers=origin)
    changed: set[str] = set()
    for _ in range(40):
        changed |= set(page.evaluate(CHANGED))
        page.wait_for_timeout(60)
    assert "transform" in changed
    assert changed <= {"transform", "opacity"}
