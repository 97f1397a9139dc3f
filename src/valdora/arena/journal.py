"""A file of results: the settings of some work, then what came of each task, so that it can go on.

JSON Lines. The first line pins the settings; the others are results in the order in which they were
done. Lines are only ever appended, except that a last line without its end, cut off by a crash, is
cut away.
"""

import json
from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

K = TypeVar("K", bound=Hashable)
K_co = TypeVar("K_co", bound=Hashable, covariant=True)


class Keyed(Protocol[K_co]):
    """A result that knows which task it is of."""

    def key(self) -> K_co:
        """The task."""


R = TypeVar("R", bound=Keyed[Any])


class ResumeError(ValueError):
    """The file does not belong to the work; `code` is the key of a text for the figures."""

    def __init__(self, code: str, **figures: str) -> None:
        super().__init__(f"{code} {figures}")
        self.code = code
        self.figures = figures


class Journal(Generic[K, R]):
    """The file of some work, opened to go on with it or begun now.

    The first of the `settings` tells such a file from all others; `fits` says whether a result can
    be one of this work.
    """

    def __init__(
        self,
        path: Path,
        settings: Mapping[str, Any],
        kind: type[R],
        fits: Callable[[R], bool] = lambda _: True,
    ) -> None:
        self._path = path
        self._kind = kind
        self._fits = fits
        self.results: dict[K, R] = {}
        """What was in the file, by task."""
        try:
            data = self._content()
            whole = data[: data.rfind(b"\n") + 1]
            if whole:
                self._read(whole, settings)
            elif not _line(settings).startswith(data):
                raise self._refusal("arena-file-foreign")
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(len(whole))
            if not whole:
                self._write(settings)
        except OSError as error:
            detail = error.strerror or str(error)
            raise self._refusal("arena-file-unusable", detail=detail) from None

    def add(self, result: R) -> None:
        """Keep a result; it is in the file when this returns."""
        self._write(result)

    def close(self) -> None:
        """No more results will come."""
        self._file.close()

    def _content(self) -> bytes:
        if not self._path.exists():
            return b""
        if not self._path.is_file():  # a pipe would keep us waiting for ever
            raise self._refusal("arena-file-foreign")
        return self._path.read_bytes()

    def _read(self, whole: bytes, settings: Mapping[str, Any]) -> None:
        """The results by task; if two programs wrote the same, the first counts."""
        first, *others = whole.splitlines()
        self._check(first, settings)
        for number, line in enumerate(others, start=2):
            try:
                result = msgspec.json.decode(line, type=self._kind)
            except msgspec.DecodeError:
                raise self._refusal("arena-file-damaged", line=str(number)) from None
            if not self._fits(result):
                raise self._refusal("arena-file-damaged", line=str(number))
            self.results.setdefault(result.key(), result)

    def _check(self, first: bytes, settings: Mapping[str, Any]) -> None:
        """The settings must be those of the work, each of them."""
        try:
            pinned = json.loads(first)
        except ValueError:
            pinned = None
        if not isinstance(pinned, dict) or next(iter(settings)) not in pinned:
            raise self._refusal("arena-file-foreign")
        for key, value in settings.items():
            if pinned.get(key) != value:
                theirs, ours = json.dumps(pinned.get(key)), json.dumps(value)
                raise self._refusal("arena-file-other", setting=key, theirs=theirs, ours=ours)

    def _write(self, thing: object) -> None:
        self._file.write(_line(thing))
        self._file.flush()

    def _refusal(self, code: str, **figures: str) -> ResumeError:
        return ResumeError(code, file=str(self._path), **figures)


def _line(thing: object) -> bytes:
    return msgspec.json.encode(thing) + b"\n"
