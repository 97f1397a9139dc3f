"""What a reminder says, in the person's language: the table, who waits, the time left, the news."""

import hashlib
from dataclasses import dataclass, field
from typing import Final
from uuid import uuid4

from valdora.rules.events import TurnEnded
from valdora.server.reminders.addresses import Channel, Wishes
from valdora.table.clock import DAY_MS
from valdora.table.facts import name_of
from valdora.table.fold import Table
from valdora.table.history import since_turn
from valdora.texts import Texts

MOST_NEWS: Final = 12
"""Sentences of what happened, the latest; a line of chat may say more."""
_HOUR_MS: Final = 60 * 60_000


@dataclass(frozen=True)
class Letter:
    """Something to tell somebody, free of how it gets there."""

    id: str
    """The same however often it is sent."""
    notice: str
    language: str
    title: str
    says: tuple[str, ...]
    """Who waits, and how long still."""
    table: str = ""
    names: tuple[str, ...] = ()
    """Who sits there."""
    waiting: tuple[str, ...] = ()
    left: int | None = None
    """In milliseconds."""
    news: tuple[str, ...] = ()
    news_title: str = ""
    links: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """What they are for, and where they lead: first to the table."""
    off: str = field(default="", repr=False)
    """One click, and nothing more comes."""

    @property
    def url(self) -> str:
        """Where it is about."""
        return self.links[0][1]

    @property
    def short(self) -> str:
        """What fits beside a title."""
        return "\n".join(self.says)

    @property
    def text(self) -> str:
        """All of it."""
        news = [f"- {each}" for each in self.news]
        parts = ["\n".join(self.says), "\n".join([self.news_title, *news] if news else [])]
        parts += [f"{label}\n{url}" for label, url in self.links]
        return "\n\n".join(filter(None, parts))


def reminder(
    table: Table, notice: str, channel: Channel, wishes: Wishes, now: int, base: str
) -> Letter:
    """That a person is waited for. It is their turn at the table as it is."""
    t = Texts(wishes.language, table.edition)
    turn = table.turn
    assert turn is not None
    names = t.players(map(name_of, table.seats, table.colours))
    waiting = tuple(
        name
        for name, sitting in zip(names, table.seats, strict=True)
        if sitting.kind == "person" and sitting.holder != turn.person
    )
    due = table.clocks.due if table.clocks else None
    left = None if due is None else max(0, due - now)
    says = [t("remind-table", names=t.list(names))]
    if waiting:
        says.append(t("remind-waiting", names=t.list(waiting), count=len(waiting)))
    if left is not None:
        says.append(t("remind-left", left=time_left(t, left)))
    kind = "begin" if notice == "begin" or left is None else "left"
    off = f"{base}/reminders/off/{channel.token}"
    return Letter(
        id=letter_id(table.id, turn.seq, notice, channel.id),
        notice=notice,
        language=t.language,
        title=t("remind-title", kind=kind, left=time_left(t, left or 0)),
        says=tuple(says),
        table=table.id,
        names=names,
        waiting=waiting,
        left=left,
        news=_news(t, table, turn.seat, names),
        news_title=t("remind-news"),
        links=(
            (t("remind-open"), f"{base}/t/{table.id}"),
            (t("remind-off-table"), f"{off}?table={table.id}"),
            (t("remind-off-all"), off),
        ),
        off=f"{base}/api/v1/reminders/off/{channel.token}",
    )


def question(channel: Channel, wishes: Wishes, base: str) -> Letter:
    """Whether somebody wants to be reminded there."""
    t = Texts(wishes.language)
    off = f"{base}/api/v1/reminders/off/{channel.token}"
    return Letter(
        id=letter_id("", 0, "confirm", channel.id),
        notice="confirm",
        language=t.language,
        title=t("remind-confirm-title"),
        says=(t("remind-confirm-text"),),
        links=((t("remind-confirm-open"), f"{base}/reminders/on/{channel.token}"),),
        off=off,
    )


def trial(language: str, base: str) -> Letter:
    """That reminders come where this comes to."""
    t = Texts(language)
    return Letter(
        id=uuid4().hex,
        notice="trial",
        language=t.language,
        title=t("remind-trial-title"),
        says=(t("remind-trial-text"),),
        links=((t("remind-trial-open"), f"{base}/"),),
        off=f"{base}/reminders",
    )


def letter_id(game: str, turn: int, notice: str, channel: str) -> str:
    """What a letter is called wherever it goes: nobody can tell from it whom it is about."""
    told = f"valdora/1/letter/{game}/{turn}/{notice}/{channel}"
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def time_left(t: Texts, left: int) -> str:
    """Days and hours, or hours and minutes."""
    if left >= DAY_MS:
        return t("clock-days", days=left // DAY_MS, hours=left % DAY_MS // _HOUR_MS)
    return t("clock-hours", hours=left // _HOUR_MS, minutes=left % _HOUR_MS // 60_000)


def _news(t: Texts, table: Table, seat: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """What happened since the seat's last turn."""
    said = [
        t.event(event, names)
        for step in since_turn(table, seat)
        if step.seat is not None
        for event in step.events
        if not isinstance(event, TurnEnded)
    ]
    return tuple(said[-MOST_NEWS:])
