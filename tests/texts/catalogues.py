"""The catalogues as syntax: what each message says, what it needs and what it refers to."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from valdora.texts.catalogue import LOCALES

PLURALS = {"zero", "one", "two", "few", "many"}
"""Plural categories besides `other`."""


@dataclass(frozen=True)
class Entry:
    """A message or term of a catalogue; an attribute counts as an entry `message.attribute`."""

    key: str
    file: str
    pattern: ast.Pattern

    @property
    def text(self) -> str:
        """The value as written."""
        return serialize_pattern(self.pattern).strip()

    @property
    def words(self) -> str:
        """The plain text in it, without arguments and references."""
        found = [node.value for node in walk(self.pattern) if isinstance(node, ast.TextElement)]
        return " ".join("".join(found).split())


@cache
def files(language: str) -> dict[str, ast.Resource]:
    """The parsed files of a language by name."""
    parser = FluentParser()
    return {
        path.name: parser.parse(path.read_text(encoding="utf-8"))
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }


def entries(language: str) -> Iterator[Entry]:
    """All entries of a language, terms with a leading hyphen, duplicates included."""
    for file, resource in files(language).items():
        for item in resource.body:
            if not isinstance(item, ast.Message | ast.Term):
                continue
            name = item.id.name if isinstance(item, ast.Message) else f"-{item.id.name}"
            if item.value:
                yield Entry(name, file, item.value)
            for attribute in item.attributes:
                yield Entry(f"{name}.{attribute.id.name}", file, attribute.value)


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """The entries of a language by key."""
    return {entry.key: entry for entry in entries(language)}


def messages(language: str) -> dict[str, str]:
    """The keys that a language offers to the program, each with its file."""
    return {
        entry.key.partition(".")[0]: entry.file
        for entry in entries(language)
        if not entry.key.startswith("-")
    }


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all nodes in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                yield from walk(child)


def references(pattern: ast.Pattern) -> Iterator[str]:
    """The keys of the entries a pattern refers to."""
    for node in walk(pattern):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            mark = "-" if isinstance(node, ast.TermReference) else ""
            attribute = f".{node.attribute.name}" if node.attribute else ""
            yield f"{mark}{node.id.name}{attribute}"


def reached(language: str, key: str) -> dict[str, Entry]:
    """An entry and all that it refers to, directly or not."""
    known, found, waiting = catalogue(language), {}, [key]
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found[name] = known[name]
            waiting += references(known[name].pattern)
    return found


def arguments(language: str, key: str) -> set[str]:
    """The arguments an entry may need, itself or through what it refers to."""
    return {
        node.id.name
        for entry in reached(language, key).values()
        for node in walk(entry.pattern)
        if isinstance(node, ast.VariableReference)
    }


def plural_selections(pattern: ast.Pattern) -> Iterator[tuple[str, set[str]]]:
    """Where a pattern selects by plural: the argument, and the categories it tells apart."""
    for node in walk(pattern):
        if not isinstance(node, ast.SelectExpression):
            continue
        names = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if names & PLURALS:
            selected = [
                inner.id.name
                for inner in walk(node.selector)
                if isinstance(inner, ast.VariableReference)
            ]
            yield selected[0], names


def counted(language: str, key: str) -> set[str]:
    """The arguments by whose plural an entry's words change."""
    return {
        argument
        for entry in reached(language, key).values()
        for argument, _ in plural_selections(entry.pattern)
    }
