"""One frame for all; what is now so is merged, and who reads too slowly harms nobody else."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.desk import Desk
from support.inside import inside
from support.played import put_rows
from valdora.server.live import crowd as crowds
from valdora.server.live.crowd import AT_ONCE, Crowd
from valdora.server.live.hub import Hub
from valdora.server.live.listener import QUEUE_BYTES, TOO_SLOW, Frame, Listener, framed
from valdora.server.storage import Batch
from valdora.table.capabilities import hashed
from valdora.table.fold import Table
from valdora.table.protocol import Ack, Chat, Outgoing, Presence, TableChanged
from valdora.table.shapes import ChatLine
from valdora.table.values import Access
from valdora.table.views import table_shape

PLAYER, WATCHER = Access((0,), False, False), Access((), False, True)
LARGE = Frame("x" * (QUEUE_BYTES // 2), QUEUE_BYTES // 2)


def presence(watchers: int) -> Presence:
    return Presence(seats=[], watchers=watchers, host=False, away=[], patience=0, now=0)


def said(seq: int) -> Chat:
    return Chat(seq=seq, line=ChatLine(seq=seq, seat=0, name="Ann", text="Hi", at=0))


def changed(seq: int, **more: Any) -> TableChanged:
    return TableChanged(seq=seq, table=table_shape(Table("t"), None), **more)


class Line(Listener):
    """Somebody connected; `sent` is what was written to them, of which they take all or nothing."""

    def __init__(self, *, takes: bool = True, drop: Callable[[], object] = int) -> None:
        super().__init__(None, self._sent, drop)
        self.takes = takes
        self.sent: list[str] = []

    def _sent(self, *texts: str) -> bool:
        self.sent += texts
        return self.takes


def told(line: Line) -> list[str]:
    """All that goes out now."""
    line.wake()
    return line.sent


def test_everyone_gets_the_very_same_frame() -> None:
    async def go() -> None:
        hub = Hub()
        one, two = Line(), Line()
        hub.add(one, PLAYER)
        hub.add(two, WATCHER)
        hub.broadcast(presence(2))
        await asyncio.sleep(0)
        assert one.sent[0] is two.sent[0]

    asyncio.run(go())


def test_of_presence_the_latest_is_sent_behind_all_else() -> None:
    listener = Line()
    for message in (presence(1), said(1), presence(2), said(2), presence(3)):
        listener.put(framed(message))
    expected = [framed(each).text for each in (said(1), said(2), presence(3))]
    assert told(listener) == expected


def test_a_table_makes_way_for_a_newer_one_but_nothing_overtakes_what_happened() -> None:
    listener = Line()
    sent: list[Outgoing] = [changed(1), changed(2), presence(1), changed(3)]
    sent += [said(4), changed(5), changed(6)]
    for message in sent:
        listener.put(framed(message))
    expected: tuple[Outgoing, ...] = (changed(3), said(4), changed(6), presence(1))
    assert told(listener) == [framed(each).text for each in expected]


def test_choices_that_came_with_a_table_are_not_lost() -> None:
    listener = Line()
    for message in (changed(1, choices=[]), changed(2), changed(3)):
        listener.put(framed(message))
    expected = (changed(1, choices=[]), changed(3))
    assert told(listener) == [framed(each).text for each in expected]


def test_what_happened_is_never_merged() -> None:
    listener = Line()
    frames = [framed(Ack(client_id="a", seq=seq)) for seq in range(5000)]
    for frame in frames:
        listener.put(frame)
    assert told(listener) == [frame.text for frame in frames]


def test_who_does_not_read_is_dropped_and_the_others_are_not() -> None:
    hub, dropped = Hub(), []
    slow = Line(takes=False, drop=lambda: dropped.append("slow"))
    quick = Line(drop=lambda: dropped.append("quick"))
    hub.add(slow, PLAYER)
    hub.add(quick, PLAYER)
    for count in range(20_000):
        hub.broadcast(presence(count))
    assert dropped == [], "what is merged is no load"
    line = framed(said(1))
    for _ in range(QUEUE_BYTES // line.size + 2):
        hub.broadcast(said(1))
    assert dropped == ["slow"]
    assert (slow.closing, quick.closing) == (TOO_SLOW, None)
    assert slow.waiting == 0
    assert len(slow.sent) == 1, "it has not taken the first yet"


def test_a_frame_of_any_size_is_sent_to_who_reads() -> None:
    listener = Line()
    listener.put(Frame("x", 10 * QUEUE_BYTES))
    assert told(listener) == ["x"]


def test_what_is_being_sent_counts_until_it_is_gone() -> None:
    async def go() -> None:
        listener = Line(takes=False)
        for _ in range(2):
            listener.send(LARGE)
        assert await listener.stuck()
        assert (listener.waiting, len(listener.sent)) == (2 * LARGE.size, 1)
        listener.go_on()
        assert await listener.stuck()
        assert (listener.waiting, len(listener.sent)) == (LARGE.size, 2)
        listener.takes = True
        listener.go_on()
        listener.send(LARGE)
        assert (listener.waiting, len(listener.sent)) == (0, 3)

    asyncio.run(go())


def test_who_takes_nothing_for_a_while_gets_all_in_order_afterwards() -> None:
    listener = Line(takes=False)
    frames = [framed(said(seq)) for seq in range(5)]
    for frame in frames[:4]:
        listener.send(frame)
    assert listener.sent == [frames[0].text]
    listener.takes = True
    listener.go_on()
    listener.send(frames[4])
    assert listener.sent == [frame.text for frame in frames]


def test_when_too_much_waits_in_all_those_who_watch_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crowds, "ALL_BYTES", 3 * LARGE.size)

    async def go() -> None:
        hub = Hub()
        player, some, most = (Line(takes=False) for _ in range(3))
        hub.add(player, PLAYER)
        hub.add(some, WATCHER)
        hub.add(most, WATCHER)
        for listener in (player, player, some):
            hub.tell(listener, LARGE)
        assert (player.closing, some.closing, most.closing) == (None, None, None)
        hub.tell(most, LARGE)
        assert player.closing is None
        assert (some.closing, most.closing).count(TOO_SLOW) == 1
        hub.tell(player, LARGE)
        assert (player.closing, some.closing, most.closing) == (None, TOO_SLOW, TOO_SLOW)

    asyncio.run(go())


def test_players_hear_at_once_and_those_who_watch_a_handful_at_a_time() -> None:
    async def go() -> None:
        hub, woken = Hub(crowd=Crowd()), []

        class Told(Listener):
            def wake(self) -> None:
                woken.append(self)

        watchers = [Told(None, bool, int) for _ in range(3 * AT_ONCE)]
        players = [Told(None, bool, int) for _ in range(4)]
        for each in watchers:
            hub.add(each, WATCHER)
        for each in players:
            hub.add(each, PLAYER)
        hub.broadcast(said(1))
        assert woken == players
        await asyncio.sleep(0)
        assert woken == [*players, *watchers[:AT_ONCE]]
        hub.remove(watchers[AT_ONCE], 1)
        for _ in range(3):
            await asyncio.sleep(0)
        del watchers[AT_ONCE]
        assert woken == [*players, *watchers]

    asyncio.run(go())


def test_who_is_sent_away_gets_what_was_sent_before() -> None:
    async def go() -> None:
        listener = Line(takes=False)
        for words in ("first", "last"):
            listener.send(Frame(words, len(words)))
        listener.close(1001)
        listener.send(Frame("too late", 8))
        assert await listener.stuck()
        listener.go_on()
        assert await listener.stuck()
        listener.go_on()
        assert not await listener.stuck()
        assert (listener.sent, listener.closing) == (["first", "last"], 1001)

    asyncio.run(go())


def test_of_many_who_came_and_went_nothing_is_kept() -> None:
    async def go() -> None:
        hub = Hub()
        for number in range(1000):
            listener = Listener(f"key {number}", bool, int)
            hub.add(listener, WATCHER)
            hub.remove(listener, 1)
        assert (len(hub), hub._keys, hub._seen, hub._addresses) == (0, {}, {}, {})

    asyncio.run(go())


def test_what_is_under_way_when_somebody_is_sent_away_is_stored_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_, desk = "abcdefghijklm", Desk(host=hashed("ann"))
    desk.start()
    code = desk.any_code(Random(1))
    put_rows(tmp_path, id_, desk.kept)

    async def go() -> None:
        async with inside(tmp_path) as app:
            room = await app.server.rooms.get(id_)
            begun, goes_on, store = asyncio.Event(), asyncio.Event(), room._storage.append

            async def slowly(batch: Batch) -> None:
                begun.set()
                await goes_on.wait()
                await store(batch)

            monkeypatch.setattr(room._storage, "append", slowly)
            mover, other = await app.live(id_, "ann"), await app.live(id_, "ann")
            wish = {"type": "act", "seq": room.table.seq, "client_id": "c", "code": code}
            await mover.say(wish)
            await asyncio.wait_for(begun.wait(), 30)
            next(iter(room.hub)).close(1001)
            for _ in range(10):
                await asyncio.sleep(0)
            assert mover.closed == 1001
            goes_on.set()
            step = await other.hear("step")
            assert step["seq"] == room.table.seq > desk.table.seq

    asyncio.run(go())
