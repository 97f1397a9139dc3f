"""Lets requests through as the limits say, whatever they are for, before anything else is done."""

import logging
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from valdora.server.http import calls
from valdora.server.server import Server
from valdora.table.refusals import Refusal

HEALTH: Final = ("/healthz", "/readyz")
"""Who watches over the server is always answered."""
_NAME_IT: Final = "if that is your proxy, name it in trusted-proxies"
log = logging.getLogger(__name__)


class Turnstile:
    """Around the application: the API and live channels, the pages, each with their limits."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in HEALTH:
            await self._app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        self._notice_proxies(asked)
        try:
            self._check(asked)
        except Refusal as refusal:
            answer = calls.refused(refusal)
            if scope["type"] == "websocket":
                await receive()  # the wish to connect
            await answer(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _check(self, asked: HTTPConnection) -> None:
        address = asked.client.host if asked.client else ""
        if asked.scope["type"] == "http" and not asked.url.path.startswith("/api/"):
            self._server.limits.check_page(address)
        else:
            self._server.limits.check_request(address, self._server.gate.key(asked))

    def _notice_proxies(self, asked: HTTPConnection) -> None:
        """Say once that a proxy is not named: all its visitors then look like one.

        What one that is named says has become the address by now.
        """
        if self._warned or not asked.client:
            return
        said = ",".join(asked.headers.getlist("x-forwarded-for"))
        address = asked.client.host
        if said and address not in said and address not in self._server.proxies:
            self._warned = True
            log.warning("X-Forwarded-For from %s does not count: %s", address, _NAME_IT)
