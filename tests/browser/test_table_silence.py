"""A connection that is lost without a word: the page is soon on another one, and misses nothing."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_table import prefer, press
from support.browsing import PATIENCE, ready
from support.proxies import Aside, proxy_aside
from support.server import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def way(guest: Guest) -> Iterator[Aside]:
    """To the server."""
    expect.set_options(timeout=PATIENCE)
    with proxy_aside(int(guest.url.rpartition(":")[2])) as made:
        yield made


def seated(browser: Browser, url: str, guest: Guest, table: str) -> Page:
    """A page that comes by that way and holds the first seat."""
    token = guest.post(f"/tables/{table}/links", {"role": "seat", "seat": 0})["token"]
    page = browser.new_context(base_url=url, locale="en").new_page()
    page.set_default_timeout(PATIENCE)
    prefer(page)
    told = {"token": token, "name": "Cut"}
    assert page.request.post("/api/v1/links/claim", data=told, headers={"origin": url}).ok
    page.goto(f"/t/{table}")
    return page


def test_a_move_into_a_hole_is_made_once_and_what_others_do_meanwhile_is_seen(
    browser: Browser, guest: Guest, way: Aside
) -> None:
    table = guest.table(None, "Other", ("bot", "greedy"))
    page = seated(browser, f"http://127.0.0.1:{way.proxy.port}", guest, table)
    guest.post(f"/tables/{table}/start")
    ready(page)
    space = page.locator("[data-space='ah-2'][data-code]")
    space.wait_for(state="attached")
    plies = len(guest.get(f"/tables/{table}/line")["plies"])

    way.do(way.proxy.swallow())
    space.click()
    expect(page.locator(f".table[data-ply='{plies + 1}'][data-busy=false]")).to_be_attached()
    assert len(guest.get(f"/tables/{table}/line")["plies"]) == plies + 1
    press(page, ".now [data-code]:last-child")
    expect(page.locator(".top .turn")).to_contain_text("Other")

    way.do(way.proxy.swallow())
    way.do(move(guest, table))
    page.evaluate("dispatchEvent(new Event('online'))")
    last = len(guest.get(f"/tables/{table}/line")["plies"])
    expect(page.locator(f".table[data-ply='{last}'][data-busy=false]")).to_be_attached()
    page.context.close()


def test_a_move_that_is_known_by_what_was_missed_leaves_the_pawn_where_it_went(
    browser: Browser, guest: Guest, way: Aside
) -> None:
    table = guest.table(None, "Other", ("bot", "greedy"))
    page = seated(browser, f"http://127.0.0.1:{way.proxy.port}", guest, table)
    guest.post(f"/tables/{table}/start")
    ready(page)
    space = page.locator("[data-space='ah-2'][data-code]")
    space.wait_for(state="attached")
    pawn = page.locator("[data-pawn='0']")
    stands = "pawn => pawn.style.transform"
    begin = pawn.evaluate(stands)

    way.do(way.proxy.mute())
    space.click()
    page.get_by_role("button", name="End turn").wait_for()
    there = pawn.evaluate(stands)
    assert there != begin
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    with Guest(guest.url, httpx.Cookies(cookies)) as other_device:
        way.do(move(other_device, table, -1))
    expect(page.locator(".top .turn")).to_contain_text("Other")
    assert pawn.evaluate(stands) == there
    page.context.close()


async def move(guest: Guest, table: str, choice: int = 0) -> None:
    async with guest.live(table) as live:
        now = live.snapshot
        assert (await live.act(now["choices"][choice]["code"], now["seq"]))["type"] == "ack"
