"""A server of an invented next version: its database has one more column, its tables begin with a
row of one more kind, and what it says to others of a move it says in other words."""

import json
import sys
from dataclasses import replace

from valdora.server.live import neighbours
from valdora.server.storage import Allowance, Batch, Row, migrations, session
from valdora.server.storage.postgres import PostgresStorage

STEP = ("ALTER TABLE games ADD COLUMN weather TEXT NOT NULL DEFAULT 'fair'",)
WEATHER = b'{"type":"weather","at":1,"sky":"fair"}'
create = PostgresStorage.create


async def create_with_weather(
    self: PostgresStorage, batch: Batch, seed: bytes, allowance: Allowance | None = None
) -> None:
    further = Row(len(batch.rows) + 1, "weather", WEATHER)
    await create(self, replace(batch, rows=(*batch.rows, further)), seed, allowance)
    await self.change("UPDATE games SET weather = 'windy' WHERE id = $1", batch.game)


if __name__ == "__main__":
    from valdora.server import read_settings, serve

    PostgresStorage.__init__.__defaults__ = ((*migrations.MIGRATIONS, STEP),)
    PostgresStorage.create = create_with_weather  # type: ignore[method-assign]
    neighbours._NEWS = "tidings"  # type: ignore[misc]
    session._FORM = 3  # type: ignore[misc]
    settings = read_settings(json.loads(sys.argv[1]), {})
    serve(settings, lambda ready: print(ready.url, flush=True))  # noqa: T201
