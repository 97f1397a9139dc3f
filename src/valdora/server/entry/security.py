"""Capabilities, origins and headers: who asks, and whether it is really them."""

import re
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from valdora.table.capabilities import hashed
from valdora.table.refusals import Refusal

COOKIE: Final = "valdora"
_YEAR: Final = 365 * 24 * 60 * 60
_HOST: Final = re.compile(r"(?:\[(?P<v6>[0-9a-f:.]+)\]|(?P<name>[^][:@/?#\\\s]+))(?::[0-9]{1,5})?")
"""A name or an address and perhaps a port; nothing else is a host."""

HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": (
        "default-src 'none'; "
        "script-src 'self' 'wasm-unsafe-eval'; "
        "style-src 'self'; "
        "img-src 'self'; "
        "font-src 'self'; "
        "connect-src 'self'; "
        "manifest-src 'self'; "
        "worker-src 'self'; "
        "base-uri 'none'; "
        "form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Sent with everything."""


class Gate:
    """Checks where requests come from, and reads the key they carry."""

    def __init__(self, hosts: frozenset[str], public_url: str | None) -> None:
        public = urlsplit(public_url) if public_url else None
        self._hosts = hosts | ({public.hostname or ""} if public else frozenset())
        self._public_origin = f"{public.scheme}://{public.netloc}".lower() if public else None

    def check_host(self, request: HTTPConnection) -> None:
        """Refuse names that are not ours: a foreign name that leads here is a trap (rebinding)."""
        host = _hostname(request.headers.get("host", ""))
        if host not in self._hosts and not _is_address(host):
            raise Refusal("unknown-host", {"host": host[:80]})

    def key(self, request: HTTPConnection) -> str | None:
        """The hash of the key of who asks, whether or not it counts for what they ask."""
        bearer = request.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            return hashed(bearer[7:].strip())
        cookie = request.cookies.get(COOKIE)
        return hashed(cookie) if cookie else None

    def caller(self, request: HTTPConnection, *, changes: bool) -> str | None:
        """The hash of the key of who asks; for changes a cookie counts only from our own pages."""
        if request.headers.get("authorization", "").lower().startswith("bearer "):
            return self.key(request)
        cookie = request.cookies.get(COOKIE)
        if changes:
            origin = request.headers.get("origin")
            if origin is None and cookie is not None:
                raise Refusal("wrong-origin")
            if origin is not None and not self._is_ours(origin, request):
                raise Refusal("wrong-origin")
        return hashed(cookie) if cookie else None

    def _is_ours(self, origin: str, request: HTTPConnection) -> bool:
        origin = origin.lower()
        if origin == self._public_origin:
            return True
        host = request.headers.get("host", "").lower()
        return bool(host) and origin in (f"http://{host}", f"https://{host}")


def cookie(key: str, *, secure: bool) -> str:
    """The `Set-Cookie` that gives a browser its key."""
    parts = [f"{COOKIE}={key}", "Path=/", f"Max-Age={_YEAR}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def _hostname(host: str) -> str:
    """The name or address in a `Host` header; nothing if it is none."""
    matched = _HOST.fullmatch(host.lower())
    return (matched["v6"] or matched["name"]) if matched else ""


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
