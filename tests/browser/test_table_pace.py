"""How fast bots act is the host's to say; how fast it is shown, and whether, is the viewer's.

The browser's clock stands still in some of these tests: whatever goes on does not wait for it.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.test_table import BOTS, PERSON, TURN, new_game, prefer, press
from support.browsing import PATIENCE, ready

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BOT_NAMES = re.compile("(Poppy|Pebble)")


@pytest.fixture(autouse=True)
def _patient(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)


def stop_clock(page: Page) -> None:
    """From now on no timer of the page goes off."""
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def test_a_turn_that_is_shown_can_be_skipped_and_is_one_line(page: Page, base_url: str) -> None:
    prefer(page, motion="full")
    page.clock.install()
    new_game(page, base_url, PERSON, *BOTS)
    page.locator("[data-space='ah-2']").click()
    stop_clock(page)
    page.get_by_role("button", name="End turn").click()
    skip = page.get_by_role("button", name="Skip")
    turns = page.locator(".log > li", has_text=BOT_NAMES)
    expect(turns).to_contain_text(["Poppy moves"])
    expect(page).to_have_title("Valdora")
    expect(page.locator(TURN)).to_have_count(0)
    skip.click()
    expect(turns).to_have_count(2)
    page.keyboard.press("Space")
    expect(page.locator(TURN)).to_be_visible()
    expect(page).to_have_title("Your turn · Valdora")
    expect(skip).to_have_count(0)

    turns.first.locator("summary").click()
    expect(turns.first.locator(".steps li").last).to_contain_text("Poppy ends the turn.")
    expect(turns.last.locator(".steps")).to_have_count(0)


def test_who_wants_it_so_sees_what_came_of_it_at_once(page: Page, base_url: str) -> None:
    prefer(page, motion="full", speed="instant")
    page.clock.install()
    new_game(page, base_url, PERSON, *BOTS)
    page.locator("[data-space='ah-2']").click()
    stop_clock(page)
    press(page, ".now [data-code]:last-child")
    expect(page.locator(".log > li", has_text=BOT_NAMES)).to_have_count(2)
    expect(page.locator(TURN)).to_be_visible()


def pace_of(page: Page, table: str) -> int:
    pace: int = page.request.get(f"/api/v1/tables/{table}").json()["table"]["pace"]
    return pace


def test_bots_alone_do_not_wait_and_the_host_can_make_them(page: Page) -> None:
    prefer(page)
    page.goto("/")
    ready(page)
    page.get_by_role("button", name="Play", exact=False).first.click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    ready(page)
    assert pace_of(page, table) == 0
    page.get_by_role("button", name="Menu").click()
    pace = page.get_by_role("dialog").get_by_label("Pace of the bots")
    expect(pace).to_have_value("0")
    with page.expect_response(f"**/api/v1/tables/{table}"):
        pace.select_option("Leisurely")
    assert pace_of(page, table) == 1500
