#!.venv/bin/python
"""How good are the tests of a package? Changes it in every small way, counts what goes unnoticed.

    scripts/evidence/mutants.py [PACKAGE ...] [--workers 2]

Packages are rules, dealer, records and table; without any, all of them. Run it in the project's
folder. It works on a copy; nothing in the repository is touched but docs/evidence/mutation-*.md.
Only the deterministic tests of the package itself run: what Hypothesis would find by luck, or
another package's tests notice, does not count. The mutants are forked from a process that has only
collected the tests, because the tables of an edition are made once per process and would hide
changes in them.
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
IGNORED = {
    "rules": ("test_properties.py", "test_every_rule_is_tested.py"),
    "dealer": (),
    "records": ("test_properties.py", "test_docs.py"),
    "table": (),
}
"""The packages, and which of their tests do not count: those that draw or are about documents."""
CONFIGURATION = """
[tool.pytest.ini_options]
pythonpath = ["tests"]
addopts = ["--import-mode=importlib"]
markers = ["slow: not for mutation"]

[tool.mutmut]
source_paths = ["src/"]
only_mutate = ["src/valdora/{package}/*"]
process_isolation = "forkserver"
pytest_add_cli_args = ["-m", "not slow"]
pytest_add_cli_args_test_selection = [{selection}]
"""
KILLED = ("killed", "timeout", "caught by type check")
"""What counts as noticed: a test failed, or ran without end."""


def main() -> None:
    """Mutate, count, write the evidence; exit 1 if one is below 90 %."""
    parser = argparse.ArgumentParser(description="Mutation tests.")
    parser.add_argument("packages", nargs="*", default=list(IGNORED), metavar="PACKAGE")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    shares = [mutated(package, args.workers) for package in args.packages]
    sys.exit(min(shares) < 90)


def mutated(package: str, workers: int) -> float:
    """Try all mutants of a package and write its page; the share of those that were killed."""
    selection = [f"tests/{package}", *(f"--ignore=tests/{package}/{x}" for x in IGNORED[package])]
    quoted = ", ".join(f'"{each}"' for each in selection)
    with tempfile.TemporaryDirectory(prefix="valdora-mutation-") as folder:
        home = Path(folder)
        for name in ("src/valdora", "tests/support", f"tests/{package}"):
            copy(name, home)
        configuration = CONFIGURATION.format(package=package, selection=quoted)
        (home / "pyproject.toml").write_text(configuration, encoding="utf-8")
        mutmut(home, "run", "--max-children", str(workers))
        results = outcomes(mutmut(home, "results", "--all", "true", quiet=True))
        survivors = {name: change(home, name) for name, how in results.items() if how not in KILLED}
    share = 100 * (len(results) - len(survivors)) / len(results)
    page = ROOT / "docs" / "evidence" / f"mutation-{package}.md"
    page.write_text(report(package, share, len(results), survivors), encoding="utf-8")
    print(f"{share:.1f} % of {len(results)} mutants killed; {page.relative_to(ROOT)} is written")
    return share


def copy(name: str, home: Path) -> None:
    """One file or folder of the repository to the same place in the copy."""
    source, target = ROOT / name, home / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static"))
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


def report(package: str, share: float, total: int, survivors: dict[str, str]) -> str:
    """The page for docs/evidence."""
    text = [
        f"# Mutation test of {package}",
        "",
        f"Made by `scripts/evidence/mutants.py {package}`, with the deterministic tests of that",
        f"package only, on {dt.datetime.now(dt.UTC):%Y-%m-%d}.",
        "",
        f"**{share:.1f} %** of {total} mutants killed; {len(survivors)} survived:",
        "",
    ]
    for name, lines in sorted(survivors.items()):
        text += [f"`{name}`", "", "```diff", lines, "```", ""]
    return "\n".join(text)


if __name__ == "__main__":
    main()
