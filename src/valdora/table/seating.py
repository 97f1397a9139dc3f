"""Who may sit where and when, decided: rows to store, or a refusal. Pure."""

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec.structs import replace

from valdora import content
from valdora.dealer import VERSIONS, Deal
from valdora.rules import SetupError, check_players, new_game
from valdora.rules.versions import latest
from valdora.table import requests, rows, shapes
from valdora.table.fold import Table
from valdora.table.names import given_name
from valdora.table.play import revealed
from valdora.table.refusals import Refusal
from valdora.table.timing import chosen
from valdora.table.values import Change, Link

MOST_LINKS = 100
ABANDONED_MS = 24 * 60 * 60 * 1000
"""After so long without anything happening, everyone seated may close a table."""
PATIENCE_MS = 2 * 60 * 1000
"""After so long away others at the table may let a bot play for a person, or follow the host."""


def opened(
    ask: requests.CreateTable, key: str, commitment: str, now: int, bots: Collection[str]
) -> rows.Opened:
    """The row of a new table; `bots` are those people may choose."""
    if ask.edition not in content.editions():
        raise Refusal("unknown-edition", {"edition": ask.edition})
    edition = content.load(ask.edition)
    try:
        check_players(edition, len(ask.seats))
    except SetupError:
        figures = {"low": edition.min_players, "high": edition.max_players}
        raise Refusal("player-count", {**figures, "got": len(ask.seats)}) from None
    if isinstance(ask.starts, int) and ask.starts >= len(ask.seats):
        raise Refusal("no-such-seat", {"number": ask.starts})
    return rows.Opened(
        at=now,
        edition=edition.id,
        edition_sha256=edition.sha256,
        rules=latest(),
        seats=[_sitting(wish, key, bots) for wish in ask.seats],
        starts=ask.starts,
        public=ask.public,
        watching=ask.watching,
        pace=ask.pace,
        covered=ask.covered,
        clock=chosen(ask.clock, bots),
        host=key,
        commitment=commitment,
        dealer=VERSIONS[-1],
        needs=3,
    )


def _sitting(
    wish: requests.Person | requests.Free | requests.Robot, key: str, bots: Collection[str]
) -> rows.Sitting:
    match wish:
        case requests.Person(name=name):
            return rows.Sitting(kind="person", name=given_name(name), holder=key)
        case requests.Robot(bot=bot):
            return rows.Sitting(kind="bot", bot=_known(bot, bots))
        case _:
            return rows.Sitting()


def changed(
    table: Table,
    key: str | None,
    ask: requests.ChangeTable,
    now: int,
    bots: Collection[str] = (),
) -> list[Change]:
    """The host changes options; `bots` are those people may choose."""
    _host(table, key)
    _not_closed(table)
    fixed = (ask.public, ask.starts, ask.covered, ask.clock)
    if table.status != "open" and any(wish is not None for wish in fixed):
        raise Refusal("already-started")
    if isinstance(ask.starts, int):
        _there(table, ask.starts)
    return [
        rows.Changed(
            at=now,
            public=table.public if ask.public is None else ask.public,
            watching=table.watching if ask.watching is None else ask.watching,
            starts=table.starts if ask.starts is None else ask.starts,
            pace=table.pace if ask.pace is None else ask.pace,
            covered=table.covered if ask.covered is None else ask.covered,
            clock=_clock(table, ask.clock, bots),
        )
    ]


def _clock(
    table: Table, wish: shapes.Clock | Literal["none"] | None, bots: Collection[str]
) -> rows.Clock | None:
    if wish is None:
        return table.clock
    return None if wish == "none" else chosen(wish, bots)


def joined(table: Table, key: str, ask: requests.JoinTable, now: int) -> tuple[list[Change], int]:
    """Someone takes a free seat of a public table, or one more at a table where they sit."""
    own = table.access(key)
    if not (table.public or own.seats or own.host):
        raise Refusal("no-access")
    return _taken(table, key, ask, now)


def claimed(
    table: Table, key: str, link: Link, ask: requests.ClaimLink, now: int
) -> tuple[list[Change], int]:
    """Someone takes the seat a link gives: that one, once; or any free one.

    The link to one seat is good as long as the seat is whose it was when the link was made: a
    person's own moves it to another device, the host's fills a seat that is still nobody's.
    """
    if link.role == "watch":
        raise Refusal("no-link")
    if link.role == "join":
        return _taken(table, key, ask, now)
    assert link.seat is not None
    _not_closed(table)
    seat, before = link.seat, table.seats[link.seat]
    if before.resigned:
        raise Refusal("seat-resigned", {"number": seat})
    if before.holder != link.holder:
        raise Refusal("seat-taken", {"number": seat})
    seed = ask.seed if table.status == "open" else before.seed
    now_sitting = rows.Sitting(kind="person", name=given_name(ask.name), holder=key, seed=seed)
    return [rows.SeatSet(at=now, seat=seat, now=now_sitting, link=link.hash)], seat


def _taken(
    table: Table, key: str, ask: requests.JoinTable | requests.ClaimLink, now: int
) -> tuple[list[Change], int]:
    _open(table)
    free = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == "free"]
    if ask.seat is not None:
        _there(table, ask.seat)
        if ask.seat not in free:
            raise Refusal("seat-taken", {"number": ask.seat})
    if not free:
        raise Refusal("no-free-seat")
    seat = free[0] if ask.seat is None else ask.seat
    sitting = rows.Sitting(kind="person", name=given_name(ask.name), holder=key, seed=ask.seed)
    return [rows.SeatSet(at=now, seat=seat, now=sitting)], seat


def left(
    table: Table, key: str | None, ask: requests.LeaveSeat, now: int, *, stand_in: str
) -> list[Change]:
    """Before the start the seat is free again; later a bot plays on, and one may come back.

    The host's right goes to the next person, unless they stay at the table without a seat.
    """
    seat = ask.seat
    _own(table, key, seat)
    follows = [] if ask.stay else followed(table, seat, now)
    if table.status == "open":
        return [rows.SeatSet(at=now, seat=seat, now=rows.Sitting()), *follows]
    return [_bot_for(table, seat, now, stand_in), *follows]


def stood_in(
    table: Table,
    key: str | None,
    seat: int,
    away: Mapping[int, int],
    now: int,
    *,
    host_here: bool,
    stand_in: str,
) -> list[Change]:
    """A bot plays for someone who has long been `away` (seats, since when), until they come back.

    The host decides, or anyone else who plays while the host is not here.
    """
    _there(table, seat)
    you = table.access(key)
    if not you.host and all(table.seats[own].resigned for own in you.seats):
        raise Refusal("not-seated")
    if not you.host and host_here:
        raise Refusal("not-host")
    if table.clock and table.clock.kind == "slow":
        raise Refusal("on-the-clock")
    made = _bot_for(table, seat, now, stand_in, away=True)
    if seat not in away:
        raise Refusal("not-away")
    wait = PATIENCE_MS - (now - away[seat])
    if wait > 0:
        raise Refusal("not-away-long", {"seconds": -(-wait // 1000)})
    return [made]


def _bot_for(
    table: Table, seat: int, now: int, stand_in: str, *, away: bool = False
) -> rows.SeatSet:
    sitting = table.seats[seat]
    _running(table)
    if sitting.kind == "bot":
        raise Refusal("bot-already", {"number": seat})
    gone = replace(sitting, kind="bot", bot=level_here(table, stand_in))
    return rows.SeatSet(at=now, seat=seat, now=gone, away=away)


def level_here(table: Table, usual: str) -> str:
    """The bot that plays for people here: as the table has chosen with its clock, or the usual."""
    return table.clock.bot if table.clock else usual


def followed(table: Table, seat: int, now: int) -> list[Change]:
    """A host who leaves their last seat is followed by the next person, if there is one."""
    count = len(table.seats)
    others = [table.seats[(seat + n) % count] for n in range(1, count)]
    if table.seats[seat].holder != table.host or any(
        each.holder == table.host and each.kind == "person" for each in others
    ):
        return []
    people = [each for each in others if each.holder not in (None, table.host)]
    people = [each for each in people if not each.resigned]
    # Who plays now comes before those for whom a bot does.
    people.sort(key=lambda each: each.kind != "person")
    return [rows.HostSet(at=now, holder=str(people[0].holder))] if people else []


def host_followed(
    table: Table, key: str | None, away: Mapping[int, int], now: int, *, host_here: bool
) -> list[Change]:
    """Before the start, when all would wait for ever: someone seated is the host from now on, in
    place of one who has long been `away` (seats, since when).

    Of a host without a seat it is known only that they are not here: then the patience begins when
    something last happened at the table.
    """
    if key is None or not table.access(key).seats:
        raise Refusal("not-seated")
    _open(table)
    if host_here or key == table.host:
        raise Refusal("host-here")
    gone = [away.get(seat, now) for seat in table.access(table.host).seats]
    wait = PATIENCE_MS - (now - max(gone, default=table.changed))
    if wait > 0:
        raise Refusal("host-just-left", {"seconds": -(-wait // 1000)})
    return [rows.HostSet(at=now, holder=key)]


def returned(table: Table, key: str | None, seat: int, now: int) -> list[Change]:
    """A person takes the seat back from the bot that played for them."""
    sitting = _own(table, key, seat)
    _running(table)
    if sitting.resigned:
        raise Refusal("seat-resigned", {"number": seat})
    if sitting.kind == "person":
        raise Refusal("person-already", {"number": seat})
    return [rows.SeatSet(at=now, seat=seat, now=replace(sitting, kind="person", bot=None))]


def resigned(table: Table, key: str | None, seat: int, now: int, *, stand_in: str) -> list[Change]:
    """A bot plays the seat to the end; without any person left the table is closed."""
    sitting = _own(table, key, seat)
    _running(table)
    if sitting.resigned:
        raise Refusal("seat-resigned", {"number": seat})
    gone = replace(
        sitting, kind="bot", bot=sitting.bot or level_here(table, stand_in), resigned=True
    )
    made: list[Change] = [rows.SeatSet(at=now, seat=seat, now=gone)]
    others = [each for number, each in enumerate(table.seats) if number != seat]
    if not any(each.holder and not each.resigned for each in others):
        return [*made, rows.Closed(at=now)]
    return [*made, *followed(table, seat, now)]


def bot_set(
    table: Table, key: str | None, seat: int, bot: str, now: int, bots: Collection[str]
) -> list[Change]:
    """The host puts a bot on a seat where nobody sits; one may do so for oneself."""
    _there(table, seat)
    sitting = table.seats[seat]
    if key is None or key not in (table.host, sitting.holder):
        raise Refusal("not-host")
    _known(bot, bots)
    if table.status == "open":
        return [rows.SeatSet(at=now, seat=seat, now=rows.Sitting(kind="bot", bot=bot))]
    _running(table)
    if sitting.holder not in (None, key):
        raise Refusal("seat-taken", {"number": seat})
    return [rows.SeatSet(at=now, seat=seat, now=replace(sitting, kind="bot", bot=bot))]


def freed(table: Table, key: str | None, seat: int, now: int) -> list[Change]:
    """The host makes a seat free again, before the start."""
    _there(table, seat)
    _host(table, key)
    _open(table)
    return [rows.SeatSet(at=now, seat=seat, now=rows.Sitting())]


def seed_given(table: Table, key: str | None, seat: int, seed: str, now: int) -> list[Change]:
    """Someone adds to the shuffle of a table whose commitment they know; the first one counts."""
    sitting = _own(table, key, seat)
    _open(table)
    if sitting.seed:
        return []
    return [rows.SeatSet(at=now, seat=seat, now=replace(sitting, seed=seed))]


def started(table: Table, key: str | None, first: int, deal: Deal, now: int) -> list[Change]:
    """The game begins; who is first and the deal are those of `dealing.beginning`."""
    may_start(table, key)
    begin = rows.Started(
        at=now,
        first=first,
        layout={space: dict(stones) for space, stones in deal.layout.items()},
        rivals=list(deal.rivals),
    )
    state = new_game(table.edition, len(table.seats), deal.layout, deal.rivals, table.rules)
    return [begin, *(page.row for page in revealed(state, deal, now))]


def may_start(table: Table, key: str | None) -> None:
    """Refuse to start a table that is not ready."""
    _host(table, key)
    _open(table)
    free = sum(sitting.kind == "free" for sitting in table.seats)
    if free:
        raise Refusal("seats-free", {"free": free})


def closed(table: Table, key: str | None, now: int) -> list[Change]:
    """The host closes the table, or another seat when nothing happened for a day.

    Where time runs it goes on by itself.
    """
    you = table.access(key)
    if not you.host and not you.seats:
        raise Refusal("not-seated")
    if table.status in ("over", "closed"):
        raise Refusal("table-closed")
    if not you.host and (table.due or now - table.changed < ABANDONED_MS):
        raise Refusal("not-abandoned", {"hours": ABANDONED_MS // 3_600_000})
    return [rows.Closed(at=now)]


def linked(
    table: Table, key: str | None, ask: requests.AskLink, hashed: str, now: int
) -> list[Change]:
    """Someone seated (or the host) makes a link."""
    you = table.access(key)
    if not you.host and not you.seats:
        raise Refusal("not-seated")
    if len(table.links) >= MOST_LINKS:
        raise Refusal("too-many-links", {"limit": MOST_LINKS})
    seat = ask.seat if ask.role == "seat" else None
    if ask.role == "watch" and not table.watching:
        raise Refusal("watching-off")
    if ask.role == "join":
        _open(table)
    if ask.role == "seat":
        _may_link_seat(table, seat, host=you.host, own=seat in you.seats)
    return [rows.Linked(at=now, role=ask.role, seat=seat, hash=hashed)]


def _may_link_seat(table: Table, seat: int | None, *, host: bool, own: bool) -> None:
    """One's own seat at any time; the host others that are free or played by a mere bot."""
    if seat is None:
        raise Refusal("no-such-seat", {"number": -1})
    _there(table, seat)
    _not_closed(table)
    sitting = table.seats[seat]
    if sitting.resigned:
        raise Refusal("seat-resigned", {"number": seat})
    if own:
        return
    if not host:
        raise Refusal("not-host")
    if sitting.holder is not None:
        raise Refusal("seat-taken", {"number": seat})


def links_of(table: Table, key: str | None) -> list[Link]:
    """The links someone may see and take back: the host all, others those to their own seats."""
    you = table.access(key)
    if not you.host and not you.seats:
        raise Refusal("not-seated")
    return [link for link in table.links.values() if you.host or link.holder == key]


def unlinked(table: Table, key: str | None, id_: str, now: int) -> list[Change]:
    """A link is taken back: nobody comes in by it any more, and who watches by it goes."""
    for link in links_of(table, key):
        if link.id == id_:
            return [rows.Unlinked(at=now, hash=link.hash, needs=2)]
    raise Refusal("no-link")


def watched(table: Table, key: str, link: Link, now: int) -> list[Change]:
    """Someone may watch from now on."""
    if link.role != "watch":
        raise Refusal("no-link")
    if not table.watching:
        raise Refusal("watching-off")
    return [] if key in table.watchers else [rows.Watches(at=now, holder=key, link=link.hash)]


def again(
    table: Table, key: str | None, commitment: str, now: int, *, host_here: bool
) -> rows.Opened:
    """The row of the table for a rematch: the same people and bots, the next seat begins.

    The host is the same if they are still here, otherwise who asks: somebody must begin.
    """
    you = table.access(key)
    if not you.seats and not you.host:
        raise Refusal("not-seated")
    if table.status not in ("over", "closed"):
        raise Refusal("not-finished")
    return rows.Opened(
        at=now,
        edition=table.edition.id,
        edition_sha256=table.edition.sha256,
        rules=latest(),
        seats=[_once_more(sitting) for sitting in table.seats],
        starts=1 % len(table.seats),
        public=table.public,
        watching=table.watching,
        pace=table.pace,
        covered=table.covered,
        clock=table.clock,
        host=key if key and you.seats and not host_here else table.host,
        commitment=commitment,
        colours=table.colours,
        dealer=VERSIONS[-1],
        needs=3,
    )


def _once_more(sitting: rows.Sitting) -> rows.Sitting:
    if sitting.holder is None:
        return sitting
    return replace(sitting, kind="person", bot=None, resigned=False, seed="")


def _known(bot: str, bots: Collection[str]) -> str:
    """The bot, if people may choose one of this name."""
    if bot not in bots:
        raise Refusal("unknown-bot", {"bot": bot})
    return bot


def _host(table: Table, key: str | None) -> None:
    if key != table.host:
        raise Refusal("not-host")


def _own(table: Table, key: str | None, seat: int) -> rows.Sitting:
    _there(table, seat)
    if key is None or table.seats[seat].holder != key:
        raise Refusal("not-your-seat", {"number": seat})
    return table.seats[seat]


def _there(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", {"number": seat})


def _open(table: Table) -> None:
    _not_closed(table)
    if table.status != "open":
        raise Refusal("already-started")


def _running(table: Table) -> None:
    _not_closed(table)
    if table.status != "running":
        raise Refusal("not-running")


def _not_closed(table: Table) -> None:
    if table.status in ("closed", "over"):
        raise Refusal("table-closed")
