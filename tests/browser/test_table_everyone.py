"""The table for everyone: no violations, no overflow, no missing text, in any language or light."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.test_table import BOTS, PERSON, new_game, prefer, press
from support.browsing import PATIENCE, PHONE, on_a_phone, overflow, raw_keys, violations
from valdora.texts import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIVE = (PERSON, *BOTS, *BOTS)

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    PHONE,
)


@pytest.fixture(autouse=True)
def _patient(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)


def too_tall(page: Page) -> int:
    tall: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return max(0, tall)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_map_in_a_book_and_in_the_panels(
    page: Page, base_url: str, theme: str
) -> None:
    prefer(page, theme=theme, coached=True)
    new_game(page, base_url, *FIVE)
    assert violations(page) == []
    page.locator("[data-space='C']").click()
    expect(page.locator(".book")).to_be_visible()
    page.wait_for_timeout(400)
    assert violations(page) == []
    for key, name in (("?", "Keys"), ("r", "Since your last turn")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.wait_for_timeout(300)
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_timeout(300)
    assert violations(page) == []


DESKTOP: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_advice_at_a_player_and_on_a_phone(
    page: Page, base_url: str, size: ViewportSize
) -> None:
    prefer(page, theme="dark" if size == DESKTOP else "light")
    page.set_viewport_size(size)
    new_game(page, base_url, *FIVE)
    assert violations(page) == []
    page.keyboard.press("h")
    advice = page.get_by_role("dialog", name="A bot’s advice")
    expect(advice.get_by_role("button", name="Show on the map").first).to_be_visible()
    assert re.search(r"\.", advice.locator(".why").first.inner_text())
    assert raw_keys(page) == set()
    panels = ["Players", "Craftsmen", "Log", "Chat"] if size == PHONE else ["Poppy"]
    for name in panels:
        page.wait_for_timeout(300)
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_the_end_and_when_the_device_is_handed_over(
    page: Page, base_url: str, finished: str, size: ViewportSize
) -> None:
    prefer(page, theme="light" if size == DESKTOP else "dark")
    page.set_viewport_size(size)
    page.goto(f"/t/{finished}")
    expect(page.get_by_role("dialog", name="The ledger")).to_be_visible()
    page.wait_for_timeout(300)
    assert violations(page) == []
    new_game(page, base_url, PERSON, PERSON | {"name": "Player 2"}, BOTS[0])
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_on_one_screen_in_every_language(
    page: Page, base_url: str, language: str
) -> None:
    prefer(page, language=language, coached=True)
    for size in SIZES:
        page.set_viewport_size(size)
        new_game(page, base_url, *FIVE)
        assert (overflow(page), too_tall(page)) == (0, 0)
        assert raw_keys(page) == set()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator("[data-space='A']").click()
    expect(page.locator(".book")).to_be_visible()
    assert (overflow(page), too_tall(page), raw_keys(page)) == (0, 0, set())
    press(page, ".now [data-code]:last-child")


def test_targets_on_a_phone_are_large_enough_for_a_finger(browser: Browser, base_url: str) -> None:
    with on_a_phone(browser, base_url) as page:
        prefer(page)
        new_game(page, base_url, *FIVE)
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a, [data-space]')]
              .filter(e => e.checkVisibility() && !e.closest('.visually-hidden'))
              .map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
              .filter(([, r]) => r.width && (r.width < 43.5 || r.height < 43.5))
              .map(([html, r]) => `${Math.round(r.width)}x${Math.round(r.height)} ${html}`)"""
        )
        assert small == []


def test_the_table_loads_at_most_250_kilobytes(page: Page, base_url: str) -> None:
    prefer(page)
    sizes: list[int] = []
    page.on(
        "response",
        lambda response: sizes.append(int(response.headers.get("content-length", 0))),
    )
    new_game(page, base_url, *FIVE)
    assert 0 < sum(sizes) <= 250_000
