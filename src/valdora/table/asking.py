"""Requests that come as text, without HTTP: found by path, read strictly, answered as JSON."""

from dataclasses import dataclass
from typing import Any

import msgspec

from valdora.table.api import ENDPOINTS, Api
from valdora.table.endpoints import Call, Endpoint, File
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


async def answered(api: Api, call: Call, method: str, path: str, body: bytes | None) -> Reply:
    """The answer to a request below `/api/v1`; whatever is refused is an answer too."""
    try:
        endpoint, given = found(method, path)
        arguments = read(endpoint, given, body)
        made = await getattr(api, endpoint.name)(call, **arguments)
    except Refusal as refusal:
        return refused(refusal)
    if isinstance(made, File):
        return Reply(endpoint.status, made.data, made.name)
    return Reply(endpoint.status, _encode(made))


def refused(refusal: Refusal) -> Reply:
    """The answer that says no."""
    return Reply(refusal.status, _encode(Problem(code=refusal.code, figures=refusal.figures)))


def found(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint of a path with its parameters; one without any comes before one with them."""
    plain, _, query = path.partition("?")
    parts = plain.split("/")
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
    endpoint, given = min(fitting, key=lambda each: len(each[1]))
    asked = dict(part.partition("=")[::2] for part in query.split("&") if part)
    return endpoint, {**given, **{name: asked[name] for name in endpoint.query if name in asked}}


def read(endpoint: Endpoint, given: dict[str, str], body: bytes | None) -> dict[str, Any]:
    """The arguments of an endpoint, read as strictly as a server reads them."""
    arguments = {name: endpoint.parameter(name, given.get(name)) for name in endpoint.parameters}
    if endpoint.body:
        arguments["body"] = endpoint.content(body or b"")
    return arguments
