"""Reading edition files: TOML, of limited size, from the package or from an owner's path.

Whatever lies at the path, a caller gets a document or an `EditionError`.
"""

import stat
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from valdora.content.faults import EditionError, Fault

SIZE_LIMIT: Final = 65_536
"""Bytes. The base game has about 7,000; the limit keeps hostile files cheap to refuse."""

LINE_LIMIT: Final = 1_000
"""Characters. `tomllib` takes quadratic time for a key of thousands of dotted parts."""

Document = Mapping[str, object]


@cache
def editions() -> tuple[str, ...]:
    """The ids of the released editions: the newest revision of each, then the older ones.

    An edition's second revision is called like the first with `.2` behind it, and so on.
    """
    files = resources.files("valdora.content").joinpath("editions").iterdir()
    ids = [file.name[:-5] for file in files if file.name.endswith(".toml")]
    ids.sort(key=_revision)
    newest = {_revision(each)[0]: each for each in ids}
    return (*newest.values(), *(each for each in ids if each not in newest.values()))


def _revision(edition: str) -> tuple[str, int]:
    """What all revisions of a released edition are called, and which of them this is."""
    name, _, number = edition.partition(".")
    return name, int(number or 1)


@cache
def released_document(edition: str) -> Document:
    """The document of a released edition; it is one of `editions()`."""
    file = resources.files("valdora.content").joinpath("editions", f"{edition}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def read_document(path: Path) -> Document:
    """The document in an owner's file."""
    try:
        text = read_bytes(path).decode("utf-8")
        for number, line in enumerate(text.split("\n"), start=1):
            if len(line) > LINE_LIMIT:
                raise refusal(path, "file-line-too-long", line=number, limit=LINE_LIMIT)
        return tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise refusal(path, "file-not-text", offset=error.start) from None
    except ValueError as error:  # also integers of thousands of digits
        raise refusal(path, "file-syntax", detail=str(error)) from None
    except RecursionError:
        raise refusal(path, "file-too-deep") from None


def read_bytes(path: Path) -> bytes:
    """The bytes of a regular file of at most `SIZE_LIMIT` bytes."""
    try:
        # A pipe would keep us waiting and a device never end, so look before opening.
        if not stat.S_ISREG(path.stat().st_mode):
            raise refusal(path, "file-not-regular")
        with path.open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
    except FileNotFoundError:
        raise refusal(path, "file-missing") from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise refusal(path, "file-unreadable", detail=reason(error)) from None
    if len(content) > SIZE_LIMIT:
        raise refusal(path, "file-too-large", limit=SIZE_LIMIT)
    return content


def reason(error: Exception) -> str:
    """The system's words, without the path that the fault names already."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def refusal(path: Path, code: str, **figures: str | int) -> EditionError:
    """A single fault of a whole file."""
    return EditionError([Fault(str(path), "", code, figures)])
