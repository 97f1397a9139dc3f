"""A host that keeps its tables in memory, and guests who ask it without HTTP."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec, TypeVar
from urllib.parse import parse_qsl

import msgspec

from valdora.dealer import Deal, Seal
from valdora.rules import State
from valdora.table import host, rows
from valdora.table import requests as ask
from valdora.table.api import Api
from valdora.table.asking import found
from valdora.table.briefs import Listed, Place, brief, summary
from valdora.table.capabilities import hashed, new_id, new_key
from valdora.table.dealing import deal_of
from valdora.table.endpoints import Call, Endpoint, File, Written, answering
from valdora.table.fold import Table, folded
from valdora.table.host import Decide
from valdora.table.refusals import Refusal
from valdora.table.rows import Row

P = ParamSpec("P")
T = TypeVar("T")
URL = "https://valdora.test"


@dataclass
class Room:
    """A table whose rows are kept in a list; who is away and what is judged is up to the test."""

    table: Table
    seal: Seal
    kept: list[Row]
    holders: set[str]
    gone: dict[int, int] = field(default_factory=dict)
    host_here: bool = False

    @property
    def seed(self) -> str:
        """See `valdora.table.host.Room`, as all below."""
        return self.seal.seed.hex()

    @property
    def mark(self) -> str:
        """Nothing is ever lost."""
        return f"{self.table.seq}"

    def deal(self) -> Deal:
        """What is dealt to those who sit here."""
        return deal_of(self.table, self.seal)

    async def seeds_come(self) -> None:
        """Nobody is waited for."""

    def away(self) -> Mapping[int, int]:
        """Who is not here, and since when."""
        return self.gone

    def host_is_here(self) -> bool:
        """Whether the host is here."""
        return self.host_here

    async def perform(self, decide: Decide, *, holders: tuple[str, ...] = ()) -> Table:
        """Keep what is decided; what is kept must make the same table."""
        after = self.table.copy()
        self.kept += after.add(decide(self.table))
        assert folded(after.id, self.kept) == after
        self.table = after
        self.holders |= set(holders)
        return after

    @property
    def state(self) -> State:
        """The position of a game that has begun."""
        assert self.table.state is not None
        return self.table.state


class House:
    """Keeps tables in memory."""

    opponents = tuple(ask.Opponent(name, "level") for name in ("random", "steady"))
    usual_bot = "steady"
    stand_in = "steady"
    address = "http://10.0.0.5:8080/"
    measured: Mapping[str, ask.Measured] = {}

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.broken: set[str] = set()
        """Tables that cannot be read."""
        self.unread: set[str] = set()
        """Tables of which it is not known yet what lists show."""
        self.now = 1_000_000

    async def room(self, id_: str) -> Room:
        """See `valdora.table.host.Host`, as all below."""
        if id_ in self.broken:
            raise Refusal("table-newer")
        if id_ not in self.rooms:
            raise Refusal("no-table")
        return self.rooms[id_]

    async def create(self, opened: rows.Opened, seed: bytes, id_: str | None = None) -> Room:
        """A new table, or the one of this id."""
        if id_ in self.rooms:
            return self.rooms[id_]
        table = Table(id_ or new_id())
        kept = table.add([opened])
        holders = {opened.host, *(each.holder for each in opened.seats if each.holder)}
        self.rooms[table.id] = Room(table, Seal(seed), kept, holders)
        return self.rooms[table.id]

    async def public(self, since: int, after: Place | None, limit: int) -> list[Listed]:
        """Those that may be listed."""
        tables = [room.table for room in self.rooms.values() if summary(room.table).public]
        shown = [table for table in tables if table.status in ("open", "running")]
        return self._listed([table for table in shown if table.changed > since], after, limit)

    async def held_by(
        self, key: str, after: Place | None, limit: int, part: rows.Part | None = None
    ) -> list[Listed]:
        """Those that a key has to do with."""
        tables = [room.table for room in self.rooms.values() if key in room.holders]
        wanted = [table for table in tables if part in (None, _part(table, key))]
        return self._listed(wanted, after, limit)

    async def turns(self, key: str, besides: str) -> int:
        """Of those, the ones that wait for it, but for one."""
        listed = await self.held_by(key, None, len(self.rooms), "turn")
        return sum(each.id != besides for each in listed)

    def _listed(self, tables: list[Table], after: Place | None, limit: int) -> list[Listed]:
        found = [
            Listed(
                table.id,
                table.changed,
                None if table.id in self.unread else brief(table),
                Refusal("table-newer") if table.id in self.broken else None,
            )
            for table in tables
        ]
        found = [each for each in found if after is None or each.place < after]
        return sorted(found, key=lambda each: each.place, reverse=True)[:limit]

    async def begin_review(self, id_: str) -> ask.ReviewReply:
        """Always waits."""
        return ask.ReviewReply("waiting", len(id_), 0, 0, None, None, None)

    async def look_at_review(self, id_: str) -> ask.ReviewReply:
        """Never asked for."""
        return ask.ReviewReply("unasked", len(id_), 0, 0, None, None, None)

    def qr(self, text: str) -> list[str]:
        """As many rows as there are signs."""
        return ["1" * len(text)] * len(text)

    async def written(
        self,
        room: host.Room,
        make: Callable[Concatenate[Table, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Written[T]:
        """At once."""
        return Written.of(make(room.table, *args, **kwargs))


def _part(table: Table, key: str) -> rows.Part:
    kept = summary(table)
    return "turn" if kept.waits_for == key else kept.part


async def _asked(answer: Awaitable[T]) -> T:
    return await answer


@dataclass(frozen=True)
class Reply:
    """An answer, as HTTP would bring it."""

    status_code: int
    content: bytes
    name: str = ""

    def json(self) -> Any:
        """The answer as JSON."""
        return msgspec.json.decode(self.content)


class Visitor:
    """Someone with a browser: asks as `support.server.Guest` does."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.api = Api(house)
        self.key: str | None = None
        """The hash of the key that the house gave."""

    def ask(self, method: str, path: str, body: Any = None) -> Reply:
        """Any request of the API."""
        plain, _, query = path.partition("?")
        endpoint, given = found(method, plain)
        call = Call(self.key, self.house.now, URL)
        try:
            data = msgspec.json.encode(body)
            arguments = endpoint.arguments({**dict(parse_qsl(query)), **given}, data)
            made = asyncio.run(_asked(answering(self.api, endpoint)(call, **arguments)))
        except Refusal as refusal:
            return _refused(endpoint, refusal)
        finally:
            self.key = hashed(call.fresh) if call.fresh else self.key
        if isinstance(made, File):
            return Reply(endpoint.status, made.written.data, made.name)
        if isinstance(made, Written):
            return Reply(endpoint.status, made.data)
        assert isinstance(made, endpoint.reply or File)
        return Reply(endpoint.status, msgspec.json.encode(made))

    def get(self, path: str) -> Any:
        """What there is at a path."""
        return _fine(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        """Have something done."""
        return _fine(self.ask("POST", path, body))

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code of a refusal."""
        reply = self.ask(method, path, body)
        assert 400 <= reply.status_code < 500, reply
        code: str = reply.json()["code"]
        return code

    def table(self, *seats: str | tuple[str, str] | None, **options: Any) -> str:
        """A new table's id; a seat is a name, `None` (free) or `("bot", level)`."""
        made = [
            {"kind": "free"}
            if seat is None
            else {"kind": "person", "name": seat}
            if isinstance(seat, str)
            else {"kind": "bot", "bot": seat[1]}
            for seat in seats
        ]
        id_: str = self.post("/tables", {"seats": made, "starts": 0, **options})["table"]["id"]
        return id_

    def room(self, table: str) -> Room:
        """Behind the scenes."""
        return self.house.rooms[table]


def _refused(endpoint: Endpoint, refusal: Refusal) -> Reply:
    """An endpoint refuses only as it has declared."""
    assert refusal.status in (*endpoint.refusals, 400, 404), (endpoint.name, refusal.code)
    problem = {"code": refusal.code, "figures": refusal.figures}
    return Reply(refusal.status, msgspec.json.encode(problem))


def _fine(reply: Reply) -> Any:
    assert reply.status_code in (200, 201), reply
    return reply.json()


def newcomer() -> str:
    """The hash of a key that nobody has."""
    return hashed(new_key())
