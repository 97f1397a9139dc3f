"""A person's own lists: where it is their turn, whom they wait for, what is open, what is past."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from support.hands import DAY, HOUR, Hands
from support.inside import Inside, inside
from valdora.server.storage import open_storage
from valdora.server.storage.sqlite import SqliteStorage

SLOW = {"kind": "slow", "turn": DAY, "holidays": 0, "bot": "random"}
ONE, TWO = "k" * 43, "m" * 43


async def table(app: Inside, *, start: bool = True, clock: Any = SLOW) -> str:
    """Two people; the first is to move if it has begun."""
    seats = [{"kind": "person", "name": "One"}, {"kind": "free"}]
    body = {"seats": seats, "starts": 0, "pace": 0, "public": True, "clock": clock}
    made = (await app.ask("POST", "/tables", {**body, "edition": "duel.2"}, ONE)).json
    id_: str = made["table"]["id"]
    await app.ask("POST", f"/tables/{id_}/join", {"name": "Two"}, TWO)
    if start:
        assert (await app.ask("POST", f"/tables/{id_}/start", key=ONE)).status == 200
    return id_


async def whole_turn(app: Inside, id_: str, key: str) -> None:
    socket, chance = await app.live(id_, key), Random(5)
    shown = json.loads(next(frame for frame in socket.frames if '"snapshot"' in frame[:40]))
    seat = shown["state"]["seat"]
    while shown["state"]["seat"] == seat:
        code = chance.choice(shown["choices"])["code"]
        ask = {"type": "act", "seq": shown["seq"], "client_id": f"c{shown['seq']}", "code": code}
        await socket.say(ask)
        shown = {**shown, **await socket.hear("step")}
    await socket.leave()


async def parts(app: Inside, key: str) -> dict[str, list[str]]:
    found = {}
    for part in ("turn", "waiting", "open", "past"):
        page = (await app.ask("GET", f"/tables/mine?part={part}", key=key)).json
        found[part] = [each["id"] for each in page["tables"]]
    return found


async def turns(app: Inside, key: str, besides: str = "") -> int:
    query = f"?besides={besides}" if besides else ""
    return int((await app.ask("GET", f"/tables/turns{query}", key=key)).json["count"])


def test_each_table_stands_where_it_belongs(any_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        storage = open_storage(any_database, tmp_path / "backups")
        async with inside(tmp_path, storage, hands) as app:
            lobby = await table(app, start=False)
            going, given_up = await table(app), await table(app)
            await app.ask("POST", f"/tables/{given_up}/close", key=ONE)
            ones = {"turn": [going], "waiting": [], "open": [lobby], "past": [given_up]}
            assert await parts(app, ONE) == ones
            twos = {"turn": [], "waiting": [going], "open": [lobby], "past": [given_up]}
            assert await parts(app, TWO) == twos
            assert (await turns(app, ONE), await turns(app, TWO)) == (1, 0)
            assert (await turns(app, ONE, lobby), await turns(app, ONE, going)) == (1, 0)
            hands.go_on(HOUR)
            await whole_turn(app, going, ONE)
            assert (await turns(app, ONE), await turns(app, TWO)) == (0, 1)
            assert (await parts(app, TWO))["turn"] == [going]
            page = (await app.ask("GET", "/tables/mine?part=waiting", key=ONE)).json
            (shown,) = page["tables"]
            assert (shown["turn"], shown["since"]) == (1, hands.ms)
            assert shown["due"] == hands.ms + DAY
            assert await turns(app, "nobody" * 8) == 0
            assert (await app.ask("GET", "/tables/turns")).json == {"count": 0}
            assert (await app.ask("GET", "/tables/mine?part=else", key=ONE)).status == 400

    asyncio.run(play())


def test_a_part_has_pages_too(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, now=hands, max_tables_per_person=100) as app:
            made = []
            for _ in range(53):
                hands.go_on(1000)
                made.append(await table(app))
            page = (await app.ask("GET", "/tables/mine?part=turn", key=ONE)).json
            again = f"/tables/mine?part=turn&after={page['next']}"
            rest = (await app.ask("GET", again, key=ONE)).json
            told = [each["id"] for each in page["tables"] + rest["tables"]]
            assert told == made[::-1]
            assert (len(page["tables"]), rest["next"]) == (50, None)
            assert await turns(app, ONE) == 53

    asyncio.run(play())


def test_public_games_over_days_stay_in_the_list_for_days(
    any_database: str, tmp_path: Path
) -> None:
    async def play() -> None:
        hands = Hands()
        storage = open_storage(any_database, tmp_path / "backups")
        async with inside(tmp_path, storage, hands) as app:
            slow, quick = await table(app, start=False), await table(app, start=False, clock=None)
            hands.go_on(HOUR)
            later = await table(app, start=False)

            async def listed() -> list[str]:
                page = (await app.ask("GET", "/tables")).json
                return [each["id"] for each in page["tables"]]

            assert sorted(await listed()) == sorted([later, slow, quick])
            hands.go_on(2 * DAY)
            assert await listed() == [later, slow]
            hands.go_on(40 * DAY)
            assert await listed() == []

    asyncio.run(play())


def test_a_database_of_before_finds_out_whose_turn_it_is(tmp_path: Path) -> None:
    """Its games are read again in the background, and then stand where they belong."""

    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, now=hands) as app:
            going = await table(app)
        kept = SqliteStorage(tmp_path / "valdora.db", tmp_path)
        await kept.start(lambda _, __: None)
        await kept.change("UPDATE holders SET part = 'waiting'")
        await kept.change("UPDATE games SET briefed = NULL")
        await kept.close()
        async with inside(tmp_path, now=hands) as app:
            await app.server.summaries.fill()
            assert (await parts(app, ONE))["turn"] == [going]

    asyncio.run(play())
