"""In real browsers: everyone's page adds to the shuffle by itself, and links are taken back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_table import prefer
from support.browsing import PATIENCE, violations, visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def two(browser: Browser, base_url: str) -> Iterator[tuple[Page, Page]]:
    """The browsers of a host and of a friend."""
    contexts = [browser.new_context(base_url=base_url, locale="en") for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for page, name in zip(pages, ("Ann", "Ben"), strict=True):
        page.set_default_timeout(PATIENCE)
        prefer(page, name=name)
    yield pages[0], pages[1]
    for context in contexts:
        context.close()


def asked(page: Page, method: str, path: str, body: object = None) -> dict[str, object]:
    """Something asked of the server with the page's own key."""
    script = """async ([method, path, body]) => {
        const headers = {"content-type": "application/json"};
        const init = body === null ? {method} : {method, headers, body: JSON.stringify(body)};
        return await (await fetch(`/api/v1/tables${path}`, init)).json();
    }"""
    found: dict[str, object] = page.evaluate(script, [method, path, body])
    return found


def opened(host: Page) -> str:
    visit(host, "/tables")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "free"}, {"kind": "bot", "bot": "greedy"}]
    made = asked(host, "POST", "", {"seats": seats, "pace": 0, "starts": "random"})
    return str(made["table"]["id"])  # type: ignore[index]


def test_pages_add_to_the_shuffle_unasked_and_again_for_the_rematch(
    two: tuple[Page, Page],
) -> None:
    host, friend = two
    table = opened(host)
    visit(host, f"/t/{table}")
    link = host.get_by_label("Link to a free seat").input_value()
    visit(friend, link)
    friend.get_by_role("button", name="Take the seat").click()
    expect(host.locator("li[data-seat='1']")).to_contain_text("Ben")
    host.get_by_role("button", name="Begin the game").click()
    for page in two:
        expect(page.locator("[data-space]").first).to_be_visible()
    shown = asked(host, "GET", f"/{table}")["table"]
    given = sorted(map(len, shown["player_seeds"]))  # type: ignore[index]
    assert given == [0, 32, 32], "each person's page, and no bot"
    asked(host, "POST", f"/{table}/close")
    for page in two:
        visit(page, f"/t/{table}/replay")
        page.get_by_role("tab", name="Proof").click()
        expect(page.get_by_text("Your browser remembers")).to_be_visible()
        expect(page.get_by_text("the seed belongs to the fingerprint")).to_be_visible()
        expect(page.get_by_text("a bot gives none")).to_be_visible()
        expect(page.get_by_text("Who begins was drawn")).to_be_visible()
    again = asked(host, "POST", f"/{table}/rematch")["table"]["id"]  # type: ignore[index]
    for page in two:
        visit(page, f"/t/{again}")
    host.wait_for_function(
        """async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json())
            .table.player_seeds.filter(Boolean).length === 2""",
        arg=again,
    )


def test_links_are_listed_and_taken_back_in_the_lobby(
    two: tuple[Page, Page],
) -> None:
    host, friend = two
    table = opened(host)
    visit(host, f"/t/{table}")
    link = host.get_by_label("Link to a free seat").input_value()
    back = host.get_by_role("button", name="Take back For any free seat")
    back.click()
    sure = host.get_by_role("button", name="Really take back? For any free seat")
    sure.press("Enter")
    expect(host.get_by_text("The link no longer works.")).to_be_visible()
    expect(host.get_by_label("Link to a free seat")).to_have_count(0)
    visit(friend, link)
    expect(friend.get_by_role("button", name="Take the seat")).to_have_count(0)

    host.get_by_role("button", name="My link for another device").click()
    own = host.get_by_label("My link for another device").input_value()
    expect(host.get_by_text("For the seat of Ann")).to_be_visible()
    visit(friend, own)
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.locator("li[data-seat='0']")).to_contain_text("your seat")


def test_links_are_listed_and_taken_back_in_the_game_by_keys(two: tuple[Page, Page]) -> None:
    host, friend = two
    table = opened(host)
    visit(host, f"/t/{table}")
    link = host.get_by_label("Link to a free seat").input_value()
    visit(friend, link)
    friend.get_by_role("button", name="Take the seat").click()
    host.get_by_role("button", name="Begin the game").click()
    expect(host.locator("[data-space]").first).to_be_visible()
    host.get_by_role("button", name="Menu").press("Enter")
    menu = host.get_by_role("dialog")
    menu.get_by_role("button", name="My link for another device").press("Enter")
    own = menu.get_by_label("My link for another device").input_value()
    expect(menu.get_by_text("For the seat of Ann")).to_be_visible()
    assert violations(host) == []
    menu.get_by_role("button", name="Take back For the seat of Ann").press("Enter")
    menu.get_by_role("button", name="Really take back? For the seat of Ann").press("Enter")
    expect(menu.get_by_text("The link no longer works.")).to_be_visible()
    expect(menu.get_by_text("For the seat of Ann")).to_have_count(0)
    visit(friend, own)
    expect(friend.get_by_role("button", name="Take the seat")).to_have_count(0)
    seats = asked(friend, "GET", f"/{table}")["you"]["seats"]  # type: ignore[index]
    assert len(seats) == 1, "the one that was taken by the other link"
