"""Time on a server: it is up where nobody looks, after restarts and in races; once and for all."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.hands import DAY, HOUR, Hands
from support.inside import Inside, Socket, careless, inside
from valdora.server.live.room import now_ms
from valdora.server.storage import Storage, open_storage
from valdora.server.storage.sqlite import SqliteStorage

SLOW = {"kind": "slow", "turn": DAY, "holidays": 3, "bot": "random"}
LIVE = {"kind": "live", "bank": 60_000, "increment": 0, "bot": "random"}
ONE, TWO = "k" * 43, "m" * 43
"""Keys of two people."""


def storage(url: str, folder: Path) -> Storage:
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        return SqliteStorage(path, folder / "backups", connect=careless)
    return open_storage(url, folder / "backups")


async def slow_game(app: Inside, clock: dict[str, Any] = SLOW) -> str:
    """Two people with a device each and a bot, who comes last; the first is to move."""
    seats = [{"kind": "person", "name": "One"}, {"kind": "free"}, {"kind": "bot", "bot": "random"}]
    body = {"seats": seats, "starts": 0, "pace": 0, "public": True, "clock": clock}
    made = (await app.ask("POST", "/tables", body, ONE)).json
    id_: str = made["table"]["id"]
    await app.ask("POST", f"/tables/{id_}/join", {"name": "Two"}, TWO)
    assert (await app.ask("POST", f"/tables/{id_}/start", key=ONE)).status == 200
    return id_


async def shown(app: Inside, id_: str) -> Any:
    return (await app.ask("GET", f"/tables/{id_}", key=ONE)).json["table"]


async def look(app: Inside) -> None:
    await app.server.rooms.timekeeper.look()


async def waits_for(app: Inside, id_: str, seat: int) -> Any:
    """Wait until bots have played so far that a seat is to move."""
    for _ in range(600):
        table = await shown(app, id_)
        if table["turn"] == seat and table["seats"][seat]["kind"] == "person":
            return table
        await asyncio.sleep(0.05)
    raise AssertionError(table)


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


def changes(table: Any) -> list[tuple[int, str]]:
    return [(each["seat"], each["change"]) for each in table["seat_changes"]]


def test_time_is_up_in_a_game_nobody_looks_at(any_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, storage(any_database, tmp_path), now=hands) as app:
            id_ = await slow_game(app)
            hands.go_on(DAY - 6_000)
            await look(app)
            assert changes(await shown(app, id_)) == []
        hands.go_on(6_000)  # nobody's server runs, and it is up all the same
        async with inside(tmp_path, storage(any_database, tmp_path), now=hands) as app:
            await look(app)
            table = await waits_for(app, id_, 1)
            assert changes(table) == [(0, "time")]
            assert (table["seats"][0]["bot"], table["seats"][0]["away"]) == ("random", True)
            hands.go_on(3 * DAY)
            await look(app)
            for _ in range(600):  # now bots play for both
                table = await shown(app, id_)
                if table["round"] >= 3:
                    break
                await asyncio.sleep(0.05)
            assert changes(table) == [(0, "time"), (1, "time")]
            assert table["round"] >= 3, "nothing stalls"
            assert table["clocks"]["runs"] is None
            assert await app.server.rooms.storage.due(hands.ms + 99 * DAY) == []

    run(play())


def test_a_clock_set_back_undoes_nothing(any_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, storage(any_database, tmp_path), now=hands) as app:
            id_ = await slow_game(app)
            hands.go_on(DAY)
            await look(app)
            before = await waits_for(app, id_, 1)
        hands.go_on(-2 * DAY)
        async with inside(tmp_path, storage(any_database, tmp_path), now=hands) as app:
            await look(app)
            after = await shown(app, id_)
            assert changes(after) == [(0, "time")]
            assert after["clocks"] == before["clocks"]

    run(play())


def test_a_person_comes_back_in_the_middle_of_the_bots_turn(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, now=hands) as app:
            id_ = await slow_game(app)
            await app.ask("PATCH", f"/tables/{id_}", {"pace": 10_000}, ONE)
            socket = await app.live(id_, ONE)
            hands.go_on(DAY)
            await look(app)
            told = (await socket.hear("table"))["table"]
            assert (told["seats"][0]["kind"], told["clocks"]["runs"]) == ("bot", None)
            back = await app.ask("POST", f"/tables/{id_}/return", {"seat": 0}, ONE)
            assert back.json["table"]["clocks"]["left"][0] == HOUR
            frame = await socket.hear("table")
            assert (frame["table"]["turn"], bool(frame["choices"])) == (0, True)
            code = frame["choices"][0]["code"]
            await socket.say({"type": "act", "seq": frame["seq"], "client_id": "c", "code": code})
            step = await socket.hear("step")
            assert (step["seat"], step["clocks"]["runs"]) == (0, 0)
            await socket.leave()

    run(play())


async def race(
    socket: Socket, keepers: list[Inside], first: Any, chance: Random, round_: int
) -> str:
    """A move and the end of the time at about the same moment: what became of the move.

    In the first rounds it is known which comes first, in all others it is not.
    """
    wish = {"type": "act", "seq": first["seq"], "client_id": "c", "code": first["code"]}

    async def move() -> Any:
        await asyncio.sleep(chance.choice((0, 0.002, 0.01, 0.05)))
        await socket.say(wish)
        return await socket.hear("ack", "refused")

    if round_ == 0:
        answer = await move()
        await asyncio.gather(*map(look, keepers))
    elif round_ == 1:
        await asyncio.gather(*map(look, keepers))
        answer = await move()
    else:
        answer, *_ = await asyncio.gather(move(), *map(look, keepers))
    return "moved" if answer["type"] == "ack" else str(answer["code"])


def test_time_up_and_a_move_at_the_same_moment_exactly_one_counts(
    any_database: str, tmp_path: Path
) -> None:
    """Where several processes share a database, all of them see to the time."""

    async def play() -> None:
        hands, chance, seen = Hands(), Random(4), set()
        folders = [tmp_path / "one", tmp_path / "two"]
        for folder in folders:
            folder.mkdir()
        shared = any_database.startswith("postgres")
        async with AsyncExitStack() as stack:
            apps = [
                await stack.enter_async_context(
                    inside(folder, storage(any_database, folder), now=hands)
                )
                for folder in folders[: 2 if shared else 1]
            ]
            for round_ in range(16):
                seen.add(await one_race(apps, hands, chance, round_))
        assert "moved" in seen
        assert seen & {"not-your-turn", "stale"}, "and sometimes time was first"

    async def one_race(apps: list[Inside], hands: Hands, chance: Random, round_: int) -> str:
        app = apps[0]
        id_ = await slow_game(app)
        await app.ask("PATCH", f"/tables/{id_}", {"pace": 10_000}, ONE)
        socket = await app.live(id_, ONE)
        snapshot: Any = json.loads(socket.frames[0])
        first = {"seq": snapshot["seq"], "code": snapshot["choices"][0]["code"]}
        hands.go_on(DAY)
        said = await race(socket, apps, first, chance, round_)
        await socket.leave()
        rows = await app.server.rooms.storage.rows(id_)
        since = [row.kind for row in rows if row.seq > snapshot["seq"]]
        if said == "moved":
            # Its turn goes on without time, so that it is up right behind the move.
            assert since[0] == "act", since
            assert since.count("seat") <= 1
        else:
            assert since[0] == "seat", since
            assert "act" not in since
        return said

    run(play())


def test_whoever_is_there_sees_their_time_run_out_on_time(tmp_path: Path) -> None:
    """No look now and then is needed for those who wait: a timer is set."""

    async def play() -> None:
        ahead = 0
        async with inside(tmp_path, now=lambda: now_ms() + ahead) as app:
            id_ = await slow_game(app, LIVE)
            socket = await app.live(id_, ONE)
            ahead = 59_500  # half a second is left of the minute
            snapshot: Any = json.loads(socket.frames[0])
            code = snapshot["choices"][0]["code"]
            act = {"type": "act", "seq": snapshot["seq"], "client_id": "c", "code": code}
            await socket.say(act)
            told = await socket.hear("table")
            assert changes(told["table"]) == [(0, "time")]
            await socket.leave()

    run(play())


def test_what_cannot_be_read_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, now=hands) as app:
            broken, fine = await slow_game(app), await slow_game(app)
            rooms = app.server.rooms
            del rooms._rooms[broken]
            await rooms._bots.stop(broken)
            kept = rooms.storage._write  # type: ignore[attr-defined]
            kept.execute("UPDATE rows SET payload = '{' WHERE game = ?", (broken,))
            hands.go_on(DAY)
            await look(app)
            assert changes(await shown(app, fine)) == [(0, "time")]

    run(play())


@pytest.mark.parametrize("how", ["leave", "time"])
def test_the_bot_that_plays_on_is_the_one_the_table_has_chosen(tmp_path: Path, how: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, now=hands) as app:
            id_ = await slow_game(app)
            if how == "leave":
                await app.ask("POST", f"/tables/{id_}/leave", {"seat": 0}, ONE)
            hands.go_on(DAY)
            await look(app)
            assert (await shown(app, id_))["seats"][0]["bot"] == "random"

    run(play())


# Old things end ---------------------------------------------------------------------------------


def test_old_tables_and_games_without_clocks_are_told_and_closed(
    any_database: str, tmp_path: Path
) -> None:
    async def play() -> None:
        hands, days = Hands(), {"open_days": 30, "idle_days": 90}
        kept = [storage(any_database, tmp_path) for _ in range(2)]
        async with inside(tmp_path, kept[0], now=hands, **days) as app:
            seats = [{"kind": "person", "name": "One"}] * 3
            made = [await app.ask("POST", "/tables", {"seats": seats}, ONE) for _ in range(3)]
            lobby, game, busy = (each.json["table"]["id"] for each in made)
            await app.ask("POST", f"/tables/{game}/start", key=ONE)
            slow = await slow_game(app)
            hands.go_on(23 * DAY)
            await look(app)
            socket = await app.live(busy, ONE)
            told = json.loads(socket.frames[0])["table"]
            assert told["closes"] == hands.ms + 7 * DAY
            assert (await shown(app, lobby))["closes"] == told["closes"]
            assert (await shown(app, game))["closes"] is None
            await app.ask("PATCH", f"/tables/{busy}", {"pace": 0}, ONE)
            assert (await socket.hear("table"))["table"]["closes"] is None
            await socket.leave()
        hands.go_on(7 * DAY)
        async with inside(tmp_path, kept[1], now=hands, **days) as app:  # also after a restart
            await look(app)
            assert (await shown(app, lobby))["status"] == "closed"
            assert (await shown(app, busy))["status"] == "open"
            hands.go_on(53 * DAY)
            await look(app)
            assert (await shown(app, game))["closes"] == hands.ms + 7 * DAY
            hands.go_on(7 * DAY)
            await look(app)
            assert (await shown(app, game))["status"] == "closed"
            assert (await app.ask("GET", f"/tables/{game}/record", key=ONE)).status == 200
            assert (await shown(app, slow))["status"] in ("running", "over")

    run(play())


def test_who_wants_no_end_has_none(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, now=hands, open_days=0, idle_days=0) as app:
            made = await app.ask("POST", "/tables", {"seats": [{"kind": "free"}] * 3}, ONE)
            hands.go_on(4000 * DAY)
            await look(app)
            assert (await shown(app, made.json["table"]["id"]))["closes"] is None

    run(play())
