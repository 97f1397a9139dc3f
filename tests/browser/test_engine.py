"""The engine in a Web Worker of a real browser thinks what Python thinks."""

import gzip
import json
import struct
import subprocess
import sys
from base64 import b64encode
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from support.engine_cases import Case, cases, thought
from valdora.bots.search.searcher import Searcher, Thought
from valdora.bots.search.weights import SIGHTS, halves
from valdora.engine.atlas import atlas
from valdora.engine.editions import packed
from valdora.engine.packing import pack
from valdora.engine.runtime import FILE, Engine

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src/engine"
HOUSE = "http://valdora.test/"
COUNT = 300
THINK = """
async ({ known, cases }) => {
  const { Thinker } = await import("/thinker.js");
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const wasm = await (await fetch("/valdora.wasm")).arrayBuffer();
  const thinker = await Thinker.open(new Worker("/worker.js", { type: "module" }), wasm);
  const found = [];
  for (const { name, state, effort, seed } of cases) {
    const { edition, atlas, weights, haste, purpose } = known[name];
    const [e, a, w] = [edition, atlas, weights].map(bytes);
    await thinker.load({ edition: e, atlas: a, weights: w, haste, purpose });
    found.push(await thinker.think({ state: bytes(state), effort, seed: BigInt(seed) }));
  }
  thinker.close();
  return found;
}
"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The wrapper as a browser reads it."""
    folder = tmp_path_factory.mktemp("engine")
    for name in ("thinker", "worker"):
        target = str(folder / f"{name}.js")
        command = ["exec", "--", "rolldown", str(SOURCES / f"{name}.ts"), "--file", target]
        subprocess.run([sys.executable, "hatch_build.py", "npm", *command], cwd=ROOT, check=True)
    made = {f"/{name}.js": (folder / f"{name}.js").read_bytes() for name in ("thinker", "worker")}
    return made | {"/valdora.wasm": (files("valdora.engine") / FILE).read_bytes()}


def text(data: bytes | bytearray) -> str:
    return b64encode(data).decode()


def asked(found: list[Case]) -> dict[str, Any]:
    known = {}
    for case in found:
        sight, edition = SIGHTS[case.sight], case.state.edition
        known[f"{edition.id} {case.sight}"] = {
            "edition": text(packed(edition)),
            "atlas": text(atlas(edition)),
            "weights": text(halves(case.sight)),
            "haste": sight.haste,
            "purpose": sight.purpose,
        }
    questions = [
        {
            "name": f"{case.state.edition.id} {case.sight}",
            "state": text(pack(case.state)),
            "effort": list(case.effort),
            "seed": case.seed,
        }
        for case in found
    ]
    return {"known": known, "cases": questions}


def rounded(search: Searcher, case: Case) -> list[Thought]:
    """What Python thinks with the numbers that browsers get."""
    sight, numbers = SIGHTS[case.sight], halves(case.sight)
    count = len(numbers) // 2
    weights = struct.pack(f"<{count}f", *struct.unpack(f"<{count}e", numbers))
    search.load(case.state.edition, weights, sight.haste, sight.purpose)
    return search.think(case.state, case.effort, case.seed)


def told(case: Case, thoughts: list[Thought]) -> list[dict[str, Any]]:
    codes = case.state.almanac.codes
    return [
        {"codes": [codes[action] for action in turn.actions], "tally": list(turn.tally)}
        for turn in thoughts
    ]


def test_a_web_worker_thinks_what_python_thinks(page: Page, scripts: dict[str, bytes]) -> None:
    def answer(route: Route) -> None:
        path = "/" + route.request.url.removeprefix(HOUSE)
        kind = "application/wasm" if path.endswith("wasm") else "text/javascript"
        if path in scripts:
            route.fulfill(body=scripts[path], content_type=kind)
        else:
            route.fulfill(body="<!doctype html><title>Engine</title>", content_type="text/html")

    page.route(f"{HOUSE}**", answer)
    page.goto(HOUSE)
    found = list(cases(COUNT))
    search = Searcher(Engine())
    expected = [told(case, rounded(search, case)) for case in found]
    page.set_default_timeout(300_000)
    answers = json.loads(json.dumps(page.evaluate(THINK, asked(found))))
    assert answers == expected
    turns = [told(case, thought(search, case))[0]["codes"] for case in found]
    assert [answer[0]["codes"] for answer in answers] == turns  # nothing is lost by 16 bits


def test_wrapper_and_engine_are_small(scripts: dict[str, bytes]) -> None:
    assert sum(len(gzip.compress(data, 9)) for data in scripts.values()) <= 60_000
    assert all(len(gzip.compress(halves(sight), 9)) <= 55_000 for sight in SIGHTS)
