"""Someone goes away: everyone sees it, a bot plays on, and they take their seat back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from browser.test_table import prefer
from support.browsing import PATIENCE, PHONE, overflow, raw_keys, violations, visit
from support.server import Guest, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HASTY = Path(__file__).parents[1] / "support" / "hasty_server.py"
WIDE: ViewportSize = {"width": 1280, "height": 720}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where nobody has patience with who is away."""
    expect.set_options(timeout=PATIENCE)
    with running(tmp_path_factory.mktemp("hasty"), program=HASTY) as server:
        yield server.url


def arrive(
    browser: Browser, url: str, key: Guest, size: ViewportSize = WIDE, *, touch: bool = False
) -> BrowserContext:
    """A browser of someone who otherwise asks by API."""
    context = browser.new_context(
        base_url=url, locale="en", viewport=size, has_touch=touch, is_mobile=touch
    )
    if not key.http.cookies:
        key.table("Host", None, None)
    value = key.http.cookies["valdora"]
    context.add_cookies([{"name": "valdora", "value": value, "url": url}])
    return context


def opened(context: BrowserContext, table: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    prefer(page)
    visit(page, f"/t/{table}")
    page.locator(".table").wait_for()
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_bot_plays_for_who_is_away_until_they_are_back(
    browser: Browser, hasty: str, size: ViewportSize
) -> None:
    with Guest(hasty) as host, Guest(hasty) as ann, Guest(hasty) as ben:
        table = host.table("Host", None, None, public=True, pace=0, starts=1)
        for each, name in ((ann, "Ann"), (ben, "Ben")):
            each.post(f"/tables/{table}/join", {"name": name})
        host.post(f"/tables/{table}/start")
        gone = arrive(browser, hasty, ann, size)
        page = opened(gone, table)
        expect(page.locator("[data-space][data-code]").first).to_be_attached()
        here = arrive(browser, hasty, ben, size)
        watching = opened(here, table)
        expect(watching.get_by_role("button", name="Let a bot play for Ann")).to_have_count(0)
        page.close()

        # Ben plays, and the host is not there either: it is up to him, by keyboard.
        ask = watching.locator(".now [data-away='0'] button")
        expect(ask).to_have_text("Let a bot play for Ann")
        expect(watching.locator(".now")).to_contain_text("Ann is away.")
        assert (violations(watching), raw_keys(watching), overflow(watching)) == ([], set(), 0)
        ask.press("Enter")
        expect(ask).to_contain_text("Really?")
        ask.press("Enter")
        expect(ask).to_have_count(0)
        seat = ben.get(f"/tables/{table}")["table"]["seats"][0]
        assert (seat["kind"], seat["away"]) == ("bot", True)
        if size is WIDE:
            mark = watching.locator(".side [data-seat='0']")
            expect(mark).to_contain_text("a bot plays on")
            expect(watching.locator(".side ol")).to_contain_text("Ann is away; a bot plays on.")

        # The bot is in the middle of Ann's turn; she takes it back where it stands.
        page = opened(gone, table)
        expect(page.locator("[data-space][data-code]")).to_have_count(0)
        expect(page.locator(".now")).to_contain_text("A bot is playing for you.")
        assert (violations(page), overflow(page)) == ([], 0)
        page.get_by_role("button", name="Take my seat back").click()
        expect(page.locator("[data-space][data-code]").first).to_be_attached()
        before = page.locator(".table").get_attribute("data-ply")
        page.locator("[data-space='ah-2'][data-code]").click()
        expect(page.locator(".table")).not_to_have_attribute("data-ply", str(before))
        expect(page.locator(".now")).not_to_contain_text("A bot is playing for you.")
        changes = ben.get(f"/tables/{table}")["table"]["seat_changes"]
        assert [each["change"] for each in changes] == ["away", "back"]
        gone.close()
        here.close()


def test_a_lobby_without_its_host_has_another_who_begins(browser: Browser, hasty: str) -> None:
    with Guest(hasty) as host, Guest(hasty) as ann:
        table = host.table("Host", None, public=True, pace=0, edition="duel")
        ann.post(f"/tables/{table}/join", {"name": "Ann"})
        context = arrive(browser, hasty, ann)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        prefer(page)
        visit(page, f"/t/{table}")
        expect(page.get_by_text("The host is not here.")).to_be_visible()
        page.get_by_role("button", name="Become the host").press("Enter")
        sure = page.get_by_role("button", name="Really? You will be the host.")
        expect(sure).to_be_focused()
        assert (violations(page), raw_keys(page), overflow(page)) == ([], set(), 0)
        sure.press("Enter")
        begin = page.get_by_role("button", name="Begin the game")
        expect(begin).to_be_enabled()
        assert not host.get(f"/tables/{table}")["you"]["host"]

        # What is refused is told, and the list shows again what is so.
        pace = page.get_by_label("Pace of the bots")
        before = pace.input_value()
        page.route(f"**/tables/{table}", lambda route: route.abort())
        pace.select_option(index=0 if before != "0" else 1)
        expect(page.get_by_role("alert")).to_be_visible()
        expect(pace).to_have_value(before)
        begin.click()
        page.locator(".table").wait_for()
        context.close()


def test_bots_play_among_themselves_while_someone_watches(browser: Browser, guest: Guest) -> None:
    expect.set_options(timeout=PATIENCE)
    pauses = "While nobody watches, the game pauses."
    context = arrive(browser, guest.url, guest)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    prefer(page)
    visit(page, "/new")
    page.get_by_role("radio", name="3", exact=True).check()
    for number in (1, 2, 3):
        expect(page.get_by_text(pauses)).to_have_count(0)
        page.get_by_label(f"Seat {number}", exact=True).select_option("bot")
    expect(page.get_by_text(pauses)).to_be_visible()

    # Bots that need not get ready first.
    visit(page, f"/t/{guest.table(*[('bot', 'greedy')] * 3)}")
    expect(page.get_by_text(pauses)).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    table = page.locator(".table")
    table.wait_for()
    expect(page.locator(".badge")).to_have_text("watching")
    begun = table.get_attribute("data-ply")
    expect(table).not_to_have_attribute("data-ply", str(begun))
    context.close()
