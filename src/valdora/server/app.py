"""The application: everything put together, started and stopped."""

import logging
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from valdora import __version__
from valdora.bots import USUAL
from valdora.server import calls, pages, play
from valdora.server.api import Api
from valdora.server.endpoints import ENDPOINTS, LIVE, PREFIX, Endpoint
from valdora.server.limits import Limits
from valdora.server.live import live
from valdora.server.logs import masked
from valdora.server.protocol import Hint
from valdora.server.refusals import Refusal
from valdora.server.reviews import Reviews
from valdora.server.room import Room, bot_seed
from valdora.server.rooms import Rooms
from valdora.server.schema import openapi
from valdora.server.security import HEADERS, Gate
from valdora.server.settings import Settings
from valdora.server.storage import Storage, StorageError, open_storage
from valdora.server.workers import Workers

LOCAL_NAMES: Final = frozenset({"localhost", "testserver"})
log = logging.getLogger(__name__)


class Server:
    """What the handlers share."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        self.settings = settings
        self.address: str | None = None
        """Where others in the network reach it; known once it listens."""
        storage = storage or open_storage(settings.storage_url, settings.backups)
        self._workers = Workers(settings.bot_workers, settings.bot_seconds)
        self.rooms = Rooms(storage, self._workers)
        self.reviews = Reviews(self.rooms)
        self.gate = Gate(_names(settings), settings.public_url or None)
        self.limits = Limits(
            settings.requests_per_second,
            settings.max_connections,
            settings.max_connections_per_address,
        )

    def warm_up(self) -> None:
        """Have the usual bot get ready in the background, before anyone asks for it."""
        self._workers.warm_up(USUAL)

    async def hint(self, room: Room, key: str | None, client_id: str) -> Hint:
        """What a bot would do in the turn of who asks."""
        table = room.table
        play.own_turn(table, key)
        assert table.state is not None
        with room.asking_hint():
            turns = await self._workers.hint(table.state, bot_seed(table.id, table.game_seq))
        if room.table.game_seq != table.game_seq:
            raise Refusal("stale")
        if not turns:
            raise Refusal("no-hint")
        return Hint(client_id=client_id, seq=table.seq, turns=turns)


def _names(settings: Settings) -> frozenset[str]:
    """The names under which requests may come; addresses may always."""
    given = (name.strip().lower() for name in settings.allowed_hosts.split(","))
    own = socket.gethostname().lower()
    return LOCAL_NAMES | {own, f"{own}.local", settings.host.lower()} | set(filter(None, given))


def create_app(settings: Settings, storage: Storage | None = None) -> FastAPI:
    """The ASGI application of a server."""
    server = Server(settings, storage)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.rooms.start()
        if settings.warm:
            server.warm_up()
        yield
        await server.reviews.close()
        await server.rooms.close()

    app = FastAPI(
        title="Valdora",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,  # made from our own shapes
        docs_url=None,
        redoc_url=None,
    )
    app.state.server = server
    _add_routes(app, server)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(_Outermost)
    return app


def _add_routes(app: FastAPI, server: Server) -> None:
    api, document = Api(server), openapi()
    for endpoint in ENDPOINTS:
        handler = _handler(server, endpoint, getattr(api, endpoint.name))
        app.add_api_route(endpoint.url, handler, methods=[endpoint.method], include_in_schema=False)

    async def described(_: Request) -> Response:
        return JSONResponse(document)

    async def health(_: Request) -> Response:
        try:
            await server.rooms.storage.ping()
        except StorageError as error:
            log.error("the database does not answer: %s", error)
            return JSONResponse({"status": "storage"}, 503)
        return JSONResponse({"status": "ok"})

    async def page(request: Request) -> Response:
        server.gate.check_host(request)
        path: str = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise Refusal("no-page")
        return pages.page(path)

    async def channel(socket_: WebSocket) -> None:
        await live(server, socket_, socket_.path_params["id"])

    app.add_route(f"{PREFIX}/openapi.json", described)
    app.add_route("/healthz", health)
    app.add_api_websocket_route(LIVE, channel)
    app.add_route("/{path:path}", page)
    app.add_exception_handler(Refusal, _refuse)
    app.add_exception_handler(StorageError, _refuse)
    app.add_exception_handler(HTTPException, _no_page)


def _handler(
    server: Server, endpoint: Endpoint, answer: Callable[[calls.Call], Awaitable[Any]]
) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        call = await calls.read_call(server, endpoint, request)
        secure = request.url.scheme == "https" or server.settings.public_url.startswith("https:")
        return calls.answer(call, await answer(call), secure=secure)

    return handle


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal | StorageError)
    return calls.refused(error)


async def _no_page(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = calls.refused(Refusal("no-page"))
    response.status_code = error.status_code
    return response


class _Outermost:
    """Around everything: security headers, one log line per request, a plain answer to a fault."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        except Exception:
            log.exception("a request failed")
            if status == 0:
                await calls.refused(Refusal("server-error"))(scope, receive, answer)
        finally:
            ms = round((time.perf_counter() - began) * 1000, 1)
            log.info("%s %s %s", scope["method"], masked(scope["path"]), status, extra={"ms": ms})
