#!.venv/bin/python
"""What play without a server takes, in a real Chromium, into docs/evidence/offline.md.

    scripts/evidence/offline.py                 on the machine as it is
    scripts/evidence/offline.py --share 0.25    and again with a quarter of the CPU for the browser

For a quarter, browser and three busy processes share one core: browsers' own throttling does not
slow workers.
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
from subprocess import DEVNULL, Popen
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, Playwright, sync_playwright  # noqa: E402

from support.sites import PLAYER, Killable, Site  # noqa: E402
from valdora.server.http.files import STATIC  # noqa: E402

OUT = ROOT / "docs/evidence/offline.md"
KEPT = "caches.open('valdora-memory').then((c) => c.keys()).then((k) => k.length > 0)"
"""Whether the memory of the first start is kept."""
SEATS = [{"kind": "person", "name": "Ada"}] + [{"kind": "bot", "bot": "expert"}] * 2


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, action="append", default=[])
    parser.add_argument("--print", action="store_true", help="do not write the page")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        columns = {"all of it": measured(playwright, site, Path(folder) / "p1", None)}
        for share in args.share:
            profile = Path(folder) / f"p{share}"
            columns[f"{share:.0%}"] = measured(playwright, site, profile, share)
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
    playwright: Playwright, site: Site, profile: Path, share: float | None
) -> dict[str, str]:
    """One browser: first start, second start, moves, thoughts, memory."""
    found: dict[str, str] = {}
    with slowed(share):
        for visit in ("first", "second"):
            browser = Killable(playwright, profile)
            try:
                browser.page.goto(site.url)
                before = browser.cpu()
                began = browser.page.evaluate(PLAYER)
                found[f"{visit} start, wall time"] = f"{began['ms'] / 1000:.1f} s"
                found[f"{visit} start, CPU time"] = f"{browser.cpu() - before:.1f} s"
                if visit == "second":
                    assert began["snapshot"], "it did not begin with what was kept"
                    found |= _played(browser.page)
                    found["memory of all processes"] = f"{browser.memory() / 1e6:.0f} MB"
                    found["… of the page's own"] = f"{browser.memory('renderer') / 1e6:.0f} MB"
                else:
                    browser.page.wait_for_function(KEPT)
                    browser.page.wait_for_timeout(2000)  # … and on the disk
            finally:
                browser.kill()
    return found


def _played(page: Page) -> dict[str, str]:
    table = page.evaluate("seats => player.table(seats)", SEATS)
    result: Any = page.evaluate("id => player.timed(id, 60)", table)
    acks, turns = sorted(result["acks"]), sorted(result["turns"])
    return {
        "a move until it is kept and told, median": f"{statistics.median(acks):.0f} ms",
        "… 95th percentile": f"{acks[int(len(acks) * 0.95)]:.0f} ms",
        "a turn of `expert`, median": f"{statistics.median(turns):.0f} ms",
        "… 95th percentile of its turns": f"{turns[int(len(turns) * 0.95)]:.0f} ms",
    }


@contextmanager
def slowed(share: float | None) -> Iterator[None]:
    """Leave the browser a share of one core, by equals that compete for it."""
    if share is None:
        yield
        return
    allowed = os.sched_getaffinity(0)
    core = min(allowed)
    rivals = [
        Popen([sys.executable, "-c", "while True: pass"], stdout=DEVNULL)
        for _ in range(round(1 / share) - 1)
    ]
    try:
        for rival in rivals:
            os.sched_setaffinity(rival.pid, {core})
        os.sched_setaffinity(0, {core})
        yield
    finally:
        os.sched_setaffinity(0, allowed)
        for rival in rivals:
            rival.kill()
            rival.wait()


def page_of(weights: dict[str, float], columns: dict[str, dict[str, str]]) -> str:
    """The page."""
    load = os.getloadavg()[0]
    lines = [
        "# Play without a server: what it takes",
        "",
        f"Made by `scripts/evidence/offline.py` in Chromium, on {os.cpu_count()} cores. The load",
        f"was {load:.0f} meanwhile: where that is more than the cores, CPU times tell more.",
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
