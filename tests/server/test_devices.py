"""A person takes their seats along: by a link that works once, or by twelve words."""

import asyncio
from pathlib import Path

import pytest

from support.hands import DAY, HOUR, MINUTE, Hands
from support.inside import Inside, Reply, inside
from valdora.server.devices import word_list
from valdora.server.operating.backups import Done, restore_backup, write_backup
from valdora.server.storage import open_storage
from valdora.server.storage.rights import rights
from valdora.texts import LANGUAGES

OLD, NEW, THIRD = "o" * 43, "n" * 43, "t" * 43
SEATS = [{"kind": "person", "name": "One"}, {"kind": "person", "name": "Two"}]


async def table(app: Inside, key: str) -> str:
    body = {"seats": SEATS, "starts": 0, "edition": "duel.2"}
    made = (await app.ask("POST", "/tables", body, key)).json
    id_: str = made["table"]["id"]
    await app.ask("POST", f"/tables/{id_}/start", key=key)
    return id_


async def link(app: Inside, key: str, *, keep: bool) -> str:
    made = (await app.ask("POST", "/devices/links", {"keep": keep}, key)).json
    assert made["qr"]
    return str(made["url"]).rpartition("/")[2]


async def claim(app: Inside, key: str, **body: object) -> Reply:
    return await app.ask("POST", "/devices/claim", body, key)


async def sits(app: Inside, id_: str, key: str) -> bool:
    reply = await app.ask("GET", f"/tables/{id_}", key=key)
    return reply.status == 200 and reply.json["you"]["seats"] == [0, 1]


def test_a_link_takes_all_seats_along_and_works_once(any_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        storage = open_storage(any_database, tmp_path / "backups")
        async with inside(tmp_path, storage, hands) as app:
            ids = [await table(app, OLD) for _ in range(2)]
            token = await link(app, OLD, keep=True)
            assert (await claim(app, OLD, token=token)).json["code"] == "same-device"
            assert (await claim(app, NEW, token=token)).json == {"turns": 2}
            assert (await claim(app, THIRD, token=token)).json["code"] == "no-device-link"
            for id_ in ids:
                assert [await sits(app, id_, key) for key in (OLD, NEW, THIRD)] == [
                    True, True, False,
                ]  # fmt: skip
            mine = (await app.ask("GET", "/tables/mine?part=turn", key=NEW)).json
            assert sorted(each["id"] for each in mine["tables"]) == sorted(ids)
            late = await link(app, OLD, keep=True)
            hands.go_on(16 * MINUTE)
            assert (await claim(app, THIRD, token=late)).json["code"] == "no-device-link"

    asyncio.run(play())


def test_the_old_device_loses_its_rights_if_that_was_asked_for(
    any_database: str, tmp_path: Path
) -> None:
    async def play() -> None:
        storage = open_storage(any_database, tmp_path / "backups")
        async with inside(tmp_path, storage, Hands()) as app:
            id_ = await table(app, OLD)
            there = await app.live(id_, OLD)
            token = await link(app, OLD, keep=False)
            assert await sits(app, id_, OLD), "until the link is used"
            assert (await claim(app, NEW, token=token)).status == 200
            assert [await sits(app, id_, key) for key in (OLD, NEW)] == [False, True]
            assert there.task
            await asyncio.wait_for(there.task, 20)
            assert there.closed == 4401, "and is sent away at once"
            back = await link(app, NEW, keep=False)
            reply = await claim(app, OLD, token=back)
            cookies = [value for name, value in reply.headers if name == b"set-cookie"]
            assert cookies, "a device without rights gets a key of its own"
            key = cookies[0].decode().partition("=")[2].partition(";")[0]
            assert [await sits(app, id_, each) for each in (key, NEW)] == [True, False]

    asyncio.run(play())


def test_of_two_who_open_a_link_at_the_same_moment_one_gets_the_seats(
    any_database: str, tmp_path: Path
) -> None:
    async def play() -> None:
        storage = open_storage(any_database, tmp_path / "backups")
        async with inside(tmp_path, storage, Hands()) as app:
            await table(app, OLD)
            for _ in range(5):
                token = await link(app, OLD, keep=True)
                keys = [str(n) * 43 for n in range(6)]
                replies = await asyncio.gather(*(claim(app, key, token=token) for key in keys))
                assert sorted(each.status for each in replies).count(200) <= 1
                assert any(each.status == 200 for each in replies) or all(
                    each.json["code"] in ("same-device", "no-device-link") for each in replies
                )

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_as_many_words_in_every_language(language: str) -> None:
    words = word_list(language)
    assert len(words) == len({word.casefold() for word in words}) == 128


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_words_take_them_along_and_may_leave_nobody_else_any(
    tmp_path: Path, language: str
) -> None:
    async def play() -> None:
        hands = Hands()
        async with inside(tmp_path, now=hands) as app:
            id_ = await table(app, OLD)
            ask = {"language": language}
            first = (await app.ask("POST", "/devices/words", ask, OLD)).json["words"]
            words = (await app.ask("POST", "/devices/words", ask, OLD)).json["words"]
            assert len(words) == 12
            said = " ".join(words).upper()
            assert (await claim(app, NEW, words=" ".join(first))).json["code"] == "no-words"
            assert (await claim(app, NEW, words=said[:-1])).json["code"] == "no-words"
            hands.go_on(100 * DAY)
            assert (await claim(app, NEW, words=said)).status == 200
            assert [await sits(app, id_, key) for key in (OLD, NEW)] == [True, True]
            assert (await claim(app, THIRD, words=said, keep=False)).status == 200
            found = [await sits(app, id_, key) for key in (OLD, NEW, THIRD)]
            assert found == [False, False, True], "a device that was lost"

    asyncio.run(play())


def test_they_move_to_another_database_with_the_games(any_database: str, tmp_path: Path) -> None:
    backup, hands = tmp_path / "all.backup", Hands()

    async def play() -> None:
        storage = open_storage(any_database, tmp_path / "backups")
        async with inside(tmp_path, storage, hands) as app:
            id_ = await table(app, OLD)
            assert (await claim(app, NEW, token=await link(app, OLD, keep=True))).status == 200
            assert (await claim(app, THIRD, token=await link(app, OLD, keep=False))).status == 200
            words = (await app.ask("POST", "/devices/words", {"language": "en"}, NEW)).json["words"]
            await link(app, NEW, keep=True)
            kept = await rights(storage)
            assert await write_backup(storage, backup) == Done(games=1)
        there = open_storage(f"sqlite:///{tmp_path / 'there.db'}", tmp_path)
        async with inside(tmp_path, there, hands) as app:
            assert await restore_backup(there, backup) == Done(games=1)
            assert await restore_backup(there, backup) == Done(known=1)
            assert await rights(there) == kept, "but no link that works once"
            found = [await sits(app, id_, key) for key in (OLD, NEW, THIRD)]
            assert found == [False, True, True]
            assert (await claim(app, "f" * 43, words=" ".join(words))).status == 200

    asyncio.run(play())


def test_what_was_decided_later_holds_when_an_older_backup_comes_back(
    any_database: str, tmp_path: Path
) -> None:
    backup, hands = tmp_path / "all.backup", Hands()

    async def play() -> None:
        storage = open_storage(any_database, tmp_path / "backups")
        async with inside(tmp_path, storage, hands) as app:
            id_ = await table(app, OLD)
            assert (await claim(app, NEW, token=await link(app, OLD, keep=True))).status == 200
            ask = {"language": "fr"}
            first = (await app.ask("POST", "/devices/words", ask, OLD)).json["words"]
            await write_backup(storage, backup)
            hands.go_on(MINUTE)
            words = (await app.ask("POST", "/devices/words", ask, OLD)).json["words"]
            said = " ".join(words)
            assert (await claim(app, THIRD, words=said, keep=False)).status == 200
            await restore_backup(storage, backup)
            found = [await sits(app, id_, key) for key in (OLD, NEW, THIRD)]
            assert found == [False, False, True]
            assert (await claim(app, NEW, words=" ".join(first))).json["code"] == "no-words"

    asyncio.run(play())


@pytest.mark.postgres
def test_another_process_takes_notice_within_seconds(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("valdora.server.devices.SIGHT_SECONDS", 0.2)

    async def play() -> None:
        hands = Hands()
        stores = [open_storage(postgres_database, tmp_path) for _ in range(2)]
        async with (
            inside(tmp_path, stores[0], hands) as app,
            inside(tmp_path, stores[1], hands) as other,
        ):
            id_ = await table(app, OLD)
            there = await other.live(id_, OLD)
            hands.go_on(HOUR)
            token = await link(app, OLD, keep=False)
            assert (await claim(app, NEW, token=token)).status == 200
            assert there.task
            await asyncio.wait_for(there.task, 20)
            assert there.closed == 4401
            assert not await sits(other, id_, OLD)
            assert await sits(other, id_, NEW)

    asyncio.run(play())
