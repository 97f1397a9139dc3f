"""Every endpoint of `/api/v1` as data: router, OpenAPI and browser types are made from it."""

from dataclasses import dataclass, field
from typing import Final, Literal

from valdora.server import requests as ask
from valdora.server.shapes import Edition, SeatNumber, Shape, TableId

PREFIX: Final = "/api/v1"
LIVE: Final = f"{PREFIX}/tables/{{id}}/live"
"""The live channel, a WebSocket."""

PARAMETERS: Final = {
    "id": TableId,
    "seat": SeatNumber,
    "n": int,
    "edition": ask.EditionId,
}
"""The types of what stands in braces in a path, or in a query."""


@dataclass(frozen=True)
class Endpoint:
    """One thing to ask: the name is that of its handler in `api`."""

    name: str
    method: Literal["GET", "POST", "PATCH", "PUT", "DELETE"]
    path: str
    says: str
    body: type[Shape] | None = None
    reply: type[Shape] | None = None
    """Nothing: a file."""
    status: int = 200
    query: tuple[str, ...] = ()
    refusals: tuple[int, ...] = field(default=(404,))

    @property
    def url(self) -> str:
        """The whole path."""
        return PREFIX + self.path

    @property
    def changes(self) -> bool:
        """Whether it changes something, and so must come from our own pages."""
        return self.method != "GET"


ENDPOINTS: Final = (
    Endpoint("about", "GET", "/about", "What this server offers.", reply=ask.About, refusals=()),
    Endpoint(
        "edition",
        "GET",
        "/editions/{edition}",
        "An edition with its reach tables and action codes.",
        reply=Edition,
    ),
    Endpoint(
        "create_table",
        "POST",
        "/tables",
        "Create a table; who asks is its host.",
        ask.CreateTable,
        ask.TableReply,
        201,
        refusals=(409,),
    ),
    Endpoint(
        "public_tables",
        "GET",
        "/tables",
        "Public tables that are open, or run and may be watched.",
        reply=ask.TableList,
        refusals=(),
    ),
    Endpoint(
        "my_tables",
        "GET",
        "/tables/mine",
        "Tables where one holds a seat or is the host.",
        reply=ask.TableList,
        refusals=(),
    ),
    Endpoint(
        "show_table", "GET", "/tables/{id}", "One table.", reply=ask.TableReply, refusals=(403, 404)
    ),
    Endpoint(
        "change_table",
        "PATCH",
        "/tables/{id}",
        "Host: change options.",
        ask.ChangeTable,
        ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "join_table",
        "POST",
        "/tables/{id}/join",
        "Take a free seat of a public table; again: one more seat (hot-seat).",
        ask.JoinTable,
        ask.Joined,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "leave_seat",
        "POST",
        "/tables/{id}/leave",
        "Leave a seat: it is free again, or a bot plays on and one may come back.",
        ask.TakeSeat,
        ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "come_back",
        "POST",
        "/tables/{id}/return",
        "Take one's seat back from the bot that plays for one.",
        ask.TakeSeat,
        ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "resign",
        "POST",
        "/tables/{id}/resign",
        "Give the game up: a bot plays the seat to the end.",
        ask.TakeSeat,
        ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "set_bot",
        "PUT",
        "/tables/{id}/seats/{seat}/bot",
        "Host, or for one's own seat: a bot, also in place of a person, who may come back.",
        ask.SetBot,
        ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "free_seat",
        "DELETE",
        "/tables/{id}/seats/{seat}",
        "Host, before the start: make a seat free again.",
        reply=ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "start",
        "POST",
        "/tables/{id}/start",
        "Host: start the game, when no seat is free.",
        reply=ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "close",
        "POST",
        "/tables/{id}/close",
        "Host at any time, other seats when nothing happened for a day: close the table.",
        reply=ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "rematch",
        "POST",
        "/tables/{id}/rematch",
        "The same people at a new table; asking again answers the same one.",
        reply=ask.TableReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "make_link",
        "POST",
        "/tables/{id}/links",
        "A link to any free seat, to watch, or to one seat: one's own, or the host a free one.",
        ask.AskLink,
        ask.LinkReply,
        201,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "show_link", "POST", "/links/show", "What a link leads to.", ask.OpenLink, ask.LinkView
    ),
    Endpoint(
        "claim_link",
        "POST",
        "/links/claim",
        "Take the seat a link gives. A link to one seat works once.",
        ask.ClaimLink,
        ask.Joined,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "watch_link",
        "POST",
        "/links/watch",
        "Watch with a link: this browser may see the table from now on.",
        ask.OpenLink,
        ask.TableReply,
        refusals=(403, 404),
    ),
    Endpoint(
        "line",
        "GET",
        "/tables/{id}/line",
        "All plies of the game so far, with events.",
        reply=ask.Line,
        refusals=(403, 404),
    ),
    Endpoint(
        "position",
        "GET",
        "/tables/{id}/positions/{n}",
        "The state after n plies.",
        reply=ask.Position,
        refusals=(403, 404),
    ),
    Endpoint(
        "recap",
        "GET",
        "/tables/{id}/recap",
        "What happened since a seat's last turn.",
        reply=ask.Recap,
        query=("seat",),
        refusals=(403, 404),
    ),
    Endpoint(
        "record",
        "GET",
        "/tables/{id}/record",
        "The game file so far (`*.valdora`); the seed is in it after the end only.",
        refusals=(403, 404),
    ),
    Endpoint(
        "ask_review",
        "POST",
        "/tables/{id}/review",
        "After the end: have the game judged, turn by turn; asking again begins nothing new.",
        reply=ask.ReviewReply,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "review",
        "GET",
        "/tables/{id}/review",
        "After the end: how far the judging is, or the judged game.",
        reply=ask.ReviewReply,
        refusals=(403, 404, 409),
    ),
)
