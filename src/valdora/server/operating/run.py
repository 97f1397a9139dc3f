"""Running the server: a socket of our own, the address to print, a clean end."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Final

import uvicorn

from valdora.server.entry.door import Channel, guests
from valdora.server.entry.limits import allow_files
from valdora.server.ground import logs
from valdora.server.ground.settings import Settings, SettingsError
from valdora.server.http.app import create_app
from valdora.server.live.room import Now, now_ms
from valdora.server.operating.reach import Ready, reached
from valdora.server.server import Server
from valdora.server.storage import StorageError
from valdora.table.protocol import MAX_MESSAGE_BYTES

_GRACE_SECONDS: Final = 5
_FILES_BESIDES: Final = 200
"""Files the server needs open beside its connections."""
_GC: Final = (20_000, 20, 50)
"""A pass over thousands of tables and connections stalls everyone, and finds next to nothing."""
_STUCK_MS: Final = 30_000
log = logging.getLogger(__name__)
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class StartError(Exception):
    """It does not start, for a reason nobody has thought of; `code` is also the key of a text."""

    code = "start-failed"

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.figures = {"detail": detail}


def serve(settings: Settings, ready: Callable[[Ready], None], now: Now = now_ms) -> None:
    """Run until a signal ends it; `ready` is told as soon as it listens, `now` tells the time.

    Raises `SettingsError` if the port cannot be had, `StorageError` if the database cannot,
    `StartError` for anything else, and leaves nothing running.
    """
    logs.set_up(settings.log_level, settings.log_format)
    listening = _listen(settings)
    app = create_app(settings, now=now)
    server: Server = app.state.server
    server.door.allow(allow_files(server.door.most + _FILES_BESIDES) - _FILES_BESIDES)
    told = reached(settings, listening.getsockname()[1])
    server.address, server.own_url = told.address, told.url
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(server.proxies.named),
        forwarded_allow_ips=server.proxies.named,
        http=guests(server.door),
        ws=Channel,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        lifespan="on",
    )
    loops = asyncio.Runner(loop_factory=config.get_loop_factory())  # uvloop where there is one
    with closing(listening), loops:
        loops.run(_run(_Uvicorn(config, lambda: ready(told)), listening, server))


async def _run(uvicorn_: "_Uvicorn", listening: socket.socket, server: Server) -> None:
    # Open the database before uvicorn does: it would only log why that fails.
    try:
        await server.rooms.start()
    except BaseException as error:
        await server.rooms.close()  # or its threads keep the process alive
        if isinstance(error, StorageError) or not isinstance(error, Exception):
            raise
        log.debug("it does not start", exc_info=error)
        raise StartError(f"{type(error).__name__}: {error}") from error
    gc.collect()
    gc.freeze()  # what is there now stays: modules, editions, tables
    gc.set_threshold(*_GC)
    await uvicorn_.serve(sockets=[listening])


class _Uvicorn(uvicorn.Server):
    """Says when it listens, and sends the players away before it waits for them to go."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End in good order on Ctrl-C and SIGTERM; that is success, not death by a signal."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        server: Server = app.state.server  # type: ignore[union-attr]
        await server.rooms.dismiss()
        await super().shutdown(sockets)


def _listen(settings: Settings) -> socket.socket:
    """A socket of our own, so that a taken port is one clear message."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = _bound(family, settings)
    except (OSError, UnicodeError) as error:
        figures = {"host": settings.host, "port": str(settings.port)}
        detail = getattr(error, "strerror", None) or str(error)
        raise SettingsError("settings-port", **figures, detail=detail) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Inherited by every connection: who takes nothing for so long is gone.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STUCK_MS)
    listening.listen(2048)
    listening.setblocking(False)
    return listening


def _bound(family: int, settings: Settings) -> socket.socket:
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except BaseException:
        listening.close()
        raise
    return listening
