"""Whatever a file holds, one gets an edition or an `EditionError` that can be printed."""

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.editions import Document, base_document
from valdora.content import Edition, EditionError, Fault, load, parse

LEAVES = st.one_of(
    st.booleans(),
    st.integers(),
    st.integers(-1, 40),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["ruby", "gold", "white", "city", "house", "A", "north-1", "equipment"]),
    st.just(date(2009, 1, 1)),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def tables_of(document: Document) -> Iterator[Document]:
    yield document
    for value in document.values():
        if isinstance(value, dict):
            yield from tables_of(value)


@st.composite
def mutated_documents(draw: st.DrawFn) -> Document:
    """The base game with a few keys removed, replaced, moved or added."""
    document = base_document()
    for _ in range(draw(st.integers(1, 4))):
        table = draw(st.sampled_from(list(tables_of(document))))
        key = draw(st.sampled_from([*table, "source", "source_of"]) | st.text(max_size=8))
        if draw(st.booleans()):
            table.pop(key, None)
        else:
            table[key] = draw(VALUES | st.sampled_from(list(table.values()) or [0]))
    return document


def faults_of(make: Callable[[Any], Edition], source: object) -> Iterable[Fault]:
    """The faults, none if there is an edition; any other exception goes through."""
    try:
        edition = make(source)
    except EditionError as error:
        return error.faults
    assert set(edition.neighbours) == set(edition.space)
    assert [sum(edition.cards(book).values()) for book in sorted(edition.books)] == [18, 18, 27, 27]
    return ()


@given(mutated_documents())
def test_mutated_documents_never_surprise(document: Document) -> None:
    assert all(str(fault).isprintable() for fault in faults_of(parse, document))


@given(st.dictionaries(st.text(max_size=8), VALUES, max_size=4))
def test_random_documents_never_surprise(document: Document) -> None:
    assert all(str(fault).isprintable() for fault in faults_of(parse, document))


@given(content=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_random_files_never_surprise(
    content: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzz.toml"
    path.write_bytes(content)
    assert faults_of(load, path)
