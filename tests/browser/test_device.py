"""Play without a server, in a real browser, from a plain host of files below some path."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.test_table import press
from support.browsing import raw_keys, violations
from support.inside import inside
from support.sites import PLAYER, REMEMBERED, ROWS, START, Site, kept, visit
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


def test_a_first_visit_then_without_a_network_a_whole_game(
    new_site: Site, own_browser: BrowserContext, tmp_path: Path
) -> None:
    site = new_site
    page = visit(own_browser.new_page(), site.url)
    assert not violations(page)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    assert re.search(r"/games/valdora/#/t/\w+$", page.url)
    page.mouse.move(0, 0)
    assert not raw_keys(page)
    assert not violations(page)
    kept(page)
    own_browser.set_offline(True)
    # in the middle of a turn the page is loaded anew
    page.locator("[data-space][data-code]").first.click()
    undo, destinations = (
        page.get_by_role("button", name="Undo"),
        page.locator("[data-space][data-code]"),
    )
    expect(undo).to_be_enabled()
    page.reload()
    expect(undo).to_be_enabled()
    expect(destinations).to_have_count(0)
    expect(page.locator("[data-code]").first).to_be_visible()
    # any page can be loaded anew, with nothing but files
    for path in ("#/rules", "#/settings", "#/new", "#/tables", ""):
        page.goto(site.url + path)
        page.reload()
        page.wait_for_selector("body[data-ready]", timeout=START)
        assert not raw_keys(page), path
    # a whole game: its first turn by hand, the rest by who needs no page
    page.evaluate(PLAYER)
    table = page.evaluate("seats => player.table(seats)", [ADA, BOT, BOT])
    visit(page, f"{site.url}#/t/{table}")
    page.locator("[data-space='ah-2']").click()
    press(page, ".now [data-code]:last-child")
    expect(page.locator("[data-space][data-code]").first).to_be_attached()
    ended = page.evaluate("id => player.play(id, 2000)", table)
    assert ended["phase"] == "over"
    record = page.evaluate("id => player.ask('GET', `/tables/${id}/record`)", table)["body"]
    assert record == _played_by_a_server(page.evaluate(ROWS, table), table, tmp_path)
    review = page.evaluate("id => player.ask('POST', `/tables/${id}/review`)", table)
    assert review["status"] == 200
    page.wait_for_function(
        "async id => (await player.ask('GET', `/tables/${id}/review`)).body.review",
        arg=table,
        timeout=START,
    )
    visit(page, f"{site.url}#/t/{table}/replay")
    page.get_by_role("tab", name=re.compile("proof", re.IGNORECASE)).click()
    page.get_by_role("button", name="Check the whole game").click()
    expect(page.get_by_text("every move was allowed")).to_be_visible()
    assert not raw_keys(page)
    assert not violations(page)
    own_browser.set_offline(False)
    _opened_again(page, site, record, tmp_path)
    _listed_at_once(own_browser.new_page(), page)


HELD = """
(() => {
  let go;
  const wanted = new Promise((resolve) => (go = resolve));
  window.begin = () => go();
  window.answers = 0;
  window.Worker = class extends Worker {
    constructor(...made) {
      super(...made);
      this.addEventListener('message', ({ data }) => (answers += data.kind === 'answer'));
    }
    postMessage(...said) {
      void wanted.then(() => super.postMessage(...said));
    }
  };
})();
"""
"""No thread hears anything before it shall: what is seen until then needs no Python."""
SPOILT = """
async () => {
  const cache = await caches.open('valdora:/games/valdora/:memory');
  const [code] = (await cache.keys()).filter(({ url }) => url.endsWith('.wasm'));
  const headers = { 'content-type': 'application/wasm' };
  await cache.put(code, new Response('spoilt', { headers }));
}
"""
"""Of what is kept for a quick start, something cannot be read."""
LISTED = "() => [...document.querySelectorAll('.lists li :is(.seats, .standing, a)')]"


def _listed_at_once(page: Page, other: Page) -> None:
    """Before Python has begun, which then tells the same: nothing moves."""
    other.wait_for_function(REMEMBERED)
    other.evaluate(SPOILT)
    page.add_init_script(HELD)
    visit(page, other.url.partition("#")[0])
    expect(page.locator(".lists li")).to_have_count(3)
    texts = f"{LISTED}.map((each) => each.innerText)"
    before, nodes = page.evaluate(texts), page.evaluate_handle(LISTED)
    assert page.evaluate("answers") == 0
    page.evaluate("begin()")
    page.wait_for_function("() => answers > 4")
    assert page.evaluate(texts) == before
    assert page.evaluate("nodes => nodes.every((each) => each.isConnected)", nodes)


def _opened_again(page: Page, site: Site, record: str, folder: Path) -> None:
    """A file that was saved can be opened on any device, and a bad one says where."""
    file = folder / "game.valdora"
    file.write_text(record, encoding="utf-8")
    visit(page, f"{site.url}#/tables")
    page.locator("input[type=file]").set_input_files(str(file))
    page.wait_for_function("() => location.hash.includes('/replay')")
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


def test_advice_taking_back_and_reasons_come_from_the_device(
    site: Site, own_browser: BrowserContext
) -> None:
    page = visit(own_browser.new_page(), site.url)
    page.evaluate(PLAYER)
    duel = page.evaluate("s => player.table(s, { edition: 'duel' })", [ADA, BOT])
    table = page.evaluate("seats => player.table(seats)", [ADA, ADA, BOT])
    kept(page)
    own_browser.set_offline(True)
    page.goto(f"{site.url}#/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    now = page.get_by_role("region", name="What now?")
    page.locator("[data-space='north-1']").click()
    expect(now).to_contain_text("You need provisions for that.")
    rule = now.get_by_role("link", name="rule M2")
    expect(rule).to_have_attribute("href", re.compile(r"/games/valdora/#/rules/M2$"))
    page.locator("[data-space='C']").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-space='C'][data-code]")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    page.get_by_role("button", name="What would a bot do?").click()
    advice = page.get_by_role("dialog", name="A bot’s advice")
    expect(advice.get_by_text("Chance of winning").first).to_be_visible()
    assert not raw_keys(page)
    assert not violations(page)
    page.goto(f"{site.url}#/t/{duel}")
    rival = page.get_by_role("region", name="rival")
    expect(rival.get_by_role("list", name="Next the rival takes")).to_be_visible()
    expect(page.locator("[data-space][data-code]").first).to_be_attached()
