"""The kinds of rows a table is made of: kept forever, and read by older and newer versions.

A kind may gain fields with defaults, and never lose or change one. What a version does not know it
passes over, be it a field or a kind, unless the row `needs` to be known (docs/architecture.md).
Rows hold hashes of keys and links, and are never sent.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

from valdora.content import Crest, Gemstone

FORMAT: Final = 3
"""Rises when a row must not be passed over by those who do not know it: then it `needs` this."""
Part = Literal["turn", "waiting", "open", "past"]
"""Of a person's tables: it is their turn, it is not, it has not begun, it is over."""
Status = Literal["open", "running", "over", "closed"]
SeatKind = Literal["free", "person", "bot"]
PlayerColour = Literal["teal", "coral", "slate", "plum", "olive"]
Wish = Literal["undo", "pause", "end", "bot"]
ClockKind = Literal["live", "slow"]
LinkRole = Literal["join", "seat", "watch"]
PLAYER_COLOURS: tuple[PlayerColour, ...] = get_args(PlayerColour)


class Unreadable(Exception):
    """A table cannot be read here: `code` is that of the refusal, and takes the figures."""

    def __init__(self, code: str, detail: str, **figures: str) -> None:
        super().__init__(detail)
        self.code = code
        self.figures = figures


def too_new(detail: str) -> Unreadable:
    """What only a newer version understands."""
    return Unreadable("table-newer", detail)


@dataclass(frozen=True)
class Row:
    """One thing that happened at a table: its number, its kind and JSON."""

    seq: int
    kind: str
    payload: bytes


@dataclass(frozen=True)
class Summary:
    """What must be known of a game without reading it."""

    status: str
    public: bool
    """It may be listed for everyone."""
    waits_for_bot: bool
    changed: int
    due: int | None = None
    """When somebody's time is up, if nothing happens before."""
    brief: bytes | None = None
    """The `Brief` of it as JSON; nothing where an older version has left none."""
    slow: bool = False
    """It is played over days."""
    waits_for: str | None = None
    """The hash of the key of the person whose turn it is."""

    def at(self, changed: int) -> "Summary":
        """The same of a table that has changed again."""
        return replace(self, changed=changed)

    @property
    def part(self) -> Part:
        """Where it stands in the lists of all others who have to do with it."""
        parts: dict[str, Part] = {"open": "open", "running": "waiting"}
        return parts.get(self.status, "past")

    def part_of(self, holder: str) -> Part:
        """Where it stands in the list of one of them."""
        return "turn" if holder == self.waits_for else self.part


Changes = Literal["rows", "turn", "all"]
"""What of all that is kept of a table changes with its rows: nothing beside them; whose turn it is
and what lists say of that; or anything."""


class BriefSeat(msgspec.Struct):
    """A seat as lists show it."""

    colour: PlayerColour
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    away: bool = False
    resigned: bool = False


class Brief(msgspec.Struct):
    """What lists show of a table. It may gain fields with defaults, as rows may."""

    theirs: list[str]
    """Hashes of the keys of the host and of those who hold a seat: it is among their tables."""
    status: Status
    edition: str
    seats: list[BriefSeat]
    created: int
    round: int = 0
    turn: int | None = None
    scores: list[int] = []
    """How it ended; nothing before."""
    winners: list[int] = []
    since: int | None = None
    """Since when it is the turn of whose it is."""
    due: int | None = None
    """When their time is up, if there is a clock."""


class RowKind(msgspec.Struct, kw_only=True):
    """The base of all rows."""

    at: int
    """When, in milliseconds since 1970."""
    needs: int | UnsetType = UNSET
    """Who knows only an older `FORMAT` must not read the table: this row changes the game in a
    way that they would miss. Nothing: it may be passed over."""


class Unknown(RowKind):
    """A row of a kind that a newer version has made: all that is read of it."""

    at: int = 0


class Sitting(msgspec.Struct):
    """Who sits at a seat."""

    kind: SeatKind = "free"
    name: str = ""
    bot: str | None = None
    holder: str | None = None
    """The hash of the key of the person whose seat it is, even while a bot plays."""
    seed: str = ""
    resigned: bool = False

    @property
    def away(self) -> bool:
        """Whether a bot plays for a person, who may come back."""
        return self.kind == "bot" and self.holder is not None and not self.resigned


class Clock(msgspec.Struct):
    """How long people may take; in milliseconds, but for the holidays."""

    kind: ClockKind
    bank: int
    """Live: for the whole game. Slow: for each turn."""
    bot: str
    """The level that plays for who has no time left."""
    increment: int = 0
    """Live: added after each turn."""
    holidays: int = 0
    """Days for which a person's clock may stand still, in the whole game."""


class Opened(RowKind, tag="open"):
    """The table was created."""

    edition: str
    edition_sha256: str
    rules: int
    seats: list[Sitting]
    starts: int | Literal["random"] = "random"
    public: bool = False
    watching: bool = True
    pace: int = 0
    host: str = ""
    commitment: str = ""
    colours: list[PlayerColour] = []
    """By seat, in a rematch as before it; otherwise in the usual order."""
    covered: bool = False
    clock: Clock | None = None
    dealer: int = 1
    """The version of the dealer. Since the second it `needs` to be known (3): who did not know it
    would deal other pages."""


class SeatSet(RowKind, tag="seat"):
    """A seat changed hands."""

    seat: int
    now: Sitting
    link: str | None = None
    """The hash of the link that was used up."""
    away: bool = False
    """Others let a bot play for the person, who is away."""
    time: bool = False
    """A bot plays for the person, whose time was up."""
    agreed: bool = False
    """All people at the table wanted a bot here for good."""


class HostSet(RowKind, tag="host"):
    """Another person is the host from now on."""

    holder: str


class Changed(RowKind, tag="options"):
    """The host changed options."""

    public: bool | None = None
    """What is missing, as an option in rows of before there was that choice, stays."""
    watching: bool | None = None
    starts: int | Literal["random"] | None = None
    pace: int | None = None
    covered: bool | None = None
    clock: Clock | UnsetType | None = UNSET
    """Nothing: there is none from now on."""


class Holiday(RowKind, tag="holiday"):
    """A person's clock stands still until then; a time that is past ends it."""

    seat: int
    until: int


class Linked(RowKind, tag="link"):
    """A link was made."""

    role: LinkRole
    hash: str
    seat: int | None = None


class Unlinked(RowKind, tag="unlink"):
    """A link was taken back, and the right of those who watch by it.

    It `needs` to be known (2): who passed over it would let them in.
    """

    hash: str


class Watches(RowKind, tag="watch"):
    """A key may watch."""

    holder: str
    link: str | None = None
    """The hash of the link it came with."""


class Started(RowKind, tag="start"):
    """The game began: the seats turned so that `first` is seat 0, and the open part of the deal."""

    first: int
    layout: dict[str, dict[Gemstone, int]]
    rivals: list[Crest] = []
    """The rival's row; none but in the duel."""


class Acted(RowKind, tag="act"):
    """A seat played an action."""

    seat: int
    do: str
    client_id: str | None = None


class Revealed(RowKind, tag="reveal"):
    """The dealer revealed a page, in the same transaction as what made it visible."""

    do: str


class Undone(RowKind, tag="undo"):
    """A seat took plies back: the line keeps `to` of them.

    Beyond the turn or a revealed page all people have agreed, and it `needs` to be known (3).
    """

    seat: int
    to: int
    client_id: str | None = None


class Proposed(RowKind, tag="propose"):
    """A seat asked all people at the table for something."""

    seat: int
    what: Wish
    until: int
    to: int | None = None
    """So many plies the line shall keep."""
    of: int | None = None
    """The seat that a bot shall play for good."""


class Agreed(RowKind, tag="agree"):
    """The holder of a seat agreed to what was proposed last."""

    seat: int


class Declined(RowKind, tag="decline"):
    """The holder of a seat did not agree, or took it back: it is proposed no more."""

    seat: int


class Paused(RowKind, tag="pause"):
    """All people agreed to pause. It `needs` to be known (3): who passed over it would play on."""

    seat: int


class Resumed(RowKind, tag="resume"):
    """A seat let the game go on."""

    seat: int


class Said(RowKind, tag="chat"):
    """A seat said something."""

    seat: int
    name: str
    text: str
    client_id: str | None = None


class Ending(RowKind, tag="ending"):
    """Nothing has happened for long: the table is closed then, unless something does."""

    closes: int


class Closed(RowKind, tag="close"):
    """The table was closed."""


class Rematched(RowKind, tag="rematch"):
    """The same people play again at another table."""

    table: str


class Better(msgspec.Struct):
    """What would have been better from ply `n` on; both shares are of the player to move."""

    n: int
    do: list[str]
    share: float
    instead_of: float


class ReviewedTurn(msgspec.Struct):
    """One turn judged: docs/review.md."""

    seat: int
    round: int
    first: int
    last: int
    do: list[str]
    before: list[float]
    after: list[float]
    luck: list[float]
    decision: float
    better: Better | None = None


class Review(msgspec.Struct):
    """A judged game."""

    turns: list[ReviewedTurn]
    swings: list[int]
    luck: list[float]
    lost: list[float]


class Reviewed(RowKind, tag="review"):
    """The game was judged after its end; nobody has to do it again."""

    review: Review


AnyRow = (
    Opened
    | SeatSet
    | HostSet
    | Changed
    | Holiday
    | Linked
    | Unlinked
    | Watches
    | Started
    | Acted
    | Revealed
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Said
    | Ending
    | Closed
    | Rematched
    | Reviewed
)
_encode = msgspec.json.Encoder().encode
_DECODERS: Final[dict[str, msgspec.json.Decoder[AnyRow]]] = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(kind) for kind in get_args(AnyRow)
}
_unknown = msgspec.json.Decoder(Unknown)
_brief = msgspec.json.Decoder(Brief)


def to_row(seq: int, kind: AnyRow) -> Row:
    """As it is stored."""
    return Row(seq, str(kind.__struct_config__.tag), _encode(kind))


def to_brief(brief: Brief) -> bytes:
    """As it is stored."""
    return _encode(brief)


def from_brief(kept: bytes | None) -> Brief | None:
    """As it was stored, if it was and this version can read it."""
    try:
        return _brief.decode(kept) if kept else None
    except (msgspec.DecodeError, UnicodeError):
        return None


def is_known(kind: str) -> bool:
    """Whether this version knows the kind of a row."""
    return kind in _DECODERS


def from_row(row: Row) -> AnyRow | Unknown:
    """As it was stored; `Unreadable` if this version must not pass over what it does not know."""
    try:
        kind = _DECODERS.get(row.kind, _unknown).decode(row.payload)
    except msgspec.ValidationError as error:
        raise too_new(f"row {row.seq} ({row.kind}): {error}") from None
    except (msgspec.DecodeError, UnicodeError) as error:  # no version has stored that
        raise Unreadable("table-unreadable", f"row {row.seq} ({row.kind}): {error}") from None
    if kind.needs is not UNSET and kind.needs > FORMAT:
        raise too_new(f"row {row.seq} ({row.kind}) needs format {kind.needs}, not {FORMAT}")
    return kind
