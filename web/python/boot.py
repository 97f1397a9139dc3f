# Runs in Pyodide before its memory is kept: what every start would do again is done here, once.
# Our modules are compiled and the standard library's they need are imported, but none of ours, and
# nothing compiled to machine code (msgspec): such things cannot be kept.
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


for path in SITE.rglob("*.py"):
    name = ".".join(path.relative_to(SITE).with_suffix("").parts).removesuffix(".__init__")
    CODES[name] = compile(path.read_bytes(), str(path), "exec", dont_inherit=True)
for name in (SITE / "imports.txt").read_text().split():
    with suppress(ImportError):  # what a page has not, it does not need
        importlib.import_module(name)
loaders = (ExtensionFileLoader, EXTENSION_SUFFIXES), (Known, SOURCE_SUFFIXES)
sys.path_hooks.insert(0, FileFinder.path_hook(*loaders))
sys.path_importer_cache.clear()
sys.path.insert(0, str(SITE))
