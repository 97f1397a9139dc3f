"""A table: the fold of its rows. Pure: given the time, no chance, no input or output, no shapes.

`take` folds one stored row in, `add` what is decided here. What a row may be is decided before it
is stored (`seating`, `play`), so folding never refuses one.
"""

from bisect import bisect_right
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from functools import singledispatchmethod
from operator import attrgetter
from typing import Any, Final, Literal

from msgspec import UNSET

from valdora import content
from valdora.content import Edition
from valdora.dealer import VERSIONS, Deal
from valdora.records import Begins, Header, Sealed
from valdora.rules import Action, Event, IllegalAction, Reveal, State, apply, is_final, new_game
from valdora.rules.turns import same_turn
from valdora.rules.versions import is_known, latest
from valdora.table import rows
from valdora.table.clock import Clocks
from valdora.table.rows import Row
from valdora.table.trail import Trail
from valdora.table.values import (
    Access,
    Change,
    ChatLine,
    Link,
    Outcome,
    Ply,
    Proposal,
    SeatChange,
    SeatChangeKind,
    Status,
    Step,
    Turn,
)
from valdora.texts.names import stored_bot

ACKS_KEPT: Final = 256
CHAT_KEPT: Final = 200
CHANGES_KEPT: Final = 100
MILESTONE: Final = 32
"""Plies from one milestone of a game to the next."""


@dataclass
class Table:
    """Everything known about one table. Change it by `take` only."""

    id: str
    seq: int = 0
    status: Status = "open"
    edition: Edition = field(default_factory=content.usual)
    rules: int = field(default_factory=latest)
    """The version of the rules it is played by, from its opening on."""
    seats: list[rows.Sitting] = field(default_factory=list)
    colours: list[rows.PlayerColour] = field(default_factory=list)
    """Of the seats, in their order."""
    seat_changes: list[SeatChange] = field(default_factory=list)
    starts: int | Literal["random"] = "random"
    public: bool = False
    watching: bool = True
    pace: int = 0
    covered: bool = False
    clock: rows.Clock | None = None
    host: str = ""
    commitment: str = ""
    dealer: int = 1
    """The version of the dealer, from the table's opening on."""
    begins: Begins | None = None
    """Who begins, as soon as the game has begun."""
    created: int = 0
    changed: int = 0
    closes: int | None = None
    """When it is closed, unless something happens before; told some days ahead."""
    time: int = 0
    """The latest that any row knows of: what comes after it is not earlier, by whatever clock."""
    links: dict[str, Link] = field(default_factory=dict)
    watchers: dict[str, str | None] = field(default_factory=dict)
    """Keys that may watch, and the hash of the link they came with."""
    chat: list[ChatLine] = field(default_factory=list)
    rematch: str | None = None
    review: rows.Review | None = None
    """The judged game, if somebody asked for it after the end."""

    deal: Deal | None = None
    """The open part of the deal: what everyone sees from the start."""
    state: State | None = None
    line: Trail[Ply] = field(default_factory=Trail)
    milestones: Trail[State] = field(default_factory=Trail)
    """The states after 0, 32, 64 … plies of the line, to find any position from."""
    steps: Trail[Step] = field(default_factory=Trail)
    """All that happened in the game, what was taken back included."""
    game_seq: int = 0
    """The last seq that changed the game: moves that know an earlier one are stale."""
    turn_states: list[State] = field(default_factory=list)
    """The states from the start of the turn or the last reveal on, the present one last."""
    turns: int = 0
    """How many turns have ended."""
    turn: Turn | None = None
    """Whose turn it is and since when, as soon as the game has begun."""
    paused: bool = False
    """All people have agreed that nobody plays on, until somebody wants to."""
    proposal: Proposal | None = None
    """What somebody asked all others for; it may have lapsed by time."""
    leafed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By book, the pages revealed at its furthest, from where something was taken back."""
    clocks: Clocks | None = None
    """What the clocks show, if the game is played with some."""
    acks: dict[tuple[int, str], int] = field(default_factory=dict)
    """What was asked for by seats under which id, and the seq it got; the latest last."""

    # Questions ---------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many plies the effective line has."""
        return len(self.line)

    @property
    def undo_to(self) -> int | None:
        """How far the seat to move may take back, if at all."""
        plays = self.status == "running" and not self.paused
        return self.turn_ply if plays and self.turn_ply < self.ply else None

    @property
    def turn_ply(self) -> int:
        """How many plies the line had at the first of `turn_states`."""
        return self.ply - max(0, len(self.turn_states) - 1)

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        if self.status != "running" or self.state is None or self.paused:
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

    def access(self, key: str | None, link: str | None = None) -> Access:
        """What the holder of a key may do; the hash of a watch link adds that right."""
        invited = key in self.watchers or (link in self.links and self.links[link].role == "watch")
        return Access(
            seats=tuple(self.seats_of(key)) if key else (),
            host=key == self.host,
            watcher=self.open_to_all or (self.watching and invited),
        )

    @property
    def open_to_all(self) -> bool:
        """Whether anyone may see it: public, and watched or still waiting for players."""
        return self.public and (self.watching or self.status == "open")

    @property
    def person_to_move(self) -> bool:
        """Whether the game waits for a person."""
        return self.status == "running" and not self.paused and self.bot_to_move is None

    @property
    def remembered(self) -> dict[str, tuple[str, ...]]:
        """By book, pages that all have seen and that come again, since plies were taken back."""
        if not self.leafed:
            return {}
        now = _reveals(self.line)
        left = {book: pages[len(now.get(book, ())) :] for book, pages in self.leafed.items()}
        return {book: pages for book, pages in left.items() if pages}

    @property
    def due(self) -> int | None:
        """When time does something here, if nothing happens before."""
        running = self.clocks.due if self.clocks else None
        return self.closes if running is None else running

    def steps_after(self, since: int) -> list[Step]:
        """The steps behind a seq, those that were taken back included."""
        return self.steps[bisect_right(self.steps, since, key=attrgetter("seq")) :]

    def chat_after(self, since: int) -> list[ChatLine]:
        """What was said behind a seq, of very much the latest."""
        return self.chat[bisect_right(self.chat, since, key=attrgetter("seq")) :]

    def header(self, seed: bytes | None) -> Header:
        """The header of the game file; the seed only once the game has ended."""
        assert self.deal is not None
        shown = seed if self.status in ("over", "closed") else None
        names = [*map(name_of, self.seats, self.colours)]
        return Header.of(self.edition, names, self.sealed(shown), self.deal, self.rules)

    def sealed(self, seed: bytes | None) -> Sealed:
        """How it is dealt."""
        seeds = tuple(sitting.seed for sitting in self.seats)
        return Sealed(self.commitment, seeds, seed, self.begins if self.dealer > 1 else None)

    def copy(self) -> "Table":
        """A table to fold rows into while this one stays as it is; it costs the same however long
        the game has been."""
        made = copy(self)
        made.seats, made.links = list(self.seats), dict(self.links)
        made.watchers, made.acks = dict(self.watchers), dict(self.acks)
        made.line, made.steps = self.line.copy(), self.steps.copy()
        made.milestones = self.milestones.copy()
        return made

    # The fold ----------------------------------------------------------------------------------

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
        for book, pages in _reveals(self.line).items():
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


def _reveals(line: Iterable[Ply]) -> dict[str, tuple[str, ...]]:
    """The pages revealed in a line, by book."""
    revealed: dict[str, tuple[str, ...]] = {}
    for ply in line:
        if isinstance(ply.action, Reveal):
            book, card = ply.action.book, ply.action.card
            revealed[book] = (*revealed.get(book, ()), card)
    return revealed


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


def name_of(sitting: rows.Sitting, colour: str) -> str:
    """The name in the game file, which has no joiners."""
    shown = "".join(sign for sign in sitting.name if sign.isprintable())
    return shown or (stored_bot(colour, sitting.bot) if sitting.bot else "-")
