"""A finished game again, in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.browsing import PATIENCE, ready
from support.server import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def replay(page: Page, finished: str) -> Page:
    """The replay of a finished game, at its beginning."""
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    page.goto(f"/t/{finished}/replay")
    return ready(page)


def at(page: Page) -> int:
    """The ply the address names."""
    found = re.search(r"/replay/(\d+)$", page.url)
    assert found, page.url
    return int(found[1])


def test_one_steps_by_action_turn_and_round(replay: Page) -> None:
    assert at(replay) == 4
    replay.get_by_role("button", name="One step on").click()
    replay.wait_for_url("**/replay/5")
    replay.get_by_role("button", name="One step back").click()
    replay.wait_for_url("**/replay/4")
    replay.get_by_role("button", name="One turn on").click()
    replay.wait_for_url(re.compile(r"/replay/(?!4$)\d+$"))
    turn = at(replay)
    replay.get_by_role("button", name="One round on").click()
    expect(replay.get_by_text(re.compile("Round 2, move"))).to_be_visible()
    assert at(replay) > turn


def test_the_slider_and_the_keys_lead_anywhere(replay: Page, guest: Guest, finished: str) -> None:
    last = len(guest.get(f"/tables/{finished}/line")["plies"])
    replay.get_by_role("slider", name="Position").fill(str(last // 2))
    replay.wait_for_url(f"**/replay/{last // 2}")
    replay.get_by_role("heading", level=1).click(force=True)
    replay.keyboard.press("End")
    replay.wait_for_url(f"**/replay/{last}")
    replay.keyboard.press("ArrowLeft")
    replay.wait_for_url(re.compile(rf"/replay/(?!{last}$)\d+$"))


def test_a_line_of_the_log_leads_to_its_moment(replay: Page) -> None:
    line = replay.locator("[data-ply]").nth(12)
    ply = line.get_attribute("data-ply")
    line.click()
    replay.wait_for_url(f"**/replay/{ply}")
    expect(line).to_have_attribute("aria-current", "step")


def test_a_link_to_a_position_shows_that_position(page: Page, guest: Guest, finished: str) -> None:
    page.goto(f"/t/{finished}/replay/60")
    ready(page)
    state = guest.get(f"/tables/{finished}/positions/60")["state"]
    expect(page.get_by_text(f"Round {state['round']}, move 60")).to_be_visible()


def test_everyone_s_things_lie_one_below_the_other_with_the_craftsmen(replay: Page) -> None:
    replay.get_by_role("tab", name="Players").click()
    mats = replay.locator("#panel [data-seat]")
    expect(mats).to_have_count(3)
    expect(replay.locator("#panel table")).to_be_visible()
    for mat in mats.all():
        box = mat.bounding_box()
        assert box, mat
        assert box["height"] < 100, "a mat is as high as what lies on it, not as its column"


def test_it_plays_by_itself_and_stops(replay: Page) -> None:
    replay.get_by_role("button", name="Play", exact=True).click()
    replay.wait_for_url(re.compile(r"/replay/(?!4$)\d+$"))
    replay.get_by_role("button", name="Pause").click()
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_charts_tell_points_by_source_and_over_time(
    replay: Page, guest: Guest, finished: str
) -> None:
    replay.keyboard.press("End")
    replay.get_by_role("tab", name="Points", exact=True).click()
    scores = guest.get(f"/tables/{finished}")["table"]["result"]["scores"]
    by_source, over_time = replay.locator("figure").nth(0), replay.locator("figure").nth(1)
    for chart in (by_source, over_time):
        chart.get_by_text("As a table").click()
    totals = by_source.locator("tbody tr td:last-child")
    expect(totals).to_have_text([str(score) for score in scores])
    expect(over_time.locator("tbody tr:last-child td")).to_have_text([str(s) for s in scores])
    over_time.locator("tbody button").nth(1).click()
    replay.wait_for_url(re.compile(r"/replay/\d{1,2}$"))


def test_the_shuffle_is_proven_in_the_browser(replay: Page, guest: Guest, finished: str) -> None:
    table = guest.get(f"/tables/{finished}")["table"]
    replay.get_by_role("tab", name="Proof").click()
    expect(replay.get_by_text(table["commitment"])).to_be_visible()
    expect(replay.get_by_text(table["seed"])).to_be_visible()
    expect(replay.get_by_text("the seed belongs to the fingerprint")).to_be_visible()


def test_the_record_can_be_downloaded(replay: Page, finished: str) -> None:
    with replay.expect_download() as download:
        replay.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == f"valdora-{finished}.valdora"
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith('{"valdora":1')
    assert '"result"' in text


def test_there_is_no_replay_of_a_table_that_does_not_exist(page: Page) -> None:
    page.goto("/t/nothing/replay")
    expect(ready(page).get_by_role("heading", level=1)).to_have_text("Nothing to see here")
