"""Games kept by a browser: the server's rows behind the server's interface."""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from valdora.server.storage.interface import (
    Allowance,
    Batch,
    Conflict,
    Found,
    Game,
    Hear,
    Nudge,
    StorageError,
    ignore,
)
from valdora.server.thinking.reviews import REVIEW
from valdora.table.briefs import Place
from valdora.table.rows import Part, Row, Summary

CONFLICT: Final = "conflict"


class _Kept(NamedTuple):
    """A game, as the store lists it."""

    id: str
    changed: int
    due: int | None
    part: str
    brief: str | None


class Store(Protocol):
    """What a browser's JavaScript keeps, asked and answered in JSON.

    A batch is `{game, after, rows: [[seq, kind, payload]], changed, due, part, brief, seed}`, the
    seed only of a new game. Once `add` has answered anything but "conflict" it is kept, as far as
    that is possible.
    """

    async def add(self, batch: str) -> str:
        """Keep rows, all or none; "conflict" if there are others of these numbers."""

    async def rows(self, game: str, after: int) -> str:
        """`[[seq, kind, payload]]` behind a number, in order."""

    async def seed(self, game: str) -> str:
        """The seed of a game in hexadecimal; "" if there is no such game."""

    async def games(self) -> str:
        """`[[id, changed, due, part, brief]]` of all games, in any order."""

    def drives(self, game: str) -> bool:
        """Whether this page has the table open, alone in this browser."""

    def watch(self, nudge: Nudge) -> None:
        """Tell of rows that another page of this browser has stored."""


class DeviceStorage:
    """See `valdora.server.storage.Storage`. Everything here belongs to whoever has the device."""

    shared = True
    reminds = False
    cut_off = False
    clock = ""
    tables = ""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def start(self, nudge: Nudge, hear: Hear = ignore) -> None:  # noqa: ARG002
        """Hear of other pages of this browser."""
        self._store.watch(nudge)

    async def close(self) -> None:
        """Nothing is left open."""

    async def probe(self) -> None:
        """A page asks its browser itself."""

    async def create(
        self,
        batch: Batch,
        seed: bytes,
        allowance: Allowance | None = None,  # noqa: ARG002  (nobody counts them)
    ) -> None:
        """Begin a game."""
        await self._add(batch, seed.hex())

    async def append(self, batch: Batch) -> None:
        """Store rows."""
        await self._add(batch, None)

    async def _add(self, batch: Batch, seed: str | None) -> None:
        made = {
            "game": batch.game,
            "after": batch.after,
            "rows": [[row.seq, row.kind, row.payload.decode()] for row in batch.rows],
            "changed": batch.summary.changed,
            "due": batch.summary.due,
            "part": "turn" if batch.summary.waits_for else batch.summary.part,
            "brief": None if batch.summary.brief is None else batch.summary.brief.decode(),
            "seed": seed,
        }
        try:
            answer = await self._store.add(msgspec.json.encode(made).decode())
        except Exception as error:
            raise StorageError("storage-failed", {"detail": str(error)}) from error
        if answer == CONFLICT:
            raise Conflict(batch.game)

    async def rows(self, game: str, after: int = 0) -> list[Row]:
        """The rows of a game behind `after`."""
        found: list[Any] = msgspec.json.decode(await self._store.rows(game, after))
        return [Row(seq, kind, payload.encode()) for seq, kind, payload in found]

    async def moved(self, known: Mapping[str, Row]) -> list[str]:
        """Games that another page of this browser has gone on with."""
        return [game for game, last in known.items() if await self.rows(game, last.seq)]

    async def seed(self, game: str) -> bytes | None:
        """The secret seed of a game."""
        return bytes.fromhex(await self._store.seed(game)) or None

    async def listed(self, since: int, after: Place | None, limit: int) -> list[Found]:  # noqa: ARG002
        """None is public: nobody else is here."""
        return []

    async def held_by(
        self,
        holder: str,  # noqa: ARG002
        after: Place | None,
        limit: int,
        part: Part | None = None,
    ) -> list[Found]:
        """All games, or a part of them, the latest change first, behind a place."""
        games = await self._games(part)
        return [each for each in games if after is None or _place(each) < after][:limit]

    async def turns(self, holder: str, besides: str = "") -> int:  # noqa: ARG002
        """In how many games a person is to move, but for one."""
        return sum(each.id != besides for each in await self._games("turn"))

    async def unbriefed(self, after: str, limit: int) -> list[str]:  # noqa: ARG002
        """None: a device has always kept them."""
        return []

    async def summarise(self, game: str, seq: int, summary: Summary) -> None:
        """Never asked for: see `unbriefed`."""

    async def idle(self, status: str, before: int) -> list[str]:  # noqa: ARG002
        """None: what is on a device stays until its owner drops it."""
        return []

    async def due(self, now: int) -> list[str]:
        """Games in which somebody's time is up by then."""
        return [kept.id for kept in await self._kept() if kept.due is not None and kept.due <= now]

    async def waiting(
        self,
        watched: Collection[str] = (),
        besides: Collection[str] = (),
        limit: int | None = None,
    ) -> list[str]:
        """Bots play where somebody looks on."""
        return [id_ for id_ in watched if id_ not in besides][:limit]

    async def drive(self, game: str) -> bool:
        """Bots play in the page that has their table open; whoever reviews a game has it alone."""
        return game.startswith(REVIEW) or self._store.drives(game)

    def say(self, text: str) -> None:
        """One page has a table at a time: nobody is elsewhere."""

    def add(self, game: str, text: str) -> None:
        """Nobody else is at a table: a lock of the browser sees to that."""

    async def release(self, game: str) -> None:
        """Nothing was taken."""

    async def hand_over(self) -> None:
        """The page is closed, or it is not."""

    async def ids(self) -> list[str]:
        """All games, the latest change first."""
        return [each.id for each in await self._games()]

    async def _games(self, part: Part | None = None) -> list[Found]:
        games = [
            Found(kept.id, kept.changed, kept.brief.encode() if kept.brief else None)
            for kept in await self._kept()
            if part is None or kept.part == part
        ]
        return sorted(games, key=_place, reverse=True)

    async def _kept(self) -> list[_Kept]:
        return msgspec.json.decode(await self._store.games(), type=list[_Kept])

    async def fetch(self, sql: str, *values: Any) -> list[Any]:  # noqa: ARG002
        """Nothing is kept beside the games."""
        raise StorageError("storage-failed", {"detail": sql})

    async def change(self, sql: str, *values: Any) -> list[Any]:
        """See `fetch`."""
        return await self.fetch(sql, *values)

    async def game(self, id_: str) -> Game:
        """Backups are for servers."""
        raise StorageError("storage-failed", {"detail": id_})

    async def restore(self, game: Game) -> bool:
        """Backups are for servers."""
        raise StorageError("storage-failed", {"detail": game.id})


def _place(found: Found) -> Place:
    return found.changed, found.id
