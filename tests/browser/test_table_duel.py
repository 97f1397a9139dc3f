"""The duel in a real browser: the rival is at the table, and what it does is seen."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.test_table import BOTS, PERSON, new_game, prefer
from support.browsing import PATIENCE, overflow, raw_keys, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CRESTS = 7


@pytest.fixture(autouse=True)
def _patient(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)


def test_the_rival_lays_out_its_row_and_hires_after_deliveries(page: Page, base_url: str) -> None:
    """X2, X3: one card of each crest; after a turn with a delivery the first goes to the end."""
    prefer(page)
    table = new_game(page, base_url, PERSON, BOTS[0], edition="duel")
    rival = page.get_by_role("region", name="rival")
    row = rival.get_by_role("list", name="Next the rival takes").get_by_role("listitem")
    expect(row).to_have_count(CRESTS)
    expect(rival.get_by_role("list", name="The rival’s craftsmen")).to_have_text("none yet")
    cards = "all => all.map(e => e.dataset.card)"
    first, *others = row.evaluate_all(cards)
    assert raw_keys(page) == set()
    assert overflow(page) == 0
    assert violations(page) == []

    origin = {"origin": base_url}
    page.request.post(f"/api/v1/tables/{table}/leave", data={"seat": 0}, headers=origin)
    page.locator(".table.over").wait_for()
    steps = page.request.get(f"/api/v1/tables/{table}/line").json()["steps"]
    done = [event for step in steps for event in step["events"]]
    takes = [event["crest"] for event in done if event["kind"] == "rival-hired"]
    assert takes[0] == first
    assert takes[1:3] == others[:2]
    removed = {event["colour"] for event in done if event["kind"] == "workshop-removed"}
    gone = rival.get_by_role("list", name="Out of the game").get_by_role("listitem")
    expect(gone).to_have_count(len(removed))
    counts = rival.get_by_role("list", name="The rival’s craftsmen").inner_text()
    assert sum(map(int, re.findall(r"\d+", counts))) == len(takes)
