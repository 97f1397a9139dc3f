"""A move that another process stored is told as it was told there, and nothing is read for it."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, cast

import pytest

from support.desk import HOST, SEAL, Desk
from valdora.rules import legal_actions
from valdora.server.live import news
from valdora.server.live.hub import Hub
from valdora.server.live.listener import Listener
from valdora.server.live.neighbours import Neighbours
from valdora.server.live.news import MOST, News
from valdora.server.live.room import FOLD_SECONDS, Room
from valdora.server.storage import Batch, Conflict, Row, Storage
from valdora.table import play
from valdora.table.fold import Table, folded
from valdora.table.protocol import Act, Say
from valdora.table.requests import Person, Robot


class Shelf:
    """A storage that others write to as well; it counts how often it is read."""

    shared = True

    def __init__(self, kept: list[Row]) -> None:
        self.kept = kept
        self.reads = 0
        self.said: list[str] = []

    async def append(self, batch: Batch) -> None:
        if batch.after != len(self.kept):
            raise Conflict
        self.kept += batch.rows

    async def rows(self, game: str, after: int = 0) -> list[Row]:
        assert game == "t"
        self.reads += 1
        return self.kept[max(0, after) :]

    def say(self, text: str) -> None:
        raise AssertionError(text)

    def add(self, game: str, text: str) -> None:
        assert game == "t"
        self.said.append(text)


class Process:
    """One of several: a room with somebody at it."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        rooms: dict[str, Room] = {}
        self.neighbours = Neighbours(cast(Storage, shelf), rooms)
        table = folded("t", shelf.kept)
        hub, storage = Hub(), cast(Storage, shelf)
        self.seen: list[int] = []
        """Up to where those know the table who have something to do when something happens."""
        self.room = Room(table, shelf.kept[-1], SEAL.seed, storage, self._see, hub)
        self.room.spread = self.neighbours.spread
        rooms["t"] = self.room
        self._heard: list[str] = []
        self.listener = Listener(HOST, self._hear, int)
        self.room.welcome(self.listener, 0)
        self.room.elsewhere("other", 1, frozenset())
        self.told()

    def _see(self, room: Room) -> None:
        self.seen.append(room.table.seq)

    def _hear(self, *texts: str) -> bool:
        self._heard += texts
        return True

    def told(self) -> list[str]:
        """What its person was told since it was last asked, but for who is here."""
        texts, self._heard = self._heard, []
        return [text for text in texts if not text.startswith('{"type":"presence"')]

    async def move(self, chance: Random) -> None:
        state = self.room.table.state
        assert state is not None
        code = chance.choice([state.almanac.codes[each] for each in legal_actions(state)])

        def decide(table: Table) -> Any:
            ask = Act(seq=table.seq, client_id=f"c{table.seq}", code=code)
            return play.act(table, HOST, ask, self.room.deal(), 1)

        await self.room.perform(decide)

    def hears(self, *texts: str) -> None:
        for text in texts:
            self.neighbours.hear("other", text)


@pytest.fixture
def both() -> tuple[Process, Process]:
    desk = Desk()
    desk.start()

    async def go() -> tuple[Process, Process]:
        shelf = Shelf(list(desk.kept))
        return Process(shelf), Process(shelf)

    return asyncio.run(go())


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_what_was_told_at_one_is_told_at_the_other_and_nobody_reads(
    both: tuple[Process, Process],
) -> None:
    async def go() -> None:
        here, there = both
        chance = Random(1)
        for n in range(40):
            moves, hears = (here, there) if n % 3 else (there, here)
            await moves.move(chance)
            hears.hears(*moves.shelf.said)
            here.shelf.said.clear()
            assert here.told() == there.told() != []
            assert here.room.table.state == there.room.table.state
            assert here.room.last == there.room.last == here.shelf.kept[-1]
        assert here.shelf.reads == 0

    run(go())


def test_what_was_told_is_folded_in_with_what_comes_soon_after(
    both: tuple[Process, Process],
) -> None:
    async def go() -> None:
        here, there = both
        there.seen.clear()
        chance = Random(1)
        for _ in range(3):
            await here.move(chance)
            there.hears(*here.shelf.said)
            here.shelf.said.clear()
        assert len(there.told()) == 3
        assert there.seen == []
        assert there.room.last == here.shelf.kept[-1]
        await asyncio.sleep(2 * FOLD_SECONDS)
        assert there.seen == [here.room.table.seq]

    run(go())


def test_where_a_bot_plays_too_what_was_told_is_known_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk(Person(name="One"), Robot(bot="casual"), Person(name="Three"))
    desk.start()

    async def go() -> None:
        shelf = Shelf(list(desk.kept))
        here, there = Process(shelf), Process(shelf)
        there.seen.clear()
        here.told()
        await here.move(Random(1))
        monkeypatch.setattr(there.room, "_broadcast", None)  # nothing is worked out anew
        there.hears(*shelf.said)
        assert there.seen == [here.room.table.seq]
        assert there.told() == here.told() != []

    run(go())


def test_what_was_told_and_cannot_be_folded_in_is_left_to_reading(
    both: tuple[Process, Process], caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        here, there = both
        known = there.room.last
        await here.move(Random(1))
        (text,) = here.shelf.said
        there.hears(text.replace('"do":"move', '"do":"fly', 1))
        assert len(there.told()) == 1
        assert there.room.table.seq == known.seq
        assert there.room.last == known

    run(go())
    assert "cannot be read" in caplog.text


def test_what_does_not_follow_what_is_known_is_read(both: tuple[Process, Process]) -> None:
    async def go() -> None:
        here, there = both
        chance = Random(1)
        await here.move(chance)
        here.shelf.said.clear()  # it got lost
        await here.move(chance)
        there.hears(*here.shelf.said)
        assert there.told() == []
        await there.room.catch_up()  # as the nudge has it done
        assert there.told() == here.told()
        assert there.shelf.reads == 1

    run(go())


def test_nothing_is_built_on_a_row_that_was_lost(both: tuple[Process, Process]) -> None:
    async def go() -> None:
        here, there = both
        await here.move(Random(1))
        (text,) = here.shelf.said
        there.hears(text.replace(news.mark(here.shelf.kept[-2]), "0" * 8))
        assert there.told() == []

    run(go())


def test_while_something_is_under_way_what_is_heard_is_left_to_reading(
    both: tuple[Process, Process],
) -> None:
    async def go() -> None:
        here, there = both
        await here.move(Random(1))
        async with there.room._lock:
            there.hears(*here.shelf.said)
        assert there.told() == []

    run(go())


def test_nothing_is_said_where_nobody_is_elsewhere_or_it_is_no_move(
    both: tuple[Process, Process],
) -> None:
    async def go() -> None:
        here, _ = both
        say = Say(client_id="s", text="Hi", seat=0)
        await here.room.perform(lambda table: play.say(table, HOST, say, 1))
        assert here.shelf.said == []
        here.room.elsewhere("other", 0, frozenset())
        await here.move(Random(1))
        assert here.shelf.said == []

    run(go())


@pytest.mark.parametrize(
    "text",
    [
        "tidings t 4 of a next version",
        "news t",
        "news t four ffffffff\nact {}",
        "news t 4 ffffffff 7",
        "here t",
        "here t many ",
    ],
)
def test_what_a_next_version_says_in_other_words_is_passed_over(
    both: tuple[Process, Process], text: str
) -> None:
    async def go() -> None:
        here, _ = both
        here.hears(text)
        assert here.told() == []

    run(go())


ROWS = (Row(2, "act", b'{"do":"end"}'), Row(3, "reveal", b'{"do":"reveal A shovel"}'))


def test_news_is_read_as_it_was_written() -> None:
    written = News("t", 1, "f" * 8, ROWS, '{"type":"step"}')
    assert written.text is not None
    assert news.table_of(written.text) == "t"
    assert news.read(written.text) == written


def test_what_is_too_long_or_not_plain_is_not_said() -> None:
    assert News("t", 1, "f" * 8, ROWS, "x" * MOST).text is None
    foreign = Row(2, "act", '{"client_id":"ё"}'.encode())
    assert News("t", 1, "f" * 8, (foreign,)).text is None
