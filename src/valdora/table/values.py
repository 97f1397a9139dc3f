"""What a table is made of besides its state: values of the game, which `views` makes shapes of."""

from dataclasses import dataclass
from typing import Literal

from valdora.rules import Action, Event, State
from valdora.table import rows

Status = rows.Status
SeatChangeKind = Literal[
    "left",
    "away",
    "time",
    "back",
    "resigned",
    "host",
    "holiday",
    "holiday-over",
    "replaced",
    "paused",
    "resumed",
]


@dataclass(frozen=True, slots=True)
class Ply:
    """One ply of the effective line."""

    seat: int | None
    action: Action


@dataclass(frozen=True, slots=True)
class Step:
    """An action with the pages it revealed, the set-up of the game, or plies taken back."""

    seq: int
    ply: int
    """How many plies the line has after it."""
    seat: int | None
    at: int
    took_back: int = 0
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """A ply that was decided here: its row, and what the rules have made of it."""

    row: rows.Acted | rows.Revealed
    before: State
    action: Action
    after: State
    events: tuple[Event, ...]


Change = rows.AnyRow | Outcome
"""What a wish becomes, before it is stored."""


@dataclass(frozen=True, slots=True)
class Link:
    """A capability to take a seat or to watch; `hash` is all that is known of its secret."""

    hash: str
    role: rows.LinkRole
    seat: int | None
    holder: str | None = None
    """Whose seat it was when the link was made: it moves theirs; nobody's: it fills a free one."""
    at: int = 0

    @property
    def id(self) -> str:
        """What it is called where links are listed; nobody comes in by that."""
        return self.hash[:16]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at the table."""

    seq: int
    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class SeatChange:
    """While a game runs: who plays a seat changed, or who is the host."""

    seq: int
    ply: int
    seat: int
    change: SeatChangeKind
    at: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody asked all people at the table for."""

    seq: int
    seat: int
    what: rows.Wish
    until: int
    """It lapses then, or with the next move."""
    to: int | None
    of: int | None
    agreed: tuple[str, ...]
    """The hashes of the keys of those who have agreed, who asked first."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and since which row: another one begins when somebody else plays on."""

    number: int
    """How many turns have ended."""
    seat: int
    person: str | None
    """The hash of the key of the person who plays; nothing: a bot does."""
    seq: int = 0
    at: int = 0

    def same(self, number: int, seat: int, person: str | None) -> bool:
        """Whether it is still this one."""
        return (self.number, self.seat, self.person) == (number, seat, person)


@dataclass(frozen=True, slots=True)
class Access:
    """What the holder of a key or of a link may do."""

    seats: tuple[int, ...]
    host: bool
    watcher: bool

    @property
    def sees(self) -> bool:
        """Whether they may see the table at all."""
        return bool(self.seats) or self.host or self.watcher
