"""OpenAPI, with the messages of the live channel among its components."""

from types import NoneType
from typing import Any, Final, Union, get_args

import msgspec

from valdora import __version__
from valdora.server.http.offered import ENDPOINTS
from valdora.table.endpoints import Endpoint
from valdora.table.protocol import Incoming, Outgoing
from valdora.table.requests import Problem

Schema = dict[str, Any]
_REF: Final = "#/components/schemas/{name}"
_SAYS: Final = {
    400: "The request is not what this document says.",
    403: "Not allowed.",
    404: "There is no such thing.",
    409: "Not possible now.",
    413: "The request is too long.",
    429: "Too many requests.",
}


def openapi() -> Schema:
    """The OpenAPI document of the server."""
    shapes = [shape for each in ENDPOINTS for shape in (each.body, each.reply) if shape]
    parameters = {
        (each.name, name): _given(kind)
        for each in ENDPOINTS
        for name, kind in each.parameters.items()
    }
    types = [Incoming, Outgoing, Problem, *shapes, *parameters.values()]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    components["Incoming"], components["Outgoing"] = schemas[0], schemas[1]
    described = dict(zip(parameters, schemas[-len(parameters) :], strict=True))
    paths: Schema = {}
    for endpoint in ENDPOINTS:
        own = {name: described[endpoint.name, name] for name in endpoint.parameters}
        paths.setdefault(endpoint.url, {})[endpoint.method.lower()] = _operation(endpoint, own)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Valdora", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _given(kind: Any) -> Any:
    """The type of a parameter that is given; one that may be left out says so by `None`."""
    types = [each for each in get_args(kind) if each is not NoneType]
    return Union[tuple(types)] if NoneType in get_args(kind) else kind  # noqa: UP007  (made here)


def _operation(endpoint: Endpoint, parameters: Schema) -> Schema:
    in_path = [name for name in endpoint.parameters if name not in endpoint.query]
    refusals = {*endpoint.refusals, 429}
    if endpoint.parameters or endpoint.body:
        refusals.add(400)
    if endpoint.changes:
        refusals |= {403, 413}
    if "id" in endpoint.parameters or "token" in getattr(endpoint.body, "__struct_fields__", ()):
        refusals.add(409)  # a table may be one that cannot be read
    responses: Schema = {str(endpoint.status): _answer(endpoint)}
    for status in sorted(refusals):
        responses[str(status)] = {"description": _SAYS[status], "content": _json(Problem)}
    operation: Schema = {
        "operationId": endpoint.name,
        "summary": endpoint.says,
        "parameters": [
            {
                "name": name,
                "in": place,
                "required": NoneType not in get_args(endpoint.parameters[name]),
                "schema": parameters[name],
            }
            for place, names in (("path", in_path), ("query", endpoint.query))
            for name in names
        ],
        "responses": responses,
    }
    if endpoint.body:
        operation["requestBody"] = {"required": True, "content": _json(endpoint.body)}
    return operation


def _answer(endpoint: Endpoint) -> Schema:
    if endpoint.reply:
        return {"description": endpoint.says, "content": _json(endpoint.reply)}
    text: Schema = {"application/x-ndjson": {"schema": {"type": "string"}}}
    return {"description": endpoint.says, "content": text}


def _json(shape: type) -> Schema:
    return {"application/json": {"schema": {"$ref": _REF.format(name=shape.__name__)}}}
