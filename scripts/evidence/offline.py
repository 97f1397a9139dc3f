#!.venv/bin/python
"""What play without a server takes, in a real Chromium, into docs/evidence/offline.md.

    scripts/evidence/offline.py

Everything is measured twice: with all of the machine's CPU, and with a quarter of it by a quota
of the kernel (a control group), since browsers' own throttling does not slow workers. The
group has precedence over other work. Linux only, and as root.
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
from pathlib import Path
from time import monotonic, sleep
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, Playwright, sync_playwright  # noqa: E402

from support.sites import PLAYER, Killable, Site  # noqa: E402
from valdora.server.http.files import STATIC  # noqa: E402

OUT = ROOT / "docs/evidence/offline.md"
KEPT = """() => caches.open('valdora:/games/valdora/:memory')
  .then((cache) => cache.keys()).then((kept) => kept.length > 0)"""
"""Whether the memory of the first start is kept."""
SEATS = [{"kind": "person", "name": "Ada"}] + [{"kind": "bot", "bot": "expert"}] * 2


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--print", action="store_true", help="do not write the page")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        site = Site(folder, briefly=False)
        columns = {}
        for title, share in (("all of it", None), ("a quarter", 0.25)):
            with group(share) as before:
                columns[title] = measured(playwright, site, folder / title, before)
            print(title, columns[title], file=sys.stderr)
        site.close()
    text = page_of(sizes(), columns)
    if args.print:
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
    """One browser: first start, second start, moves, thoughts, memory."""
    found, address = dict[str, str](), ""
    for visit in ("first", "second"):
        browser = Killable(playwright, profile, *before)
        try:
            page = browser.page
            page.goto(site.url)
            page.wait_for_selector("body[data-ready]")
            page.wait_for_timeout(5000)  # the page is at rest, as when somebody asks to play
            used = browser.cpu()
            began = page.evaluate(PLAYER)
            found[f"{visit} start, until tables can be asked for"] = f"{began['ms'] / 1000:.2f} s"
            found[f"{visit} start, CPU time"] = f"{browser.cpu() - used:.2f} s"
            if visit == "second":
                assert began["snapshot"], "it did not begin with what was kept"
                found |= _played(page)
                table = page.evaluate("seats => player.table(seats)", SEATS)
                address = f"{site.url}#/t/{table}"
                found |= _on_screen(page, address)
            else:
                page.wait_for_function(KEPT)
                page.wait_for_timeout(2000)  # … and on the disk
        finally:
            browser.kill()
    browser = Killable(playwright, profile, *before)
    try:
        began = monotonic()
        _open(browser.page, address)
        seconds = monotonic() - began
        found["a table's address opened anew, until it can be played"] = f"{seconds:.1f} s"
        browser.page.wait_for_timeout(3000)
        found["memory of the page with its workers"] = f"{browser.largest() / 1e6:.0f} MB"
        found["memory of all processes of the browser"] = f"{browser.memory() / 1e6:.0f} MB"
    finally:
        browser.kill()
    return found


def _open(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-code]", state="attached")


def _played(page: Page) -> dict[str, str]:
    table = page.evaluate("seats => player.table(seats)", SEATS)
    result: Any = page.evaluate("id => player.timed(id, 25)", table)
    acks, turns = sorted(result["acks"]), sorted(result["turns"])
    return {
        "a move until it is kept and told, median": f"{statistics.median(acks):.0f} ms",
        "… 95th percentile": f"{acks[int(len(acks) * 0.95)]:.0f} ms",
        "an action of `expert`, median": f"{statistics.median(turns):.0f} ms",
        "… 95th percentile of its actions": f"{turns[int(len(turns) * 0.95)]:.0f} ms",
        "… the longest": f"{turns[-1]:.0f} ms",
    }


CLICK = """
async (pick) => {
  const enabled = (name) => [...document.querySelectorAll('button')].find(
    (button) => button.textContent.trim().startsWith(name) && !button.disabled);
  const until = (seen) => new Promise((done) => {
    const look = () => (seen() ? done() : requestAnimationFrame(look));
    look();
  });
  const all = [];
  for (let n = 0; n < 12; n++) {
    await until(() => document.querySelector('[data-space][data-code]') && !enabled('Undo'));
    const clicked = document.querySelector('[data-space][data-code]');
    const began = performance.now();
    clicked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await until(() => enabled('Undo'));
    all.push(performance.now() - began);
    enabled('Undo').click();
  }
  return all.sort((a, b) => a - b);
}
"""
"""How long it takes from a click on a space until the page shows that the move was made."""


def _on_screen(page: Page, address: str) -> dict[str, str]:
    chosen = "{ speed: 'instant', coached: false, motion: 'reduced' }"
    page.evaluate(f"localStorage['valdora.settings'] = JSON.stringify({chosen})")
    page.goto(address)
    page.reload()
    page.wait_for_selector("[data-space][data-code]", state="attached")
    page.wait_for_timeout(3000)
    times = page.evaluate(CLICK)
    return {
        "a move on screen, from the click on, median of 12": f"{statistics.median(times):.0f} ms",
        "… the longest of them": f"{times[-1]:.0f} ms",
    }


@contextmanager
def group(share: float | None) -> Iterator[list[str]]:
    """A control group with precedence, or a share of all cores; what to put before a command."""
    cores = os.cpu_count() or 1
    version_1 = Path("/sys/fs/cgroup/cpu")
    made = (version_1 if version_1.is_dir() else Path("/sys/fs/cgroup")) / f"valdora-{os.getpid()}"
    made.mkdir()
    try:
        if version_1.is_dir():
            (made / "cpu.shares").write_text("262144")
            quota = "-1" if share is None else str(int(share * cores * 100_000))
            (made / "cpu.cfs_quota_us").write_text(quota)
        else:
            (made / "cpu.weight").write_text("10000")
            (made / "cpu.max").write_text(
                "max" if share is None else f"{int(share * cores * 1e5)} 100000"
            )
        yield ["sh", "-c", f'echo $$ > {made}/cgroup.procs; exec "$@"', "sh"]
    finally:
        sleep(1)  # what was killed is gone
        made.rmdir()


def page_of(weights: dict[str, float], columns: dict[str, dict[str, str]]) -> str:
    """The page."""
    load = os.getloadavg()[0]
    lines = [
        "# Play without a server: what it takes",
        "",
        f"Made by `scripts/evidence/offline.py` in Chromium, on {os.cpu_count()} cores, with",
        f"precedence over other work (load {load:.0f} meanwhile). The quarter is a quota of the",
        "kernel for all processes of the browser together. It draws in software here, without a",
        "graphics card, and a move on the screen waits for that.",
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
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
