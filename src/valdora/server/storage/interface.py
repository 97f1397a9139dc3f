"""What every storage does."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from valdora.table.briefs import Place
from valdora.table.notices import Notices
from valdora.table.rows import Changes, Part, Row, Summary


@dataclass(frozen=True)
class Batch:
    """Rows that belong together, the first right after `after`."""

    game: str
    after: int
    rows: tuple[Row, ...]
    summary: Summary
    holders: tuple[str, ...] = ()
    """Hashes of the keys that from now on have to do with the game."""
    notices: Notices | None = None
    """What is to be told of the turn from now on, if that has changed."""
    changes: Changes = "all"
    """What of the summary is not kept already; the moment may always be another."""
    onto: bytes | None = None
    """The payload of the row `after`, if known. Where rows can be lost, as when another database
    takes the place of one, the number alone does not say that it is still the same."""


@dataclass(frozen=True)
class Game:
    """A whole game as it is kept, for backups: with its secret seed."""

    id: str
    created: int
    seed: bytes = field(repr=False)
    summary: Summary
    holders: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Found:
    """A game in a list: what is kept beside its rows."""

    id: str
    changed: int
    brief: bytes | None


@dataclass(frozen=True)
class Allowance:
    """How many games that are open or running, and changed after `since`, a key may have."""

    holder: str
    since: int
    most: int


class Full(Exception):
    """There are as many games already as a key may have."""


class Conflict(Exception):
    """The game has gone on since `Batch.after`, or the id is taken: read again."""


class StorageError(Exception):
    """The database cannot be used; `code` is also the key of a text that takes the figures."""

    def __init__(self, code: str, figures: Mapping[str, str | int]) -> None:
        self.code = code
        self.figures = dict(figures)
        super().__init__(f"{code} {self.figures}")


SHARED_SECONDS: Final = 1.5
"""So often is looked where other processes write too: one may have died with what it had to do."""
Nudge = Callable[[str, int], None]
"""Told that a game has rows up to a seq which another process has written; with no game (`""`),
that this may be so of any."""


Hear = Callable[[str, str], None]
"""Told what another process said, by its name; nothing but that it is there, if that is `""`."""


def ignore(_: str, __: str) -> None:
    """For who does not listen."""


class Storage(Protocol):
    """Keeps games. Everything but `close` may raise `StorageError`."""

    shared: bool
    """Whether other processes may write too."""
    reminds: bool
    """Whether notices are kept for whoever wants to be reminded."""
    clock: str
    """The database's own time in milliseconds, as a word of its language."""

    @property
    def cut_off(self) -> bool:
        """Whether a database that others use too has been silent, or gone, for a while."""

    tables: str
    """The question, in its language, which tables there are."""

    async def start(self, nudge: Nudge, hear: Hear = ignore) -> None:
        """Open it; migrate it forward, after a backup, if it is of an older version.

        If that fails nothing is left open.
        """

    async def close(self) -> None:
        """Finish what is under way and let go of it."""

    async def probe(self) -> None:
        """Write something that changes nothing, as a move is written; `StorageError` if not. Then
        all that can be read outlives a crash as well, whoever stored it."""

    async def create(self, batch: Batch, seed: bytes, allowance: Allowance | None = None) -> None:
        """Begin a game; `Conflict` if there is one of this id, `Full` if it would be one too many,
        by whichever process others are begun at the same moment."""

    async def append(self, batch: Batch) -> None:
        """Store rows so that they survive a crash, all or none; `Conflict` if not the next."""

    async def rows(self, game: str, after: int = 0) -> list[Row]:
        """The rows of a game behind `after`, in order; none if there is no such game."""

    async def moved(self, known: Mapping[str, Row]) -> list[str]:
        """Which of these games have another last row than this one, by the work of others."""

    async def seed(self, game: str) -> bytes | None:
        """The secret seed of a game."""

    async def listed(self, since: int, after: Place | None, limit: int) -> list[Found]:
        """Public games, open or running, that changed after `since`, those over days much longer;
        the latest first, behind a place in that order."""

    async def held_by(
        self, holder: str, after: Place | None, limit: int, part: Part | None = None
    ) -> list[Found]:
        """Games that a key has, or had, to do with, or a part of them, in the same order."""

    async def turns(self, holder: str, besides: str = "") -> int:
        """In how many games it is the turn of who has this key, but for one."""

    async def unbriefed(self, after: str, limit: int) -> list[str]:
        """Games behind an id, in the order of ids, whose summary an older version has written."""

    async def summarise(self, game: str, seq: int, summary: Summary) -> None:
        """Keep the summary of a game whose last row is this; `Conflict` if it has gone on."""

    async def waiting(
        self,
        watched: Collection[str] = (),
        besides: Collection[str] = (),
        limit: int | None = None,
    ) -> list[str]:
        """Running games that wait for a bot, and before them of others those `watched`: whichever
        no other process drives, `besides` some."""

    async def due(self, now: int) -> list[str]:
        """Games in which somebody's time is up by then, the longest first."""

    async def idle(self, status: str, before: int) -> list[str]:
        """Games in a status where nothing is due and nothing has changed since then."""

    async def drive(self, game: str) -> bool:
        """Whether this process is (or becomes) the one that plays the bots of a game, for now.

        Also for other work that one process at a time shall do; then `game` is a key for it.
        """

    def say(self, text: str) -> None:
        """Have the other processes hear something, in a moment; who does not listen misses it."""

    def add(self, game: str, text: str) -> None:
        """Have them hear something, in plain ASCII, together with the nudge of what was just
        stored; just before it, and only if there is still to be one."""

    async def release(self, game: str) -> None:
        """Let another process play the bots of a game."""

    async def hand_over(self) -> None:
        """Let other processes drive all that this one does; from now on it drives nothing."""

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        """What is found beside the games; `$1` stands for the first value."""

    async def change(self, sql: str, *values: Any) -> list[Any]:
        """Change something beside the games so that it survives a crash; what it `RETURNING`s."""

    async def ids(self) -> list[str]:
        """All games, the oldest first."""

    async def game(self, id_: str) -> Game:
        """A whole game, consistent in itself; `StorageError` if it cannot be read."""

    async def restore(self, game: Game) -> bool:
        """Put a game of a backup back; `False` if there is one of this id."""


def expect_in_order(batch: Batch) -> None:
    """`Conflict` unless the rows go on, number by number, from `after`."""
    if any(row.seq != seq for seq, row in enumerate(batch.rows, batch.after + 1)):
        raise Conflict


def columns(summary: Summary) -> tuple[Any, ...]:
    """`changed`, `status`, `public`, `waits_for_bot`, `due`, `brief`, `briefed`, `slow`."""
    briefed = None if summary.brief is None else summary.changed
    return (
        summary.changed,
        summary.status,
        summary.public,
        summary.waits_for_bot,
        summary.due,
        summary.brief,
        briefed,
        summary.slow,
    )


SLOW_MS: Final = 30 * 24 * 60 * 60_000
"""Games over days stay listed for so much longer than others."""


Backup = Callable[[int], Path]
"""Makes a copy of the database at a version before it is migrated, and says where."""
