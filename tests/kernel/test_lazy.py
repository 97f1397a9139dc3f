"""Who plays with people only never waits for Numba: nothing below or beside the bots imports it."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

IMPORT_ALL = """
import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
assert "numba" not in sys.modules, "numba"
assert "valdora.kernel" not in sys.modules, "kernel"
"""

PACKAGES = ("content", "rules", "dealer", "records", "texts", "terminal", "server", "cli")


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
def test_importing_all_of_a_package_does_not_import_the_kernel(package: str) -> None:
    if importlib.util.find_spec(f"valdora.{package}") is None:
        pytest.fail(f"there is no package {package}")
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, f"valdora.{package}"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_importing_the_rules_does_not_import_numba() -> None:
    script = "import sys, valdora.rules; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
