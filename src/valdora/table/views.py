"""Domain objects as the shapes that are sent."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from valdora.content import Edition
from valdora.records import state_view
from valdora.rules import Event, State, tables
from valdora.table import rows, shapes
from valdora.texts import rulebook


def event_view(event: Event) -> dict[str, Any]:
    """An event as JSON: its kind and its fields."""
    return {"kind": event.kind, **event.__dict__}


def event_views(events: Iterable[Event]) -> list[shapes.EventShape]:
    """Events as JSON."""
    return [event_view(event) for event in events]


def state_shape(state: State) -> shapes.State:
    """The public state."""
    return msgspec.convert(state_view(state), shapes.State)


def review_shape(review: rows.Review) -> shapes.Review:
    """A judged game."""
    return msgspec.convert(review, shapes.Review, from_attributes=True)


@lru_cache(maxsize=16)
def edition_shape(edition: Edition) -> shapes.Edition:
    """An edition with what the rules work out from it."""
    made = tables(edition)
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
            start: shapes.Reach(free=sorted(found.free), far=sorted(found.far))
            for start, found in made.reach.items()
        },
        actions=[str(action) for action in made.actions],
        told={key: dict(told) for key, told in rulebook.figures(edition).items()},
    )
