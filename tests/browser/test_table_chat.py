"""The chat can always be used, also while the coach shows a tip."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.test_table import BOTS, PERSON, new_game, prefer
from support.browsing import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
)
SEATS = {3: (PERSON, *BOTS), 5: (PERSON, *BOTS, *BOTS)}


@pytest.fixture(autouse=True)
def _patient(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_chat_field_can_be_clicked_while_a_tip_is_shown(
    page: Page, base_url: str, language: str, seats: int
) -> None:
    prefer(page, language=language, coached=True)
    new_game(page, base_url, *SEATS[seats])
    tip, chat = page.locator(".coach"), page.locator(".chat")
    for size in SIZES:
        page.set_viewport_size(size)
        expect(tip).to_be_visible()
        page.locator("#tab-chat, .bar button:last-child").click()
        chat.locator("input").click()  # fails if anything lies over it
        page.keyboard.type(f"{size['width']} wide")
        chat.get_by_role("button").click()
        expect(chat.locator("li").last).to_contain_text(f"{size['width']} wide")
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
