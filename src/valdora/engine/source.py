"""What the compiled file was built from: a digest of the source, comments left out.

A changed comment is no reason to build anew; anything else is, and the tests say so.
"""

import hashlib
import io
import tokenize
from importlib.resources import files
from typing import Final

INTERFACE: Final = 1
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
    for token in tokenize.tokenize(io.BytesIO(source).readline):
        if token.type in _SILENT or token.type == tokenize.ENCODING:
            continue
        if not (token.type == tokenize.STRING and last in _BEGINNING):
            kept.append("\n" if token.type == tokenize.NEWLINE else token.string.strip())
        last = token.type
    return "".join(kept)
