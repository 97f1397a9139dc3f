#!/usr/bin/env python3
"""Builds the API reference, a page for each package with its public names, from the docstrings.

.venv/bin/python scripts/reference.py [--out build/reference]
"""

import argparse
import inspect
import warnings
from importlib import import_module
from inspect import isclass, isfunction
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import pdoc
from pdoc.doc import Module
from pdoc.doc_ast import walk_tree

PACKAGES = (
    "content", "rules", "dealer", "records", "texts", "table", "engine", "kernel", "bots", "arena",
    "processes", "terminal", "server", "server.storage", "device", "cli",
)  # fmt: skip
"""From the bottom to the top, as docs/architecture.md has them."""


def explained(package: ModuleType) -> dict[str, str]:
    """The public names of a package and their docstrings, those of constants from where each is
    made: pdoc alone sees no docstring of a constant that comes from another module.
    """
    constants: dict[str, str] = {}
    for line in inspect.getsource(package).splitlines():
        if line.startswith("from valdora"):
            constants |= walk_tree(import_module(line.split()[1])).var_docstrings
    public = {name: getattr(package, name) for name in package.__all__}
    return {
        name: (constants.get(name) if _is_constant(value) else value.__doc__) or ""
        for name, value in public.items()
    }


def _is_constant(value: object) -> bool:
    return not (isclass(value) or isfunction(value) or hasattr(value, "__wrapped__"))


def _explained(module: Module) -> dict[str, str]:
    return explained(module.obj) if hasattr(module.obj, "__all__") else {}


def build(out: Path) -> None:
    """Write the pages; a warning is a fault."""
    shown = patch.object(Module, "_var_docstrings", property(_explained))
    with shown, warnings.catch_warnings():
        warnings.simplefilter("error")
        names = [f"valdora.{name}" for name in PACKAGES]
        for name in names:  # what a package imports only when it is asked for
            package = import_module(name)
            for public in getattr(package, "__all__", ()):
                getattr(package, public)
        pdoc.pdoc(*names, r"!valdora\.\w+\.(?!storage$).*", output_directory=out)


def main() -> int:
    """Build, and say where."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("build/reference"))
    out = parser.parse_args().out
    build(out)
    print(f"{out / 'index.html'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
