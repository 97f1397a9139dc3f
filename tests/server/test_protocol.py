"""The published protocol: the browser's types are up to date, and every refusal has a text."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from valdora.server.http.offered import ENDPOINTS
from valdora.server.http.openapi import openapi
from valdora.table.protocol import decode
from valdora.table.refusals import REFUSALS
from valdora.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]


def test_the_browsers_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/protocol.py", "--check"],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_document_on_the_protocol_names_every_endpoint() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    for endpoint in ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}" in text


def test_every_endpoint_has_a_name_and_a_place_of_its_own() -> None:
    assert len({each.name for each in ENDPOINTS}) == len(ENDPOINTS)
    assert len({(each.method, each.path) for each in ENDPOINTS}) == len(ENDPOINTS)


def test_a_parameter_that_may_be_left_out_is_not_required() -> None:
    paths = openapi()["paths"]
    mine = {each["name"]: each for each in paths["/api/v1/tables/mine"]["get"]["parameters"]}
    assert {name: each["required"] for name, each in mine.items()} == {
        "after": False, "part": False,
    }  # fmt: skip
    assert mine["after"]["schema"]["type"] == "string"
    assert mine["part"]["schema"] == {"enum": ["open", "past", "turn", "waiting"]}
    recap = paths["/api/v1/tables/{id}/recap"]["get"]["parameters"]
    assert all(each["required"] for each in recap)


def test_endpoints_may_take_parameters_of_one_name_and_several_kinds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = (each for each in ENDPOINTS if each.name in ("edition", "position"))
    asked = [
        replace(each, parameters={**each.parameters, "x": kind})
        for each, kind in ((first, int), (second, bool))
    ]
    monkeypatch.setattr("valdora.server.http.openapi.ENDPOINTS", asked)
    kinds = {
        each["schema"]["type"]
        for path in openapi()["paths"].values()
        for each in path["get"]["parameters"]
        if each["name"] == "x"
    }
    assert kinds == {"integer", "boolean"}


def test_every_reference_of_the_schema_is_there() -> None:
    document = openapi()
    schemas = document["components"]["schemas"]
    text = msgspec.json.encode(document).decode()
    for part in text.split('"$ref":"#/components/schemas/')[1:]:
        assert part.split('"')[0] in schemas


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    texts = Texts(language)
    figures: dict[str, str | int] = {
        "detail": "name",
        "limit": 1,
        "number": 1,
        "seq": 1,
        "to": 1,
        "action": 1,
        "low": 3,
        "high": 5,
        "got": 2,
        "free": 1,
        "hours": 24,
        "seconds": 90,
        "days": 3,
        "bot": "x",
        "edition": "y",
        "host": "z",
        "plies": 4,
    }
    for code in REFUSALS:
        assert texts(f"reason-{code}", **figures).strip()


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"type":"nothing"}',
        b'{"type":"act"}',
        b'{"type":"act","seq":1,"client_id":"a","code":true}',
        b'{"type":"act","seq":"1","client_id":"a","code":1}',
        b'{"type":"act","seq":1,"client_id":"","code":1}',
        b'{"type":"act","seq":1,"client_id":"a","code":-1}',
        b'{"type":"act","seq":1,"client_id":"a","code":1,"more":1}',
        b'{"type":"act","seq":1.5,"client_id":"a","code":1}',
        b'{"type":"chat","client_id":"a","text":""}',
        b'{"type":"hello","since":-1}',
        b"\xff\xfe",
    ],
)
def test_what_is_not_in_the_protocol_is_not_understood(message: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)):
        decode.decode(message)
