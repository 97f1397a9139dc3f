"""Play without a server, in a real browser, from a plain host of files below some path."""

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, Route, expect

from support.browsing import raw_keys, violations
from support.inside import inside
from support.sites import PLAYER, ROWS, START, Killable, Site, browsing
from valdora.server.live.room import Room
from valdora.table import play, protocol, seating
from valdora.table.dealing import beginning
from valdora.table.fold import Table
from valdora.table.history import record_bytes
from valdora.table.rows import Opened, Row, SeatSet, from_row
from valdora.table.values import Change

pytestmark = [pytest.mark.browser, pytest.mark.slow]
BOT = {"kind": "bot", "bot": "beginner"}
ADA = {"kind": "person", "name": "Ada"}


@pytest.fixture(autouse=True)
def _patient() -> None:
    expect.set_options(timeout=START)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.close()


@pytest.fixture(scope="module")
def context(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BrowserContext]:
    with browsing(playwright, tmp_path_factory.mktemp("profile")) as made:
        yield made


def visit(page: Page, address: str) -> Page:
    page.goto(address)
    page.wait_for_selector("body[data-ready]", timeout=START)
    return page


def kept(page: Page) -> None:
    """Wait until the pages are kept."""
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=START)


def test_a_first_visit_then_without_a_network_a_whole_game(
    site: Site, context: BrowserContext, tmp_path: Path
) -> None:
    page = context.new_page()
    visit(page, site.url)
    assert not violations(page)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    assert re.search(r"/games/valdora/#/t/\w+$", page.url)
    page.mouse.move(0, 0)
    assert not raw_keys(page)
    assert not violations(page)
    kept(page)
    context.set_offline(True)
    try:
        # in the middle of a turn the page is loaded anew
        page.locator("[data-space][data-code]").first.click()
        page.wait_for_function("document.querySelectorAll('[data-code]').length > 0")
        page.reload()
        expect(page.locator("[data-code]").first).to_be_visible()
        # any page can be loaded anew, with nothing but files
        for path in ("#/rules", "#/settings", "#/new", "#/tables", ""):
            visit(page, site.url + path)
            page.reload()
            page.wait_for_selector("body[data-ready]", timeout=START)
            assert not raw_keys(page), path
        # a whole game, its file, its replay and its proof
        page.evaluate(PLAYER)
        table = page.evaluate("seats => player.table(seats)", [ADA, BOT, BOT])
        ended = page.evaluate("id => player.play(id, 2000)", table)
        assert ended["phase"] == "over"
        record = page.evaluate("id => player.ask('GET', `/tables/${id}/record`)", table)["body"]
        assert record == _played_by_a_server(page.evaluate(ROWS, table), table, tmp_path)
        review = page.evaluate("id => player.ask('POST', `/tables/${id}/review`)", table)
        assert review["status"] == 200
        page.wait_for_function(
            "async id => (await player.ask('GET', `/tables/${id}/review`)).body.done > 1",
            arg=table,
            timeout=START,
        )
        visit(page, f"{site.url}#/t/{table}/replay")
        page.get_by_role("tab", name=re.compile("proof", re.IGNORECASE)).click()
        page.get_by_role("button", name="Check the whole game").click()
        expect(page.get_by_text("every move was allowed")).to_be_visible()
        assert not raw_keys(page)
        assert not violations(page)
    finally:
        context.set_offline(False)
    _opened_again(page, site, record, tmp_path)
    page.close()


def _opened_again(page: Page, site: Site, record: str, folder: Path) -> None:
    """A file that was saved can be opened on any device, and a bad one says where."""
    file = folder / "game.valdora"
    file.write_text(record, encoding="utf-8")
    visit(page, f"{site.url}#/tables")
    page.locator("input[type=file]").set_input_files(str(file))
    page.wait_for_function("location.hash.includes('/replay')")
    file.write_text(record.replace('"move ', '"mo ve ', 1), encoding="utf-8")
    visit(page, f"{site.url}#/tables")
    page.locator("input[type=file]").set_input_files(str(file))
    expect(page.get_by_role("alert")).to_contain_text("no game file")


def _played_by_a_server(device: Any, table: str, folder: Path) -> str:
    """The game file that a server makes of the same wishes, with its own bots."""
    rows = [Row(seq, kind, payload.encode()) for seq, kind, payload in device["rows"]]
    opened = from_row(rows[0])
    assert isinstance(opened, Opened)
    wishes = [
        json.loads(row.payload)
        for row in rows
        if row.kind == "act" and json.loads(row.payload).get("client_id")
    ]

    seed, key = bytes.fromhex(device["seed"]), opened.host

    async def played() -> str:
        async with inside(folder) as app:
            room = await app.server.rooms.create(opened, seed, table)

            def start(now: Table) -> list[Change]:
                return list(seating.started(now, key, *beginning(now, room.seal), 0))

            for row in rows[1 : [row.kind for row in rows].index("start")]:  # the players' seeds
                await room.perform(partial(_again, row=row))
            await room.perform(start)
            for wish in wishes:
                while not room.table.person_to_move:  # noqa: ASYNC110  (bots play)
                    await asyncio.sleep(0.01)
                await room.perform(partial(_done, wish=wish, key=key, room=room))
            while room.table.status != "over":  # noqa: ASYNC110  (bots play)
                await asyncio.sleep(0.01)
            return record_bytes(room.table, seed).decode()

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        return thread.submit(asyncio.run, asyncio.wait_for(played(), 300)).result()


def _again(_: Table, row: Row) -> list[Change]:
    made = from_row(row)
    assert isinstance(made, SeatSet)
    return [made]


def _done(now: Table, wish: Any, key: str, room: Room) -> list[Change]:
    assert now.state
    code = now.state.almanac.codes[now.state.almanac.by_notation[wish["do"]]]
    act = protocol.Act(seq=now.seq, client_id=wish["client_id"], code=code)
    return play.act(now, key, act, room.deal(), 0)


def test_two_tabs_one_plays_and_the_other_can_take_over(
    site: Site, context: BrowserContext
) -> None:
    one, two = context.new_page(), context.new_page()
    visit(one, site.url)
    one.get_by_role("button", name="Play now").click()
    expect(one.locator("[data-code]").first).to_be_visible()
    two.goto(one.url)
    expect(two.get_by_text("open in another tab")).to_be_visible()
    two.get_by_role("button", name="Play here").click()
    expect(two.locator("[data-code]").first).to_be_visible()
    expect(one.get_by_text("open in another tab")).to_be_visible()
    one.close()
    two.close()


def test_a_new_release_waits_until_a_person_wants_it(site: Site, context: BrowserContext) -> None:
    page = context.new_page()
    visit(page, site.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    kept(page)
    page.evaluate("window.before = true")
    worker = site.folder / "sw.js"
    worker.write_text(re.sub('RELEASE = "[^"]*"', 'RELEASE = "next"', worker.read_text()))
    index = site.folder / "index.html"
    index.write_text(index.read_text().replace("<body>", '<body data-release="next">'))
    page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
    expect(page.get_by_text("A new version of the game is ready")).to_be_visible()
    assert page.evaluate("window.before"), "the game goes on as it is"
    page.locator("[data-space][data-code]").first.click()
    page.get_by_role("button", name="Load it now").click()
    page.wait_for_selector("body[data-release=next]", timeout=START)
    expect(page.locator("[data-code]").first).to_be_visible()
    page.close()


def test_where_nothing_can_be_kept_it_plays_and_says_so(
    site: Site, playwright: Playwright, tmp_path: Path
) -> None:
    """Plain http in a home network: no caches, no locks, no cryptography; and no database."""
    rules = "--host-resolver-rules=MAP home.test 127.0.0.1"
    with browsing(playwright, tmp_path / "profile", rules) as context:
        context.route(re.compile("host.worker"), partial(_without_database, site))
        page = context.new_page()
        visit(page, site.url.replace("127.0.0.1", "home.test"))
        assert not page.evaluate("isSecureContext || 'caches' in window || !!crypto.subtle")
        page.get_by_role("button", name="Play now").click()
        expect(page.locator("[data-code]").first).to_be_visible()
        expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
        page.get_by_role("button", name="Understood").click()
        before = page.locator("[data-code]").count()
        page.locator("[data-space][data-code]").first.click()
        page.wait_for_function(
            "n => document.querySelectorAll('[data-code]').length !== n", arg=before
        )
        visit(page, site.url.replace("127.0.0.1", "home.test") + "#/settings")
        expect(page.get_by_text("it has to be reached by https")).to_be_visible()


def _without_database(site: Site, route: Route) -> None:
    """The worker, in a browser that refuses it a database."""
    refuse = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
    worker = site.folder / "assets" / route.request.url.rpartition("/")[2]
    body = f"{refuse}\n{worker.read_text(encoding='utf-8')}"
    route.fulfill(body=body, content_type="text/javascript")


def test_the_service_worker_of_before_makes_way(playwright: Playwright, tmp_path: Path) -> None:
    """It took over at once, kept pages by address, and knew of no releases."""
    site = Site(tmp_path / "site", "")
    worker = site.folder / "sw.js"
    newer = worker.read_text()
    worker.write_text((Path(__file__).parent / "first_worker.js").read_text())
    try:
        with browsing(playwright, tmp_path / "profile") as context:
            page = context.new_page()
            visit(page, site.url)
            kept(page)
            page.get_by_role("button", name="Play now").click()
            expect(page.locator("[data-code]").first).to_be_visible()
            page.evaluate("window.before = true")
            worker.write_text(newer)
            page.evaluate("navigator.serviceWorker.getRegistration().then((old) => old.update())")
            page.wait_for_function(
                "caches.keys().then((names) => names.some((name) => name.includes('shell')))"
            )
            assert page.evaluate("window.before"), "the game goes on as it is"
            page.locator("[data-space][data-code]").first.click()
            context.set_offline(True)
            page.reload()
            expect(page.locator("[data-code]").first).to_be_visible()
    finally:
        site.close()


def _into(heard: list[int]) -> Callable[[int], None]:
    """A function that Playwright can mark as its own, which it cannot a list's method."""

    def hear(seq: int) -> None:
        heard.append(seq)

    return hear


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
            page.goto(site.url)
            page.evaluate(PLAYER)
            if not table:
                table = page.evaluate("seats => player.table(seats)", [ADA, BOT, BOT])
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
