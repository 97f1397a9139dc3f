"""What all hosts of tables do in the same way: a server, and a device without one."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from valdora import bots
from valdora.bots.measured import MEASURED
from valdora.rules import State
from valdora.server.live.room import Room
from valdora.server.live.rooms import Rooms
from valdora.server.storage import Found
from valdora.server.thinking.reviews import Reviews
from valdora.table import play
from valdora.table.briefs import Listed
from valdora.table.protocol import Hint, HintTurn
from valdora.table.refusals import Refusal
from valdora.table.requests import Measured, ReviewReply
from valdora.table.rows import from_brief


class Hosting:
    """Part of a `valdora.table.host.Host` and of a `valdora.server.live.channel.Host`."""

    usual_bot: Final = bots.USUAL
    stand_in: Final = bots.STAND_IN
    measured: Final = {
        level: Measured(winner=each.winner, losers=each.losers, share=each.share)
        for level, each in MEASURED.items()
    }
    rooms: Rooms
    reviews: Reviews

    def listed(self, kept: Sequence[Found]) -> list[Listed]:
        """What lists show of games as they are kept."""
        return [
            Listed(each.id, each.changed, from_brief(each.brief), self.rooms.refusal(each.id))
            for each in kept
        ]

    async def begin_review(self, id_: str) -> ReviewReply:
        """Have a game judged, unless that is under way or done."""
        return await self.reviews.begin(await self.rooms.get(id_))

    async def look_at_review(self, id_: str) -> ReviewReply:
        """How far the judging is, or what came of it."""
        return await self.reviews.look(await self.rooms.get(id_))


async def hinted(
    room: Room,
    key: str | None,
    client_id: str,
    think: Callable[[State, int, Callable[[], bool]], Awaitable[list[HintTurn]]],
) -> Hint:
    """What a bot would do in the turn of who asks.

    `think` gets a seed, and what tells whether anybody still wants to know.
    """
    table = room.table
    play.own_turn(table, key)
    assert table.state is not None

    def wanted() -> bool:
        return room.table.game_seq == table.game_seq

    turns = await think(table.state, room.chance(f"hint/{table.game_seq}"), wanted)
    if not wanted():
        raise Refusal("stale")
    if not turns:
        raise Refusal("no-hint")
    return Hint(client_id=client_id, seq=table.seq, turns=turns)
