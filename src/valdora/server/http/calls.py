"""One request of REST: read strictly, answered as JSON."""

import logging
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from valdora.server.entry.security import cookie
from valdora.server.ground.metrics import REFUSALS
from valdora.server.server import Server
from valdora.server.storage import StorageError
from valdora.table.endpoints import Call, Endpoint, File, Reply, Written
from valdora.table.refusals import Refusal
from valdora.table.requests import Problem

MAX_BODY_BYTES: Final = 16 * 1024
_PIECE: Final = 32 << 10
encode = msgspec.json.Encoder().encode
log = logging.getLogger(__name__)


async def read_call(
    server: Server, endpoint: Endpoint, request: Request
) -> tuple[Call, dict[str, Any]]:
    """Who asks, and with what arguments; or a refusal."""
    server.gate.check_host(request)
    device = server.gate.caller(request, changes=endpoint.changes)
    key = await server.devices.person(device)
    given = {**request.query_params, **request.path_params}
    arguments = endpoint.arguments(given, await _body(request) if endpoint.body else None)
    base = server.settings.public_url or str(request.base_url)
    return Call(key, server.now(), base.rstrip("/"), device=device), arguments


async def _body(request: Request) -> bytes:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("bad-request", {"detail": "content-type"})
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > MAX_BODY_BYTES:
            raise Refusal("too-long", {"limit": MAX_BODY_BYTES})
    return bytes(data)


def answer(
    endpoint: Endpoint, call: Call, reply: Reply, *, secure: bool, packed: bool = False
) -> Response:
    """The answer to a call, with a new key if who asked had none; `packed` if they can unpack."""
    if isinstance(reply, File):
        response = _file(reply, packed=packed)
    elif isinstance(reply, Written):
        response = _large(reply, "application/json", packed=packed)
    else:
        response = _json(reply, endpoint.status)
    if call.fresh:
        response.headers.append("set-cookie", cookie(call.fresh, secure=secure))
    response.headers["cache-control"] = "no-store"
    return response


def refused(error: Refusal | StorageError) -> Response:
    """The answer that says no, and whether it may be otherwise in a moment."""
    if isinstance(error, StorageError):
        log.error("not stored: %s", error)
        error = Refusal("storage-failed")
    REFUSALS.add(error.code)
    response = _json(Problem(code=error.code, figures=error.figures), error.status)
    if error.status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
        response.headers["retry-after"] = "2"
    return response


def _file(file: File, *, packed: bool) -> Response:
    response = _large(file.written, file.media_type, packed=packed)
    response.headers["content-disposition"] = f'attachment; filename="{file.name}"'
    return response


def _large(written: Written[Any], media_type: str, *, packed: bool) -> Response:
    """Piece by piece, as fast as it is read: what nobody takes does not pile up."""
    packed = packed and bool(written.gzipped)
    data = written.gzipped if packed else written.data
    headers = {"content-length": str(len(data)), "vary": "accept-encoding"}
    headers["content-encoding"] = "gzip" if packed else "identity"
    return StreamingResponse(_pieces(data), media_type=media_type, headers=headers)


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    for begin in range(0, len(data), _PIECE):
        yield data[begin : begin + _PIECE]


def _json(reply: Any, status: int) -> Response:
    return Response(encode(reply), status, media_type="application/json")
