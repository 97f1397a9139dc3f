"""What is packed for a page is all that it imports of ours, and no more than `web/python` says."""

import ast
from pathlib import Path
from types import ModuleType

from support.scripts import loaded

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"


def pack() -> ModuleType:
    return loaded(ROOT / "web/python/pack.py")


def named(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def imported(path: Path) -> set[str]:
    """Our modules that a module imports as it is imported itself."""
    found = set()
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {
                full for each in node.names if _is_module(full := f"{node.module}.{each.name}")
            }
    return {name for name in found if name.partition(".")[0] == "valdora"}


def _is_module(name: str) -> bool:
    place = SOURCES.joinpath(*name.split("."))
    return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


def test_everything_that_is_packed_finds_what_it_imports() -> None:
    modules = {named(path): path for path in pack().sources() if path.suffix == ".py"}
    assert "valdora.device.page" in modules
    missing = {
        name: lacking
        for name, path in modules.items()
        if (lacking := imported(path) - modules.keys())
    }
    assert missing == {}
