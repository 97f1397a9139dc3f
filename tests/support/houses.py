"""Several servers on one database, people who play there, and what goes wrong meanwhile; judged.

Each server reaches the database by a way of its own that can be spoilt. The people go to any server
that answers, or to a proxy in front of them. `House.judge` compares what they wrote down with what
is stored in the end.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import asyncpg
import httpx

from support.fronts import Front
from support.histories import Fault, History, judge
from support.players import Player
from support.proxies import Proxy, proxy
from support.server import Guest, Running, running
from valdora.table.rows import Row

SEATS = ("One", "Two", "Three")
BOTS = 0.3
"""How many of the tables have a bot, for which one server at a time plays."""
_TRIES = 400


@dataclass
class Node:
    """A server, and its way to the database."""

    number: int
    way: Proxy
    program: Path | None = None
    """What runs it, if not this version."""
    port: int = 0
    """Where it listens; 0: wherever there is room, each time elsewhere."""
    started: ExitStack = field(default_factory=ExitStack)
    server: Running | None = None


@dataclass
class House:
    """See the module. `url(ports)` is the database's, by the ports at which servers reach it."""

    folder: Path
    chance: Random
    url: Callable[[int], str]
    front: str = ""
    """The URL of the proxy that people come by; nothing if they come to the servers themselves."""
    settings: dict[str, object] = field(default_factory=dict)
    """Of all servers."""
    nodes: list[Node] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)
    history: History = field(default_factory=History)
    players: list[Player] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    back: list[float] = field(default_factory=list)
    """After each thing that went wrong, how long it took until a move was stored."""
    _playing: list["asyncio.Task[None]"] = field(default_factory=list)
    _stop: bool = False

    async def start(self, node: Node) -> None:
        """Have a server run."""
        folder = self.folder / f"node-{node.number}"
        folder.mkdir(exist_ok=True)
        given = {"port": node.port, "db": self.url(node.way.port), **self.settings}
        made = running(folder, node.program, **given)
        node.server = await asyncio.to_thread(node.started.enter_context, made)
        self.urls.append(self.front or node.server.url)

    async def kill(self, node: Node) -> None:
        """As if its machine lost power; nobody is told."""
        assert node.server is not None
        await asyncio.to_thread(node.server.kill)
        self.urls.remove(self.front or node.server.url)
        node.started.close()

    def freeze(self, node: Node) -> None:
        """As if its machine were unplugged: nobody is told, and no connection ends."""
        assert node.server is not None
        node.server.freeze()
        self.urls.remove(self.front or node.server.url)

    def wake(self, node: Node) -> None:
        """It goes on where it was, with all that it had heard and not answered."""
        assert node.server is not None
        node.server.wake()
        self.urls.append(self.front or node.server.url)

    def visitors(self, node: Node) -> list[Player]:
        """Who is connected to a server; behind a proxy nobody knows."""
        assert node.server is not None
        return [player for player in self.players if player.at == node.server.url]

    async def visited(self) -> Node:
        """Any server, as soon as somebody is connected to it, if one can know."""
        node = self.chance.choice(self.nodes)
        while not self.front and not self.visitors(node):
            await asyncio.sleep(0.02)
            node = self.chance.choice(self.nodes)
        return node

    async def end(self, node: Node) -> None:
        """Ask a server to end, as for an upgrade."""
        assert node.server is not None
        self.urls.remove(self.front or node.server.url)
        assert await asyncio.to_thread(node.server.stop) == 0
        node.started.close()

    def begin(self, tables: int, pace: float = 0.1) -> None:
        """People play at so many (more) tables at a time, two connected at each."""
        first = len(self._playing)
        for place in range(first, first + tables):
            self._playing.append(asyncio.create_task(self._keep_playing(place, pace)))

    async def _keep_playing(self, place: int, pace: float) -> None:
        games = 0
        while not self._stop:
            table, cookies = await self._new_table()
            self.tables.append(table)
            pair = [
                Player(
                    f"p{place}.{games}.{each}",
                    table,
                    cookies,
                    self.urls,
                    self.history,
                    Random(self.chance.random()),
                    pace,
                    stop=self._stop,  # meanwhile
                )
                for each in range(2)
            ]
            self.players += pair
            games += 1
            await asyncio.gather(*(player.play() for player in pair))

    async def _new_table(self) -> tuple[str, str]:
        for _ in range(_TRIES):
            url = self.chance.choice(self.urls) if self.urls else ""
            try:
                return await asyncio.to_thread(_opened, url, bot=self.chance.random() < BOTS)
            except (httpx.HTTPError, AssertionError, ValueError):
                await asyncio.sleep(0.1)
        raise TimeoutError("no table could be opened")

    async def moves(self, more: int, seconds: float = 60) -> None:
        """Wait until so many more moves are acknowledged."""
        goal = self.history.count("acknowledged") + more
        async with asyncio.timeout(seconds):
            while self.history.count("acknowledged") < goal:
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Everyone stops playing."""
        self._stop = True
        for player in self.players:
            player.stop = True
        await asyncio.wait_for(asyncio.gather(*self._playing), 60)

    async def lose(self, url: str) -> None:
        """Its database is gone, and what is stored there takes its place."""
        connection = await asyncpg.connect(url)
        try:
            sql = "SELECT game, max(seq) FROM rows WHERE game = ANY($1) GROUP BY game"
            for game, seq in await connection.fetch(sql, self.tables):
                self.history.note("failed", game, "", seq=seq)
        finally:
            await connection.close()

    async def judge(self, url: str) -> list[Fault]:
        """What is wrong with all that was seen, by what is stored there."""
        connection = await asyncpg.connect(url)
        try:
            sql = "SELECT game, seq, kind, payload FROM rows WHERE game = ANY($1) ORDER BY seq"
            stored: dict[str, list[Row]] = {}
            for game, *row in await connection.fetch(sql, self.tables):
                stored.setdefault(game, []).append(Row(*row))
        finally:
            await connection.close()
        return judge(self.history, stored)


def _opened(url: str, *, bot: bool) -> tuple[str, str]:
    """A game that has begun, and the key of who holds its seats, all or but for a bot's."""
    with Guest(url) as guest:
        table = guest.table(*SEATS[:2], ("bot", "random") if bot else SEATS[2])
        guest.post(f"/tables/{table}/start")
        kept = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.http.cookies.jar)
        return table, kept


@asynccontextmanager
async def house(
    folder: Path,
    seed: int,
    url: Callable[[int], str],
    port: Callable[[], int],
    front: Front | None = None,
) -> AsyncIterator[House]:
    """Two servers that run; `port` says where the database is now, `url(port)` names it."""
    async with AsyncExitStack() as stack:
        made = House(folder, Random(seed), url)
        if front:
            made.front, made.settings = front.url, dict(front.settings)
        for number in range(2):
            node = Node(number, await stack.enter_async_context(proxy(port)))
            node.port = front.ports[number] if front else 0
            stack.callback(node.started.close)
            made.nodes.append(node)
        await asyncio.gather(*map(made.start, made.nodes))
        try:
            yield made
        finally:
            await made.stop()
