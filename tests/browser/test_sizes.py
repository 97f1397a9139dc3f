"""The table at every size people have: nothing to act on is covered, cut or too small to touch."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from support.browsing import PATIENCE, go, unpainted, visit
from support.fitting import flaws, squeezed, unseen
from support.moments import UNTIL, put_moments
from support.played import Played
from support.server import Running, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def size(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


LARGE = size(2560, 1440)
"""So many pixels take long to draw: in one language."""

SIZES: dict[bool, tuple[ViewportSize, ...]] = {
    True: (  # by touch: phones and tablets, both ways up
        size(360, 740),
        size(390, 844),
        size(844, 390),
        size(768, 1024),
        size(820, 1180),
        size(1024, 768),
        size(1180, 820),
    ),
    False: (  # the second is 1366x768 at 200 %
        size(1366, 768),
        size(683, 384),
        size(1280, 720),
        LARGE,
    ),
}


AT_A_GLANCE = {
    "move": "footer .card:has([data-slot=pan]), footer .coins, footer .score, .top .turn, "
    ".now p, .now .button",
    "book": ".book .pages, .book .acts .button, .book .ribbon",
    "buying": ".book .pages, .book .acts .armed, .book .ribbon",
    "end": "dialog .won, dialog tfoot td, .deeds button",
}
"""What one needs at a moment without scrolling."""

FLAWED = """
<style>
  div { position: relative; height: 300px; overflow: hidden }
  button { width: 90px; height: 90px }
  .at { position: absolute; left: 100px; top: 100px }
</style>
<div>
  <button>fine</button>
  <button style="height: 20px">small</button>
  <button class="at" style="left: -30px">cut</button>
  <button class="at">covered</button>
  <p class="at" style="width: 90px; height: 120px; top: 170px; background: red"></p>
  <p style="width: 60px; overflow: hidden; white-space: nowrap">words that go on and on</p>
  <p id="squeezed" style="width: 60px">words one below the other</p>
</div>
"""


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Played]:
    """Games that wait at the main moments."""
    return put_moments(tmp_path_factory.mktemp("moments"))


@pytest.fixture(scope="module")
def halted(moments: dict[str, Played]) -> Iterator[Running]:
    """A server with those games."""
    folder: Path = moments["move"].folder
    with running(folder) as server:
        yield server


class Guest:
    """Someone with one kind of device and language, who looks at the moments one by one."""

    def __init__(self, browser: Browser, url: str, language: str, *, touch: bool) -> None:
        self.touch = touch
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            viewport=SIZES[touch][0],
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            reduced_motion="reduce",
        )
        settings = json.dumps(json.dumps({"language": language, "coached": True}))
        self.context.add_init_script(f"localStorage.setItem('valdora.settings', {settings})")
        unpainted(self.context)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)

    def sit_down(self, played: Played) -> Page:
        """Open a game as its host; the page is loaded once."""
        self.context.add_cookies(
            [
                {"name": key, "value": value, "url": self.url}
                for key, value in played.cookies.items()
            ]
        )
        opened = go if self.page.url.startswith(self.url) else visit
        return opened(self.page, f"/t/{played.table}")


def open_opponent(page: Page) -> None:
    """The dialog of the first opponent; on small screens from the list of players."""
    if not page.locator("[data-seat='1']").is_visible():
        page.locator("nav.bar button").first.click()
    page.locator("[data-seat='1']").last.click()


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
@pytest.mark.parametrize("language", ["de", "ru"])
def test_nothing_is_covered_cut_or_too_small(
    browser: Browser, halted: Running, moments: dict[str, Played], language: str, *, touch: bool
) -> None:
    guest = Guest(browser, halted.url, language, touch=touch)
    found: list[str] = []

    def look(moment: str) -> None:
        said = unseen(page, AT_A_GLANCE[moment]) if moment in AT_A_GLANCE else []
        said += squeezed(page, ".now p") if moment in UNTIL else []
        said += flaws(page, touch=touch)
        found.extend(f"{moment} {window['width']}x{window['height']}: {each}" for each in said)

    for moment in ("move", "load", "book", "delivery", "end"):
        guest.page.set_viewport_size(SIZES[touch][0])
        page = guest.sit_down(moments[moment])
        for window in SIZES[touch]:
            if window == LARGE and language != "de":
                continue
            page.set_viewport_size(window)
            look(moment)
            if moment == "move":
                open_opponent(page)
                look("opponent")
                page.keyboard.press("Escape")
        if moment == "book":
            page.locator(".book .buy[aria-disabled=false]").click()
            for window in SIZES[touch][:4]:
                page.set_viewport_size(window)
                look("buying")
    guest.context.close()
    assert found == []


@pytest.mark.parametrize("language", ["es", "fr", "it"])
def test_a_turn_can_be_ended_on_a_phone_on_its_side(
    browser: Browser, halted: Running, moments: dict[str, Played], language: str
) -> None:
    """Words of one language alone push a button out of sight where there is least room."""
    guest = Guest(browser, halted.url, language, touch=True)
    found: list[str] = []
    for moment in ("load", "book"):
        page = guest.sit_down(moments[moment])
        for window in (size(844, 390), size(740, 360)):
            page.set_viewport_size(window)
            said = unseen(page, ".now .button") + squeezed(page, ".now p")
            said += flaws(page, touch=True)
            found.extend(f"{moment} {window['width']}x{window['height']}: {each}" for each in said)
    guest.context.close()
    assert found == []


def test_the_chat_of_a_phone_is_as_wide_as_the_phone(
    browser: Browser, halted: Running, moments: dict[str, Played]
) -> None:
    guest = Guest(browser, halted.url, "ru", touch=True)
    page = guest.sit_down(moments["move"])
    page.locator("nav.bar button").last.click()
    chat = page.locator("dialog .body")
    chat.wait_for()
    wider: int = chat.evaluate("(body) => body.scrollWidth - body.clientWidth")
    guest.context.close()
    assert wider == 0


def test_what_does_not_fit_is_found(page: Page) -> None:
    page.set_content(FLAWED)
    found = sorted(said.split()[0].strip(",:") for said in flaws(page, touch=True))
    assert found == ["covered", "cut", "small", "words"]
    assert [said.split(":")[0] for said in unseen(page, "button")] == ["out of sight"] * 2
    assert squeezed(page, "#squeezed, .at") == ["squeezed to 60 px: “words one below the other”"]
