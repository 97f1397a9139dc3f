"""The live channel: every message in and out, as strict shapes told apart by `type`.

In: what a client may say. Out: what it may hear. Frames with a `seq` are the same bytes for all.
"""

from typing import Annotated, Union

import msgspec
from msgspec import UNSET, Meta, UnsetType

from valdora.table.shapes import (
    ActionShape,
    ChatLine,
    Choice,
    Clocks,
    EventShape,
    PastStep,
    SeatNumber,
    Shape,
    State,
    Table,
    You,
)

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9._:-]+$")]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Code = Annotated[int, Meta(ge=0, le=2**15)]
Token = Annotated[str, Meta(min_length=1, max_length=128, pattern="^[A-Za-z0-9._-]+$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]

MAX_MESSAGE_BYTES = 4096
"""The longest message a client may send."""


# In --------------------------------------------------------------------------------------------


class Hello(Shape, tag="hello", tag_field="type"):
    """First of all. `since`: the last `seq` known, so that the snapshot tells what was missed."""

    token: Token | None = None
    """A key or a watch link, for clients without cookies."""
    since: Seq = 0


class Act(Shape, tag="act", tag_field="type"):
    """Play an action. Repeating it with the same `client_id` brings the same `ack`."""

    seq: Seq
    """The last `seq` known; refused as stale if the game has gone on since."""
    client_id: ClientId
    code: Code


class Undo(Shape, tag="undo", tag_field="type"):
    """Take back plies of one's own turn, so that the line keeps its first `to` plies."""

    seq: Seq
    to: Annotated[int, Meta(ge=0, le=2**20)]
    client_id: ClientId


class Why(Shape, tag="why", tag_field="type"):
    """Why is this action not allowed?"""

    code: Code
    client_id: ClientId | None = None
    """Comes back with the answer."""


class AskHint(Shape, tag="hint", tag_field="type"):
    """What would a bot do? Answered to who asks, on their own turn."""

    client_id: ClientId


class Say(Shape, tag="chat", tag_field="type"):
    """Say something at the table, from `seat` if one holds several."""

    text: ChatText
    client_id: ClientId
    seat: SeatNumber | None = None


class Ping(Shape, tag="ping", tag_field="type"):
    """Is anybody there? Who does not know it refuses it by its id, which says as much."""

    client_id: ClientId


Incoming = Hello | Act | Undo | Why | AskHint | Say | Ping


# Out -------------------------------------------------------------------------------------------


class Away(Shape):
    """A person who plays and is not connected."""

    seat: int
    since: int


class Presence(Shape, tag="presence", tag_field="type"):
    """Who is connected: seats held by a connected person, and how many only watch."""

    seats: list[int]
    watchers: int
    host: bool
    """Whether the host is connected."""
    away: list[Away]
    patience: int
    """After so many milliseconds away a bot may play for a person, see `POST …/stand-in`, and
    before the start somebody may follow the host, see `POST …/host`."""
    now: int
    """The server's time, to count from."""


class Rights(Shape, tag="you", tag_field="type"):
    """To one alone: what they may do at the table from now on. Comes before what changed it."""

    seq: int
    you: You


class Snapshot(Shape, tag="snapshot", tag_field="type"):
    """The answer to `hello`: everything as of `seq`, and what happened after `since`."""

    seq: int
    table: Table
    you: You
    ply: int
    undo_to: int | None
    state: State | None
    """Nothing before the game starts."""
    choices: list[Choice]
    missed: list[PastStep]
    chat: list[ChatLine]
    presence: Presence


class Rewound(Shape, tag="rewound", tag_field="type"):
    """The server's database has lost what came last. What was told of after `seq` may not have
    happened any more; a snapshot that tells all anew follows."""

    seq: int


class Step(Shape, tag="step", tag_field="type"):
    """The game went on by one step (see `PastStep`); the state and the choices after it."""

    seq: int
    ply: int
    seat: int | None
    do: list[str]
    took_back: int
    events: list[EventShape]
    at: int
    state: State
    choices: list[Choice]
    clocks: Clocks | None
    """What the clocks of the table show, if it has some."""
    remembered: dict[str, list[str]]
    """As in the table: the next pages of a book that all have seen before."""
    undo_to: int | None
    """How far the seat to move may take back: any `to` from here up to `ply` - 1."""


class TableChanged(Shape, tag="table", tag_field="type"):
    """Seats, options or the status changed."""

    seq: int
    table: Table
    choices: list[Choice] | UnsetType = UNSET
    """What the person to move may do, where one takes over from a bot in its turn."""


class Chat(Shape, tag="chat", tag_field="type"):
    """Someone said something."""

    seq: int
    line: ChatLine


class Ack(Shape, tag="ack", tag_field="type"):
    """What `client_id` asked for is stored, as of `seq`; it will not be lost."""

    client_id: str
    seq: int


class Pong(Shape, tag="pong", tag_field="type"):
    """The answer to `ping`."""

    client_id: str


class Refused(Shape, tag="refused", tag_field="type"):
    """What was asked for is not done; nothing changed. Text: the key `reason-<code>`."""

    client_id: str | None
    """Whose message it was; null if it had none that could be read."""
    code: str
    rule: str | None
    figures: dict[str, str | int]
    seq: int


class Reason(Shape, tag="reason", tag_field="type"):
    """The answer to `why`; `code` is null if the action is allowed."""

    client_id: str | None
    action: int
    code: str | None
    rule: str | None
    figures: dict[str, str | int]
    seq: int


class Motive(Shape):
    """Why a turn is good: `code` is one of `valdora.bots.motives.MOTIVES`."""

    code: str
    what: list[str]
    points: int


class Share(Shape):
    """A share of the victory from 0 to 1, and the 95 % interval it is known within."""

    mean: float
    low: float
    high: float


class Comparison(Shape):
    """What a turn leads to instead of another: `code` is one of `valdora.bots.hints.COMPARISONS`.

    The best turn is compared with the second, the others with the best.
    """

    code: str
    colour: str
    """The workshop or craftsman it is about; empty for the others."""
    own: float
    other: float
    within: int
    """How many turns of the player were looked at."""


class HintTurn(Shape):
    """A turn that a bot thinks well of, as far as the first page nobody has seen."""

    codes: list[int]
    do: list[str]
    actions: list[ActionShape]
    events: list[EventShape]
    share: Share
    """Of who asks, after this turn."""
    equal: bool
    """About as good as the first turn: the intervals overlap."""
    motives: list[Motive]
    comparisons: list[Comparison]


class Hint(Shape, tag="hint", tag_field="type"):
    """What a bot would do, best first."""

    client_id: str
    seq: int
    turns: list[HintTurn]


Outgoing = (
    Snapshot
    | Rewound
    | Step
    | TableChanged
    | Rights
    | Chat
    | Presence
    | Ack
    | Pong
    | Refused
    | Reason
    | Hint
)

decode: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(
    Union[Hello, Act, Undo, Why, AskHint, Say, Ping],  # noqa: UP007  (a value, not an annotation)
    strict=True,
)
encode = msgspec.json.Encoder().encode


class _Signed(msgspec.Struct):
    """All that is read of a message that is refused unread."""

    client_id: ClientId | None = None


_signed = msgspec.json.Decoder(_Signed)


def client_id_of(text: str | bytes) -> str | None:
    """The `client_id` of a message that is not understood or not wanted, if it can be read."""
    try:
        return _signed.decode(text).client_id
    except (msgspec.DecodeError, UnicodeError):
        return None
