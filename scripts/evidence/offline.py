#!.venv/bin/python
"""What play without a server takes, in a real Chromium, into docs/evidence/offline.md.

    scripts/evidence/offline.py

Everything is measured with all of the machine's CPU, and with shares of it by a quota of the kernel
(a control group) for all processes of the browser together, since browsers' own throttling does not
slow workers. The group has precedence over other work. Linux only, and as root.
"""

import argparse
import gzip
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import sleep
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, Playwright, sync_playwright  # noqa: E402

from support.sites import PLAYER, REMEMBERED, Killable, Site  # noqa: E402
from valdora.server.http.files import STATIC  # noqa: E402

OUT = ROOT / "docs/evidence/offline.md"
SEATS = [{"kind": "person", "name": "Ada"}] + [{"kind": "bot", "bot": "expert"}] * 2


SHARES = {"all of it": None, "a quarter of both cores": 0.5, "a quarter of one core": 0.25}
"""How many cores' worth of time the browser gets."""


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--print", action="store_true", help="do not write the page")
    parser.add_argument("--only", choices=SHARES, help="one share alone; implies --print")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        site = Site(folder, briefly=False)
        columns = {}
        for title, share in SHARES.items():
            if args.only in (None, title):
                with group(share) as before:
                    columns[title] = measured(playwright, site, folder / title, before)
                print(title, columns[title], file=sys.stderr)
        site.close()
    text = page_of(sizes(), columns)
    if args.print or args.only:
        print(text)
    else:
        OUT.write_text(text, encoding="utf-8")


def sizes() -> dict[str, float]:
    """What comes over the network, gzipped, in kB."""
    listed = json.loads((STATIC / "python.json").read_text())
    python = sum(len(gzip.compress((STATIC / f["path"]).read_bytes())) for f in listed["files"])
    shell = json.loads((STATIC / "shell.json").read_text())["files"]
    client = sum(
        len(gzip.compress((STATIC / name).read_bytes())) for name in ["index.html", *shell]
    )
    return {"the client, all pages and languages": client / 1e3, "Python and game": python / 1e3}


def measured(
    playwright: Playwright, site: Site, profile: Path, before: list[str]
) -> dict[str, str]:
    """One browser after the other, each with what the first one has kept."""
    found = dict[str, str]()

    @contextmanager
    def browsing() -> Iterator[tuple[Killable, Page]]:
        browser = Killable(playwright, profile, *before)
        try:
            browser.page.set_viewport_size({"width": 1280, "height": 720})
            yield browser, browser.page
        finally:
            browser.kill()

    with browsing() as (browser, page):
        empty = browser.memory()
        began = _begun(browser, site)
        found["first start of the host"] = f"{began['ms'] / 1000:.2f} s"
        found["… CPU time"] = f"{began['cpu']:.2f} s"
        address = f"{site.url}#/t/{page.evaluate('seats => player.table(seats)', SEATS)}"
        page.wait_for_function(REMEMBERED)
        page.wait_for_timeout(2000)  # … and on the disk
    for rest, told in ((0, ""), (AT_REST, ", from a browser at rest")):
        visits, ready = [], []
        for _ in range(VISITS):
            with browsing() as (browser, page):
                page.wait_for_timeout(rest)
                page.add_init_script(HOST)
                visits.append(_seen(page, site.url, ".lists li"))
                page.wait_for_function("() => window.hosted", polling=100)
                ready.append(float(page.evaluate("window.hosted")) / 1000)
                page.wait_for_timeout(5000)  # the browser keeps what it has compiled …
                browser.close()  # … and is not killed while it does
        title = f"second visit{told}: until one's games are listed, median of {VISITS}"
        found[title] = f"{statistics.median(visits):.2f} s"
        found[f"… the longest of these visits{told}"] = f"{max(visits):.2f} s"
        found[f"… until the host is ready{told}, median"] = f"{statistics.median(ready):.2f} s"
        found[f"… the longest of these{told}"] = f"{max(ready):.2f} s"
    with browsing() as (browser, page):
        began = _begun(browser, site)
        assert began["snapshot"], "it did not begin with what was kept"
        found["second start of the host"] = f"{began['ms'] / 1000:.2f} s"
        found["… CPU time of it"] = f"{began['cpu']:.2f} s"
        found |= _played(page)
    with browsing() as (browser, page):
        opened = _seen(page, address, "[data-space][data-code]")
        found["a table's address opened anew, until it can be played"] = f"{opened:.2f} s"
        page.wait_for_timeout(3000)
        found["memory of the page with its workers"] = f"{browser.largest() / 1e6:.0f} MB"
        whole = browser.memory()
        found["… of all processes of the browser"] = f"{whole / 1e6:.0f} MB"
        found["… more than of the same browser with an empty page"] = (
            f"{(whole - empty) / 1e6:.0f} MB"
        )
    with browsing() as (_, page):
        found |= _on_screen(page, address)
    return found


def _seen(page: Page, address: str, selector: str) -> float:
    """Seconds from the browser's going to an address until a frame is made with something in it."""
    page.add_init_script(SEEN.replace("SELECTOR", selector))
    page.goto(address)
    page.wait_for_function("() => window.seen", polling=100)  # no frames for the sake of asking
    return float(page.evaluate("window.seen")) / 1000


VISITS = 5
AT_REST = 5000
"""Milliseconds after which a browser has done what belongs to its own start, whatever is asked."""
SEEN = """
new MutationObserver((_, watching) => {
  if (!document.querySelector('SELECTOR')) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.seen = performance.now())));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


HOST = """
window.Worker = class extends Worker {
  constructor(...made) {
    super(...made);
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'ready') window.hosted = performance.now();
    });
  }
};
"""
"""When the page hears that a game can be begun or continued."""


def _begun(browser: Killable, site: Site) -> dict[str, Any]:
    """Begin a host in a page at rest, and see what it takes."""
    browser.page.goto(site.url + "#/rules")
    browser.page.wait_for_selector("body[data-ready]")
    browser.page.wait_for_timeout(5000)
    used = browser.cpu()
    began: dict[str, Any] = browser.page.evaluate(PLAYER)
    return {**began, "cpu": browser.cpu() - used}


def _open(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-code]", state="attached")


def _played(page: Page) -> dict[str, str]:
    table = page.evaluate("seats => player.table(seats)", SEATS)
    result: Any = page.evaluate("id => player.timed(id, 50)", table)
    acks, turns = sorted(result["acks"]), sorted(result["turns"])
    return {
        "a move until it is kept and told, median": _ms(statistics.median(acks)),
        "… 95th percentile": _ms(acks[int(len(acks) * 0.95)]),
        "a whole turn of `expert`, median": _ms(statistics.median(turns)),
        "… 95th percentile of its turns": _ms(turns[int(len(turns) * 0.95)]),
        "… the longest": _ms(turns[-1]),
    }


def _ms(milliseconds: float) -> str:
    return f"{milliseconds:.0f} ms"


CLICKS = 12
MARKS = """
() => addEventListener('click', ({ target, timeStamp }) => {
  if (!target.closest('[data-space]')) return;
  const pawn = document.querySelector('[data-pawn="0"]');
  const [at, late] = [pawn.style.transform, performance.now() - timeStamp];
  performance.mark('clicked', { detail: late });
  const seen = new MutationObserver(() => {
    if (pawn.style.transform === at) return;
    performance.mark('moved');
    seen.disconnect();
  });
  seen.observe(pawn, { attributeFilter: ['style'] });
}, { capture: true })
"""
"""When a person's click came, and when the page had the pawn go."""
FRAME = "disabled-by-default-devtools.timeline.frame"


def _on_screen(page: Page, address: str) -> dict[str, str]:
    """From a click on the map until the frame is presented in which the pawn has begun to walk."""
    page.goto(address.partition("#")[0] + "#/rules")
    page.evaluate("localStorage['valdora.settings'] = JSON.stringify({ coached: false })")
    page.reload()
    _open(page, address)
    page.wait_for_timeout(3000)
    page.evaluate(MARKS)
    devtools = page.context.new_cdp_session(page)
    events, done = list[dict[str, Any]](), list[object]()
    devtools.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    devtools.on("Tracing.tracingComplete", lambda told: done.append(told))  # noqa: PLW0108
    devtools.send("Tracing.start", {"categories": f"blink.user_timing,{FRAME}"})
    undo = page.get_by_role("button", name="Undo")
    for n in range(CLICKS):
        spaces = page.locator("[data-space][data-code]")
        spaces.first.wait_for(state="attached")
        spaces.nth(n % spaces.count()).hover(force=True)
        page.wait_for_timeout(1000)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_function("() => document.querySelector('.now button:not(:disabled)')")
        page.wait_for_timeout(2000)
        undo.click()
        page.wait_for_timeout(2000)
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)
    times = sorted(_presented(events))
    assert len(times) == CLICKS, times
    return {
        f"a move begins on the screen, from the click on, median of {CLICKS}": _ms(
            statistics.median(times)
        ),
        "… the longest of them": _ms(times[-1]),
    }


def _presented(events: list[dict[str, Any]]) -> Iterator[float]:
    """For each move: milliseconds from the click to the presentation of the first frame with it."""
    events.sort(key=lambda event: float(event.get("ts", 0)))
    clicked = 0.0
    for event in events:
        if event["name"] == "clicked":
            clicked = event["ts"]
        elif event["name"] == "moved":
            frame = next(
                each
                for each in events
                if each["name"] == "Commit" and each["ph"] == "b" and each["pid"] == event["pid"]
                if each["ts"] > event["ts"]
            )
            shown = next(
                each["ts"]
                for each in events
                if each["name"] == "PipelineReporter" and each["ph"] == "e"
                if (each["pid"], each["id2"]) == (frame["pid"], frame["id2"])
                if each["ts"] > frame["ts"]
            )
            yield (shown - clicked) / 1000


@contextmanager
def group(cores: float | None) -> Iterator[list[str]]:
    """A control group with precedence, perhaps a quota; what to put before a command."""
    version_1 = Path("/sys/fs/cgroup/cpu")
    made = (version_1 if version_1.is_dir() else Path("/sys/fs/cgroup")) / f"valdora-{os.getpid()}"
    made.mkdir()
    try:
        if version_1.is_dir():
            (made / "cpu.shares").write_text("262144")
            quota = "-1" if cores is None else str(int(cores * 100_000))
            (made / "cpu.cfs_quota_us").write_text(quota)
        else:
            (made / "cpu.weight").write_text("10000")
            (made / "cpu.max").write_text("max" if cores is None else f"{int(cores * 1e5)} 100000")
        yield ["sh", "-c", f'echo $$ > {made}/cgroup.procs; exec "$@"', "sh"]
    finally:
        sleep(1)  # what was killed is gone
        made.rmdir()


DEFINITIONS = """\
A window of 1280 by 720, drawn in software: there is no graphics card here. Shares of the CPU are
quotas of the kernel for all processes of the browser together.

- *Second visit*: a new process of the browser, with the profile of one that has been at the site
  once, goes to the address as soon as it takes orders; it is busy with its own start then. The
  page's own clock runs from its address to the frame with the list of one's games, which needs no
  Python, and on to the host's word that it is ready: from then on a game can be begun or continued.
  The picture behind the list comes after it all. *From a browser at rest*: five seconds later, as
  when somebody who has a browser open comes to the game.
- *Start of the host*: a worker alone, begun in a page at rest.
- *A turn of `expert`*: all its actions together, from the last one of whoever was before it.
- *A move begins on the screen*: from a click of the mouse on a space to the presentation, as the
  browser traces it, of the first frame with the pawn on its way. It sets off by what the choice
  says it would bring, before the move is kept; that follows, in the time given for it.
- *Memory*: of the process that shows the page, with its workers; of all processes of the browser;
  and how much more these take than with an empty page. What is shared is divided.
"""
"""What is meant by the rows of the table."""


def page_of(weights: dict[str, float], columns: dict[str, dict[str, str]]) -> str:
    """The page."""
    load = os.getloadavg()[0]
    lines = [
        "# Play without a server: what it takes",
        "",
        f"Made by `scripts/evidence/offline.py` in Chromium on {datetime.now(UTC):%Y-%m-%d},",
        f"on {os.cpu_count()} cores, with precedence over other work (load {load:.0f} meanwhile).",
        DEFINITIONS,
        "| what comes over the network, gzipped | kB |",
        "|---|--:|",
        *(f"| {name} | {kilobytes:.0f} |" for name, kilobytes in weights.items()),
        f"| all of it | {sum(weights.values()):.0f} |",
        "",
        "| | " + " | ".join(f"CPU: {name}" for name in columns) + " |",
        "|---|" + "--:|" * len(columns),
    ]
    for row in next(iter(columns.values())):
        figures = " | ".join(each[row] for each in columns.values())
        lines += [f"| {row} | {figures} |"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
