"""What is public, as it goes over the wire: the same shapes in the live channel and in REST.

docs/protocol.md explains them; the browser's types are made from them by `scripts/protocol.py`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_type_hints

import msgspec
from msgspec import UNSET, Meta, UnsetType

from valdora.content import (
    Commission,
    Craft,
    Crest,
    Equipment,
    Figures,
    Gemstone,
    Road,
    Slot,
    Source,
    Space,
)
from valdora.rules import Action, Phase
from valdora.rules.events import Event
from valdora.table.rows import PlayerColour, SeatKind, Wish
from valdora.table.values import SeatChangeKind, Status

SeatNumber = Annotated[int, Meta(ge=0, le=4)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{13}$")]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """The base of everything that is sent or received: nothing unknown, nothing guessed."""


# What can be done, and what happened -----------------------------------------------------------

if TYPE_CHECKING:
    ActionShape = Mapping[str, Any]
    """An action of the rules with its `kind`; the shapes are made from `valdora.rules.actions`."""
    EventShape = Mapping[str, Any]
    """An event of the rules with its `kind`; the shapes are made from `valdora.rules.events`."""
else:

    def _shape_of(ours):
        fields = get_type_hints(ours)
        del fields["kind"]
        return msgspec.defstruct(
            ours.__name__,
            list(fields.items()),
            tag_field="kind",
            tag=ours.kind,
            namespace={"__doc__": ours.__doc__},
            frozen=True,
        )

    def _union_of(kinds):
        return Union[tuple(_shape_of(kind) for kind in kinds)]  # noqa: UP007  (made from a list)

    ActionShape = _union_of(get_args(Action))
    EventShape = _union_of(Event.__subclasses__())


# The position ----------------------------------------------------------------------------------


class Book(Shape):
    """The known pages of both sides, the top one last; the unseen lie below the right side."""

    left: list[str]
    right: list[str]
    unseen: dict[str, int]


class Rival(Shape):
    """The rival of the duel: its row of cards, next first, and its craftsmen."""

    row: list[Crest]
    craftsmen: dict[Crest, int]


class Score(Shape):
    """Points by where they come from."""

    commissions: int
    colours: int
    workshops: int
    bonus: int
    gemstones: int
    total: int


class Player(Shape):
    """What lies in front of one player."""

    pawn: str
    coins: int
    provisions: bool
    equipment: dict[Slot, Gemstone | None]
    open: list[str]
    completed: list[str]
    craftsmen: dict[Crest, int]
    bonus: int
    score: Score


class Sunset(Shape):
    """How near the end is (G1)."""

    tiles: int
    """At least so many craftsmen must still be hired before the final round begins."""
    of: int
    """As many as when the game began."""
    colours: int
    """Of how many colours tiles are left."""


class State(Shape):
    """Everything on the table. Counts of zero are left out."""

    edition: str
    phase: Phase
    seat: int
    round: int
    final: bool
    reveal: str | None
    stones: dict[str, dict[Gemstone, int]]
    discard: dict[Gemstone, int]
    books: dict[str, Book]
    piles: dict[Crest, int]
    workshops: dict[Crest, int | Literal["gone"] | None]
    sunset: Sunset
    bonus: int
    bank: int
    turned: int
    loaded: list[Slot]
    delivered: int
    rival: Rival | None
    players: list[Player]


class Choice(Shape):
    """Something the seat to move may do, and what it would bring."""

    code: int
    notation: str
    """The action as a line of a game file, to read."""
    action: ActionShape
    events: list[EventShape]
    final: bool
    """It reveals a page or ends the turn, and so cannot be undone."""
    then: "list[Choice] | UnsetType" = UNSET
    """What could follow: after a destination or a delivery, one level deep."""


# Time ------------------------------------------------------------------------------------------

BotName = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]
_MINUTE, _HOUR, _DAY = 60_000, 3_600_000, 86_400_000


class LiveClock(Shape, tag="live", tag_field="kind"):
    """Everyone has so long for the whole game, and a bit more after each turn."""

    bank: Annotated[int, Meta(ge=_MINUTE, le=3 * _HOUR)]
    increment: Annotated[int, Meta(ge=0, le=5 * _MINUTE)]
    bot: BotName
    """The level that plays for who has no time left."""


class SlowClock(Shape, tag="slow", tag_field="kind"):
    """Everyone has so long for each turn, and days off for the whole game."""

    turn: Annotated[int, Meta(ge=12 * _HOUR, le=7 * _DAY)]
    holidays: Annotated[int, Meta(ge=0, le=60)]
    bot: BotName


Clock = LiveClock | SlowClock


class Clocks(Shape):
    """What the clocks show. Whoever shows them counts on from `since` by the server's time."""

    runs: int | None
    """The seat whose time runs: that of a person who is to move."""
    since: int
    """From then on it runs; after a holiday that is later than now."""
    left: list[int]
    """Milliseconds by seat; of the one whose time runs as of `since`."""
    until: list[int]
    """When each one's holiday ends or ended, by seat; 0 without one."""
    holidays: list[int]
    """What is left of everyone's days off, in milliseconds, the present holiday taken off."""


# The table -------------------------------------------------------------------------------------


class Seat(Shape):
    """Who sits there. A bot in a person's place is `kind` bot with the person's `name`."""

    seat: int
    colour: PlayerColour
    """That of the pieces here: it goes with the person where seats turn, and into the rematch."""
    kind: SeatKind
    name: str
    bot: str | None
    """The level of the bot that plays here now."""
    away: bool
    """A bot plays for a person, who may come back."""
    resigned: bool


class SeatChange(Shape):
    """While a game runs: who plays a seat changed, or who is the host."""

    seq: int
    ply: int
    """How many plies the line had."""
    seat: int
    change: SeatChangeKind
    """A bot plays on because the person left or is away; the person is back; the new host."""
    at: int


class Proposal(Shape):
    """What somebody asks all people at the table for. It lapses with the next move."""

    seq: int
    seat: int
    """Who asks."""
    what: Wish
    back: int
    """How many plies would be taken back; 0 for all else."""
    of: int | None
    """The seat that a bot would play for good."""
    until: int
    """It lapses then."""
    agreed: list[int]
    """The seats of those who have agreed; the others who play themselves are asked."""
    asked: list[int]


class Result(Shape):
    """How a game ended, as in its game file."""

    scores: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    rounds: int


class Table(Shape):
    """A table as everyone at it sees it."""

    id: str
    seq: int
    status: Status
    edition: str
    edition_sha256: str
    seats: list[Seat]
    seat_changes: list[SeatChange]
    """The latest ones, oldest first."""
    starts: int | Literal["random"]
    """The seat that begins; as soon as the game runs it is seat 0, and the others follow."""
    public: bool
    watching: bool
    pace: int
    """Milliseconds a bot takes for each action at least."""
    covered: bool
    """Played as in the box (Q11): until the end no screen shows points, completed commissions or
    what was seen of the books. A wish for those who show the table: none of it is secret."""
    clock: Clock | None
    clocks: Clocks | None
    """While the game runs, and afterwards as they stood."""
    closes: int | None
    """When it is closed because nothing has happened for long, unless something does."""
    paused: bool
    """All people have agreed that nobody plays on, until one of them wants to."""
    proposal: Proposal | None
    remembered: dict[str, list[str]]
    """By city, the next pages of a book that all have seen before plies were taken back."""
    created: int
    """Milliseconds since 1970, as all times."""
    changed: int
    round: int
    turn: int | None
    """The seat to move, while the game runs."""
    commitment: str
    """SHA-256 of the seed of the shuffle, shown before the first move."""
    player_seeds: list[str]
    """What the players added to the shuffle, by seat; "" for who gave nothing."""
    seed: str | None
    """The seed of the shuffle, shown after the last move."""
    dealer: int
    """The version of the dealer: docs/dealer.md."""
    first: int | None
    """Once it runs: the place in the lobby of who begins, seat 0 now."""
    drawn: bool
    """Whether who begins is drawn, or chosen by the host."""
    result: Result | None
    rematch: str | None
    """The table where the same people play again."""


class ListedResult(Shape):
    """How a game ended, in short."""

    scores: list[int]
    winners: list[int]


class ListedTable(Shape):
    """A table as lists show it: the fields are those of `Table`."""

    id: str
    status: Status
    edition: str
    seats: list[Seat]
    created: int
    changed: int
    round: int
    turn: int | None
    since: int | None
    """Since when it is their turn."""
    due: int | None
    """When their time is up, if there is a clock."""
    result: ListedResult | None


class You(Shape):
    """What the one who asks may do here."""

    seats: list[int]
    host: bool
    watcher: bool


class PastStep(Shape):
    """One step of the game: an action with the pages it revealed, or plies taken back."""

    seq: int
    ply: int
    """How many plies the line has after this step."""
    seat: int | None
    """Who acted; nobody when the game was set up."""
    do: list[str]
    """The notation of each ply of the step."""
    took_back: int
    """How many plies were taken back (and then `do` is empty)."""
    events: list[EventShape]
    at: int


class ChatLine(Shape):
    """Something said at the table."""

    seq: int
    seat: int
    name: str
    text: str
    at: int


# The game judged -------------------------------------------------------------------------------


class Better(Shape):
    """What would have been better from ply `n` on; both shares are of the player to move."""

    n: int
    do: list[str]
    actions: list[ActionShape]
    share: float
    instead_of: float


class ReviewedTurn(Shape):
    """One turn: the shares of the victory of all seats before and after it, and why they changed.

    `luck` is by pages that were revealed, for each seat; `decision` what the player lost by not
    making the best turn, 0 or less.
    """

    seat: int
    round: int
    first: int
    """Its first ply, and its last one."""
    last: int
    do: list[str]
    actions: list[ActionShape]
    before: list[float]
    after: list[float]
    luck: list[float]
    decision: float
    better: Better | None


class Review(Shape):
    """A judged game: docs/review.md."""

    turns: list[ReviewedTurn]
    swings: list[int]
    """The places in `turns` of those that swung the game most, the largest swing first."""
    luck: list[float]
    lost: list[float]


# The edition -----------------------------------------------------------------------------------


class Reach(Shape):
    """Where a pawn can stop: without provisions, and only with them."""

    free: list[str]
    far: list[str]


class Edition(Shape):
    """An edition with what the rules work out from it. Never changes: keep it by its hash."""

    id: str
    name: str
    sha256: str
    min_players: int
    max_players: int
    rival: bool
    start: str
    spaces: list[Space]
    roads: list[Road]
    discard: tuple[float, float]
    """Where the discard field is drawn."""
    gemstones: dict[Gemstone, int]
    equipment: list[Equipment]
    commissions: list[Commission]
    crafts: list[Craft]
    figures: Figures
    sources: dict[str, Source]
    books: dict[str, dict[str, int]]
    """The cards each book starts with."""
    reach: dict[str, Reach]
    actions: list[ActionShape]
    """Every action; its place is its code."""
    told: dict[str, dict[str, int | list[str] | dict[str, int]]]
    """The figures that texts about the rules name, by message: a number, cities, or how many of
    what by the message that names it."""
