"""Games kept by a browser: the server's rows behind the server's interface."""

from typing import Any, Final, Protocol

import msgspec

from valdora.server.storage.interface import Batch, Conflict, Found, Game, Nudge, StorageError
from valdora.table.briefs import Place
from valdora.table.rows import Row, Summary

CONFLICT: Final = "conflict"


class Store(Protocol):
    """What a browser's JavaScript keeps, asked and answered in JSON.

    A batch is `{game, after, rows: [[seq, kind, payload]], changed, brief, seed}`, the seed only of
    a new game. Once `add` has answered anything but "conflict" it is kept, as far as possible.
    """

    async def add(self, batch: str) -> str:
        """Keep rows, all or none; "conflict" if there are others of these numbers."""

    async def rows(self, game: str, after: int) -> str:
        """`[[seq, kind, payload]]` behind a number, in order."""

    async def seed(self, game: str) -> str:
        """The seed of a game in hexadecimal; "" if there is no such game."""

    async def games(self) -> str:
        """`[[id, changed, brief]]` of all games, in any order."""

    def watch(self, nudge: Nudge) -> None:
        """Tell of rows that another page of this browser has stored."""


class DeviceStorage:
    """See `valdora.server.storage.Storage`. Everything here belongs to whoever has the device."""

    shared = True

    def __init__(self, store: Store) -> None:
        self._store = store

    async def start(self, nudge: Nudge) -> None:
        """Hear of other pages of this browser."""
        self._store.watch(nudge)

    async def close(self) -> None:
        """Nothing is left open."""

    async def probe(self) -> None:
        """A page asks its browser itself."""

    async def create(self, batch: Batch, seed: bytes) -> None:
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

    async def seed(self, game: str) -> bytes | None:
        """The secret seed of a game."""
        return bytes.fromhex(await self._store.seed(game)) or None

    async def listed(self, since: int, after: Place | None, limit: int) -> list[Found]:  # noqa: ARG002
        """None is public: nobody else is here."""
        return []

    async def held_by(self, holder: str, after: Place | None, limit: int) -> list[Found]:  # noqa: ARG002
        """All games, the latest change first, behind a place."""
        games = await self._games()
        return [each for each in games if after is None or _place(each) < after][:limit]

    async def unbriefed(self, after: str, limit: int) -> list[str]:  # noqa: ARG002
        """None: a device has always kept them."""
        return []

    async def summarise(self, game: str, seq: int, summary: Summary) -> None:
        """Never asked for: see `unbriefed`."""

    async def idle(self, status: str, before: int) -> list[str]:  # noqa: ARG002
        """None: what is on a device stays until its owner drops it."""
        return []

    async def in_use(self, holder: str, since: int) -> int:  # noqa: ARG002
        """Nobody counts them."""
        return 0

    async def due(self, now: int) -> list[str]:  # noqa: ARG002
        """None: tables on a device have no clocks."""
        return []

    async def waiting(self) -> list[str]:
        """None: bots play where somebody looks on."""
        return []

    async def drive(self, game: str) -> bool:  # noqa: ARG002
        """Who has a table open has it alone: the page sees to that before it opens one."""
        return True

    async def release(self, game: str) -> None:
        """Nothing was taken."""

    async def ids(self) -> list[str]:
        """All games, the latest change first."""
        return [each.id for each in await self._games()]

    async def _games(self) -> list[Found]:
        kept = msgspec.json.decode(
            await self._store.games(), type=list[tuple[str, int, str | None]]
        )
        games = [Found(id_, at, brief.encode() if brief else None) for id_, at, brief in kept]
        return sorted(games, key=_place, reverse=True)

    async def game(self, id_: str) -> Game:
        """Backups are for servers."""
        raise StorageError("storage-failed", {"detail": id_})

    async def restore(self, game: Game) -> bool:
        """Backups are for servers."""
        raise StorageError("storage-failed", {"detail": game.id})


def _place(found: Found) -> Place:
    return found.changed, found.id
