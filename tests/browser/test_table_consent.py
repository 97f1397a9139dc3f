"""Everyone at the table is asked, in two real browsers: a turn taken back, and a pause."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_table_away import arrive, opened
from support.browsing import PATIENCE, PHONE, overflow, raw_keys, violations
from support.server import Guest, Running

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def wish(page: Page, what: str) -> None:
    """Ask everyone for something, in the menu and by keyboard."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=what).press("Enter")
    page.mouse.move(5, 300)  # away from the menu's button, which would tell what it is
    page.evaluate("document.activeElement?.blur()")


def test_a_turn_is_taken_back_and_a_game_paused_when_all_agree(
    browser: Browser, served: Running
) -> None:
    expect.set_options(timeout=PATIENCE)
    with Guest(served.url) as host, Guest(served.url) as ann:
        table = host.table("Host", None, ("bot", "greedy"), public=True, starts=0)
        ann.post(f"/tables/{table}/join", {"name": "Ann"})
        host.post(f"/tables/{table}/start")
        one, two = arrive(browser, served.url, host), arrive(browser, served.url, ann, PHONE)
        mine, hers = opened(one, table), opened(two, table)
        mine.locator("[data-space='ah-2'][data-code]").click()
        mine.get_by_role("button", name="End turn").click()
        if mine.get_by_role("button", name="End it now?").count():
            mine.get_by_role("button", name="End it now?").click()
        expect(hers.locator(".top .turn")).to_contain_text("Your turn")

        wish(mine, "Take my last turn back")
        expect(mine.locator("[data-proposal]")).to_contain_text("Waiting for: Ann")
        bar = hers.locator("[data-proposal='undo']")
        expect(bar).to_contain_text("Host would like to take")
        for page in (mine, hers):
            assert (violations(page), raw_keys(page), overflow(page)) == ([], set(), 0)
        bar.get_by_role("button", name="I agree").press("Enter")
        expect(mine.locator("[data-space='ah-2'][data-code]")).to_be_attached()
        expect(hers.locator("[data-proposal]")).to_have_count(0)
        expect(mine.locator(".side ol")).to_contain_text("Host takes back")

        wish(hers, "Pause the game")
        mine.locator("[data-proposal='pause']").get_by_role("button", name="No").click()
        expect(hers.locator("[data-proposal]")).to_have_count(0)
        wish(hers, "Pause the game")
        mine.get_by_role("button", name="I agree").click()
        expect(hers.locator("[data-paused]")).to_contain_text("The game is paused.")
        expect(mine.locator("[data-space][data-code]")).to_have_count(0)
        assert (violations(mine), overflow(mine)) == ([], 0)
        hers.get_by_role("button", name="Go on").press("Enter")
        expect(mine.locator("[data-space][data-code]").first).to_be_attached()
        one.close()
        two.close()
