"""The outbox: what is to be told of a turn stands there in the same transaction as the move."""

from collections.abc import Iterator
from typing import Any, Final

from valdora.server.storage.interface import Batch
from valdora.table.notices import Notices

Statement = tuple[str, tuple[Any, ...]]
_FORGET: Final = "DELETE FROM outbox WHERE game = $1 AND turn <> $2 AND turn > 0"
_HOLD: Final = "UPDATE outbox SET due = NULL WHERE game = $1 AND turn > 0 AND done IS NULL"
"""Whatever else is told of the turn is told at another time, or not now."""
_TELL: Final = """INSERT INTO outbox (game, turn, notice, channel, due)
    SELECT CAST($1 AS TEXT), CAST($2 AS INTEGER), CAST($3 AS TEXT), channels.id,
        CAST($4 AS BIGINT) FROM channels
    WHERE person = $5 AND active
        AND NOT EXISTS (SELECT 1 FROM muted WHERE muted.person = $5 AND muted.game = $1)
    ON CONFLICT (game, turn, notice, channel) DO UPDATE SET due = excluded.due"""


def statements(batch: Batch) -> Iterator[Statement]:
    """What keeps the outbox of a game as its last row wants it."""
    wanted = batch.notices
    if wanted is None:
        return
    yield _FORGET, (batch.game, wanted.turn)
    yield _HOLD, (batch.game,)
    yield from told(batch.game, wanted)


def told(game: str, wanted: Notices) -> Iterator[Statement]:
    """What is to be told, to whoever of those who are waited for wants to know, wherever."""
    for each in wanted.told:
        yield _TELL, (game, wanted.turn, each.kind, each.at, wanted.person)
