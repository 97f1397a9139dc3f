"""What a process saw to that has died is another's within five seconds: clocks, outbox, bots."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.hands import DAY, Hands
from support.inside import Inside, inside
from valdora.server.storage import SHARED_SECONDS, open_storage
from valdora.server.storage.leases import LEASE_SECONDS
from valdora.server.storage.postgres import PostgresStorage

pytestmark = pytest.mark.postgres
KEY = "k" * 43
UNTIL = "UPDATE nodes SET until = statement_timestamp() + $2 * interval '1 second' WHERE name = $1"


async def slow_game(app: Inside) -> str:
    seats = [{"kind": "person", "name": "One"}, *[{"kind": "bot", "bot": "random"}] * 2]
    clock = {"kind": "slow", "turn": DAY, "holidays": 0, "bot": "random"}
    body = {"seats": seats, "starts": 0, "pace": 0, "public": True, "clock": clock}
    made = (await app.ask("POST", "/tables", body, KEY)).json
    id_: str = made["table"]["id"]
    assert (await app.ask("POST", f"/tables/{id_}/start", key=KEY)).status == 200
    return id_


async def changes(app: Inside, id_: str) -> list[str]:
    table: Any = (await app.ask("GET", f"/tables/{id_}", key=KEY)).json["table"]
    return [each["change"] for each in table["seat_changes"]]


def test_clocks_and_outbox_of_the_dead_are_anothers_as_soon_as_their_lease_is_over(
    database: str, tmp_path: Path
) -> None:
    assert LEASE_SECONDS + SHARED_SECONDS <= 5, "and so often is looked"

    async def go() -> None:
        hands = Hands()
        dead = PostgresStorage(database, tmp_path)
        await dead.start(lambda _, __: None)
        assert await dead.drive("outbox")
        async with inside(tmp_path, open_storage(database, tmp_path), now=hands) as app:
            id_ = await slow_game(app)
            assert await dead.drive(f"clock/{id_}")
            assert dead._session
            await dead._session.close()  # nothing is renewed any more
            storage, rooms = app.server.rooms.storage, app.server.rooms
            outbox = app.server.reminders.postman.outbox
            await storage.change(UNTIL, dead._leases.name, 3600)
            hands.go_on(DAY + 1)
            await rooms.timekeeper.look()
            assert await changes(app, id_) == [], "it may still be seen to"
            assert not await outbox.is_ours()
            await storage.change(UNTIL, dead._leases.name, 0)
            await rooms.timekeeper.look()
            assert await changes(app, id_) == ["time"]
            assert await outbox.is_ours()
        await dead.close()

    asyncio.run(go())
