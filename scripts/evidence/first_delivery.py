#!.venv/bin/python
"""How long a newcomer takes from the first page to the first delivery, following the coach alone.

.venv/bin/python scripts/evidence/first_delivery.py [GAMES]

A browser without any settings opens the start page and presses what is largest there. From then on
whoever plays reads each new tip, at 200 words a minute, takes three seconds to find what it points
at, and presses that. Bots play and are shown as they are for everyone.
"""

import sys
import time
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from browser.test_table_coach import TIP, follow  # noqa: E402
from support.browsing import PATIENCE, server_and_browser, visit  # noqa: E402

WORD = 60 / 200
FIND = 3.0
START_PAGE = 10.0
"""Seconds: to read a word, to find what a tip means, to look at the start page."""


def main() -> None:
    """Play some games up to the first delivery."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with server_and_browser() as (server, browser):
        for game in range(1, games + 1):
            context = browser.new_context(
                base_url=server.url, locale="en", viewport={"width": 1366, "height": 768}
            )
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            steps, rounds, seconds = play(page)
            clock = f"{int(seconds // 60)}:{int(seconds % 60):02}"
            print(f"game {game}: {clock} min, {steps} things done, in round {rounds}", flush=True)
            context.close()


def play(page: Page) -> tuple[int, int, float]:
    """From the start page to the first delivery: how much was done, the round, the seconds."""
    visit(page, "/")
    begin = time.monotonic()
    time.sleep(START_PAGE)
    page.locator(".button.primary").first.click()
    page.wait_for_url("**/t/*")
    steps, read = 0, ""
    while True:
        page.locator("body[data-ready] .turn.mine").wait_for()
        page.locator(TIP).wait_for()
        said = page.locator(f"{TIP} p").inner_text()
        time.sleep(FIND + (len(said.split()) * WORD if said != read else 0))
        read = said
        before = page.locator(".table").get_attribute("data-ply")
        done = follow(page)
        steps += 1
        if done == "deliver":
            words = page.locator(".round").inner_text().split()
            return steps, int(words[-1]), time.monotonic() - begin
        page.locator(f".table:not([data-ply='{before}'])").wait_for(state="attached")


if __name__ == "__main__":
    main()
