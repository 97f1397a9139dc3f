"""Play without a server for everyone: levels, languages, keys, files; and beside a server."""

from contextlib import closing
from pathlib import Path

import pytest
from msgspec import convert
from playwright.sync_api import BrowserContext, Page, expect

from browser.test_device import ADA
from support.browsing import PHONE, overflow, raw_keys, violations
from support.device import played_as_anywhere
from support.sites import PLAYER, ROWS, START, Site, kept, visit
from valdora.bots import names
from valdora.server.thinking.game_judge import EngineJudge
from valdora.table.rows import Review
from valdora.texts import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAGES = ("#/", "#/new", "#/tables", "#/settings")
"""Where a device says something else than a server."""


def test_every_level_plays_as_it_does_anywhere(site: Site, own_browser: BrowserContext) -> None:
    page = visit(own_browser.new_page(), site.url)
    page.evaluate(PLAYER)
    levels = names("level")
    assert len(levels) == 5
    for bots in (levels[:4], levels[3:]):
        seats = [ADA, *({"kind": "bot", "bot": bot} for bot in bots)]
        table = page.evaluate("seats => player.table(seats)", seats)
        page.evaluate("id => player.play(id, 5)", table)
        kept_rows = page.evaluate(ROWS, table)
        assert played_as_anywhere(table, kept_rows["seed"], kept_rows["rows"]) == set(bots)


def test_a_file_dropped_on_the_page_is_judged_to_its_end_without_a_network(
    site: Site, own_browser: BrowserContext, game_file: Path
) -> None:
    page = visit(own_browser.new_page(), f"{site.url}#/rules")
    kept(page)
    page.evaluate(PLAYER)  # the game is fetched once
    own_browser.set_offline(True)
    _drop(page, "no game")
    expect(page.get_by_role("alert")).to_contain_text("no game file")
    _drop(page, game_file.read_text(encoding="utf-8"))
    page.wait_for_function("() => location.hash.endsWith('/replay')")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("tab", name="Turning points").click()
    page.get_by_role("button", name="Analyse the game").click()
    chart = page.get_by_role("img", name="Chances of winning, turn by turn")
    expect(chart).to_be_visible()
    expect(page.get_by_role("columnheader", name="Luck")).to_be_visible()
    assert not raw_keys(page)
    assert not violations(page)
    page.reload()  # what came of it is kept
    page.get_by_role("tab", name="Turning points").click()
    expect(chart).to_be_visible()


@pytest.mark.long
def test_a_game_is_judged_at_full_effort_without_a_network_as_it_is_anywhere(
    own_browser: BrowserContext, game_file: Path, tmp_path: Path
) -> None:
    with closing(Site(tmp_path / "site", briefly=False)) as site:
        page = visit(own_browser.new_page(), f"{site.url}#/rules")
        kept(page)
        page.evaluate(PLAYER)
        own_browser.set_offline(True)
        _drop(page, game_file.read_text(encoding="utf-8"))
        page.get_by_role("tab", name="Turning points").click()
        page.get_by_role("button", name="Analyse the game").click()
        chart = page.get_by_role("img", name="Chances of winning, turn by turn")
        expect(chart).to_be_visible(timeout=10 * START)
        table = page.evaluate("location.hash.split('/')[2]")
        told = page.evaluate("id => player.ask('GET', `/tables/${id}/review`)", table)["body"]
        page.close()
    anywhere = EngineJudge().judge(game_file.read_bytes(), lambda *_: None)
    assert convert(told["review"], Review) == convert(anywhere, Review)


def _drop(page: Page, text: str) -> None:
    """Drag a file onto the page, see that it is wanted, and let go."""
    brought = page.evaluate_handle(
        """text => {
          const brought = new DataTransfer();
          brought.items.add(new File([text], 'game.valdora'));
          return brought;
        }""",
        text,
    )
    page.dispatch_event("main", "dragover", {"dataTransfer": brought})
    expect(page.get_by_text("Drop the game file to open it")).to_be_visible()
    page.dispatch_event("main", "drop", {"dataTransfer": brought})
    expect(page.get_by_text("Drop the game file to open it")).to_have_count(0)


def test_pages_on_the_device_are_complete_in_every_language_and_right_for_helping_devices(
    site: Site, own_browser: BrowserContext
) -> None:
    """The table itself is a server's; it is looked at in every language there."""
    page = visit(own_browser.new_page(), site.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    page.mouse.move(0, 0)
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for path in PAGES:
            visit(page, site.url + path)
            assert violations(page) == [], (theme, path)
    for language in LANGUAGES:
        visit(page, f"{site.url}#/settings")
        page.locator(".preferences select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for path in PAGES:
            visit(page, site.url + path)
            assert overflow(page) == 0, (language, path)
            assert not raw_keys(page), (language, path)
    page.evaluate("delete localStorage['valdora.settings']")  # the next one begins as a newcomer


def test_the_game_is_begun_and_played_by_keys_alone(
    site: Site, own_browser: BrowserContext
) -> None:
    page = visit(own_browser.new_page(), site.url)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    choice = page.locator("[data-space][data-code]").first
    expect(choice).to_be_visible()
    undo = page.get_by_role("button", name="Undo")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-space][data-code]')"):
            break
    page.keyboard.press("Enter")
    expect(undo).to_be_enabled()


def test_a_new_table_offers_what_a_device_can_do(site: Site, own_browser: BrowserContext) -> None:
    page = visit(own_browser.new_page(), f"{site.url}#/new")
    clocks = page.locator("[data-option=clock]")
    expect(clocks.locator("optgroup")).to_have_count(1)  # nobody comes back days later
    expect(page.get_by_text("this site has none")).to_be_visible()
    for word in ("Invite", "watch", "Everyone sees"):
        expect(page.locator("main").get_by_role("checkbox", name=word)).to_have_count(0)
    clocks.select_option(index=1)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-code]").first).to_be_visible()
    expect(page.get_by_role("timer").first).to_be_visible()


ENDED = """
next => {
  const open = [...document.querySelectorAll('dialog[open]')];
  if (open.some((dialog) => dialog.textContent.includes('I am')))
    return open.some((dialog) => dialog.textContent.includes(next));
  const offered = '.now [data-code]:not(:disabled), dialog[open] [data-code]:not(:disabled)';
  [...document.querySelectorAll(offered)].at(-1)?.click();
}
"""
"""Takes what the space offers, until the turn is over and the next one is asked for."""


def test_two_at_one_screen_pass_it_on_and_their_game_is_saved_and_stepped_through(
    site: Site, own_browser: BrowserContext, game_file: Path
) -> None:
    """With an edition that was chosen by hand, and the curtain between two turns."""
    page = visit(own_browser.new_page(), f"{site.url}#/new")
    page.get_by_role("radio", name="3").check(force=True)
    for seat, name in ((1, "Ada"), (2, "Bo")):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("person")
        page.get_by_label(f"Name at seat {seat}").fill(name)
    page.get_by_label("Seat 3", exact=True).select_option("bot")
    page.get_by_label("Edition").select_option("base-2009")
    page.get_by_label("Who starts?").select_option("0")
    page.get_by_role("button", name="Begin the game").click()
    for name, other in (("Ada", "Bo"), ("Bo", "Ada")):
        page.get_by_role("button", name=f"I am {name}").click()
        page.locator("[data-space][data-code]").first.click()
        page.wait_for_function(ENDED, arg=f"I am {other}", polling=200)
    table = page.evaluate("location.hash.split('/')[2]")
    page.evaluate(PLAYER)
    told = page.evaluate("id => player.ask('GET', `/tables/${id}`)", table)["body"]["table"]
    assert told["edition"] == "base-2009"
    visit(page, f"{site.url}#/tables")
    page.locator("input[type=file]").set_input_files(str(game_file))
    page.wait_for_function("() => location.hash.endsWith('/replay')")
    page.get_by_role("button", name="One turn on").click()
    page.wait_for_function(r"() => /replay\/\d+$/.test(location.hash)")
    page.get_by_role("button", name="One step back").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    assert saved.value.suggested_filename.endswith(".valdora")
    assert Path(saved.value.path()).read_bytes() == game_file.read_bytes()


@pytest.mark.usefixtures("patient")
def test_one_server_offers_both_and_its_games_can_be_judged_here(
    page: Page, base_url: str, finished: str
) -> None:
    page.set_default_timeout(START)
    visit(page, base_url)
    page.get_by_role("link", name="On this device").click()
    page.wait_for_function("() => location.hash === '#/'")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("link", name="With others").click()
    page.wait_for_url("**/new")
    visit(page, f"{base_url}/t/{finished}/replay")
    page.get_by_role("tab", name="Turning points").click()
    page.get_by_role("button", name="Analyse it on this device").click()
    page.wait_for_function("() => location.hash.endsWith('/replay')")
    page.get_by_role("tab", name="Turning points").click()
    expect(page.get_by_role("progressbar", name="What swung the game")).to_be_visible()
    visit(page, f"{base_url}/t/{finished}/replay")
    page.get_by_role("tab", name="Turning points").click()  # the server knows nothing of it
    expect(page.get_by_role("button", name="Analyse it on this device")).to_be_visible()
    visit(page, f"{base_url}/#/")
    page.get_by_role("link", name="With others").click()
    page.wait_for_url(f"{base_url}/")
    _advised_here(page)


def _advised_here(page: Page) -> None:
    """At a server's table, by the device that keeps the game: the server is not asked."""
    sent = list[str]()
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))),
    )
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-space][data-code]").first).to_be_attached()
    page.get_by_role("button", name="What would a bot do?").click()
    advice = page.get_by_role("dialog", name="A bot’s advice")
    expect(advice.get_by_text("Chance of winning").first).to_be_visible()
    assert any('"hello"' in frame for frame in sent)
    assert not any('"hint"' in frame for frame in sent)
