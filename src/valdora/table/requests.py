"""The shapes of REST: what a client may ask of `/api/v1`, and the answers made only for it."""

from typing import Annotated, Literal

from msgspec import Meta

from valdora.content import usual
from valdora.table.protocol import Seq, Token
from valdora.table.rows import Wish
from valdora.table.shapes import (
    BotName,
    Clock,
    ListedTable,
    PastStep,
    Review,
    SeatNumber,
    Shape,
    State,
    Table,
    You,
)

GivenName = Annotated[str, Meta(min_length=1, max_length=24)]
EditionId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[a-z0-9.-]+$")]
LinkId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
PlayerSeed = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9]*$")]
Pace = Annotated[int, Meta(ge=0, le=10_000)]


class Person(Shape, tag="person", tag_field="kind"):
    """A seat for the one who creates the table (several: hot-seat)."""

    name: GivenName


class Free(Shape, tag="free", tag_field="kind"):
    """A seat for someone who joins."""


class Robot(Shape, tag="bot", tag_field="kind"):
    """A seat for a bot."""

    bot: BotName


class CreateTable(Shape):
    """Ask for a new table."""

    seats: Annotated[list[Person | Free | Robot], Meta(min_length=1, max_length=5)]
    edition: EditionId = usual().id
    starts: SeatNumber | Literal["random"] = "random"
    public: bool = False
    watching: bool = True
    pace: Pace = 700
    covered: bool = False
    """Played as in the box (Q11): see `shapes.Table`."""
    clock: Clock | None = None
    seed: PlayerSeed = ""
    """Of no effect: a seed counts only if it is given after the commitment, by `GiveSeed`. Clients
    of before there was that still send it."""


class ChangeTable(Shape):
    """Change options; what is left out stays. `pace` and `watching` also while it runs."""

    public: bool | None = None
    watching: bool | None = None
    starts: SeatNumber | Literal["random"] | None = None
    pace: Pace | None = None
    covered: bool | None = None
    clock: Clock | Literal["none"] | None = None


class JoinTable(Shape):
    """Take a free seat of a public table."""

    name: GivenName
    seat: SeatNumber | None = None
    seed: PlayerSeed = ""


class ClaimLink(Shape):
    """Take the seat (or a free one) that a link gives."""

    token: Token
    name: GivenName
    seat: SeatNumber | None = None
    seed: PlayerSeed = ""


class OpenLink(Shape):
    """Look at a link, or start to watch with one."""

    token: Token


class AskLink(Shape):
    """Ask for a link: to any free seat, to one seat, or to watch."""

    role: Literal["join", "seat", "watch"]
    seat: SeatNumber | None = None


class TakeSeat(Shape):
    """Which of one's own seats is meant."""

    seat: SeatNumber


class LeaveSeat(Shape):
    """Which of one's own seats to leave."""

    seat: SeatNumber
    stay: bool = False
    """Stay at the table without it: the host remains the host."""


class TakeHoliday(Shape):
    """For how many days one's clock shall stand still from now on; 0 ends a holiday."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=60)]


class GiveSeed(Shape):
    """Anything random: goes into the shuffle together with the server's own seed."""

    seed: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9]+$")]


class Propose(Shape):
    """Ask all people at the table for something: to take one's last turn back, a pause, an end
    without a result, or a bot for good at the seat `of`."""

    seat: SeatNumber
    what: Wish
    of: SeatNumber | None = None


class Answer(Shape):
    """Agree to a proposal or not; who proposed it takes it back by not agreeing."""

    seq: Seq
    """That of the proposal."""
    yes: bool


class SetBot(Shape):
    """The bot for a seat."""

    bot: BotName


# Answers ---------------------------------------------------------------------------------------


class TableReply(Shape):
    """A table, and what the one who asked may do there."""

    table: Table
    you: You


class Joined(Shape):
    """The seat one has taken."""

    table: Table
    you: You
    seat: int


class TableList(Shape):
    """Tables, the latest change first; as many as one answer brings."""

    tables: list[ListedTable]
    refused: list["RefusedTable"]
    unread: int
    """So many more stand here of which an older version has left nothing to show: they are being
    read, and are here soon."""
    next: str | None
    """Ask with `after` for the next page; nothing: there is none."""


class TurnCount(Shape):
    """At how many tables one is waited for."""

    count: int


class RefusedTable(Shape):
    """A table of the list that cannot be shown. Text: the key `reason-<code>` with the figures."""

    table: str
    code: str
    figures: dict[str, str | int]


class LinkReply(Shape):
    """A link. It cannot be shown again: only its hash is kept."""

    role: Literal["join", "seat", "watch"]
    seat: int | None
    token: str
    url: str
    qr: list[str]
    """The rows of its QR code, `1` dark and `0` light, without a margin."""


class LinkItem(Shape):
    """A link that still works, as lists name it; the link itself is not kept."""

    id: str
    role: Literal["join", "seat", "watch"]
    seat: int | None
    at: int
    """When it was made, in milliseconds since 1970."""


class LinkList(Shape):
    """The links one may take back: the host all, others those to their own seats."""

    links: list[LinkItem]


class LinkView(Shape):
    """What a link leads to."""

    role: Literal["join", "seat", "watch"]
    seat: int | None
    table: Table


class ScoredPly(Shape):
    """One ply of the line as in the game file; `seat` is null for the dealer."""

    n: int
    seat: int | None
    do: str
    round: int
    scores: list[int]
    """The points of each seat after it."""


class Line(Shape):
    """The effective line of a game so far."""

    seq: int
    plies: list[ScoredPly]
    steps: list[PastStep]
    """The same as steps with their events; what was taken back is left out."""


class Position(Shape):
    """The game after `n` plies."""

    n: int
    of: int
    seat: int | None
    do: str | None
    state: State


class Recap(Shape):
    """What happened since the seat's last turn ended (or since the game began)."""

    seat: int
    seq: int
    steps: list[PastStep]


ReviewStage = Literal["unasked", "waiting", "preparing", "judging", "failed", "done"]
NotJudgedCode = Literal[
    "no-judge", "older-rules", "unreadable", "fault", "died", "silent", "not-stored"
]


class TimeLeft(Shape):
    """Seconds, from and to; measured by what is done of the same game."""

    low: int
    high: int


class ReviewReply(Shape):
    """How far the judging of a game is, and what came of it in the end."""

    stage: ReviewStage
    """`unasked` also after a restart of the server in the middle of it: ask again."""
    ahead: int
    """Games that are judged before it, while it waits."""
    done: int
    """Turns that are judged, of all."""
    total: int
    left: TimeLeft | None
    """Nothing as long as that cannot be known."""
    why: NotJudgedCode | None
    """Why it failed. Text: the key `review-why-<why>`."""
    review: Review | None


class EditionName(Shape):
    """An edition to choose from."""

    id: str
    name: str
    sha256: str
    min_players: int
    max_players: int


class Measured(Shape):
    """A match between bots: the share of the wins of one `winner` against three `losers`."""

    winner: str
    losers: str
    share: float


class Opponent(Shape):
    """A bot that people may choose: a level, one to compare with, or a guest that the host of the
    server has installed. Text: `level-<name>` and `portrait-<name>`; guests are called as they are.
    """

    name: str
    role: Literal["level", "comparison", "guest"]


class About(Shape):
    """What this server offers."""

    version: str
    editions: list[EditionName]
    bots: list[Opponent]
    """Levels from weak to strong, then the others."""
    usual_bot: str
    """The bot to offer first."""
    measured: dict[str, Measured]
    """How strong the levels are, by level."""
    languages: list[str]
    address: str | None
    """Where others in the network reach it, if they can."""


class Problem(Shape):
    """Why something was refused. Text: the key `reason-<code>` with the figures."""

    code: str
    figures: dict[str, str | int]
