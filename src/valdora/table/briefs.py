"""What is kept beside a table's rows, so that lists and starts need not read them."""

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from valdora.rules import scores, winners
from valdora.table import rows, shapes
from valdora.table.fold import Table
from valdora.table.refusals import Refusal

Cursor = Annotated[str, Meta(pattern="^[0-9]{1,16}-[a-z2-7]{1,64}$")]
"""Where a list goes on, as the answer before has said."""
Place = tuple[int, str]
"""Of a table in a list: when it changed, and its id. The latest is first."""
_MINUTE_MS: Final = 60_000


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    changed: int
    brief: rows.Brief | None
    """Nothing as long as it is not known what lists show of it."""
    refused: Refusal | None = None
    """Why the table cannot be read, if that is known."""

    @property
    def place(self) -> Place:
        """Where it stands."""
        return self.changed, self.id


def place_of(cursor: str | None) -> Place | None:
    """The place behind which a page begins."""
    if cursor is None:
        return None
    changed, _, id_ = cursor.partition("-")
    return int(changed), id_


def cursor_at(listed: Listed) -> str:
    """The cursor of the page behind a table."""
    return f"{listed.changed}-{listed.id}"


def summary(table: Table) -> rows.Summary:
    """What the storage keeps beside the rows."""
    return rows.Summary(
        table.status,
        public=table.open_to_all and not table.only_bots,
        waits_for_bot=table.bot_to_move is not None and not table.only_bots,
        changed=table.changed,
        due=table.due,
        brief=rows.to_brief(brief(table)),
        slow=table.clock is not None and table.clock.kind == "slow",
        waits_for=table.turn.person if table.turn and table.person_to_move else None,
    )


def changes(now: rows.Summary, kept: rows.Summary) -> rows.Changes:
    """What is kept of a summary and not so any more; of when it changed lists tell the minute."""
    if now.changed // _MINUTE_MS != kept.changed // _MINUTE_MS:
        return "all"
    turn = {"changed": kept.changed, "brief": kept.brief, "waits_for": kept.waits_for}
    if {**now.__dict__, **turn} != kept.__dict__:
        return "all"
    return "rows" if (now.brief, now.waits_for) == (kept.brief, kept.waits_for) else "turn"


def brief(table: Table) -> rows.Brief:
    """What lists show of a table."""
    state = table.state
    ended = state if state and table.status == "over" else None
    return rows.Brief(
        theirs=sorted({table.host, *(each.holder for each in table.seats if each.holder)}),
        status=table.status,
        edition=table.edition.id,
        seats=[*map(_seat, table.seats, table.colours)],
        created=table.created,
        round=state.round if state else 0,
        turn=state.seat if state and table.status == "running" else None,
        scores=[each.total for each in scores(ended)] if ended else [],
        winners=list(winners(ended)) if ended else [],
        since=table.turn.at if table.turn and table.status == "running" else None,
        due=table.clocks.due if table.clocks and table.status == "running" else None,
    )


def _seat(sitting: rows.Sitting, colour: rows.PlayerColour) -> rows.BriefSeat:
    return rows.BriefSeat(
        colour, sitting.kind, sitting.name, sitting.bot, sitting.away, sitting.resigned
    )


def listed_shape(listed: Listed, brief: rows.Brief) -> shapes.ListedTable:
    """A table as lists show it."""
    return shapes.ListedTable(
        id=listed.id,
        status=brief.status,
        edition=brief.edition,
        seats=[
            shapes.Seat(
                seat=number,
                colour=each.colour,
                kind=each.kind,
                name=each.name,
                bot=each.bot,
                away=each.away,
                resigned=each.resigned,
            )
            for number, each in enumerate(brief.seats)
        ],
        created=brief.created,
        changed=listed.changed,
        round=brief.round,
        turn=brief.turn,
        since=brief.since,
        due=brief.due,
        result=shapes.ListedResult(brief.scores, brief.winners) if brief.winners else None,
    )
