"""No module needs itself by way of others: neither to run nor (TYPE_CHECKING) for its types."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


def modules() -> dict[str, Path]:
    named = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        named[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return named


def needs(tree: ast.Module, own: set[str]) -> set[str]:
    """The modules that are imported when this one is read, those for types included."""
    found = set()
    for node in _outermost(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in own else node.module for name in names}
    return found & own


def _outermost(tree: ast.Module) -> list[ast.stmt]:
    """The statements of a module, and those under an `if`; not what functions do later."""
    return [
        inner
        for statement in tree.body
        for inner in (
            [*statement.body, *statement.orelse] if isinstance(statement, ast.If) else [statement]
        )
    ]


def order(graph: dict[str, set[str]]) -> list[str]:
    return list(TopologicalSorter(graph).static_order())


def test_modules_stand_in_an_order_in_which_each_needs_only_those_before_it() -> None:
    known = modules()
    graph = {
        name: needs(ast.parse(path.read_bytes()), set(known)) - {name}
        for name, path in known.items()
    }
    assert len(order(graph)) == len(known) > 200


def test_a_cycle_hidden_by_type_checking_is_found() -> None:
    hidden = ast.parse("if TYPE_CHECKING:\n    from valdora import two")
    graph = {"valdora.one": needs(hidden, {"valdora.two"}), "valdora.two": {"valdora.one"}}
    with pytest.raises(CycleError):
        order(graph)
