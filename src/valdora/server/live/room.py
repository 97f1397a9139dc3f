"""A table that is in use: its fold and its listeners. One room per table and process.

Every change goes through `perform`: decide on the table as it is, commit, acknowledge, broadcast.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from valdora.dealer import Deal, Seal
from valdora.server.ground.addresses import neighbourhood
from valdora.server.ground.metrics import COMMITS, MOVES
from valdora.server.ground.shares import Payer
from valdora.server.live.hub import Hub
from valdora.server.live.listener import GOING_DOWN, NO_RIGHT, Frame, Listener, framed
from valdora.server.live.news import News, mark
from valdora.server.live.snapshots import Snapshots
from valdora.server.storage import Batch, Conflict, Row, Storage, StorageError
from valdora.table import play, seating
from valdora.table.briefs import changes, summary
from valdora.table.dealing import deal_of
from valdora.table.fold import Table, folded
from valdora.table.frames import PLAY, frames, groups
from valdora.table.host import Decide
from valdora.table.notices import Notices, notices
from valdora.table.protocol import Presence, Rewound, Rights
from valdora.table.refusals import Refusal
from valdora.table.rows import Summary, Unreadable
from valdora.table.views import you_shape


def now_ms() -> int:
    """The time, as rows keep it."""
    return time.time_ns() // 1_000_000


Now = Callable[[], int]
"""Tells the time as `now_ms` does."""
_SEED_SECONDS: Final = 1.0
"""How long a start waits for the seeds of those who are here: their pages send them unasked."""
_MOST_VAIN: Final = 5
"""So often in a row a table may have gone on, and nothing be there to read."""
Watch = Callable[["Room"], None]
Spread = Callable[["Room", Row, Batch, Sequence[Frame]], None]
log = logging.getLogger(__name__)
FOLD_SECONDS: Final = 0.25
"""So long rows that were heard, and told as they came, may wait to be folded in with the next."""
PRESENCE_SECONDS: Final = 0.02
"""Presence is told at most so often; in a large crowd, which changes all the time, less often:"""
PRESENCE_SECONDS_EACH: Final = 0.0005
"""so much longer for each who hears it. So telling it costs no more than 2,000 frames a second."""


class _Beside(NamedTuple):
    """What is kept beside a table's rows."""

    summary: Summary
    notices: Notices

    @classmethod
    def of(cls, table: Table) -> "_Beside":
        return cls(summary(table), notices(table))


class Room:
    """See the module."""

    def __init__(
        self,
        table: Table,
        last: Row,
        seed: bytes,
        storage: Storage,
        watch: Watch,
        hub: Hub,
        now: Now = now_ms,
    ) -> None:
        """`last` is the last row of the table. `watch` hears of all that may give others something
        to do."""
        self._table = table
        self._last = last
        self._heard: list[Row] = []
        """Rows told here as another process sent them, and not folded in yet."""
        self._folding: asyncio.TimerHandle | None = None
        self.now = now
        self.hub = hub
        self.used = time.monotonic()
        self.seal = Seal(seed)
        self._storage = storage
        self._watch = watch
        self.met: Watch = lambda _: None
        """Hears of who comes and goes."""
        self.spread: Spread = lambda *_: None
        """Hears of what was stored here after a row, and how it was told."""
        self._lock = asyncio.Lock()
        self._deal: Deal | None = None
        self._snapshots = Snapshots(self.seed)
        self._beside: tuple[Table, _Beside] | None = None
        """Of which table it was worked out last, and what."""
        self._told_presence: Presence | None = None
        """What everyone here was told last, if it was the same."""
        self._next_presence = 0.0
        """Not to be told before."""
        self._telling: asyncio.TimerHandle | None = None
        self._changed = asyncio.Event()
        """Who sits or who is here is not as it was."""

    @property
    def table(self) -> Table:
        """The table as all here have been told of it."""
        if self._heard:
            self._fold_in()
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table

    @property
    def last(self) -> Row:
        """The last row of the table."""
        return self._heard[-1] if self._heard else self._last

    @last.setter
    def last(self, last: Row) -> None:
        self._last = last

    @property
    def seed(self) -> str:
        """The seed of the shuffle; `views.table_shape` shows it after the end only."""
        return self.seal.seed.hex()

    @property
    def mark(self) -> str:
        """See `valdora.table.host.Room`."""
        return f"{self.table.seq}/{mark(self.last)}"

    def chance(self, purpose: str) -> int:
        """The seed of whoever else draws by chance here: nobody foretells it."""
        return self.seal.chance(purpose)

    def deal(self) -> Deal:
        """What the seal and the players' seeds deal: secret."""
        if self._deal is None:
            if self.table.state is None:
                raise Refusal("not-running")  # seats may still change, and their seeds with them
            self._deal = deal_of(self.table, self.seal)
        return self._deal

    async def seeds_come(self) -> None:
        """Wait, but not for long, until everyone who is here has added to the shuffle."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_SEED_SECONDS):
                while self.hub.seedless(self.table):
                    self._changed.clear()
                    await self._changed.wait()

    # Changes -----------------------------------------------------------------------------------

    async def perform(
        self,
        decide: Decide,
        acknowledge: Callable[[Table], None] | None = None,
        *,
        holders: tuple[str, ...] = (),
    ) -> Table:
        """Store what `decide` makes of the table, then acknowledge, then tell everyone.

        If another process was first, catch up and decide again; so too before anything is refused.
        Raises what `decide` raises. While the server goes on nobody is cancelled who waits for it:
        what they have stored would be told with the next change only.
        """
        self.used = time.monotonic()
        proven, vain = False, 0
        async with self._lock:
            while True:
                try:
                    made = decide(self.table)
                except Refusal:
                    if self._storage.shared and await self._catch_up():
                        continue
                    raise
                if not made:
                    if acknowledge and self._storage.shared and not proven:
                        # It was stored before, and nobody was told: perhaps by one database alone.
                        await self._storage.probe()
                        proven = True
                        if await self._catch_up():
                            continue
                    return self.table
                play.check_rows(self.table, made)
                after = self.table.copy()
                kept = after.add(made)
                before = self._beside_of(self.table)
                beside = self._beside_after(before, after, kept)
                batch = Batch(
                    self.table.id,
                    self.table.seq,
                    tuple(kept),
                    beside.summary,
                    holders,
                    None if beside.notices == before.notices else beside.notices,
                    changes="all" if holders else changes(beside.summary, before.summary),
                    onto=self.last.payload,
                )
                try:
                    with COMMITS.taken():
                        await self._storage.append(batch)
                except Conflict as error:
                    vain = 0 if await self._catch_up() else vain + 1
                    if vain == _MOST_VAIN:
                        raise _torn(self.table.id) from error
                    continue
                MOVES.add(by=sum(row.kind == "act" for row in kept))
                if acknowledge:
                    acknowledge(after)
                self._beside = after, beside
                last = self.last
                self.spread(self, last, batch, self._tell(kept, after))
                return after

    def _beside_of(self, table: Table) -> _Beside:
        known = self._beside
        return known[1] if known and known[0] is table else _Beside.of(table)

    def _beside_after(self, before: _Beside, after: Table, kept: Sequence[Row]) -> _Beside:
        """What is kept beside these rows, too: within a turn the moment alone is another."""
        table = self.table
        same = (after.status, after.due) == (table.status, table.due)
        if same and after.turn is table.turn and all(row.kind in PLAY for row in kept):
            return before._replace(summary=before.summary.at(after.changed))
        return _Beside.of(after)

    async def catch_up(self) -> None:
        """Read what other processes have stored, and tell everyone here.

        `Refusal` if a newer version has stored what must not be passed over.
        """
        async with self._lock:
            await self._catch_up()

    def hear(self, heard: News) -> None:
        """Another process says what it has stored: tell everyone here, if it is what comes next.

        If not, or if something is under way here, it is read.
        """
        known = heard.after == self.last.seq and heard.onto == mark(self.last)
        if self._lock.locked() or not known:
            return
        step = Frame(heard.step, len(heard.step))
        if heard.step and self._people_only:
            self._heard += heard.rows
            self.hub.send(step)
            if self._folding is None:
                later = asyncio.get_running_loop().call_later
                self._folding = later(FOLD_SECONDS, self._fold_later)
            return
        try:
            after = _followed(self.table, heard.rows)
        except Unreadable:
            return  # reading it says why
        if heard.step:
            self.table, self.last = after, heard.rows[-1]
            self.hub.send(step)
            self._watch(self)
        else:
            self._tell(heard.rows, after)

    @property
    def _people_only(self) -> bool:
        """Whether nothing but people can have something to do after a move."""
        return self._table.clock is None and all(
            sitting.kind == "person" for sitting in self._table.seats
        )

    def _fold_later(self) -> None:
        self._folding = None
        if self._heard:
            self._fold_in()
        self._watch(self)

    def _fold_in(self) -> None:
        """Fold in what was heard; what cannot be is read once more, which says why."""
        heard, self._heard = self._heard, []
        try:
            self._table = _followed(self._table, heard)
            self._last = heard[-1]
        except Unreadable:
            log.exception("what was told cannot be read", extra={"table": self._table.id})

    async def _catch_up(self) -> bool:
        """Whether there was anything to read."""
        kept = await self._storage.rows(self.table.id, self.last.seq - 1)
        try:
            if kept[:1] != [self.last]:
                await self._rewind()
                return True
            del kept[0]
            if not kept:
                return False
            after = _followed(self.table, kept)
        except Unreadable as error:
            raise Refusal(error.code, error.figures) from error
        self._tell(kept, after)
        return True

    async def _rewind(self) -> None:
        """Rows were lost with a database: go on from what is there, and say so."""
        kept = await self._storage.rows(self.table.id)
        if not kept:
            raise Refusal("no-table")
        before, self.table, self.last = self.table, folded(self.table.id, kept), kept[-1]
        log.error(
            "rows were lost: from %d on %d is told anew",
            before.seq,
            self.table.seq,
            extra={"table": before.id},
        )
        self._deal = None
        self._tell_rights()
        for listener in self.hub:
            listener.told = 0
            self.welcome(listener, before.seq, lost=True)

    def _tell(self, kept: Sequence[Row], after: Table) -> Sequence[Frame]:
        """Broadcast what rows have changed. What was told."""
        told: Sequence[Frame]
        if after.status == self.table.status and all(row.kind in PLAY for row in kept):
            told = self._tell_groups(kept, after)  # who sits, sees and is here stays as it is
        else:
            for newcomer in _holders(after) - _holders(self.table):
                self.hub.saw(newcomer, self.now())
            told = self._tell_groups(kept, after, self._tell_rights)
            self._tell_presence()
        self._watch(self)
        return told

    def _tell_groups(
        self, kept: Sequence[Row], after: Table, first: Callable[[], None] = lambda: None
    ) -> Sequence[Frame]:
        """Broadcast group by group, each after `first`, with the table as it is then."""
        told: list[Frame] = []
        made = list(groups(kept))
        for number, group in enumerate(made, 1):
            before = self.table.status
            self.table = after if number == len(made) else _followed(self.table, group)
            self.last = group[-1]
            first()
            told += self._broadcast(group, before)
        return told

    def _broadcast(self, group: Sequence[Row], before: str) -> Sequence[Frame]:
        if not len(self.hub):
            return ()
        sent = [framed(each) for each in frames(group, before, self.table, self.seed)]
        for frame in sent:
            self.hub.send(frame)
        return sent

    def _tell_rights(self) -> None:
        """Tell those whose rights have changed; who may no longer see the table is sent away."""
        for listener in self.hub:
            access = self.table.access(listener.key, listener.link)
            if access != listener.access:
                self.hub.add(listener, access)
                listener.tell(Rights(seq=self.table.seq, you=you_shape(access)))
                if not access.sees:
                    listener.close(NO_RIGHT)

    def _presence(self) -> Presence:
        return self.hub.presence(self.table, seating.PATIENCE_MS, self.now())

    def _tell_presence(self) -> None:
        """Tell everyone who is here and who is away, if that has changed: now, or a little later
        with all that changes until then."""
        self._changed.set()
        if self._telling is not None:
            return
        wait = self._next_presence - time.monotonic()
        if wait > 0:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(wait, self._tell_presence_now)
        else:
            self._tell_presence_now()

    def elsewhere(self, process: str, watching: int, keys: frozenset[str]) -> None:
        """Who is at this table by another process."""
        self.hub.elsewhere(process, watching, keys, self.now())
        self._tell_presence()

    def _tell_presence_now(self) -> None:
        self._telling = None
        self.met(self)
        presence = self._presence()
        if not self._is_told(presence):
            pause = max(PRESENCE_SECONDS, PRESENCE_SECONDS_EACH * len(self.hub))
            self._next_presence = time.monotonic() + pause
            self._told_presence = presence
            self.hub.broadcast(presence)

    def _is_told(self, presence: Presence) -> bool:
        """Whether that is what everyone here was told last."""
        told = self._told_presence
        return told is not None and replace(presence, now=told.now) == told

    # Listeners ---------------------------------------------------------------------------------

    def welcome(self, listener: Listener, since: int, *, lost: bool = False) -> None:
        """Add a listener and send it the snapshot; nothing can come in between.

        Who says hello again hears what came after the last snapshot. Who knows of rows that were
        `lost` is told first to forget them.
        """
        self.used = time.monotonic()
        access = self.table.access(listener.key, listener.link)
        self.hub.add(listener, access)
        since = max(since, listener.told)  # what this connection was sent it was sent in order
        if lost or since > self.table.seq:
            listener.tell(Rewound(seq=self.table.seq))
            since = 0
        listener.told = self.table.seq
        presence = self._presence()
        self.hub.tell(listener, self._snapshots.frame(self.table, access, since, presence))
        if not self._is_told(presence):
            self._told_presence = None  # one is told otherwise: all are to hear what it comes to
        self._tell_presence()
        self._watch(self)

    def farewell(self, listener: Listener) -> None:
        """A listener has gone."""
        self.hub.remove(listener, self.now())
        self._tell_presence()
        self.used = time.monotonic()

    # Who is here -------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether someone listens or a bot is to move."""
        return len(self.hub) > 0 or self.bots_play()

    @property
    def left_alone(self) -> bool:
        """Whether bots are among themselves and nobody watches: then they do not even think."""
        return self.table.only_bots and not len(self.hub)

    @property
    def payer(self) -> Payer:
        """From whose share thinking at this table is paid: its host's."""
        place = neighbourhood(self.hub.address(self.table.host))
        return Payer(place, self.table.host, self.table.id)

    def away(self) -> dict[int, int]:
        """The seats of people who play and are not connected, and since when."""
        return self.hub.away(self.table)

    def host_is_here(self) -> bool:
        """Whether the table's host is connected."""
        return self.hub.here(self.table.host)

    def bots_play(self) -> bool:
        """Whether it is a bot's turn, and somebody to play for."""
        return self.table.bot_to_move is not None and not self.left_alone

    def close(self) -> None:
        """Send everyone away; they connect again when the server is back."""
        for listener in self.hub:
            listener.close(GOING_DOWN)


def _torn(id_: str) -> StorageError:
    """As when two databases take themselves for the primary: what one stores the other lacks."""
    detail = f"table {id_} has gone on, and nothing is there to read"
    return StorageError("storage-unusable", {"path": "PostgreSQL", "detail": detail})


def _followed(table: Table, group: Sequence[Row]) -> Table:
    after = table.copy()
    for row in group:
        after.take(row)
    return after


def _holders(table: Table) -> set[str]:
    return {sitting.holder for sitting in table.seats if sitting.holder}
