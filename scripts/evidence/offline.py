#!.venv/bin/python
"""What play without a server takes, in a real Chromium, into docs/evidence/offline.md.

    scripts/evidence/offline.py                   between the marks of the page; the rest stays
    scripts/evidence/offline.py --shell A B       what a server's pages take, of built checkouts

Everything is measured with all of the machine's CPU, and with shares of it by a quota of the kernel
(a control group) for all processes of the browser together, since browsers' own throttling does not
slow workers. The group has precedence over other work. Linux only, and as root.
"""

import argparse
import gzip
import json
import os
import statistics
import subprocess
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

from playwright.sync_api import (  # noqa: E402
    Browser,
    BrowserContext,
    Page,
    Playwright,
    sync_playwright,
)

from support.server import RUN  # noqa: E402
from support.sites import CHROMIUM, PLAYER, REMEMBERED, Killable, Site  # noqa: E402
from valdora.server.http.files import STATIC  # noqa: E402

OUT = ROOT / "docs/evidence/offline.md"
SEATS = [{"kind": "person", "name": "Ada"}] + [{"kind": "bot", "bot": "expert"}] * 2


BEGIN = "<!-- scripts/evidence/offline.py writes what follows … -->"
END = "<!-- … to here -->"
SHARES = {"all of it": None, "a quarter of both cores": 0.5}
"""How many cores' worth of time the browser gets."""


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--print", action="store_true", help="do not write the page")
    parser.add_argument("--only", choices=SHARES, help="one share alone; implies --print")
    parser.add_argument("--shell", nargs="+", type=Path, metavar="FOLDER", help="built checkouts")
    args = parser.parse_args()
    if args.shell:
        print("\n".join(shells(args.shell)))
        return
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
    text = figures_of(sizes(), columns)
    if args.print or args.only:
        print(text)
    else:
        page = OUT.read_text(encoding="utf-8")
        above, _, rest = page.partition(BEGIN)
        _, _, after = rest.partition(END)
        assert after, f"{OUT} has no marks to write between"
        OUT.write_text(f"{above}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


def sizes() -> dict[str, float]:
    """What comes over the network, gzipped, in kB."""
    listed = json.loads((STATIC / "python.json").read_text())
    python = sum(len(gzip.compress((STATIC / f["path"]).read_bytes())) for f in listed["files"])
    shell = json.loads((STATIC / "shell.json").read_text())["files"]
    shell = [name.partition("?")[0] for name in shell]
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


def figures_of(weights: dict[str, float], columns: dict[str, dict[str, str]]) -> str:
    """All that is measured, and held against the aims."""
    day, load = datetime.now(UTC), os.getloadavg()[0]
    lines = [
        f"In Chromium on {day:%Y-%m-%d}, on {os.cpu_count()} cores,",
        f"with precedence over other work (load {load:.0f} at the end).",
        "",
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
    whole = sum(weights.values()) / 1e3
    light = f"{whole:.1f} MB: {_met(whole, 7.5, 6)}"
    lines += [
        "",
        "Held against the aims of play without a server:",
        "",
        "| aim | " + " | ".join(columns) + " |",
        "|---|" + "---|" * len(columns),
        f"| all for offline at most 7.5 MB gzipped (goal 6) | {light} |"
        + " |" * (len(columns) - 1),
    ]
    for title, row, aims in AIMS:
        held = (
            f"{each[row]}: {_met(float(each[row].split()[0]), *aim)}"
            for each, aim in zip(columns.values(), aims, strict=False)
        )
        lines += [f"| {title} | {' | '.join(held)} |"]
    return "\n".join(lines) + "\n"


READY = "… until the host is ready"
AIMS = (
    (
        "ready on a second visit within 2 s (goal 0.5), a quarter of the CPU within 5 s; median",
        f"{READY}, median",
        ((2, 0.5), (5,)),
    ),
    ("… from a browser at rest", f"{READY}, from a browser at rest, median", ((2, 0.5), (5,))),
    (
        "a move on the screen within 50 ms; median",
        "a move begins on the screen, from the click on, median of 12",
        ((50,), (50,)),
    ),
    ("… the longest of 12", "… the longest of them", ((50,), (50,))),
    (
        "`expert`: 95 of 100 turns within 1 s, with a quarter of the CPU within 4 s",
        "… 95th percentile of its turns",
        ((1000,), (4000,)),
    ),
    ("memory below 250 MB", "memory of the page with its workers", ((250,), (250,))),
)
"""What was asked for, the row that tells, and for each share the most and the goal."""


def _met(found: float, most: float, goal: float | None = None) -> str:
    if found > most:
        return "**missed**"
    return "met, the goal not" if goal is not None and found > goal else "met"


def shells(folders: list[Path]) -> Iterator[str]:
    """What the start page and a table take of a browser that has never been there."""
    yield "| | files | kB over the network | ready after, median of 5 |"
    yield "|---|--:|--:|--:|"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for folder in folders:
            with tempfile.TemporaryDirectory() as data, served(folder, Path(data)) as url:
                for name in ("start", "table"):
                    visits = [_fresh(browser, url, name) for _ in range(VISITS)]
                    files, size = visits[-1][:2]
                    ready = statistics.median(visit[2] for visit in visits)
                    yield f"| {folder.name}: {name} | {files} | {size:.0f} | {ready:.2f} s |"
        browser.close()


@contextmanager
def served(folder: Path, data: Path) -> Iterator[str]:
    """A server of a checkout; the address."""
    settings = json.dumps({"port": 0, "data_dir": str(data)})
    command = [sys.executable, "-c", RUN, settings]
    environment = os.environ | {"PYTHONPATH": str(folder.resolve() / "src")}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(60)


def _fresh(browser: Browser, url: str, name: str) -> tuple[int, float, float]:
    """Files, kilobytes and seconds until a page is ready, without anything at hand."""

    def context(**more: Any) -> BrowserContext:
        return browser.new_context(locale="en", service_workers="block", **more)

    address, selector, sizes = url, "body[data-ready]", list[float]()
    with context() as first:
        if name == "table":
            page = first.new_page()
            page.goto(url)
            page.get_by_role("button", name="Play now").click()
            page.wait_for_selector("[data-code]", state="attached")
            address, selector = page.url, "[data-code]"
        known = first.storage_state()
    with context(storage_state=known) as fresh:
        page = fresh.new_page()
        devtools = fresh.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
        seen = _seen(page, address, selector)
        page.wait_for_timeout(1500)
    return len(sizes), sum(sizes) / 1e3, seen


if __name__ == "__main__":
    main()
