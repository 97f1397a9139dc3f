"""A table as in the box: what was completed, scored and leafed past is covered until the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.test_table import BOTS, PERSON, new_game, prefer, press
from support.browsing import PATIENCE, raw_keys, ready, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize("covered", [False, True], ids=["open", "covered"])
def test_a_table_shows_what_was_chosen_for_it(page: Page, base_url: str, covered: bool) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    prefer(page)
    table = new_game(page, base_url, PERSON, *BOTS, covered=covered)
    shown, hidden = (0, 1) if covered else (1, 0)
    side, own = page.locator(".side .tableau"), page.locator("footer")
    for mat in (side.first, own):
        expect(mat.locator(".score")).to_have_count(shown)
        expect(mat.get_by_role("img", name="0 completed commissions")).to_have_count(hidden)

    page.locator("[data-space='C']").click()
    press(page, ".book [data-turn=R]")
    expect(page.locator(".book .depth").first).to_have_text("1 page")
    expect(page.get_by_role("list", name="Pages everyone has seen")).to_have_count(shown)
    expect(page.get_by_role("table", name="Pages nobody has seen")).to_have_count(shown)
    page.get_by_role("tabpanel").locator("summary").last.click()
    steps = page.locator(".log .steps")
    expect(steps).to_contain_text("turns a page from right to left")
    expect(steps.get_by_text(re.compile(r"commission \("))).to_have_count(shown)
    assert not violations(page)
    assert not raw_keys(page)

    side.first.click()
    ledger = page.get_by_role("dialog").get_by_text("Total")
    expect(ledger).to_have_count(shown)
    page.keyboard.press("Escape")
    page.goto(f"/t/{table}/replay")
    ready(page)
    expect(page.get_by_role("tab", name="Points")).to_have_count(shown)
