"""A plain install has neither NumPy nor Numba: whoever plays needs neither."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "numba", "llvmlite", "ziglang"):
            raise ModuleNotFoundError(f"there is no {name}")

sys.meta_path.insert(0, Missing())
"""
IMPORT_ALL = """
import importlib, pkgutil
research = ("valdora.bots.search.compiled", "valdora.bots.search.training", "valdora.kernel")
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    if not module.name.endswith("__main__") and not module.name.startswith(research):
        importlib.import_module(module.name)
assert "valdora.kernel" not in sys.modules
"""
PLAY = """
from valdora.bots import hint, make
from valdora.bots.hints import make_judge
from valdora.bots.review import review
from valdora.content import usual
from valdora.dealer import seeded
from valdora.records import play_game
edition = usual(3)
bots = [make(name, 1) for name in ("expert", "casual", "greedy")]
steps = list(play_game(edition, bots, seeded(edition, 1), 2))
begin = next(step.before for step in steps if step.before.phase == "move")
judge = make_judge(begin.almanac)
print(len(hint(begin, 1, judge).turns), len(review(steps[:12], judge).turns))
"""
PACKAGES = (
    "content", "rules", "dealer", "records", "texts", "engine", "bots", "arena", "table",
    "terminal", "server", "cli",
)  # fmt: skip


def without_them(program: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + program, *arguments],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
def test_all_of_a_package_can_be_imported(package: str) -> None:
    without_them(IMPORT_ALL, f"valdora.{package}")


@pytest.mark.slow
def test_bots_play_and_hints_and_reviews_are_given() -> None:
    hinted, reviewed = without_them(PLAY).split()
    assert int(hinted) == 3
    assert int(reviewed) > 0


def test_importing_the_rules_does_not_import_the_engine() -> None:
    without_them("import valdora.rules; sys.exit('wasmtime' in sys.modules)")
