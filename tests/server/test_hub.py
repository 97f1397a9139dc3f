"""One frame for all; what is now so is merged, and who reads too slowly harms nobody else."""

import asyncio
from typing import Any

import pytest

from valdora.server.live import crowd as crowds
from valdora.server.live.crowd import AT_ONCE, Crowd
from valdora.server.live.hub import Hub
from valdora.server.live.listener import QUEUE_BYTES, TOO_SLOW, Frame, Listener, framed
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


def waiting(listener: Listener) -> list[str]:
    """All that would be sent now, by type and seq or number of watchers."""

    async def taken() -> list[str]:
        listener.close(1000)
        found = []
        while (text := await listener.next()) is not None:
            found.append(text)
        return found

    return asyncio.run(taken())


def test_everyone_gets_the_very_same_frame() -> None:
    async def go() -> None:
        hub = Hub()
        one, two = Listener("a", int), Listener(None, int)
        hub.add(one)
        hub.add(two)
        hub.broadcast(presence(2))
        assert await one.next() is await two.next()

    asyncio.run(go())


def test_of_presence_the_latest_is_sent_behind_all_else() -> None:
    listener = Listener(None, int)
    for message in (presence(1), said(1), presence(2), said(2), presence(3)):
        listener.put(framed(message))
    told = [framed(each).text for each in (said(1), said(2), presence(3))]
    assert waiting(listener) == told


def test_a_table_makes_way_for_a_newer_one_but_nothing_overtakes_what_happened() -> None:
    listener = Listener(None, int)
    sent: list[Outgoing] = [changed(1), changed(2), presence(1), changed(3)]
    sent += [said(4), changed(5), changed(6)]
    for message in sent:
        listener.put(framed(message))
    told: tuple[Outgoing, ...] = (changed(3), said(4), changed(6), presence(1))
    assert waiting(listener) == [framed(each).text for each in told]


def test_choices_that_came_with_a_table_are_not_lost() -> None:
    listener = Listener(None, int)
    for message in (changed(1, choices=[]), changed(2), changed(3)):
        listener.put(framed(message))
    told = (changed(1, choices=[]), changed(3))
    assert waiting(listener) == [framed(each).text for each in told]


def test_what_happened_is_never_merged() -> None:
    listener = Listener(None, int)
    frames = [framed(Ack(client_id="a", seq=seq)) for seq in range(5000)]
    for frame in frames:
        listener.put(frame)
    assert waiting(listener) == [frame.text for frame in frames]


def test_who_does_not_read_is_dropped_and_the_others_are_not() -> None:
    async def go() -> None:
        hub, dropped = Hub(), []
        slow = Listener("slow", lambda: dropped.append("slow"))
        quick = Listener("quick", lambda: dropped.append("quick"))
        hub.add(slow)
        hub.add(quick)
        for count in range(20_000):
            hub.broadcast(presence(count))
        assert dropped == [], "what is merged is no load"
        await quick.next()
        line = framed(said(1))
        for _ in range(QUEUE_BYTES // line.size + 2):
            hub.broadcast(said(1))
            await quick.next()
        assert dropped == ["slow"]
        assert (slow.closing, quick.closing) == (TOO_SLOW, None)
        assert slow.waiting == 0

    asyncio.run(go())


def test_a_frame_of_any_size_is_sent_to_who_reads() -> None:
    listener = Listener(None, int)
    listener.put(Frame("x", 10 * QUEUE_BYTES))
    assert waiting(listener) == ["x"]


def test_what_is_being_sent_counts_until_it_is_gone() -> None:
    async def go() -> None:
        listener = Listener(None, int)
        listener.put(LARGE)
        assert listener.waiting == LARGE.size
        await listener.next()
        assert listener.waiting == LARGE.size
        listener.put(LARGE)
        await listener.next()
        assert listener.waiting == LARGE.size

    asyncio.run(go())


def test_when_too_much_waits_in_all_those_who_watch_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crowds, "ALL_BYTES", 3 * LARGE.size)

    async def go() -> None:
        hub = Hub()
        player, some, most = (Listener(None, int) for _ in range(3))
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

        watchers = [Told(None, int) for _ in range(3 * AT_ONCE)]
        players = [Told(None, int) for _ in range(4)]
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
        listener = Listener(None, int)
        listener.send(Frame("last words", 10))
        listener.close(1001)
        listener.send(Frame("too late", 8))
        assert await listener.next() == "last words"
        assert await listener.next() is None
        assert listener.closing == 1001

    asyncio.run(go())


def test_of_many_who_came_and_went_nothing_is_kept() -> None:
    async def go() -> None:
        hub = Hub()
        for number in range(1000):
            listener = Listener(f"key {number}", int)
            hub.add(listener, WATCHER)
            hub.remove(listener, 1)
        assert (len(hub), hub._keys, hub._seen, hub._addresses) == (0, {}, {}, {})

    asyncio.run(go())
