"""One request of REST: read strictly, answered as JSON."""

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from valdora.server.endpoints import PARAMETERS, Endpoint
from valdora.server.refusals import Refusal
from valdora.server.requests import Problem
from valdora.server.security import Caller, cookie, hashed, new_key
from valdora.server.storage import StorageError

if TYPE_CHECKING:
    from valdora.server.app import Server

MAX_BODY_BYTES: Final = 16 * 1024
encode = msgspec.json.Encoder().encode
log = logging.getLogger(__name__)


@dataclass
class Call:
    """A request that is understood: its parameters, its body, and who asks."""

    endpoint: Endpoint
    parameters: dict[str, Any]
    body: Any
    caller: Caller
    base_url: str
    """Where the one who asks reaches the server."""

    @property
    def table(self) -> str:
        """The id of the table it is about."""
        id_: str = self.parameters["id"]
        return id_

    @property
    def key(self) -> str | None:
        """The hash of the key of who asks."""
        return self.caller.key

    def own_key(self) -> str:
        """The hash of the key of who asks; who has none gets one with the answer."""
        if self.caller.key is None:
            fresh = new_key()
            self.caller = Caller(hashed(fresh), fresh)
        assert self.caller.key is not None
        return self.caller.key


async def read_call(server: "Server", endpoint: Endpoint, request: Request) -> Call:
    """Understand a request, or refuse it."""
    server.gate.check_host(request)
    server.limits.check_request(request.client.host if request.client else "")
    caller = server.gate.caller(request, changes=endpoint.changes)
    given = {
        **request.path_params,
        **{name: request.query_params.get(name) for name in endpoint.query},
    }
    parameters = {name: _parameter(name, value) for name, value in given.items()}
    body = await _body(request, endpoint) if endpoint.body else None
    base = server.settings.public_url or str(request.base_url)
    return Call(endpoint, parameters, body, caller, base.rstrip("/"))


def _parameter(name: str, value: Any) -> Any:
    try:
        return msgspec.convert(value, PARAMETERS[name], strict=False)
    except msgspec.ValidationError:
        if name == "id":
            raise Refusal("no-table") from None
        raise Refusal("bad-request", {"detail": name}) from None


async def _body(request: Request, endpoint: Endpoint) -> Any:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("bad-request", {"detail": "content-type"})
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > MAX_BODY_BYTES:
            raise Refusal("too-long", {"limit": MAX_BODY_BYTES})
    try:
        return msgspec.json.decode(bytes(data), type=endpoint.body, strict=True)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("bad-request", {"detail": str(error)[:200]}) from None


def answer(call: Call, reply: Any, *, secure: bool) -> Response:
    """The answer to a call, with a new key if who asked had none."""
    response = reply if isinstance(reply, Response) else _json(reply, call.endpoint.status)
    if call.caller.fresh:
        response.headers.append("set-cookie", cookie(call.caller.fresh, secure=secure))
    if "cache-control" not in response.headers:
        response.headers["cache-control"] = "no-store"
    return response


def refused(error: Refusal | StorageError) -> Response:
    """The answer that says no."""
    if isinstance(error, StorageError):
        log.error("not stored: %s", error)
        error = Refusal("storage-failed")
    return _json(Problem(code=error.code, figures=error.figures), error.status)


def _json(reply: Any, status: int) -> Response:
    return Response(encode(reply), status, media_type="application/json")
