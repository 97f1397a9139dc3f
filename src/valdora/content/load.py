"""The ways to an edition: by its id, from an owner's file, or from a document."""

import os
from functools import cache
from pathlib import Path

from valdora.content.build import build
from valdora.content.check import check
from valdora.content.edition import Edition
from valdora.content.faults import EditionError, Fault, Report, shown
from valdora.content.files import Document, editions, read_document, released_document
from valdora.content.read import read_draft


def load(edition: str | os.PathLike[str]) -> Edition:
    """A released edition by its id, or the edition in a file.

    A file is anything with a path separator in it or with the ending `.toml`.
    """
    name = os.fspath(edition)
    if name in editions():
        return released(name)
    if isinstance(edition, os.PathLike) or name.endswith(".toml") or set(name) & {"/", os.sep}:
        return from_file(Path(name))
    known = ", ".join(editions())
    raise EditionError([Fault(shown(name), "", "edition-unknown", {"known": known})])


def parse(document: Document, file: str = "edition") -> Edition:
    """The edition in a document such as `tomllib` returns; `file` is its name in messages."""
    report = Report(file)
    draft = read_draft(document, report)
    check(draft, report)
    report.settle()
    return build(draft)


def usual(players: int = 3) -> Edition:
    """What so many play unless told otherwise: the newest revision of the game that is for them.

    For a number that no released edition is for, it is the base game.
    """
    released_ones = [released(each) for each in editions()]
    return next(
        (e for e in released_ones if e.min_players <= players <= e.max_players), released_ones[0]
    )


@cache
def released(edition: str) -> Edition:
    """A released edition, the same object each time."""
    return parse(released_document(edition), edition)


def from_file(path: Path) -> Edition:
    """An owner's edition. Games name their edition, so it may not pose as a released one."""
    edition = parse(read_document(path), str(path))
    if edition.id in editions() and edition.sha256 != released(edition.id).sha256:
        raise EditionError([Fault(str(path), "id", "id-taken", {"id": edition.id})])
    return edition
