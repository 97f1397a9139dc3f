"""From a document to a draft: each key on its own, against the schema."""

from collections.abc import Mapping
from typing import Final, cast, get_args

from valdora.content.draft import Draft
from valdora.content.edition import Source
from valdora.content.faults import Path, Report, shown
from valdora.content.files import Document, released_document
from valdora.content.schema import (
    EDITION,
    ENTRY_LIMIT,
    ID,
    ID_LIMIT,
    Leaf,
    MisfitError,
    OneOf,
    Table,
    expect,
)

NOTES: Final = ("source", "source_of")
"""Keys of every table that speak about its other keys."""

SOURCE: Final = OneOf(get_args(Source))


def read_draft(document: Document, report: Report) -> Draft:
    """All that is sound in a document and in the editions it extends; the rest goes to `report`."""
    draft = Draft()
    Reader(draft, report).table((), EDITION, document, None)
    if ("extends",) in draft.marred:
        # Whatever the unknown edition would have brought cannot be called missing.
        draft.marred.add(())
        return draft
    draft = onto_extended(draft, report)
    report_missing((), EDITION, draft, report)
    return draft


def onto_extended(draft: Draft, report: Report) -> Draft:
    """The draft laid over what it extends, without what it drops from there."""
    base = Draft()
    extends = draft.word("extends")
    if extends is not None:
        base = read_draft(released_document(extends), Report(extends))
        base.drop(("id",))  # an edition has its own
        base.drop(("name",))
    for name in draft.words("drop") or ():
        path = tuple(name.split("."))
        if not base.has(path):
            report.add("drop-unknown", ("drop",), name=shown(name))
        base.drop(path)
    base.overlay(draft)
    return base


def report_missing(path: Path, table: Table, draft: Draft, report: Report) -> None:
    """Report every key that the schema wants and nobody gave."""
    keys = {key: node for key, node in table.keys.items() if key not in table.optional}
    if isinstance(table.each, Table):
        keys = dict.fromkeys(draft.entries(*path), table.each)
    for key, node in keys.items():
        below = (*path, key)
        if draft.lost(below):
            continue
        if not draft.has(below):
            report.add("key-missing", below, expected=node.kind)
            draft.marred.add(below)
        elif isinstance(node, Table):
            report_missing(below, node, draft, report)


class Reader:
    """Walks one document. It goes as deep as the schema does, never as deep as the document."""

    def __init__(self, draft: Draft, report: Report) -> None:
        self.draft = draft
        self.report = report

    def table(self, path: Path, table: Table, value: object, source: Source | None) -> None:
        """Read a table's keys. `source` is what the tables above say."""
        if not self.fits(path, table, value):
            return
        assert isinstance(value, Mapping)
        self.draft.tables[path] = None
        source = self.source((*path, "source"), value.get("source"), source)
        own = self.source_of((*path, "source_of"), value.get("source_of", {}), value)
        for key in value:
            if key in NOTES:
                continue
            node = self.node(path, table, key)
            if isinstance(node, Table):
                self.table((*path, key), node, value[key], source)
            elif node is not None:
                self.leaf((*path, key), node, value[key], own.get(key, source))

    def fits(self, path: Path, table: Table, value: object) -> bool:
        """Whether a value is a table of tolerable size."""
        try:
            expect("table", value)
            assert isinstance(value, Mapping)
            if table.each is not None and len(value) > ENTRY_LIMIT:
                raise MisfitError("too-many", got=len(value), limit=ENTRY_LIMIT)
        except MisfitError as misfit:
            self.mar(path, misfit)
            return False
        return True

    def node(self, path: Path, table: Table, key: str) -> Leaf | Table | None:
        """What the schema says about a key; `None` when it cannot be there."""
        if table.each is None:
            if key not in table.keys:
                self.report.add("unknown-key", (*path, key), known=", ".join(table.keys))
            return table.keys.get(key)
        if not ID.fullmatch(key):
            self.mar((*path, key), MisfitError("bad-id", got=shown(key), limit=ID_LIMIT))
            return None
        return table.each

    def leaf(self, path: Path, leaf: Leaf, value: object, source: Source | None) -> None:
        """Read a single value and where it comes from."""
        try:
            self.draft.values[path] = leaf.read(value)
        except MisfitError as misfit:
            self.mar(path, misfit)
        if len(path) > 1:  # id and name are no figures
            if source is None:
                self.report.add("source-missing", path)
            else:
                self.draft.sources[path] = source

    def source(self, path: Path, value: object, above: Source | None) -> Source | None:
        """What a note says; a note that makes no sense is reported and stands for any source."""
        if value is None:
            return above
        try:
            return cast(Source, SOURCE.read(value))
        except MisfitError as misfit:
            self.mar(path, misfit)
            return "reconstructed"

    def source_of(
        self, path: Path, notes: object, table: Mapping[str, object]
    ) -> dict[str, Source | None]:
        """The sources of a table's single keys."""
        try:
            expect("table", notes)
        except MisfitError as misfit:
            self.mar(path, misfit)
            return {}
        assert isinstance(notes, Mapping)
        known = [key for key in table if key not in NOTES]
        for key in notes:
            if key not in known:
                self.report.add("unknown-key", (*path, key), known=", ".join(map(shown, known)))
        return {key: self.source((*path, key), note, None) for key, note in notes.items()}

    def mar(self, path: Path, misfit: MisfitError) -> None:
        """Report a value that does not fit and remember its key."""
        self.report.add(misfit.code, path, **misfit.figures)
        self.draft.marred.add(path)
