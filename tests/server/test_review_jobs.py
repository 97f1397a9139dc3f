"""Reviews in the background: one for all who ask, whoever leaves and whatever fails."""

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from support.inside import Inside, inside
from support.judges import VIEW, Held
from support.played import Played, put_ended
from valdora.server.storage import StorageError
from valdora.server.thinking import reviews
from valdora.server.thinking.game_judge import NotJudged
from valdora.server.thinking.reviews import Reviews
from valdora.table.requests import NotJudgedCode
from valdora.table.rows import Review

SEATS = "Player 1", ("bot", "greedy")
UNASKED = {
    "stage": "unasked",
    "ahead": 0,
    "done": 0,
    "total": 0,
    "left": None,
    "why": None,
    "review": None,
}


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> tuple[Played, Played]:
    """Two public duels that are over."""
    folder = tmp_path_factory.mktemp("ended")
    one, two = (put_ended(folder, *SEATS, edition="duel", public=True) for _ in range(2))
    return one, two


@pytest.fixture
def tables(ended: tuple[Played, Played], tmp_path: Path) -> tuple[str, str]:
    """Their ids; they are in the test's folder."""
    shutil.copytree(ended[0].folder, tmp_path, dirs_exist_ok=True)
    return ended[0].table, ended[1].table


@asynccontextmanager
async def house(folder: Path, judge: Held) -> AsyncIterator[Inside]:
    async with inside(folder) as app:
        app.server.reviews = Reviews(app.server.rooms, judge)
        yield app


async def told(app: Inside, table: str, method: str = "GET") -> dict[str, Any]:
    reply: dict[str, Any] = (await app.ask(method, f"/tables/{table}/review")).json
    return reply


async def until(app: Inside, table: str, stage: str) -> dict[str, Any]:
    """The first answer with this stage."""
    while (reply := await told(app, table))["stage"] != stage:  # noqa: ASYNC110  (as a page does)
        await asyncio.sleep(0.01)
    return reply


async def asked(judge: Held, times: int) -> None:
    while judge.asked < times:  # noqa: ASYNC110  (it is asked in a thread)
        await asyncio.sleep(0.01)


def test_whoever_asks_gets_the_same_one_and_hears_how_far_it_is(
    tables: tuple[str, str], tmp_path: Path
) -> None:
    judge = Held()

    async def go() -> None:
        async with house(tmp_path, judge) as app:
            duel = tables[0]
            assert await told(app, duel) == UNASKED
            first, second = await asyncio.gather(*(told(app, duel, "POST") for _ in range(2)))
            assert {first["stage"], second["stage"]} <= {"waiting", "preparing"}
            await asked(judge, 1)
            assert (await told(app, duel))["stage"] == "preparing"
            for done in range(5):
                judge.tell(done, 40)
                reply = await told(app, duel, "POST")
                assert (reply["stage"], reply["done"], reply["total"]) == ("judging", done, 40)
                assert (reply["left"] is None) == (done < 3)
            assert 0 <= reply["left"]["low"] <= reply["left"]["high"]
            judge.go.release()
            assert (await until(app, duel, "done"))["review"] == VIEW
            assert (await told(app, duel, "POST"))["review"] == VIEW
            assert judge.asked == 1

    asyncio.run(go())


def test_it_goes_on_when_nobody_is_left_at_the_table(
    tables: tuple[str, str], tmp_path: Path
) -> None:
    judge = Held()

    async def go() -> None:
        async with house(tmp_path, judge) as app:
            await told(app, tables[0], "POST")
            await asked(judge, 1)
            app.server.rooms._rooms.clear()  # as after a while without visitors
            judge.go.release()
            assert (await until(app, tables[0], "done"))["review"] == VIEW

    asyncio.run(go())


def test_games_are_judged_one_after_the_other_and_the_second_knows_its_place(
    tables: tuple[str, str], tmp_path: Path
) -> None:
    judge = Held()

    async def go() -> None:
        one, two = tables
        async with house(tmp_path, judge) as app:
            await told(app, one, "POST")
            await asked(judge, 1)
            reply = await told(app, two, "POST")
            assert (reply["stage"], reply["ahead"]) == ("waiting", 1)
            judge.go.release()
            await until(app, one, "done")
            await asked(judge, 2)
            assert (await told(app, two))["stage"] == "preparing"
            judge.go.release()
            await until(app, two, "done")

    asyncio.run(go())


@pytest.mark.parametrize("code", get_args(NotJudgedCode))
def test_it_says_why_it_failed_and_can_be_asked_for_again(
    code: NotJudgedCode, tables: tuple[str, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    judge = Held()
    judge.error = NotJudged(code, "as told")

    async def go() -> None:
        async with house(tmp_path, judge) as app:
            await told(app, tables[0], "POST")
            judge.go.release()
            assert await until(app, tables[0], "failed") == UNASKED | {
                "stage": "failed",
                "why": code,
            }
            judge.error = None
            assert (await told(app, tables[0], "POST"))["stage"] in ("waiting", "preparing")
            judge.go.release()
            await until(app, tables[0], "done")
            assert judge.asked == 2

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(go())


def test_what_is_judged_and_could_not_be_stored_is_not_judged_again(
    tables: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Held()

    async def fails(_batch: object) -> None:
        raise StorageError("storage-unusable", {"path": "", "detail": "full"})

    async def go() -> None:
        async with house(tmp_path, judge) as app:
            with monkeypatch.context() as full:
                full.setattr(app.server.rooms.storage, "append", fails)
                await told(app, tables[0], "POST")
                judge.go.release()
                assert (await until(app, tables[0], "failed"))["why"] == "not-stored"
            await told(app, tables[0], "POST")
            await until(app, tables[0], "done")
            assert judge.asked == 1

    asyncio.run(go())


def test_after_a_restart_in_the_middle_it_is_unasked_and_begins_again(
    tables: tuple[str, str], tmp_path: Path
) -> None:
    async def go() -> None:
        for _ in range(2):
            judge = Held()
            async with house(tmp_path, judge) as app:
                assert await told(app, tables[0]) == UNASKED
                await told(app, tables[0], "POST")
                await asked(judge, 1)
                judge.tell(3, 40)

    asyncio.run(go())


def test_a_server_that_ends_waits_for_none_of_them(tables: tuple[str, str], tmp_path: Path) -> None:
    judge = Held()

    async def go() -> None:
        async with house(tmp_path, judge) as app:
            for table in tables:
                await told(app, table, "POST")
            await asked(judge, 1)

    asyncio.run(go())
    assert judge.asked == 1


@pytest.mark.parametrize("dies", [False, True], ids=["it finishes", "it dies"])
def test_what_another_process_judges_is_not_judged_here_unless_that_dies(
    dies: bool, tables: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "ELSEWHERE_SECONDS", 0.01)
    judge, elsewhere = Held(), {f"review {tables[0]}"}

    async def drive(key: str) -> bool:
        return key not in elsewhere

    async def go() -> None:
        async with house(tmp_path, judge) as app:
            monkeypatch.setattr(app.server.rooms.storage, "shared", True)
            monkeypatch.setattr(app.server.rooms.storage, "drive", drive)
            assert (await told(app, tables[0]))["stage"] == "waiting"
            assert await told(app, tables[1]) == UNASKED
            assert (await told(app, tables[0], "POST"))["stage"] == "waiting"
            await asyncio.sleep(0.1)
            assert judge.asked == 0
            if dies:
                elsewhere.clear()
                judge.go.release()
            else:
                await app.server.reviews._keep(tables[0], msgspec.convert(VIEW, Review))
            await until(app, tables[0], "done")
            assert judge.asked == dies

    asyncio.run(go())
