# Runs in Pyodide before its memory is kept: what every start would do again is done here, once.
# Our modules are compiled and the standard library's they need are imported, but none of ours, and
# nothing compiled to machine code (msgspec): such things cannot be kept.
import ast
import importlib
import sys
from contextlib import suppress
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)
from pathlib import Path

SITE = Path("/valdora")
CODES = {}


class Known(SourceFileLoader):
    """Takes a module's code as it was compiled here."""

    def get_code(self, fullname):
        return CODES.get(fullname) or super().get_code(fullname)


def imported(tree):
    """The modules that a source imports when it is imported itself."""
    for node in tree.body:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


wanted = {
    "asyncio",
    "importlib.resources",
    "importlib.metadata",
    "logging",
    "pyodide.ffi",
    "random",
}
for path in sorted(SITE.rglob("*.py")):
    name = ".".join(path.relative_to(SITE).with_suffix("").parts).removesuffix(".__init__")
    tree = ast.parse(path.read_bytes(), str(path))
    CODES[name] = compile(tree, str(path), "exec", dont_inherit=True)
    wanted |= set(imported(tree))
for name in sorted(wanted):
    if name.partition(".")[0] not in ("valdora", "msgspec"):
        with suppress(ImportError):  # what a page has not, it does not need
            importlib.import_module(name)
loaders = (ExtensionFileLoader, EXTENSION_SUFFIXES), (Known, SOURCE_SUFFIXES)
sys.path_hooks.insert(0, FileFinder.path_hook(*loaders))
sys.path_importer_cache.clear()
sys.path.insert(0, str(SITE))
