"""The pages for everyone: six languages, small screens, helping devices, missing networks."""

import gzip
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, expect

from support.browsing import PATIENCE, PHONE, overflow, raw_keys, ready, violations, visit
from support.server import Guest
from valdora.texts import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PAGES = ("/", "/new", "/tables", "/settings", "/rules", "/nowhere", "/join/nothing.here")
START_KB = 150
TABLE_KB = 250


def lobby(guest: Guest) -> str:
    """The address of a table that waits for players."""
    return f"/t/{guest.table('Player 1', None, ('bot', 'greedy'), public=True)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete_and_fits(
    language: str, browser: Browser, base_url: str, guest: Guest, finished: str
) -> None:
    context = browser.new_context(
        base_url=base_url, locale=language, viewport=PHONE, service_workers="block"
    )
    page = context.new_page()
    for path in (*PAGES, lobby(guest), f"/t/{finished}/replay/90"):
        visit(page, path)
        assert page.locator("html").get_attribute("lang") == language
        for size in (PHONE, LAPTOP):
            page.set_viewport_size(size)
            assert overflow(page) == 0, (path, size)
        assert not raw_keys(page), path
    context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_wrong(
    theme: Literal["light", "dark"],
    browser: Browser,
    base_url: str,
    guest: Guest,
    finished: str,
) -> None:
    context = browser.new_context(
        base_url=base_url,
        locale="en",
        color_scheme=theme,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    replay = f"/t/{finished}/replay/90"
    for path in (*PAGES, lobby(guest), replay):
        visit(page, path)
        assert violations(page) == [], path
        assert page.get_by_role("heading", level=1).count() == 1, path
    for tab in ("Players", "Points", "Proof"):
        page.get_by_role("tab", name=tab, exact=True).click()
        assert violations(page) == [], tab
    context.close()


def test_no_request_leaves_the_server(
    page: Page, base_url: str, guest: Guest, finished: str
) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.on("websocket", lambda socket: asked.add(socket.url.replace("ws", "http", 1)))
    for path in (*PAGES, lobby(guest), f"/t/{finished}", f"/t/{finished}/replay"):
        visit(page, path)
        page.wait_for_load_state("networkidle")
    assert len(asked) > 30
    assert {url for url in asked if not url.startswith(f"{base_url}/")} == set()


def weight(browser: Browser, base_url: str, path: str) -> float:
    """Kilobytes, gzipped, of everything loaded until a page can be used."""
    context = browser.new_context(base_url=base_url, locale="ru", service_workers="block")
    page = context.new_page()
    asked: list[Request] = []

    def keep(request: Request) -> None:  # Playwright takes no built-in methods
        asked.append(request)

    page.on("requestfinished", keep)
    visit(page, path)
    answers = [request.response() for request in tuple(asked)]
    total = sum(len(gzip.compress(answer.body(), 6)) for answer in answers if answer)
    context.close()
    return total / 1000


def test_the_start_page_is_light(browser: Browser, base_url: str) -> None:
    assert weight(browser, base_url, "/") <= START_KB


def test_the_table_is_light(browser: Browser, base_url: str, finished: str) -> None:
    assert weight(browser, base_url, f"/t/{finished}") <= TABLE_KB


def test_all_is_reached_by_keyboard(page: Page) -> None:
    visit(page, "/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*", timeout=PATIENCE)


def test_it_can_be_installed_and_says_so_kindly_while_the_server_is_away(
    browser: Browser, base_url: str
) -> None:
    context = browser.new_context(base_url=base_url, locale="de")
    page = context.new_page()
    visit(page, "/tables")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(r => r.json())")
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    page.reload()
    ready(page)
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kein Durchkommen", timeout=PATIENCE)
    context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text("Tische", timeout=PATIENCE)
    context.close()
