"""Someone who looks elsewhere is told that it is their turn, and only as they wish."""

import pytest
from playwright.sync_api import Page, expect

from browser.test_table import BOTS, PERSON, new_game, prefer

pytestmark = pytest.mark.browser

LISTEN = """
window.heard = { tones: 0, notes: [] };
window.OscillatorNode = class extends OscillatorNode {
  start(...when) { heard.tones += 1; super.start(...when); }
};
window.Notification = class {
  static permission = "granted";
  constructor(title) { heard.notes.push(title); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def heard(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("window.heard")
    return found


def test_title_tone_and_notification_when_they_are_wanted(page: Page, base_url: str) -> None:
    page.add_init_script(LISTEN)
    prefer(page, sound=True, notify=True)
    new_game(page, base_url, PERSON, *BOTS)
    expect(page).to_have_title("Your turn · Valdora")
    found = heard(page)
    assert found["notes"] == ["Your turn · Valdora"]
    assert found["tones"]


def test_only_the_title_unless_asked_for_more(page: Page, base_url: str) -> None:
    page.add_init_script(LISTEN)
    prefer(page)
    new_game(page, base_url, PERSON, *BOTS)
    expect(page).to_have_title("Your turn · Valdora")
    assert heard(page) == {"tones": 0, "notes": []}
