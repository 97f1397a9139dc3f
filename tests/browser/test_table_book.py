"""The book stays open through turning and buying, and a page that is turned is seen to turn."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.test_table import BOTS, PERSON, new_game, prefer, press
from support.browsing import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WATCH = """
window.seen = { turned: [], faded: 0, opened: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const made = animate.call(this, frames, timing);
  made.finished.then(() => {
    if (this.classList.contains('leaf')) seen.turned.push(frames.transform);
    if (this.classList.contains('face')) seen.faded += 1;
    document.body.dataset.turned = seen.turned.length;
    if (seen.faded > 1) document.body.dataset.faded = '';
  }, () => {});
  return made;
};
addEventListener('animationstart', (event) => {
  if (event.target.classList.contains('book')) seen.opened += 1;
}, true);
"""
"""Keeps what came to its end: pages turned, faces faded, and how often the book came up."""


def seen(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.seen")
    return found


def open_book(page: Page, base_url: str, motion: str) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    page.add_init_script(WATCH)
    prefer(page, motion=motion)
    new_game(page, base_url, PERSON, *BOTS)
    page.locator("[data-space='C']").click()
    page.locator(".book .pages").wait_for()
    page.evaluate("window.book = document.querySelector('.book .pages')")


def stands(page: Page, left: int) -> None:
    """Wait until so many pages lie on the left; the book is the one that was opened."""
    expect(page.locator(".book .depth").first).to_have_text(
        f"{left} page" + ("" if left == 1 else "s")
    )
    assert page.evaluate("window.book === document.querySelector('.book .pages')")


def press_key(page: Page, key: str) -> None:
    """Twice: what cannot be undone asks first."""
    page.locator(".book .pages").focus()
    page.keyboard.press(key)
    expect(page.locator(".book .armed")).to_have_count(1)
    page.keyboard.press(key)


def drag_over(page: Page) -> list[str]:
    """Draw the right page to the left, and how it stood on the way."""
    right = page.locator(".book .page.R").bounding_box()
    assert right
    y = right["y"] + right["height"] / 2
    page.mouse.move(right["x"] + right["width"] - 12, y)
    page.mouse.down()
    stood = []
    for share in (0.7, 0.2, -0.6):
        page.mouse.move(right["x"] + right["width"] * share, y, steps=2)
        stood.append(page.locator(".book .leaf").evaluate("leaf => leaf.style.transform"))
    page.mouse.up()
    return stood


def turned(page: Page, pages: int) -> list[list[str]]:
    """Wait until so many pages have been seen to turn, and how: from where to where."""
    page.locator(f"body[data-turned='{pages}']").wait_for(state="attached")
    found: list[list[str]] = seen(page)["turned"]
    return found


FLAT, OVER = "rotateY(0deg)", "rotateY(-180deg)"


def test_a_page_turns_by_key_and_the_book_stays_for_buying(page: Page, base_url: str) -> None:
    open_book(page, base_url, "full")
    press_key(page, "ArrowLeft")
    stands(page, 1)
    assert turned(page, 1) == [[FLAT, OVER]]
    press(page, ".book [data-buy=L]")
    expect(page.locator("[data-commission]")).to_have_count(1)
    stands(page, 0)
    assert seen(page)["opened"] == 1, "it did not go and come back"
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".book")).to_have_count(0)


def test_whatever_is_opened_over_a_book_is_closed_alone(page: Page, base_url: str) -> None:
    open_book(page, base_url, "reduced")
    player = page.locator(".side [data-seat='1']")
    dialog = page.get_by_role("dialog")
    player.click()
    ply = page.locator(".table").get_attribute("data-ply")
    # A click on words leaves nothing focused in some browsers.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("e")
    page.keyboard.press("e")
    assert page.locator(".table").get_attribute("data-ply") == ply, "nobody plays behind it"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".book")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".book")).to_have_count(0)


def test_a_page_turns_by_button_and_follows_the_finger(page: Page, base_url: str) -> None:
    open_book(page, base_url, "full")
    press(page, ".book [data-turn=R]")
    stands(page, 1)
    assert turned(page, 1) == [[FLAT, OVER]]
    degrees = [float(each[8:-4]) for each in drag_over(page)]
    assert 0 > degrees[0] > degrees[1] > degrees[2] > -180
    stands(page, 2)
    start, end = turned(page, 2)[1]
    assert start != FLAT, "it falls from where it was let go"
    assert end == OVER
    assert seen(page)["opened"] == 1


def test_without_motion_one_page_fades_into_the_other(page: Page, base_url: str) -> None:
    open_book(page, base_url, "reduced")
    press(page, ".book [data-turn=R]")
    stands(page, 1)
    page.locator("body[data-faded]").wait_for(state="attached")
    assert seen(page)["turned"] == []
