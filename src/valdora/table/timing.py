"""What time does at a table, decided: rows to store, or a refusal. Pure: the time is given."""

from collections.abc import Collection

from msgspec.structs import replace

from valdora.table import requests, rows, shapes
from valdora.table.clock import DAY_MS
from valdora.table.fold import Table
from valdora.table.refusals import Refusal
from valdora.table.values import Change


def chosen(wish: shapes.Clock | None, bots: Collection[str]) -> rows.Clock | None:
    """The clock that a host wishes for; `bots` are those people may choose."""
    if wish is None:
        return None
    if wish.bot not in bots:
        raise Refusal("unknown-bot", {"bot": wish.bot})
    if isinstance(wish, shapes.LiveClock):
        return rows.Clock(kind="live", bank=wish.bank, increment=wish.increment, bot=wish.bot)
    return rows.Clock(kind="slow", bank=wish.turn, holidays=wish.holidays, bot=wish.bot)


def time_up(table: Table, now: int) -> list[Change]:
    """A bot plays for the person whose time is up; nothing if nobody's is.

    The person keeps the seat and comes back by `seating.returned`, as after any absence.
    """
    clock, clocks, now = table.clock, table.clocks, max(now, table.time)
    if clock is None or clocks is None or clocks.runs is None or clocks.remaining(clocks.runs, now):
        return []
    gone = replace(table.seats[clocks.runs], kind="bot", bot=clock.bot)
    return [rows.SeatSet(at=now, seat=clocks.runs, now=gone, time=True)]


def ending(table: Table, now: int, idle: int, notice: int) -> list[Change]:
    """Tell that a table will be closed, after `notice`, if nothing has happened for `idle`.

    Where a clock runs a game goes on by itself; what is over stays as it is.
    """
    over = table.status not in ("open", "running")
    if over or table.due is not None or now - table.changed < idle:
        return []
    return [rows.Ending(at=max(now, table.time), closes=max(now, table.time) + notice)]


def fallen_due(table: Table, now: int) -> list[Change]:
    """What time does at a table now: somebody's time is up, or nobody came to it any more."""
    if table.closes is not None and max(now, table.time) >= table.closes:
        return [rows.Closed(at=max(now, table.time))]
    return time_up(table, now)


def holiday(table: Table, key: str | None, ask: requests.TakeHoliday, now: int) -> list[Change]:
    """A person's clock stands still for some days, within what the game allows; 0 ends it."""
    if key is None or ask.seat not in table.seats_of(key):
        raise Refusal("not-your-seat", {"number": ask.seat})
    if table.status != "running":
        raise Refusal("not-running")
    if table.seats[ask.seat].kind == "bot":
        raise Refusal("bot-already", {"number": ask.seat})
    if table.clocks is None:
        raise Refusal("no-clock")
    now = max(now, table.time)
    days = table.clocks.days_off(ask.seat, now)
    if ask.days > days:
        raise Refusal("no-holidays", {"days": days})
    return [rows.Holiday(at=now, seat=ask.seat, until=now + ask.days * DAY_MS)]
