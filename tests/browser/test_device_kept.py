"""What a device keeps: games, pages, releases; and what it says where it cannot."""

import asyncio
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from browser.test_device import ADA, BOT
from support.browsing import raw_keys, violations
from support.device import Memory, Sitting
from support.sites import PLAYER, REMEMBERED, ROWS, Killable, Site, kept, visit
from valdora.cli.commands.site import write_site
from valdora.server.http.files import STATIC

pytestmark = [pytest.mark.browser, pytest.mark.slow]
FIRST_WORKER = Path(__file__).parents[1] / "support/first_worker.js"


@pytest.mark.parametrize("host", ["127.0.0.1", "home.test"])
def test_two_tabs_one_plays_and_the_other_can_take_over(
    site: Site, own_browser: BrowserContext, host: str
) -> None:
    """Also by plain http in a home network, where browsers have no locks."""
    one, two = own_browser.new_page(), own_browser.new_page()
    visit(one, site.url.replace("127.0.0.1", host))
    assert one.evaluate("'locks' in navigator") == (host == "127.0.0.1")
    one.get_by_role("button", name="Play now").click()
    expect(one.locator("[data-code]").first).to_be_visible()
    two.goto(one.url)
    expect(two.get_by_text("open in another tab")).to_be_visible()
    two.get_by_role("button", name="Play here").click()
    expect(two.locator("[data-code]").first).to_be_visible()
    expect(one.get_by_text("open in another tab")).to_be_visible()


def test_a_host_that_fails_in_the_middle_of_a_turn_is_begun_anew(
    site: Site, own_browser: BrowserContext
) -> None:
    page = visit(own_browser.new_page(), site.url)
    page.get_by_role("button", name="Play now").click()
    _moved(page)
    (host,) = (worker for worker in page.workers if "host.worker" in worker.url)
    host.evaluate("() => void setTimeout(() => { throw new Error('it fails'); })")
    while host in page.workers:
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-space][data-code]").first).to_be_visible()
    _moved(page)


ABOUT = """
() => new Promise((resolve) => {
  const [heard] = window.workers;
  heard.addEventListener('message', ({ data }) => {
    if (data.kind === 'answer' && data.id === -1) resolve(JSON.parse(data.text).version);
  });
  heard.postMessage({ kind: 'ask', id: -1, method: 'GET', path: '/api/v1/about', body: null });
})
"""
"""Of which release the Python is that hosts the tables of a page."""
WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...made) {
    super(...made);
    if (String(made[0]).includes('host.worker')) window.workers.push(this);
  }
};
"""


SHELLS = """
async (release) => {
  const shells = async () => (await caches.keys()).filter((name) => name.includes('/:shell-'));
  const last = `valdora:/games/valdora/:shell-${release}`;
  const kept = await navigator.serviceWorker.getRegistration();
  await kept.update();
  const own = async () => (await shells()).includes(last) && kept.waiting && !kept.installing;
  while (!(await own())) await new Promise((later) => setTimeout(later, 50));
  return shells();
}
"""
"""Look for a new release, and wait until it waits; the pages that are kept then."""
ONLY = """
async (expected) =>
  String((await caches.keys()).filter((name) => name.includes('/:shell-')).sort()) === `${expected}`
"""
"""Whether just these pages are kept."""


def test_a_new_release_waits_until_a_person_wants_it_and_takes_nobody_else_along(
    new_site: Site, own_browser: BrowserContext
) -> None:
    """Other names and other Python, and nothing of the old release is left at the host."""
    page, other, idle = (own_browser.new_page() for _ in range(3))
    for each in (page, other, idle):
        each.add_init_script(WORKERS)
    for each in (page, other):
        visit(each, new_site.url)
        each.get_by_role("button", name="Play now").click()
        expect(each.locator("[data-code]").first).to_be_visible()
        kept(each)
    visit(idle, f"{new_site.url}#/rules")  # no host has begun there
    page.wait_for_function(REMEMBERED)
    now = page.evaluate(ABOUT)
    (first,) = page.evaluate(
        "caches.keys().then((names) => names.filter((name) => name.includes(':shell-')))"
    )
    new_site.release("passed-over")
    assert len(page.evaluate(SHELLS, "passed-over")) == 2
    new_site.release()
    page.evaluate("window.before = true")
    page.evaluate(SHELLS, "next")
    page.wait_for_function(ONLY, arg=sorted([first, "valdora:/games/valdora/:shell-next"]))
    expect(page.get_by_text("A new version of the game is ready")).to_be_visible()
    assert page.evaluate("window.before"), "the game goes on as it is"
    _moved(page)
    page.get_by_role("button", name="Load it now").click()
    page.wait_for_function("() => !window.before")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()  # in the middle of that turn
    assert page.evaluate(ABOUT) == "next"
    _moved(other)  # goes on as it is
    assert other.evaluate(ABOUT) == now
    other.evaluate("window.before = true")
    own_browser.set_offline(True)
    other.get_by_role("button", name="Load it now").click()  # which somebody else has done
    other.wait_for_function("() => !window.before")
    expect(other.get_by_role("button", name="Undo")).to_be_enabled()
    assert other.evaluate(ABOUT) == "next"
    idle.evaluate("location.hash = '#/'")
    idle.get_by_role("button", name="Play now").click()
    expect(idle.locator("[data-code]").first).to_be_visible()
    assert idle.evaluate(ABOUT) == now, "page and Python are of one release"


def _moved(page: Page) -> None:
    page.locator("[data-space][data-code]").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


MEMORY_SPOILT = """
async () => {
  const cache = await caches.open('valdora:/games/valdora/:memory');
  const [memory] = (await cache.keys()).filter(({ url }) => url.includes('/memory-'));
  await cache.put(memory, new Response('spoilt'));
}
"""


def test_a_start_goes_on_from_what_the_last_one_left_and_does_without_it_if_it_must(
    new_site: Site, own_browser: BrowserContext
) -> None:
    """Whichever way it began, a game can be played then."""
    page = visit(own_browser.new_page(), f"{new_site.url}#/rules")
    kept(page)

    def began_with_memory() -> bool:
        began = page.evaluate(PLAYER)["snapshot"]
        table = page.evaluate("seats => player.table(seats)", [ADA, BOT, BOT])
        assert page.evaluate("id => player.play(id, 12)", table)["seq"] > 0
        return bool(began)

    assert not began_with_memory()
    page.wait_for_function(REMEMBERED)
    assert began_with_memory()
    page.evaluate(MEMORY_SPOILT)
    assert not began_with_memory()
    page.wait_for_function(REMEMBERED)
    assert began_with_memory()


def test_where_nothing_can_be_kept_it_plays_and_says_so(
    new_site: Site, own_browser: BrowserContext, game_file: Path
) -> None:
    """Plain http in a home network: no caches, no locks, no cryptography; and no database."""
    (worker,) = new_site.folder.glob("assets/host.worker-*.js")
    refuse = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
    worker.write_text(f"{refuse}\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")
    home = new_site.url.replace("127.0.0.1", "home.test")
    page = visit(own_browser.new_page(), home)
    assert not page.evaluate("isSecureContext || 'caches' in window || !!crypto.subtle")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    page.get_by_role("button", name="Understood").click()
    page.locator("[data-space][data-code]").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    visit(page, f"{home}#/settings")
    expect(page.get_by_text("it has to be reached by https")).to_be_visible()
    visit(page, f"{home}#/tables")
    page.locator("input[type=file]").set_input_files(str(game_file))
    page.get_by_role("tab", name="Proof").click()
    page.get_by_role("button", name="Check the whole game").click()
    expect(page.get_by_text("every move was allowed")).to_be_visible()


UPDATED = """
async () => {
  navigator.serviceWorker.oncontrollerchange = () => (window.taken = true);
  await (await navigator.serviceWorker.getRegistration()).update();
}
"""
"""Look for a new release, and say when nothing but that is in charge."""


def test_the_service_worker_of_before_makes_way(
    own_browser: BrowserContext, tmp_path: Path
) -> None:
    """It took over at once, kept pages by address, and knew of no releases."""
    site = Site(tmp_path / "site", "")
    worker = site.folder / "sw.js"
    newer = worker.read_text()
    worker.write_text(FIRST_WORKER.read_text())
    try:
        page = visit(own_browser.new_page(), site.url)
        kept(page)
        page.get_by_role("button", name="Play now").click()
        expect(page.locator("[data-code]").first).to_be_visible()
        page.evaluate("window.before = true")
        worker.write_text(newer)
        page.evaluate(UPDATED)
        page.wait_for_function("window.taken")
        assert page.evaluate("window.before"), "the game goes on as it is"
        page.locator("[data-space][data-code]").first.click()
        own_browser.set_offline(True)
        page.reload()
        expect(page.locator("[data-code]").first).to_be_visible()
        page.close()
    finally:
        site.close()


def _into(heard: list[int]) -> Callable[[int], None]:
    """A function that Playwright can mark as its own, which it cannot a list's method."""

    def hear(seq: int) -> None:
        heard.append(seq)

    return hear


FURTHER = """
() => new Promise((resolve, reject) => {
  const asked = indexedDB.open('valdora:/games/valdora/:games', 7);
  asked.onupgradeneeded = () => asked.result.createObjectStore('later');
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => { asked.result.close(); resolve(); };
})
"""
"""A release of tomorrow adds to the database."""


def test_a_newer_release_may_add_to_the_database_while_a_game_goes_on(
    site: Site, own_browser: BrowserContext
) -> None:
    page = visit(own_browser.new_page(), site.url)
    page.evaluate(PLAYER)
    table = page.evaluate("seats => player.table(seats)", [ADA, BOT, BOT])
    first = page.evaluate("id => player.play(id, 2)", table)["seq"]
    page.evaluate(FURTHER)
    more = page.evaluate("id => player.play(id, 2)", table)["seq"]
    assert more > first
    assert len(page.evaluate(ROWS, table)["rows"]) >= more
    page.goto(f"{site.url}#/t/{table}")  # and who comes later opens it as it is
    page.reload()
    expect(page.locator("[data-code]").first).to_be_visible()
    expect(page.get_by_text("This browser keeps nothing")).to_have_count(0)


def test_a_full_browser_plays_on_and_says_so(site: Site, own_browser: BrowserContext) -> None:
    page = visit(own_browser.new_page(), site.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    devtools = own_browser.new_cdp_session(page)
    quota = {"origin": site.url.removesuffix("/games/valdora/")}
    devtools.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    try:
        game = page.url
        page.goto("about:blank")  # Chromium looks how much room there is when a database is opened
        page.wait_for_timeout(3_000)
        page.goto(game)
        page.locator("[data-space][data-code]").first.click()
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_be_enabled()
        expect(page.get_by_text("This browser has no room left")).to_be_visible()
        assert not raw_keys(page)
        assert not violations(page)
        undo.click()
        expect(page.locator("[data-space][data-code]").first).to_be_visible()
    finally:
        devtools.send("Storage.overrideQuotaForOrigin", quota)


FIRST_GAMES = """
([game, seed, rows, { changed, due, part, brief }]) => new Promise((resolve, reject) => {
  const asked = indexedDB.open('valdora', 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('games', { keyPath: 'id' })
      .put({ id: game, seed, changed, due, part, brief });
    const kept = asked.result.createObjectStore('rows', { keyPath: ['game', 'seq'] });
    for (const [seq, kind, payload] of rows) kept.put({ game, seq, kind, payload });
  };
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => { asked.result.close(); resolve(); };
})
"""
"""What the first release kept, in whatever folder it was: one database for a whole host."""


def test_sites_of_one_host_begin_with_its_first_games_and_keep_apart(
    new_site: Site, own_browser: BrowserContext
) -> None:
    table, game = _begun()
    write_site(STATIC, new_site.root / "other")
    other = new_site.url.replace("games/valdora/", "other/")
    page = own_browser.new_page()
    page.goto(f"{new_site.url}shell.json")
    page.evaluate(FIRST_GAMES, [table, game["seed"], game["rows"], game])
    before = len(game["rows"])
    page.evaluate(PLAYER)
    mine = page.evaluate("player.ask('GET', '/tables/mine')")["body"]["tables"]
    assert [each["id"] for each in mine] == [table]
    assert page.evaluate("id => player.play(id, 2)", table)["came"] == before
    assert len(page.evaluate(ROWS, table)["rows"]) > before
    visit(page, other)  # looks whether there are games here
    page.wait_for_function(
        """async () => (await indexedDB.databases())
          .some(({ name }) => name === 'valdora:/other/:games')"""
    )
    assert page.evaluate(ROWS, table) == {"seed": game["seed"], "rows": game["rows"]}


def _begun() -> tuple[str, dict[str, Any]]:
    """A table on some device, and what is kept of it."""

    async def begin() -> tuple[str, dict[str, Any]]:
        store = Memory()
        async with Sitting(store) as here:
            table = await here.table("Ada", "bot:beginner", "bot:beginner")
        return table, store.kept[table]

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        return thread.submit(asyncio.run, begin()).result()


def test_the_game_is_dropped_and_kept_for_offline_again(
    site: Site, own_browser: BrowserContext
) -> None:
    page = visit(own_browser.new_page(), site.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    game = page.url
    page.wait_for_function(REMEMBERED)
    visit(page, f"{site.url}#/settings")
    sheet = page.get_by_role("region", name="Keep for offline")
    expect(sheet).to_contain_text(re.compile(r"is on this device: \d+(\.\d)? MB"))
    (whole,) = _megabytes(sheet.inner_text())
    sheet.get_by_role("button", name="Remove").click()
    expect(sheet).to_contain_text(re.compile(r"[5-7]\.\d MB to fetch"))
    assert sum(_megabytes(sheet.inner_text())) == pytest.approx(whole, abs=2)
    assert page.evaluate("caches.has('valdora:/games/valdora/:python')") is False
    assert not raw_keys(page)
    assert not violations(page)
    sheet.get_by_role("button", name="Keep for offline").click()
    expect(sheet).to_contain_text(re.compile(r"is on this device: [5-7]\.\d MB"))
    kept(page)
    own_browser.set_offline(True)
    visit(page, site.url)
    page.get_by_role("button", name="Play now").click()  # from what is kept, for the first time
    expect(page.locator("[data-code]").first).to_be_visible()
    page.goto(game)  # games were never dropped
    expect(page.locator("[data-code]").first).to_be_visible()


def test_it_can_be_installed_from_a_folder_of_a_host(
    site: Site, own_browser: BrowserContext
) -> None:
    page = visit(own_browser.new_page(), site.url)
    kept(page)
    devtools = own_browser.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == site.url


def _megabytes(text: str) -> list[float]:
    return [float(found) for found in re.findall(r"(\d+(?:\.\d)?) MB", text)]


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost_when_the_browser_is_killed(
    site: Site, playwright: Playwright, tmp_path: Path, kills: int
) -> None:
    chance = random.Random(kills)
    profile, table, known = tmp_path / "profile", "", 0
    for number in range(kills + 1):
        browser = Killable(playwright, profile)
        page = browser.page
        try:
            page.goto(f"{site.url}shell.json")  # nothing to draw: the table is what counts here
            page.evaluate(PLAYER)
            if not table:
                table = page.evaluate("seats => player.table(seats)", [ADA, BOT, BOT])
                page.wait_for_function(REMEMBERED)  # the next ones begin sooner
            found = page.evaluate(ROWS, table)["rows"]
            assert [seq for seq, _, _ in found] == list(range(1, len(found) + 1))
            assert len(found) >= known, "an acknowledged move is lost"
            if number == kills:
                assert page.evaluate("id => player.play(id, 3)", table)["came"] >= known
                break
            heard: list[int] = []
            page.expose_function("acked", _into(heard))
            page.evaluate("id => void player.play(id, 2000, acked)", table)
            page.wait_for_timeout(chance.randint(200, 2500))
            known = max([known, *heard])
        finally:
            browser.kill()
