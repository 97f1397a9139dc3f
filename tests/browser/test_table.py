"""The table in a real browser: whole games by mouse, keys and touch, undo, refusals, cuts."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import PATIENCE, on_a_phone, ready, unpainted

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BOTS = ({"kind": "bot", "bot": "greedy"},) * 2
PERSON = {"kind": "person", "name": "Player 1"}
MOST_STEPS = 1500
QUICK = {"language": "en", "motion": "reduced", "speed": 4, "coached": False}
TURN = "body[data-ready] .turn.mine"


@pytest.fixture(autouse=True)
def _patient(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)


def prefer(page: Page, **settings: object) -> None:
    """Set what a person would choose in the menu, before the page is loaded."""
    stored = json.dumps(json.dumps(QUICK | settings))
    page.add_init_script(f"localStorage.setItem('valdora.settings', {stored})")


def new_game(page: Page, base_url: str, *seats: dict[str, str], **options: object) -> str:
    """Start a game in which the page's person holds the `person` seats, and open it."""
    about = {"seats": [*seats], "pace": 0, "starts": 0} | options
    headers = {"origin": base_url}
    made = page.request.post("/api/v1/tables", data=about, headers=headers)
    assert made.ok, made.text()
    table = made.json()["table"]["id"]
    assert page.request.post(f"/api/v1/tables/{table}/start", headers=headers).ok
    page.goto(f"/t/{table}")
    ready(page)
    return str(table)


def is_over(page: Page) -> bool:
    return page.locator(".table.over").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Until it is one's turn and all has been shown; whether the game still goes on."""
    page.locator(".table.over, .table [data-code]").first.wait_for(state="attached")
    return not is_over(page)


def play(page: Page, move: Callable[[], None], act: Callable[[], None]) -> None:
    """Play a whole game: `move` while there are destinations, else `act`."""
    for _ in range(MOST_STEPS):
        if not wait_for_turn(page):
            break
        ply = page.locator(".table").get_attribute("data-ply")
        (move if page.locator("[data-space][data-code]").count() else act)()
        done = f".table[data-busy=false]:not([data-ply='{ply}'])"
        page.locator(done).wait_for(state="attached")
    assert is_over(page)


def destination(page: Page, turn: int) -> str:
    """A place worth going to: deliver before load before books; otherwise around the map."""
    places = page.locator("[data-space][data-code]").evaluate_all(
        "all => all.map(e => [e.dataset.space, e.ariaLabel])"
    )
    for words in ("Deliver", "Load", "Use the book", "Take "):
        worth = [space for space, label in places if words in label]
        if worth and (words != "Use the book" or turn % 2):
            return str(worth[turn % len(worth)])
    return str(places[turn % len(places)][0])


class Turns:
    """Counts, so that a simple policy does not run in circles."""

    def __init__(self) -> None:
        self.n = 0

    def next(self) -> int:
        self.n += 1
        return self.n


def press(page: Page, selector: str, *, tap: bool = False) -> None:
    """Press the first of some buttons, and again if it asks whether one is sure."""
    button = page.locator(selector).first
    code = button.get_attribute("data-code")
    again = page.locator(f".armed[data-code='{code}']")
    button.tap() if tap else button.click()
    page.wait_for_timeout(60)
    if again.count():
        again.first.tap() if tap else again.first.click()


def first_of(page: Page, *selectors: str) -> str | None:
    return next((each for each in selectors if page.locator(each).count()), None)


def act_by_pointer(page: Page, *, tap: bool = False) -> None:
    """Deliver, load, buy or take silver if possible, else end the turn."""
    doing = first_of(page, ".tray [data-code]", ".book .buy[aria-disabled=false][data-code]")
    press(page, doing or ".now [data-code]:last-child", tap=tap)


def test_a_newcomer_plays_a_whole_game_by_mouse(page: Page, base_url: str) -> None:
    prefer(page, coached=True)
    new_game(page, base_url, PERSON, *BOTS, *BOTS)
    expect(page.get_by_label("Tip")).to_be_visible()
    page.get_by_role("button", name="No more tips").click()
    expect(page.get_by_label("Tip")).to_have_count(0)
    turns = Turns()
    play(
        page,
        lambda: page.locator(f"[data-space='{destination(page, turns.next())}']").click(),
        lambda: act_by_pointer(page),
    )
    ledger = page.get_by_role("dialog", name="The ledger")
    expect(ledger.get_by_text(re.compile("wins!|Shared victory"))).to_be_visible()
    expect(ledger.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    expect(ledger.get_by_role("img", name="Points over time")).to_be_visible()


def test_a_whole_game_can_be_played_by_keyboard_alone(page: Page, base_url: str) -> None:
    prefer(page)
    unpainted(page)
    new_game(page, base_url, PERSON, *BOTS)
    turns = Turns()

    def move() -> None:
        wanted = destination(page, turns.next())
        for _ in range(40):
            page.keyboard.press("n")
            if page.evaluate("document.activeElement.dataset.space") == wanted:
                break
        page.keyboard.press("Enter")

    def act() -> None:
        if page.locator(".tray [data-code]").count():
            page.keyboard.press("1")
        elif page.locator(".book .buy[aria-disabled=false][data-code]").count():
            side = page.locator(".book .buy[aria-disabled=false]").first.get_attribute("data-buy")
            for _ in range(2):
                page.keyboard.press("Shift+ArrowLeft" if side == "L" else "Shift+ArrowRight")
        else:
            page.keyboard.press("e")
            page.keyboard.press("e")

    play(page, move, act)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="The ledger")).to_have_count(0)


def test_single_keys_can_be_turned_off_where_they_are_listed(page: Page, base_url: str) -> None:
    """WCAG 2.1.4: without them Tab and Enter still reach everything."""
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    keys = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    keys.get_by_label("Letters and figures act at once").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    keys.get_by_label("Letters and figures act at once").check()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Since your last turn")).to_be_visible()


def test_a_whole_game_can_be_played_by_touch_on_a_phone(browser: Browser, base_url: str) -> None:
    with on_a_phone(browser, base_url) as page:
        prefer(page)
        unpainted(page)
        new_game(page, base_url, PERSON, *BOTS)
        turns = Turns()

        def move() -> None:
            page.locator(f"[data-space='{destination(page, turns.next())}']").tap()
            page.get_by_role("button", name="Go there").tap()

        play(page, move, lambda: act_by_pointer(page, tap=True))


def pawn(page: Page, seat: int = 0) -> str:
    place: str = page.locator(f"[data-pawn='{seat}']").evaluate("e => e.style.transform")
    return place


def test_a_turn_is_taken_back_until_a_page_has_been_revealed(page: Page, base_url: str) -> None:
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    undo = page.get_by_role("button", name="Undo")
    start = pawn(page)
    expect(undo).to_be_disabled()
    page.locator("[data-space='C']").click()
    expect(page.get_by_role("region", name="city C").first).to_be_visible()
    undo.click()
    expect(page.locator("[data-space='C'][data-code]")).to_be_visible()
    assert pawn(page) == start

    page.locator("[data-space='C']").click()
    turn = page.locator(".book [data-code]", has_text="Turn page").last
    turn.click()
    reveal = page.locator(".book").get_by_text("Reveal the next page?")
    expect(reveal).to_be_visible()
    expect(undo).to_be_enabled()
    reveal.click()
    expect(undo).to_be_disabled()


def test_a_bubble_never_stands_between_the_pointer_and_the_table(page: Page, base_url: str) -> None:
    """It goes with what it tells of, and whatever it lies on can be pressed."""
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    bubble = page.locator("[role=tooltip]")
    undo = page.get_by_role("button", name="Undo")
    undo.hover(force=True)
    expect(bubble).to_contain_text("Nothing can be taken back")
    box = bubble.bounding_box()
    assert box
    under = "([x, y]) => document.elementFromPoint(x, y).getAttribute('role')"
    assert page.evaluate(under, [box["x"] + 9, box["y"] + 9]) != "tooltip"
    page.locator("[data-space='C']").dispatch_event("click")
    expect(undo).to_be_enabled()
    expect(bubble).to_be_hidden()


def test_what_is_refused_is_explained_with_its_rule(page: Page, base_url: str) -> None:
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    page.locator("[data-space='north-1']").click()
    now = page.get_by_role("region", name="What now?")
    expect(now).to_contain_text("You need provisions for that.")
    expect(now.get_by_role("link", name="rule M2")).to_have_attribute("href", "/rules/M2")
    page.locator("[data-space='A']").click()
    page.locator(".book .buy").last.click(force=True)
    expect(now.get_by_role("link", name=re.compile("rule B"))).to_be_visible()


def test_the_end_of_a_turn_asks_only_where_something_is_left(page: Page, base_url: str) -> None:
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    end = page.get_by_role("button", name="End turn")
    sure = page.get_by_role("button", name="End it now?")
    page.locator("[data-space='C']").click()
    end.click()
    expect(sure).to_be_visible()
    expect(page.locator(TURN)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-space='ah-2'][data-code]").click()  # once it is taken back
    end.click()
    expect(page.get_by_role("listitem").filter(has_text="Poppy moves")).to_be_attached()


KEEP_SOCKETS = """
  window.sockets = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) { super(...args); window.sockets.push(this); }
  };
"""


def test_a_cut_connection_is_told_and_comes_back_by_itself(page: Page, base_url: str) -> None:
    prefer(page)
    page.add_init_script(KEEP_SOCKETS)
    new_game(page, base_url, PERSON, *BOTS)
    page.context.set_offline(True)
    page.evaluate("sockets.forEach(socket => socket.close())")
    expect(page.locator("[data-connection=waiting]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("[data-connection=back]")).to_be_visible()
    page.locator("[data-space='ah-2']").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()


def test_a_shared_device_is_handed_over_at_each_turn(page: Page, base_url: str) -> None:
    prefer(page)
    people = [{"kind": "person", "name": f"Player {n}"} for n in (1, 2)]
    new_game(page, base_url, *people, BOTS[0])
    page.get_by_role("button", name="I am Player 1").click()
    page.locator("[data-space='ah-2']").click()
    press(page, ".now [data-code]:last-child")
    expect(page.get_by_role("heading", name="Hand the device to Player 2")).to_be_visible()
    assert page.locator("[data-code]").count() == 0
    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator("[data-space][data-code]").first).to_be_attached()


def test_the_handing_over_can_be_switched_off(page: Page, base_url: str) -> None:
    prefer(page)
    people = [{"kind": "person", "name": f"Player {n}"} for n in (1, 2)]
    new_game(page, base_url, *people, BOTS[0])
    page.get_by_role("button", name="Do not ask again on this device").click()
    for name in ("Player 1", "Player 2", "Player 1"):
        expect(page.locator("footer").get_by_role("region", name=name)).to_be_visible()
        page.locator("[data-space][data-code]").first.click()
        press(page, ".now [data-code]:last-child")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("ask to hand it over")).not_to_be_checked()


def test_moves_of_others_are_spoken_and_can_be_read_again(page: Page, base_url: str) -> None:
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    page.locator("[data-space='ah-2']").click()
    expect(page.locator("[data-spoken]")).to_contain_text("Player 1 moves to the silver house")
    press(page, ".now [data-code]:last-child")
    expect(page.locator("[data-space][data-code]").first).to_be_attached()
    page.keyboard.press("r")
    recap = page.get_by_role("dialog", name="Since your last turn")
    expect(recap.get_by_text("Poppy moves")).to_be_visible()
    expect(recap.get_by_text("Pebble moves")).to_be_visible()
    recap.get_by_role("button", name="Show it on the map").click()
    expect(recap).to_have_count(0)
    expect(page.locator("[data-space][data-code]").first).to_be_attached()


def test_people_talk_at_the_table(page: Page, base_url: str) -> None:
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck <b>all</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Player 1 Good luck <b>all</b>")


def test_a_stone_is_loaded_by_dragging_it_onto_its_card(page: Page, base_url: str) -> None:
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    golden = page.locator("[data-space][data-code][aria-label*='Load gold']").first
    golden.click()
    stone = page.locator(".tray .stone").first.bounding_box()
    card = page.locator("[data-slot=pan]").bounding_box()
    assert stone
    assert card
    page.mouse.move(stone["x"] + 15, stone["y"] + 15)
    page.mouse.down()
    page.mouse.move(card["x"] + 30, card["y"] + 40, steps=6)
    page.mouse.up()
    expect(page.get_by_role("button", name="gold pan with gold")).to_be_visible()


def state_of(page: Page, table: str) -> Any:
    line = page.request.get(f"/api/v1/tables/{table}/line").json()
    return page.request.get(f"/api/v1/tables/{table}/positions/{len(line['plies'])}").json()


def test_a_page_is_turned_by_dragging_it_over(page: Page, base_url: str) -> None:
    prefer(page, motion="full")
    table = new_game(page, base_url, PERSON, *BOTS)
    page.locator("[data-space='C']").click()
    right = page.locator(".book .page.R").bounding_box()
    assert right
    y = right["y"] + right["height"] / 2
    page.mouse.move(right["x"] + right["width"] - 12, y)
    page.mouse.down()
    page.mouse.move(right["x"] - right["width"] * 0.6, y, steps=8)
    page.mouse.up()
    expect(page.locator(".book .depth").first).to_have_text("1 page")
    assert len(state_of(page, table)["state"]["books"]["C"]["left"]) == 1
