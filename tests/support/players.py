"""People who play on whatever happens to the servers, and write down all that they see.

Each is at one table, connects to any of several servers, moves as soon as there is something to
choose, and behaves as the browser does: it comes back after a pause with jitter, to another server,
says what it knows, and sends what was not answered again under the same id.
"""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from support.histories import OPEN, History
from support.server import Live

SILENCE_SECONDS = 4.0
"""Who is not answered for so long goes elsewhere."""
SHORTEST, LONGEST = 0.25, 2.0
_SAYS, _TAKES_BACK, _READS = 0.04, 0.08, 0.05
"""How often one says something in place of a move, takes back if that is possible, or reads."""
FAILURES = (WebSocketException, OSError, EOFError, TimeoutError)


@dataclass(eq=False)
class Player:
    """See the module."""

    name: str
    table: str
    cookies: str
    urls: list[str]
    """Of all servers; they may change at any time."""
    history: History
    chance: Random
    pace: float = 0.02
    wish: dict[str, Any] | None = None
    """What was sent and is not settled."""
    sent: int = 0
    acknowledged: int = 0
    away: list[float] = field(default_factory=list)
    """After each cut, how long it took to be back."""
    at: str | None = None
    """The server it is connected to."""
    over: bool = False
    stop: bool = False

    async def play(self) -> None:
        """Play until the game is over or `stop` is set."""
        waits, turn, cut = 0, self.chance.randrange(99), 0.0
        while not (self.stop or self.over):
            try:
                url = self.urls[turn % len(self.urls)]
                live = Live(url, self.table, self.cookies, {"type": "hello", "since": 0})
                self._note("opening")
                async with asyncio.timeout(SILENCE_SECONDS):
                    await live.__aenter__()
                try:
                    if cut:
                        self.away.append(time.monotonic() - cut)
                    waits, self.at = 0, url
                    await self._at(live)
                finally:
                    self.at = None
                    self._note("closed")
                    with suppress(*FAILURES):
                        async with asyncio.timeout(1):
                            await live.__aexit__(None, None, None)
            except FAILURES:
                cut = cut if waits else time.monotonic()
                turn += 1
                longest = min(LONGEST, SHORTEST * 2**waits)
                waits += 1
                await asyncio.sleep(longest * self.chance.uniform(0.5, 1))

    async def _at(self, live: Live) -> None:
        now = live.snapshot
        self._begin(now)
        if self.wish:
            await live.say(self.wish)
        least, deadline = 0, time.monotonic() + SILENCE_SECONDS
        while not self.stop:
            self.over = now["state"] is not None and now["state"]["phase"] == "over"
            if self.over:
                return
            if self.wish is None and now["choices"] and now["seq"] >= least:
                await asyncio.sleep(self.pace * self.chance.random())
                await self._move(live, now)
            message = await live.next(max(0.01, deadline - time.monotonic()))
            deadline = time.monotonic() + SILENCE_SECONDS
            match message["type"]:
                case "step":
                    self._note("told", seq=message["seq"], what=" ".join(message["do"]))
                    now = message
                case "rewound":
                    self._note("rewound", seq=message["seq"])
                    least = 0
                case "snapshot":
                    now = message
                    self._begin(now)
                case "ack":
                    self._note("acknowledged", id=message["client_id"], seq=message["seq"])
                    self.acknowledged += 1
                    if self.wish and self.wish["type"] != "chat":
                        least = message["seq"]
                    self.wish = None
                case "refused":
                    self._note("refused", id=message["client_id"], what=message["code"])
                    least = message["seq"]
                    if message["code"] in OPEN:
                        await asyncio.sleep(SHORTEST)
                        raise TimeoutError  # elsewhere, under the same id
                    self.wish = None

    def _begin(self, now: dict[str, Any]) -> None:
        steps = tuple((each["seq"], " ".join(each["do"])) for each in now["missed"])
        self._note("opened", seq=now["seq"], steps=steps)

    async def _move(self, live: Live, now: dict[str, Any]) -> None:
        id_ = f"{self.name}-{self.sent}"
        self.sent += 1
        self.wish, what = self._wished(now)
        self.wish["client_id"] = id_
        self._note("sent", id=id_, what=what)
        await live.say(self.wish)
        if self.chance.random() < _READS:
            await self._read()

    def _wished(self, now: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """What to ask for next, mostly a move; and how the judge knows it."""
        drawn, back = self.chance.random(), now.get("undo_to")
        if drawn < _SAYS:
            return {"type": "chat", "text": self.name, "seat": 0}, self.name
        if drawn < _SAYS + _TAKES_BACK and back is not None:
            return {"type": "undo", "seq": now["seq"], "to": back}, f"undo {back}"
        choice = self.chance.choice(now["choices"])
        return {"type": "act", "seq": now["seq"], "code": choice["code"]}, choice["notation"]

    async def _read(self) -> None:
        """Ask some server how things are, as a page does that shows more than the table."""
        url = self.chance.choice(self.urls) if self.urls else ""
        self._note("asking")
        with suppress(httpx.HTTPError, ValueError, KeyError):
            async with httpx.AsyncClient(base_url=url, timeout=2) as client:
                path = f"/api/v1/tables/{self.table}/line"
                answer = await client.get(path, headers={"cookie": self.cookies})
            self._note("answered", seq=answer.json()["seq"])

    def _note(self, kind: str, **more: object) -> None:
        self.history.note(kind, self.table, self.name, **more)
