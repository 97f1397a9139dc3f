"""Plays the bots of all rooms. A room knows nothing of it but that someone watches what happens.

What a bot does depends only on the game, its secret seed and the turn so far: it is the same after
a restart, and nobody foretells it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from valdora.rules import Action, State
from valdora.server.ground.shares import Payer
from valdora.server.live.room import Room
from valdora.server.storage import Storage, StorageError
from valdora.table import play
from valdora.table.fold import Table
from valdora.table.refusals import Refusal
from valdora.table.values import Change

_RETRY_SECONDS: Final = 2.0
_TRIES: Final = 5
"""So often in a row something may go wrong that is not the storage's doing."""
log = logging.getLogger(__name__)


class Minds(Protocol):
    """Where the bots of all rooms think."""

    async def play(
        self, states: Sequence[State], bot: str, seed: int, payer: Payer
    ) -> list[Action]:
        """What a bot does up to its turn's end or an unseen page: one action or more.

        `states` are those of the turn so far, the present one last; the same states and seed bring
        the same, whoever pays for it. It always answers: if the bot fails or is late, another one
        plays.
        """

    def last_resort(self, state: State) -> Action:
        """Something allowed, without any thinking: the game must go on."""

    def close(self) -> None:
        """Stop thinking; called in a thread."""


@dataclass(frozen=True)
class _Settled:
    """What a bot still has to do of the turn it has settled on."""

    bot: str
    state: State
    """The one it goes on from; in any other it thinks anew."""
    actions: list[Action]


class Bots:
    """See the module. One per process; of several processes one at a time plays those of a game."""

    def __init__(self, storage: Storage, minds: Minds) -> None:
        self._storage = storage
        self._minds = minds
        self._playing: dict[str, asyncio.Task[None]] = {}
        """By table."""
        self._stopped: dict[str, int] = {}
        """Tables whose bots have stopped by a mistake of ours, and the seq it was made at."""

    def see(self, room: Room) -> None:
        """Something happened in a room: have its bots play if it is their turn."""
        id_ = room.table.id
        if self._stopped.get(id_, room.table.seq) != room.table.seq:
            del self._stopped[id_]  # it is no longer as it was when they could not go on
        playing = self._playing.get(id_)
        if id_ in self._stopped:
            return
        if room.bots_play() and (playing is None or playing.done()):
            self._playing[id_] = task = asyncio.create_task(self._play(room), name=f"bots of {id_}")
            task.add_done_callback(lambda task: self._forget(id_, task))

    @property
    def at_work(self) -> set[str]:
        """Tables whose bots play now."""
        return {id_ for id_, playing in self._playing.items() if not playing.done()}

    def _forget(self, id_: str, task: "asyncio.Task[None]") -> None:
        if self._playing.get(id_) is task:
            del self._playing[id_]

    async def stop(self, *ids: str) -> None:
        """Have the bots of these tables play no more."""
        tasks = [task for id_ in ids if (task := self._playing.get(id_))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, room: Room) -> None:
        """Play until it is a person's turn.

        What the storage cannot do now is tried until it can. Anything else that goes wrong is a
        mistake of ours: after some tries the bots of this table stop, until something happens
        there that may help, and the log says so; for ever trying would look like thinking.
        """
        id_ = room.table.id
        settled: _Settled | None = None
        tries = 0
        while room.bots_play():
            try:
                if not await self._storage.drive(id_):
                    return
                settled = await self._move(room, settled)
                if not room.bots_play():
                    await self._storage.release(id_)  # meanwhile it may be their turn again
                tries = 0
            except StorageError as error:
                log.error("bots wait for the storage: %s", error, extra={"table": id_})
                await asyncio.sleep(_RETRY_SECONDS)
            except Exception:
                tries += 1
                if tries == _TRIES:
                    log.exception("bots have stopped: %d failures", tries, extra={"table": id_})
                    self._stopped[id_] = room.table.seq
                    with contextlib.suppress(StorageError):
                        await self._storage.release(id_)  # another process may do better
                    return
                log.exception("bots try again soon", extra={"table": id_})
                await asyncio.sleep(_RETRY_SECONDS)

    async def _move(self, room: Room, settled: _Settled | None) -> _Settled | None:
        """One action; what the bot has settled on beyond it."""
        table, began = room.table, time.monotonic()
        bot, state, seq = table.bot_to_move, table.state, table.game_seq
        assert bot is not None
        assert state is not None
        action, *rest = await self._rest_of_turn(room, bot, state, settled)
        await asyncio.sleep(max(0.0, table.pace / 1000 - (time.monotonic() - began)))

        ours = False

        def decide(now_table: Table) -> Sequence[Change]:
            nonlocal ours
            ours = now_table.game_seq == seq and now_table.bot_to_move == bot and room.bots_play()
            # otherwise somebody came back or was first, the table was closed or everyone went
            return self._decided(room, state, action) if ours else ()

        after = (await room.perform(decide)).state
        return _Settled(bot, after, rest) if ours and rest and after else None

    async def _rest_of_turn(
        self, room: Room, bot: str, state: State, settled: _Settled | None
    ) -> list[Action]:
        """What a bot does up to the end of its turn: as it has settled, or has to think of."""
        if settled and (settled.bot, settled.state) == (bot, state):
            return settled.actions
        table = room.table
        seed = room.chance(f"bot/{table.turn_ply}")
        return await self._minds.play(table.turn_states or [state], bot, seed, room.payer)

    def _decided(self, room: Room, state: State, action: Action) -> Sequence[Change]:
        try:
            return play.played(state, state.seat, action, room.deal(), room.now())
        except Refusal:
            log.error("a bot chose %s, not allowed", action, extra={"table": room.table.id})
            fallback = self._minds.last_resort(state)
            return play.played(state, state.seat, fallback, room.deal(), room.now())
