"""What is known of a table, and what follows from it for those who ask."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Literal

from valdora import content
from valdora.content import Edition
from valdora.dealer import Deal
from valdora.records import Begins, Header, Recorded, Sealed
from valdora.rules import Reveal, State
from valdora.rules.versions import latest
from valdora.table import rows
from valdora.table.clock import Clocks
from valdora.table.trail import Trail
from valdora.table.values import (
    Access,
    ChatLine,
    Link,
    Ply,
    Proposal,
    SeatChange,
    Status,
    Step,
    Turn,
)
from valdora.texts.names import stored_bot


@dataclass
class Facts:
    """Everything known about one table. Only `fold.Table` changes it."""

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
    """None: it was dealt elsewhere."""
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
        now = reveals(self.line)
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
        dealer = self.sealed(shown) if self.commitment else Recorded()
        return Header.of(self.edition, names, dealer, self.deal, self.rules)

    def sealed(self, seed: bytes | None) -> Sealed:
        """How it is dealt."""
        seeds = tuple(sitting.seed for sitting in self.seats)
        return Sealed(self.commitment, seeds, seed, self.begins if self.dealer > 1 else None)


def reveals(line: Iterable[Ply]) -> dict[str, tuple[str, ...]]:
    """The pages revealed in a line, by book."""
    revealed: dict[str, tuple[str, ...]] = {}
    for ply in line:
        if isinstance(ply.action, Reveal):
            book, card = ply.action.book, ply.action.card
            revealed[book] = (*revealed.get(book, ()), card)
    return revealed


def name_of(sitting: rows.Sitting, colour: str) -> str:
    """The name in the game file, which has no joiners."""
    shown = "".join(sign for sign in sitting.name if sign.isprintable())
    return shown or (stored_bot(colour, sitting.bot) if sitting.bot else "-")
