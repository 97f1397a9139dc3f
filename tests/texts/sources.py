"""What the program asks the catalogues for, read from its source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import valdora
from valdora.rules import explain as explain_function

PACKAGE = Path(valdora.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"

QUOTED = re.compile(r"""(["'`])([A-Za-z][\w.-]*)\1""")
WEB_KEY = re.compile(r"""\bt\(\s*(["'`])([a-z][a-z0-9-]*)(?:\.[a-z]+)?\1""")
SPEAKERS = {"t", "_t", "say"}
"""Names under which Python code holds a `Texts`."""


def sources() -> Iterator[tuple[Path, str]]:
    """Every source file of the program that can ask for a text."""
    for folder, endings in ((PACKAGE, {".py"}), (WEB, {".ts", ".svelte"})):
        for path in sorted(folder.rglob("*")):
            if path.suffix in endings and "static" not in path.parts:
                yield path, path.read_text(encoding="utf-8")


@cache
def literals() -> frozenset[str]:
    """Every quoted name in the sources; of `key.attribute` also the key."""
    found = {match[2] for _, text in sources() for match in QUOTED.finditer(text)}
    return frozenset(found | {name.partition(".")[0] for name in found})


@cache
def asked_for() -> dict[str, str]:
    """The keys that the sources write out in full, each with a file that does."""
    found: dict[str, str] = {}
    for path, text in sources():
        keys = _python_keys(text) if path.suffix == ".py" else _web_keys(text)
        found |= dict.fromkeys(keys, path.name)
    return found


def _web_keys(text: str) -> list[str]:
    return [match[2] for match in WEB_KEY.finditer(text)]


def _python_keys(text: str) -> list[str]:
    keys = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and node.args and _name(node.func) in SPEAKERS:
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                keys.append(key.value.partition(".")[0])
    return keys


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@cache
def reason_figures() -> dict[str, frozenset[str]]:
    """The reason codes of the rules, each with the names of its figures."""
    path = Path(explain_function.__code__.co_filename)
    found: dict[str, frozenset[str]] = {}
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and _name(call.func) == "Reason":
                figures = _figures(function, call.args[2]) if len(call.args) > 2 else frozenset()
                for code in _codes(function, call.args[0]):
                    found[code] = found.get(code, frozenset()) | figures
    return found


def _codes(function: ast.FunctionDef, code: ast.expr) -> list[str]:
    """The code itself, or all codes of the table it is unpacked from."""
    if isinstance(code, ast.Constant):
        return [str(code.value)]
    table = next(node for node in ast.walk(function) if isinstance(node, ast.Dict))
    rows = [row for row in table.values if isinstance(row, ast.Tuple)]
    return [str(row.elts[2].value) for row in rows if isinstance(row.elts[2], ast.Constant)]


def _figures(function: ast.FunctionDef, figures: ast.expr) -> frozenset[str]:
    """The keys of the figures, written in the call or assigned before it."""
    if isinstance(figures, ast.Name):
        figures = next(
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and _name(node.targets[0]) == figures.id
            and isinstance(node.value, ast.Dict)
        )
    assert isinstance(figures, ast.Dict)
    return frozenset(str(key.value) for key in figures.keys if isinstance(key, ast.Constant))
