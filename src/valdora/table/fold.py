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
from valdora.rules import IllegalAction, State, apply, is_final, new_game
from valdora.rules.versions import is_known, latest
from valdora.table import rows, shapes
from valdora.table.rows import Row, Summary
from valdora.table.views import event_views
from valdora.texts.names import stored_bot

ACKS_KEPT: Final = 256
CHAT_KEPT: Final = 200
CHANGES_KEPT: Final = 100
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(shapes.Past).decode


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
    rules: int = field(default_factory=latest)
    """The version of the rules it is played by, from its opening on."""
    seats: list[rows.Sitting] = field(default_factory=list)
    colours: list[rows.PlayerColour] = field(default_factory=list)
    """Of the seats, in their order."""
    seat_changes: list[shapes.SeatChange] = field(default_factory=list)
    starts: int | Literal["random"] = "random"
    public: bool = False
    watching: bool = True
    pace: int = 0
    covered: bool = False
    host: str = ""
    commitment: str = ""
    created: int = 0
    changed: int = 0
    links: dict[str, Link] = field(default_factory=dict)
    watchers: set[str] = field(default_factory=set)
    chat: list[shapes.ChatLine] = field(default_factory=list)
    rematch: str | None = None
    review: rows.Review | None = None
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

    @property
    def only_bots(self) -> bool:
        """Whether bots are among themselves, and no person may come back."""
        return all(
            sitting.kind == "bot" and (sitting.holder is None or sitting.resigned)
            for sitting in self.seats
        )

    def seats_of(self, key: str) -> list[int]:
        """The seats whose holder has this key hash, a bot playing for them or not."""
        return [seat for seat, sitting in enumerate(self.seats) if sitting.holder == key]

    def you(self, key: str | None, link: str | None = None) -> shapes.You:
        """What the holder of a key may do; the hash of a watch link adds that right."""
        invited = key in self.watchers or (link in self.links and self.links[link].role == "watch")
        return shapes.You(
            seats=self.seats_of(key) if key else [],
            host=key == self.host,
            watcher=self.open_to_all or (self.watching and invited),
        )

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
        waits = self.bot_to_move is not None and not self.only_bots
        return Summary(self.status, self.open_to_all, waits, self.changed)

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
            seats=[self._seat(number) for number in range(len(self.seats))],
            seat_changes=self.seat_changes,
            starts=self.starts,
            public=self.public,
            watching=self.watching,
            pace=self.pace,
            covered=self.covered,
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

    def _seat(self, number: int) -> shapes.Seat:
        sitting = self.seats[number]
        return shapes.Seat(
            seat=number,
            colour=self.colours[number],
            kind=sitting.kind,
            name=sitting.name,
            bot=sitting.bot,
            away=sitting.kind == "bot" and sitting.holder is not None and not sitting.resigned,
            resigned=sitting.resigned,
        )

    def header(self, seed: bytes | None) -> Header:
        """The header of the game file; the seed only once the game has ended."""
        assert self.deal is not None
        seeds = tuple(sitting.seed for sitting in self.seats)
        shown = seed if self.status in ("over", "closed") else None
        dealer = Sealed(self.commitment, seeds, shown)
        return Header.of(
            self.edition, [*map(name_of, self.seats, self.colours)], dealer, self.deal, self.rules
        )

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
        """Fold one row in; rows come in the order of their seq.

        `Unreadable` if it is not possible in the game as this version knows it.
        """
        assert row.seq == self.seq + 1, f"row {row.seq} after {self.seq}"
        kind = rows.from_row(row)
        self.seq = row.seq
        self.changed = kind.at or self.changed
        try:
            self._fold(kind)
        except (LookupError, IllegalAction) as error:
            raise rows.too_new(f"row {row.seq} ({row.kind}): {error}") from error

    @singledispatchmethod
    def _fold(self, row: Any) -> None:
        raise TypeError(f"there is no fold for {type(row).__name__}")

    @_fold.register
    def _(self, row: rows.Unknown) -> None:
        """Nothing that this version could show or play."""

    @_fold.register
    def _(self, row: rows.Opened) -> None:
        if not is_known(row.rules):
            raise rows.too_new(f"version {row.rules} of the rules")
        if row.edition not in content.editions():
            raise rows.too_new(f"edition {row.edition}")
        self.edition = content.load(row.edition)
        if self.edition.sha256 != row.edition_sha256:
            raise rows.Unreadable(
                "table-outdated", f"other figures of {row.edition}", edition=row.edition
            )
        self.rules = row.rules
        self.seats = list(row.seats)
        self.colours = row.colours or list(rows.PLAYER_COLOURS[: len(row.seats)])
        self.starts, self.public, self.watching = row.starts, row.public, row.watching
        self.pace, self.covered = row.pace, row.covered
        self.host, self.commitment = row.host, row.commitment
        self.created = row.at

    @_fold.register
    def _(self, row: rows.SeatSet) -> None:
        change = _change(self.seats[row.seat], row)
        self.seats[row.seat] = row.now
        if row.link:
            self.links.pop(row.link, None)
        if change:
            self._note(row.seat, change, row.at)

    @_fold.register
    def _(self, row: rows.HostSet) -> None:
        self.host = row.holder
        self._note(self.seats_of(row.holder)[0], "host", row.at)

    def _note(self, seat: int, change: shapes.SeatChangeKind, at: int) -> None:
        """Keep a change of who plays; before the game there is nothing to tell of."""
        if self.status == "running":
            made = shapes.SeatChange(seq=self.seq, ply=self.ply, seat=seat, change=change, at=at)
            self.seat_changes = [*self.seat_changes[1 - CHANGES_KEPT :], made]

    @_fold.register
    def _(self, row: rows.Changed) -> None:
        self.public = self.public if row.public is None else row.public
        self.watching = self.watching if row.watching is None else row.watching
        self.starts = self.starts if row.starts is None else row.starts
        self.pace = self.pace if row.pace is None else row.pace
        self.covered = self.covered if row.covered is None else row.covered

    @_fold.register
    def _(self, row: rows.Linked) -> None:
        self.links[row.hash] = Link(row.hash, row.role, row.seat)

    @_fold.register
    def _(self, row: rows.Watches) -> None:
        self.watchers.add(row.holder)

    @_fold.register
    def _(self, row: rows.Started) -> None:
        self._turn_seats(row.first)
        self.links = {link.hash: link for link in self.links.values() if link.role == "watch"}
        self.starts = 0
        self.deal = Deal(row.layout, tuple(row.rivals), {})
        self.state = new_game(self.edition, len(self.seats), row.layout, row.rivals, self.rules)
        self.status = "running"
        self._begin_step(None, row.at)

    def _turn_seats(self, first: int) -> None:
        """Whatever is kept by seat turns with the seats."""
        count = len(self.seats)
        self.seats = self.seats[first:] + self.seats[:first]
        self.colours = self.colours[first:] + self.colours[:first]
        self.chat = [
            msgspec.structs.replace(line, seat=(line.seat - first) % count) for line in self.chat
        ]
        self.acks = OrderedDict(
            (((seat - first) % count, client_id), seq)
            for (seat, client_id), seq in self.acks.items()
        )

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
        if seat is not None and not is_final(before, after):
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


def _change(before: rows.Sitting, row: rows.SeatSet) -> shapes.SeatChangeKind | None:
    """What it means that someone sits there now, if another plays from now on."""
    if row.now.resigned and not before.resigned:
        return "resigned"
    if (before.kind, row.now.kind) == ("person", "bot"):
        return "away" if row.away else "left"
    return "back" if (before.kind, row.now.kind) == ("bot", "person") else None


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


def name_of(sitting: rows.Sitting, colour: str) -> str:
    """The name in the game file."""
    return sitting.name or (stored_bot(colour, sitting.bot) if sitting.bot else "-")
