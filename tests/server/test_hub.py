"""One frame for all; who reads too slowly is cut off and harms nobody else."""

import asyncio

from valdora.server.live.hub import QUEUE, TOO_SLOW, Hub, Listener
from valdora.table.protocol import Presence

FRAME = Presence(seats=[], watchers=0, host=False, away=[], patience=0, now=0)


def test_everyone_gets_the_very_same_frame() -> None:
    async def go() -> None:
        hub = Hub()
        one, two = Listener("a", int), Listener(None, int)
        hub.add(one)
        hub.add(two)
        hub.broadcast(FRAME)
        assert await one.next() is await two.next()

    asyncio.run(go())


def test_who_does_not_read_is_dropped_and_the_others_are_not() -> None:
    async def go() -> None:
        hub, dropped = Hub(), []
        slow = Listener("slow", lambda: dropped.append("slow"))
        quick = Listener("quick", lambda: dropped.append("quick"))
        hub.add(slow)
        hub.add(quick)
        for _ in range(QUEUE + 1):
            hub.broadcast(FRAME)
            await quick.next()
        assert dropped == ["slow"]
        assert (slow.closing, quick.closing) == (TOO_SLOW, None)

    asyncio.run(go())


def test_who_is_sent_away_gets_what_was_sent_before() -> None:
    async def go() -> None:
        listener = Listener(None, int)
        listener.push("last words")
        listener.close(1001)
        listener.push("too late")
        assert await listener.next() == "last words"
        assert await listener.next() is None
        assert listener.closing == 1001

    asyncio.run(go())
