"""Endpoints: each is declared once, as a method of `Api` with its types.

Router, strict reading, OpenAPI and the browser's types all follow from the declaration.
"""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import (
    Any,
    Concatenate,
    Final,
    Generic,
    Literal,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from valdora.table.capabilities import hashed, new_key
from valdora.table.refusals import Refusal
from valdora.table.shapes import Shape

PREFIX: Final = "/api/v1"
LIVE: Final = f"{PREFIX}/tables/{{id}}/live"
"""The live channel, a WebSocket."""

Method = Literal["GET", "POST", "PATCH", "PUT", "DELETE"]
S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
_encode = msgspec.json.Encoder().encode


@dataclass
class Call:
    """Who asks, when, and how they reach the host."""

    key: str | None
    """The hash of their key."""
    now: int
    """In milliseconds since 1970."""
    base_url: str
    fresh: str | None = None
    """A key they are given with the answer."""
    device: str | None = None
    """The hash of the key of their device, if others of theirs have keys of their own."""

    def own_key(self) -> str:
        """The hash of the key of who asks; who has none gets one with the answer."""
        if self.key is None:
            self.fresh = new_key()
            self.key = hashed(self.fresh)
        return self.key


@dataclass(frozen=True)
class Written(Generic[R]):
    """An answer as it is sent: written down already, as it takes a while or many want it."""

    data: bytes
    """JSON; of bytes, themselves."""
    gzipped: bytes = b""
    """The same packed, where who asks may be able to unpack it."""

    @classmethod
    def of(cls, made: R) -> "Written[R]":
        """What was made, written down."""
        return cls(made if isinstance(made, bytes) else _encode(made))


@dataclass(frozen=True)
class File:
    """An answer that is a file to keep."""

    name: str
    media_type: str
    written: Written[bytes]


Reply = Shape | Written[Any] | File
"""What an endpoint may answer."""
Answering = Callable[..., Awaitable[Reply]]


@dataclass(frozen=True)
class Endpoint:
    """One thing to ask, as its declaration says."""

    name: str
    method: Method
    path: str
    says: str
    parameters: dict[str, Any]
    """What stands in braces in the path, and else in the query, by its type."""
    body: type[Shape] | None
    reply: type[Shape] | None
    """Nothing: a file."""
    status: int
    refusals: tuple[int, ...]

    @property
    def url(self) -> str:
        """The whole path."""
        return PREFIX + self.path

    @property
    def query(self) -> tuple[str, ...]:
        """The parameters that do not stand in the path."""
        return tuple(name for name in self.parameters if f"{{{name}}}" not in self.path)

    def parameter(self, name: str, value: str | None) -> Any:
        """What is given for a parameter, read strictly; or a refusal."""
        try:
            return msgspec.convert(value, self.parameters[name], strict=False)
        except msgspec.ValidationError:
            if name == "id":
                raise Refusal("no-table") from None
            raise Refusal("bad-request", {"detail": name}) from None

    def content(self, data: bytes) -> Any:
        """A body, read strictly; or a refusal."""
        try:
            return msgspec.json.decode(data, type=self.body, strict=True)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refusal("bad-request", {"detail": str(error)[:200]}) from None

    def arguments(self, given: Mapping[str, str | None], body: bytes | None) -> dict[str, Any]:
        """What is asked, read strictly; or a refusal. What is not given is nothing."""
        read = {name: self.parameter(name, given.get(name)) for name in self.parameters}
        return {**read, "body": self.content(body or b"")} if self.body else read

    @property
    def changes(self) -> bool:
        """Whether it changes something, and so must come from our own pages."""
        return self.method != "GET"


def endpoint(
    method: Method, path: str, *, status: int = 200, refusals: tuple[int, ...] = ()
) -> Callable[
    [Callable[Concatenate[S, Call, P], Awaitable[R]]],
    Callable[Concatenate[S, Call, P], Awaitable[R]],
]:
    """Declare a method as what answers a path.

    Of its arguments `body` is the JSON sent along; all others are parameters. It returns the
    answer, and raises a `Refusal` with one of the statuses in `refusals`.
    """

    def declare(
        function: Callable[Concatenate[S, Call, P], Awaitable[R]],
    ) -> Callable[Concatenate[S, Call, P], Awaitable[R]]:
        types = get_type_hints(function, include_extras=True)
        arguments = list(inspect.signature(function).parameters)[2:]
        reply = types["return"]
        if get_origin(reply) is Written:
            (reply,) = get_args(reply)
        declared = Endpoint(
            name=function.__name__,
            method=method,
            path=path,
            says=(function.__doc__ or "").strip(),
            parameters={name: types[name] for name in arguments if name != "body"},
            body=types.get("body"),
            reply=None if reply is File else reply,
            status=status,
            refusals=refusals,
        )
        function.__dict__["endpoint"] = declared
        return function

    return declare


def endpoints(api: type) -> tuple[Endpoint, ...]:
    """All endpoints a class declares, in the order in which they stand there."""
    return tuple(
        member.__dict__["endpoint"]
        for member in vars(api).values()
        if "endpoint" in getattr(member, "__dict__", ())
    )


def answering(part: object, endpoint: Endpoint) -> Answering:
    """The method of a part that answers an endpoint, which its class declares."""
    bound: Answering = vars(type(part))[endpoint.name].__get__(part)
    return bound
