#!.venv/bin/python
"""How good are the rule tests? Changes the rules in every small way and counts what goes unnoticed.

    scripts/evidence/rules_mutants.py [--workers 2]

Run it in the project's folder. It works on a copy; nothing in the repository is touched but
docs/evidence/mutation-rules.md. Only the deterministic tests run: what Hypothesis would find by
luck does not count. The mutants are forked from a process that has only collected the tests,
because the tables of an edition are made once per process and would hide changes in them.
"""

import argparse
import datetime as dt
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EVIDENCE = ROOT / "docs" / "evidence" / "mutation-rules.md"
COPIED = (
    "src/valdora/__init__.py",
    "src/valdora/content",
    "src/valdora/rules",
    "tests/support",
    "tests/rules",
)
CONFIGURATION = """
[tool.pytest.ini_options]
pythonpath = ["tests"]
addopts = ["--import-mode=importlib"]
markers = ["slow: not for mutation"]

[tool.mutmut]
source_paths = ["src/"]
only_mutate = ["src/valdora/rules/*"]
process_isolation = "forkserver"
pytest_add_cli_args_test_selection = [
    "tests/rules",
    "--ignore=tests/rules/test_properties.py",
    "--ignore=tests/rules/test_every_rule_is_tested.py",
]
"""
KILLED = ("killed", "timeout", "caught by type check")
"""What counts as noticed: a test failed, or ran without end."""


def main() -> None:
    """Mutate, count, write the evidence; exit 1 below 90 %."""
    parser = argparse.ArgumentParser(description="Mutation test of the rules.")
    parser.add_argument("--workers", type=int, default=2)
    workers = parser.parse_args().workers
    with tempfile.TemporaryDirectory(prefix="valdora-mutation-") as folder:
        home = Path(folder)
        for name in COPIED:
            copy(name, home)
        (home / "pyproject.toml").write_text(CONFIGURATION, encoding="utf-8")
        mutmut(home, "run", "--max-children", str(workers))
        results = outcomes(mutmut(home, "results", "--all", "true", quiet=True))
        survivors = {name: change(home, name) for name, how in results.items() if how not in KILLED}
    share = 100 * (len(results) - len(survivors)) / len(results)
    EVIDENCE.parent.mkdir(exist_ok=True)
    EVIDENCE.write_text(report(share, len(results), survivors), encoding="utf-8")
    print(
        f"{share:.1f} % of {len(results)} mutants killed; {EVIDENCE.relative_to(ROOT)} is written"
    )
    sys.exit(share < 90)


def copy(name: str, home: Path) -> None:
    """One file or folder of the repository to the same place in the copy."""
    source, target = ROOT / name, home / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


def mutmut(home: Path, *arguments: str, quiet: bool = False) -> str:
    """Run mutmut in the copy; what it says, if it is not to be seen."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    output = subprocess.PIPE if quiet else None
    done = subprocess.run(command, cwd=home, stdout=output, text=True, check=True)
    return done.stdout or ""


def outcomes(said: str) -> dict[str, str]:
    """What became of each mutant, by its name."""
    return dict(re.findall(r"^\s*(valdora\.\S+): (.+?)\s*$", said, re.MULTILINE))


def change(home: Path, mutant: str) -> str:
    """The lines a mutant takes away and puts in."""
    lines = mutmut(home, "show", mutant, quiet=True).splitlines()
    return "\n".join(line for line in lines if re.match(r"[-+](?![-+])", line))


def report(share: float, total: int, survivors: dict[str, str]) -> str:
    """The page for docs/evidence."""
    text = [
        "# Mutation test of the rules",
        "",
        "Made by `scripts/evidence/rules_mutants.py`, with the deterministic rule tests only,",
        f"on {dt.datetime.now(dt.UTC):%Y-%m-%d}.",
        "",
        f"**{share:.1f} %** of {total} mutants killed; {len(survivors)} survived:",
        "",
    ]
    for name, lines in sorted(survivors.items()):
        text += [f"`{name}`", "", "```diff", lines, "```", ""]
    return "\n".join(text)


if __name__ == "__main__":
    main()
