"""What each request does, free of how it is asked: a server's HTTP or a worker's messages."""

from collections.abc import Callable, Sequence
from typing import Final

from valdora import __version__, content
from valdora.dealer import Seal
from valdora.records import SUFFIX
from valdora.table import consent, dealing, history, rows, seating, shapes, timing
from valdora.table import requests as ask
from valdora.table.briefs import Cursor, Listed, cursor_at, listed_shape, place_of
from valdora.table.capabilities import following_id, hashed, new_link, table_of
from valdora.table.endpoints import Call, File, Written, endpoint, endpoints
from valdora.table.fold import Table
from valdora.table.host import Decide, Host, Offers, Room
from valdora.table.refusals import Refusal
from valdora.table.shapes import SeatNumber, TableId
from valdora.table.values import Change, Link
from valdora.table.views import edition_shape, table_shape, you_shape
from valdora.texts import LANGUAGES

MOST_LISTED: Final = 50
"""Tables that one answer brings of a list."""


class Api:
    """Everything `/api/v1` does, but for the live channel."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._bots = frozenset(bot.name for bot in host.opponents)

    # What there is -----------------------------------------------------------------------------

    @endpoint("GET", "/about")
    async def about(self, _: Call) -> ask.About:
        """What this server offers."""
        return about_host(self._host)

    @endpoint("GET", "/editions/{edition}", refusals=(404,))
    async def edition(self, _: Call, edition: ask.EditionId) -> shapes.Edition:
        """An edition with its reach tables and action codes."""
        if edition not in content.editions():
            raise Refusal("no-edition", {"edition": edition})
        return edition_shape(content.load(edition))

    # Tables ------------------------------------------------------------------------------------

    @endpoint("POST", "/tables", status=201, refusals=(409,))
    async def create_table(self, call: Call, body: ask.CreateTable) -> ask.TableReply:
        """Create a table; who asks is its host."""
        seal = Seal.new()
        opened = seating.opened(body, call.own_key(), seal.commitment, call.now, self._bots)
        return _reply(await self._host.create(opened, seal.seed), call)

    @endpoint("GET", "/tables")
    async def public_tables(self, call: Call, after: Cursor | None) -> ask.TableList:
        """Public tables that are open, or run and may be watched."""
        since = call.now - seating.ABANDONED_MS
        return _table_list(await self._host.public(since, place_of(after), MOST_LISTED + 1))

    @endpoint("GET", "/tables/mine")
    async def my_tables(
        self, call: Call, after: Cursor | None, part: rows.Part | None
    ) -> ask.TableList:
        """Tables where one holds a seat or is the host; all, or a part of them."""
        if call.key is None:
            return _table_list([])
        listed = await self._host.held_by(call.key, place_of(after), MOST_LISTED + 1, part)
        return _table_list(listed, call.key)

    @endpoint("GET", "/tables/turns")
    async def my_turns(self, call: Call, besides: TableId | None) -> ask.TurnCount:
        """At how many tables one is waited for, not counting the one that is looked at."""
        if call.key is None:
            return ask.TurnCount(0)
        return ask.TurnCount(await self._host.turns(call.key, besides or ""))

    @endpoint("GET", "/tables/{id}", refusals=(403, 404, 409))
    async def show_table(self, call: Call, id: TableId) -> ask.TableReply:
        """One table."""
        return _reply(await self._seen(call, id), call)

    @endpoint("PATCH", "/tables/{id}", refusals=(403, 404, 409))
    async def change_table(self, call: Call, id: TableId, body: ask.ChangeTable) -> ask.TableReply:
        """Host: change options."""
        return await self._change(
            call, id, lambda table: seating.changed(table, call.key, body, call.now, self._bots)
        )

    # Seats -------------------------------------------------------------------------------------

    @endpoint("POST", "/tables/{id}/join", refusals=(403, 404, 409))
    async def join_table(self, call: Call, id: TableId, body: ask.JoinTable) -> ask.Joined:
        """Take a free seat of a public table; again: one more seat (hot-seat)."""
        key, room = call.own_key(), await self._host.room(id)
        return await _seated(call, room, lambda table: seating.joined(table, key, body, call.now))

    @endpoint("POST", "/tables/{id}/leave", refusals=(403, 404, 409))
    async def leave_seat(self, call: Call, id: TableId, body: ask.LeaveSeat) -> ask.TableReply:
        """Leave a seat: it is free again, or a bot plays on and one may come back."""
        return await self._change(
            call,
            id,
            lambda table: seating.left(
                table, call.key, body, call.now, stand_in=self._host.stand_in
            ),
        )

    @endpoint("POST", "/tables/{id}/stand-in", refusals=(403, 404, 409))
    async def stand_in(self, call: Call, id: TableId, body: ask.TakeSeat) -> ask.TableReply:
        """Let a bot play for someone away: the host, or who plays while the host is away."""
        room = await self._host.room(id)

        def decide(table: Table) -> Sequence[Change]:
            return seating.stood_in(
                table,
                call.key,
                body.seat,
                room.away(),
                call.now,
                host_here=room.host_is_here(),
                stand_in=self._host.stand_in,
            )

        return await self._change(call, id, decide)

    @endpoint("POST", "/tables/{id}/host", refusals=(403, 404, 409))
    async def follow_host(self, call: Call, id: TableId) -> ask.TableReply:
        """Before the start: be the host in place of one who has been away for long."""
        room = await self._host.room(id)

        def decide(table: Table) -> Sequence[Change]:
            return seating.host_followed(
                table, call.key, room.away(), call.now, host_here=room.host_is_here()
            )

        return await self._change(call, id, decide)

    @endpoint("POST", "/tables/{id}/return", refusals=(403, 404, 409))
    async def come_back(self, call: Call, id: TableId, body: ask.TakeSeat) -> ask.TableReply:
        """Take one's seat back from the bot that plays for one."""
        return await self._change(
            call, id, lambda table: seating.returned(table, call.key, body.seat, call.now)
        )

    @endpoint("POST", "/tables/{id}/holiday", refusals=(403, 404, 409))
    async def take_holiday(self, call: Call, id: TableId, body: ask.TakeHoliday) -> ask.TableReply:
        """One's clock stands still for so many days, within what the table allows; 0: no more."""
        return await self._change(
            call, id, lambda table: timing.holiday(table, call.key, body, call.now)
        )

    # By consent of all people at the table -----------------------------------------------------

    @endpoint("POST", "/tables/{id}/proposals", status=201, refusals=(403, 404, 409))
    async def propose(self, call: Call, id: TableId, body: ask.Propose) -> ask.TableReply:
        """Ask everyone: take my last turn back, pause, end without a result, a bot for good."""
        stand_in = self._host.stand_in
        return await self._change(
            call,
            id,
            lambda table: consent.proposed(table, call.key, body, call.now, stand_in=stand_in),
        )

    @endpoint("POST", "/tables/{id}/answer", refusals=(403, 404, 409))
    async def answer(self, call: Call, id: TableId, body: ask.Answer) -> ask.TableReply:
        """Agree to what is proposed, or not; it is done when the last one agrees."""
        stand_in = self._host.stand_in
        return await self._change(
            call,
            id,
            lambda table: consent.answered(table, call.key, body, call.now, stand_in=stand_in),
        )

    @endpoint("POST", "/tables/{id}/resume", refusals=(403, 404, 409))
    async def resume(self, call: Call, id: TableId) -> ask.TableReply:
        """Let a paused game go on: anyone who plays."""
        return await self._change(
            call, id, lambda table: consent.resumed(table, call.key, call.now)
        )

    # -------------------------------------------------------------------------------------------

    @endpoint("POST", "/tables/{id}/resign", refusals=(403, 404, 409))
    async def resign(self, call: Call, id: TableId, body: ask.TakeSeat) -> ask.TableReply:
        """Give the game up: a bot plays the seat to the end."""
        return await self._change(
            call,
            id,
            lambda table: seating.resigned(
                table, call.key, body.seat, call.now, stand_in=self._host.stand_in
            ),
        )

    @endpoint("PUT", "/tables/{id}/seats/{seat}/bot", refusals=(403, 404, 409))
    async def set_bot(
        self, call: Call, id: TableId, seat: SeatNumber, body: ask.SetBot
    ) -> ask.TableReply:
        """Host: a bot on a seat where nobody sits, or another level. Also for one's own seat."""
        return await self._change(
            call,
            id,
            lambda table: seating.bot_set(table, call.key, seat, body.bot, call.now, self._bots),
        )

    @endpoint("DELETE", "/tables/{id}/seats/{seat}", refusals=(403, 404, 409))
    async def free_seat(self, call: Call, id: TableId, seat: SeatNumber) -> ask.TableReply:
        """Host, before the start: make a seat free again."""
        return await self._change(
            call, id, lambda table: seating.freed(table, call.key, seat, call.now)
        )

    @endpoint("PUT", "/tables/{id}/seats/{seat}/seed", refusals=(403, 404, 409))
    async def give_seed(
        self, call: Call, id: TableId, seat: SeatNumber, body: ask.GiveSeed
    ) -> ask.TableReply:
        """Before the start: add to the shuffle, for one's own seat; the first seed counts."""
        return await self._change(
            call,
            id,
            lambda table: seating.seed_given(table, call.key, seat, body.seed, call.now),
        )

    # From the start to the rematch -------------------------------------------------------------

    @endpoint("POST", "/tables/{id}/start", refusals=(403, 404, 409))
    async def start(self, call: Call, id: TableId) -> ask.TableReply:
        """Host: start the game, when no seat is free."""
        room = await self._host.room(id)
        seating.may_start(room.table, call.key)
        await room.seeds_come()

        def decide(table: Table) -> Sequence[Change]:
            seating.may_start(table, call.key)
            first, deal = dealing.beginning(table, room.seal)
            return seating.started(table, call.key, first, deal, call.now)

        return await self._change(call, id, decide)

    @endpoint("POST", "/tables/{id}/close", refusals=(403, 404, 409))
    async def close(self, call: Call, id: TableId) -> ask.TableReply:
        """Host at any time, other seats when nothing happened for a day: close the table."""
        return await self._change(call, id, lambda table: seating.closed(table, call.key, call.now))

    @endpoint("POST", "/tables/{id}/rematch", refusals=(403, 404, 409))
    async def rematch(self, call: Call, id: TableId) -> ask.TableReply:
        """The same people at a new table; asking again answers the same one."""
        room, seal = await self._seen(call, id), Seal.new()
        here = room.host_is_here()
        opened = seating.again(room.table, call.key, seal.commitment, call.now, host_here=here)
        # Whoever asks, and however often, it is the same table.
        next_id = following_id(room.table.id, room.table.host)
        made = await self._host.create(opened, seal.seed, next_id)

        def decide(table: Table) -> Sequence[Change]:
            return [] if table.rematch else [rows.Rematched(at=call.now, table=next_id)]

        await room.perform(decide)
        return _reply(made, call)

    # Links -------------------------------------------------------------------------------------

    @endpoint("POST", "/tables/{id}/links", status=201, refusals=(403, 404, 409))
    async def make_link(self, call: Call, id: TableId, body: ask.AskLink) -> ask.LinkReply:
        """A link to any free seat, to watch, or to one seat: one's own, or the host a free one."""
        room = await self._host.room(id)
        token = new_link(room.table.id)
        after = await room.perform(
            lambda table: seating.linked(table, call.key, body, hashed(token), call.now)
        )
        url = f"{call.base_url}/{'watch' if body.role == 'watch' else 'join'}/{token}"
        link = after.links[hashed(token)]
        return ask.LinkReply(
            role=link.role, seat=link.seat, token=token, url=url, qr=self._host.qr(url)
        )

    @endpoint("GET", "/tables/{id}/links", refusals=(403, 404, 409))
    async def links(self, call: Call, id: TableId) -> ask.LinkList:
        """The links that still work: the host sees all, others those to their own seats."""
        return _links((await self._host.room(id)).table, call)

    @endpoint("DELETE", "/tables/{id}/links/{link}", refusals=(403, 404, 409))
    async def take_link_back(self, call: Call, id: TableId, link: ask.LinkId) -> ask.LinkList:
        """Nobody comes in by this link any more, and who watches by it is sent away."""
        room = await self._host.room(id)
        await room.perform(lambda table: seating.unlinked(table, call.key, link, call.now))
        return _links(room.table, call)

    @endpoint("POST", "/links/show", refusals=(404, 409))
    async def show_link(self, _: Call, body: ask.OpenLink) -> ask.LinkView:
        """What a link leads to."""
        room = await self._room_of(body.token)
        link = _link(room.table, body.token)
        return ask.LinkView(role=link.role, seat=link.seat, table=_table(room))

    @endpoint("POST", "/links/claim", refusals=(403, 404, 409))
    async def claim_link(self, call: Call, body: ask.ClaimLink) -> ask.Joined:
        """Take the seat a link gives. A link to one seat works once."""
        key, room = call.own_key(), await self._room_of(body.token)
        return await _seated(
            call,
            room,
            lambda table: seating.claimed(table, key, _link(table, body.token), body, call.now),
        )

    @endpoint("POST", "/links/watch", refusals=(403, 404, 409))
    async def watch_link(self, call: Call, body: ask.OpenLink) -> ask.TableReply:
        """Watch with a link: this browser may see the table from now on."""
        key, room = call.own_key(), await self._room_of(body.token)
        await room.perform(
            lambda table: seating.watched(table, key, _link(table, body.token), call.now)
        )
        return _reply(room, call)

    # Looking back ------------------------------------------------------------------------------

    @endpoint("GET", "/tables/{id}/line", refusals=(403, 404, 409))
    async def line(self, call: Call, id: TableId) -> Written[ask.Line]:
        """All plies of the game so far, with events."""
        return await self._host.written(await self._seen(call, id), history.line)

    @endpoint("GET", "/tables/{id}/positions/{n}", refusals=(403, 404, 409))
    async def position(self, call: Call, id: TableId, n: int) -> Written[ask.Position]:
        """The state after n plies."""
        return await self._host.written(await self._seen(call, id), history.position, n)

    @endpoint("GET", "/tables/{id}/recap", refusals=(403, 404, 409))
    async def recap(self, call: Call, id: TableId, seat: SeatNumber) -> ask.Recap:
        """What happened since a seat's last turn."""
        return history.recap((await self._seen(call, id)).table, seat)

    @endpoint("GET", "/tables/{id}/record", refusals=(403, 404, 409))
    async def record(self, call: Call, id: TableId) -> File:
        """The game file so far (`*.valdora`); the seed is in it after the end only."""
        room = await self._seen(call, id)
        seed = bytes.fromhex(room.seed)
        written = await self._host.written(room, history.record_bytes, seed)
        return File(f"valdora-{room.table.id}{SUFFIX}", "application/x-ndjson", written)

    @endpoint("POST", "/tables/{id}/review", refusals=(403, 404, 409))
    async def ask_review(self, call: Call, id: TableId) -> ask.ReviewReply:
        """After the end: have the game judged, turn by turn; asking again begins nothing new."""
        await self._seen(call, id)
        return await self._host.begin_review(id)

    @endpoint("GET", "/tables/{id}/review", refusals=(403, 404, 409))
    async def review(self, call: Call, id: TableId) -> ask.ReviewReply:
        """After the end: how far the judging is, or the judged game."""
        await self._seen(call, id)
        return await self._host.look_at_review(id)

    # Helpers -----------------------------------------------------------------------------------

    async def _seen(self, call: Call, id_: str) -> Room:
        """The room, if who asks may see it."""
        room = await self._host.room(id_)
        if not room.table.access(call.key).sees:
            raise Refusal("no-access")
        return room

    async def _room_of(self, token: str) -> Room:
        """The room of a link: an id that cannot be one is just no link."""
        try:
            return await self._host.room(table_of(token))
        except Refusal as refusal:
            if refusal.code != "no-table":
                raise
            raise Refusal("no-link") from None

    async def _change(self, call: Call, id_: str, decide: Decide) -> ask.TableReply:
        room = await self._host.room(id_)
        await room.perform(decide)
        return _reply(room, call)


ENDPOINTS: Final = endpoints(Api)
"""Every endpoint, as `Api` declares it."""


def about_host(host: Offers) -> ask.About:
    """What a host offers."""
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
            for each in map(content.load, content.editions())
        ],
        bots=list(host.opponents),
        usual_bot=host.usual_bot,
        measured=dict(host.measured),
        languages=list(LANGUAGES),
        address=host.address,
    )


async def _seated(
    call: Call, room: Room, decide: Callable[[Table], tuple[list[Change], int]]
) -> ask.Joined:
    """Someone takes a seat; which one is known when it is decided."""
    taken = -1

    def remember(table: Table) -> Sequence[Change]:
        nonlocal taken
        made, taken = decide(table)
        return made

    await room.perform(remember, holders=(call.own_key(),))
    return ask.Joined(table=_table(room), you=_you(room, call), seat=taken)


def _table_list(listed: Sequence[Listed], key: str | None = None) -> ask.TableList:
    """As much as one answer brings of what was listed, which is one more; with a key, theirs still.

    Nothing is read for it but what is kept beside the rows: one table spoils no list.
    """
    brought = listed[:MOST_LISTED]
    refused = [each for each in brought if each.refused]
    readable = [(each, each.brief) for each in brought if each.brief and not each.refused]
    return ask.TableList(
        tables=[
            listed_shape(each, brief)
            for each, brief in readable
            if key is None or key in brief.theirs
        ],
        refused=[
            ask.RefusedTable(table=each.id, code=each.refused.code, figures=each.refused.figures)
            for each in refused
            if each.refused
        ],
        unread=len(brought) - len(readable) - len(refused),
        next=cursor_at(brought[-1]) if len(listed) > len(brought) else None,
    )


def _link(table: Table, token: str) -> Link:
    """The link of a token, if it still works."""
    link = table.links.get(hashed(token))
    if link is None:
        raise Refusal("no-link")
    return link


def _links(table: Table, call: Call) -> ask.LinkList:
    made = seating.links_of(table, call.key)
    return ask.LinkList(
        links=[
            ask.LinkItem(id=each.id, role=each.role, seat=each.seat, at=each.at) for each in made
        ]
    )


def _reply(room: Room, call: Call) -> ask.TableReply:
    return ask.TableReply(table=_table(room), you=_you(room, call))


def _you(room: Room, call: Call) -> shapes.You:
    return you_shape(room.table.access(call.key))


def _table(room: Room) -> shapes.Table:
    return table_shape(room.table, room.seed)
