"""Lines of JSON, read strictly and within limits: whatever lies in a file, it stays data."""

import io
import json
import re
import stat
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final, NoReturn, TypeVar

from valdora.records.errors import RecordError, shown

FILE_LIMIT: Final = 16 * 1024 * 1024
LINE_LIMIT: Final = 64 * 1024
DEPTH_LIMIT: Final = 8
"""Bytes of a file and of a line, and levels of nesting; a game needs far less of each."""

T = TypeVar("T")
Line = Mapping[str, Any]
_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')


def canonical(line: object) -> bytes:
    """The one way a line is written: compact, UTF-8, keys in the order of the format."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_file(path: Path) -> BinaryIO:
    """What a regular file holds, within the limit."""
    try:
        # A pipe would keep us waiting and a device never end, so look before opening.
        if stat.S_ISREG(path.stat().st_mode):
            with path.open("rb") as file:
                return io.BytesIO(file.read(FILE_LIMIT + 1))
    except FileNotFoundError:
        raise RecordError(0, "file-missing") from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        detail = (isinstance(error, OSError) and error.strerror) or str(error)
        raise RecordError(0, "file-unreadable", {"detail": detail}) from None
    raise RecordError(0, "file-not-regular")


def lines(stream: BinaryIO) -> Iterator[tuple[int, Line]]:
    """The JSON objects of a stream with the numbers of their lines."""
    size = number = 0
    while raw := stream.readline(LINE_LIMIT + 1):
        number += 1
        size += len(raw)
        if len(raw) > LINE_LIMIT:
            raise RecordError(number, "line-too-long", {"limit": LINE_LIMIT})
        if size > FILE_LIMIT:
            raise RecordError(0, "file-too-large", {"limit": FILE_LIMIT})
        yield number, _parse(number, raw)


def _parse(number: int, raw: bytes) -> Line:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(number, "not-text") from None
    if text.endswith(("\r\n", "\r")):
        raise RecordError(number, "carriage-return")
    if _depth(text) > DEPTH_LIMIT:
        raise RecordError(number, "too-deep", {"limit": DEPTH_LIMIT})
    try:
        value = json.loads(
            text, object_pairs_hook=_without_doubles, parse_float=_refuse, parse_constant=_refuse
        )
        if not isinstance(value, dict):
            raise ValueError("{…} is expected")
    except ValueError as error:
        raise RecordError(number, "bad-json", {"detail": shown(error)}) from None
    return value


def _depth(text: str) -> int:
    deepest = depth = 0
    for sign in re.findall(r"[][{}]", _STRINGS.sub("", text)):
        depth += 1 if sign in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("a key is there twice")
    return members


def _refuse(number: str) -> NoReturn:
    raise ValueError(f"{number} is no whole number")


class Fields:
    """The fields of one JSON object. Each is asked for once; `done` finds what nobody asked for."""

    def __init__(self, line: int, value: object, where: str = "") -> None:
        self._line = line
        self._where = where
        if not isinstance(value, dict):
            self.refuse("", "{…}", value)
        self._left: dict[str, Any] = dict(value)

    def refuse(self, key: str, expected: str, got: object) -> NoReturn:
        """Raise the error of a field that is not as expected."""
        name = ".".join(filter(None, (self._where, key)))
        held = shown(json.dumps(got, ensure_ascii=False))
        figures = {"key": shown(name), "expected": expected, "got": held}
        raise RecordError(self._line, "wrong-value", figures)

    def any(self, key: str) -> Any:
        """A field of any kind."""
        if key not in self._left:
            raise RecordError(self._line, "key-missing", {"key": key})
        return self._left.pop(key)

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.any(key)
        if type(value) is not int or not low <= value <= high:
            self.refuse(key, f"{low}..{high}", value)
        return value

    def text(self, key: str, good: Callable[[str], object], expected: str) -> str:
        """A text for which `good` holds."""
        value = self.any(key)
        if not isinstance(value, str) or not good(value):
            self.refuse(key, expected, value)
        return value

    def texts(self, key: str, good: Callable[[str], object], expected: str) -> tuple[str, ...]:
        """A list of texts for each of which `good` holds."""
        value = self.any(key)
        if not isinstance(value, list):
            self.refuse(key, f"[{expected}, …]", value)
        if not all(isinstance(entry, str) and good(entry) for entry in value):
            self.refuse(key, f"[{expected}, …]", value)
        return tuple(value)

    def inside(self, key: str) -> "Fields":
        """A field that is an object itself."""
        return Fields(self._line, self.any(key), f"{self._where}.{key}".lstrip("."))

    @property
    def left(self) -> list[str]:
        """The keys that have not been asked for."""
        return list(self._left)

    def done(self) -> None:
        """Raise an error if there is a field nobody asked for."""
        for key in self._left:
            raise RecordError(self._line, "key-unknown", {"key": shown(key)})
