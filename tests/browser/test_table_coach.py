"""The coach in a first game: whoever follows its tips, one by one, makes a first delivery."""

import pytest
from playwright.sync_api import Page, expect

from browser.test_table import BOTS, PERSON, new_game, prefer, wait_for_turn
from support.browsing import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_STEPS = 60
TIP = ".coach"


def follow(page: Page) -> str:
    """Do what the tip says, with the mouse; which tip it was."""
    expect(page.locator(TIP)).to_have_count(1)
    tip = page.locator(TIP).get_attribute("data-tip-id") or ""
    pointer = page.locator(".pointer").first
    if pointer.count():
        space = pointer.get_attribute("data-pointer")
        page.locator(f"[data-space='{space}'][data-code]").click()
    else:
        button = page.locator("[data-pointed]")
        button.click()
        again = page.locator(".armed[data-pointed]")
        page.wait_for_timeout(80)
        if again.count():
            again.click()
    return tip


def test_who_follows_the_coach_makes_a_first_delivery(page: Page, base_url: str) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    prefer(page, coached=True, speed="instant")
    new_game(page, base_url, PERSON, *BOTS)
    steps: list[str] = []
    while len(steps) < MOST_STEPS and "deliver" not in steps:
        wait_for_turn(page)
        ply = page.locator(".table").get_attribute("data-ply")
        steps.append(follow(page))
        page.locator(f".table[data-busy=false]:not([data-ply='{ply}'])").wait_for(state="attached")
    assert steps[-1] == "deliver", steps
