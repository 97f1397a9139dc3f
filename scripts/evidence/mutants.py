#!.venv/bin/python
"""How good are the tests of a package? Changes it in every small way, counts what goes unnoticed.

    scripts/evidence/mutants.py [PACKAGE ...] [--workers 2] [--keep FOLDER] [--sample N]

Packages are rules, dealer, records and table; without any, all of them. Run it in the project's
folder. It works on a copy; nothing in the repository is touched but docs/evidence/mutation-*.md.
Only the deterministic tests of the package itself run: what Hypothesis would find by luck, or
another package's tests notice, does not count. The mutants are forked from a process that has only
collected the tests, because the tables of an edition are made once per process and would hide
changes in them. With --keep the copy stays in that folder, and a second run goes on from there:
with tests as they are by then, and only with mutants that were not killed yet. With --sample only
so many mutants are tried, drawn at random and always the same; the page says so.
"""

import argparse
import contextlib
import datetime as dt
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

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
GENERATE = """
import pathlib, mutmut.__main__ as mutmut
pathlib.Path("mutants").mkdir(exist_ok=True)
mutmut.set_mutant_under_test("mutant_generation")
mutmut.copy_src_dir()
mutmut.copy_also_copy_files()
mutmut.setup_source_paths()
mutmut.create_mutants(2)
"""
"""The first part of what mutmut does when it runs."""
SEED = 1
"""Of the draw of a sample."""
ENDLESS = "timeout"
KILLED = ("killed", ENDLESS, "caught by type check")
"""What counts as noticed: a test failed, or ran without end."""


def main() -> None:
    """Mutate, count, write the evidence; exit 1 if one is below 90 %."""
    parser = argparse.ArgumentParser(description="Mutation tests.")
    parser.add_argument("packages", nargs="*", default=list(IGNORED), metavar="PACKAGE")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    parser.add_argument("--sample", type=int, metavar="N")
    args = parser.parse_args()
    shares = [mutated(package, args.workers, args.keep, args.sample) for package in args.packages]
    sys.exit(min(shares) < 90)


def mutated(package: str, workers: int, keep: Path | None, sample: int | None) -> float:
    """Try all mutants of a package and write its page; the share of those that were killed."""
    selection = [f"tests/{package}", *(f"--ignore=tests/{package}/{x}" for x in IGNORED[package])]
    quoted = ", ".join(f'"{each}"' for each in selection)
    with contextlib.ExitStack() as stack:
        folder = tempfile.TemporaryDirectory(prefix="valdora-mutation-")
        home = keep / package if keep else Path(stack.enter_context(folder))
        for name in ("src/valdora", "tests/support", f"tests/{package}"):
            copy(name, home)
        configuration = CONFIGURATION.format(package=package, selection=quoted)
        (home / "pyproject.toml").write_text(configuration, encoding="utf-8")
        names = everything(home)
        chosen = Random(SEED).sample(names, min(sample, len(names))) if sample else names
        run(home, [name for name, how in tried(home, chosen).items() if how not in KILLED], workers)
        # On a busy machine some only seem to run without end.
        run(home, [name for name, how in tried(home, chosen).items() if how == ENDLESS], 1)
        results = tried(home, chosen)
        survivors = {name: change(home, name) for name, how in results.items() if how not in KILLED}
    share = 100 * (len(results) - len(survivors)) / len(results)
    page = ROOT / "docs" / "evidence" / f"mutation-{package}.md"
    size = f"{len(results)} mutants"
    if len(results) < len(names):
        size = f"a random sample of {len(results)} of {len(names)} mutants (seed {SEED})"
    endless = sum(how == ENDLESS for how in results.values())
    page.write_text(report(package, share, size, endless, survivors), encoding="utf-8")
    print(f"{share:.1f} % of {size} killed; {page.relative_to(ROOT)} is written")
    return share


def copy(name: str, home: Path) -> None:
    """One file or folder of the repository to the same place in the copy."""
    source, target = ROOT / name, home / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        ignored = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(source, target, ignore=ignored, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)


def mutmut(home: Path, *arguments: str, quiet: bool = False) -> str:
    """Run mutmut in the copy; what it says, if it is not to be seen."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    output = subprocess.PIPE if quiet else None
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # they take longer than the tests
    done = subprocess.run(command, cwd=home, env=bare, stdout=output, text=True, check=True)
    return done.stdout or ""


def everything(home: Path) -> list[str]:
    """The names of all mutants of the copy, made but not tried."""
    subprocess.run(
        [sys.executable, "-c", GENERATE], cwd=home, check=True, stdout=subprocess.DEVNULL
    )
    return sorted(outcomes(mutmut(home, "results", "--all", "true", quiet=True)))


def run(home: Path, names: list[str], workers: int) -> None:
    """Try these mutants, if there are any."""
    if names:
        mutmut(home, "run", "--max-children", str(workers), *names)


def tried(home: Path, names: list[str]) -> dict[str, str]:
    """What became of these mutants so far."""
    results = outcomes(mutmut(home, "results", "--all", "true", quiet=True))
    return {name: results[name] for name in names}


def outcomes(said: str) -> dict[str, str]:
    """What became of each mutant, by its name."""
    return dict(re.findall(r"^\s*(valdora\.\S+): (.+?)\s*$", said, re.MULTILINE))


def change(home: Path, mutant: str) -> str:
    """The lines a mutant takes away and puts in."""
    lines = mutmut(home, "show", mutant, quiet=True).splitlines()
    return "\n".join(line for line in lines if re.match(r"[-+](?![-+])", line))


def report(package: str, share: float, size: str, endless: int, survivors: dict[str, str]) -> str:
    """The page for docs/evidence."""
    text = [
        f"# Mutation test of {package}",
        "",
        f"Made by `scripts/evidence/mutants.py {package}`, with the deterministic tests of that",
        f"package only, on {dt.datetime.now(dt.UTC):%Y-%m-%d}.",
        "",
        f"**{share:.1f} %** of {size} killed ({endless} by running without end);",
        f"{len(survivors)} survived:",
        "",
    ]
    for name, lines in sorted(survivors.items()):
        text += [f"`{name}`", "", "```diff", lines, "```", ""]
    return "\n".join(text)


if __name__ == "__main__":
    main()
