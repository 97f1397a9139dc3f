"""The handlers of REST: each answers the endpoint of its name."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import segno

from valdora import __version__, content
from valdora.bots import LEVELS
from valdora.dealer import Seal
from valdora.server import requests as ask
from valdora.server import rows, seating, shapes
from valdora.server.calls import Call
from valdora.server.history import line, position, recap, record
from valdora.server.refusals import Refusal
from valdora.server.room import Room, now_ms
from valdora.server.rooms import following_id
from valdora.server.security import hashed, new_link, table_of
from valdora.server.table import Link, Table
from valdora.server.views import edition_shape
from valdora.texts import LANGUAGES

if TYPE_CHECKING:
    from starlette.responses import Response

    from valdora.server.app import Server

MOST_LISTED = 100
Decide = Callable[[Table], Sequence[rows.AnyRow]]


class Api:
    """Everything `/api/v1` does."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._rooms = server.rooms

    # What there is -----------------------------------------------------------------------------

    async def about(self, _: Call) -> ask.About:
        editions = [content.load(name) for name in content.editions()]
        return ask.About(
            version=__version__,
            editions=[
                ask.EditionName(
                    id=each.id,
                    name=each.name,
                    sha256=each.sha256,
                    min_players=each.min_players,
                    max_players=each.max_players,
                )
                for each in editions
            ],
            bots=list(LEVELS),
            languages=list(LANGUAGES),
            address=self._server.address,
        )

    async def edition(self, call: Call) -> shapes.Edition:
        name: str = call.parameters["edition"]
        if name not in content.editions():
            raise Refusal("no-edition", {"edition": name})
        return edition_shape(content.load(name))

    async def public_tables(self, _: Call) -> ask.TableList:
        found = await self._list(await self._rooms.storage.listed(("open", "running"), MOST_LISTED))
        abandoned = now_ms() - seating.ABANDONED_MS
        return ask.TableList(tables=[each for each in found.tables if each.changed > abandoned])

    async def my_tables(self, call: Call) -> ask.TableList:
        if call.key is None:
            return ask.TableList(tables=[])
        return await self._list(await self._rooms.storage.held_by(call.key, MOST_LISTED))

    async def _list(self, ids: list[str]) -> ask.TableList:
        return ask.TableList(tables=[self._view(await self._rooms.get(id_)) for id_ in ids])

    # Tables ------------------------------------------------------------------------------------

    async def create_table(self, call: Call) -> ask.TableReply:
        seal = Seal.new()
        opened = seating.opened(call.body, call.own_key(), seal.commitment, now_ms())
        return self._reply(await self._rooms.create(opened, seal.seed), call)

    async def show_table(self, call: Call) -> ask.TableReply:
        return self._reply(await self._seen(call), call)

    async def change_table(self, call: Call) -> ask.TableReply:
        return await self._change(
            call, lambda table: seating.changed(table, call.key, call.body, now_ms())
        )

    async def start(self, call: Call) -> ask.TableReply:
        room = await self._rooms.get(call.table)

        def decide(table: Table) -> Sequence[rows.AnyRow]:
            seating.may_start(table, call.key)
            first = seating.first_seat(table)
            deal = room.deal(seating.turned_seeds(table, first))
            return seating.started(table, call.key, first, deal, now_ms())

        return await self._change(call, decide)

    async def close(self, call: Call) -> ask.TableReply:
        return await self._change(call, lambda table: seating.closed(table, call.key, now_ms()))

    async def rematch(self, call: Call) -> ask.TableReply:
        room, seal = await self._seen(call), Seal.new()
        opened = seating.again(room.table, call.key, seal.commitment, now_ms())
        # Whoever asks, and however often, it is the same table.
        id_ = following_id(room.table.id, room.table.host)
        made = await self._rooms.create(opened, seal.seed, id_)

        def decide(table: Table) -> Sequence[rows.AnyRow]:
            return [] if table.rematch else [rows.Rematched(at=now_ms(), table=id_)]

        await room.perform(decide)
        return self._reply(made, call)

    # Seats -------------------------------------------------------------------------------------

    async def join_table(self, call: Call) -> ask.Joined:
        key = call.own_key()
        return await self._take_seat(
            call, call.table, lambda table: seating.joined(table, key, call.body, now_ms())
        )

    async def claim_link(self, call: Call) -> ask.Joined:
        key, token = call.own_key(), call.body.token
        return await self._take_seat(
            call,
            table_of(token),
            lambda table: seating.claimed(table, key, _link(table, token), call.body, now_ms()),
        )

    async def _take_seat(
        self,
        call: Call,
        id_: str,
        decide: Callable[[Table], tuple[list[rows.AnyRow], int]],
    ) -> ask.Joined:
        room, taken = await self._room_of(id_), -1

        def remember(table: Table) -> Sequence[rows.AnyRow]:
            nonlocal taken
            made, taken = decide(table)
            return made

        await room.perform(remember, holders=(call.own_key(),))
        return ask.Joined(table=self._view(room), you=room.table.you(call.key), seat=taken)

    async def leave_seat(self, call: Call) -> ask.TableReply:
        return await self._change(
            call, lambda table: seating.left(table, call.key, call.body.seat, now_ms())
        )

    async def come_back(self, call: Call) -> ask.TableReply:
        return await self._change(
            call, lambda table: seating.returned(table, call.key, call.body.seat, now_ms())
        )

    async def resign(self, call: Call) -> ask.TableReply:
        return await self._change(
            call, lambda table: seating.resigned(table, call.key, call.body.seat, now_ms())
        )

    async def set_bot(self, call: Call) -> ask.TableReply:
        seat, bot = call.parameters["seat"], call.body.bot
        return await self._change(
            call, lambda table: seating.bot_set(table, call.key, seat, bot, now_ms())
        )

    async def free_seat(self, call: Call) -> ask.TableReply:
        seat = call.parameters["seat"]
        return await self._change(
            call, lambda table: seating.freed(table, call.key, seat, now_ms())
        )

    # Links -------------------------------------------------------------------------------------

    async def make_link(self, call: Call) -> ask.LinkReply:
        room = await self._rooms.get(call.table)
        token = new_link(room.table.id)
        await room.perform(
            lambda table: seating.linked(table, call.key, call.body, hashed(token), now_ms())
        )
        page = "watch" if call.body.role == "watch" else "join"
        url = f"{call.base_url}/{page}/{token}"
        link = room.table.links[hashed(token)]
        return ask.LinkReply(role=link.role, seat=link.seat, token=token, url=url, qr=qr_rows(url))

    async def show_link(self, call: Call) -> ask.LinkView:
        room = await self._room_of(table_of(call.body.token))
        link = _link(room.table, call.body.token)
        return ask.LinkView(role=link.role, seat=link.seat, table=self._view(room))

    async def watch_link(self, call: Call) -> ask.TableReply:
        key, token = call.own_key(), call.body.token
        room = await self._room_of(table_of(token))
        await room.perform(
            lambda table: seating.watched(table, key, _link(table, token), now_ms()),
            holders=(),
        )
        return self._reply(room, call)

    # History -----------------------------------------------------------------------------------

    async def line(self, call: Call) -> ask.Line:
        return await line((await self._seen(call)).table)

    async def position(self, call: Call) -> ask.Position:
        return await position((await self._seen(call)).table, call.parameters["n"])

    async def recap(self, call: Call) -> ask.Recap:
        return await recap((await self._seen(call)).table, call.parameters["seat"])

    async def record(self, call: Call) -> "Response":
        room = await self._seen(call)
        return await record(room.table, bytes.fromhex(room.seed))

    async def ask_review(self, call: Call) -> ask.ReviewReply:
        return self._server.reviews.begin(await self._seen(call))

    async def review(self, call: Call) -> ask.ReviewReply:
        return self._server.reviews.look(await self._seen(call))

    # Helpers -----------------------------------------------------------------------------------

    async def _seen(self, call: Call) -> Room:
        """The room, if who asks may see it."""
        room = await self._rooms.get(call.table)
        you = room.table.you(call.key)
        if not (you.seats or you.host or you.watcher):
            raise Refusal("no-access")
        return room

    async def _room_of(self, id_: str) -> Room:
        """The room of a link: an id that cannot be one is just no link."""
        try:
            return await self._rooms.get(id_)
        except Refusal as refusal:
            raise Refusal("no-link" if refusal.code == "no-table" else refusal.code) from None

    async def _change(self, call: Call, decide: Decide) -> ask.TableReply:
        room = await self._rooms.get(call.table)
        await room.perform(decide)
        return self._reply(room, call)

    def _reply(self, room: Room, call: Call) -> ask.TableReply:
        return ask.TableReply(table=self._view(room), you=room.table.you(call.key))

    def _view(self, room: Room) -> shapes.Table:
        return room.table.view(room.seed)


def _link(table: Table, token: str) -> Link:
    """The link of a token, if it still works."""
    link = table.links.get(hashed(token))
    if link is None:
        raise Refusal("no-link")
    return link


def qr_rows(text: str) -> list[str]:
    """A QR code as rows of `0` and `1`."""
    return ["".join(str(int(dark)) for dark in row) for row in segno.make(text, error="m").matrix]
