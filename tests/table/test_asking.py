"""Requests that come as text: found, read strictly, answered or refused as JSON."""

import asyncio
import json

import pytest

from support.hosted import House
from valdora.records import Recorded
from valdora.table.api import Api
from valdora.table.asking import Reply, Request, answered
from valdora.table.endpoints import Call

KEY = "a key"
SEATS = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cy")]


class Someone:
    """Asks a house by text."""

    def __init__(self) -> None:
        self.house = House()
        self.api = Api(self.house)

    def ask(self, method: str, path: str, body: object = None, **query: str) -> Reply:
        data = body if isinstance(body, bytes) else json.dumps(body).encode() if body else None
        request = Request(method, path, query, data)
        return asyncio.run(answered(self.api, Call(KEY, 1, ""), request))

    def table(self) -> str:
        reply = self.ask("POST", "/tables", {"seats": SEATS, "starts": 0})
        assert reply.status == 201
        id_: str = json.loads(reply.data)["table"]["id"]
        assert self.ask("POST", f"/tables/{id_}/start").status == 200
        return id_


@pytest.fixture
def someone() -> Someone:
    return Someone()


def code(reply: Reply) -> tuple[int, str]:
    return reply.status, json.loads(reply.data)["code"]


def test_what_is_asked_is_answered_as_json(someone: Someone) -> None:
    reply = someone.ask("GET", "/about")
    assert (reply.status, reply.name) == (200, "")
    assert json.loads(reply.data)["usual_bot"] == "steady"


def test_a_path_without_parameters_comes_before_one_with_them(someone: Someone) -> None:
    assert json.loads(someone.ask("GET", "/tables/mine").data)["tables"] == []


def test_a_file_has_a_name(someone: Someone) -> None:
    id_ = someone.table()
    reply = someone.ask("GET", f"/tables/{id_}/record")
    assert reply.name == f"valdora-{id_}.valdora"
    assert reply.data.startswith(b'{"valdora":1')


def test_what_stands_in_the_query_is_read(someone: Someone) -> None:
    id_ = someone.table()
    assert someone.ask("GET", f"/tables/{id_}/recap", seat="1", other="2").status == 200
    assert someone.ask("GET", f"/tables/{id_}/recap", seat="1", id="other").status == 200
    assert code(someone.ask("GET", f"/tables/{id_}/recap")) == (400, "bad-request")
    assert code(someone.ask("GET", f"/tables/{id_}/recap", seat="nine")) == (400, "bad-request")


def test_what_is_written_already_is_sent_as_it_is(someone: Someone) -> None:
    id_ = someone.table()
    line = someone.ask("GET", f"/tables/{id_}/line")
    assert json.loads(line.data)["plies"][0]["n"] == 1


@pytest.mark.parametrize(
    ("method", "path", "body", "refused"),
    [
        ("GET", "/nothing", None, (404, "no-page")),
        ("GET", "/tables/no table at all", None, (404, "no-table")),
        ("POST", "/tables", {"seats": 3}, (400, "bad-request")),
        ("POST", "/tables", b"\xff", (400, "bad-request")),
        ("POST", "/tables", None, (400, "bad-request")),
    ],
)
def test_what_cannot_be_is_refused(
    someone: Someone, method: str, path: str, body: object, refused: tuple[int, str]
) -> None:
    assert code(someone.ask(method, path, body)) == refused


def test_the_file_of_a_game_that_was_dealt_elsewhere_says_so(someone: Someone) -> None:
    table = someone.house.rooms[someone.table()].table
    table.commitment = ""
    assert table.header(None).dealer == Recorded()
