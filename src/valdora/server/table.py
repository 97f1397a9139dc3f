"""A table: the fold of its rows. Pure: no clock, no chance, no input or output.

`take` folds one row in. What a row may be is decided before it is stored (`seating`, `play`), so
folding never refuses one.
"""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import singledispatchmethod
from typing import Any, Final, Literal

import msgspec

from valdora import content
from valdora.content import Edition
from valdora.dealer import Deal
from valdora.records import Header, Sealed, result_of
from valdora.rules import VERSION, State, apply, new_game
from valdora.server import rows, shapes
from valdora.server.storage import Row, Summary
from valdora.server.views import event_views

ACKS_KEPT: Final = 256
CHAT_KEPT: Final = 200
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(shapes.Past).decode


class Outdated(Exception):
    """The game was played with other figures or rules than there are now."""


@dataclass(frozen=True)
class Ply:
    """One ply of the effective line."""

    seat: int | None
    do: str


@dataclass(frozen=True)
class Link:
    """A capability to take a seat or to watch; `hash` is all that is known of its secret."""

    hash: str
    role: Literal["join", "seat", "watch"]
    seat: int | None


@dataclass
class Table:
    """Everything known about one table. Change it by `take` only."""

    id: str
    seq: int = 0
    status: shapes.Status = "open"
    edition: Edition = field(default_factory=content.usual)
    seats: list[rows.Sitting] = field(default_factory=list)
    starts: int | Literal["random"] = "random"
    public: bool = False
    watching: bool = True
    pace: int = 0
    host: str = ""
    commitment: str = ""
    created: int = 0
    changed: int = 0
    links: dict[str, Link] = field(default_factory=dict)
    watchers: set[str] = field(default_factory=set)
    chat: list[shapes.ChatLine] = field(default_factory=list)
    rematch: str | None = None
    review: shapes.Review | None = None
    """The judged game, if somebody asked for it after the end."""

    deal: Deal | None = None
    """The open part of the deal: what everyone sees from the start."""
    state: State | None = None
    line: list[Ply] = field(default_factory=list)
    past: list[tuple[int, bytes]] = field(default_factory=list)
    """All steps but the last, with their seq, as JSON (which takes the least room)."""
    step: shapes.Past | None = None
    """The last step."""
    game_seq: int = 0
    """The last seq that changed the game: moves that know an earlier one are stale."""
    turn_states: list[State] = field(default_factory=list)
    """The states from the start of the turn or the last reveal on, the present one last."""
    acks: "OrderedDict[tuple[int, str], int]" = field(default_factory=OrderedDict)

    # Questions ---------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many plies the effective line has."""
        return len(self.line)

    @property
    def undo_to(self) -> int | None:
        """How far the seat to move may take back, if at all."""
        return self.turn_ply if self.status == "running" and self.turn_ply < self.ply else None

    @property
    def turn_ply(self) -> int:
        """How many plies the line had at the first of `turn_states`."""
        return self.ply - max(0, len(self.turn_states) - 1)

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        if self.status != "running" or self.state is None:
            return None
        return self.seats[self.state.seat].bot

    def seats_of(self, key: str) -> list[int]:
        """The seats whose holder has this key hash, a bot playing for them or not."""
        return [seat for seat, sitting in enumerate(self.seats) if sitting.holder == key]

    def you(self, key: str | None) -> shapes.You:
        """What the holder of a key may do."""
        if key is None:
            return shapes.You(seats=[], host=False, watcher=self.open_to_all)
        watcher = self.watching and (key in self.watchers or self.open_to_all)
        return shapes.You(seats=self.seats_of(key), host=key == self.host, watcher=watcher)

    @property
    def open_to_all(self) -> bool:
        """Whether anyone may see it: public, and watched or still waiting for players."""
        return self.public and (self.watching or self.status == "open")

    def steps_after(self, since: int) -> list[shapes.Past]:
        """The steps behind a seq, those that were taken back included."""
        found = [_decode(step) for seq, step in self.past if seq > since]
        return [*found, self.step] if self.step and self.step.seq > since else found

    def summary(self) -> Summary:
        """What the storage keeps beside the rows."""
        return Summary(self.status, self.open_to_all, self.bot_to_move is not None, self.changed)

    def view(self, seed: str | None) -> shapes.Table:
        """The table as everyone sees it; `seed` is shown once the game has ended."""
        ended = self.status in ("over", "closed") and self.state is not None
        running = self.status == "running" and self.state is not None
        result = result_of(self.state) if self.state and self.status == "over" else None
        return shapes.Table(
            id=self.id,
            seq=self.seq,
            status=self.status,
            edition=self.edition.id,
            edition_sha256=self.edition.sha256,
            seats=[seat_view(number, sitting) for number, sitting in enumerate(self.seats)],
            starts=self.starts,
            public=self.public,
            watching=self.watching,
            pace=self.pace,
            created=self.created,
            changed=self.changed,
            round=self.state.round if self.state else 0,
            turn=self.state.seat if running and self.state else None,
            commitment=self.commitment,
            player_seeds=[sitting.seed for sitting in self.seats],
            seed=seed if ended else None,
            result=msgspec.convert(result, shapes.Result) if result else None,
            rematch=self.rematch,
        )

    def header(self, seed: bytes | None) -> Header:
        """The header of the game file; the seed only once the game has ended."""
        assert self.deal is not None
        seeds = tuple(sitting.seed for sitting in self.seats)
        shown = seed if self.status in ("over", "closed") else None
        dealer = Sealed(self.commitment, seeds, shown)
        return Header.of(self.edition, [name_of(each) for each in self.seats], dealer, self.deal)

    def copy(self) -> "Table":
        """A table to fold rows into while this one stays as it is."""
        return replace(
            self,
            seats=list(self.seats),
            links=dict(self.links),
            watchers=set(self.watchers),
            line=list(self.line),
            past=list(self.past),
            acks=OrderedDict(self.acks),
        )

    # The fold ----------------------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """Fold one row in; rows come in the order of their seq."""
        assert row.seq == self.seq + 1, f"row {row.seq} after {self.seq}"
        kind = rows.from_row(row)
        self.seq = row.seq
        self.changed = kind.at
        self._fold(kind)

    @singledispatchmethod
    def _fold(self, row: Any) -> None:
        raise TypeError(f"there is no fold for {type(row).__name__}")

    @_fold.register
    def _(self, row: rows.Opened) -> None:
        self.edition = content.load(row.edition)
        if (self.edition.sha256, VERSION) != (row.edition_sha256, row.rules):
            raise Outdated(row.edition)
        self.seats = list(row.seats)
        self.starts, self.public, self.watching = row.starts, row.public, row.watching
        self.pace, self.host, self.commitment = row.pace, row.host, row.commitment
        self.created = row.at

    @_fold.register
    def _(self, row: rows.SeatSet) -> None:
        self.seats[row.seat] = row.now
        if row.link:
            self.links.pop(row.link, None)

    @_fold.register
    def _(self, row: rows.Changed) -> None:
        self.public, self.watching = row.public, row.watching
        self.starts, self.pace = row.starts, row.pace

    @_fold.register
    def _(self, row: rows.Linked) -> None:
        self.links[row.hash] = Link(row.hash, row.role, row.seat)

    @_fold.register
    def _(self, row: rows.Watches) -> None:
        self.watchers.add(row.holder)

    @_fold.register
    def _(self, row: rows.Started) -> None:
        self.seats = self.seats[row.first :] + self.seats[: row.first]
        self.links = {link.hash: link for link in self.links.values() if link.role == "watch"}
        self.starts = 0
        self.deal = Deal(row.layout, tuple(row.rivals), {})
        self.state = new_game(self.edition, len(self.seats), row.layout, row.rivals)
        self.status = "running"
        self._begin_step(None, row.at)

    @_fold.register
    def _(self, row: rows.Acted) -> None:
        self._remember(row.seat, row.client_id)
        self._begin_step(row.seat, row.at)
        self._play(row.seat, row.do)

    @_fold.register
    def _(self, row: rows.Revealed) -> None:
        self._play(None, row.do)

    @_fold.register
    def _(self, row: rows.Undone) -> None:
        self._remember(row.seat, row.client_id)
        back = self.ply - row.to
        del self.line[row.to :]
        self.turn_states = self.turn_states[:-back]
        self.state = self.turn_states[-1]
        self._begin_step(row.seat, row.at, took_back=back)

    @_fold.register
    def _(self, row: rows.Said) -> None:
        self._remember(row.seat, row.client_id)
        line = shapes.ChatLine(seq=self.seq, seat=row.seat, name=row.name, text=row.text, at=row.at)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    @_fold.register
    def _(self, row: rows.Closed) -> None:  # noqa: ARG002
        self.status = "closed"

    @_fold.register
    def _(self, row: rows.Rematched) -> None:
        self.rematch = row.table

    @_fold.register
    def _(self, row: rows.Reviewed) -> None:
        self.review = row.review

    def _begin_step(self, seat: int | None, at: int, took_back: int = 0) -> None:
        self.game_seq = self.seq
        if self.step:
            self.past.append((self.step.seq, _encode(self.step)))
        self.step = shapes.Past(
            seq=self.seq, ply=self.ply, seat=seat, do=[], took_back=took_back, events=[], at=at
        )

    def _play(self, seat: int | None, do: str) -> None:
        assert self.state is not None
        before = self.state
        after, events = apply(before, before.tables.by_notation[do])
        self.line.append(Ply(seat, do))
        same_turn = (after.seat, after.round) == (before.seat, before.round)
        if seat is not None and same_turn and after.reveals is None:
            self.turn_states = [*(self.turn_states or [before]), after]
        else:
            self.turn_states = [after]
        self.state, self.game_seq = after, self.seq
        if after.phase == "over":
            self.status = "over"
        assert self.step is not None
        self.step = msgspec.structs.replace(
            self.step,
            seq=self.seq,
            ply=self.ply,
            do=[*self.step.do, do],
            events=[*self.step.events, *event_views(events)],
        )

    def _remember(self, seat: int, client_id: str | None) -> None:
        if client_id is not None:
            self.acks[seat, client_id] = self.seq
            if len(self.acks) > ACKS_KEPT:
                self.acks.popitem(last=False)


def folded(id_: str, kept: Iterable[Row]) -> Table:
    """The table that these rows make."""
    table = Table(id_)
    for row in kept:
        table.take(row)
    return table


def effective(steps: Iterable[shapes.Past]) -> list[shapes.Past]:
    """Steps without those that were taken back, and without the taking back."""
    kept: list[shapes.Past] = []
    for step in steps:
        if step.took_back:
            while kept and kept[-1].ply > step.ply:
                kept.pop()
        else:
            kept.append(step)
    return kept


def seat_view(number: int, sitting: rows.Sitting) -> shapes.Seat:
    """A seat as everyone sees it."""
    return shapes.Seat(
        seat=number,
        kind=sitting.kind,
        name=sitting.name,
        bot=sitting.bot,
        away=sitting.kind == "bot" and sitting.holder is not None and not sitting.resigned,
        resigned=sitting.resigned,
    )


def name_of(sitting: rows.Sitting) -> str:
    """The name in the game file: a bot is called by its level."""
    return sitting.name or sitting.bot or "-"
