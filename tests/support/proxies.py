"""A way between a server and its database, or its visitors, that can be spoiled.

It runs in the event loop of the test. `open` passes everything on; `slow` after a while; `hole`
takes everything and passes on nothing, so that nobody notices by themselves; `cut` ends all
connections and takes none. `swallow` makes a hole of those that there are, as a node that loses its
power does, while who comes anew is led on; `mute` loses only what comes back to them.
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Literal

Way = Literal["open", "slow", "hole", "cut"]
SLOW_SECONDS = 0.3


class Proxy:
    """See the module. `target` says where to, whenever somebody connects."""

    def __init__(self, target: Callable[[], int]) -> None:
        self._target = target
        self._way: Way = "open"
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self._swallowed: set[asyncio.Task[None]] = set()
        self._muted: set[asyncio.Task[None]] = set()
        self.port = 0

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End everything."""
        await self.set("cut")
        assert self._server is not None
        for _ in range(3):  # who has knocked is let in, or its socket would be left open
            await asyncio.sleep(0)
        self._server.close()

    async def set(self, way: Way) -> None:
        """From now on; what went into a hole is lost with its connection."""
        spoilt = self._way == "hole" or way == "cut"
        self._way = way
        if spoilt:
            pipes = list(self._pipes)
            for pipe in pipes:
                pipe.cancel()
            await asyncio.gather(*pipes, return_exceptions=True)

    async def swallow(self) -> None:
        """Nothing comes through any more for who is connected now."""
        self._swallowed |= self._pipes

    async def mute(self) -> None:
        """What those who are connected now say still arrives; they hear nothing any more."""
        self._muted |= self._pipes

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pipes.add(task)
        other: asyncio.StreamWriter | None = None
        try:
            if self._way == "cut":
                return
            with suppress(OSError, EOFError):
                back, other = await asyncio.open_connection("127.0.0.1", self._target())
                both = [
                    asyncio.ensure_future(self._pipe(reader, other, task, self._swallowed)),
                    asyncio.ensure_future(
                        self._pipe(back, writer, task, self._swallowed, self._muted)
                    ),
                ]
                try:
                    await asyncio.wait(both, return_when="FIRST_COMPLETED")
                finally:
                    for each in both:
                        each.cancel()
                    await asyncio.gather(*both, return_exceptions=True)
        except asyncio.CancelledError:
            pass  # cut
        finally:
            self._pipes.discard(task)
            self._swallowed.discard(task)
            self._muted.discard(task)
            for end in filter(None, (writer, other)):
                end.transport.abort()

    async def _pipe(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        of: "asyncio.Task[None]",
        *lost: Collection["asyncio.Task[None]"],
    ) -> None:
        with suppress(OSError, EOFError):
            while data := await reader.read(65536):
                if self._way == "hole" or any(of in each for each in lost):
                    continue
                if self._way == "slow":
                    await asyncio.sleep(SLOW_SECONDS)
                writer.write(data)
                await writer.drain()


@asynccontextmanager
async def proxy(target: Callable[[], int]) -> AsyncIterator[Proxy]:
    """One that listens; gone afterwards."""
    made = Proxy(target)
    await made.start()
    try:
        yield made
    finally:
        await made.close()


class Aside:
    """A thread with an event loop, and a proxy in it: where the one of the test is another's."""

    def __init__(self, target: Callable[[], int]) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.proxy = Proxy(target)

    def do(self, what: Coroutine[Any, Any, None]) -> None:
        """Have something done there."""
        asyncio.run_coroutine_threadsafe(what, self._loop).result()

    def close(self) -> None:
        """End the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextmanager
def proxy_aside(target: int | Callable[[], int]) -> Iterator[Aside]:
    """One that listens; gone afterwards. It leads to a port, or to what is said whenever somebody
    connects."""
    made = Aside(target if callable(target) else lambda: target)
    try:
        made.do(made.proxy.start())
        try:
            yield made
        finally:
            made.do(made.proxy.close())
    finally:
        made.close()
