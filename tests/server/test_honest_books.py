"""Honest books: nothing that is sent, logged or exported before the end depends on unseen pages.

Pairs of games are played on two servers: the same people, the same moves, the same pages as far as
they were revealed; below that another order, made by another seed. After masking the commitment,
and the times of the log, every byte on every channel must be the same. (Table ids, tokens, the
clock and what bots draw by are made equal, so that not even they need masking.)
"""

import asyncio
import base64
import io
import json
import logging
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partialmethod
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from support.hands import Hands
from support.inside import Inside, Socket, inside
from valdora import content
from valdora.content import Edition
from valdora.dealer import Deal, Seal, derived_seed
from valdora.rules import almanac
from valdora.server.ground import logs
from valdora.server.live import rooms
from valdora.server.operating.backups import export_games
from valdora.table import api, capabilities, frames, play
from valdora.table.fold import Table
from valdora.table.protocol import Why
from valdora.table.views import table_shape

pytestmark = pytest.mark.slow

PAIRS = 200
EDITION = content.load("base-2009")
CODES = {str(action): code for code, action in enumerate(almanac(EDITION).actions)}
REVEALS = [code for do, code in CODES.items() if do.startswith("reveal")]


@dataclass
class Story:
    """What happens in a game, so that it can happen again: drawn once, then repeated."""

    number: int
    bot: bool
    hint: bool
    moves: int
    do: list[Any] = field(default_factory=list)
    """The messages of the moves, without `seq` and `client_id`."""


@dataclass
class Trace:
    """Everything that came out of a server about one game, channel by channel."""

    channels: dict[str, list[bytes]] = field(default_factory=dict)
    revealed: dict[str, int] = field(default_factory=dict)

    def add(self, channel: str, *said: bytes) -> None:
        self.channels.setdefault(channel, []).extend(said)

    def text(self) -> bytes:
        return b"\n".join(part for parts in self.channels.values() for part in parts)


class House:
    """One of the two servers: its seeds, its orders, its log."""

    def __init__(self, name: str, server: Inside, hands: Hands) -> None:
        self.server = server
        self.hands = hands
        self.log = io.StringIO()
        self.seeds: dict[str, bytes] = {}
        """By table."""
        self.deals: dict[bytes, Deal] = {}
        self._random = Random(name)

    def new_seal(self) -> Seal:
        return Seal(self._random.randbytes(32))

    @staticmethod
    def deal_of(seal: Seal, house: "House", edition: Edition, *how: Any) -> Deal:
        """In place of `Seal.deal`: what this house deals for a seed."""
        return house.deals.get(seal.seed) or DEAL(seal, edition, *how)

    @contextmanager
    def open(self, number: int) -> Iterator[None]:
        """Ids, tokens, clock and log of this house, the same in both for game `number`."""
        self.hands.ms = 1_700_000_000_000 + number * 10**6
        handler = logging.StreamHandler(self.log)
        handler.setFormatter(logs._Json())
        root = logging.getLogger()
        level = root.level
        tokens = Random(number)
        with ExitStack() as stack:
            id_ = capabilities._short(number.to_bytes(4, "big") + bytes(5))
            stack.enter_context(patch.object(rooms, "new_id", lambda: id_))
            stack.enter_context(patch.object(Seal, "new", self.new_seal))
            stack.enter_context(patch.object(Seal, "deal", partialmethod(House.deal_of, self)))
            stack.enter_context(
                patch.object(Seal, "chance", lambda _, purpose: derived_seed(purpose, 7))
            )
            stack.enter_context(
                patch.object(secrets, "token_urlsafe", lambda n: tokens.randbytes(n).hex())
            )
            root.addHandler(handler)
            root.setLevel(logging.DEBUG)
            try:
                yield
            finally:
                root.setLevel(level)
                root.removeHandler(handler)


DEAL = Seal.deal
"""The real one; `House.deal_of` stands before it."""


def other_order(deal: Deal, seen: Mapping[str, int], random: Random) -> Deal:
    """The same deal as far as it was seen, and another order below."""
    orders = {}
    for book, pages in deal.orders.items():
        top, rest = list(pages[: seen[book]]), list(pages[seen[book] :])
        before = list(rest)
        while len(set(rest)) > 1 and rest == before:
            random.shuffle(rest)
        orders[book] = (*top, *rest)
    return Deal(deal.layout, deal.rivals, orders)


# A game -----------------------------------------------------------------------------------------


class Play:
    """One game of a story at one house, with all its channels."""

    def __init__(self, house: House, story: Story) -> None:
        self.house, self.story = house, story
        self.trace = Trace()
        self.table = ""
        self.now: Any = None
        self.random = Random(story.number)
        self.host, self.other, self.watcher = (
            f"{who}-{story.number}" for who in ("host", "other", "watcher")
        )

    async def run(self) -> Trace:
        house, story = self.house, self.story
        with house.open(story.number):
            await self._seat()
            keys = (self.host, self.other, self.watcher)
            sockets = [await house.server.live(self.table, key) for key in keys]
            self.now = json.loads(sockets[0].frames[0])
            await self._moves(sockets)
            await self._errors(sockets[0])
            if story.hint:
                await sockets[0].say({"type": "hint", "client_id": "hint"})
                await sockets[0].hear("hint", "refused")
            # Who is here is told a little later, with all that changes until then: not in step.
            for name, socket in zip(("seat", "other seat", "watcher"), sockets, strict=True):
                told = [frame for frame in socket.frames if '"type":"presence"' not in frame]
                self.trace.add(f"live, {name}", *(frame.encode() for frame in told))
            await self._rest()
            for socket in sockets:
                await socket.leave()
        self.trace.add("log", _masked_log(house.log))
        state = self.now["state"]
        for book, found in state["books"].items():
            cards = sum(EDITION.cards(book).values())
            self.trace.revealed[book] = cards - sum(found["unseen"].values())
        return self.trace

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        reply = await self.house.server.ask(method, path, body, key or self.host)
        head = repr((method, path, reply.status, reply.headers)).encode()
        self.trace.add("rest", head, reply.body)
        return reply.json if method == "POST" and reply.status < 300 else None

    async def _seat(self) -> None:
        seats: list[Any] = [
            {"kind": "person", "name": "Player 1"},
            {"kind": "free"},
            {"kind": "bot", "bot": "random"} if self.story.bot else {"kind": "free"},
        ]
        body = {"seats": seats, "starts": 0, "public": True, "pace": 0, "seed": "abc"}
        reply = await self.ask("POST", "/tables", body)
        self.table = reply["table"]["id"]
        self.house.seeds[self.table] = self.house.server.server.rooms._rooms[self.table].seal.seed
        for seat in range(1, 2 if self.story.bot else 3):
            seated = {"name": f"Player {seat + 1}", "seat": seat, "seed": "def"}
            await self.ask("POST", f"/tables/{self.table}/join", seated, self.other)
        link = await self.ask("POST", f"/tables/{self.table}/links", {"role": "watch"})
        await self.ask("POST", "/links/watch", {"token": link["token"]}, self.watcher)
        self._prepare()
        await self.ask("POST", f"/tables/{self.table}/start")

    def _prepare(self) -> None:
        """Hook: the second game of a pair is dealt another order here."""

    async def _moves(self, sockets: list[Socket]) -> None:
        for n in range(self.story.moves):
            while self._bots_turn():
                await self._step(sockets)
            if not self.now["choices"]:
                return
            if n >= len(self.story.do):
                self.story.do.append(self._drawn())
            wish = {"seq": self.now["seq"], "client_id": f"m{n}", **self.story.do[n]}
            mover = sockets[0] if self.now["state"]["seat"] == 0 else sockets[1]
            await mover.say(wish)
            answer = await mover.hear("ack", "refused")
            assert answer["type"] == "ack", answer
            await self._step(sockets)
        while self._bots_turn():
            await self._step(sockets)

    def _bots_turn(self) -> bool:
        state = self.now["state"]
        return self.story.bot and state["phase"] != "over" and state["seat"] == 2

    async def _step(self, sockets: list[Socket]) -> None:
        for socket in sockets:
            self.now = await socket.hear("step")

    def _drawn(self) -> Any:
        """A move: pages are turned and bought more often than chance would; sometimes undone."""
        if self.now["undo_to"] is not None and self.random.random() < 0.05:
            return {"type": "undo", "to": self.now["undo_to"]}
        choices = self.now["choices"]
        books = [each for each in choices if each["action"]["kind"] in ("turn", "buy", "return")]
        wanted = books if books and self.random.random() < 0.7 else choices
        return {"type": "act", "code": self.random.choice(wanted)["code"]}

    async def _errors(self, socket: Socket) -> None:
        """Everything that is refused, and every question why: the pages' own codes among them."""
        all_ = self.story.number % 10 == 0
        asked = list(CODES.values()) if all_ else Random(self.story.number).sample(REVEALS, 12)
        for code in asked:
            await socket.say({"type": "why", "code": code})
            await socket.hear("reason", "refused")
        for n, code in enumerate([*(REVEALS if all_ else asked), 9999]):
            wish = {"type": "act", "seq": self.now["seq"], "client_id": f"x{n}", "code": code}
            await socket.say(wish)
            assert (await socket.hear("ack", "refused"))["type"] == "refused"
        for message in ("nonsense", {"type": "act"}, {"type": "undo", "seq": 0, "to": 0}):
            await socket.say(message)
            await socket.hear("refused")

    async def _rest(self) -> None:
        table, ply = self.table, self.now["ply"]
        paths = ["", "/line", "/record", "/recap?seat=0", "/recap?seat=2", f"/positions/{ply}"]
        paths += ["/positions/0", "/positions/99999", "/positions/x", "/recap?seat=9", "/seed"]
        for path in paths:
            await self.ask("GET", f"/tables/{table}{path}")
        await self.ask("GET", f"/tables/{table}", key="stranger")
        await self.ask("POST", f"/tables/{table}/rematch")
        await self.ask("POST", f"/tables/{table}/start")
        await self.ask("GET", "/tables/mine")


class Echo(Play):
    """The second game of a pair: the same story under another order of unseen pages."""

    def __init__(self, house: House, story: Story, first: Deal, seen: Mapping[str, int]) -> None:
        super().__init__(house, story)
        self._first, self._seen = first, seen

    def _prepare(self) -> None:
        deal = other_order(self._first, self._seen, Random(f"{self.story.number} below"))
        self.house.deals[self.house.seeds[self.table]] = deal


def _masked_log(log: io.StringIO) -> bytes:
    text = log.getvalue()
    log.seek(0)
    log.truncate()
    text = re.sub(r'"time": "[^"]*"', '"time": "…"', text)
    return re.sub(r'"ms": [0-9.]+', '"ms": "…"', text).encode()


def masked(said: bytes, seed: bytes) -> bytes:
    """Without the commitment, which is made from the seed and shown on purpose."""
    return said.replace(Seal(seed).commitment.encode(), b"<commitment>")


def differences(one: Trace, two: Trace, seeds: tuple[bytes, bytes]) -> list[str]:
    """The channels that do not say the same."""
    found = [] if one.channels.keys() == two.channels.keys() else ["channels"]
    for channel in one.channels:
        said = [masked(part, seeds[0]) for part in one.channels[channel]]
        echo = [masked(part, seeds[1]) for part in two.channels.get(channel, [])]
        found += [
            f"{channel} {n}: {a[:300]!r} / {b[:300]!r}"
            for n, (a, b) in enumerate(zip(said, echo, strict=False))
            if a != b
        ]
        if len(said) != len(echo):
            found.append(f"{channel}: {len(said)} and {len(echo)} parts")
    return found


def secrets_of(seed: bytes, deal: Deal, seen: Mapping[str, int]) -> list[bytes]:
    """What must occur nowhere: the seed in any spelling, and what lies below in its order."""
    found = [seed, seed.hex().encode(), seed.hex().upper().encode()]
    found += [base64.b64encode(seed), base64.urlsafe_b64encode(seed).rstrip(b"=")]
    found.append(repr(seed).encode())
    for book, pages in deal.orders.items():
        below = pages[seen[book] :]
        if len(below) >= 4:
            spellings = (json.dumps(below), json.dumps(below, separators=(",", ":")), repr(below))
            found += [spelled[1:-1].encode() for spelled in spellings]
    return found


# The pairs --------------------------------------------------------------------------------------


@dataclass
class Pair:
    """Two games and what came of them."""

    traces: tuple[Trace, Trace]
    seeds: tuple[bytes, bytes]
    deals: tuple[Deal, Deal]

    @property
    def differences(self) -> list[str]:
        return differences(*self.traces, self.seeds)

    @property
    def hidden(self) -> bool:
        """Whether there was anything left to hide."""
        return self.deals[0].orders != self.deals[1].orders


async def played(houses: tuple[House, House], number: int) -> Pair:
    """A pair of games; every twentieth with a bot, every twentieth with a hint."""
    story = Story(number, number % 20 == 3, number % 20 == 7, Random(f"{number}").randint(0, 45))
    one = Play(houses[0], story)
    first = await one.run()
    known = houses[0].server.server.rooms._rooms[one.table].deal()
    two = Echo(houses[1], story, known, first.revealed)
    second = await two.run()
    assert one.table == two.table
    seeds = houses[0].seeds[one.table], houses[1].seeds[one.table]
    assert second.revealed == first.revealed
    return Pair((first, second), seeds, (known, houses[1].deals[seeds[1]]))


async def with_houses(folder: Path, then: Callable[[tuple[House, House]], Any]) -> Any:
    first, second = Hands(), Hands()
    async with (
        inside(folder / "one", now=first) as one,
        inside(folder / "two", now=second) as two,
    ):
        return await then((House("one", one, first), House("two", two, second)))


def test_no_channel_depends_on_pages_nobody_has_seen(tmp_path: Path) -> None:
    async def go(houses: tuple[House, House]) -> None:
        hidden = 0
        spoken: dict[str, int] = {}
        for number in range(PAIRS):
            pair = await played(houses, number)
            assert pair.differences == []
            hidden += pair.hidden
            for trace, seed, deal in zip(pair.traces, pair.seeds, pair.deals, strict=True):
                text = trace.text()
                for secret in secrets_of(seed, deal, trace.revealed):
                    assert secret not in text
            for channel, parts in pair.traces[0].channels.items():
                spoken[channel] = spoken.get(channel, 0) + sum(map(len, parts))
        assert hidden == PAIRS
        assert spoken.keys() == {"rest", "live, seat", "live, other seat", "live, watcher", "log"}
        assert all(spoken.values())
        await _compare_lists_and_exports(houses, tmp_path)

    asyncio.run(with_houses(tmp_path, go))


def contents(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.iterdir())]


async def _compare_lists_and_exports(houses: tuple[House, House], folder: Path) -> None:
    """The list of public tables, and all games as files, as `valdora export` writes them."""
    said: list[list[bytes]] = []
    for house in houses:
        found = [(await house.server.ask("GET", "/tables")).body]
        out = folder / f"export-{len(said)}"
        done = await export_games(house.server.server.rooms.storage, out, None)
        assert done.games == PAIRS
        found += contents(out)
        for seed in house.seeds.values():
            assert not any(seed.hex().encode() in part for part in found)
            found = [masked(part, seed) for part in found]
        said.append(found)
    assert said[0] == said[1]


@pytest.mark.parametrize("leak", ["seed in the table", "order in a reason", "order in the log"])
def test_a_leak_would_be_noticed(tmp_path: Path, leak: str) -> None:
    """Each way in turn is made to leak: the comparison must find it."""
    why = play.why

    def shown(table: Table, seed: str | None) -> Any:
        made = table_shape(table, seed)
        made.seed = seed
        return made

    async def go(houses: tuple[House, House]) -> Pair:
        def next_page() -> str:
            made = [each for house in houses for each in house.server.server.rooms._rooms.values()]
            return str(made[-1].deal().orders["A"][-1:] + made[-1].deal().orders["D"][-8:])

        def told(table: Table, asked: Why) -> Any:
            reason = why(table, asked)
            reason.figures["next"] = next_page()
            return reason

        def logged(table: Table, asked: Why) -> Any:
            logging.getLogger("valdora").info("the next page is %s", next_page())
            return why(table, asked)

        with ExitStack() as stack:
            if leak == "seed in the table":
                stack.enter_context(patch.object(frames, "table_shape", shown))
                stack.enter_context(patch.object(api, "table_shape", shown))
            else:
                replaced = told if leak == "order in a reason" else logged
                stack.enter_context(patch.object(play, "why", replaced))
            return await played(houses, 1)

    pair: Pair = asyncio.run(with_houses(tmp_path, go))
    assert pair.differences


def test_the_seed_is_shown_after_the_end(tmp_path: Path) -> None:
    async def go(houses: tuple[House, House]) -> None:
        house = houses[0]
        one = Play(house, Story(0, bot=False, hint=False, moves=5))
        await one.run()
        seed = house.seeds[one.table].hex().encode()
        assert (
            seed not in (await house.server.ask("GET", f"/tables/{one.table}", key=one.host)).body
        )
        await house.server.ask("POST", f"/tables/{one.table}/close", key=one.host)
        for path in ("", "/record"):
            reply = await house.server.ask("GET", f"/tables/{one.table}{path}", key=one.host)
            assert seed in reply.body

    asyncio.run(with_houses(tmp_path, go))
