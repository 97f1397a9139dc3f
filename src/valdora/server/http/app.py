"""The application: everything put together, started and stopped."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from valdora.server.entry.security import HEADERS
from valdora.server.ground.logs import masked
from valdora.server.ground.metrics import REQUESTS
from valdora.server.ground.settings import Settings
from valdora.server.http import calls
from valdora.server.http.files import Pages
from valdora.server.http.openapi import openapi
from valdora.server.http.sockets import live
from valdora.server.http.turnstile import Turnstile
from valdora.server.live.room import Now, now_ms
from valdora.server.server import Server
from valdora.server.storage import Storage, StorageError
from valdora.table.api import Api
from valdora.table.endpoints import LIVE, PREFIX, Answering, Endpoint, answering, endpoints
from valdora.table.refusals import Refusal

_PATH_SHOWN: Final = 200
"""Signs of a path in the log: it can have tens of thousands."""
_GONE: Final = 499
"""In the log only: whoever asked went away in the middle of it."""
_ROUTE: Final = "valdora.route"
_ROUTES: Final = {path: path for path in ("/healthz", "/readyz", f"{PREFIX}/openapi.json")}
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
log = logging.getLogger(__name__)


def create_app(settings: Settings, storage: Storage | None = None, now: Now = now_ms) -> Starlette:
    """The ASGI application of a server; `now` tells it the time."""
    server = Server(settings, storage, now)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.rooms.start()
        server.summaries.start()
        await server.reminders.start()
        server.devices.start()
        if server.scrape:
            await server.scrape.start()
        yield
        if server.scrape:
            await server.scrape.close()
        await server.devices.close()
        await server.reminders.close()
        await server.kept.close()
        await server.summaries.close()
        await server.reviews.close()
        await server.rooms.close()

    app = Starlette(
        routes=_routes(server),
        middleware=[
            Middleware(Envelope),
            Middleware(Turnstile, server),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Refusal: _refuse, StorageError: _refuse, HTTPException: _no_page},
        lifespan=lifespan,
    )
    app.state.server = server
    return app


def _routes(server: Server) -> list[BaseRoute]:
    parts = Api(server), server.reminders, server.devices
    document = calls.encode(openapi())

    async def described(_: Request) -> Response:
        return Response(document, media_type="application/json")

    async def alive(_: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def ready(_: Request) -> Response:
        if await server.readiness.ready():
            return JSONResponse({"status": "ok"})
        return JSONResponse({"status": "storage"}, 503)

    async def channel(socket: WebSocket) -> None:
        await live(server, socket, socket.path_params["id"])

    return [
        *(
            _route(server, each, answering(part, each))
            for part in parts
            for each in endpoints(type(part))
        ),
        Route(f"{PREFIX}/openapi.json", described),
        Route("/healthz", alive),
        Route("/readyz", ready),
        WebSocketRoute(LIVE, channel),
        Mount("/", Pages(server.gate.check_host)),
    ]


def _route(server: Server, endpoint: Endpoint, answered: Answering) -> Route:
    async def handle(request: Request) -> Response:
        request.scope[_ROUTE] = endpoint.url
        call, arguments = await calls.read_call(server, endpoint, request)
        reply = await answered(call, **arguments)
        secure = request.url.scheme == "https" or server.settings.public_url.startswith("https:")
        packed = "gzip" in request.headers.get("accept-encoding", "")
        return calls.answer(endpoint, call, reply, secure=secure, packed=packed)

    return Route(endpoint.url, handle, methods=[endpoint.method])


def _method_told(scope: Scope) -> str:
    """The method of a request, or that it is none: nobody adds words to the figures."""
    method: str = scope["method"]
    return method if method in _METHODS else "other"


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal | StorageError)
    return calls.refused(error)


async def _no_page(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = calls.refused(Refusal("no-page"))
    response.status_code = error.status_code
    return response


class Envelope:
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
        except ClientDisconnect:
            status = _GONE
        except Exception:
            log.exception("a request failed")
            if status == 0:
                await calls.refused(Refusal("server-error"))(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - began
            route = scope.get(_ROUTE) or _ROUTES.get(scope["path"], "pages")
            REQUESTS.add(seconds, route, _method_told(scope), str(status))
            ms = round(seconds * 1000, 1)
            path = masked(scope["path"])[:_PATH_SHOWN]
            log.info("%s %s %s", scope["method"], path, status, extra={"ms": ms})
