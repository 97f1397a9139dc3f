"""What every storage promises, on SQLite and on a real PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from valdora.server.storage import (
    Allowance,
    Batch,
    Conflict,
    Game,
    Row,
    Storage,
    Summary,
    open_storage,
)
from valdora.table.notices import Notice, Notices

OPEN = Summary("open", public=True, waits_for_bot=False, changed=1)
SEED = bytes(range(32))
Open = Callable[[], Awaitable[Storage]]


@pytest.fixture
def url(any_database: str) -> str:
    return any_database


@asynccontextmanager
async def opened(url: str, tmp_path: Path) -> AsyncIterator[Storage]:
    storage = open_storage(url, tmp_path / "backups")
    await storage.start(lambda _, __: None)
    try:
        yield storage
    finally:
        await storage.close()


def batch(game: str, after: int, *payloads: bytes, summary: Summary = OPEN) -> Batch:
    rows = tuple(Row(after + n, "act", payload) for n, payload in enumerate(payloads, 1))
    return Batch(game, after, rows, summary)


async def public(
    storage: Storage, after: tuple[int, str] | None = None, since: int = 0, limit: int = 4
) -> list[str]:
    return [each.id for each in await storage.listed(since, after, limit)]


async def held(storage: Storage, key: str, after: tuple[int, str] | None = None) -> list[str]:
    return [each.id for each in await storage.held_by(key, after, 10)]


def test_what_is_appended_is_read_back_in_order(url: str, tmp_path: Path) -> None:
    async def play() -> list[Row]:
        async with opened(url, tmp_path) as storage:
            await storage.create(batch("g", 0, b"{}"), SEED)
            await storage.append(batch("g", 1, b'{"a":1}', b'{"b":"\xc3\xa9"}'))
            assert await storage.rows("g", 2) == [Row(3, "act", b'{"b":"\xc3\xa9"}')]
            return await storage.rows("g")

    rows = asyncio.run(play())
    assert [row.seq for row in rows] == [1, 2, 3]
    assert rows[2].payload == b'{"b":"\xc3\xa9"}'


def test_everything_is_there_after_it_was_closed_and_opened_again(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(batch("g", 0, b"{}"), SEED)
        async with opened(url, tmp_path) as storage:
            assert [row.seq for row in await storage.rows("g")] == [1]
            assert await storage.seed("g") == SEED

    asyncio.run(play())


def test_of_many_who_append_the_same_seq_exactly_one_wins(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(batch("g", 0, b"{}"), SEED)
            tried = [storage.append(batch("g", 1, str(n).encode())) for n in range(20)]
            results = await asyncio.gather(*tried, return_exceptions=True)
            assert results.count(None) == 1
            assert sum(isinstance(result, Conflict) for result in results) == 19
            winner = results.index(None)
            assert await storage.rows("g", 1) == [Row(2, "act", str(winner).encode())]

    asyncio.run(play())


def test_a_batch_is_stored_as_a_whole_or_not_at_all(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(batch("g", 0, b"{}"), SEED)
            clash = Batch("g", 1, (Row(2, "act", b"2"), Row(2, "act", b"again")), OPEN)
            with pytest.raises(Conflict):
                await storage.append(clash)
            assert len(await storage.rows("g")) == 1

    asyncio.run(play())


def test_a_conflict_does_not_harm_those_who_commit_with_it(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            for game in "abc":
                await storage.create(batch(game, 0, b"{}"), SEED)
            results = await asyncio.gather(
                storage.append(batch("a", 1, b"1")),
                storage.append(batch("b", 7, b"1")),
                storage.append(batch("c", 1, b"1")),
                return_exceptions=True,
            )
            assert isinstance(results[1], Conflict)
            assert [len(await storage.rows(game)) for game in "abc"] == [2, 1, 2]

    asyncio.run(play())


def test_no_gap_is_ever_stored(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(batch("g", 0, b"{}"), SEED)
            with pytest.raises(Conflict):
                await storage.append(batch("g", 5, b"1"))

    asyncio.run(play())


def test_an_id_can_be_used_once(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(batch("g", 0, b"{}"), SEED)
            with pytest.raises(Conflict):
                await storage.create(batch("g", 0, b"{}"), bytes(32))
            assert await storage.seed("g") == SEED

    asyncio.run(play())


def test_there_is_nothing_to_read_of_a_game_that_is_not_there(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            assert await storage.rows("nobody") == []
            assert await storage.seed("nobody") is None
            with pytest.raises(Conflict):
                await storage.append(batch("nobody", 3, b"1"))

    asyncio.run(play())


def test_lists_follow_the_summary_of_the_last_batch(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(batch("old", 0, b"{}"), SEED)
            await storage.create(
                batch("new", 0, b"{}", summary=Summary("open", True, False, 9)), SEED
            )
            await storage.create(
                batch("mine", 0, b"{}", summary=Summary("open", False, False, 9)), SEED
            )
            assert await public(storage) == ["new", "old"]
            assert await public(storage, limit=1) == ["new"]
            assert await public(storage, since=1) == ["new"]
            assert await public(storage, after=(9, "new")) == ["old"]
            assert await storage.waiting() == []
            waits = Summary("running", True, True, 20)
            await storage.append(batch("old", 1, b"1", summary=waits))
            assert await public(storage) == ["old", "new"]
            over = Summary("over", True, False, 21)
            await storage.append(batch("new", 1, b"1", summary=over))
            assert await public(storage) == ["old"]
            assert await storage.waiting() == ["old"]

    asyncio.run(play())


def test_games_in_which_time_is_up_are_found(url: str, tmp_path: Path) -> None:
    def timed(due: int | None) -> Summary:
        return Summary("running", False, False, 1, due)

    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            for name, due in (("late", 30), ("soon", 20), ("never", None)):
                await storage.create(batch(name, 0, b"{}", summary=timed(due)), SEED)
            assert await storage.due(19) == []
            assert await storage.due(30) == ["soon", "late"]
            await storage.append(batch("soon", 1, b"1", summary=timed(40)))
            await storage.append(batch("late", 1, b"1", summary=timed(None)))
            assert await storage.due(40) == ["soon"]
            assert (await storage.game("soon")).summary.due == 40
            assert await storage.idle("running", 0) == []
            assert await storage.idle("running", 1) == ["late", "never"]
            assert await storage.idle("open", 1) == []

    asyncio.run(play())


def test_a_key_has_as_many_games_as_are_allowed_however_many_begin_at_once(
    url: str, tmp_path: Path
) -> None:
    async def begin(storage: Storage, n: int, since: int, most: int) -> None:
        summary = Summary("over" if n == 0 else "open", True, False, n)
        made = Batch(f"g{n}", 0, (Row(1, "open", b"{}"),), summary, ("key",))
        await storage.create(made, SEED, Allowance("key", since, most))

    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await begin(storage, 0, 0, 1)
            await begin(storage, 1, 0, 1)  # one that is over does not count,
            await begin(storage, 2, 1, 1)  # nor one where nothing has happened since
            many = (begin(storage, n, 0, 5) for n in range(3, 13))
            came = await asyncio.gather(*many, return_exceptions=True)
            assert sorted(type(each).__name__ for each in came) == ["Full"] * 7 + ["NoneType"] * 3
            assert len(await held(storage, "key")) == 6
            other = Batch("o", 0, (Row(1, "open", b"{}"),), OPEN, ("other",))
            await storage.create(other, SEED, Allowance("other", 0, 5))

    asyncio.run(play())


def test_a_key_finds_its_games(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            first = Batch("a", 0, (Row(1, "open", b"{}"),), OPEN, ("key",))
            await storage.create(first, SEED)
            await storage.create(batch("b", 0, b"{}"), SEED)
            later = Summary("open", True, False, 5)
            await storage.append(Batch("b", 1, (Row(2, "seat", b"{}"),), later, ("key", "other")))
            await storage.append(Batch("b", 2, (Row(3, "seat", b"{}"),), later, ("key",)))
            assert await held(storage, "key") == ["b", "a"]
            assert await held(storage, "key", (5, "b")) == ["a"]
            assert await held(storage, "other") == ["b"]
            assert await held(storage, "nobody") == []
            ended = Summary("over", True, False, 9)
            await storage.append(batch("b", 3, b"{}", summary=ended))
            latest = Summary("open", True, False, 10)
            await storage.append(batch("a", 1, b"1", summary=latest))
            assert await held(storage, "key") == ["a", "b"]

    asyncio.run(play())


def test_pages_of_a_list_tell_each_game_once_also_where_many_changed_at_once(
    url: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            names = [f"{letter}{number}" for letter in "cab" for number in range(5)]
            for name in names:
                rows = (Row(1, "open", b"{}"),)
                await storage.create(Batch(name, 0, rows, OPEN, ("key",)), SEED)
            for ask in (public, held_by_key):
                told: list[str] = []
                while page := await ask(storage, (1, told[-1]) if told else None):
                    told += page
                assert told == sorted(names, reverse=True)

    async def held_by_key(storage: Storage, after: tuple[int, str] | None) -> list[str]:
        return (await held(storage, "key", after))[:4]

    asyncio.run(play())


def test_a_summary_that_is_missing_or_behind_is_found_and_made_good(
    url: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            whole = Summary("open", True, False, 1, brief=b"brief")
            await storage.create(batch("a", 0, b"{}"), SEED)
            await storage.create(batch("b", 0, b"{}", summary=whole), SEED)
            await storage.create(batch("c", 0, b"{}"), SEED)
            assert await storage.unbriefed("", 10) == ["a", "c"]
            assert await storage.unbriefed("a", 10) == ["c"]
            assert await storage.unbriefed("", 1) == ["a"]
            with pytest.raises(Conflict):
                await storage.summarise("a", 2, whole)
            await storage.summarise("a", 1, whole)
            assert await storage.unbriefed("", 10) == ["c"]
            assert {(each.id, each.brief) for each in await storage.listed(0, None, 9)} == {
                ("a", b"brief"),
                ("b", b"brief"),
                ("c", None),
            }
            assert (await storage.game("a")).summary == whole
            await storage.append(batch("b", 1, b"1"))  # without one, as an older version would
            assert await storage.unbriefed("", 10) == ["b", "c"]

    asyncio.run(play())


def test_a_summary_that_is_known_is_not_kept_anew(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(Batch("g", 0, (Row(1, "open", b"{}"),), OPEN, ("key",)), SEED)
            later = replace(OPEN, changed=5)
            known = replace(batch("g", 1, b"1", summary=later), changes="rows")
            await storage.append(known)
            await storage.append(replace(batch("g", 2, b"2", summary=later), changes="rows"))
            assert [row.seq for row in await storage.rows("g")] == [1, 2, 3]
            assert [each.changed for each in await storage.listed(0, None, 9)] == [1]
            assert [each.changed for each in await storage.held_by("key", None, 9)] == [1]
            await storage.append(batch("g", 3, b"3", summary=later))
            assert [each.changed for each in await storage.listed(0, None, 9)] == [5]
            assert [each.changed for each in await storage.held_by("key", None, 9)] == [5]
            with pytest.raises(Conflict):
                await storage.append(known)

    asyncio.run(play())


def test_of_another_turn_those_hear_whom_it_concerns(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            begun = replace(OPEN, status="running", changed=1, brief=b"one", waits_for="one")
            opens = Batch("g", 0, (Row(1, "open", b"{}"),), begun, ("one", "two", "three"))
            await storage.create(opens, SEED)
            turn = replace(begun, changed=5, brief=b"two", waits_for="two")
            await storage.append(replace(batch("g", 1, b"1", summary=turn), changes="turn"))
            assert [await storage.turns(who) for who in ("one", "two", "three")] == [0, 1, 0]
            for who, part in (("one", "waiting"), ("two", "turn"), ("three", "waiting")):
                (found,) = await storage.held_by(who, None, 9, part)  # type: ignore[arg-type]
                assert (found.changed, found.brief) == (1, b"two")
            assert await storage.unbriefed("", 9) == []

    asyncio.run(play())


def test_a_backup_can_be_restored_elsewhere(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            await storage.create(Batch("g", 0, (Row(1, "open", b"{}"),), OPEN, ("key",)), SEED)
            await storage.append(batch("g", 1, b"1", b"2"))
            games = [await storage.game(id_) for id_ in await storage.ids()]
            assert await storage.restore(games[0]) is False
        elsewhere = f"sqlite:///{tmp_path / 'other.db'}"
        async with opened(elsewhere, tmp_path) as storage:
            assert await storage.restore(games[0]) is True
            assert [await storage.game(id_) for id_ in await storage.ids()] == games

    asyncio.run(play())


def test_what_is_put_back_stands_where_each_looks_for_it(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        running = replace(OPEN, status="running", waits_for="one")
        rows = (Row(1, "open", b"{}"),)
        async with opened(url, tmp_path) as storage:
            assert await storage.restore(Game("g", 1, SEED, running, ("one", "two"), rows))
            assert len(await storage.held_by("one", None, 9, "turn")) == 1
            assert len(await storage.held_by("two", None, 9, "waiting")) == 1

    asyncio.run(play())


def test_only_one_process_drives_the_bots_of_a_game(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url, tmp_path) as one:
            assert await one.drive("g")
            assert await one.drive("g")
            if not one.shared:
                return
            async with opened(url, tmp_path) as other:
                assert not await other.drive("g")
                await one.release("g")
                assert await other.drive("g")

    asyncio.run(play())


def test_what_is_to_be_told_of_a_turn_is_kept_with_the_move(url: str, tmp_path: Path) -> None:
    """For who has a channel and has not muted the table; what was to be told of another turn, or is
    to be told no more, is not."""

    def turn(seq: int, person: str, **told: int) -> Notices:
        return Notices(seq, person, tuple(Notice(kind, at) for kind, at in told.items()))  # type: ignore[arg-type]

    async def outbox(storage: Storage) -> list[tuple[object, ...]]:
        sql = "SELECT game, turn, notice, channel, due, done FROM outbox ORDER BY 1, 2, 3, 4"
        return [tuple(each) for each in await storage.fetch(sql)]

    async def play() -> None:
        async with opened(url, tmp_path) as storage:
            storage.reminds = True
            for id_, person, active in (("a", "p", True), ("b", "p", True), ("c", "p", False)):
                await storage.change(
                    "INSERT INTO channels (id, person, kind, address, token, digest, active,"
                    " confirmed, created) VALUES ($1, $2, 'push', $3, $1, 'd', $4, $5, 1)",
                    *(id_, person, b"{}", active, True),
                )
            await storage.change("INSERT INTO muted (person, game) VALUES ('p', 'quiet')")
            for game in ("g", "quiet"):
                await storage.create(batch(game, 0, b"{}"), SEED)
            moves = batch("g", 1, b"2"), batch("quiet", 1, b"2")
            told = turn(2, "p", begin=30, half=50)
            await asyncio.gather(*(storage.append(replace(each, notices=told)) for each in moves))
            assert await outbox(storage) == [
                ("g", 2, notice, channel, due, None)
                for notice, due in (("begin", 30), ("half", 50))
                for channel in ("a", "b")
            ]
            late = replace(batch("g", 1, b"late"), notices=turn(7, "p", begin=70))
            with pytest.raises(Conflict):
                await storage.append(late)
            await storage.change("UPDATE outbox SET done = 31 WHERE notice = 'begin'")
            await storage.append(batch("g", 2, b"3"))
            later = turn(2, "p", half=60)
            await storage.append(replace(batch("g", 3, b"4"), notices=later))
            assert await outbox(storage) == [
                *(("g", 2, "begin", channel, 30, 31) for channel in ("a", "b")),
                *(("g", 2, "half", channel, 60, None) for channel in ("a", "b")),
            ]
            await storage.append(replace(batch("g", 4, b"5"), notices=turn(2, "p")))
            assert [each[4] for each in await outbox(storage)] == [30, 30, None, None]
            await storage.append(replace(batch("g", 5, b"6"), notices=turn(6, "nobody", begin=9)))
            assert await outbox(storage) == []

    asyncio.run(play())
