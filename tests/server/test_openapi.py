"""schemathesis over the OpenAPI document, against a real server: never a 5xx, always as described.

The tables, seats and links it asks for exist, so that it gets behind "no such table".
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from support.server import Guest, Running, running
from valdora.server.http.offered import ENDPOINTS
from valdora.server.http.openapi import openapi
from valdora.table.endpoints import Endpoint

pytestmark = pytest.mark.slow
EXAMPLES = 25
STRICTER = [positive_data_acceptance, negative_data_rejection]
"""Not asserted: we refuse 4.0 for 4, which JSON Schema allows; and real ids replace wrong ones."""
SCHEMA = schemathesis.openapi.from_dict(openapi())
OPERATIONS = {
    operation.definition.raw["operationId"]: operation
    for result in SCHEMA.get_all_operations()
    if isinstance(result, Ok)
    for operation in [result.ok()]
}


@dataclass
class World:
    """A server with tables in every status, and people who may or may not do things there."""

    url: str
    people: list[str]
    """Their keys."""
    tables: list[str]
    tokens: list[str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("openapi")
    with running(folder) as started:
        yield started
        with Guest(started.url) as guest:
            assert guest.http.get("/healthz").json() == {"status": "ok"}
    assert "Traceback" not in (folder / "server.log").read_text()


@pytest.fixture
def world(server: Running) -> World:
    with Guest(server.url) as host, Guest(server.url) as other:
        open_ = host.table("Player 1", None, None, public=True)
        going = host.table("Player 1", "Player 2", "Player 3", public=True)
        closed = host.table("Player 1", "Player 2", "Player 3")
        for table in (going, closed):
            host.post(f"/tables/{table}/start")
        host.post(f"/tables/{closed}/close")
        other.post(f"/tables/{open_}/join", {"name": "Player 2"})
        asked: list[dict[str, Any]] = [{"role": "join"}, {"role": "watch"}]
        tokens = [host.post(f"/tables/{open_}/links", body)["token"] for body in asked]
        people = [cookie.value or "" for who in (host, other) for cookie in who.http.cookies.jar]
        return World(server.url, people, [open_, going, closed], tokens)


def takes_something(endpoint: Endpoint) -> bool:
    """Whether there is anything in a request that could be wrong."""
    return bool(endpoint.body or endpoint.query or "{" in endpoint.path)


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        (endpoint.name, mode)
        for endpoint in ENDPOINTS
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode is GenerationMode.POSITIVE or takes_something(endpoint)
    ],
)
def test_an_endpoint_answers_whatever_it_is_asked(
    world: World, name: str, mode: GenerationMode
) -> None:
    """Requests as the document describes them, and such as it forbids."""
    reached: set[int] = set()

    @settings(
        max_examples=EXAMPLES,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=OPERATIONS[name].as_strategy(mode), data=st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        if "id" in case.path_parameters and data.draw(st.integers(0, 9)):
            case.path_parameters["id"] = data.draw(st.sampled_from(world.tables))
        if isinstance(case.body, dict) and "token" in case.body and data.draw(st.booleans()):
            case.body["token"] = data.draw(st.sampled_from(world.tokens))
        key = data.draw(st.sampled_from([*world.people, "stranger"]))
        response = case.call(base_url=world.url, headers={"authorization": f"Bearer {key}"})
        reached.add(response.status_code)
        assert response.status_code < 500, (case, response.text)
        case.validate_response(response, excluded_checks=STRICTER)

    ask()
    assert reached


def test_every_endpoint_is_asked() -> None:
    assert set(OPERATIONS) == {endpoint.name for endpoint in ENDPOINTS}
