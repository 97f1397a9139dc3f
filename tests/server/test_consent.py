"""Consent on a server, on both databases: the last answer and a move at the same moment."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.test_clocks import ONE, SLOW, TWO, slow_game, storage
from support.hands import Hands
from support.inside import Inside, inside


async def a_race(app: Inside, what: str, chance: Random, round_: int) -> str:
    """The second person agrees while the first moves; which of them was first.

    In the first rounds that is known before, in all others it is not.
    """
    id_ = await slow_game(app, SLOW)
    await app.ask("PATCH", f"/tables/{id_}", {"pace": 10_000}, ONE)
    socket = await app.live(id_, ONE)
    now: Any = json.loads(socket.frames[0])
    for number in range(2):  # something to take back, still in the same turn
        code = now["choices"][0]["code"]
        act = {"type": "act", "seq": now["seq"], "client_id": f"c{number}", "code": code}
        if number == 0:
            await socket.say(act)
            now = await socket.hear("step")
    body = {"seat": 0, "what": what, "of": 1 if what == "bot" else None}
    asked = (await app.ask("POST", f"/tables/{id_}/proposals", body, ONE)).json["table"]
    before = asked["seq"]

    async def moves() -> Any:
        await asyncio.sleep(chance.choice((0, 0.002, 0.01)))
        await socket.say(act | {"seq": before})
        return await socket.hear("ack", "refused")

    async def agrees() -> Any:
        await asyncio.sleep(chance.choice((0, 0.002, 0.01)))
        answer = {"seq": asked["proposal"]["seq"], "yes": True}
        return await app.ask("POST", f"/tables/{id_}/answer", answer, TWO)

    if round_ == 0:
        moved, agreed = await moves(), await agrees()
    elif round_ == 1:
        agreed, moved = await agrees(), await moves()
    else:
        moved, agreed = await asyncio.gather(moves(), agrees())
    await socket.leave()
    kinds = [row.kind for row in await app.server.rooms.storage.rows(id_, before)]
    if kinds[0] == "agree":
        assert agreed.status == 200, agreed.json
        if what != "bot":  # that concerns another seat
            assert moved["type"] == "refused"
            assert "act" not in kinds
        return "agreed"
    assert (kinds[0], agreed.status, agreed.json["code"]) == ("act", 409, "no-proposal")
    assert "agree" not in kinds
    return "moved"


@pytest.mark.parametrize("what", ["undo", "pause", "end", "bot"])
def test_every_consent_is_raced_by_the_move_that_ends_it(
    any_database: str, tmp_path: Path, what: str
) -> None:
    async def play() -> None:
        chance, seen = Random(what), []
        async with inside(tmp_path, storage(any_database, tmp_path), now=Hands()) as app:
            seen += [await a_race(app, what, chance, round_) for round_ in range(8)]
        assert set(seen) == {"agreed", "moved"}, seen

    asyncio.run(play())
