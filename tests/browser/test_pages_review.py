"""A finished game judged, and a hint, in a real browser; the judge knows the points only."""

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, expect

from support.browsing import PATIENCE, overflow, raw_keys, ready, violations
from support.judged import PROGRAM
from support.played import Played, put_ended
from support.server import Guest, Running, running
from valdora.dealer import Seal

pytestmark = [pytest.mark.browser, pytest.mark.slow]

THEMES: tuple[Literal["light", "dark"], ...] = ("dark", "light")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A public duel that is over; two of the turns that swung it follow each other."""
    folder, seal = tmp_path_factory.mktemp("judged"), Seal(bytes(range(23, 55)))
    seats = "Player 1", ("bot", "greedy")
    return put_ended(folder, *seats, seal=seal, edition="duel", public=True)


@pytest.fixture(scope="module")
def house(played: Played) -> Iterator[Running]:
    with running(played.folder, PROGRAM) as started:
        yield started


@pytest.fixture(scope="module")
def host(house: Running) -> Iterator[Guest]:
    with Guest(house.url) as someone:
        yield someone


@pytest.fixture
def duel(played: Played) -> str:
    return played.table


@pytest.fixture
def judged(page: Page, house: Running, duel: str) -> Page:
    """The replay with the judged game beside it."""
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    page.goto(f"{house.url}/t/{duel}/replay")
    ready(page).get_by_role("tab", name="Turning points").click()
    ask = page.get_by_role("button", name="Analyse the game")
    chart = page.get_by_role("img", name="Chances of winning, turn by turn")
    expect(ask.or_(chart).first).to_be_visible()
    if ask.is_visible():
        ask.click()
    expect(chart).to_be_visible(timeout=4 * PATIENCE)
    return page


def test_the_ribbon_the_swings_and_the_sums_are_there(judged: Page, host: Guest, duel: str) -> None:
    review = host.get(f"/tables/{duel}/review")["review"]
    expect(judged.locator("figure .mark")).to_have_count(3)
    expect(judged.get_by_role("button", name="See it again")).to_have_count(3)
    judged.get_by_text("As a table").click()
    rows = judged.get_by_role("region", name="Chances of winning").locator("tbody tr")
    expect(rows).to_have_count(len(review["turns"]) + 1)
    last = [f"{round(share * 100)}%" for share in review["turns"][-1]["after"]]
    expect(rows.last.locator("td")).to_have_text(last)
    expect(judged.get_by_role("columnheader", name="Luck")).to_be_visible()
    assert not raw_keys(judged)
    for theme in THEMES:
        judged.emulate_media(color_scheme=theme)
        assert not violations(judged)


def test_a_swing_leads_to_its_turn_by_keyboard_and_by_mouse(
    judged: Page, host: Guest, duel: str
) -> None:
    review = host.get(f"/tables/{duel}/review")["review"]
    plies = [review["turns"][place]["first"] - 1 for place in review["swings"]]
    judged.get_by_role("button", name="See it again").first.press("Enter")
    judged.wait_for_url(f"**/replay/{plies[0]}")
    for place in (1, 2, 0):
        judged.locator("figure .mark").nth(place).click(force=True)  # its number lies on it
        judged.wait_for_url(f"**/replay/{plies[place]}")


def test_it_fits_a_phone(judged: Page) -> None:
    judged.set_viewport_size({"width": 360, "height": 740})
    assert overflow(judged) == 0


def test_a_hint_shows_chances_and_how_turns_compare(
    page: Page, house: Running, host: Guest
) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    table = host.table("Player 1", ("bot", "random"), edition="duel")
    host.post(f"/tables/{table}/start")
    page.context.add_cookies(
        [
            {"name": cookie.name, "value": cookie.value or "", "url": house.url}
            for cookie in host.http.cookies.jar
        ]
    )
    page.goto(f"{house.url}/t/{table}")
    ready(page).get_by_role("button", name="What would a bot do?").click()
    panel = page.get_by_role("dialog", name="A bot’s advice")
    expect(panel.get_by_text("Chance of winning")).to_have_count(3)
    expect(panel.get_by_text("About as good as the first.")).to_be_visible()
    expect(panel.get_by_text("Your next delivery comes 2 turns sooner.")).to_be_visible()
    expect(panel.get_by_text(re.compile("red workshop: 62% instead of 41%"))).to_be_visible()
    assert not violations(page)


TOLD = {
    "stage": "judging",
    "ahead": 0,
    "done": 0,
    "total": 40,
    "left": None,
    "why": None,
    "review": None,
}


def test_it_goes_on_through_a_cut_and_a_restart_and_tells_how_far_it_is(
    page: Page, house: Running, duel: str
) -> None:
    """The server's answers are put in here, one after the other; `None` is no answer at all."""
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    answer: dict[str, object] | None = TOLD | {"stage": "unasked", "total": 0}

    def told(route: Route) -> None:
        if answer is None:
            route.abort()
        else:
            route.fulfill(json=answer)

    page.route("**/api/v1/tables/*/review", told)
    page.goto(f"{house.url}/t/{duel}/replay")
    ready(page).get_by_role("tab", name="Turning points").click()
    page.get_by_role("button", name="Analyse the game").wait_for()
    answer = TOLD | {"stage": "waiting", "total": 0, "ahead": 1}
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_text("Another game is analysed first.")).to_be_visible()
    answer = TOLD | {"done": 2}
    expect(page.get_by_text("Turns analysed: 2 of 40")).to_be_visible()
    expect(page.get_by_text("How long it takes shows after the first turns.")).to_be_visible()
    answer = TOLD | {"done": 9, "left": {"low": 130, "high": 350}}
    expect(page.get_by_text("About 2 to 6 minutes left.")).to_be_visible()
    assert not raw_keys(page)
    assert not violations(page)
    answer = None
    expect(page.get_by_text("The server does not answer at the moment.")).to_be_visible()
    expect(page.get_by_text("Turns analysed: 9 of 40")).to_be_visible()
    expect(page.get_by_text("minutes left")).to_have_count(0)  # nobody knows now
    assert not violations(page)
    answer = TOLD | {"stage": "unasked", "total": 0}
    expect(page.get_by_text("The server was restarted in the meantime")).to_be_visible()
    expect(page.get_by_text("The server does not answer")).to_have_count(0)
    answer = TOLD | {"stage": "failed", "why": "died", "total": 0}
    expect(page.get_by_text("The analysis was stopped in the middle of it")).to_be_visible()
    page.unroute("**/api/v1/tables/*/review")
    page.get_by_role("button", name="Try again").click()
    chart = page.get_by_role("img", name="Chances of winning, turn by turn")
    expect(chart).to_be_visible(timeout=4 * PATIENCE)
