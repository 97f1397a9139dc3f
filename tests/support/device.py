"""A device without a browser: its store in memory, its engine run by wasmtime."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, Self

from valdora.bots import make
from valdora.bots.search import thinking
from valdora.dealer import Seal
from valdora.device import Device
from valdora.device.host import KEY
from valdora.device.page import Channel, Page
from valdora.engine.desk import BLOCK
from valdora.engine.runtime import Engine as Wasmtime
from valdora.server.thinking.worker import rest_of_turn
from valdora.table.fold import Table
from valdora.table.rows import Row


class Memory:
    """See `valdora.device.Store`."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}
        self.nudges: list[Callable[[str, int], None]] = []
        self.failing = False

    async def add(self, batch: str) -> str:
        """Keep rows."""
        if self.failing:
            raise OSError("full")
        made = json.loads(batch)
        if made["seed"] is not None and made["game"] in self.kept:
            return "conflict"
        game = self.kept.setdefault(made["game"], {"seed": made["seed"], "rows": []})
        if len(game["rows"]) != made["after"]:
            return "conflict"
        game["rows"] += made["rows"]
        game |= {name: made[name] for name in ("changed", "due", "part", "brief")}
        for nudge in self.nudges:
            nudge(made["game"], made["rows"][-1][0])
        return ""

    async def rows(self, game: str, after: int) -> str:
        """Those behind a number."""
        found = self.kept.get(game, {"rows": []})["rows"]
        return json.dumps([row for row in found if row[0] > after])

    async def seed(self, game: str) -> str:
        """Of a game."""
        return self.kept[game]["seed"] if game in self.kept else ""

    async def games(self) -> str:
        """All."""
        games = [
            [id_, *(game[name] for name in ("changed", "due", "part", "brief"))]
            for id_, game in self.kept.items()
        ]
        return json.dumps(games)

    def drives(self, _: str) -> bool:
        """There is one page."""
        return True

    def watch(self, nudge: Callable[[str, int], None]) -> None:
        """Tell of rows that were stored."""
        self.nudges.append(nudge)


class Near:
    """See `valdora.device.Engine`: answers after a moment."""

    def __init__(self) -> None:
        self.asked = 0
        self.pause = 0.0
        self._engine = Wasmtime()

    async def ask(
        self, door: str, block: bytes, seed: tuple[int, int], seconds: float | None
    ) -> tuple[int, bytes]:
        """What a door answers."""
        await asyncio.sleep(self.pause)
        self.asked += 1
        self._engine.memory[:] = block
        self._engine.call("seed", *seed)
        found = self._engine.call(door, seconds=seconds)
        assert len(self._engine.memory) == BLOCK.size
        return found, bytes(self._engine.memory)


class Sitting:
    """Somebody in front of a device."""

    def __init__(self, store: Memory | None = None) -> None:
        self.store = store or Memory()
        self.engine = Near()
        self.device = Device(self.store, self.engine)
        self.page = Page(self.device)
        self.key = KEY

    async def __aenter__(self) -> Self:
        await self.device.rooms.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.device.reviews.close()
        await self.device.rooms.close()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request that is done."""
        text = None if body is None else json.dumps(body)
        status, answer, name = await self.page.ask(method, path, text)
        assert status in (200, 201), answer
        return answer if name else json.loads(answer)

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code of a refusal."""
        text = None if body is None else json.dumps(body)
        status, answer, _ = await self.page.ask(method, path, text)
        assert status >= 400, answer
        code: str = json.loads(answer)["code"]
        return code

    async def table(self, *seats: str, **options: Any) -> str:
        """A game that has begun: a seat is a person's name, or `bot:level`."""
        made = [
            {"kind": "bot", "bot": seat[4:]}
            if seat.startswith("bot:")
            else {"kind": "person", "name": seat}
            for seat in seats
        ]
        asked = {"seats": made, "starts": 0, "pace": 0, **options}
        id_: str = (await self.ask("POST", "/api/v1/tables", asked))["table"]["id"]
        await self.ask("POST", f"/api/v1/tables/{id_}/start")
        return id_


class Live:
    """A live channel of a page."""

    def __init__(self, sitting: Sitting, table: str, since: int = 0) -> None:
        self._heard: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: int | None = None
        self.channel: Channel = sitting.page.connect(
            table, lambda frame: self._heard.put_nowait(json.loads(frame)), self._close
        )
        self.say(type="hello", since=since)

    def _close(self, code: int) -> None:
        self.closed = code
        self._heard.put_nowait({"type": "closed"})

    def say(self, **message: Any) -> None:
        """Any message."""
        self.channel.hear(json.dumps(message))

    async def until(self, *types: str) -> Any:
        """The next message of one of these types."""
        while True:
            message = await asyncio.wait_for(self._heard.get(), 60)
            if message["type"] in types:
                return message

    async def leave(self) -> None:
        """The page goes."""
        self.channel.leave()
        assert self.channel.task
        await self.channel.task


def played_as_anywhere(id_: str, seed: str, rows: Sequence[tuple[int, str, str]]) -> set[str]:
    """The levels that played in a game; each turn of theirs is what they play with its seed."""
    thinking.use(Wasmtime)
    seal = Seal(bytes.fromhex(seed))
    table, levels, turns = Table(id_), set[str](), 0
    for seq, kind, payload in rows:
        if kind == "act" and (level := table.bot_to_move):
            bot = make(level, seal.chance(f"bot/{table.turn_ply}"), "live")
            assert table.state
            expected = rest_of_turn(bot, table.turn_states or [table.state])
            assert json.loads(payload)["do"] == expected[0]
            levels.add(level)
            turns += 1
        table.take(Row(seq, kind, payload.encode()))
    assert turns > 3
    return levels
