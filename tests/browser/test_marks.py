"""Every figure and mark on the table says what it is, on hover, on focus and on a long press."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from support.browsing import PATIENCE, go, unpainted, visit
from support.marks import focus, hold, hover, marks, one_of_each, silent
from support.moments import put_moments
from support.played import Played
from support.server import Running, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOMENTS = ("move", "load", "book", "delivery")
MUTE = """
<main class="table">
  <p>3 points</p><p>3 <svg width="20" height="20"></svg></p>
  <button data-tip="named"><svg width="20" height="20"></svg></button>
  <b data-tip="not by key">7</b>
</main>
"""


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Played]:
    return put_moments(tmp_path_factory.mktemp("marks"))


@pytest.fixture(scope="module")
def halted(moments: dict[str, Played]) -> Iterator[Running]:
    expect.set_options(timeout=PATIENCE)
    with running(moments["move"].folder) as server:
        yield server


@pytest.fixture(params=[False, True], ids=["mouse and keys", "touch"])
def person(
    request: pytest.FixtureRequest, browser: Browser, halted: Running, moments: dict[str, Played]
) -> Iterator[tuple[BrowserContext, bool]]:
    """Someone at the table by mouse and keys, or by touch."""
    touch: bool = request.param
    context = browser.new_context(
        base_url=halted.url,
        viewport={"width": 1366, "height": 768},
        has_touch=touch,
        is_mobile=touch,
        locale="en",
        reduced_motion="reduce",
    )
    settings = json.dumps(json.dumps({"language": "en", "coached": False}))
    context.add_init_script(f"localStorage.setItem('valdora.settings', {settings})")
    context.add_cookies(
        [
            {"name": key, "value": value, "url": halted.url}
            for key, value in moments["move"].cookies.items()
        ]
    )
    unpainted(context)
    yield context, touch
    context.close()


def test_every_mark_says_what_it_is(
    person: tuple[BrowserContext, bool], moments: dict[str, Played]
) -> None:
    """Of all that are there; and of each kind one is really asked."""
    context, touch = person
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    devtools = context.new_cdp_session(page)
    known: set[str] = set()

    def walk() -> None:
        found = marks(page)
        assert silent(found) == []
        for mark in one_of_each(found, known):
            if touch:
                hold(page, devtools, mark)
            else:
                hover(page, mark)
                focus(page, mark)

    for number, moment in enumerate(MOMENTS):
        (go if number else visit)(page, f"/t/{moments[moment].table}")
        walk()
    page.locator("[data-seat='1']").last.click()
    walk()
    assert len(known) > 25


def test_what_is_silent_is_found(page: Page) -> None:
    page.set_content(MUTE)
    assert [kind.split(" < ")[1:3] for kind in silent(marks(page))] == [
        ["b.", "b."],
        ["p.", ""],
        ["svg.", ""],
    ]
