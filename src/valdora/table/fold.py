"""A table: the fold of its rows. Pure: given the time, no chance, no input or output, no shapes.

`take` folds one stored row in, `add` what is decided here. What a row may be is decided before it
is stored (`seating`, `play`), so folding never refuses one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatchmethod
from typing import Any, Final

from msgspec import UNSET

from valdora import content
from valdora.dealer import VERSIONS, Deal
from valdora.records import Begins
from valdora.rules import Action, Event, IllegalAction, Reveal, State, apply, is_final, new_game
from valdora.rules.turns import same_turn
from valdora.rules.versions import is_known
from valdora.table import rows
from valdora.table.clock import Clocks
from valdora.table.facts import Facts, reveals
from valdora.table.rows import Row
from valdora.table.values import (
    Change,
    ChatLine,
    Link,
    Outcome,
    Ply,
    Proposal,
    SeatChange,
    SeatChangeKind,
    Step,
    Turn,
)

ACKS_KEPT: Final = 256
CHAT_KEPT: Final = 200
CHANGES_KEPT: Final = 100
MILESTONE: Final = 32
"""Plies from one milestone of a game to the next."""


@dataclass
class Table(Facts):
    """A table as its rows make it. Change it by `take` and `add` only."""

    def copy(self) -> "Table":
        """A table to fold rows into while this one stays as it is; it costs the same however long
        the game has been."""
        made = object.__new__(Table)
        made.__dict__ |= self.__dict__  # as `copy` does it, at a third of the price
        made.seats, made.links = list(self.seats), dict(self.links)
        made.watchers, made.acks = dict(self.watchers), dict(self.acks)
        made.line, made.steps = self.line.copy(), self.steps.copy()
        made.milestones = self.milestones.copy()
        return made

    def take(self, row: Row) -> None:
        """Fold one row in; rows come in the order of their seq.

        `Unreadable` if it is not possible in the game as this version knows it.
        """
        assert row.seq == self.seq + 1, f"row {row.seq} after {self.seq}"
        try:
            self._next(rows.from_row(row))
        except (LookupError, IllegalAction) as error:
            raise rows.too_new(f"row {row.seq} ({row.kind}): {error}") from error

    def add(self, made: Iterable[Change]) -> list[Row]:
        """Fold in what was decided on this very table; the rows to store for it."""
        kept = []
        for change in made:
            if isinstance(change, Outcome):
                self._next(change.row, change)
                kept.append(rows.to_row(self.seq, change.row))
            else:
                self._next(change)
                kept.append(rows.to_row(self.seq, change))
        return kept

    def _next(self, row: rows.AnyRow | rows.Unknown, outcome: Outcome | None = None) -> None:
        self.seq += 1
        if not isinstance(row, rows.Ending):
            self.changed, self.closes = row.at or self.changed, None
        self.time = max(self.time, row.at)
        if outcome is None:
            self._fold(row)
        else:
            assert outcome.before is self.state, "decided on another state"
            if isinstance(row, rows.Acted):
                self._begin_action(row)
            self._play(outcome.action, outcome.after, outcome.events)
        self._tick()
        self._follow_turn()

    def _follow_turn(self) -> None:
        """See whether somebody else plays on from now on."""
        if self.state is None:
            return
        seat, sitting = self.state.seat, self.seats[self.state.seat]
        person = sitting.holder if sitting.kind == "person" else None
        if self.turn is None or not self.turn.same(self.turns, seat, person):
            self.turn = Turn(self.turns, seat, person, self.seq, self.time)

    def _tick(self) -> None:
        """Let the clock of who is to move run from now on, and no other."""
        if self.clock and self.clocks and self.state:
            runs = self.state.seat if self.person_to_move else None
            self.clocks = self.clocks.followed(self.clock, runs, self.turns, self.time)

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
        if row.dealer not in VERSIONS:
            raise rows.too_new(f"version {row.dealer} of the dealer")
        self.rules, self.dealer = row.rules, row.dealer
        self.seats = list(row.seats)
        self.colours = row.colours or list(rows.PLAYER_COLOURS[: len(row.seats)])
        self.starts, self.public, self.watching = row.starts, row.public, row.watching
        self.pace, self.covered, self.clock = row.pace, row.covered, row.clock
        self.host, self.commitment = row.host, row.commitment
        self.created = row.at

    @_fold.register
    def _(self, row: rows.SeatSet) -> None:
        change = _change(self.seats[row.seat], row)
        self.seats[row.seat] = row.now
        self.proposal = None  # others may have to agree now
        if row.link:
            self.links.pop(row.link, None)
        if change:
            self._note(row.seat, change, row.at)

    @_fold.register
    def _(self, row: rows.HostSet) -> None:
        self.host = row.holder
        self._note(self.seats_of(row.holder)[0], "host", row.at)

    def _note(self, seat: int, change: SeatChangeKind, at: int) -> None:
        """Keep a change of who plays; before the game there is nothing to tell of."""
        if self.status == "running":
            made = SeatChange(self.seq, self.ply, seat, change, at)
            self.seat_changes = [*self.seat_changes[1 - CHANGES_KEPT :], made]

    @_fold.register
    def _(self, row: rows.Changed) -> None:
        self.public = self.public if row.public is None else row.public
        self.watching = self.watching if row.watching is None else row.watching
        self.starts = self.starts if row.starts is None else row.starts
        self.pace = self.pace if row.pace is None else row.pace
        self.covered = self.covered if row.covered is None else row.covered
        self.clock = self.clock if row.clock is UNSET else row.clock

    @_fold.register
    def _(self, row: rows.Holiday) -> None:
        if self.clocks:
            self.clocks = self.clocks.off(row.seat, row.until, self.time)
            self._note(row.seat, "holiday" if row.until > self.time else "holiday-over", row.at)

    @_fold.register
    def _(self, row: rows.Linked) -> None:
        holder = None if row.seat is None else self.seats[row.seat].holder
        self.links[row.hash] = Link(row.hash, row.role, row.seat, holder, row.at)

    @_fold.register
    def _(self, row: rows.Unlinked) -> None:
        self.links.pop(row.hash, None)
        self.watchers = {who: link for who, link in self.watchers.items() if link != row.hash}

    @_fold.register
    def _(self, row: rows.Watches) -> None:
        self.watchers[row.holder] = row.link

    @_fold.register
    def _(self, row: rows.Started) -> None:
        self._turn_seats(row.first)
        self.begins = Begins(row.first, drawn=self.starts == "random")
        self.links = {link.hash: link for link in self.links.values() if link.role == "watch"}
        self.starts = 0
        self.deal = Deal(row.layout, tuple(row.rivals), {})
        self.state = new_game(self.edition, len(self.seats), row.layout, row.rivals, self.rules)
        self.status = "running"
        self.clocks = Clocks.of(self.clock, len(self.seats)) if self.clock else None
        self._begin_step(None, row.at)

    def _turn_seats(self, first: int) -> None:
        """Whatever is kept by seat turns with the seats."""
        count = len(self.seats)
        self.seats = self.seats[first:] + self.seats[:first]
        self.colours = self.colours[first:] + self.colours[:first]
        self.chat = [replace(line, seat=(line.seat - first) % count) for line in self.chat]
        self.acks = {
            ((seat - first) % count, client_id): seq for (seat, client_id), seq in self.acks.items()
        }

    @_fold.register
    def _(self, row: rows.Acted) -> None:
        self._begin_action(row)
        self._play(*self._applied(row.do))

    @_fold.register
    def _(self, row: rows.Revealed) -> None:
        self._play(*self._applied(row.do))

    @_fold.register
    def _(self, row: rows.Undone) -> None:
        self._remember(row.seat, row.client_id)
        back = self.ply - row.to
        if back < len(self.turn_states):
            self.line.cut(row.to)
            self.turn_states = self.turn_states[:-back]
        else:
            self._go_back(row.to)
        self.milestones.cut(-(-row.to // MILESTONE))
        self.state = self.turn_states[-1]
        self._begin_step(row.seat, row.at, took_back=back)

    def _go_back(self, to: int) -> None:
        """Further than the turn or a revealed page: what was seen stays known."""
        for book, pages in reveals(self.line).items():
            if len(pages) > len(self.leafed.get(book, ())):
                self.leafed = {**self.leafed, book: pages}
        self.line.cut(to)
        passed = to // MILESTONE
        state = self.milestones[passed]
        for ply in self.line[passed * MILESTONE :]:
            state, _ = apply(state, ply.action)
        self.turn_states = [state]
        self.turns += 1  # as for the clocks: it begins anew

    @_fold.register
    def _(self, row: rows.Proposed) -> None:
        who = str(self.seats[row.seat].holder)
        self.proposal = Proposal(
            self.seq, row.seat, row.what, row.until, row.to, row.of, agreed=(who,)
        )

    @_fold.register
    def _(self, row: rows.Agreed) -> None:
        if self.proposal:
            agreed = (*self.proposal.agreed, str(self.seats[row.seat].holder))
            self.proposal = replace(self.proposal, agreed=agreed)

    @_fold.register
    def _(self, row: rows.Declined) -> None:  # noqa: ARG002
        self.proposal = None

    @_fold.register
    def _(self, row: rows.Paused) -> None:
        self.paused, self.proposal = True, None
        self._note(row.seat, "paused", row.at)

    @_fold.register
    def _(self, row: rows.Resumed) -> None:
        self.paused = False
        self._note(row.seat, "resumed", row.at)

    @_fold.register
    def _(self, row: rows.Said) -> None:
        self._remember(row.seat, row.client_id)
        line = ChatLine(self.seq, row.seat, row.name, row.text, row.at)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    @_fold.register
    def _(self, row: rows.Ending) -> None:
        self.closes = row.closes

    @_fold.register
    def _(self, row: rows.Closed) -> None:  # noqa: ARG002
        self.status, self.proposal = "closed", None

    @_fold.register
    def _(self, row: rows.Rematched) -> None:
        self.rematch = row.table

    @_fold.register
    def _(self, row: rows.Reviewed) -> None:
        self.review = row.review

    def _begin_action(self, row: rows.Acted) -> None:
        self._remember(row.seat, row.client_id)
        self._begin_step(row.seat, row.at)

    def _begin_step(self, seat: int | None, at: int, took_back: int = 0) -> None:
        self.game_seq, self.proposal = self.seq, None
        self.steps.append(Step(self.seq, self.ply, seat, at, took_back))

    def _applied(self, do: str) -> tuple[Action, State, tuple[Event, ...]]:
        """What a ply that was stored brings."""
        assert self.state is not None
        action = self.state.almanac.by_notation[do]
        return action, *apply(self.state, action)

    def _play(self, action: Action, after: State, events: tuple[Event, ...]) -> None:
        before, step = self.state, self.steps[-1]
        assert before is not None
        seat = None if isinstance(action, Reveal) else step.seat
        if self.ply % MILESTONE == 0:
            self.milestones.append(before)
        self.line.append(Ply(seat, action))
        if seat is not None and not is_final(before, after):
            self.turn_states = [*(self.turn_states or [before]), after]
        else:
            self.turn_states = [after]
        self.state, self.game_seq = after, self.seq
        self.turns += not same_turn(before, after)
        if after.phase == "over":
            self.status = "over"
        self.steps.replace_last(
            Step(
                self.seq,
                self.ply,
                step.seat,
                step.at,
                step.took_back,
                actions=(*step.actions, action),
                events=(*step.events, *events),
            )
        )

    def _remember(self, seat: int, client_id: str | None) -> None:
        if client_id is not None:
            self.acks[seat, client_id] = self.seq
            if len(self.acks) > ACKS_KEPT:
                del self.acks[next(iter(self.acks))]


def _change(before: rows.Sitting, row: rows.SeatSet) -> SeatChangeKind | None:
    """What it means that someone sits there now, if another plays from now on."""
    if row.agreed:
        return "replaced"
    if row.now.resigned and not before.resigned:
        return "resigned"
    if (before.kind, row.now.kind) == ("person", "bot"):
        return "time" if row.time else "away" if row.away else "left"
    return "back" if (before.kind, row.now.kind) == ("bot", "person") else None


def folded(id_: str, kept: Iterable[Row]) -> Table:
    """The table that these rows make."""
    table = Table(id_)
    for row in kept:
        table.take(row)
    return table


def effective(steps: Iterable[Step]) -> list[Step]:
    """Steps without those that were taken back, and without the taking back."""
    kept: list[Step] = []
    for step in steps:
        if step.took_back:
            while kept and kept[-1].ply > step.ply:
                kept.pop()
        else:
            kept.append(step)
    return kept
