"""A slow game in real browsers: its clock is chosen, time is up, and the seat is taken back."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_table import prefer
from browser.test_table_away import arrive, opened
from support.browsing import PATIENCE, PHONE, overflow, raw_keys, violations, visit
from support.fitting import flaws
from support.hands import DAY, HOUR
from support.server import Guest, running
from support.timed_server import go_on

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PROGRAM = Path(__file__).parents[1] / "support" / "timed_server.py"


@dataclass(frozen=True)
class Timed:
    """A server, and its time."""

    url: str
    folder: Path

    def go_on(self, ms: int) -> None:
        go_on(self.folder, ms)


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    expect.set_options(timeout=PATIENCE)
    folder = tmp_path_factory.mktemp("timed")
    with running(folder, program=PROGRAM) as server:
        yield Timed(server.url, folder)


def clock(page: Page) -> str:
    shown = page.locator(".top [role=timer]")
    expect(shown).to_be_visible()
    return shown.inner_text().strip()


def test_a_slow_game_over_three_days(browser: Browser, timed: Timed) -> None:
    with Guest(timed.url) as host, Guest(timed.url) as ann:
        here = arrive(browser, timed.url, host)
        page = here.new_page()
        page.set_default_timeout(PATIENCE)
        prefer(page)

        # The clock is chosen with the table, and can be changed before the game.
        visit(page, "/new")
        page.get_by_role("radio", name="3", exact=True).check()
        page.get_by_label("Seat 3", exact=True).select_option("bot")
        page.get_by_label("Who starts?").select_option("0")
        page.get_by_label("Clock").select_option(label="1 day for each turn")
        page.get_by_label("Plays when time is up").select_option("beginner")
        expect(page.get_by_label("Days off for each person")).to_have_value("7")
        assert (violations(page), raw_keys(page), overflow(page)) == ([], set(), 0)
        page.get_by_role("button", name="Make the table and invite").click()
        page.get_by_role("heading", name="The table is set").wait_for()
        expect(page.locator(".sub")).to_contain_text("1 day for each turn")
        page.get_by_label("Clock").select_option(label="2 days for each turn")
        expect(page.locator(".sub")).to_contain_text("2 days for each turn")
        page.get_by_label("Public").check()
        table = page.url.rsplit("/", 1)[1]
        ann.post(f"/tables/{table}/join", {"name": "Ann"})
        page.get_by_role("button", name="Begin the game").click()
        page.locator(".table").wait_for()

        # Its clock is seen on the bar and beside the names.
        assert clock(page) in ("2 d 0 h", "1 d 23 h")
        expect(page.locator(".side [data-seat='1']")).to_contain_text(" d ")
        assert (violations(page), overflow(page)) == ([], 0)

        # The first day: the host plays. Ann is away, and nobody is asked to have a bot play.
        page.locator("[data-space='ah-2'][data-code]").click()
        page.get_by_role("button", name="End turn").click()
        if page.get_by_role("button", name="End it now?").count():
            page.get_by_role("button", name="End it now?").click()
        expect(page.locator(".top .turn")).to_contain_text("Ann to move")
        expect(page.locator("[data-away]")).to_have_count(0)
        timed.go_on(47 * HOUR)
        page.reload()
        page.locator(".table").wait_for()
        assert clock(page).startswith(("0:", "59:", "60:", "1 h"))

        # The third day: Ann has no time left. A labelled bot plays, which all see and she most.
        timed.go_on(HOUR)
        expect(page.locator(".side ol")).to_contain_text("Ann has no time left; a bot plays")
        expect(page.locator(".side [data-seat='1']")).to_contain_text("time was up")
        expect(page.locator(".top [role=timer]")).to_have_count(0)
        there = arrive(browser, timed.url, ann, PHONE)
        hers = opened(there, table)
        expect(hers.locator(".now")).to_contain_text("Your time was up.")
        assert (violations(hers), raw_keys(hers), overflow(hers)) == ([], set(), 0)
        hers.get_by_role("button", name="Take my seat back").press("Enter")
        expect(hers.locator("[data-space][data-code]").first).to_be_attached()
        assert clock(hers).startswith(("1 h 0", "60:", "59:"))
        hers.close()
        there.close()

        # Days off, by keyboard: the clock stands still.
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Days", exact=True).fill("3")
        page.get_by_role("button", name="Take them now").press("Enter")
        expect(page.get_by_text("Your clock stands still until")).to_be_visible()
        assert violations(page) == []
        page.get_by_role("button", name="Back already").press("Enter")
        expect(page.get_by_text("Your clock can stand still for 6 days.")).to_be_visible()
        changes = host.get(f"/tables/{table}")["table"]["seat_changes"]
        kinds = ["time", "back", "holiday", "holiday-over"]
        assert [each["change"] for each in changes] == kinds
        assert host.get(f"/tables/{table}")["table"]["clock"]["turn"] == 2 * DAY
        here.close()


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_clock_and_a_question_leave_room_for_the_rest(
    browser: Browser, timed: Timed, language: str
) -> None:
    slow = {"kind": "slow", "turn": DAY, "holidays": 0, "bot": "random"}
    with Guest(timed.url) as ann, Guest(timed.url) as bob:
        table = ann.table("Ann", None, ("bot", "random"), public=True, clock=slow)
        bob.post(f"/tables/{table}/join", {"name": "Maximilian"})
        ann.post(f"/tables/{table}/start")
        bob.post(f"/tables/{table}/proposals", {"seat": 1, "what": "pause"})
        context = arrive(browser, timed.url, ann, PHONE, touch=True)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        prefer(page, language=language)
        visit(page, f"/t/{table}")
        clock(page)
        found = []
        for width, height in ((360, 740), (844, 390), (820, 1180)):
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}x{height}: {each}" for each in flaws(page, touch=True)]
        context.close()
    assert found == []
