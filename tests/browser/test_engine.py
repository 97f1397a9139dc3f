"""The engine in a Web Worker of a real browser, as games on a device use it, thinks what Python
thinks, to the last digit.
"""

import gzip
import subprocess
import sys
from base64 import b64decode, b64encode
from importlib.resources import files
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Route

from support.engine_cases import cases, thought
from valdora.bots.search.searcher import Searcher
from valdora.engine.desk import BLOCK
from valdora.engine.runtime import FILE, Engine
from valdora.engine.source import INTERFACE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src/engine"
SCRIPTS = {"/thinker.js": "thinker.ts", "/thinking.worker.ts": "thinking.worker.ts"}
"""Addresses, and what is read there: `Thinker` asks for its thread by the name in the source."""
WASM = "/valdora.wasm"
HOUSE = "http://valdora.test"
PAGE = 4096
OPEN = """
async (file) => {
  const { Thinker } = await import("/thinker.js");
  const thinker = new Thinker(await (await fetch(file)).arrayBuffer());
  const memory = new Uint8Array(SIZE);
  const text = (bytes) => btoa(String.fromCharCode(...bytes));
  window.ask = async ({ door, pages, seed }) => {
    for (const [at, page] of pages)
      memory.set(Uint8Array.from(atob(page), (sign) => sign.charCodeAt(0)), at);
    const { found, block } = await thinker.ask(door, memory.slice(), seed, "0", 60);
    const changed = [];
    for (let at = 0; at < block.length; at += PAGE) {
      const [before, after] = [memory, block].map((all) => all.subarray(at, at + PAGE));
      if (before.some((byte, place) => byte !== after[place])) changed.push([at, text(after)]);
    }
    memory.set(block);
    return { found, changed };
  };
}
""".replace("SIZE", str(BLOCK.size)).replace("PAGE", str(PAGE))
"""What has changed of the block is sent, page by page."""


class InPage:
    """A machine (`valdora.engine.Machine`) whose doors are in a worker of a page."""

    def __init__(self, page: Page, file: str = WASM) -> None:
        self._block = bytearray(BLOCK.size)
        self._known = bytes(BLOCK.size)
        self.memory = memoryview(self._block)
        self._page = page
        self._seed = 0
        page.evaluate(OPEN, file)

    def call(self, door: str, *numbers: int, seconds: float | None = None) -> int:  # noqa: ARG002
        """What a door answers; the seed goes with the next question."""
        if door == "seed":
            self._seed = numbers[0]
            return 0
        block = bytes(self._block)
        pages = [
            (at, b64encode(block[at : at + PAGE]).decode())
            for at in range(0, len(block), PAGE)
            if block[at : at + PAGE] != self._known[at : at + PAGE]
        ]
        question = {"door": door, "pages": pages, "seed": str(self._seed)}
        answer = self._page.evaluate("question => ask(question)", question)
        for at, page in answer["changed"]:
            self._block[at : at + PAGE] = b64decode(page)
        self._known = bytes(self._block)
        return int(answer["found"])


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The wrapper as a browser reads it, and the engine."""
    folder, made = tmp_path_factory.mktemp("engine"), {}
    for address, name in SCRIPTS.items():
        target = folder / f"{name}.js"
        command = ["exec", "--", "rolldown", str(SOURCES / name), "--file", str(target)]
        subprocess.run([sys.executable, "hatch_build.py", "npm", *command], cwd=ROOT, check=True)
        made[address] = target.read_bytes()
    return made | {WASM: (files("valdora.engine") / FILE).read_bytes()}


@pytest.fixture
def house(page: Page, scripts: dict[str, bytes]) -> Page:
    """A page at an address where all of this lies, and an engine of another version."""
    told = f'"interface":{INTERFACE},'.encode()
    assert scripts[WASM].count(told) == 1
    other = scripts[WASM].replace(told, f'"interface":{INTERFACE + 1},'.encode())
    served = scripts | {"/other.wasm": other}

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(HOUSE)
        kind = "application/wasm" if path.endswith("wasm") else "text/javascript"
        if path in served:
            route.fulfill(body=served[path], content_type=kind)
        else:
            route.fulfill(body="<!doctype html><title>Engine</title>", content_type="text/html")

    page.route(f"{HOUSE}/**", answer)
    page.set_default_timeout(300_000)
    page.goto(f"{HOUSE}/")
    return page


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_a_web_worker_thinks_what_python_thinks(house: Page, count: int) -> None:
    here, there = Searcher(Engine()), Searcher(InPage(house))
    for number, case in enumerate(islice(cases(count), count)):
        assert thought(there, case) == thought(here, case), (number, case)


def test_an_engine_of_another_version_is_refused(house: Page) -> None:
    (case,) = cases(1)
    with pytest.raises(Error, match=r"valdora\.wasm is of another version"):
        thought(Searcher(InPage(house, "/other.wasm")), case)


def test_wrapper_and_engine_are_small(scripts: dict[str, bytes]) -> None:
    assert sum(len(gzip.compress(data, 9)) for data in scripts.values()) <= 60_000
