"""Two people and a slow game over three days: what waits, another device, the seat taken back."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_table import prefer
from browser.test_table_away import arrive, opened
from browser.test_table_clock import PROGRAM, Timed
from support.browsing import PATIENCE, PHONE, overflow, raw_keys, violations, visit
from support.hands import DAY, HOUR, MINUTE
from support.receivers import WebReceiver, web_receiver
from support.server import Guest, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]
BADGE = """
    window.badge = null
    navigator.setAppBadge = async count => { window.badge = count }
    navigator.clearAppBadge = async () => { window.badge = 0 }
"""
"""No icon is seen here: this keeps what would stand on it."""
CLICK = """async url => {
    const told = []
    clients.openWindow = async opened => told.push(['opened', opened])
    WindowClient.prototype.focus = async function () { told.push(['shown', this.url]) }
    await registration.showNotification('', { data: { url } })
    const shown = await registration.getNotifications()
    const notification = shown.find(({ data }) => data.url === url)
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    while (!told.length) await new Promise(resolve => setTimeout(resolve, 20))
    const left = (await registration.getNotifications()).filter(({ data }) => data.url === url)
    return [...told[0], left.length]
}"""
"""A click on a notification, for the service worker; only a real finger may open windows."""
SLOW = {"kind": "slow", "turn": DAY, "holidays": 0, "bot": "beginner"}


@pytest.fixture(scope="module")
def there() -> Iterator[WebReceiver]:
    with web_receiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    expect.set_options(timeout=PATIENCE)
    folder: Path = tmp_path_factory.mktemp("home")
    local = {"webhooks": True, "webhook_networks": "127.0.0.0/8"}
    with running(folder, program=PROGRAM, push_contact="mailto:v@example.org", **local) as server:
        yield Timed(server.url, folder)


def fine(page: Page) -> None:
    assert (violations(page), raw_keys(page), overflow(page)) == ([], set(), 0)


def end_turn(page: Page) -> None:
    page.locator("[data-space='ah-2'][data-code]").click()
    page.get_by_role("button", name="End turn").click()
    if page.get_by_role("button", name="End it now?").count():
        page.get_by_role("button", name="End it now?").click()


def told(there: WebReceiver, page: Page, count: int) -> list[str]:
    """What came, as soon as there is so much."""
    for _ in range(300):
        if len({each.json["id"] for each in there.posted}) >= count:
            break
        page.wait_for_timeout(100)
    return list({each.json["id"]: each.json["notice"] for each in there.posted}.values())


def test_three_days_two_people_and_another_device(
    browser: Browser, timed: Timed, there: WebReceiver
) -> None:
    with Guest(timed.url) as ann, Guest(timed.url) as bob:
        table = ann.table("Ann", None, ("bot", "random"), public=True, clock=SLOW)
        bob.post(f"/tables/{table}/join", {"name": "Bob"})
        ann.post(f"/tables/{table}/start")
        here = arrive(browser, timed.url, ann)
        page = here.new_page()
        page.set_default_timeout(PATIENCE)
        prefer(page)

        # The first day: the page of one's tables says that one is waited for; by keyboard.
        page.add_init_script(BADGE)
        visit(page, "/tables")
        expect(page).to_have_title("(1) Tables · Valdora")
        assert page.evaluate("window.badge") == 1
        expect(page.locator("[data-part=turn]")).to_contain_text("Ann to move")
        expect(page.locator("[data-part=turn]")).to_contain_text("23 h 59 min left")
        expect(page.get_by_role("link", name="Tables")).to_contain_text("1 table waits for you")
        fine(page)

        # Bob wants to be told by a program of his, on his phone.
        his_phone = arrive(browser, timed.url, bob, PHONE)
        his = his_phone.new_page()
        his.set_default_timeout(PATIENCE)
        prefer(his)
        visit(his, "/reminders")
        his.get_by_label("Its address").fill(f"{there.url}/bob")
        his.get_by_label("Its address").press("Enter")
        expect(his.get_by_role("heading", name="Where you are reminded")).to_be_visible()
        his.get_by_label("Not at night").check()
        expect(his.get_by_label("From")).to_have_value("22:00")
        his.get_by_label("Not at night").uncheck()
        expect(his.get_by_role("status")).to_have_text("Saved.")
        fine(his)

        page.locator("[data-part=turn]").get_by_role("link", name="Continue").press("Enter")
        page.locator(".table").wait_for()
        end_turn(page)
        expect(page.locator(".top .turn")).to_contain_text("Bob to move")
        visit(page, "/tables")
        expect(page).to_have_title("Tables · Valdora")
        expect(page.locator("[data-part=waiting]")).to_contain_text("Bob to move")
        assert page.evaluate("window.badge") == 0

        # The second day: he is told at its beginning and at half of his time, and changes devices.
        timed.go_on(MINUTE)
        assert told(there, page, 1) == ["begin"]
        timed.go_on(13 * HOUR)
        assert told(there, page, 2) == ["begin", "half"]
        assert there.posted[0].json["url"].endswith(f"/t/{table}")
        visit(his, "/devices")
        his.get_by_label("gives them up").check()
        his.get_by_role("button", name="Show a link and a QR code").press("Enter")
        link = his.get_by_label("Open this on the other device.").input_value()
        expect(his.get_by_role("img", name="QR")).to_be_visible()
        fine(his)
        with Guest(timed.url) as nobody:
            other = arrive(browser, timed.url, nobody)
        new = other.new_page()
        new.set_default_timeout(PATIENCE)
        prefer(new)
        visit(new, link)
        fine(new)
        new.get_by_role("button", name="Take the seats here").press("Enter")
        expect(new.get_by_text("Your seats are here now.")).to_be_visible()
        new.get_by_role("link", name="Tables").last.click()
        expect(new.locator("[data-part=turn]")).to_contain_text("Bob to move")
        visit(his, "/tables")
        expect(his.get_by_text("You sit at no table yet.")).to_be_visible()
        fine(new)

        # The third day: his time is up and a bot plays; on the new device he takes his seat back.
        timed.go_on(11 * HOUR)
        mine = opened(other, table)
        expect(mine.locator(".now")).to_contain_text("Your time was up.")
        mine.get_by_role("button", name="Take my seat back").press("Enter")
        expect(mine.locator("[data-space][data-code]").first).to_be_attached()
        changes = ann.get(f"/tables/{table}")["table"]["seat_changes"]
        assert [each["change"] for each in changes] == ["time", "back"]

        # One click in a reminder turns them off, and another on again.
        off = there.posted[0].json["off_url"].replace("/api/v1", "")
        visit(new, f"{off}?table={table}")
        expect(new.get_by_text("No more reminders of this table will come.")).to_be_visible()
        fine(new)
        visit(new, "/reminders")
        expect(new.get_by_role("link", name="Ann · Bob")).to_be_visible()
        visit(new, f"{off}?table={table}")
        new.get_by_role("button", name="Turn them on again").press("Enter")
        expect(new.get_by_text("You will be reminded.")).to_be_visible()
        for each in (here, his_phone, other):
            each.close()


def test_twelve_words_bring_the_seats_in_german_too(browser: Browser, timed: Timed) -> None:
    with Guest(timed.url) as ann, Guest(timed.url) as nobody:
        ann.table("Ann", None, public=True, edition="duel.2")
        words = ann.post("/devices/words", {"language": "de"})["words"]
        context = arrive(browser, timed.url, nobody, PHONE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        prefer(page)
        visit(page, "/devices")
        page.get_by_label("Twelve words").fill(" ".join(words))
        page.get_by_role("button", name="Take the seats here").press("Enter")
        expect(page.get_by_text("Your seats are here now.")).to_be_visible()
        visit(page, "/tables")
        expect(page.locator("[data-part=open]")).to_contain_text("Ann")
        context.close()


def test_a_push_is_shown_once_however_often_it_comes(browser: Browser, timed: Timed) -> None:
    """Chromium cannot subscribe here; what would come then is handed to its service worker."""
    context = browser.new_context(base_url=timed.url)
    context.grant_permissions(["notifications"], origin=timed.url)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    devtools = context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    visit(page, "/rules")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(100):
        if known:
            break
        page.wait_for_timeout(100)
    message = {"title": "Ваш ход", "body": "Ждёт Two", "url": "/t/x", "tag": "abc", "lang": "ru"}
    for _ in range(2):
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": timed.url, "registrationId": known[0], "data": json.dumps(message)},
        )
    shown = """navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all =>
        all.map(({title, body, tag, lang, data}) => ({title, body, tag, lang, url: data.url})))"""
    for _ in range(100):
        found = page.evaluate(shown)
        if found:
            break
        page.wait_for_timeout(100)
    assert found == [message]
    worker = context.service_workers[0]
    assert worker.evaluate(CLICK, "/t/y") == ["opened", "/t/y", 0]
    assert worker.evaluate(CLICK, "/rules") == ["shown", f"{timed.url}/rules", 0]
    assert worker.evaluate(CLICK, f"{timed.url}/rules?x") == ["shown", f"{timed.url}/rules", 0]
    context.close()
