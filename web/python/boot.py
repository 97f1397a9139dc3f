# Runs in Pyodide before its memory is kept: what every start would do again is done here, once. All
# modules are compiled and imported, msgspec's too: its machine code lies at the same place in each
# start (library.ts). The editions are read.
import gc
import importlib
import sys
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

SITE = Path("/valdora")
CODES = {}
PATHS = {}
FILES = {}


class Known(SourceFileLoader):
    """Finds the modules that were compiled here, and looks at no file for it."""

    @classmethod
    def find_spec(cls, name, *_):
        file = PATHS.get(name)
        return file and spec_from_file_location(name, file, loader=cls(name, file))

    def get_code(self, fullname):
        return CODES[fullname]


def put_files():
    """Write what is no module: files are no part of the memory."""
    for path, data in FILES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


for path in SITE.rglob("*.*"):
    if path.suffix == ".py":
        name = ".".join(path.relative_to(SITE).with_suffix("").parts).removesuffix(".__init__")
        PATHS[name] = str(path)
        CODES[name] = compile(path.read_bytes(), PATHS[name], "exec", dont_inherit=True)
    elif path.is_file() and path.suffix != ".so":
        FILES[path] = path.read_bytes()
sys.meta_path.insert(0, Known)
sys.path.insert(0, str(SITE))
for name in [*(SITE / "imports.txt").read_text().split(), *sorted(CODES)]:
    with suppress(ImportError):  # what a page has not, it does not need
        importlib.import_module(name)
content = importlib.import_module("valdora.content")
for name in content.editions():
    content.load(name)
gc.collect()
gc.freeze()  # all of this stays: nobody need look through it again
