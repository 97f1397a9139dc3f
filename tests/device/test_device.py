"""Play without a server, as a worker in a page has it: the same requests, bots, reviews."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from support.device import Live, Memory, Sitting, played_as_anywhere
from valdora.bots.search import thinking
from valdora.device import DeviceStorage
from valdora.engine.runtime import Engine as Wasmtime
from valdora.rules import Action
from valdora.server.live.room import Room, now_ms
from valdora.table import play
from valdora.table.fold import Table
from valdora.table.values import Change

GOLDEN = Path(__file__).parents[1] / "records/golden"


@pytest.fixture(autouse=True)
def _other_tests_think_with_wasmtime() -> Iterator[None]:
    yield
    thinking.use(Wasmtime)


def sitting(scene: Callable[[Sitting], Awaitable[None]], store: Memory | None = None) -> None:
    async def play() -> None:
        async with Sitting(store) as here:
            await scene(here)

    asyncio.run(play())


async def played(here: Sitting, table: str, choose: Callable[[Any], int], most: int = 400) -> Any:
    """Play the person's turns; the last state seen."""
    live = Live(here, table)
    now = await live.until("snapshot")
    for n in range(most):
        while not now["choices"] and (now["state"] or {}).get("phase") != "over":
            now = await live.until("step")
        if now["state"]["phase"] == "over":
            break
        live.say(type="act", seq=now["seq"], client_id=f"c{n}", code=choose(now))
        answer = await live.until("ack", "refused")
        assert answer["type"] == "ack", answer
        now = await live.until("step")
    await live.leave()
    return now


def test_a_page_asks_what_there_is() -> None:
    async def scene(here: Sitting) -> None:
        about = await here.ask("GET", "/api/v1/about")
        assert about["usual_bot"] == "casual"
        assert [bot["name"] for bot in about["bots"]][:5] == [
            *("beginner", "casual", "steady", "strong", "expert")
        ]
        assert await here.refused("GET", "/api/v1/nothing") == "no-page"
        assert await here.refused("GET", "/api/v1/tables/nothing") == "no-table"
        assert (await here.ask("GET", "/api/v1/tables/mine"))["tables"] == []
        table = await here.table("Ada", "Ben", "Cy")
        for part, there in (("turn", [table]), ("waiting", []), ("past", [])):
            mine = await here.ask("GET", f"/api/v1/tables/mine?part={part}")
            assert [each["id"] for each in mine["tables"]] == there
        assert (await here.ask("GET", "/api/v1/tables/turns"))["count"] == 1

    sitting(scene)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["beginner", "expert", "greedy"])
def test_bots_play_as_they_would_anywhere(level: str) -> None:
    store = Memory()

    async def scene(here: Sitting) -> None:
        table = await here.table("Ada", f"bot:{level}", f"bot:{level}")
        await played(here, table, lambda now: now["choices"][0]["code"], 8)

    sitting(scene, store)
    _as_anywhere(store, level)


class Aside(Memory):
    """Another page of the same browser; it does not have the table open, so its bots rest."""

    def __init__(self, store: Memory) -> None:
        super().__init__()
        self.kept, self.nudges = store.kept, store.nudges

    def drives(self, _: str) -> bool:
        return False


@pytest.mark.slow
def test_a_bot_overtaken_by_another_page_thinks_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left of its plan is for a turn that is over, not for the next bot's."""
    store, overtaken = Memory(), list[int]()

    async def scene() -> None:
        async with Sitting(store) as one, Sitting(Aside(store)) as other:
            table = await one.table("Ada", "bot:beginner", "bot:beginner")
            usual = one.device._minds.play

            async def late(*thought: Any) -> list[Action]:
                plan = list(await usual(*thought))
                if thought[0][-1].seat == 1:  # another bot of the same level comes next
                    room = await other.device.room(table)
                    for action in plan:
                        await room.perform(partial(_done, action=action, room=room))
                    overtaken.append(len(plan))
                return plan

            monkeypatch.setattr(one.device._minds, "play", late)
            await played(one, table, lambda now: now["choices"][0]["code"], 25)

    asyncio.run(scene())
    assert max(overtaken) > 1, "something was left of a plan"
    _as_anywhere(store, "beginner")


def _done(now: Table, action: Action, room: Room) -> list[Change]:
    assert now.state
    return list(play.played(now.state, now.state.seat, action, room.deal(), 0))


def _as_anywhere(store: Memory, level: str) -> None:
    """Every turn of a bot is the one that its level plays with this seed."""
    ((id_, kept),) = store.kept.items()
    assert played_as_anywhere(id_, kept["seed"], kept["rows"]) == {level}


@pytest.mark.slow
def test_a_bot_advises_where_the_game_in_a_file_stands() -> None:
    async def scene(here: Sitting) -> None:
        table = await here.table("Ada", "bot:beginner", "bot:beginner")
        now = await played(here, table, lambda now: now["choices"][0]["code"], 3)
        record = await here.ask("GET", f"/api/v1/tables/{table}/record")
        status, answer, _ = await here.page.advise(record)
        assert status == 200
        offered = {choice["code"] for choice in now["choices"]}
        assert offered
        turns = json.loads(answer)
        assert turns
        assert all(turn["codes"][0] in offered for turn in turns)
        status, answer, _ = await here.page.advise(record.replace('"move ', '"mo ve ', 1))
        assert (status, json.loads(answer)["code"]) == (409, "bad-file")

    sitting(scene)


def test_a_game_goes_on_from_its_rows() -> None:
    store = Memory()

    async def begun(here: Sitting) -> None:
        table = await here.table("Ada", "bot:beginner", "bot:beginner")
        await played(here, table, lambda now: now["choices"][0]["code"], 5)

    async def back(here: Sitting) -> None:
        mine = (await here.ask("GET", "/api/v1/tables/mine"))["tables"]
        assert len(mine) == 1
        live = Live(here, mine[0]["id"])
        now = await live.until("snapshot")
        assert now["state"]["round"] >= 1
        assert now["you"] == {"seats": [0], "host": True, "watcher": False}
        await live.leave()

    sitting(begun, store)
    sitting(back, store)


def test_a_store_that_fails_is_told_to_who_asked() -> None:
    async def scene(here: Sitting) -> None:
        table = await here.table("Ada", "Ben", "Cy")
        live = Live(here, table)
        now = await live.until("snapshot")
        here.store.failing = True
        live.say(type="act", seq=now["seq"], client_id="a", code=now["choices"][0]["code"])
        assert (await live.until("ack", "refused"))["code"] == "storage-failed"
        here.store.failing = False
        live.say(type="act", seq=now["seq"], client_id="b", code=now["choices"][0]["code"])
        assert (await live.until("ack", "refused"))["type"] == "ack"
        await live.leave()

    sitting(scene)


@pytest.mark.slow
def test_a_game_is_played_to_its_end_reviewed_and_its_file_opened_again() -> None:
    store = Memory()

    async def scene(here: Sitting) -> None:
        table = await here.table("Ada", "bot:beginner", edition="duel.2")
        now = await played(here, table, lambda now: now["choices"][0]["code"], 2000)
        assert now["state"]["phase"] == "over"
        record = await here.ask("GET", f"/api/v1/tables/{table}/record")
        status, verdict, _ = here.page.verify(record)
        assert (status, json.loads(verdict)["deal"]) == (200, "checked")
        await _opened(here, record)
        asked = await here.ask("POST", f"/api/v1/tables/{table}/review")
        assert asked["stage"] in ("waiting", "preparing", "judging")
        while asked["done"] < 2:
            asked = await here.ask("GET", f"/api/v1/tables/{table}/review")
            await asyncio.sleep(0.05)
        assert asked["stage"] == "judging"

    sitting(scene, store)


async def _opened(here: Sitting, record: str) -> None:
    status, answer, _ = await here.page.open_file(record)
    assert status == 201
    opened = json.loads(answer)["table"]
    assert json.loads((await here.page.open_file(record))[1])["table"] == opened
    view = await here.ask("GET", f"/api/v1/tables/{opened}")
    assert view["table"]["status"] == "over"
    assert view["you"]["seats"] == [
        seat["seat"] for seat in view["table"]["seats"] if seat["kind"] == "person"
    ]
    assert await here.ask("GET", f"/api/v1/tables/{opened}/record") == record
    broken = record.replace('"do":"move ', '"do":"mo ve ', 1)
    for status, answer, _ in (await here.page.open_file(broken), here.page.verify(broken)):
        problem = json.loads(answer)
        assert (status, problem["code"]) == (409, "bad-file")
        assert problem["figures"]["fault"] == "unknown-notation"
        assert problem["figures"]["line"] > 1


@pytest.mark.parametrize("starts", [0, 2, "random"])
def test_seeds_follow_the_commitment_and_a_file_tells_who_was_drawn(starts: int | str) -> None:
    async def scene(here: Sitting) -> None:
        asked = {"seats": [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cy")]}
        made = (await here.ask("POST", "/api/v1/tables", asked | {"starts": starts}))["table"]
        path = f"/api/v1/tables/{made['id']}"
        assert made["commitment"]
        for seat, seed in enumerate(("aa", "bb", "cc")):
            await here.ask("PUT", f"{path}/seats/{seat}/seed", {"seed": seed})
        begun = (await here.ask("POST", f"{path}/start"))["table"]
        assert (begun["dealer"], begun["drawn"]) == (2, starts == "random")
        await played(here, made["id"], lambda now: now["choices"][0]["code"], 6)
        await here.ask("POST", f"{path}/proposals", {"seat": 0, "what": "end", "of": None})
        ended = (await here.ask("GET", path))["table"]
        assert ended["status"] == "closed"
        record = await here.ask("GET", f"{path}/record")
        status, verdict, _ = here.page.verify(record)
        assert (status, json.loads(verdict)["deal"]) == (200, "checked")
        opened = json.loads((await here.page.open_file(record))[1])["table"]
        assert await here.ask("GET", f"/api/v1/tables/{opened}/record") == record
        told = (await here.ask("GET", f"/api/v1/tables/{opened}"))["table"]
        shown = ("commitment", "seed", "player_seeds", "dealer", "first", "drawn")
        assert [told[name] for name in shown] == [ended[name] for name in shown]

    sitting(scene)


def test_people_at_one_device_are_of_one_mind() -> None:
    async def scene(here: Sitting) -> None:
        id_ = await here.table("Ada", "Ben", "Cy")
        path = f"/api/v1/tables/{id_}"
        await played(here, id_, lambda now: now["choices"][0]["code"], 3)
        pause = {"seat": 1, "what": "pause", "of": None}
        paused = (await here.ask("POST", f"{path}/proposals", pause))["table"]
        assert (paused["paused"], paused["proposal"]) == (True, None)
        assert not (await here.ask("POST", f"{path}/resume"))["table"]["paused"]

    sitting(scene)


def test_time_runs_out_on_a_device_too_also_after_a_reload() -> None:
    store = Memory()
    clock = {"kind": "live", "bank": 60_000, "increment": 0, "bot": "beginner"}
    opened: list[str] = []

    async def begun(here: Sitting) -> None:
        opened.append(await here.table("Ada", "Ben", "Cy", clock=clock))
        assert await DeviceStorage(store).due(now_ms()) == []
        assert await DeviceStorage(store).due(now_ms() + 60_000) == opened

    async def back(here: Sitting) -> None:
        here.device.rooms.timekeeper._now = lambda: now_ms() + 61_000
        await here.device.rooms.timekeeper.look()
        view = (await here.ask("GET", f"/api/v1/tables/{opened[0]}"))["table"]
        assert [seat["kind"] for seat in view["seats"]] == ["bot", "person", "person"]

    sitting(begun, store)
    sitting(back, store)


def test_lists_go_on_where_they_were_also_among_games_of_one_moment() -> None:
    async def scene() -> None:
        store = Memory()
        games = {"a": 2, "b": 3, "c": 2, "d": 1, "e": 2}
        for game, changed in games.items():
            told = {"changed": changed, "due": None, "part": "past", "brief": None}
            store.kept[game] = {"seed": "", "rows": [], **told}
        storage = DeviceStorage(store)
        seen: list[str] = []
        place = None
        while page := await storage.held_by("", place, 2):
            seen += [each.id for each in page]
            place = page[-1].changed, page[-1].id
        assert seen == ["b", "e", "c", "a", "d"]

    asyncio.run(scene())


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.valdora")), ids=lambda path: path.name)
def test_files_of_other_dealers_are_opened_and_tell_what_they_are(path: Path) -> None:
    record = path.read_text(encoding="utf-8")

    async def scene(here: Sitting) -> None:
        status, answer, _ = await here.page.open_file(record)
        assert status == 201, answer
        table = json.loads(answer)["table"]
        view = (await here.ask("GET", f"/api/v1/tables/{table}"))["table"]
        unfinished = '"result":"unfinished"' in record
        assert view["status"] == ("closed" if unfinished else "over")
        again = await here.ask("GET", f"/api/v1/tables/{table}/record")
        assert again.splitlines()[1:] == record.splitlines()[1:]

    sitting(scene)
