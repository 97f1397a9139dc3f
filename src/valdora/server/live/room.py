"""A table that is in use: its fold, its listeners and its bots. One room per table and process.

Every change goes through `perform`: decide on the table as it is, commit, acknowledge, broadcast.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from valdora.dealer import Deal, Seal
from valdora.rules import Action, State
from valdora.server.live.hub import GOING_DOWN, NO_RIGHT, Hub, Listener
from valdora.server.storage import Batch, Conflict, Row, Storage
from valdora.server.thinking.workers import Workers
from valdora.table import play, rows, seating
from valdora.table.fold import Table
from valdora.table.frames import frames, groups, snapshot
from valdora.table.host import Decide
from valdora.table.protocol import Presence, Rights
from valdora.table.refusals import Refusal
from valdora.table.values import Change
from valdora.table.views import you_shape

_RETRY_SECONDS: Final = 2.0
log = logging.getLogger(__name__)


def now_ms() -> int:
    """The time, as rows keep it."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class _Settled:
    """What a bot still has to do of the turn it has settled on."""

    bot: str
    state: State
    """The one it goes on from; in any other it thinks anew."""
    actions: list[Action]


class Room:
    """See the module."""

    def __init__(
        self, table: Table, seed: bytes, storage: Storage, workers: Workers, since: int = 0
    ) -> None:
        """`since` is when the server began: before that it knows of nobody that they were away."""
        self.table = table
        self.hub = Hub(max(since, table.changed))
        self.used = time.monotonic()
        self._seal = Seal(seed)
        self._storage = storage
        self._workers = workers
        self._lock = asyncio.Lock()
        self._deal: Deal | None = None
        self._driver: asyncio.Task[None] | None = None
        self._settled: _Settled | None = None
        self._told_presence: Presence | None = None

    @property
    def seed(self) -> str:
        """The seed of the shuffle; `views.table_shape` shows it after the end only."""
        return self._seal.seed.hex()

    def deal(self, seeds: Sequence[str] | None = None) -> Deal:
        """What the seal and the players' seeds deal: secret."""
        if seeds is not None:
            return self._seal.deal(self.table.edition, seeds)
        if self._deal is None:
            if self.table.state is None:
                raise Refusal("not-running")  # seats may still change, and their seeds with them
            self._deal = self._seal.deal(
                self.table.edition, [sitting.seed for sitting in self.table.seats]
            )
        return self._deal

    # Changes -----------------------------------------------------------------------------------

    async def perform(
        self,
        decide: Decide,
        acknowledge: Callable[[Table], None] | None = None,
        *,
        holders: tuple[str, ...] = (),
    ) -> Table:
        """Store what `decide` makes of the table, then acknowledge, then tell everyone.

        If another process was first, catch up and decide again. Raises what `decide` raises.
        """
        self.used = time.monotonic()
        # Whoever asked may go away meanwhile; what is begun is finished all the same.
        return await asyncio.shield(self._perform(decide, acknowledge, holders))

    async def _perform(
        self,
        decide: Decide,
        acknowledge: Callable[[Table], None] | None,
        holders: tuple[str, ...],
    ) -> Table:
        async with self._lock:
            while True:
                made = decide(self.table)
                if not made:
                    return self.table
                after = self.table.copy()
                kept = after.add(made)
                batch = Batch(self.table.id, self.table.seq, tuple(kept), after.summary(), holders)
                try:
                    await self._storage.append(batch)
                except Conflict:
                    await self._catch_up()
                    continue
                if acknowledge:
                    acknowledge(after)
                self._tell(kept, after)
                return after

    async def catch_up(self) -> None:
        """Read what other processes have stored, and tell everyone here.

        `Refusal` if a newer version has stored what must not be passed over.
        """
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        kept = await self._storage.rows(self.table.id, self.table.seq)
        if kept:
            after = self.table.copy()
            try:
                for row in kept:
                    after.take(row)
            except rows.Unreadable as error:
                raise Refusal(error.code, error.figures) from error
            self._tell(kept, after)

    def _tell(self, kept: Sequence[Row], after: Table) -> None:
        """Broadcast what rows have changed and let the bots see to it."""
        told = list(groups(kept))
        for newcomer in _holders(after) - _holders(self.table):
            self.hub.saw(newcomer, now_ms())
        if len(told) == 1:
            before, self.table = self.table.status, after
            self._tell_rights()
            self._broadcast(told[0], before)
        else:
            for group in told:
                before, table = self.table.status, self.table.copy()
                for row in group:
                    table.take(row)
                self.table = table
                self._tell_rights()
                self._broadcast(group, before)
        self._tell_presence()
        self.wake_bots()

    def _broadcast(self, group: Sequence[Row], before: str) -> None:
        if len(self.hub):
            for frame in frames(group, before, self.table, self.seed):
                self.hub.broadcast(frame)

    def _tell_rights(self) -> None:
        """Tell those whose rights have changed; who may no longer see the table is sent away."""
        for listener in self.hub:
            access = self.table.access(listener.key, listener.link)
            if access != listener.access:
                listener.access = access
                listener.tell(Rights(seq=self.table.seq, you=you_shape(access)))
                if not access.sees:
                    listener.close(NO_RIGHT)

    def _presence(self) -> Presence:
        return self.hub.presence(self.table, seating.PATIENCE_MS, now_ms())

    def _tell_presence(self) -> None:
        """Tell everyone who is here and who is away, if that has changed."""
        presence = self._presence()
        before = self._told_presence
        if before is None or replace(presence, now=before.now) != before:
            self._told_presence = presence
            self.hub.broadcast(presence)

    # Listeners ---------------------------------------------------------------------------------

    def welcome(self, listener: Listener, since: int) -> None:
        """Add a listener and send it the snapshot; nothing can come in between."""
        self.used = time.monotonic()
        self.hub.add(listener)
        listener.access = self.table.access(listener.key, listener.link)
        listener.tell(snapshot(self.table, listener.access, since, self._presence(), self.seed))
        self._tell_presence()
        self.wake_bots()

    def farewell(self, listener: Listener) -> None:
        """A listener has gone."""
        self.hub.remove(listener, now_ms())
        self._tell_presence()
        self.used = time.monotonic()

    # Bots --------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Have the bots play if it is their turn and they do not already."""
        if self._bots_play and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.table.id}")

    @property
    def busy(self) -> bool:
        """Whether someone listens or a bot is to move."""
        return len(self.hub) > 0 or self._bots_play

    @property
    def paused(self) -> bool:
        """Whether bots are among themselves and nobody watches: then they do not even think."""
        return self.table.only_bots and not len(self.hub)

    def away(self) -> dict[int, int]:
        """The seats of people who play and are not connected, and since when."""
        return self.hub.away(self.table)

    def host_is_here(self) -> bool:
        """Whether the table's host is connected."""
        return self.hub.here(self.table.host)

    @property
    def _bots_play(self) -> bool:
        return self.table.bot_to_move is not None and not self.paused

    async def _drive(self) -> None:
        """Play the bots' turns until it is a person's; only one process does so for a game.

        Whatever goes wrong, they try again after a while: a game must not stand still for it.
        """
        while self._bots_play:
            try:
                if not await self._storage.drive(self.table.id):
                    return
                await self._bot_move()
            except Exception:
                log.exception("bots try again soon", extra={"table": self.table.id})
                await asyncio.sleep(_RETRY_SECONDS)
        await self._storage.release(self.table.id)

    async def _bot_move(self) -> None:
        table, began = self.table, time.monotonic()
        bot, state, seq = table.bot_to_move, table.state, table.game_seq
        assert bot is not None
        assert state is not None
        action, *rest = await self._rest_of_turn(table, bot, state)
        self._settled = None
        await asyncio.sleep(max(0.0, table.pace / 1000 - (time.monotonic() - began)))

        def decide(now_table: Table) -> Sequence[Change]:
            if now_table.game_seq != seq or now_table.bot_to_move != bot or not self._bots_play:
                return ()  # a person came back, the table was closed or everyone went meanwhile
            return self._played(now_table, action)

        after = (await self.perform(decide)).state
        assert after is not None
        self._settled = _Settled(bot, after, rest) if rest else None

    async def _rest_of_turn(self, table: Table, bot: str, state: State) -> list[Action]:
        """What a bot does up to the end of its turn: as it has settled, or has to think of first.

        It depends only on the game and on its turn so far, so it is the same after a restart.
        """
        settled = self._settled
        if settled and (settled.bot, settled.state) == (bot, state):
            return settled.actions
        seed = bot_seed(table.id, table.turn_ply)
        return await self._workers.play(table.turn_states or [state], bot, seed)

    def _played(self, table: Table, action: Action) -> Sequence[Change]:
        state = table.state
        assert state is not None
        try:
            return play.played(state, state.seat, action, self.deal(), now_ms())
        except Refusal:
            log.error("a bot chose %s, which is not allowed", action, extra={"table": table.id})
            return play.played(
                state, state.seat, self._workers.last_resort(state), self.deal(), now_ms()
            )

    async def close(self) -> None:
        """Stop the bots and send everyone away; they connect again when the server is back."""
        if self._driver:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        for listener in self.hub:
            listener.close(GOING_DOWN)


def _holders(table: Table) -> set[str]:
    return {sitting.holder for sitting in table.seats if sitting.holder}


def bot_seed(game: str, move: int) -> int:
    """The seed of a bot's thoughts at a move: after a restart it thinks the same again."""
    return int.from_bytes(sha256(f"valdora/1/bot/{game}/{move}".encode()).digest()[:7], "big")
