"""The pages around the table, in a real browser: play, invite, join, watch, settings, rules."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import PATIENCE, raw_keys, ready, violations, visit
from support.server import Guest
from valdora.texts import Texts

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PORTRAIT = re.compile(r"^[A-Z].{20,88}\. .*\d+% of its games .* 25% would be even\.$")
"""How it plays, and how it fares."""


@pytest.fixture(autouse=True)
def _english(page: Page) -> None:
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)


def test_one_click_on_the_start_page_leads_to_a_game_against_bots(page: Page) -> None:
    visit(page, "/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.locator("[data-space]").first).to_be_visible()


def test_a_table_is_made_a_friend_joins_by_link_and_a_third_watches(
    page: Page, browser: Browser, base_url: str
) -> None:
    visit(page, "/new")
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Seat 3", exact=True).select_option("bot")
    page.get_by_role("button", name="Make the table and invite").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The table is set")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(page.get_by_role("button", name="Begin the game")).to_be_disabled()
    join = page.get_by_label("Link to a free seat").input_value()
    page.get_by_role("button", name="Make a link for watching").click()
    watch = page.get_by_label("Link for watching").input_value()

    friend = browser.new_context(base_url=base_url, locale="en").new_page()
    visit(friend, join)
    friend.get_by_label("What shall we call you?").fill("Player 2")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_text("Waiting for the host")).to_be_visible()

    expect(page.locator("[data-seat='1']")).to_contain_text("Player 2")
    page.get_by_role("button", name="Begin the game").click()
    for each in (page, friend):
        expect(each.locator("[data-space]").first).to_be_visible()

    watcher = browser.new_context(base_url=base_url, locale="en").new_page()
    watcher.goto(watch)
    expect(watcher.locator("[data-space]").first).to_be_visible()
    expect(watcher.locator("[data-code]")).to_have_count(0)

    friend.goto(join)
    friend.wait_for_url(re.compile(r"/t/\w+$"))
    for each in (friend, watcher):
        each.context.close()


def test_three_people_can_share_a_device(page: Page) -> None:
    visit(page, "/new")
    page.get_by_label("3", exact=True).check()
    for seat in ("2", "3"):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("person")
    page.get_by_label("Name at seat 2").fill("Teal")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.locator("[data-space]").first).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    reply = page.evaluate("id => fetch(`/api/v1/tables/${id}`).then(r => r.json())", table)
    assert reply["you"]["seats"] == [0, 1, 2]
    assert "Teal" in [seat["name"] for seat in reply["table"]["seats"]]


def test_the_host_fills_seats_with_bots_and_closes_the_table(page: Page) -> None:
    visit(page, "/new")
    page.get_by_label("3", exact=True).check()
    page.get_by_role("button", name="Make the table and invite").click()
    page.get_by_label("Bot for seat 2").select_option("greedy")
    expect(page.locator("[data-seat='1']")).to_contain_text("greedy")
    page.get_by_label("Bot for seat 2").select_option("")
    expect(page.locator("[data-seat='1']")).to_contain_text("free")
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This table is closed")


def test_two_play_the_duel(page: Page) -> None:
    visit(page, "/new")
    page.get_by_label("2", exact=True).check()
    expect(page.get_by_text("Two play the duel")).to_be_visible()
    expect(page.get_by_label("Edition")).to_have_value("duel.2")
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator("[data-space]").first).to_be_visible()


def test_public_tables_and_one_s_own_are_listed(page: Page, guest: Guest) -> None:
    table = guest.table("Coral", None, None, public=True)
    visit(page, "/tables")
    row = page.locator("li", has_text="Coral").first
    row.get_by_role("link", name="Sit down").click()
    page.wait_for_url(f"**/t/{table}")
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("your seat")).to_be_visible()
    visit(page, "/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    guest.post(f"/tables/{table}/close")


def test_a_pasted_link_leads_to_its_table_and_nonsense_is_explained(
    page: Page, guest: Guest
) -> None:
    table = guest.table("Coral", None, None, public=True)
    visit(page, "/")
    page.get_by_label("link or a code").fill("no such thing")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("neither a link nor a code")
    page.get_by_label("link or a code").fill(f"{guest.url}/t/{table}")
    page.get_by_role("button", name="Go", exact=True).click()
    page.wait_for_url(f"**/t/{table}")
    guest.post(f"/tables/{table}/close")


def test_a_dead_link_says_so(page: Page) -> None:
    visit(page, "/join/nothing.here")
    expect(page.get_by_role("heading", level=1)).to_have_text("This link leads nowhere")


def test_an_address_off_the_map_is_a_friendly_page(page: Page) -> None:
    visit(page, "/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Off the map")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_settings_are_kept(page: Page) -> None:
    visit(page, "/settings")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_label("Dark", exact=True).check()
    page.get_by_label("4 ×").check()
    page.get_by_label("Sounds").check()
    page.locator("main").get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.reload()
    ready(page)
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator("html").get_attribute("data-theme") == "dark"
    expect(page.get_by_label("Dein Name")).to_have_value("Olive")
    expect(page.get_by_label("4-fach")).to_be_checked()
    expect(page.get_by_label("Ton")).to_be_checked()


def test_the_language_changes_at_once_on_any_page(page: Page) -> None:
    visit(page, "/rules")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Comment jouer")
    expect(page).to_have_title("Règles · Valdora")


def test_the_rules_can_be_searched_and_linked_to_by_number(page: Page) -> None:
    visit(page, "/rules/L4")
    expect(page.locator("#L4")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("provisions")
    expect(page.locator("#M2 mark").first).to_have_text("provisions")
    expect(page.locator("#L4")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("The rules say nothing about")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_have_pictures_that_are_drawn_when_they_come_near(
    language: str, page: Page
) -> None:
    t = Texts(language)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.set_viewport_size({"width": 1280, "height": 720})
    visit(page, "/rules")
    page.locator("header select").select_option(language)
    valley = page.get_by_role("img", name=t("picture-map"))
    expect(valley.locator("[data-space]")).to_have_count(30)
    assert not any("DeliveryPicture" in address for address in fetched)
    delivery = page.get_by_role("figure", name=t("picture-delivery"))
    delivery.scroll_into_view_if_needed()
    expect(delivery.get_by_role("listitem")).to_have_count(3)
    expect(delivery).to_contain_text(t("picture-delivery-owner"))
    book = page.get_by_role("img", name=t("picture-book"))
    book.scroll_into_view_if_needed()
    expect(book.locator("[data-buy]")).to_have_count(2)
    assert not raw_keys(page)
    assert not violations(page)
    page.get_by_role("searchbox").fill("B3")
    expect(page.get_by_role("figure")).to_have_count(0)


def test_the_rules_tell_which_figures_are_reconstructed_and_how_to_correct_them(
    page: Page,
) -> None:
    visit(page, "/")
    page.get_by_role("link", name="Which ones, and how").click()
    expect(page.get_by_role("heading", name="Where the figures come from")).to_be_in_viewport()
    expect(page.get_by_text("valdora edition check my-box.toml")).to_be_visible()
    page.get_by_text("All figures one by one").click()
    expect(page.get_by_text("equipment.horse.load_price")).to_be_visible()


def test_every_bot_that_can_be_chosen_has_a_portrait(page: Page) -> None:
    visit(page, "/")
    quick = page.get_by_label("Level", exact=True)
    for level in quick.locator("option").evaluate_all("all => all.map(each => each.value)"):
        quick.select_option(level)
        expect(quick).to_have_accessible_description(PORTRAIT)
    expect(quick.locator("optgroup option")).to_have_text(["greedy", "random"])
    visit(page, "/new")
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    chosen = page.get_by_label("Level of the bot at seat 2")
    chosen.select_option("random")
    expect(chosen).to_have_accessible_description(re.compile("^Does anything that is allowed"))
    page.get_by_role("button", name="Make the table and invite").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Does anything that is allowed")
