"""What a host of tables must offer: a server, or a worker in a browser."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from valdora.dealer import Seal
from valdora.table import requests as ask
from valdora.table import rows
from valdora.table.briefs import Listed, Place
from valdora.table.endpoints import Written
from valdora.table.fold import Table
from valdora.table.values import Change

Decide = Callable[[Table], Sequence[Change]]
"""What a wish becomes at the table as it is: rows to store, or a `Refusal`."""
P = ParamSpec("P")
T = TypeVar("T")


class Room(Protocol):
    """A table in use."""

    @property
    def table(self) -> Table:
        """As it is now."""

    @property
    def seal(self) -> Seal:
        """What the game is dealt from: secret."""

    @property
    def seed(self) -> str:
        """The seed of the seal; `views.table_shape` shows it after the end only."""

    @property
    def mark(self) -> str:
        """What tells the table as it is from what it was, also where its last rows were lost."""

    def away(self) -> Mapping[int, int]:
        """The seats of people who are not here, and since when."""

    def host_is_here(self) -> bool:
        """Whether the table's host is connected."""

    async def seeds_come(self) -> None:
        """Wait, but not for long, until everyone who is here has added to the shuffle."""

    async def perform(self, decide: Decide, *, holders: tuple[str, ...] = ()) -> Table:
        """Store what is decided, then tell everyone; the table after it."""


class Offers(Protocol):
    """What a host tells of itself."""

    @property
    def opponents(self) -> Sequence[ask.Opponent]:
        """The bots people may choose: levels from weak to strong, then the others."""

    @property
    def usual_bot(self) -> str:
        """The bot to offer first."""

    @property
    def measured(self) -> Mapping[str, ask.Measured]:
        """How strong the levels are, by level."""

    @property
    def address(self) -> str | None:
        """Where others in the network reach it."""


class Host(Offers, Protocol):
    """Keeps tables, and whatever else requests are about."""

    @property
    def stand_in(self) -> str:
        """The bot that plays for a person who is away."""

    async def room(self, id_: str) -> Room:
        """The room of a table; a `Refusal` if there is none."""

    async def create(self, opened: rows.Opened, seed: bytes, id_: str | None = None) -> Room:
        """A new table; if there is one of this id, that one."""

    async def public(self, since: int, after: Place | None, limit: int) -> list[Listed]:
        """Public tables, open or running, that changed after `since`; behind a place of the list.

        Those of bots alone are among them while someone watches.
        """

    async def held_by(
        self, key: str, after: Place | None, limit: int, part: rows.Part | None = None
    ) -> list[Listed]:
        """Tables that a key has, or had, to do with, or a part; behind a place of the list."""

    async def turns(self, key: str, besides: str) -> int:
        """At how many tables it is the turn of who has this key, but for one."""

    def begin_review(self, id_: str) -> Awaitable[ask.ReviewReply]:
        """Have a game judged, unless that is under way or done."""

    def look_at_review(self, id_: str) -> Awaitable[ask.ReviewReply]:
        """How far the judging is, or what came of it."""

    def qr(self, text: str) -> list[str]:
        """A QR code as rows of `0` and `1`."""

    async def written(
        self,
        room: Room,
        make: Callable[Concatenate[Table, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Written[T]:
        """What is made of a table, written down without holding others up; once while the table
        stays as it is."""
