#!/usr/bin/env python3
"""Makes the pictures in docs/images: starts a server, plays a little and takes screenshots.

.venv/bin/python scripts/screenshots.py
"""

import sys
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from support.browsing import PHONE, ready, server_and_browser  # noqa: E402
from support.server import Guest  # noqa: E402

IMAGES = ROOT / "docs/images"
LAPTOP = {"width": 1280, "height": 800}
TURNS = 40
"""How many turns of bots come before the picture of the table."""
MOST_BYTES = 300_000


def main() -> None:
    """Take all pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with server_and_browser() as (server, browser):
        guest = Guest(server.url)
        table = played(guest)
        take(browser, server.url, "start", "/")
        take(browser, server.url, "table", f"/t/{table}", guest=guest)
        take(browser, server.url, "dark", f"/t/{table}", guest=guest, color_scheme="dark")
        take(browser, server.url, "phone", f"/t/{table}", guest=guest, viewport=PHONE)
        take(browser, server.url, "replay", f"/t/{table}/replay/{TURNS * 4}", guest=guest)
        # Opening a book may be a move: last of all.
        take(browser, server.url, "book", f"/t/{table}", guest=guest, book=True)
        guest.close()


def played(guest: Guest) -> str:
    """A game in which everyone has some equipment and it is our turn: its table's id."""
    bots = [("bot", "greedy")] * 3
    table = guest.table("Player 1", *bots)
    guest.post(f"/tables/{table}/start")
    guest.post(f"/tables/{table}/leave", {"seat": 0})
    while guest.get(f"/tables/{table}")["table"]["round"] <= TURNS // 4:
        time.sleep(0.2)
    guest.post(f"/tables/{table}/return", {"seat": 0})
    while guest.get(f"/tables/{table}")["table"]["turn"] != 0:
        time.sleep(0.2)
    return table


@contextmanager
def opened(browser: Browser, url: str, guest: Guest | None, **options: Any) -> Iterator[Page]:
    """A page of a new browser; with a guest, one who holds the guest's seats."""
    context = browser.new_context(
        **{"base_url": url, "locale": "en", "viewport": LAPTOP, **options}
    )
    kept = '{"coached":false}'
    context.add_init_script(f"localStorage.setItem('valdora.settings', '{kept}')")
    if guest:
        jar = guest.http.cookies.jar
        context.add_cookies(
            [{"name": each.name, "value": each.value or "", "url": url} for each in jar]
        )
    yield context.new_page()
    context.close()


def take(
    browser: Browser,
    url: str,
    name: str,
    path: str,
    *,
    guest: Guest | None = None,
    book: bool = False,
    **options: Any,
) -> None:
    """Take one picture; it must stay small enough for the README."""
    with opened(browser, url, guest, **options) as page:
        page.goto(path)
        ready(page)
        page.wait_for_timeout(2500)
        if book:
            open_book(page)
        file = IMAGES / f"{name}.webp"
        save(page, file)
    print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB")


def open_book(page: Page) -> None:
    """Go to a city of commissions, or to one of equipment if none can be reached."""
    for city in "CDAB":
        page.locator(f"[data-space='{city}']").click()
        page.mouse.move(1, 1)  # nothing is to be pointed at
        page.wait_for_timeout(2500)
        if page.locator(".spread").count():
            return
    raise SystemExit("No book can be reached: take the pictures again.")


def save(page: Page, file: Path) -> None:
    """Write what is seen as WebP, in the best quality that is small enough."""
    devtools = page.context.new_cdp_session(page)
    for quality in (88, 80, 70, 60, 45):
        shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        file.write_bytes(b64decode(shot["data"]))
        if file.stat().st_size <= MOST_BYTES:
            return
    raise SystemExit(f"{file} is larger than {MOST_BYTES} bytes.")


if __name__ == "__main__":
    main()
