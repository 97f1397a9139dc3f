"""A declaration says everything about an endpoint, and once."""

import asyncio
from collections.abc import Awaitable
from typing import Annotated

from msgspec import Meta

from valdora.table.endpoints import Call, Endpoint, File, Written, answering, endpoint, endpoints
from valdora.table.shapes import Shape

Number = Annotated[int, Meta(ge=0)]


class Wish(Shape):
    """What is sent along."""

    text: str


class Answer(Shape):
    """What comes back."""

    text: str


async def put(self: object, call: Call, id: str, body: Wish, much: Number = 1) -> Answer:
    """Put a thing."""
    assert (self, call.key) == ("desk", id)
    return Answer(body.text * much)


async def file(self: object, call: Call) -> File:
    return File(f"{self}.txt", "text/plain", Written.of(call.base_url.encode()))


async def slow(self: object, call: Call) -> Written[Answer]:
    return Written.of(Answer(f"{self} {call.base_url}"))


async def answer(asked: Awaitable[object]) -> object:
    return await asked


def test_everything_follows_from_the_declaration() -> None:
    made = endpoint("PUT", "/things/{id}", status=201, refusals=(403, 409))(put)
    (said,) = endpoints(type("One", (), {"put": made}))
    assert said == Endpoint(
        name="put",
        method="PUT",
        path="/things/{id}",
        says="Put a thing.",
        parameters={"id": str, "much": Number},
        body=Wish,
        reply=Answer,
        status=201,
        refusals=(403, 409),
    )
    assert (said.url, said.query, said.changes) == ("/api/v1/things/{id}", ("much",), True)
    assert made is put, "it can be called as before"
    assert asyncio.run(made("desk", Call("x", 0, ""), "x", Wish("a"), 3)) == Answer("aaa")


def test_what_is_not_said_is_the_usual() -> None:
    (said,) = endpoints(type("One", (), {"file": endpoint("GET", "/file")(file)}))
    assert said == Endpoint("file", "GET", "/file", "", {}, None, None, 200, ())
    assert not said.changes


def test_an_answer_that_is_written_already_is_one_of_its_shape() -> None:
    made = endpoint("GET", "/slow")(slow)
    (said,) = endpoints(type("One", (), {"slow": made}))
    assert said.reply is Answer
    assert asyncio.run(answer(made("desk", Call("x", 0, "url")))) == Written(b'{"text":"desk url"}')


def test_an_endpoint_is_answered_by_the_class_that_declares_it() -> None:
    kind = type("One", (), {"slow": endpoint("GET", "/slow")(slow), "__str__": lambda _: "one"})
    (said,), part = endpoints(kind), kind()
    part.slow = None
    assert asyncio.run(answer(answering(part, said)(Call("x", 0, "url")))) == Written(
        b'{"text":"one url"}'
    )


def test_a_class_lists_what_it_declares_in_the_order_in_which_it_stands_there() -> None:
    listed = {
        "two": endpoint("GET", "/two")(file),
        "constant": 5,
        "helper": test_what_is_not_said_is_the_usual,
        "one": endpoint("PUT", "/one/{id}")(put),
    }
    assert [each.path for each in endpoints(type("Two", (), listed))] == ["/two", "/one/{id}"]
    assert endpoints(int) == ()


def test_who_has_no_key_is_given_one_and_only_one() -> None:
    call = Call(None, 0, "")
    key = call.own_key()
    assert call.fresh
    assert (call.own_key(), call.key) == (key, key)
    known = Call("known", 0, "")
    assert (known.own_key(), known.fresh) == ("known", None)
