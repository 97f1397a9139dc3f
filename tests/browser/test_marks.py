"""Every figure and mark on the table says what it is, on hover, on focus and on a long press."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from support.browsing import PATIENCE, PHONE, go, unpainted, visit
from support.marks import focus, hold, hover, marks, one_of_each, silent
from support.moments import put_moments
from support.played import Played, put_ending
from support.server import Running, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOMENTS = ("move", "load", "book", "delivery", "end", "duel")
PANELS = {"move": ("Players", "Craftsmen"), "duel": ("Players",)}
"""What is opened at a moment on a phone; elsewhere it lies on the table."""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = {"mouse and keys": LAPTOP, "tablet": TABLET, "phone": PHONE}
MUTE = """
<main class="table">
  <p>3 points</p><p>3 <svg width="20" height="20"></svg></p>
  <button data-tip="named"><svg width="20" height="20"></svg></button>
  <b data-tip="not by key">7</b>
</main>
"""


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Played]:
    folder = tmp_path_factory.mktemp("marks")
    return put_moments(folder) | {"duel": put_ending(folder, "Host", "Two", edition="duel.2")}


@pytest.fixture(scope="module")
def halted(moments: dict[str, Played]) -> Iterator[Running]:
    expect.set_options(timeout=PATIENCE)
    with running(moments["move"].folder) as server:
        yield server


class Person:
    """Someone who asks one mark of every kind, in games opened one after the other."""

    def __init__(self, browser: Browser, url: str, size: ViewportSize, known: set[str]) -> None:
        touch = size != LAPTOP
        self._url, self._touch, self.known = url, touch, known
        self.context = browser.new_context(
            base_url=url,
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            locale="en",
            reduced_motion="reduce",
        )
        settings = {"language": "en", "coached": False, "curtain": False}
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.setItem('valdora.settings', {kept})")
        unpainted(self.context)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._devtools = self.context.new_cdp_session(self.page)

    def sit_down(self, played: Played) -> None:
        """Open a game as its host; the page is loaded once."""
        for key, value in played.cookies.items():
            self.context.add_cookies([{"name": key, "value": value, "url": self._url}])
        opened = go if self.page.url.startswith(self._url) else visit
        opened(self.page, f"/t/{played.table}")

    def walk(self) -> None:
        """Of all marks that are there; and of each kind one is really asked."""
        found = marks(self.page)
        assert silent(found) == []
        for mark in one_of_each(found, self.known, told=self._touch):
            if self._touch:
                hold(self.page, self._devtools, mark)
            else:
                hover(self.page, mark)
                focus(self.page, mark)

    def press(self, button: Locator) -> None:
        """Open what a button opens."""
        button.tap() if self._touch else button.click()

    def walk_below(self, *panels: str) -> None:
        """The same in what the bar of a phone opens."""
        for panel in panels:
            self.press(self.page.locator("nav.bar").get_by_role("button", name=panel))
            self.page.get_by_role("dialog").wait_for()
            self.walk()
            self.page.keyboard.press("Escape")
            expect(self.page.get_by_role("dialog")).to_have_count(0)


@pytest.fixture(scope="module")
def held() -> set[str]:
    """The kinds of marks on which a finger has rested: on one device is enough."""
    return set()


@pytest.fixture(params=SIZES)
def person(
    request: pytest.FixtureRequest, browser: Browser, halted: Running, held: set[str]
) -> Iterator[Person]:
    size = SIZES[request.param]
    made = Person(browser, halted.url, size, set() if size == LAPTOP else held)
    yield made
    made.context.close()


def test_every_mark_says_what_it_is(person: Person, moments: dict[str, Played]) -> None:
    """On the table and on all that opens over it, to the end and in a duel."""
    page = person.page
    for moment in MOMENTS:
        person.sit_down(moments[moment])
        person.walk()
        if page.viewport_size == PHONE:
            person.walk_below(*PANELS.get(moment, ()))
        elif moment == "move":
            person.press(page.locator("[data-seat='1']").last)
            person.walk()
            page.keyboard.press("Escape")
    assert len(person.known) > 25


def test_what_is_silent_is_found(page: Page) -> None:
    page.set_content(MUTE)
    assert [kind.split(" < ")[1:3] for kind in silent(marks(page))] == [
        ["b.", "b."],
        ["p.", ""],
        ["svg.", ""],
    ]
