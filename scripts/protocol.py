#!/usr/bin/env python3
"""Writes web/src/lib/protocol.ts, the browser's types, from the server's own schema.

python scripts/protocol.py            write it
python scripts/protocol.py --check    say whether it is up to date
"""

import json
import sys
from pathlib import Path
from typing import Any, get_args

from valdora.content import BookKind, Crest, Gemstone, Slot, SpaceKind
from valdora.rules import Phase, Side
from valdora.server.http.offered import ENDPOINTS
from valdora.server.http.openapi import openapi
from valdora.table.endpoints import LIVE, Endpoint
from valdora.table.rows import PlayerColour, SeatKind
from valdora.table.values import Status

TARGET = Path(__file__).resolve().parents[1] / "web/src/lib/protocol.ts"
VOCABULARY: dict[str, tuple[str, ...]] = {
    "Gemstone": get_args(Gemstone),
    "Slot": get_args(Slot),
    "Crest": get_args(Crest),
    "SpaceKind": get_args(SpaceKind),
    "BookKind": get_args(BookKind),
    "Side": get_args(Side),
    "Phase": get_args(Phase),
    "Status": get_args(Status),
    "SeatKind": get_args(SeatKind),
    "PlayerColour": get_args(PlayerColour),
}
UNIONS = {"GameEvent": "GameEnded", "Action": "Deliver"}
"""Unions with a name of their own, and one member of each that is in no other union."""
WIDTH = 100
HEAD = """\
/**
 * What the server says and hears, made from its schema by scripts/protocol.py: do not edit.
 * docs/protocol.md explains it.
 */

"""


def main(arguments: list[str]) -> int:
    """Write the types, or with `--check` compare them with what is there."""
    made = types()
    if arguments == ["--check"]:
        if TARGET.exists() and TARGET.read_text("utf-8") == made:
            return 0
        print(f"{TARGET.name} is out of date: run scripts/protocol.py", file=sys.stderr)
        return 1
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(made, "utf-8")
    return 0


def types() -> str:
    """The whole module."""
    schemas = openapi()["components"]["schemas"]
    parts = [_declaration(name, schemas[name]) for name in sorted(schemas)]
    return (
        HEAD
        + "\n\n".join([_vocabulary(), *parts, _actions(), _events(), _endpoints(), _live()])
        + "\n"
    )


def _declaration(name: str, schema: dict[str, Any]) -> str:
    says = schema.get("description")
    comment = f"/** {' '.join(says.split())} */\n" if says else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}{_alias(name, _type(schema))}"
    required = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};"
        for field, kind in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def _alias(name: str, type_: str) -> str:
    line = f"export type {name} = {type_};"
    return line if len(line) <= WIDTH else f"export type {name} =\n  {type_};"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name: str = schema["$ref"].rsplit("/", 1)[-1]
        return name
    if "enum" in schema:
        return _words(schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return _union(schema["anyOf"])
    return _plain(schema)


def _words(values: list[Any]) -> str:
    named = next((name for name, words in VOCABULARY.items() if {*words} == {*values}), None)
    if named:
        return named
    for name, words in VOCABULARY.items():  # "null" is one of the values where it is allowed
        if {*words, None} == {*values}:
            return f"{name} | null"
    return " | ".join(json.dumps(value) for value in values)


def _vocabulary() -> str:
    return "\n".join(
        f"export type {name} = {' | '.join(json.dumps(word) for word in words)};"
        for name, words in VOCABULARY.items()
    )


def _union(members: list[dict[str, Any]]) -> str:
    names = [_type(member) for member in members]
    for union, member in UNIONS.items():
        if member in names:
            return union
    return " | ".join(dict.fromkeys(names))


def _plain(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    if kind == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        names = schema.get("propertyNames")
        key = _type(names) if names and "enum" in names else "string"
        made = f"Record<{key}, {_type(schema['additionalProperties'])}>"
        return f"Partial<{made}>" if key != "string" else made
    return {"integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "string"
    )


def _actions() -> str:
    says = "What can be done; texts have the key `choice-<kind>`."
    return _listed("Action", says, _members("Edition", "actions"))


def _events() -> str:
    says = "What happened; texts have the key `event-<kind>`."
    return _listed("GameEvent", says, _members("PastStep", "events"))


def _members(shape: str, field: str) -> list[dict[str, Any]]:
    """The members of a union that stands in a list of a shape."""
    members: list[dict[str, Any]] = openapi()["components"]["schemas"][shape]["properties"][field][
        "items"
    ]["anyOf"]
    return members


def _listed(name: str, says: str, members: list[dict[str, Any]]) -> str:
    names = "\n".join(f"  | {_type(member)}" for member in members)
    return f"/** {says} */\nexport type {name} =\n{names};"


def _endpoints() -> str:
    lines = "\n".join(f"  {_endpoint(endpoint)}" for endpoint in ENDPOINTS)
    says = "/** The REST endpoints: what to send and what comes back. */"
    return f"{says}\nexport interface Endpoints {{\n{lines}\n}}"


def _endpoint(endpoint: Endpoint) -> str:
    body = endpoint.body.__name__ if endpoint.body else "null"
    reply = endpoint.reply.__name__ if endpoint.reply else "string"
    return f'"{endpoint.method} {endpoint.url}": {{ body: {body}; reply: {reply} }};'


def _live() -> str:
    return f'/** The live channel, a WebSocket. */\nexport const LIVE = "{LIVE}";'


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
