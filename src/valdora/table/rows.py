"""The kinds of rows a table is made of. They are kept forever: a kind may gain fields with
defaults, and never lose or change one. Rows hold hashes of keys and links, and are never sent."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from valdora.content.edition import Crest, Gemstone
from valdora.table.shapes import PlayerColour, Review, SeatKind


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


class Kind(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all rows."""

    at: int
    """When, in milliseconds since 1970."""


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat."""

    kind: SeatKind = "free"
    name: str = ""
    bot: str | None = None
    holder: str | None = None
    """The hash of the key of the person whose seat it is, even while a bot plays."""
    seed: str = ""
    resigned: bool = False


class Opened(Kind, tag="open"):
    """The table was created."""

    edition: str
    edition_sha256: str
    rules: int
    seats: list[Sitting]
    starts: int | Literal["random"]
    public: bool
    watching: bool
    pace: int
    host: str
    commitment: str
    colours: list[PlayerColour] = []
    """By seat, in a rematch as before it; otherwise in the usual order."""
    covered: bool = False


class SeatSet(Kind, tag="seat"):
    """A seat changed hands."""

    seat: int
    now: Sitting
    link: str | None = None
    """The hash of the link that was used up."""
    away: bool = False
    """Others let a bot play for the person, who is away."""


class HostSet(Kind, tag="host"):
    """Another person is the host from now on."""

    holder: str


class Changed(Kind, tag="options"):
    """The host changed options."""

    public: bool
    watching: bool
    starts: int | Literal["random"]
    pace: int
    covered: bool | None = None
    """None, as in rows of before there was a choice: it stays."""


class Linked(Kind, tag="link"):
    """A link was made."""

    role: Literal["join", "seat", "watch"]
    seat: int | None
    hash: str


class Watches(Kind, tag="watch"):
    """A key may watch."""

    holder: str


class Started(Kind, tag="start"):
    """The game began: the seats turned so that `first` is seat 0, and the open part of the deal."""

    first: int
    layout: dict[str, dict[Gemstone, int]]
    rivals: list[Crest]


class Acted(Kind, tag="act"):
    """A seat played an action."""

    seat: int
    do: str
    client_id: str | None = None


class Revealed(Kind, tag="reveal"):
    """The dealer revealed a page, in the same transaction as what made it visible."""

    do: str


class Undone(Kind, tag="undo"):
    """A seat took plies back: the line keeps `to` of them."""

    seat: int
    to: int
    client_id: str | None = None


class Said(Kind, tag="chat"):
    """A seat said something."""

    seat: int
    name: str
    text: str
    client_id: str | None = None


class Closed(Kind, tag="close"):
    """The table was closed."""


class Rematched(Kind, tag="rematch"):
    """The same people play again at another table."""

    table: str


class Reviewed(Kind, tag="review"):
    """The game was judged after its end; nobody has to do it again."""

    review: Review


AnyRow = (
    Opened
    | SeatSet
    | HostSet
    | Changed
    | Linked
    | Watches
    | Started
    | Acted
    | Revealed
    | Undone
    | Said
    | Closed
    | Rematched
    | Reviewed
)
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)


def to_row(seq: int, kind: AnyRow) -> Row:
    """As it is stored."""
    return Row(seq, str(kind.__struct_config__.tag), _encode(kind))


def from_row(row: Row) -> AnyRow:
    """As it was stored."""
    return _decoder.decode(row.payload)
