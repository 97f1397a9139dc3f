"""What tests ask of any page in the browser."""

import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from support import machine
from support.server import Running, running
from texts.catalogues import messages

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PATIENCE = 30_000
"""How long a page may take on a busy machine, in milliseconds."""
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


def unpainted(page: Page | BrowserContext) -> None:
    """Leave out the painted landscape. It lies under everything and takes the most time to draw."""
    page.add_init_script("""
      addEventListener("DOMContentLoaded", () => {
        const style = document.createElement("style");
        style.textContent = ".valley > .layer:not(svg, .pawns) { display: none }";
        document.head.append(style);
      });
    """)


@contextmanager
def on_a_phone(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page by touch."""
    context = browser.new_context(
        base_url=base_url, viewport=PHONE, has_touch=True, is_mobile=True, locale="en"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


@contextmanager
def server_and_browser() -> Iterator[tuple[Running, Browser]]:
    """A server with nothing in it, and a browser: for scripts, since tests have fixtures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=machine.find_chromium(),
            args=["--no-sandbox"] if machine.IS_ROOT else [],
        )
        yield server, browser
        browser.close()


def ready(page: Page) -> Page:
    """Wait until a page says that it can be used."""
    page.wait_for_selector("body[data-ready]", timeout=PATIENCE)
    return page


def visit(page: Page, path: str) -> Page:
    """Open an address and wait until it can be used."""
    page.goto(path)
    return ready(page)


GO = """
(path) => {
  delete document.body.dataset.ready;
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}
"""


def go(page: Page, path: str) -> Page:
    """Open another address of ours, as a link does: nothing is loaded anew."""
    page.evaluate(GO, path)
    return ready(page)


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return max(0, wide)


@cache
def _keys() -> frozenset[str]:
    return frozenset(messages("en"))


def raw_keys(page: Page) -> set[str]:
    """Keys of texts that are shown as they are, because their text is missing."""
    said = page.evaluate(
        """() => document.body.innerText + ' ' + document.title + ' ' +
        [...document.querySelectorAll('[aria-label],[title],[placeholder]')].map(
          e => [e.ariaLabel, e.title, e.placeholder].join(' ')).join(' ')"""
    )
    return set(re.findall(r"[a-z]+(?:-[a-zA-Z0-9]+)+", said)) & _keys()


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, each with the first place."""
    if not page.evaluate("'axe' in window"):  # half a megabyte: once for each page that is loaded
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found]
