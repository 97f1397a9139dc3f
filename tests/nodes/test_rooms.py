"""Who is at a table hears of all that happens there, whatever happens at the same moment."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any, cast

import pytest

from support.desk import HOST, SEAL, Desk
from valdora.server.live import rooms as live_rooms
from valdora.server.live import stranded
from valdora.server.live.bots import Minds
from valdora.server.live.listener import GOING_DOWN, Listener
from valdora.server.live.room import Room
from valdora.server.live.rooms import Rooms
from valdora.server.storage import Allowance, Batch, Conflict, Row, Storage, StorageError
from valdora.table import rows
from valdora.table.protocol import Say
from valdora.table.rows import from_row

Turn = Callable[[], Coroutine[Any, Any, None]]


class Shelf:
    """A storage that others write to as well; a test can have something happen while it is
    asked."""

    shared = True
    reminds = False
    cut_off = False

    def __init__(self) -> None:
        desk = Desk()
        desk.start()
        self.kept = {"t": list(desk.kept)}
        self.meanwhile: dict[str, Turn] = {}
        """What happens while it is asked for something, once."""
        self.nudge: Callable[[str, int], None] = lambda _, __: None
        self.driven: list[str] = []
        self.said: list[str] = []
        self.wait: set[str] = set()
        self.handed_over = False

    async def _asked(self, what: str) -> None:
        await asyncio.sleep(0)
        if happens := self.meanwhile.pop(what, None):
            await happens()

    async def start(self, nudge: Callable[[str, int], None], _hear: object) -> None:
        self.nudge = nudge

    async def close(self) -> None:
        """Nothing is open."""

    async def probe(self) -> None:
        await self._asked("probe")

    async def rows(self, game: str, after: int = 0) -> list[Row]:
        found = self.kept.get(game, [])[max(0, after) :]
        await self._asked("rows")
        return found

    async def seed(self, _game: str) -> bytes:
        await self._asked("seed")
        return SEAL.seed

    async def moved(self, known: Mapping[str, Row]) -> list[str]:
        found = [game for game, last in known.items() if self.kept[game][-1] != last]
        await self._asked("moved")
        return found

    async def create(self, batch: Batch, _seed: bytes, _: Allowance | None = None) -> None:
        self.kept[batch.game] = list(batch.rows)
        await self._asked("create")

    async def append(self, batch: Batch) -> None:
        if batch.after != len(self.kept[batch.game]):
            raise Conflict
        self.kept[batch.game] += batch.rows

    async def waiting(
        self, _watched: Collection[str] = (), besides: Collection[str] = (), limit: int = 99
    ) -> list[str]:
        return sorted(self.wait - set(besides))[:limit]

    async def due(self, _now: int) -> list[str]:
        return []

    async def idle(self, _status: str, _before: int) -> list[str]:
        return []

    async def drive(self, game: str) -> bool:
        await asyncio.sleep(0)
        self.driven.append(game)
        return not self.handed_over

    async def release(self, game: str) -> None:
        self.driven.remove(game)

    async def hand_over(self) -> None:
        self.handed_over = True

    def say(self, text: str) -> None:
        self.said.append(text)

    def add(self, _game: str, _text: str) -> None:
        """Nobody is elsewhere."""

    def by_another(self, table: str = "t") -> None:
        """Another process stores something, and nudges."""
        kept = self.kept[table]
        said = rows.Said(at=1, seat=0, name="One", text=f"n{len(kept)}")
        kept.append(rows.to_row(len(kept) + 1, said))
        self.nudge(table, len(kept))


class Idle:
    """Nobody thinks."""

    def close(self) -> None:
        """Nothing is open."""


class Heard:
    """Somebody who listens at a room."""

    def __init__(self, room: Room) -> None:
        self.texts: list[str] = []
        self.listener = Listener(HOST, self._hear, int)
        room.welcome(self.listener, 0)

    def _hear(self, text: str) -> bool:
        self.texts.append(text)
        return True

    def knows_of(self, seq: int) -> bool:
        return any(f'"seq":{seq}' in text for text in self.texts)


def with_rooms(play: Callable[[Rooms, Shelf], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        shelf = Shelf()
        rooms = Rooms(cast(Storage, shelf), cast(Minds, Idle()))
        await rooms.start()
        try:
            await play(rooms, shelf)
        finally:
            await rooms.close()

    asyncio.run(asyncio.wait_for(go(), 20))


async def hears(heard: Heard, seq: int) -> None:
    async with asyncio.timeout(1):  # sooner than it is looked for anyway
        while not heard.knows_of(seq):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def is_told(rooms: Rooms, shelf: Shelf, room: Room) -> None:
    """Who comes into this room now hears what another process does then."""
    heard = Heard(room)
    assert heard.listener.closing is None
    shelf.by_another()
    await hears(heard, len(shelf.kept["t"]))
    assert len(rooms) == 1


def test_a_room_that_is_about_to_be_forgotten_is_not_handed_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_rooms, "_IDLE_SECONDS", 100.0)

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        room = await rooms.get("t")
        room.used -= 1000
        shelf.meanwhile["moved"] = rooms._sweep_once
        await is_told(rooms, shelf, await rooms.get("t"))

    with_rooms(play)


def test_a_table_that_is_opened_and_asked_for_at_once_has_one_room() -> None:
    async def play(rooms: Rooms, shelf: Shelf) -> None:
        opened = from_row(shelf.kept["t"][0])
        assert isinstance(opened, rows.Opened)
        asked: list[asyncio.Task[Room]] = []

        async def another_asks() -> None:
            asked.append(asyncio.create_task(rooms.get("new")))
            await asyncio.sleep(0)

        shelf.meanwhile["create"] = another_asks
        made = await rooms.create(opened, SEAL.seed, "new")
        assert await asked[0] is made
        assert await rooms.get("new") is made

    with_rooms(play)


def test_a_table_that_cannot_be_read_to_the_end_is_in_nobodys_hands() -> None:
    async def play(rooms: Rooms, shelf: Shelf) -> None:
        async def fails() -> None:
            raise StorageError("storage-unusable", {})

        shelf.meanwhile["seed"] = fails
        with pytest.raises(StorageError):
            await rooms.get("t")
        assert len(rooms) == 0
        await is_told(rooms, shelf, await rooms.get("t"))

    with_rooms(play)


@pytest.mark.parametrize("when", ["rows", "seed"])
def test_what_is_stored_while_a_table_is_read_is_read_too(when: str) -> None:
    async def play(rooms: Rooms, shelf: Shelf) -> None:
        async def another_stores() -> None:
            shelf.by_another()

        shelf.meanwhile[when] = another_stores
        heard = Heard(await rooms.get("t"))
        await hears(heard, len(shelf.kept["t"]))

    with_rooms(play)


def test_who_is_about_to_come_hears_of_what_is_stored_just_then() -> None:
    """Whose device it is may have to be asked of the database, and nobody listens meanwhile."""

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        room = await rooms.get("t")
        shelf.by_another()
        await hears(Heard(room), len(shelf.kept["t"]))

    with_rooms(play)


def test_who_is_about_to_come_hears_of_what_was_stored_while_nobody_was_heard() -> None:
    async def play(rooms: Rooms, shelf: Shelf) -> None:
        room = await rooms.get("t")
        nudge, shelf.nudge = shelf.nudge, lambda _, __: None
        shelf.by_another()
        nudge("", 0)  # something may have been missed
        await hears(Heard(room), len(shelf.kept["t"]))

    with_rooms(play)


def test_who_comes_into_a_room_that_was_given_up_connects_again() -> None:
    async def play(rooms: Rooms, _: Shelf) -> None:
        room = await rooms.get("t")
        rooms._forget("t")
        assert Heard(room).listener.closing == GOING_DOWN

    with_rooms(play)


def test_a_table_that_has_gone_on_and_cannot_be_read_is_not_tried_for_ever() -> None:
    """As with two databases that both take themselves for the primary."""

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        async def conflict(_: Batch) -> None:
            raise Conflict

        shelf.append = conflict  # type: ignore[assignment, method-assign]
        room = await rooms.get("t")
        said = rows.Said(at=1, seat=0, name="One", text="Hi")
        with pytest.raises(StorageError):
            await room.perform(lambda _: [said])

    with_rooms(play)


def test_what_is_sent_again_is_acknowledged_only_if_it_is_still_there() -> None:
    """It was read from a database that another has replaced since."""

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        from valdora.table import play as plays  # noqa: PLC0415

        room = await rooms.get("t")
        say = Say(client_id="s", text="Hi", seat=0)
        said: list[int] = []

        def decide(table: Any) -> Any:
            if plays.acknowledged(table, HOST, "s") is not None:
                return []
            said.append(table.seq)
            return plays.say(table, HOST, say, 1)

        await room.perform(decide, lambda _: None)

        async def rows_are_lost() -> None:
            shelf.kept["t"].pop()

        shelf.meanwhile["probe"] = rows_are_lost
        after = await room.perform(decide, lambda _: None)
        assert len(said) == 2
        assert after.seq == len(shelf.kept["t"])

    with_rooms(play)


def test_games_that_are_played_here_are_not_asked_for_again() -> None:
    async def play(rooms: Rooms, shelf: Shelf) -> None:
        thinking = asyncio.create_task(asyncio.sleep(60))
        rooms._bots._playing["t"] = thinking
        shelf.wait |= {"t"}
        await rooms._waking.look()
        assert shelf.driven == []
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await rooms._waking.look()
        assert shelf.driven == [], "it is given back if nobody can play here"

    with_rooms(play)


def test_who_ends_lets_others_drive_at_once_and_wakes_nobody_any_more() -> None:
    async def play(rooms: Rooms, shelf: Shelf) -> None:
        heard = Heard(await rooms.get("t"))
        await rooms.dismiss()
        assert heard.listener.closing == GOING_DOWN
        assert shelf.handed_over
        assert all(task.done() for task in rooms._sweeping)

    with_rooms(play)


def cut_off(rooms: Rooms, shelf: Shelf, *, noticed: bool = True) -> None:
    """The database is not reached any more."""

    async def in_vain() -> None:
        raise StorageError("storage-unusable", {})

    shelf.cut_off = True
    shelf.meanwhile = dict.fromkeys(("moved", "rows"), in_vain)
    if noticed:
        rooms.stranded.look()


def test_people_at_a_process_that_is_cut_off_from_its_database_are_sent_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stranded, "NOTICE_SECONDS", 0.0)

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        listener = Heard(await rooms.get("t")).listener
        closed: list[int | None] = []
        rooms._neighbours.hear("other", "")
        cut_off(rooms, shelf)
        closed.append(listener.closing)  # first proxies are told
        with pytest.raises(StorageError):
            await rooms.get("t")
        rooms.stranded.look()
        closed.append(listener.closing)
        assert closed == [None, GOING_DOWN]
        shelf.cut_off = False
        shelf.meanwhile.clear()
        rooms.stranded.look()
        await rooms.get("t")

    with_rooms(play)


def test_whoever_has_nowhere_else_to_go_sees_the_table_as_it_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stranded, "NOTICE_SECONDS", 0.0)
    monkeypatch.setattr(stranded, "ELSEWHERE_SECONDS", 0.0)

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        await rooms.get("t")
        rooms._neighbours.hear("other", "")
        cut_off(rooms, shelf)
        rooms.stranded.look()
        back = Heard(await rooms.get("t"))
        rooms.stranded.look()
        assert back.listener.closing is None, "once is enough"
        shelf.by_another()
        shelf.cut_off = False
        shelf.meanwhile.clear()
        shelf.nudge("", 0)
        await hears(back, len(shelf.kept["t"]))

    with_rooms(play)


def test_nobody_is_shown_a_table_as_it_is_known_while_others_may_know_more() -> None:
    """Not even in the moment before it is noticed that the database is gone."""

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        await rooms.get("t")
        rooms._neighbours.hear("other", "")
        cut_off(rooms, shelf, noticed=False)
        with pytest.raises(StorageError):
            await rooms.get("t")

    with_rooms(play)


def test_a_process_alone_with_its_database_sends_nobody_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stranded, "NOTICE_SECONDS", 0.0)

    async def play(rooms: Rooms, shelf: Shelf) -> None:
        heard = Heard(await rooms.get("t"))
        cut_off(rooms, shelf)
        rooms.stranded.look()
        assert heard.listener.closing is None
        await rooms.get("t")

    with_rooms(play)
