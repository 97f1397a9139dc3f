"""Friends at one table, each in a browser of their own: exactly those can act whose turn it is."""

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.test_table import prefer, press
from support.browsing import PATIENCE, go, ready, unpainted, visit
from support.played import Played
from support.server import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = ("Host", "Two", "Three", "Four", "Five")
COLOURS = ("teal", "coral", "slate", "plum", "olive")


class Friends:
    """Five browsers that stay open; the first one's person makes the tables."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.contexts = [browser.new_context(base_url=url, locale="en") for _ in NAMES]
        self.pages = [
            self._open(context, name) for context, name in zip(self.contexts, NAMES, strict=True)
        ]

    def _open(self, context: BrowserContext, name: str) -> Page:
        unpainted(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        prefer(page, name=name)
        return visit(page, "/settings")

    def ask(self, path: str, body: object = None) -> dict[str, object]:
        """Something the host asks of the server."""
        reply = self.contexts[0].request.post(
            f"/api/v1/tables{path}", data=body, headers={"origin": self.url}
        )
        assert reply.ok, reply.text()
        made: dict[str, object] = reply.json()
        return made

    def lobby(self, players: int, starts: int) -> str:
        """A table where everyone sits and looks at the lobby; in turn by seat and by join link."""
        seats = [{"kind": "person", "name": NAMES[0]}, *[{"kind": "free"}] * (players - 1)]
        options = {"seats": seats, "starts": starts, "pace": 0}
        options |= {"edition": "duel"} if players == 2 else {}
        table = self.ask("", options)["table"]["id"]  # type: ignore[index]
        for seat, page in enumerate(self.pages[1:players], 1):
            link = {"role": "seat", "seat": seat} if seat % 2 else {"role": "join"}
            token = self.ask(f"/{table}/links", link)["token"]
            go(page, f"/join/{token}")
            page.get_by_role("button", name="Take the seat").click()
        go(self.pages[0], f"/t/{table}")
        for page in self.pages[:players]:
            expect(page.locator("li[data-seat].free")).to_have_count(0)
            expect(page.locator("li[data-seat]")).to_have_count(players)
        return str(table)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture(scope="module")
def friends(browser: Browser, guest: Guest) -> Iterator[Friends]:
    expect.set_options(timeout=PATIENCE)
    made = Friends(browser, guest.url)
    yield made
    made.close()


SIGHT = """() => ({
  mat: document.querySelector('footer .strip').ariaLabel,
  colour: document.querySelector('footer .strip [data-colour]').dataset.colour,
  pawns: Object.fromEntries([...document.querySelectorAll('[data-pawn]')]
    .map(pawn => [pawn.dataset.pawn, pawn.querySelector('svg').dataset.colour])),
  moves: document.querySelectorAll('[data-space][data-code]').length > 0,
  turn: document.querySelector('.turn').innerText.trim(),
})"""


def agreed(pages: list[Page], first: int, mover: int) -> None:
    """Everyone sees their own mat in the colour of the lobby, and one alone can act."""
    ply = pages[mover].locator(".table").get_attribute("data-ply")
    pawns = {str((n - first) % len(pages)): COLOURS[n] for n in range(len(pages))}
    for lobby, page in enumerate(pages):
        page.locator(f".table[data-ply='{ply}'][data-busy=false]").wait_for()
        assert page.evaluate(SIGHT) == {
            "mat": NAMES[lobby],
            "colour": COLOURS[lobby],
            "pawns": pawns,
            "moves": lobby == mover,
            "turn": "Your turn" if lobby == mover else f"{NAMES[mover]} to move",
        }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_begins_and_however_they_came_each_plays_their_own_seat(
    friends: Friends, players: int
) -> None:
    late = cycle(range(players))
    for starts in range(players):
        friends.lobby(players, starts)
        pages = friends.pages[:players]
        pages[0].get_by_role("button", name="Begin the game").click()
        for page in pages:
            page.locator(".table").wait_for()
        pages[starts].locator("[data-space][data-code]").first.wait_for(state="attached")
        agreed(pages, starts, starts)
        ready(pages[next(late)]).reload()
        following = (starts + 1) % players
        mover = pages[starts]
        mover.locator("[data-space='ah-2'][data-code]").click()
        mover.get_by_role("button", name="End turn").wait_for()
        press(mover, ".now [data-code]:last-child")
        pages[following].locator("[data-space][data-code]").first.wait_for(state="attached")
        agreed(pages, starts, following)


def test_after_a_duel_both_play_again_at_one_table_and_the_other_begins(
    friends: Friends, ending: Played
) -> None:
    [host, friend] = pages = friends.pages[:2]
    [key] = ending.cookies.items()
    friends.contexts[0].add_cookies([{"name": key[0], "value": key[1], "url": friends.url}])
    token = friends.ask(f"/{ending.table}/links", {"role": "seat", "seat": 1})["token"]
    go(friend, f"/join/{token}")
    friend.get_by_role("button", name="Take the seat").click()
    go(host, f"/t/{ending.table}")
    for page in pages:
        page.locator(".table").wait_for()
    mover = host if host.locator(".turn.mine").count() else friend
    press(mover, ".now [data-code]:last-child")
    for page in pages:
        page.get_by_role("dialog", name="The ledger").wait_for()

    again = host.get_by_role("button", name="Play again")
    full = {"code": "too-many-tables", "figures": {"limit": 50}}
    host.route("**/rematch", lambda route: route.fulfill(status=409, json=full), times=1)
    again.click()
    expect(host.get_by_role("alert")).to_contain_text("You have 50 tables")
    for page in pages:
        page.get_by_role("button", name="Play again").click()
        expect(page.locator("li[data-seat]")).to_have_count(2)
    assert host.url == friend.url
    host.get_by_role("button", name="Begin the game").click()
    friend.locator("[data-space][data-code]").first.wait_for(state="attached")
    agreed(pages, first=1, mover=1)
