"""Several browsers at one table: each sees the same, also after a cut; who watches only watches."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.test_table import KEEP_SOCKETS, prefer, press
from support.browsing import PATIENCE, ready
from support.server import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PEOPLE = ("Player 1", "Player 2", "Player 3")


class Company:
    """Two people with a seat link each and one who watches; the host's own seat is a bot's."""

    def __init__(self, browser: Browser, guest: Guest) -> None:
        self.table = guest.table(None, None, ("bot", "greedy"), watching=True)
        self.guest = guest
        self.contexts: list[BrowserContext] = []
        self.pages = [self._open(browser, kind) for kind in ("seat", "seat", "watch")]
        guest.post(f"/tables/{self.table}/start")
        for page in self.pages:
            ready(page)
            page.locator(".table").wait_for()

    def _open(self, browser: Browser, kind: str) -> Page:
        context = browser.new_context(base_url=self.guest.url, locale="en")
        self.contexts.append(context)
        seat = len(self.contexts) - 1
        body = {"role": kind} | ({"seat": seat} if kind == "seat" else {})
        token = self.guest.post(f"/tables/{self.table}/links", body)["token"]
        opened, told = (
            ("claim", {"token": token, "name": PEOPLE[seat]})
            if kind == "seat"
            else ("watch", {"token": token})
        )
        origin = {"origin": self.guest.url}
        reply = context.request.post(f"/api/v1/links/{opened}", data=told, headers=origin)
        assert reply.ok, reply.text()
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        prefer(page)
        page.add_init_script(KEEP_SOCKETS)
        page.goto(f"/t/{self.table}")
        return page

    @property
    def last(self) -> int:
        """How many plies the server has."""
        return len(self.guest.get(f"/tables/{self.table}/line")["plies"])

    def agree(self) -> None:
        """Everyone has been shown all there is, and it is the same."""
        for page in self.pages:
            page.locator(f".table[data-ply='{self.last}'][data-busy=false]").wait_for()
        seen = [sight(page) for page in self.pages]
        assert seen[0] == seen[1] == seen[2]

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def company(browser: Browser, guest: Guest) -> Iterator[Company]:
    expect.set_options(timeout=PATIENCE)
    made = Company(browser, guest)
    yield made
    made.close()


def sight(page: Page) -> Any:
    """What everyone at a table sees: pawns, stones, books, scores, and the log line by line."""
    return page.evaluate(
        """() => ({
          pawns: Object.fromEntries([...document.querySelectorAll('[data-pawn]')]
            .map(e => [e.dataset.pawn, e.style.transform])),
          spaces: [...document.querySelectorAll('[data-space]')]
            .map(e => e.dataset.space + e.querySelectorAll('svg, use').length).sort(),
          discard: document.querySelector('[data-discard]').textContent.trim(),
          round: document.querySelector('.top').innerText.match(/\\d+/)?.[0],
          log: [...document.querySelectorAll('.side ol li')].map(e => e.textContent.trim()),
        })"""
    )


def wander(page: Page, space: str) -> None:
    """Go somewhere and end the turn."""
    page.locator(f"[data-space='{space}'][data-code]").click()
    page.get_by_role("button", name="End turn").wait_for()
    press(page, ".now [data-code]:last-child")


def test_two_browsers_and_a_spectator_see_the_same_also_after_a_cut(company: Company) -> None:
    first, second, _ = company.pages
    company.agree()
    wander(first, "ah-2")
    second.locator("[data-space][data-code]").first.wait_for(state="attached")
    company.agree()

    company.contexts[0].set_offline(True)
    first.evaluate("sockets.forEach(socket => socket.close())")
    expect(first.locator("[data-connection=waiting]")).to_be_visible()
    known = company.last
    wander(second, "bh-1")
    expect(second.locator(".side summary", has_text="Pebble")).to_have_count(1)
    expect(second.locator(".top .turn")).to_contain_text(PEOPLE[0])
    expect(first.locator(f".table[data-ply='{known}']")).to_be_attached()
    company.contexts[0].set_offline(False)

    first.locator("[data-space][data-code]").first.wait_for(state="attached")
    expect(first.locator("[data-connection=waiting]")).to_have_count(0)
    company.agree()
    wander(first, "A")
    second.locator("[data-space][data-code]").first.wait_for(state="attached")
    company.agree()


def test_who_watches_cannot_act(company: Company) -> None:
    watcher = company.pages[2]
    watcher.locator("[data-space='ah-2']").click()
    expect(watcher.locator("[data-code]")).to_have_count(0)
    for name in ("Undo", "End turn", "Advice"):
        expect(watcher.get_by_role("button", name=name)).to_have_count(0)
    before = company.last
    answer = watcher.evaluate(
        """() => new Promise(done => {
          const [socket] = sockets;
          socket.addEventListener('message', event => {
            const heard = JSON.parse(event.data);
            if (heard.type === 'refused') done(heard.code);
          });
          socket.send(JSON.stringify({type: 'act', seq: 1, client_id: 'by-hand', code: 0}));
        })"""
    )
    assert answer == "not-seated"
    assert company.last == before
