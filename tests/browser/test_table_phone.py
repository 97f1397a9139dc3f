"""The map on a phone: seen whole, gone to by a tap, pinched; and a book that stays open."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_table import BOTS, PERSON, new_game, prefer
from support.browsing import PATIENCE, on_a_phone, visit
from support.marks import BUBBLE

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    expect.set_options(timeout=PATIENCE)
    with on_a_phone(browser, base_url) as page:
        prefer(page)
        new_game(page, base_url, PERSON, *BOTS)
        yield page


def shown(page: Page) -> tuple[float, float]:
    """How many times wider the map is than its frame, and where in it the left edge is."""
    wide, left = page.locator(".map").evaluate(
        "map => [map.scrollWidth / map.clientWidth, map.scrollLeft / map.scrollWidth]"
    )
    return wide, left


def pinch(page: Page, before: int, after: int) -> None:
    """Two fingers in the middle of the map, so many pixels from it before and after."""
    finger = page.context.new_cdp_session(page)

    def at(apart: float) -> dict[str, object]:
        return {"touchPoints": [{"x": 195 - apart, "y": 300}, {"x": 195 + apart, "y": 300}]}

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart"} | at(before))
    for step in range(1, 6):
        apart = before + (after - before) * step / 5
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove"} | at(apart))
        page.wait_for_timeout(20)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    page.wait_for_timeout(50)


def test_the_map_is_seen_whole_and_gone_to_by_a_tap_or_two_fingers(phone: Page) -> None:
    near, _ = shown(phone)
    assert near > 1.5
    phone.get_by_role("button", name="See the whole map").tap()
    assert shown(phone)[0] <= 1
    east = phone.locator("[data-space='B']").bounding_box()
    assert east
    phone.touchscreen.tap(east["x"] + east["width"] / 2, east["y"] + east["height"] / 2)
    wide, left = shown(phone)
    assert wide == pytest.approx(near)
    assert left == pytest.approx(1 - 1 / wide, abs=0.02)  # as far to the east as it goes
    expect(phone.get_by_role("button", name="Go there")).to_have_count(0)

    pinch(phone, 40, 80)
    assert shown(phone)[0] == pytest.approx(2 * near, rel=0.1)
    pinch(phone, 160, 20)
    assert shown(phone)[0] <= 1


def test_a_book_stays_open_whatever_is_looked_up_meanwhile(phone: Page) -> None:
    phone.locator("[data-space='C']").tap()
    phone.get_by_role("button", name="Go there").tap()
    phone.locator(".book .pages").wait_for()
    phone.evaluate("window.book = document.querySelector('.book .pages')")
    for name in ("Players", "Craftsmen", "Log", "Chat"):
        phone.locator("nav.bar").get_by_role("button", name=name).tap()
        expect(phone.get_by_role("dialog")).to_be_visible()
        phone.get_by_role("dialog").get_by_role("button", name="Close").tap()
        expect(phone.get_by_role("dialog")).to_have_count(0)
    assert phone.evaluate("window.book === document.querySelector('.book .pages')")
    phone.locator(".book [data-buy=R]").tap()
    expect(phone.locator(".book .armed")).to_contain_text("Buy and reveal the next page?")


def test_who_comes_back_to_a_book_is_told_only_what_they_ask(phone: Page) -> None:
    """The book has the focus; a bubble about it would lie on its buttons."""
    phone.locator("[data-space='C']").tap()
    phone.get_by_role("button", name="Go there").tap()
    phone.locator(".book .pages").wait_for()
    again = phone.context.new_page()
    prefer(again)
    visit(again, phone.url)
    pages = again.locator(".book .pages")
    expect(pages).to_be_focused()
    pages.evaluate("pages => { pages.blur(); pages.focus() }")  # as when a step is shown
    again.wait_for_timeout(500)
    assert again.locator(BUBBLE).count() == 0
    again.keyboard.press("Shift+Tab")
    again.keyboard.press("Tab")
    expect(pages).to_be_focused()
    expect(again.locator(BUBBLE)).to_be_visible()


def test_what_is_said_is_marked_until_it_is_read(phone: Page) -> None:
    chat = phone.locator("nav.bar button").last
    other = phone.context.new_page()
    prefer(other)
    visit(other, phone.url)
    other.locator("nav.bar button").last.tap()
    other.locator(".chat input").fill("Hello")
    other.keyboard.press("Enter")
    expect(other.locator(".chat input")).to_have_value("")
    expect(chat).to_have_text("Chat 1")
    chat.tap()
    phone.locator(".chat input").fill("Hello y")
    phone.keyboard.press("Escape")
    expect(chat).to_have_text("Chat")
    chat.tap()
    expect(phone.locator(".chat input")).to_have_value("Hello y")
