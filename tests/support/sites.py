"""The game as a site of plain files, browsers of its own, and a player who needs no page."""

import functools
import gzip
import io
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import threading
import urllib.request
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from valdora.cli.commands.site import write_site
from valdora.server.http.files import STATIC

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
START = 240_000
"""How long Python may take to start on a busy machine, in milliseconds."""


AT_ONCE = """
localStorage['valdora.settings'] ??= JSON.stringify({ speed: 'instant', coached: false });
"""
"""Nobody here wants to watch how bots move, or to be shown around."""


class Plain(SimpleHTTPRequestHandler):
    """Files and nothing else: no fallback page, no headers of ours.

    `labels`: what is packed is said to be, as some hosts do, so that browsers unpack it.
    """

    def __init__(self, *given: Any, labels: bool, **more: Any) -> None:
        self._labels = labels
        super().__init__(*given, **more)

    def end_headers(self) -> None:
        if self._labels and self.path.endswith(".gz"):
            self.send_header("content-encoding", "gzip")
        super().end_headers()

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *_: Any) -> None:
        """Nothing."""


class Site:
    """A folder that a plain host of files serves; `url` is where the game begins.

    Its judge thinks `briefly`, so that games can be judged to their end.
    """

    def __init__(
        self,
        folder: Path,
        path: str = "games/valdora",
        *,
        briefly: bool = True,
        labels: bool = False,
    ) -> None:
        self.root = folder / "www"
        self.folder = self.root / path
        write_site(STATIC, self.folder)
        if briefly:
            _judge_briefly(self.folder)
        serve = functools.partial(Plain, directory=str(self.root), labels=labels)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), serve)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        below = f"{path}/" if path else ""
        self.url = f"http://127.0.0.1:{self._server.server_port}/{below}"

    def release(self, name: str = "next") -> None:
        """Put another release there instead: other names, other code, nothing of the old one."""
        version = f'__version__ = "{name}" or '.encode()
        _change(self.folder, "valdora/__init__.py", {b"__version__ = ": version})
        (python,) = self.folder.glob("assets/python-*")
        scripts = self.folder.glob("assets/*.js")
        names = {old.name: f"{name}-{old.name}" for old in scripts}
        names[python.name] = f"python-{name}"
        for old, new in names.items():
            (self.folder / "assets" / old).rename(self.folder / "assets" / new)
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        (asked,) = re.findall(r'data-python="(python\.json\?[\w-]+)"', page)
        names[asked] = f"python.json?{name}"
        anything = re.compile("|".join(map(re.escape, names)))
        for file in (*self.folder.glob("*.*"), *self.folder.glob("assets/*.js")):
            if file.suffix in (".html", ".js", ".json"):
                text = file.read_text(encoding="utf-8")
                text = anything.sub(lambda found: names[found[0]], text)
                file.write_text(text, encoding="utf-8")
        listed = json.loads((self.folder / "python.json").read_text())
        (self.folder / "python.json").write_text(json.dumps({**listed, "version": name}))
        worker = self.folder / "sw.js"
        worker.write_text(re.sub('RELEASE = "[^"]*"', f'RELEASE = "{name}"', worker.read_text()))

    def close(self) -> None:
        """Serve no more."""
        self._server.shutdown()
        self._server.server_close()


def _judge_briefly(folder: Path) -> None:
    """Have the judge play on twice where it would two dozen times; all else is as it is."""
    _change(folder, "valdora/bots/search/judge.py", EFFORTS)


def _change(folder: Path, name: str, changes: Mapping[bytes, bytes]) -> None:
    """Have something else stand in a module of the packed Python."""
    (packed,) = folder.glob("assets/python-*/valdora.zip.gz")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as whole:
        contents = {each: whole.read(each) for each in whole.namelist()}
    for usual, other in changes.items():
        assert usual in contents[name], f"{name} has no {usual!r}"
        contents[name] = contents[name].replace(usual, other)
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as made:
        for each, data in contents.items():
            made.writestr(each, data)
    packed.write_bytes(gzip.compress(stream.getvalue(), 1))


EFFORTS = {
    b'"live": Effort(12, 4, 24, 4, -1)': b'"live": Effort(2, 2, 2, 1, -1)',
    b"_POSITION: Final = Effort(0, 0, 16, 3)": b"_POSITION: Final = Effort(0, 0, 2, 1)",
}


def visit(page: Page, address: str) -> Page:
    """Open an address and wait until it can be used, however busy the machine is."""
    page.goto(address)
    page.wait_for_selector("body[data-ready]", timeout=START)
    return page


def kept(page: Page) -> None:
    """Wait until the pages are kept."""
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=START)


@contextmanager
def browsing(playwright: Playwright, profile: Path, *flags: str) -> Iterator[BrowserContext]:
    """A browser that keeps what it is told to keep."""
    context = playwright.chromium.launch_persistent_context(
        str(profile),
        executable_path=CHROMIUM,
        args=["--no-sandbox", *flags],
        viewport={"width": 1280, "height": 720},
        locale="en",
        reduced_motion="reduce",
    )
    context.set_default_timeout(START)
    context.add_init_script(AT_ONCE)
    try:
        yield context
    finally:
        context.close()


class Killable:
    """A browser whose processes can be killed at any moment, all at once."""

    def __init__(self, playwright: Playwright, profile: Path, *before: str) -> None:
        """`before` is put before the command."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._process = subprocess.Popen(
            [
                *(*before, CHROMIUM, "--headless=new", "--no-sandbox", "--no-first-run"),
                *(f"--remote-debugging-port={port}", f"--user-data-dir={profile}", "about:blank"),
            ],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = monotonic() + 120
        while True:
            with suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version").close()
                break
            assert monotonic() < end, "the browser did not start"
            sleep(0.2)
        self._browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        self.page: Page = self._browser.contexts[0].new_page()
        self.page.set_default_timeout(START)

    def processes(self, kind: str = "") -> Iterator[Path]:
        """Its processes that run now, or those of a kind."""
        for place in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if os.getsid(int(place.name)) == self._process.pid:
                    said = (place / "cmdline").read_text(errors="replace")
                    if not kind or f"--type={kind}" in said:
                        yield place

    def cpu(self) -> float:
        """The seconds of CPU that they have taken so far."""
        ticks = 0
        for place in self.processes():
            fields = (place / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that they take, what they share divided among them."""
        return sum(map(_taken, self.processes()))

    def largest(self) -> int:
        """The bytes of the largest of those that show pages."""
        return max(map(_taken, self.processes("renderer")))

    def close(self) -> None:
        """Have it end as when a person closes its last window."""
        with suppress(Exception):  # it may be gone before it answers
            self._browser.new_browser_cdp_session().send("Browser.close")
        self._process.wait(60)

    def kill(self) -> None:
        """Kill all its processes, whatever they are doing, unless they have ended."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(Exception):
            self._browser.close()


def _taken(process: Path) -> int:
    lines = (process / "smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024


PLAYER = """
async () => {
  const shell = await (await fetch('shell.json')).json();
  const list = await (await fetch(shell.files.find((f) => f.startsWith('python.json')))).json();
  const name = shell.files.find((file) => file.includes('host.worker'));
  const worker = new Worker(name, { type: 'module' });
  const waiting = new Map();
  const me = Math.random().toString(36).slice(2); // who comes back is somebody else
  let asked = 0, frames = [], wake = () => {};
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === 'ready') resolve(data);
      else if (data.kind === 'failed') reject(new Error(data.why));
      else if (data.kind === 'answer') waiting.get(data.id)(data);
      else if (data.kind === 'frame') { frames.push(JSON.parse(data.text)); wake(); }
      else if (data.kind === 'opened' || data.kind === 'closed')
        { frames.push({ type: data.kind, code: data.code }); wake(); }
    };
  });
  worker.postMessage({ kind: 'begin', root: new URL('.', location.href.split('#')[0]).href,
    pack: { version: list.version, files: list.files } });
  const began = await ready;
  const next = async (...types) => {
    for (;;) {
      while (frames.length) {
        const frame = frames.shift();
        if (types.includes(frame.type)) return frame;
      }
      await new Promise((resolve) => (wake = resolve));
    }
  };
  const ask = (method, path, body) => new Promise((resolve) => {
    const id = ++asked;
    waiting.set(id, ({ status, text, name }) =>
      resolve({ status, body: name ? text : JSON.parse(text) }));
    worker.postMessage({ kind: 'ask', id, method, path: '/api/v1' + path,
      body: body ? JSON.stringify(body) : null });
  });
  const table = async (seats, options) => {
    const made = await ask('POST', '/tables', { seats, starts: 0, pace: 0, ...options });
    if (made.status !== 201) throw new Error(JSON.stringify(made));
    const path = `/tables/${made.body.table.id}`;
    await ask('PUT', `${path}/seats/0/seed`, { seed: 'anything' });
    await ask('POST', `${path}/start`);
    return made.body.table.id;
  };
  /** Play the person's turns, `most` actions of them; what was acknowledged goes to `acked`. */
  const play = async (id, most, acked = () => {}, sent = () => {}, stepped = () => {}) => {
    worker.postMessage({ kind: 'open', channel: ++asked, table: id, take: true });
    const channel = asked;
    await next('opened');
    const hear = (message) =>
      worker.postMessage({ kind: 'hear', channel, text: JSON.stringify(message) });
    hear({ type: 'hello', since: 0 });
    let now = await next('snapshot');
    const came = now.seq;
    for (let n = 0; n < most; n++) {
      while (!now.choices.length && now.state.phase !== 'over') {
        now = await next('step');
        stepped(now);
      }
      if (now.state.phase === 'over') break;
      const choice = now.choices[(n * 7) % now.choices.length];
      sent();
      hear({ type: 'act', seq: now.seq, client_id: `${me}-${channel}-${n}`, code: choice.code });
      const answer = await next('ack', 'refused');
      if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
      acked(answer.seq);
      now = await next('step');
    }
    worker.postMessage({ kind: 'leave', channel });
    return { came, seq: now.seq, phase: now.state.phase, round: now.state.round };
  };
  /** How long each move takes until it is acknowledged, and each turn of a bot, in ms. */
  const timed = async (id, most) => {
    const acks = [], turns = [];
    let asked = 0, heard = performance.now(), turn = 0;
    await play(id, most,
      () => { heard = performance.now(); acks.push(heard - asked); },
      () => (asked = performance.now()),
      ({ events }) => {
        const now = performance.now();
        turn += now - heard;
        heard = now;
        if (events.some(({ kind }) => kind === 'turn-ended')) { turns.push(turn); turn = 0; }
      });
    return { acks, turns };
  };
  window.player = { began, ask, table, play, timed };
  return began;
}
"""
"""Someone who talks to the worker directly, as pages do: `window.player`."""

REMEMBERED = """() => caches.open('valdora:/games/valdora/:memory')
  .then((cache) => cache.keys()).then((kept) => kept.length > 1)"""
"""Whether the memory of the first start is kept, and Python's code beside it."""

ROWS = """
async (game) => {
  const database = await new Promise((resolve) => {
    const below = location.pathname.replace(/[^/]*$/, '');
    const asked = indexedDB.open(below === '/' ? 'valdora' : `valdora:${below}:games`);
    asked.onsuccess = () => resolve(asked.result);
  });
  const all = (store, range) => new Promise((resolve) => {
    const asked = database.transaction(store).objectStore(store).getAll(range);
    asked.onsuccess = () => resolve(asked.result);
  });
  const rows = await all('rows', IDBKeyRange.bound([game, 0], [game, Infinity]));
  const games = await all('games');
  database.close();
  return { seed: games.find(({ id }) => id === game)?.seed,
    rows: rows.map(({ seq, kind, payload }) => [seq, kind, payload]) };
}
"""
"""What the browser's database holds of a game."""
