"""A script of ours as a module: scripts are no package, and what is in them can be tried."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType


def loaded(script: Path) -> ModuleType:
    """The script, run anew under its own name, where dataclasses look for it."""
    spec = importlib.util.spec_from_file_location(script.stem, script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[script.stem] = module
    spec.loader.exec_module(module)
    return module
