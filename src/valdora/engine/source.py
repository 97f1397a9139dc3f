"""What the compiled file was built from: a digest of the source, comments left out.

A changed comment is no reason to build anew; anything else is, and the tests say so.
"""

import hashlib
import io
import tokenize
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

INTERFACE: Final = 2
"""Grows when doors or the meaning of memory change: both sides must have the same."""

_SOURCES: Final = {
    "valdora.engine": ("records", "layout", "inputs", "desk"),
    "valdora.kernel": (
        "chance",
        "dtypes",
        "exponential",
        "jit",
        "legal",
        "playout",
        "score",
        "step",
    ),
    "valdora.bots.search.compiled": (
        "build",
        "doors",
        "features",
        "network",
        "plan",
        "rollout",
        "think",
        "turns",
    ),
}
_SILENT: Final = (tokenize.COMMENT, tokenize.NL)
_BEGINNING: Final = (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)


def digest() -> str:
    """Of all source that ends up in the compiled file."""
    made = hashlib.sha256()
    for package, modules in _SOURCES.items():
        folder = files(package)
        for module in modules:
            made.update(f"{package}.{module}\n".encode())
            made.update(_meaning((folder / f"{module}.py").read_bytes()).encode())
    return made.hexdigest()


def _meaning(source: bytes) -> str:
    """The source without comments, docstrings and the width of its white space."""
    kept, last = [], tokenize.ENCODING
    for kind, text in _tokens(source):
        if kind in _SILENT or kind == tokenize.ENCODING:
            continue
        if not (kind == tokenize.STRING and last in _BEGINNING):
            kept.append("\n" if kind == tokenize.NEWLINE else text.strip())
        last = kind
    return "".join(kept)


def _tokens(source: bytes) -> Iterator[tuple[int, str]]:
    """Kinds and texts. A formatted string is one string, as Python 3.11 has it: later ones take it
    apart, and the digest must not hang on who reads the source."""
    lines = source.decode().splitlines(keepends=True)
    opened: list[tuple[int, int]] = []
    for token in tokenize.tokenize(io.BytesIO(source).readline):
        name = tokenize.tok_name[token.type]
        if name == "FSTRING_START":
            opened.append(token.start)
        elif name == "FSTRING_END":
            start = opened.pop()
            if not opened:
                yield tokenize.STRING, _between(lines, start, token.end)
        elif not opened:
            yield token.type, token.string


def _between(lines: list[str], start: tuple[int, int], end: tuple[int, int]) -> str:
    """The text from one place, a line and a column as tokens have them, to another."""
    (first, begin), (last, stop) = start, end
    text = lines[first - 1 : last]
    text[-1] = text[-1][:stop]
    text[0] = text[0][begin:]
    return "".join(text)
