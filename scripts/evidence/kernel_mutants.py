#!.venv/bin/python
"""Change the kernel in 100 small ways, one at a time: does the comparison with the rules notice?

    scripts/evidence/kernel_mutants.py [--mutants N] [--plies P] [--seed S]

Run it in the project's folder. The modules that say what the game is are changed: what is legal,
what an action does, the points, and the records they work on. Each mutant runs
uncompiled in a copy of the package and is caught if the comparison fails or breaks. The last line
is one JSON object; the exit code is 1 if fewer than 95 of 100 are caught.
"""

import argparse
import ast
import copy
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
MODULES = ("legal", "step", "score", "editions", "packing", "chance")
SKIPPED = {"_check_caps", "_points", "_pages", "mix", "below", "generator", "generators"}
"""Not the game: the caps, which have tests of their own, and the quality of the generator."""
CAUGHT_SHARE = 0.95
PATIENCE = 600
"""Seconds for one mutant; one that never ends is caught."""

COMPARE = """
import sys
sys.path.insert(0, {tests!r})
from support.kernel_games import compared
for _ in compared(seed={seed}, plies={plies}):
    pass
"""

SWAPS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}


@dataclass(frozen=True)
class Mutant:
    """One changed module."""

    module: str
    line: int
    change: str
    source: str


def mutants(module: str) -> Iterator[Mutant]:
    """All small changes of a module."""
    text = (ROOT / f"src/valdora/kernel/{module}.py").read_text(encoding="utf-8")
    tree = ast.parse(text)
    functions = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name not in SKIPPED
    ]
    for function in functions:
        for node in ast.walk(function):
            for change in _changes(node):
                before = ast.unparse(node) if not isinstance(node, ast.FunctionDef) else "def"
                saved = copy.copy(node.__dict__)
                node.__dict__.update(change)
                after = ast.unparse(node)
                source = ast.unparse(tree)
                node.__dict__.clear()
                node.__dict__.update(saved)
                if before != after:
                    line = getattr(node, "lineno", function.lineno)
                    yield Mutant(module, line, f"{before}  →  {after}".replace("\n", "; "), source)


def _changes(node: ast.AST) -> Iterator[dict[str, object]]:
    """New values for fields of a node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in SWAPS.get(type(node.ops[0]), ()):
            yield {"ops": [other()]}
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        for other in SWAPS.get(type(node.op), ()):
            yield {"op": other()}
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield {"op": ast.UAdd()}
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield {"value": node.value + 1}
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield {"test": ast.UnaryOp(ast.Not(), node.test)}
    if isinstance(node, ast.If | ast.For | ast.FunctionDef):
        for place, statement in enumerate(node.body):
            if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr) and not _is_text(
                statement
            ):
                yield {"body": [*node.body[:place], ast.Pass(), *node.body[place + 1 :]]}


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_caught(mutant: Mutant, folder: Path, plies: int) -> bool:
    """Whether the comparison fails with this mutant."""
    package = folder / "valdora"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src/valdora", package, ignore=shutil.ignore_patterns("static"))
    (package / f"kernel/{mutant.module}.py").write_text(mutant.source, encoding="utf-8")
    script = COMPARE.format(tests=str(ROOT / "tests"), seed=1, plies=plies)
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "VALDORA_KERNEL": "python",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> int:
    """Make mutants, try them, and say how many were caught."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutants", type=int, default=100)
    parser.add_argument("--plies", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    known = [mutant for module in MODULES for mutant in mutants(module)]
    chosen = Random(args.seed).sample(known, args.mutants)
    survivors = []
    with tempfile.TemporaryDirectory(prefix="valdora-mutants-") as folder:
        unchanged = Mutant("legal", 0, "none", (ROOT / "src/valdora/kernel/legal.py").read_text())
        assert not is_caught(unchanged, Path(folder), args.plies // 10), "it fails unchanged"
        for number, mutant in enumerate(chosen, start=1):
            caught = is_caught(mutant, Path(folder), args.plies)
            where = f"{mutant.module}.py:{mutant.line}"
            if not caught:
                survivors.append(f"{where}  {mutant.change}")
            said = "caught  " if caught else "SURVIVED"
            print(f"{number:3} {said} {where}  {mutant.change[:90]}", file=sys.stderr, flush=True)
    caught_count = len(chosen) - len(survivors)
    print(
        json.dumps(
            {
                "mutants": len(chosen),
                "of": len(known),
                "caught": caught_count,
                "plies": args.plies,
                "seed": args.seed,
                "survivors": survivors,
            },
            ensure_ascii=False,
        )
    )
    return 0 if caught_count >= CAUGHT_SHARE * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
