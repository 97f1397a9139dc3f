"""Requests that come as text, without HTTP: found by path, read strictly, answered as JSON.

What was written in them for a URL is plain again: who takes it from there sees to that.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from valdora.table.api import ENDPOINTS, Api
from valdora.table.endpoints import Call, Endpoint, File, Written, answering
from valdora.table.refusals import Refusal
from valdora.table.requests import Problem

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Reply:
    """An answer, as HTTP would bring it."""

    status: int
    data: bytes
    name: str = ""
    """What to call it, if it is a file to keep."""


@dataclass(frozen=True)
class Request:
    """What is asked below `/api/v1`."""

    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None


async def answered(api: Api, call: Call, request: Request) -> Reply:
    """The answer to a request; whatever is refused is an answer too."""
    try:
        endpoint, given = found(request.method, request.path)
        arguments = endpoint.arguments({**request.query, **given}, request.body)
        answer = await answering(api, endpoint)(call, **arguments)
    except Refusal as refusal:
        return refused(refusal)
    if isinstance(answer, File):
        return Reply(endpoint.status, answer.written.data, answer.name)
    return Reply(endpoint.status, answer.data if isinstance(answer, Written) else _encode(answer))


def refused(refusal: Refusal) -> Reply:
    """The answer that says no."""
    return Reply(refusal.status, _encode(Problem(code=refusal.code, figures=refusal.figures)))


def found(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint of a path with what stands there; one without any comes before one with it."""
    parts = path.split("/")
    fitting = []
    for endpoint in ENDPOINTS:
        names = endpoint.path.split("/")
        if endpoint.method == method and len(names) == len(parts):
            pairs = list(zip(names, parts, strict=True))
            if all(name == part or name.startswith("{") for name, part in pairs):
                given = {name[1:-1]: part for name, part in pairs if name.startswith("{")}
                fitting.append((endpoint, given))
    if not fitting:
        raise Refusal("no-page")
    return min(fitting, key=lambda each: len(each[1]))
