"""Domain objects as they are sent: a `view` is plain JSON, a `shape` a struct with its types."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from valdora.content import Edition
from valdora.records import result_of, state_view
from valdora.rules import Action, Event, State, almanac
from valdora.table import rows, shapes
from valdora.table.clock import Clocks
from valdora.table.fold import Table
from valdora.table.values import Access, ChatLine, Step
from valdora.texts import rulebook


def action_view(action: Action) -> shapes.ActionShape:
    """An action as JSON: its kind and its fields."""
    return {"kind": action.kind, **action.__dict__}


def event_view(event: Event) -> dict[str, Any]:
    """An event as JSON: its kind and its fields."""
    return {"kind": event.kind, **event.__dict__}


def event_views(events: Iterable[Event]) -> list[shapes.EventShape]:
    """Events as JSON."""
    return [event_view(event) for event in events]


def state_shape(state: State) -> shapes.State:
    """The public state."""
    return shapes.State(**state_view(state))  # what is inside is written the same as a dictionary


def table_shape(table: Table, seed: str | None) -> shapes.Table:
    """The table as everyone sees it; `seed` is shown once the game has ended."""
    state, running = table.state, table.status == "running"
    ended = state is not None and table.status in ("over", "closed")
    result = result_of(state) if state and table.status == "over" else None
    return shapes.Table(
        id=table.id,
        seq=table.seq,
        status=table.status,
        edition=table.edition.id,
        edition_sha256=table.edition.sha256,
        seats=[_seat(table, number) for number in range(len(table.seats))],
        seat_changes=msgspec.convert(
            table.seat_changes, list[shapes.SeatChange], from_attributes=True
        ),
        starts=table.starts,
        public=table.public,
        watching=table.watching,
        pace=table.pace,
        covered=table.covered,
        clock=clock_shape(table.clock),
        clocks=clocks_shape(table.clocks),
        closes=table.closes,
        paused=table.paused,
        proposal=_proposal(table),
        remembered=remembered_shape(table),
        created=table.created,
        changed=table.changed,
        round=state.round if state else 0,
        turn=state.seat if state and running else None,
        commitment=table.commitment,
        player_seeds=[sitting.seed for sitting in table.seats],
        seed=seed if ended else None,
        dealer=table.dealer,
        first=table.begins.first if table.begins else None,
        drawn=table.begins.drawn if table.begins else table.starts == "random",
        result=msgspec.convert(result, shapes.Result) if result else None,
        rematch=table.rematch,
    )


def _seat(table: Table, number: int) -> shapes.Seat:
    sitting = table.seats[number]
    return shapes.Seat(
        seat=number,
        colour=table.colours[number],
        kind=sitting.kind,
        name=sitting.name,
        bot=sitting.bot,
        away=sitting.away,
        resigned=sitting.resigned,
    )


def _proposal(table: Table) -> shapes.Proposal | None:
    made = table.proposal
    if made is None:
        return None
    people = [number for number, each in enumerate(table.seats) if each.kind == "person"]
    agreed = [number for number in people if table.seats[number].holder in made.agreed]
    return shapes.Proposal(
        seq=made.seq,
        seat=made.seat,
        what=made.what,
        back=0 if made.to is None else table.ply - made.to,
        of=made.of,
        until=made.until,
        agreed=agreed,
        asked=[number for number in people if number not in agreed],
    )


def remembered_shape(table: Table) -> dict[str, list[str]]:
    """By city, the next pages of a book that all have seen before plies were taken back."""
    return {book: list(pages) for book, pages in table.remembered.items()}


def clock_shape(clock: rows.Clock | None) -> shapes.Clock | None:
    """The clock of a table, as it was chosen."""
    if clock is None:
        return None
    if clock.kind == "live":
        return shapes.LiveClock(bank=clock.bank, increment=clock.increment, bot=clock.bot)
    return shapes.SlowClock(turn=clock.bank, holidays=clock.holidays, bot=clock.bot)


def clocks_shape(clocks: Clocks | None) -> shapes.Clocks | None:
    """What the clocks show; the same from the same rows, so the time is left to who looks."""
    return msgspec.convert(clocks, shapes.Clocks, from_attributes=True) if clocks else None


def you_shape(access: Access) -> shapes.You:
    """What someone may do at a table."""
    return shapes.You(seats=list(access.seats), host=access.host, watcher=access.watcher)


def past_shape(step: Step) -> shapes.PastStep:
    """One step of the game."""
    return shapes.PastStep(
        seq=step.seq,
        ply=step.ply,
        seat=step.seat,
        do=[str(action) for action in step.actions],
        took_back=step.took_back,
        events=event_views(step.events),
        at=step.at,
    )


def chat_shape(line: ChatLine) -> shapes.ChatLine:
    """Something said at the table."""
    return msgspec.convert(line, shapes.ChatLine, from_attributes=True)


@lru_cache(maxsize=16)
def edition_shape(edition: Edition) -> shapes.Edition:
    """An edition with what the rules work out from it."""
    made = almanac(edition)
    return shapes.Edition(
        id=edition.id,
        name=edition.name,
        sha256=edition.sha256,
        min_players=edition.min_players,
        max_players=edition.max_players,
        rival=edition.rival,
        start=edition.start,
        spaces=list(edition.spaces),
        roads=list(edition.roads),
        discard=(edition.discard.x, edition.discard.y),
        gemstones=dict(edition.gemstones),
        equipment=list(edition.equipment),
        commissions=list(edition.commissions),
        crafts=list(edition.crafts),
        figures=edition.figures,
        sources=dict(edition.sources),
        books={book: dict(edition.cards(book)) for book in edition.books},
        reach={
            start: shapes.Reach(free=sorted(reached.free), far=sorted(reached.far))
            for start, reached in made.reach.items()
        },
        actions=[action_view(action) for action in made.actions],
        told={key: dict(told) for key, told in rulebook.figures(edition).items()},
    )


def review_shape(stored: rows.Review, edition: Edition) -> shapes.Review:
    """A judged game as it is sent."""
    by_notation = almanac(edition).by_notation

    def actions(do: Iterable[str]) -> list[shapes.ActionShape]:
        return [action_view(by_notation[line]) for line in do]

    def turn(kept: rows.ReviewedTurn) -> dict[str, Any]:
        better = kept.better
        return {
            **msgspec.structs.asdict(kept),
            "actions": actions(kept.do),
            "better": better and {**msgspec.structs.asdict(better), "actions": actions(better.do)},
        }

    return msgspec.convert(
        {**msgspec.structs.asdict(stored), "turns": [turn(each) for each in stored.turns]},
        shapes.Review,
    )
